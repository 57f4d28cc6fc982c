"""The committed pictures are what the generator draws, and safe to use from another document."""

from __future__ import annotations

import gzip
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools.art import palette
from tools.art.__main__ import STATIC, pngs, texts
from tools.art.italian.suits import SUIT_COLOUR as ITALIAN_COLOUR
from tools.art.path import mirrored, parse
from tools.art.sprite import sheets, sprites

SVG = "{http://www.w3.org/2000/svg}"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECKS = ("", "-italian")
# What each may weigh, packed: the large cards are what a phone reads longest.
BUDGET = {"cards": 35_000, "marks": 5_000}


def elements() -> list[ET.Element]:
    # The files are our own, so the standard parser is safe here.
    return [one for text in sprites().values() for one in ET.fromstring(text).iter()]  # noqa: S314


@pytest.mark.parametrize("name", sorted(texts()))
def test_committed_drawings_are_what_the_generator_writes(name: str) -> None:
    assert (STATIC / name).read_text(encoding="utf-8") == texts()[name]


def ids(sprite: str) -> set[str]:
    found = re.findall(r'<symbol id="(.+?)"', sprites()[sprite])
    assert len(found) == len(set(found))
    return set(found)


def faces(kind: str) -> set[str]:
    return {f"{kind}-{rank}{suit}" for rank in RANKS for suit in "cdhs"}


def backs(kind: str) -> set[str]:
    return {f"{kind}-back", f"{kind}-back-2", f"{kind}-back-3"}


SUITS = {"s-c", "s-d", "s-h", "s-s"}


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_chosen_by_the_names_of_its_drawings_alone(deck: str) -> None:
    assert ids(f"cards{deck}") == faces("c") | backs("c")
    assert ids(f"marks{deck}") >= faces("m") | SUITS


def test_what_is_the_same_with_every_deck_lies_with_the_small_cards_of_the_first() -> None:
    common = backs("m") | {"chip", "crown", "bank"}
    assert ids("marks") == faces("m") | SUITS | common
    assert ids("marks-italian") == faces("m") | SUITS | {"r-J", "r-Q", "r-K"}


def test_the_backs_are_the_same_in_both_decks() -> None:
    french, italian = sheets()["cards"], sheets()["cards-italian"]
    assert {french[name] == italian[name] for name in backs("c")} == {True}
    assert len({french[name].partition("viewBox")[2] for name in backs("c")}) == 3


@pytest.mark.parametrize(
    ("prefix", "box"),
    [("c-", "0 0 250 350"), ("m-", "0 0 50 70"), ("s-", "0 0 100 100"), ("r-", "0 0 100 100")],
)
def test_symbols_keep_their_proportions(prefix: str, box: str) -> None:
    named = [
        text
        for sheet in sheets().values()
        for name, text in sheet.items()
        if name.startswith(prefix)
    ]
    assert named
    assert all(f'viewBox="{box}"' in text for text in named)


def test_no_two_cards_of_a_deck_look_alike() -> None:
    for sheet in sheets().values():
        drawn = [text.partition("viewBox")[2] for text in sheet.values()]
        assert len(drawn) == len(set(drawn))


def numbers(path: str) -> list[float]:
    """Every point of a path as we write it, relative but for M, in absolute x and y by turns."""
    out: list[float] = []
    x = y = start_x = start_y = 0.0
    for command, said in re.findall(r"([MlhvczCLHV])([^A-Za-z]*)", path):
        values = [float(one) for one in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", said)]
        if command == "M":
            start_x, start_y = x, y = values[0], values[1]
            out += [x, y]
        elif command == "z":
            x, y = start_x, start_y
        elif command in "hv":
            x, y = (x + values[0], y) if command == "h" else (x, y + values[0])
            out += [x, y]
        else:
            assert command in "lc"
            steps = list(zip(values[::2], values[1::2], strict=True))
            out += [n for dx, dy in steps for n in (x + dx, y + dy)]
            x, y = x + steps[-1][0], y + steps[-1][1]
    return out


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_stays_on_its_paper(deck: str) -> None:
    for sheet, (width, height) in (("cards", (250, 350)), ("marks", (50, 70))):
        for name, text in sheets()[f"{sheet}{deck}"].items():
            if not name.startswith(("c-", "m-")):
                continue
            for path in re.findall(r' d="(.+?)"', text):
                points = numbers(path)
                assert min(points) >= 0, (deck, name)
                assert max(points[::2]) <= width, (deck, name)
                assert max(points[1::2]) <= height, (deck, name)


@pytest.mark.parametrize("deck", DECKS)
def test_courts_stand_on_their_head_as_well(deck: str) -> None:
    """The same figure twice, turned about the middle; but for the sash, which fits both ways."""
    for rank in "JQK":
        for suit in "cdhs":
            text = sheets()[f"cards{deck}"][f"c-{rank}{suit}"]
            turned = re.findall(r'<g transform="rotate\(180 125 175\)">(.+?)</g>', text)
            assert len(turned) == 2
            assert all(text.count(half) == 2 for half in turned)


def test_nothing_leans_on_fonts_styles_scripts_or_references() -> None:
    assert {e.tag.removeprefix(SVG) for e in elements()} == {"svg", "symbol", "g", "path"}
    for text in sprites().values():
        assert "url(" not in text
        assert "href" not in text
        assert "NaN" not in text


def test_only_the_palette_is_used() -> None:
    known = {v for k, v in vars(palette).items() if k.isupper() and isinstance(v, str)}
    used = set(re.findall(r'(?:fill|stroke)="(.+?)"', "".join(sprites().values())))
    assert used <= known | {"none"}


def test_the_suits_of_the_first_deck_have_the_colour_that_the_page_says() -> None:
    """So that they can be two or four; the second deck has its own four."""
    for name, text in {**sheets()["cards"], **sheets()["marks"]}.items():
        is_face = name.startswith(("c-", "m-")) and "back" not in name
        assert ("currentColor" in text) == (is_face or name in SUITS), name
    assert not any("currentColor" in text for text in sheets()["cards-italian"].values())


@pytest.mark.parametrize("name", sorted(sprites()))
def test_the_sprites_are_light(name: str) -> None:
    packed = len(gzip.compress(sprites()[name].encode(), mtime=0))
    assert packed <= BUDGET[name.partition("-")[0]]


def luminance(colour: str) -> float:
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize(
    "colours", [palette.SUIT_COLOUR, palette.FOUR_COLOURS, ITALIAN_COLOUR], ids=["2", "4", "it"]
)
def test_indexes_stand_out_from_the_paper(colours: dict[str, str], suit: str) -> None:
    dark, light = luminance(colours[suit]), luminance(palette.PAPER)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.parametrize("name", sorted(pngs()))
def test_pngs_have_their_size(name: str) -> None:
    data = Path(STATIC / name).read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == pngs()[name][1:]


def test_paths_are_written_shortest() -> None:
    assert parse("M10 10 H20 V0 L10 0.5 Z").text() == "M10 10h10v-10l-10 .5z"
    assert parse("M0 0 Q3 3 6 0").text() == "M0 0c2 2 4 2 6 0"


def test_a_half_outline_is_closed_by_its_mirror_image() -> None:
    assert mirrored("M5 0 L2 4 L5 9", 5).text() == "M5 0l-3 4l3 5l3-5l-3-4z"


def test_an_unknown_path_command_is_refused() -> None:
    with pytest.raises(ValueError, match="dialect"):
        parse("M0 0 A5 5 0 0 1 9 9")
