"""What a seat may do in its turn, the banker's too (R12 to R17, R26, R27)."""

from game.engine.actions import MOST_CHIPS, Reason
from game.engine.events import Event, SeenBy, tell
from game.engine.hand import end_hand, next_turn
from game.engine.pack import cards_left, take_card
from game.engine.reckoning import collect, turn_up
from game.engine.scoring import (
    SEVEN_HALF,
    card_values,
    counts_half,
    hand_total,
    is_bust,
)
from game.engine.state import Hand, State

_BURNED_VALUES = {"none": (), "4": (8,), "3-4": (6, 8)}


def _own_hand(state: State, seat: int) -> Hand:
    return state.seats[seat].hands[state.to_act_hand]


def refuse_hit(state: State, seat: int) -> Reason | None:
    """Refuse a card face up: none is left at all (R10), or another choice comes first (R13)."""
    hand = _own_hand(state, seat)
    if hand.pending:
        return Reason("decide_first")
    if not cards_left(state):
        return Reason("no_cards_left")
    # Open or closed is chosen with the first card asked for; the second card shows which (PT).
    if len(hand.cards) > 1 and not hand.face_up[1] and _chooses_once(state, seat):
        return Reason("chose_closed")
    return None


def refuse_hit_down(state: State, seat: int) -> Reason | None:
    """Refuse a card face down where it is not played, or not possible now (R13)."""
    hand = _own_hand(state, seat)
    if seat == state.banker or state.rules.receive not in ("hide_before", "open_or_closed"):
        return Reason("not_played_here")
    if not cards_left(state):
        return Reason("no_cards_left")
    if _chooses_once(state, seat) and len(hand.cards) > 1 and hand.face_up[1]:
        return Reason("chose_open")
    return None


def _chooses_once(state: State, seat: int) -> bool:
    return state.rules.receive == "open_or_closed" and seat != state.banker


