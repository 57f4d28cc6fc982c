"""Random games, one for each number and seed, played to their end under the checks."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots import CHARACTERS, LEVELS, choose
from game.engine import (
    Action,
    State,
    apply,
    encode_rules,
    legal_actions,
    open_game,
    view_for,
)
from tools.soak.checks import (
    Fault,
    check_legal,
    check_replay,
    check_save,
    check_step,
    chips_in_all,
)
from tools.soak.rule_sets import any_rules, any_seats

NAMES = ("Anna", "Ben", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ida", "Luca")
MOST_HANDS = 40
# Of how many steps one is looked at closely.
CLOSELY = 60


class Soaked(NamedTuple):
    """What a game was: its ``hands``, ``steps`` and ``rules`` as a code."""

    hands: int
    steps: int
    rules: str


class GameFault(Exception):
    """A fault, with all that is needed to see it again."""


def soak_game(seed: str) -> Soaked:
    """Play the game with this seed to its end; GameFault when something is wrong with it."""
    dice = Random(seed)
    rules = any_rules(dice)
    seats = any_seats(rules, dice)
    chips = [dice.choice((1, 2, 5, 20, 50)) for _ in range(seats)] if dice.random() < 0.2 else None
    actions: list[str] = []
    try:
        state, _ = open_game(rules, NAMES[:seats], seed, chips=chips)
        _play(state, dice, actions)
    except Exception as problem:
        game = f"{encode_rules(rules)}, {seats} seats, chips {chips}, seed {seed!r}"
        raise GameFault(f"{problem!r} in {game}, after {' '.join(actions)}") from problem
    hands = sum(text == "next" for text in actions) + 1
    return Soaked(hands, len(actions), encode_rules(rules))


def _play(start: State, dice: Random, actions: list[str]) -> None:
    chips = chips_in_all(start)
    state = start
    player = dice.choice((_at_random, _at_random, _boldly, _as_a_bot))
    hands = dice.randint(1, MOST_HANDS)
    # Stakes and offers only rise, and cards only come: no hand can take more steps than this.
    most = 40 * len(state.seats) + 2 * chips
    left = most
    check_step(state, chips)
    while state.to_act is not None:
        stopping = state.phase == "between" and state.hand_number >= hands
        action = Action("stop") if stopping else player(state, dice)
        actions.append(str(action))
        hand_number = state.hand_number
        state, events = apply(state, action)
        if not events:
            raise Fault(f"{action} and nothing happened")
        check_step(state, chips)
        left = most if state.hand_number > hand_number else left - 1
        if not left:
            raise Fault("a hand without end")
        if dice.random() * CLOSELY < 1:
            check_save(state)
            if state.to_act is not None:
                check_legal(state, dice)
    if dice.random() * CLOSELY < 10:
        check_replay(start, actions, state)


def _at_random(state: State, dice: Random) -> Action:
    legal = legal_actions(state)
    if state.phase == "between":
        return legal[0]
    # One verb by lot, and then how much: else a turn would be nothing but raising.
    verb = dice.choice(sorted({action.verb for action in legal}))
    return dice.choice([action for action in legal if action.verb == verb])


def _boldly(state: State, dice: Random) -> Action:
    """All in now and then, and cards until there is little room."""
    legal = legal_actions(state)
    if state.phase == "stakes" and dice.random() < 0.3:
        return legal[-1]
    if state.phase in ("play", "bank") and dice.random() < 0.7:
        assert state.to_act is not None
        total = state.seats[state.to_act].hands[state.to_act_hand].total
        wish = "hit" if total < 11 else "stand"
        for verb in ("split", "burn", wish):
            if Action(verb) in legal:
                return Action(verb)
    return _at_random(state, dice)


def _as_a_bot(state: State, dice: Random) -> Action:
    assert state.to_act is not None
    level, character = dice.choice(list(LEVELS)), dice.choice(list(CHARACTERS))
    action = choose(view_for(state, state.to_act), level, character)
    if action not in legal_actions(state):
        raise Fault(f"a computer player chose {action}")
    return action
