"""Tables at the bank's turn, with players who play sensibly, now and then not."""

import random

from game.engine import Action, Rules, State, apply, legal_actions, new_game
from tests.engine.table import NAMES


def at_the_banks_turn(rules: Rules, seed: str, seats: int) -> State:
    """Play a hand up to the bank's turn; the first of the seed's hands in which there is one."""
    dice = random.Random(seed)
    number = 0
    while True:
        number += 1
        state = new_game(rules, NAMES[:seats], f"{seed} {number}", banker=0)
        while state.phase in ("cut", "stakes", "play"):
            state, _ = apply(state, _sensibly(state, dice))
        if state.phase == "bank":
            return state


def _sensibly(state: State, dice: random.Random) -> Action:
    legal = legal_actions(state)
    if state.phase != "play":
        return dice.choice(legal)
    assert state.to_act is not None
    hand = state.seats[state.to_act].hands[state.to_act_hand]
    verbs = [action.verb for action in legal if action.verb in ("hit", "hit:down", "show", "hide")]
    if verbs and (Action("stand") not in legal or hand.total < 10 - dice.choice((0, 1, 2))):
        return Action(dice.choice(verbs))
    return Action("stand")
