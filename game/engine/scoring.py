"""What a hand is worth, in half points: seven and a half is 15 (R1 to R3, R22 to R25)."""

from collections.abc import Sequence
from functools import cache

from game.engine.cards import PACKS, Card
from game.engine.rules import Rules

SEVEN_HALF = 15

# Places in the order of hands above a plain 7½ (R22).
ROYAL = 16
PAIR_OF_SEVENS = 17

_HALF = 1
_SEVEN = 14

_HALF_POINTS_BY_RANK = {
    "40": {
        "A": 2, "2": 4, "3": 6, "4": 8, "5": 10, "6": 12, "7": 14, "J": 1, "Q": 1, "K": 1,
    },
    "32": {"A": 14, "K": 8, "Q": 6, "J": 4, "10": 1, "9": 1, "8": 1, "7": 1},
}  # fmt: skip

# What a wild card may count beside its ordinary half points, least first (R25).
_WILD_VALUES = {"Kd": (1, 2, 4, 6, 8, 10, 12, 14), "Ad": (1, 2)}


@cache
def card_values(pack: str) -> dict[Card, int]:
    """Half points of every card of a pack, ``"40"`` (R1) or ``"32"`` (R2), wild ones as plain."""
    by_rank = _HALF_POINTS_BY_RANK[pack]
    return {card: by_rank[card.rank] for card in PACKS[pack]}


def hand_total(cards: Sequence[Card], rules: Rules) -> int:
    """Total of a hand in half points; more than 15 is bust (R3). No card may be hidden.

    A wild card counts what is best for the hand as it is now: the highest total that is not
    bust, or the lowest where all are (R25). A pair of sevens totals 28 all the same.
    """
    values = card_values(rules.pack)
    total = 0
    for card in cards:
        total += values[card]
    if rules.wild == "none" or rules.wild not in cards:
        return total
    choices = _WILD_VALUES[rules.wild]
    others = total - values[Card(rules.wild)]
    fitting = [others + value for value in choices if others + value <= SEVEN_HALF]
    return fitting[-1] if fitting else others + choices[0]


def is_pair_of_sevens(cards: Sequence[Card], rules: Rules) -> bool:
    """Tell whether a hand is two sevens and no more, where that counts (R24).

    A wild card is no seven; with 32 cards the aces are the sevens (R2).
    """
    if not rules.pair_of_sevens or len(cards) != 2:
        return False
    values = card_values(rules.pack)
    return values[cards[0]] == values[cards[1]] == _SEVEN


def is_royal(cards: Sequence[Card], rules: Rules) -> bool:
    """Tell whether a hand is a seven with a face card and no more, where that counts (R23).

    A wild K♦ with a face card or with a seven is one (R25); with 32 cards an ace and a card that
    counts ½ (R2). That the hand must not come from splitting (R27) is the caller's business.
    """
    if not rules.royal or len(cards) != 2:
        return False
    values = card_values(rules.pack)
    pair = {values[cards[0]], values[cards[1]]}
    if rules.wild == "Kd" and "Kd" in cards:
        return pair in ({_HALF}, {_HALF, _SEVEN})
    return pair == {_HALF, _SEVEN}


def counts_half(card: Card, rules: Rules) -> bool:
    """Tell whether a card is a face card, or with 32 cards one that counts ½ (R1, R2)."""
    return card_values(rules.pack)[card] == _HALF


def is_bust(cards: Sequence[Card], total: int, rules: Rules) -> bool:
    """Tell whether a hand whose total is ``total`` half points is bust (R3, R24)."""
    return total > SEVEN_HALF and not is_pair_of_sevens(cards, rules)


def hand_rank(cards: Sequence[Card], rules: Rules, *, split: bool = False) -> int:
    """Place of a hand in the order of hands (R22); equal places tie.

    0 is bust, then half points from 1 to 15, then ``ROYAL`` and ``PAIR_OF_SEVENS``. A hand that
    comes from splitting (``split``) is no royal (R27).
    """
    total = hand_total(cards, rules)
    if total > SEVEN_HALF:
        return PAIR_OF_SEVENS if is_pair_of_sevens(cards, rules) else 0
    if total == SEVEN_HALF and not split and is_royal(cards, rules):
        return ROYAL
    return total
