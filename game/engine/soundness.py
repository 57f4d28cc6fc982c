"""Whether a state is one that a game can come to, as far as its parts must go together."""

from collections.abc import Sequence
from typing import get_args

from game.engine.actions import MOST_CHIPS
from game.engine.cards import PACKS
from game.engine.pack import cards_left
from game.engine.rules import MOST_SEATS
from game.engine.scoring import SEVEN_HALF, hand_total, is_bust
from game.engine.state import Hand, HandState, Phase, State


def is_sound(state: State) -> bool:
    """Tell whether a state read from outside can be played on, so that nothing fails later."""
    checks = (_counts_fit, _cards_fit, _hands_fit, _turn_fits, _choices_fit, _sale_fits)
    return all(check(state) for check in checks)


def _counts_fit(state: State) -> bool:
    seats = range(len(state.seats))
    over = state.phase == "over"
    chips = sum(seat.chips + sum(hand.stake for hand in seat.hands) for seat in state.seats)
    hands = state.rules.hands or state.hand_number + 1
    pause = state.phase in ("between", "offers", "answer")
    return (
        2 <= len(state.seats) <= MOST_SEATS[state.rules.pack]
        # With a fund chips can come in from outside; it never takes any.
        and 0 < chips + state.fund <= len(state.seats) * MOST_CHIPS
        and state.fund <= 0
        and (state.rules.fund or state.fund == 0)
        and state.phase in get_args(Phase)
        and state.banker in seats
        and (over or not state.seats[state.banker].out)
        and (over or len(state.order()) > 1)
        and not any(seat.out and seat.chips for seat in state.seats)
        and int(state.phase != "vote") <= state.hand_number <= (hands - 1 if pause else hands)
        and -1 <= state.shuffler < len(state.seats)
        and all(number < state.shuffles for number in state.unrevealed)
        and all(seat in seats for seat in state.votes)
        and (len(state.votes) < len(state.seats) if state.phase == "vote" else _all_voted(state))
    )


def _all_voted(state: State) -> bool:
    return len(state.votes) in (0, len(state.seats))


def _cards_fit(state: State) -> bool:
    """All cards are there once, and no stacked pack has one twice."""
    hands = [hand for seat in state.seats for hand in seat.hands]
    if state.phase == "vote":
        return not (state.pack or state.used or hands)
    on_table = [card for hand in hands for card in hand.cards]
    cards = [*state.pack[state.dealt :], *state.used, *on_table]
    whole = PACKS[state.rules.pack]
    return (
        sorted(cards) == sorted(whole)
        and state.dealt <= len(state.pack)
        and all(len(set(pack)) == len(pack) and set(pack) <= set(whole) for pack in state.packs)
    )


def _hands_fit(state: State) -> bool:
    rules = state.rules
    return all(
        hand.state in get_args(HandState)
        and len(hand.cards) == len(hand.face_up)
        and (_cleared(hand) or (hand.state == "bust") == is_bust(hand.cards, hand.total, rules))
        # The cards of a bust hand may be back in the pack (R10).
        and (hand_total(hand.cards, rules) == hand.total or _cleared(hand))
        for seat in state.seats
        for hand in seat.hands
    )


def _cleared(hand: Hand) -> bool:
    return hand.state == "bust" and not hand.cards


def _turn_fits(state: State) -> bool:
    """The phase, whose turn it is, and what lies before each seat go together."""
    order, phase = state.order(), state.phase
    hands = [hand for seat in order for hand in state.seats[seat].hands]
    if phase == "over":
        return state.to_act is None
    if phase == "vote":
        return state.to_act == len(state.votes) and state.hand_number == 0
    if phase in ("between", "offers", "answer"):
        no_stakes = not any(hand.stake for seat in state.seats for hand in seat.hands)
        bidding = phase == "offers"
        right_seat = state.to_act in order and (state.to_act == order[-1]) != bidding
        offered = phase != "answer" or any(state.offers)
        return right_seat and offered and no_stakes and _all_have_chips(state, order)
    if any(seat.out and seat.hands for seat in state.seats):
        return False
    if phase == "cut":
        undealt = len(state.pack) == len(PACKS[state.rules.pack]) and state.dealt == 0
        right_seat = state.to_act == order[-2]
        return right_seat and undealt and not hands and _all_have_chips(state, order)
    if state.to_act not in order or (state.to_act == order[-1]) != (phase == "bank"):
        return False
    place = order.index(state.to_act)
    if phase == "stakes":
        return _stakes_fit(state, order[:place], order[place:])
    before = [hand for seat in order[:place] for hand in state.seats[seat].hands]
    after = [hand for seat in order[place + 1 :] for hand in state.seats[seat].hands]
    own = state.seats[state.to_act].hands
    number = state.to_act_hand
    staked = [hand for seat in order[:-1] for hand in state.seats[seat].hands]
    return (
        number < len(own)
        and all(state.seats[seat].hands for seat in order)
        and all(hand.state in ("standing", "bust") for hand in [*before, *own[:number]])
        and own[number].state == "playing"
        and all(hand.state == "waiting" for hand in [*own[number + 1 :], *after])
        and all(hand.cards or _cleared(hand) for hand in hands)
        and all(
            hand.total < SEVEN_HALF or hand.state in ("standing", "bust") or hand.pending
            for hand in hands
        )
        and all((hand.stake > 0) == (hand.state != "bust") for hand in staked)
        and not any(hand.stake for hand in state.seats[order[-1]].hands)
    )


