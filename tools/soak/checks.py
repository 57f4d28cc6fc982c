"""What must hold at every step of a game, and what is looked at now and then."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from game.engine import (
    SEVEN_HALF,
    Action,
    IllegalAction,
    State,
    apply,
    dump_state,
    legal_actions,
    load_state,
    parse_action,
    why_illegal,
)
from game.engine.cards import PACKS

if TYPE_CHECKING:
    from random import Random

WHOLE = {name: frozenset(cards) for name, cards in PACKS.items()}
VERBS = (
    "cut", "bet", "raise", "hit", "hit:down", "show", "hide", "stand", "burn", "split",
    "offer", "accept", "refuse", "vote", "pass", "next", "stop", "deal",
)  # fmt: skip


class Fault(AssertionError):
    """Something that may never happen has happened."""


def hold(truth: bool, what: str) -> None:
    if not truth:
        raise Fault(what)


def chips_in_all(state: State) -> int:
    """Chips of all seats, those at stake, and the fund's account."""
    total = state.fund
    for seat in state.seats:
        total += seat.chips
        for hand in seat.hands:
            total += hand.stake
    return total


def check_step(state: State, chips: int) -> None:
    """Hold what is true of a state at every moment; ``chips`` were there at the start."""
    rules = state.rules
    hold(chips_in_all(state) == chips, "chips have come from nowhere, or gone there")
    hold(state.fund <= 0 and (rules.fund or not state.fund), "the fund's account")
    hold((state.to_act is None) == (state.phase == "over"), "somebody acts until the end")
    cards = [*state.pack[state.dealt :], *state.used]
    staking = state.phase in ("stakes", "play", "bank")
    for number, seat in enumerate(state.seats):
        hold(seat.chips >= 0, "chips below zero")
        hold(not (seat.out and seat.chips), "a seat with chips has left")
        for hand in seat.hands:
            cards += hand.cards
            hold(hand.stake >= 0, "a stake below zero")
            hold(not (hand.stake and (hand.state == "bust" or not staking)), "a stake left over")
            hold(not (hand.stake and number == state.banker), "the bank has staked")
            hold(hand.total < SEVEN_HALF or hand.state != "waiting", "a hand waits with 7½")
            hold(len(hand.cards) == len(hand.face_up), "cards and sides")
    whole = WHOLE[rules.pack]
    drawn = state.phase == "vote"
    hold(len(cards) == (0 if drawn else len(whole)), "a card is lost or doubled")
    hold(drawn or whole == set(cards), "a card is lost or doubled")
    if state.to_act is not None:
        hold(not state.seats[state.to_act].out, "who has left is to act")
        hold(bool(legal_actions(state)), "nothing is allowed")


def check_legal(state: State, dice: Random) -> None:
    """What is legal is done, what is not is refused, and both are told the same way."""
    legal = legal_actions(state)
    hold(len(set(legal)) == len(legal), "an action twice")
    for action in dice.sample(legal, min(len(legal), 5)):
        hold(why_illegal(state, action) is None, f"{action} is legal, with a reason against it")
        hold(parse_action(str(action)) == action, f"{action} changes when it is written")
        apply(state, action)
    for verb in VERBS:
        action = Action(verb, dice.choice((None, None, -1, 0, 1, 2, 7, 10, 11, 40, 51, 10_000)))
        hold((why_illegal(state, action) is None) == (action in legal), f"{action}: legal or not")
        if action not in legal:
            try:
                apply(state, action)
            except IllegalAction as refused:
                hold(refused.reason == why_illegal(state, action), f"{action}: two reasons")
            else:
                raise Fault(f"{action} is not legal, and was done")


def check_save(state: State) -> None:
    """A state comes back from its dump as it was."""
    loaded = load_state(json.loads(json.dumps(dump_state(state))))
    hold(loaded == state, "changed by dump and load")


def check_replay(start: State, actions: list[str], end: State) -> None:
    """Playing the actions again from a dump of the start leads to the very same end."""
    state = load_state(json.loads(json.dumps(dump_state(start))))
    for text in actions:
        state, _ = apply(state, parse_action(text))
    hold(state == end, "a replay ends elsewhere")
