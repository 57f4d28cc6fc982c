"""What every computer player reads off the table, and the mood that varies from hand to hand."""

from hashlib import sha256

from game.engine import SEVEN_HALF, Action, Card, HandView, SeatView, hand_total
from game.engine.cards import PACKS
from game.engine.scoring import card_values


def mood(view: SeatView, what: str) -> float:
    """Return a number from 0 to below 1 that changes from hand to hand and seat to seat.

    It is drawn from what all can see, so that equal views have equal moods; ``what`` it is for
    makes several of them.
    """
    text = f"{what} {view.fingerprint} {view.hand_number} {view.seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") / (1 << 32)


def own_seat(view: SeatView) -> int:
    """Return the number of the seat that sees this."""
    assert view.seat is not None
    return view.seat


def own_hand(view: SeatView) -> HandView:
    """Return the hand of this seat whose turn it is."""
    return view.seats[own_seat(view)].hands[view.to_act_hand]


def verbs(view: SeatView) -> set[str]:
    """Return what this seat may do, without amounts."""
    return {action.verb for action in view.legal}


def amount(action: Action) -> int:
    """Return the chips, cards or seat of an action that has such a number."""
    assert action.amount is not None
    return action.amount


def rivals(view: SeatView) -> list[HandView]:
    """Return the hands that stand against the bank."""
    return [
        hand
        for number, seat in enumerate(view.seats)
        if number != view.banker
        for hand in seat.hands
        if hand.state == "standing"
    ]


def cannot_bust(view: SeatView) -> bool:
    """Tell whether no card of the pack could bust the hand whose turn it is."""
    hand, rules = own_hand(view), view.rules
    values = card_values(rules.pack)
    if rules.wild not in hand.cards:
        assert hand.total is not None
        return hand.total + max(values.values()) <= SEVEN_HALF
    return all(hand_total((*hand.cards, card), rules) <= SEVEN_HALF for card in PACKS[rules.pack])


def hidden_values(view: SeatView) -> list[int]:
    """Return the half points of the own cards that lie face down, in the order received."""
    hand, values = own_hand(view), card_values(view.rules.pack)
    return [values[card] for card, up in zip(hand.cards, hand.face_up, strict=True) if not up]


def shown_cards(hand: HandView) -> tuple[Card, ...]:
    """Return the cards of a hand that lie face up."""
    return tuple(card for card, up in zip(hand.cards, hand.face_up, strict=True) if up)