def _stakes_fit(state: State, before: Sequence[int], rest: Sequence[int]) -> bool:
    """``before`` have set their stakes, one hand each; ``rest`` have still to, the bank apart."""
    dealt = int(state.rules.stake_time == "after")
    rest_hands = [state.seats[seat].hands for seat in rest]
    hands = [hand for seat in before for hand in state.seats[seat].hands]
    return (
        state.to_act_hand == 0
        and all(len(state.seats[seat].hands) == 1 for seat in before)
        and all(hand.stake > 0 for hand in hands)
        and all(len(waiting) == dealt for waiting in rest_hands)
        and not any(hand.stake for waiting in rest_hands for hand in waiting)
        and all(
            hand.state == "waiting" and len(hand.cards) == dealt
            for hand in hands + [hand for waiting in rest_hands for hand in waiting]
        )
        and _all_have_chips(state, rest)
    )


def _all_have_chips(state: State, seats: Sequence[int]) -> bool:
    return all(state.seats[seat].chips > 0 for seat in seats)


def _choices_fit(state: State) -> bool:
    """What a hand has been through was possible, and what is still to be decided can be."""
    return all(
        _hand_came_about(state, seat, hand)
        and (not (hand.pending or hand.raised) or _is_in_turn(state, seat, number))
        for seat, player in enumerate(state.seats)
        for number, hand in enumerate(player.hands)
    )


def _is_in_turn(state: State, seat: int, number: int) -> bool:
    return state.phase == "play" and (seat, number) == (state.to_act, state.to_act_hand)


def _hand_came_about(state: State, seat: int, hand: Hand) -> bool:
    rules, count = state.rules, len(state.seats[seat].hands)
    # Who has just taken the bank may have split in the hand that is over.
    is_bank = seat == state.banker and state.phase in ("stakes", "play", "bank")
    return (
        hand.split == (count > 1)
        and count <= (1 if is_bank else rules.split_hands)
        and (not hand.burned or (rules.burn != "none" and hand.state != "waiting"))
        and (
            not hand.pending
            or (
                rules.receive == "hide_after"
                and len(hand.cards) > 1
                and not hand.face_up[-1]
                and not hand.raised
            )
        )
        # Whoever has raised must be able to ask for a card.
        and (not hand.raised or (rules.raising and cards_left(state)))
    )


def _sale_fits(state: State) -> bool:
    """Offers for the bank can be paid, and those who bid can go on doing so (R32)."""
    offers, passed, phase = state.offers, state.passed, state.phase
    selling = phase in ("offers", "answer")
    if len(offers) != len(state.seats) or len(set(passed)) != len(passed):
        return False
    if phase not in ("offers", "answer", "between", "over") and any(offers):
        return False
    if not state.rules.bank_sale and (any(offers) or selling):
        return False
    if not selling:
        return not passed
    bidders = [seat for seat in state.order() if seat != state.banker]
    return (
        all(seat in bidders or not offer for seat, offer in enumerate(offers))
        and all(state.seats[seat].chips > offers[seat] for seat in bidders)
        and set(passed) <= set(range(len(offers)))
        and (phase == "answer" or _can_bid(state, bidders))
    )


def _can_bid(state: State, bidders: list[int]) -> bool:
    seat = state.to_act
    others = set(range(len(state.seats))) - set(bidders)
    return (
        seat in bidders
        and seat not in state.passed
        and others <= set(state.passed)
        and min(state.seats[seat].chips - 1, MOST_CHIPS) > max(state.offers)
    )
