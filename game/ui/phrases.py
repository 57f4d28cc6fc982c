"""Sentences with more in them than text: names, cards, amounts."""

from collections.abc import Sequence
from typing import TypeAlias

from game.app.seen import HIDDEN, Card, HandName, Rules, SeatView, name_of_hand
from game.i18n import number, pieces, points, text
from game.ui.cards import card_words, colour, index_of
from game.ui.tree import Child, Tree, classes, el

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


def hand_word(lang: str, rules: Rules, name: HandName, kind: str = "hand") -> str:
    """Return what a special hand is called; with 32 cards the aces are the sevens.

    ``kind`` is ``hand``, or ``says`` for what people exclaim, ``short`` for what fits a disc.
    """
    which = "pair_of_aces" if name == "pair_of_sevens" and rules.pack == "32" else name
    keys = {"hand": f"hand.{which}", "says": f"says.{which}", "short": f"short.{which}"}
    return text(lang, keys[kind])


def worth(
    lang: str, rules: Rules, cards: Sequence[Card], half_points: int | None, split: bool = False
) -> Tree:
    """Return what a hand comes to, as sentences show it: its name where it has one."""
    name = name_of_hand(cards, rules, split)
    return el("b", {}, hand_word(lang, rules, name)) if name else total(half_points)


def small_card(lang: str, card: Card) -> Tree:
    """Return a card as it stands in a sentence: its index and sign, named for those who listen."""
    if card == HIDDEN:
        return el("span", {}, text(lang, "card.hidden"))
    return el(
        "span",
        {
            "class": classes("pip", colour(lang, card)),
            "role": "img",
            "aria-label": card_words(lang, card),
        },
        *index_of(lang, card),
    )
