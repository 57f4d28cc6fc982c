"""The cards of each deck: their names, their drawings and their colours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.model import Model
from game.app.settings import SETTINGS, CardBack, Deck, with_setting
from game.engine import parse_card
from game.i18n import LANGUAGES
from game.ui import Tree, first_screen, view
from game.ui.cards import big_card, card_words, mini_card
from game.ui.phrases import small_card
from tests.ui import tables, traditions

# The settings show every deck and every back, to choose from.
TABLES = {
    name: table
    for name, table in {**tables.TABLES, **traditions.TABLES}.items()
    if not name.startswith("settings")
}
ROOT = Path(__file__).parents[2]

SYMBOLS = {
    sprite: set(re.findall(r'<symbol id="(.+?)"', (ROOT / sprite).read_text(encoding="utf-8")))
    for sprite in (
        "static/cards.svg",
        "static/marks.svg",
        "static/cards-italian.svg",
        "static/marks-italian.svg",
    )
}
FACE = re.compile(r"[cm]-(?:10|[2-9AJQK])[cdhs]|s-[cdhs]|r-[JQK]")


def with_deck(model: Model, deck: str) -> Model:
    return model._replace(prefs=with_setting(model.prefs, "deck", deck))


def drawings(tree: Tree) -> Iterator[tuple[str, str]]:
    """The sprite and the symbol of everything that is drawn from one."""
    tag, attributes, children = tree
    if tag == "use":
        sprite, _, symbol = str(attributes["href"]).partition("#")
        yield sprite, symbol
    for child in children:
        if not isinstance(child, str):
            yield from drawings(child)


def faces(tree: Tree) -> list[str]:
    """The sprites that faces are drawn from; all that is drawn must be there."""
    found = list(drawings(tree))
    for sprite, symbol in found:
        assert symbol in SYMBOLS[sprite], (sprite, symbol)
    return [sprite for sprite, symbol in found if FACE.fullmatch(symbol)]


@pytest.mark.parametrize("deck", SETTINGS["deck"])
@pytest.mark.parametrize("name", TABLES)
def test_all_faces_are_of_the_chosen_deck(name: str, deck: Deck) -> None:
    drawn = faces(view(with_deck(TABLES[name]("en"), deck)))
    assert {"italian" in sprite for sprite in drawn} <= {deck == "italian"}


@pytest.mark.parametrize("deck", SETTINGS["deck"])
def test_so_are_those_of_the_first_screen(deck: Deck) -> None:
    for name in ("start", "start_first"):
        drawn = faces(first_screen(with_deck(TABLES[name]("en"), deck), saved=False))
        assert {"italian" in sprite for sprite in drawn} == {deck == "italian"}


BACK_SYMBOLS = {"red": "back", "blue": "back-2", "green": "back-3"}


@pytest.mark.parametrize("back", SETTINGS["card_back"])
@pytest.mark.parametrize("name", TABLES)
def test_all_that_lies_face_down_has_the_chosen_back(name: str, back: CardBack) -> None:
    for deck in SETTINGS["deck"]:
        model = with_deck(TABLES[name]("en"), deck)
        drawn = view(model._replace(prefs=model.prefs._replace(card_back=back)))
        faces(drawn)
        down = {symbol[2:] for _, symbol in drawings(drawn) if "-back" in symbol}
        assert down <= {BACK_SYMBOLS[back]}


def test_the_three_backs_are_drawn_large_and_small() -> None:
    hidden = parse_card("??")
    for back, symbol in BACK_SYMBOLS.items():
        lang = f"en.italian.{back}"
        assert list(drawings(big_card(lang, hidden))) == [
            ("static/cards-italian.svg", f"c-{symbol}")
        ]
        assert list(drawings(mini_card(lang, hidden))) == [("static/marks.svg", f"m-{symbol}")]


@pytest.mark.parametrize(
    ("card", "lang", "said"),
    [
        ("Kd", "it.italian", "re di denari"),
        ("Qh", "it.italian", "cavallo di coppe"),
        ("Js", "it.italian", "fante di spade"),
        ("Ac", "it.italian", "asso di bastoni"),
        ("Kd", "en.italian", "king of coins"),
        ("Qh", "en.italian", "knight of cups"),
        ("7s", "en.italian", "seven of swords"),
        ("Jc", "en.italian", "jack of clubs"),
        ("Kd", "it.four", "re di quadri"),
        ("Qh", "en.french", "queen of hearts"),
    ],
)
def test_cards_are_called_what_players_call_them(card: str, lang: str, said: str) -> None:
    assert card_words(lang, parse_card(card)) == said
    assert small_card(lang, parse_card(card))[1]["aria-label"] == said


def test_what_lies_face_down_is_the_same_with_every_deck() -> None:
    for lang in LANGUAGES:
        hidden = parse_card("??")
        assert {card_words(f"{lang}.{deck}", hidden) for deck in SETTINGS["deck"]} == {
            card_words(lang, hidden)
        }
        for draw in (big_card, mini_card):
            assert {draw(f"{lang}.{deck}", hidden)[1]["class"] for deck in SETTINGS["deck"]} <= {
                "card",
                "mini",
            }


@pytest.mark.parametrize(
    ("deck", "colours"),
    [
        ("french", {"c": "", "d": "red", "h": "red", "s": ""}),
        ("four", {"c": "green", "d": "blue", "h": "red", "s": ""}),
        ("italian", {"c": "green", "d": "ochre", "h": "red", "s": "blue"}),
    ],
)
def test_the_suits_have_their_colours(deck: str, colours: dict[str, str]) -> None:
    for suit, colour in colours.items():
        card, lang = parse_card(f"5{suit}"), f"en.{deck}"
        for kind, drawn in (
            ("card", big_card(lang, card)),
            ("mini", mini_card(lang, card)),
            ("pip", small_card(lang, card)),
        ):
            assert drawn[1]["class"] == f"{kind} {colour}".strip()


def test_a_sentence_shows_a_card_as_the_deck_does() -> None:
    assert list(small_card("it.french", parse_card("Qh"))[2]) == ["Q♥"]
    knight = small_card("it.italian", parse_card("Qh"))
    assert [symbol for _, symbol in drawings(knight)] == ["r-Q", "s-h"]
    seven = small_card("it.italian", parse_card("7d"))
    assert seven[2][0] == "7"
    assert [symbol for _, symbol in drawings(seven)] == ["s-d"]
    # No letter would be right in every language.
    assert not any(isinstance(child, str) for child in knight[2])


def test_the_page_stays_in_its_language() -> None:
    for lang in LANGUAGES:
        page = view(with_deck(TABLES["menu"](lang), "italian"))
        assert page[1]["lang"] == lang


@pytest.mark.parametrize("deck", SETTINGS["deck"])
def test_the_settings_let_choose_the_deck(deck: Deck) -> None:
    model = with_deck(tables.start("it"), deck)._replace(dialog="settings")

    def pressed(tree: Tree) -> Iterator[str]:
        _, attributes, children = tree
        if attributes.get("data-action") == "deck" and attributes.get("aria-pressed") == "true":
            yield str(attributes["data-value"])
        if attributes.get("data-action") == "lang" and attributes.get("aria-pressed") == "true":
            yield str(attributes["data-value"])
        for child in children:
            if not isinstance(child, str):
                yield from pressed(child)

    assert set(pressed(view(model))) == {deck, "it"}
