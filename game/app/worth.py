"""What a hand that is seen is worth: its name, what a wild card counts, who can still win."""

from collections.abc import Sequence
from typing import Literal

from game.engine import HIDDEN, SEVEN_HALF, Card, HandView, Rules, SeatView, hand_rank
from game.engine.cards import PACKS
from game.engine.scoring import PAIR_OF_SEVENS, ROYAL, card_values, counts_half

HandName = Literal["", "royal", "pair_of_sevens"]

_NAMES: dict[int, HandName] = {ROYAL: "royal", PAIR_OF_SEVENS: "pair_of_sevens"}
# More than any wild card is worth, and less than a whole hand.
_WILD = {"Kd": (1, 2, 4, 6, 8, 10, 12, 14), "Ad": (1, 2)}


def name_of_hand(cards: Sequence[Card], rules: Rules, split: bool = False) -> HandName:
    """Return what is special about a hand, for whoever sees all its cards (R23, R24)."""
    if not cards or HIDDEN in cards:
        return ""
    return _NAMES.get(hand_rank(cards, rules, split=split), "")


def wild_counts(hand: HandView, rules: Rules) -> int | None:
    """Return the half points that the hand's wild card counts just now (R25).

    None without one, and for whoever does not see the whole hand: it depends on all of it.
    """
    if hand.total is None or rules.wild not in hand.cards:
        return None
    values = card_values(rules.pack)
    return hand.total - sum(values[card] for card in hand.cards if card != rules.wild)


def card_counts(card: Card, rules: Rules) -> int:
    """Return the half points of a card, wild ones as plain (R1, R2)."""
    return card_values(rules.pack)[card]


def are_faces(cards: Sequence[Card], rules: Rules) -> bool:
    """Tell whether the cards are all face cards, or with 32 cards count ½ (R2, R27)."""
    return HIDDEN not in cards and all(counts_half(card, rules) for card in cards)


def still_to_beat(shown: SeatView, bank: HandView) -> int:
    """Count the players whose hand can still be better than the bank's, as the banker sees it.

    A hidden card can be any that keeps the hand from being bust: a bust hand would lie open,
    and so would 7½ where that is shown at once (R14).
    """
    rank = hand_rank(bank.cards, shown.rules)
    return sum(
        any(_can_beat(shown.rules, hand, rank) for hand in player.hands)
        for seat, player in enumerate(shown.seats)
        if seat != shown.banker
    )


def _can_beat(rules: Rules, hand: HandView, bank: int) -> bool:
    if hand.state == "bust" or not hand.cards:
        return False
    if HIDDEN not in hand.cards:
        return hand_rank(hand.cards, rules, split=hand.split) > bank
    most = SEVEN_HALF - rules.show_seven_half
    if any(bank < total <= most for total in _possible_totals(rules, hand.cards)):
        return True
    if len(hand.cards) != 2 or rules.show_seven_half:
        return False
    place = hand.cards.index(HIDDEN)
    return any(
        bank < hand_rank(_with(hand.cards, place, card), rules, split=hand.split) <= ROYAL
        for card in PACKS[rules.pack]
    )


def _with(cards: tuple[Card, ...], place: int, card: Card) -> tuple[Card, ...]:
    return (*cards[:place], card, *cards[place + 1 :])


def _possible_totals(rules: Rules, cards: tuple[Card, ...]) -> set[int]:
    values = card_values(rules.pack)
    wild = _WILD.get(rules.wild, ())
    any_card = {*values.values(), *wild}
    totals = {0}
    for card in cards:
        if card == HIDDEN:
            choices = any_card
        else:
            choices = set(wild) if card == rules.wild else {values[card]}
        totals = {total + value for total in totals for value in choices}
    return totals
