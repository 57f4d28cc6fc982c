"""The course of one hand: shuffle and cut, stakes, the deal, whose turn it is, the end."""

from game.engine.actions import MOST_CHIPS
from game.engine.bank import count_votes, next_bidder, open_sale, pass_bank, sell_bank
from game.engine.events import Event, tell
from game.engine.pack import cut, reveal_keys, set_hands_aside, shuffle_whole, take_card
from game.engine.reckoning import hands_in_play, reckon, turn_up
from game.engine.scoring import hand_total
from game.engine.state import Hand, Phase, State


def wait_for(state: State, phase: Phase, seat: int | None, hand: int = 0) -> None:
    """Stop until ``seat`` acts, in its hand ``hand``."""
    state.phase = phase
    state.to_act = seat
    state.to_act_hand = hand


def do_vote(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Vote for the seat ``amount`` as first banker (R7)."""
    state.votes += (amount,)
    tell(events, "votes", seat, amount=amount)
    if len(state.votes) < len(state.seats):
        wait_for(state, "vote", seat + 1)
    else:
        count_votes(state, events)
        begin_hand(state, events)


def begin_hand(state: State, events: list[Event]) -> None:
    """Start the next hand, up to the first decision: the cut, or a stake (R8, R9)."""
    set_hands_aside(state)
    state.offers = (0,) * len(state.seats)
    state.hand_number += 1
    tell(events, "hand_begins", state.banker, amount=state.hand_number)
    kept = state.rules.shuffle == "run_down" and state.shuffler == state.banker
    if kept and state.dealt < len(state.pack):
        _before_stakes(state, events)
        return
    shuffle_whole(state, events)
    if state.stacked:
        _before_stakes(state, events)
    else:
        # The seat on the banker's left is the last player in order of play (R8).
        wait_for(state, "cut", state.order()[-2])


def cut_range(state: State, seat: int) -> range:
    """Return how many cards a cut may lift."""
    return range(1, len(state.pack))


def do_cut(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Cut the pack (R8)."""
    cut(state, amount, seat, events)
    _before_stakes(state, events)


def stake_range(state: State, seat: int) -> range:
    """Return the stakes in chips that ``seat`` may set (R6)."""
    chips = state.seats[seat].chips
    most = min(state.rules.stake_max or chips, chips, MOST_CHIPS)
    return range(min(state.rules.stake_min, chips), most + 1)


def do_bet(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Set the stake of the seat to act (R11)."""
    player = state.seats[seat]
    if not player.hands:
        player.hands = [Hand()]
    player.hands[0].stake = amount
    player.chips -= amount
    tell(events, "stakes", seat, amount=amount)
    order = state.order()
    after = order[order.index(seat) + 1]
    if after != state.banker:
        wait_for(state, "stakes", after)
        return
    if state.rules.stake_time == "before":
        _deal(state, events)
    next_turn(state, events)


def _before_stakes(state: State, events: list[Event]) -> None:
    if state.rules.stake_time == "after":
        _deal(state, events)
    wait_for(state, "stakes", state.order()[0])


def _deal(state: State, events: list[Event]) -> None:
    """Deal each seat a card face down, the banker's last (R8)."""
    for seat in state.order():
        player = state.seats[seat]
        if not player.hands:
            player.hands = [Hand()]
        hand = player.hands[0]
        card = take_card(state, events)
        hand.cards, hand.face_up = (card,), (False,)
        hand.total = hand_total(hand.cards, state.rules)
        unseen = seat == state.banker and not state.rules.banker_looks
        tell(events, "deals", seat, cards=(card,), seen_by="nobody" if unseen else "owner")


def next_turn(state: State, events: list[Event]) -> None:
    """Give the turn to the next hand that waits, in order of play, or to the bank (R12, R17)."""
    hands = hands_in_play(state)
    for seat, number, hand in hands:
        if hand.state == "waiting":
            hand.state = "playing"
            tell(events, "turn", seat, number)
            wait_for(state, "play", seat, number)
            return
    _banks_turn(state, events, draws=bool(hands))


def _banks_turn(state: State, events: list[Event], *, draws: bool) -> None:
    """Turn the bank's card up; with no hand left in play it ``draws`` none (R17)."""
    banker = state.banker
    hand = state.seats[banker].hands[0]
    hand.state = "playing"
    tell(events, "turn", banker)
    turn_up(banker, 0, hand, events)
    if draws:
        wait_for(state, "bank", banker)
    else:
        hand.state = "standing"
        end_hand(state, events)


def end_hand(state: State, events: list[Event]) -> None:
    """Reckon, let go who has no chips, pass the bank, and end the game if it is over."""
    reckon(state, events)
    for seat in state.order():
        player = state.seats[seat]
        if player.chips == 0:
            player.out = True
            tell(events, "leaves", seat)
    if state.rules.shuffle == "every_hand":
        reveal_keys(state, events)
    tell(events, "hand_ends", amount=state.hand_number)
    if len(state.order()) == 1:
        _end_game(state, "all_chips", events)
    elif state.hand_number == state.rules.hands:
        _end_game(state, "hands", events)
    else:
        pass_bank(state, events)
        bidder = open_sale(state) if state.rules.bank_sale else None
        if bidder is None:
            _pause(state)
        else:
            wait_for(state, "offers", bidder)


def _pause(state: State) -> None:
    state.passed = ()
    wait_for(state, "between", state.banker)


def offer_range(state: State, seat: int) -> range:
    """Return the offers in chips that ``seat`` may make: above the last, keeping a chip (R32)."""
    return range(max(state.offers) + 1, min(state.seats[seat].chips, MOST_CHIPS + 1))


def sellable_to(state: State, seat: int) -> tuple[int, ...]:
    """Return the seats whose offers the banker can accept (R32)."""
    return tuple(buyer for buyer, offer in enumerate(state.offers) if offer)


def do_offer(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Offer chips for the bank (R32)."""
    state.offers = (*state.offers[:seat], amount, *state.offers[seat + 1 :])
    tell(events, "offers", seat, amount=amount)
    _bid_on(state, seat)


def do_pass(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Offer nothing, or nothing more; an offer made before still stands (R32)."""
    state.passed += (seat,)
    tell(events, "passes", seat)
    _bid_on(state, seat)


def _bid_on(state: State, seat: int) -> None:
    bidder = next_bidder(state, seat)
    if bidder is not None:
        wait_for(state, "offers", bidder)
    elif any(state.offers):
        wait_for(state, "answer", state.banker)
    else:
        _pause(state)


def do_accept(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Sell the bank to the seat ``amount`` (R32)."""
    sell_bank(state, amount, events)
    _pause(state)


def do_refuse(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Keep the bank (R32)."""
    tell(events, "keeps_bank", seat)
    _pause(state)


def do_next(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Go on to the next hand."""
    begin_hand(state, events)


def do_stop(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """End the game because the players stop (R33)."""
    _end_game(state, "stopped", events)


def _end_game(state: State, why: str, events: list[Event]) -> None:
    """End the game; whoever has most chips has won (R33)."""
    reveal_keys(state, events)
    wait_for(state, "over", None)
    tell(events, "game_over", text=why)
