"""The rules of the Italian game in a few minutes, with the cards drawn."""

from game.app.seen import parse_card
from game.i18n import points, text
from game.ui.cards import card_words, mini_card
from game.ui.tree import Tree, el, unseen

# Each section's number of paragraphs; the words are numbered from 1.
_SECTIONS = (
    ("goal", 1),
    ("values", 1),
    ("hand", 4),
    ("turn", 3),
    ("bank", 4),
    ("next", 2),
    ("end", 1),
    ("pack", 1),
    ("tips", 4),
)
_NUMBERS = ("Ad", "2c", "3h", "4s", "5d", "6c", "7h")
_FACES = ("Js", "Qd", "Kc")
_BEST = ("7d", "Kh")


def rules_sheet(lang: str) -> tuple[Tree, ...]:
    """Draw the rules, section by section."""
    return tuple(_section(lang, name, count) for name, count in _SECTIONS)


def _section(lang: str, name: str, count: int) -> Tree:
    lines = [text(lang, f"rules.{name}.{number}") for number in range(1, count + 1)]
    return el(
        "section",
        {"class": f"rule rule-{name}"},
        el("h3", {}, text(lang, f"rules.{name}")),
        *(_values(lang) if name == "values" else ()),
        el("p", {}, lines[0])
        if count == 1
        else el("ul" if name == "tips" else "ol", {}, *(el("li", {}, line) for line in lines)),
    )


def _values(lang: str) -> tuple[Tree, ...]:
    return (
        _cards(lang, _NUMBERS, [points(2 * value) for value in range(1, 8)]),
        el("p", {"class": "caption"}, text(lang, "rules.values.number")),
        _cards(lang, _FACES, ["½"] * 3),
        el("p", {"class": "caption"}, text(lang, "rules.values.face")),
        _cards(lang, _BEST, ["7", "½"], "best"),
        el("p", {"class": "caption"}, text(lang, "rules.values.best")),
    )


def _cards(lang: str, cards: tuple[str, ...], values: list[str], css: str = "") -> Tree:
    return el(
        "ul",
        {"class": f"rule-cards {css}"},
        *(
            el(
                "li",
                {},
                unseen(card_words(lang, parse_card(card))),
                mini_card(parse_card(card)),
                el("b", {}, value),
            )
            for card, value in zip(cards, values, strict=True)
        ),
    )