def do_hit(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Receive a card: face up, or to look at first where the choice comes after (R12, R13)."""
    after = state.rules.receive == "hide_after" and seat != state.banker
    _draw(state, seat, events, face_up=not after)


def do_hit_down(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Turn the hidden card up and receive one face down (R13).

    Who chose closed cards has nothing to turn up but the first card, at the first request.
    """
    hand = _own_hand(state, seat)
    if state.rules.receive == "hide_before" or len(hand.cards) == 1:
        _turn_one_up(state, seat, events)
    _draw(state, seat, events, face_up=False)


def _turn_one_up(state: State, seat: int, events: list[Event], *, but_last: bool = False) -> None:
    """Turn the first hidden card up, if there is one; ``but_last`` leaves the last one alone."""
    hand = _own_hand(state, seat)
    for place in range(len(hand.cards) - but_last):
        if not hand.face_up[place]:
            hand.face_up = (*hand.face_up[:place], True, *hand.face_up[place + 1 :])
            number, card = state.to_act_hand, hand.cards[place]
            tell(events, "turns_up", seat, number, cards=(card,), amount=place)
            return


def _draw(state: State, seat: int, events: list[Event], *, face_up: bool) -> None:
    """Receive a card; a bust, 7½ or a pair of sevens ends the turn (R14, R15, R24)."""
    hand, number = _own_hand(state, seat), state.to_act_hand
    card = take_card(state, events)
    hand.raised = False
    hand.cards += (card,)
    hand.face_up += (face_up,)
    hand.total = hand_total(hand.cards, state.rules)
    seen_by: SeenBy = "all" if face_up else "owner"
    tell(events, "draws_card", seat, number, cards=(card,), seen_by=seen_by)
    if hand.total > SEVEN_HALF:
        turn_up(seat, number, hand, events)
        if is_bust(hand.cards, hand.total, state.rules):
            _go_bust(state, seat, hand, events)
        else:
            hand.state = "standing"
            tell(events, "pair_of_sevens", seat, number)
        _after_turn(state, events)
    elif state.rules.receive == "hide_after" and not face_up:
        # Also with 7½: only one card may stay hidden (FR).
        hand.pending = True
    elif hand.total == SEVEN_HALF:
        _stand_on_seven_half(state, seat, hand, events)


def _go_bust(state: State, seat: int, hand: Hand, events: list[Event]) -> None:
    number = state.to_act_hand
    hand.state = "bust"
    tell(events, "bust", seat, number, total=hand.total)
    if seat != state.banker:
        collect(state, seat, number, hand, "bust", events)


def _stand_on_seven_half(state: State, seat: int, hand: Hand, events: list[Event]) -> None:
    """End the turn of a hand of 7½, shown at once or with the others later (R14)."""
    hand.state = "standing"
    if state.rules.show_seven_half or seat == state.banker:
        turn_up(seat, state.to_act_hand, hand, events)
        tell(events, "seven_half", seat, state.to_act_hand, total=hand.total)
    else:
        tell(events, "stands", seat, state.to_act_hand)
    _after_turn(state, events)


def _after_turn(state: State, events: list[Event]) -> None:
    if state.phase == "bank":
        end_hand(state, events)
    else:
        next_turn(state, events)


def refuse_decision(state: State, seat: int) -> Reason | None:
    """Refuse to show or hide a card when none has just been received face down (R13)."""
    return None if _own_hand(state, seat).pending else Reason("nothing_to_decide")


def do_show(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Show the card just received (R13, FR)."""
    hand = _own_hand(state, seat)
    place = len(hand.cards) - 1
    hand.face_up = (*hand.face_up[:place], True)
    tell(events, "turns_up", seat, state.to_act_hand, cards=(hand.cards[place],), amount=place)
    _decided(state, seat, events)


def do_hide(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Keep the card just received hidden, and turn up the one hidden until now (R13, FR)."""
    tell(events, "keeps_hidden", seat, state.to_act_hand)
    _turn_one_up(state, seat, events, but_last=True)
    _decided(state, seat, events)


def _decided(state: State, seat: int, events: list[Event]) -> None:
    hand = _own_hand(state, seat)
    hand.pending = False
    if hand.total == SEVEN_HALF:
        _stand_on_seven_half(state, seat, hand, events)


def refuse_stand(state: State, seat: int) -> Reason | None:
    """Refuse to stand before a decision (R13), or right after raising (R16)."""
    hand = _own_hand(state, seat)
    if hand.pending:
        return Reason("decide_first")
    return Reason("card_after_raise") if hand.raised else None


def do_stand(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """End the turn with the cards one has (R12)."""
    _own_hand(state, seat).state = "standing"
    tell(events, "stands", seat, state.to_act_hand)
    _after_turn(state, events)


def refuse_raise(state: State, seat: int) -> Reason | None:
    """Refuse to raise where it is not played, or when no card could be asked for then (R16)."""
    if not state.rules.raising:
        return Reason("not_played_here")
    hand = _own_hand(state, seat)
    if hand.pending:
        return Reason("decide_first")
    if not cards_left(state):
        return Reason("no_cards_left")
    return None if raise_range(state, seat) else Reason("no_higher_stake")


def raise_range(state: State, seat: int) -> range:
    """Return the stakes, in chips, to which the hand's may be raised (R16)."""
    hand = _own_hand(state, seat)
    all_in = hand.stake + state.seats[seat].chips
    return range(hand.stake + 1, min(state.rules.stake_max or all_in, all_in, MOST_CHIPS) + 1)


def do_raise(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Raise the stake to ``amount`` chips; a card has to be asked for then (R16)."""
    hand = _own_hand(state, seat)
    state.seats[seat].chips -= amount - hand.stake
    hand.stake = amount
    hand.raised = True
    tell(events, "raises", seat, state.to_act_hand, amount=amount)


def refuse_burn(state: State, seat: int) -> Reason | None:
    """Refuse to burn but a first card of the right value, once, with cards left (R26)."""
    values = _BURNED_VALUES[state.rules.burn]
    if not values:
        return Reason("not_played_here")
    hand = _own_hand(state, seat)
    if hand.raised:
        return Reason("card_after_raise")
    # A hand that comes from splitting begins with a card that counts ½, and none of those burns.
    first = len(hand.cards) == 1 and not hand.burned
    if not first or card_values(state.rules.pack)[hand.cards[0]] not in values:
        return Reason("not_to_burn")
    return None if cards_left(state) else Reason("no_cards_left")


def do_burn(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Throw the first card face up on the used pile for a new one (R26)."""
    hand, number = _own_hand(state, seat), state.to_act_hand
    burned = hand.cards
    # The new card is taken first: the burned one must not come back by a reshuffle.
    hand.cards = (take_card(state, events),)
    tell(events, "burns", seat, number, cards=burned)
    state.used += burned
    hand.burned = True
    hand.total = hand_total(hand.cards, state.rules)
    seen_by: SeenBy = "all" if hand.face_up[0] else "owner"
    tell(events, "redraws", seat, number, cards=hand.cards, seen_by=seen_by)


def refuse_split(state: State, seat: int) -> Reason | None:
    """Refuse to split but two first cards that are face cards, as often as agreed (R27).

    A wild card may have made them 7½, which ends the turn (R14); whoever has raised asks for a
    card next (R16).
    """
    if state.rules.split_hands == 1 or seat == state.banker:
        return Reason("not_played_here")
    player, hand = state.seats[seat], _own_hand(state, seat)
    two_halves = len(hand.cards) == 2 and all(counts_half(card, state.rules) for card in hand.cards)
    if not two_halves or hand.total == SEVEN_HALF:
        return Reason("not_to_split")
    if hand.raised:
        return Reason("card_after_raise")
    if len(player.hands) >= state.rules.split_hands:
        return Reason("too_many_hands")
    return None if player.chips >= hand.stake else Reason("too_few_chips")


def do_split(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Make two hands of two face cards, with a second stake as large as the first (R27)."""
    player, hand, number = state.seats[seat], _own_hand(state, seat), state.to_act_hand
    turn_up(seat, number, hand, events)
    hand.pending = False
    second = Hand(hand.cards[1:], (True,), hand.stake, split=True)
    hand.cards, hand.face_up, hand.split = hand.cards[:1], (True,), True
    for part in (hand, second):
        part.total = hand_total(part.cards, state.rules)
    player.chips -= hand.stake
    player.hands.insert(number + 1, second)
    tell(events, "splits", seat, number, amount=hand.stake)
