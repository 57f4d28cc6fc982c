"""Games played at random by any rules, moment by moment, as the page shows them."""

import random
from collections.abc import Iterator

from game.app.model import Model
from game.app.retelling import before_the_first_hand, retell
from game.engine import Event, Rules, State, apply, legal_actions, open_game, redact, view_for
from tests.ui.tables import model_of

NAMES = ("Nonna", "Bruno", "Anna", "Carla", "Davide", "Elena", "Fabio", "Giulia", "Ivo", "Lucia")


def chosen(state: State, dice: random.Random) -> str:
    """Choose one verb by lot and then its amount, else a turn would be nothing but raising."""
    legal = legal_actions(state)
    verb = dice.choice(sorted({action.verb for action in legal if action.verb != "stop"}))
    # A small amount keeps the game going.
    return str(dice.choice([action for action in legal if action.verb == verb][:6]))


def moments(
    rules: Rules, seats: int, seed: str, steps: int
) -> Iterator[tuple[State, list[Event], State, tuple[Event, ...]]]:
    """Yield a state, all that was told of its hand, the state before and what happened since."""
    dice = random.Random(seed)
    state, events = open_game(rules, NAMES[:seats], seed)
    told = list(events)
    yield state, told, state, events
    for _ in range(steps):
        legal = {str(action): action for action in legal_actions(state)}
        if not legal:
            return
        before, action = state, legal[chosen(state, dice)]
        state, events = apply(state, action)
        told = [*events] if action.verb == "next" else [*told, *events]
        yield state, told, before, events


def telling(rules: Rules, seats: int, seed: str, steps: int, viewer: int) -> Iterator[Model]:
    """Yield the page after each event that is told to a seat, and at rest after each action."""
    for number, (state, told, before, events) in enumerate(moments(rules, seats, seed, steps)):
        shown = view_for(before, viewer) if number else before_the_first_hand(state, viewer)
        shown = shown._replace(to_act=None, to_act_hand=0, legal=())
        for place, event in enumerate(events):
            shown = retell(shown, redact(event, viewer))
            left = events[place + 1 :]
            model = model_of(state, told[: len(told) - len(left)], queue=left, viewer=viewer)
            yield model._replace(shown=shown, resting=False)
        yield model_of(state, told, viewer=viewer)
