"""What a hand is worth, in half points: seven and a half is 15 (R1, R3, R22)."""

from collections.abc import Sequence
from functools import cache

from game.engine.cards import PACKS, Card
from game.engine.rules import Rules

SEVEN_HALF = 15

_HALF_POINTS_BY_RANK = {
    "40": {
        "A": 2, "2": 4, "3": 6, "4": 8, "5": 10, "6": 12, "7": 14, "J": 1, "Q": 1, "K": 1,
    },
}  # fmt: skip


@cache
def card_values(pack: str) -> dict[Card, int]:
    """Half points of every card of a pack (R1), ``"40"``."""
    by_rank = _HALF_POINTS_BY_RANK[pack]
    return {card: by_rank[card.rank] for card in PACKS[pack]}


def hand_total(cards: Sequence[Card], rules: Rules) -> int:
    """Total of a hand in half points; more than 15 is bust (R3). No card may be hidden."""
    values = card_values(rules.pack)
    return sum([values[card] for card in cards])


def hand_rank(cards: Sequence[Card], rules: Rules) -> int:
    """Place of a hand in the order of hands (R22); equal places tie.

    0 is bust, then half points from 1 to 15.
    """
    total = hand_total(cards, rules)
    return 0 if total > SEVEN_HALF else total
