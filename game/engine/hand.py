"""The course of one hand: shuffle and cut, stakes, the deal, then the turns, the bank's last."""

from game.engine.actions import Reason
from game.engine.bank import pass_bank
from game.engine.cards import Card
from game.engine.events import Event
from game.engine.pack import (
    cards_left,
    cut,
    reveal_keys,
    set_hands_aside,
    shuffle_whole,
    take_card,
)
from game.engine.reckoning import collect, hands_in_play, reckon, turn_up
from game.engine.scoring import SEVEN_HALF, card_values
from game.engine.state import Hand, Phase, State


def begin_hand(state: State, events: list[Event]) -> None:
    """Start the next hand, up to the first decision: the cut, or a stake (R8, R9)."""
    set_hands_aside(state)
    state.hand_number += 1
    events.append(Event("hand_begins", state.banker, amount=state.hand_number))
    kept = state.rules.shuffle == "run_down" and state.shuffler == state.banker
    if kept and state.dealt < len(state.pack):
        _before_stakes(state, events)
        return
    shuffle_whole(state, events)
    if state.stacked:
        _before_stakes(state, events)
    else:
        # The seat on the banker's left is the last player in order of play (R8).
        _wait_for(state, "cut", state.order()[-2])


def cut_range(state: State, seat: int) -> tuple[int, int]:
    """Fewest and most cards that a cut may lift."""
    return 1, len(state.pack) - 1


def do_cut(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Cut the pack (R8)."""
    cut(state, amount, seat, events)
    _before_stakes(state, events)


def stake_range(state: State, seat: int) -> tuple[int, int]:
    """Smallest and largest stake in chips that ``seat`` may set (R6)."""
    chips = state.seats[seat].chips
    most = min(state.rules.stake_max or chips, chips)
    return min(state.rules.stake_min, chips), most


def do_bet(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Set the stake of the seat to act (R11)."""
    player = state.seats[seat]
    if not player.hands:
        player.hands = [Hand()]
    player.hands[0].stake = amount
    player.chips -= amount
    events.append(Event("stakes", seat, amount=amount))
    order = state.order()
    after = order[order.index(seat) + 1]
    if after != state.banker:
        _wait_for(state, "stakes", after)
        return
    if state.rules.stake_time == "before":
        _deal(state, events)
    _next_turn(state, events)


def _before_stakes(state: State, events: list[Event]) -> None:
    if state.rules.stake_time == "after":
        _deal(state, events)
    _wait_for(state, "stakes", state.order()[0])


def _deal(state: State, events: list[Event]) -> None:
    """Deal each seat a card face down, the banker's last (R8)."""
    for seat in state.order():
        player = state.seats[seat]
        if not player.hands:
            player.hands = [Hand()]
        card = take_card(state, events)
        _receive(state, player.hands[0], card, face_up=False)
        unseen = seat == state.banker and not state.rules.banker_looks
        events.append(Event("deals", seat, cards=(card,), seen_by="nobody" if unseen else "owner"))


def _receive(state: State, hand: Hand, card: Card, face_up: bool) -> None:
    hand.cards += (card,)
    hand.face_up += (face_up,)
    hand.total += card_values(state.rules.pack)[card]


def _wait_for(state: State, phase: Phase, seat: int | None, hand: int = 0) -> None:
    state.phase = phase
    state.to_act = seat
    state.to_act_hand = hand


def _next_turn(state: State, events: list[Event]) -> None:
    """Give the turn to the next hand that waits, in order of play, or to the bank (R12, R17)."""
    for seat, number, hand in hands_in_play(state):
        if hand.state == "waiting":
            hand.state = "playing"
            events.append(Event("turn", seat, number))
            _wait_for(state, "play", seat, number)
            return
    _banks_turn(state, events)


def _banks_turn(state: State, events: list[Event]) -> None:
    banker = state.banker
    hand = state.seats[banker].hands[0]
    hand.state = "playing"
    events.append(Event("turn", banker))
    turn_up(banker, 0, hand, events)
    if next(hands_in_play(state), None) is None:
        hand.state = "standing"
        _end_hand(state, events)
    else:
        _wait_for(state, "bank", banker)


def refuse_hit(state: State) -> Reason | None:
    """Refuse a card only when there is none left at all (R10)."""
    return None if cards_left(state) else Reason("no_cards_left")


def do_hit(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Receive a card face up; a bust or 7½ ends the turn (R12, R14, R15)."""
    number = state.to_act_hand
    hand = state.seats[seat].hands[number]
    card = take_card(state, events)
    _receive(state, hand, card, face_up=True)
    events.append(Event("draws_card", seat, number, cards=(card,)))
    if hand.total < SEVEN_HALF:
        return
    if hand.total > SEVEN_HALF:
        turn_up(seat, number, hand, events)
        hand.state = "bust"
        events.append(Event("bust", seat, number, total=hand.total))
        if seat != state.banker:
            collect(state, seat, number, hand, "bust", events)
    else:
        hand.state = "standing"
        if state.rules.show_seven_half or seat == state.banker:
            turn_up(seat, number, hand, events)
            events.append(Event("seven_half", seat, number, total=hand.total))
        else:
            events.append(Event("stands", seat, number))
    _after_turn(state, events)


def do_stand(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """End the turn with the cards one has (R12)."""
    state.seats[seat].hands[state.to_act_hand].state = "standing"
    events.append(Event("stands", seat, state.to_act_hand))
    _after_turn(state, events)


def _after_turn(state: State, events: list[Event]) -> None:
    if state.phase == "bank":
        _end_hand(state, events)
    else:
        _next_turn(state, events)


def _end_hand(state: State, events: list[Event]) -> None:
    """Reckon, let go who has no chips, pass the bank, and end the game if it is over."""
    reckon(state, events)
    for seat in state.order():
        player = state.seats[seat]
        if player.chips == 0:
            player.out = True
            events.append(Event("leaves", seat))
    if state.rules.shuffle == "every_hand":
        reveal_keys(state, events)
    events.append(Event("hand_ends", amount=state.hand_number))
    if sum(not player.out for player in state.seats) == 1:
        end_game(state, "all_chips", events)
    elif state.hand_number == state.rules.hands:
        end_game(state, "hands", events)
    else:
        pass_bank(state, events)
        _wait_for(state, "between", state.banker)


def do_next(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Go on to the next hand."""
    begin_hand(state, events)


def do_stop(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """End the game because the players stop (R33)."""
    end_game(state, "stopped", events)


def end_game(state: State, why: str, events: list[Event]) -> None:
    """End the game; whoever has most chips has won (R33)."""
    reveal_keys(state, events)
    _wait_for(state, "over", None)
    events.append(Event("game_over", text=why))
