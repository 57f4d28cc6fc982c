"""The reckoning: who pays whom, and what for (R15, R18, R19, R22, R28)."""

from collections.abc import Iterator

from game.engine.events import Event
from game.engine.scoring import SEVEN_HALF, hand_rank
from game.engine.state import Hand, State


def hands_in_play(state: State) -> Iterator[tuple[int, int, Hand]]:
    """Yield seat, number and hand of every player's hand that is not bust, in order of play."""
    for seat in state.order():
        if seat != state.banker:
            for number, hand in enumerate(state.seats[seat].hands):
                if hand.state != "bust":
                    yield seat, number, hand


def ends_with_seven_half(state: State, seat: int) -> bool:
    """Tell whether ``seat`` made a 7½ which the bank neither ties nor beats (R31)."""
    bank = hand_rank(state.seats[state.banker].hands[0].cards, state.rules)
    return any(
        hand.state == "standing"
        and hand.total == SEVEN_HALF
        and hand_rank(hand.cards, state.rules) > bank
        for hand in state.seats[seat].hands
    )


def turn_up(seat: int, number: int, hand: Hand, events: list[Event]) -> None:
    """Turn a hand's hidden cards up, if there are any."""
    if not all(hand.face_up):
        hand.face_up = (True,) * len(hand.cards)
        events.append(Event("shows", seat, number, cards=hand.cards, total=hand.total))


def collect(
    state: State, seat: int, number: int, hand: Hand, why: str, events: list[Event]
) -> None:
    """Give the stake of a hand to the bank; ``why`` is the reason in the event."""
    amount, hand.stake = hand.stake, 0
    state.seats[state.banker].chips += amount
    events.append(Event("collects", seat, number, amount=amount, text=why, total=hand.total))


def reckon(state: State, events: list[Event]) -> None:
    """Turn all hands up and settle them with the bank's: it takes first, then pays (R28)."""
    bank_hand = state.seats[state.banker].hands[0]
    bank = hand_rank(bank_hand.cards, state.rules)
    hands = list(hands_in_play(state))
    for seat, number, hand in hands:
        turn_up(seat, number, hand, events)
    owed: list[tuple[int, int, Hand]] = []
    for seat, number, hand in hands:
        rank = hand_rank(hand.cards, state.rules)
        if rank > bank:
            owed.append((seat, number, hand))
        elif rank < bank:
            collect(state, seat, number, hand, "lower", events)
        elif state.rules.tie == "bank":
            collect(state, seat, number, hand, "tie", events)
        else:
            _give_back(state, seat, number, hand, events)
    why = "bank_bust" if bank_hand.state == "bust" else "higher"
    for seat, number, hand in owed:
        _pay(state, seat, number, hand, why, events)


def _give_back(state: State, seat: int, number: int, hand: Hand, events: list[Event]) -> None:
    amount, hand.stake = hand.stake, 0
    state.seats[seat].chips += amount
    events.append(Event("returns", seat, number, amount=amount, total=hand.total))


def _pay(state: State, seat: int, number: int, hand: Hand, why: str, events: list[Event]) -> None:
    """Pay a hand as far as the bank's chips go; the stake goes back to its owner."""
    stake, hand.stake = hand.stake, 0
    banker = state.seats[state.banker]
    paid = min(stake, banker.chips)
    banker.chips -= paid
    state.seats[seat].chips += stake + paid
    events.append(
        Event("pays", seat, number, amount=paid, total=hand.total, text=why, short=stake - paid)
    )
