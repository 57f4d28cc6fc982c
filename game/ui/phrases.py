"""Sentences with more in them than text: names, cards, amounts."""

from typing import TypeAlias

from game.app.seen import HIDDEN, Card, SeatView
from game.i18n import number, pieces, points, text
from game.ui.cards import card_words
from game.ui.tree import Child, Tree, el

_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_RED = frozenset("dh")

Value: TypeAlias = Child | int | list[Tree]


def phrase(lang: str, key: str, **values: Value) -> tuple[Child, ...]:
    """Return the text of ``key`` with elements in the place of its placeholders."""
    n = values.get("n")
    said: list[Child] = []
    for piece, named in pieces(lang, key, n if isinstance(n, int) else None):
        value = values[piece] if named else piece
        if isinstance(value, list):
            said.extend(value)
        elif isinstance(value, int):
            said.append(el("b", {"class": "num"}, number(lang, value)))
        else:
            said.append(value)
    return tuple(said)


def name_of(lang: str, shown: SeatView, seat: int) -> str:
    """Return the name of a seat; who gave none is *you*."""
    return shown.seats[seat].name or text(lang, "you")


def bold(lang: str, shown: SeatView, seat: int) -> Tree:
    """Return the name of a seat, as sentences show it."""
    return el("b", {"class": "who"}, name_of(lang, shown, seat))


def total(half_points: int | None) -> Tree:
    """Return a total, as sentences show it."""
    return el("b", {"class": "num"}, "" if half_points is None else points(half_points))


def small_card(lang: str, card: Card) -> Tree:
    """Return a card as it stands in a sentence: its index and sign, named for those who listen."""
    if card == HIDDEN:
        return el("span", {}, text(lang, "card.hidden"))
    return el(
        "span",
        {
            "class": "pip red" if card.suit in _RED else "pip",
            "role": "img",
            "aria-label": card_words(lang, card),
        },
        f"{card.rank}{_SIGNS[card.suit]}",
    )
