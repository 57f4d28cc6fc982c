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
from tools.art.path import mirrored, parse
from tools.art.sprite import sprites, symbols

SVG = "{http://www.w3.org/2000/svg}"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
BUDGET = 45_000


def elements() -> list[ET.Element]:
    # The files are our own, so the standard parser is safe here.
    return [one for text in sprites().values() for one in ET.fromstring(text).iter()]  # noqa: S314


@pytest.mark.parametrize("name", sorted(texts()))
def test_committed_drawings_are_what_the_generator_writes(name: str) -> None:
    assert (STATIC / name).read_text(encoding="utf-8") == texts()[name]


def test_the_sprites_have_every_symbol_and_the_large_cards_lie_apart() -> None:
    cards = {f"{kind}-{rank}{suit}" for kind in "cm" for rank in RANKS for suit in "cdhs"}
    others = {"c-back", "m-back", "s-c", "s-d", "s-h", "s-s", "chip", "crown", "bank"}
    found = [e.get("id") for e in elements() if e.tag == f"{SVG}symbol"]
    assert set(found) == cards | others
    assert len(found) == len(set(found))
    assert set(re.findall(r'id="(.+?)"', sprites()["cards"])) == {
        name for name in cards | others if name.startswith("c-")
    }


@pytest.mark.parametrize(
    ("prefix", "box"), [("c-", "0 0 250 350"), ("m-", "0 0 50 70"), ("s-", "0 0 100 100")]
)
def test_symbols_keep_their_proportions(prefix: str, box: str) -> None:
    named = [text for name, text in symbols().items() if name.startswith(prefix)]
    assert named
    assert all(f'viewBox="{box}"' in text for text in named)


def test_nothing_leans_on_fonts_styles_scripts_or_references() -> None:
    assert {e.tag.removeprefix(SVG) for e in elements()} == {"svg", "symbol", "g", "path"}
    for text in sprites().values():
        assert "url(" not in text
        assert "href" not in text
        assert "NaN" not in text


def test_only_the_palette_is_used() -> None:
    known = {v for k, v in vars(palette).items() if k.isupper() and isinstance(v, str)}
    assert set(re.findall(r"#[0-9a-f]{6}", "".join(sprites().values()))) <= known


def test_the_sprites_are_light() -> None:
    assert sum(len(gzip.compress(text.encode(), mtime=0)) for text in sprites().values()) <= BUDGET


def luminance(colour: str) -> float:
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("suit", "cdhs")
def test_indexes_stand_out_from_the_paper(suit: str) -> None:
    dark, light = luminance(palette.SUIT_COLOUR[suit]), luminance(palette.PAPER)
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
