"""The cards that a seat cannot place."""

from game.engine import Card, SeatView
from game.engine.cards import PACKS


def unseen_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards that are in the pack or hidden from the seat of ``view``."""
    seen = set(view.used)
    for seat in view.seats:
        for hand in seat.hands:
            seen.update(hand.cards)
    return tuple(card for card in PACKS[view.rules.pack] if card not in seen)


def used_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards that are shuffled when the pack runs out (R10)."""
    bust = [hand.cards for seat in view.seats for hand in seat.hands if hand.state == "bust"]
    return (*view.used, *(card for cards in bust for card in cards))
