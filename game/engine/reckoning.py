"""The reckoning: who pays whom, and what for (R15, R18 to R24, R28, R29)."""

from collections.abc import Iterator

from game.engine.events import Event, tell
from game.engine.scoring import PAIR_OF_SEVENS, ROYAL, SEVEN_HALF, hand_rank
from game.engine.state import Hand, State


def hands_in_play(state: State) -> list[tuple[int, int, Hand]]:
    """Return seat, number and hand of every player's hand that is not bust, in order of play."""
    return [
        (seat, number, hand)
        for seat in state.order()
        if seat != state.banker
        for number, hand in enumerate(state.seats[seat].hands)
        if hand.state != "bust"
    ]


def rank_of(state: State, hand: Hand) -> int:
    """Place of a hand in the order of hands (R22, R27)."""
    if hand.total < SEVEN_HALF:
        return hand.total
    return hand_rank(hand.cards, state.rules, split=hand.split)


def unbeaten_seven_halves(state: State, seat: int) -> Iterator[tuple[Hand, int]]:
    """Yield the hands of 7½ of ``seat`` that the bank neither ties nor beats, and their places."""
    for hand in state.seats[seat].hands:
        if hand.total == SEVEN_HALF:
            rank = rank_of(state, hand)
            if rank > rank_of(state, state.seats[state.banker].hands[0]):
                yield hand, rank


def turn_up(seat: int, number: int, hand: Hand, events: list[Event]) -> None:
    """Turn a hand's hidden cards up, if there are any."""
    if False in hand.face_up:
        hand.face_up = (True,) * len(hand.cards)
        tell(events, "shows", seat, number, cards=hand.cards, total=hand.total)


def collect(
    state: State, seat: int, number: int, hand: Hand, why: str, events: list[Event]
) -> None:
    """Give the stake of a hand to the bank; ``why`` is the reason in the event.

    ``bank_seven_half`` takes as much again from the player's chips, as far as they go (R21).
    """
    amount, hand.stake = hand.stake, 0
    short = 0
    if why == "bank_seven_half":
        player = state.seats[seat]
        more = min(amount, player.chips)
        short = amount - more
        player.chips -= more
        amount += more
    state.seats[state.banker].chips += amount
    tell(events, "collects", seat, number, amount=amount, text=why, total=hand.total, short=short)


def reckon(state: State, events: list[Event]) -> None:
    """Turn all hands up and settle them with the bank's: it takes first, then pays (R28)."""
    rules = state.rules
    bank_hand = state.seats[state.banker].hands[0]
    bank = rank_of(state, bank_hand)
    doubles = bank == SEVEN_HALF and rules.bank_seven_half_collects == 2
    hands = hands_in_play(state)
    for seat, number, hand in hands:
        turn_up(seat, number, hand, events)
    owed: list[tuple[int, int, Hand, int]] = []
    for seat, number, hand in hands:
        rank = rank_of(state, hand)
        if rank > bank:
            owed.append((seat, number, hand, rank))
        elif rank == bank and rules.tie == "push":
            _give_back(state, seat, number, hand, events)
        elif doubles:
            collect(state, seat, number, hand, "bank_seven_half", events)
        else:
            collect(state, seat, number, hand, "tie" if rank == bank else "lower", events)
    why = "bank_bust" if bank_hand.state == "bust" else "higher"
    for seat, number, hand, rank in owed:
        _pay(state, seat, number, hand, *_price(state, rank, why), events)


def _price(state: State, rank: int, why: str) -> tuple[int, str]:
    """How many times its stake a hand is paid that beats the bank, and what for (R20 to R24)."""
    if rank == PAIR_OF_SEVENS:
        return 3, "pair_of_sevens"
    if rank == ROYAL:
        return 2, "royal"
    if rank == SEVEN_HALF and state.rules.seven_half_pays == 2:
        return 2, "seven_half"
    return 1, why


def _give_back(state: State, seat: int, number: int, hand: Hand, events: list[Event]) -> None:
    amount, hand.stake = hand.stake, 0
    state.seats[seat].chips += amount
    tell(events, "returns", seat, number, amount=amount, total=hand.total)


def _pay(
    state: State, seat: int, number: int, hand: Hand, times: int, why: str, events: list[Event]
) -> None:
    """Pay a hand as far as the bank's chips go, then from the fund if there is one (R28, R29)."""
    stake, hand.stake = hand.stake, 0
    banker, player = state.seats[state.banker], state.seats[seat]
    owed = stake * times
    paid = min(owed, banker.chips)
    rest = owed - paid
    banker.chips -= paid
    player.chips += stake + paid
    short = 0 if state.rules.fund else rest
    tell(events, "pays", seat, number, amount=paid, total=hand.total, text=why, short=short)
    if rest and state.rules.fund:
        state.fund -= rest
        player.chips += rest
        tell(events, "fund_pays", seat, number, amount=rest)
