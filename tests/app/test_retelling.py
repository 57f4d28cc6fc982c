"""Telling the events of an action turns the view before it into the view after it.

So nothing can happen at the table that is not told, and nothing is shown before it is told.
"""

import random

import pytest

from game.app.retelling import before_the_first_hand, retell
from game.engine import (
    PRESETS,
    Event,
    Rules,
    SeatView,
    State,
    apply,
    legal_actions,
    open_game,
    redact,
    replace,
    view_for,
)

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Franco", "Gina", "Ivo")
ITALY = PRESETS[0].rules
TABLES: tuple[Rules, ...] = (
    *(preset.rules for preset in PRESETS),
    replace(ITALY, chips=6, stake_max=0),
    replace(ITALY, shuffle="run_down", next_banker="rotate", hands=12),
    replace(ITALY, tie="push", stake_time="after", banker_looks=False, show_seven_half=False),
    replace(
        ITALY,
        wild="Kd",
        royal=True,
        pair_of_sevens=True,
        burn="3-4",
        split_hands=4,
        raising=True,
        fund=True,
        receive="hide_after",
        bank_sale=True,
        first_banker="vote",
        bank_seven_half_collects=2,
        shuffle="run_down",
    ),
    replace(ITALY, split_hands=3, receive="open_or_closed", chips=20, stake_max=0, fund=True),
)


def settled(view: SeatView) -> SeatView:
    """Leave out what events do not say: the phase, whose turn it is, what is allowed."""
    return view._replace(phase="between", to_act=None, to_act_hand=0, legal=())


def told(view: SeatView, events: tuple[Event, ...]) -> SeatView:
    for event in events:
        view = retell(view, redact(event, view.seat))
    return view


def viewers(state: State) -> list[int | None]:
    return [None, *range(len(state.seats))]


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_telling_all_events_gives_the_view_of_the_new_state(rules: Rules, seats: int) -> None:
    chance = random.Random(f"{rules}{seats}")
    for number in range(6):
        state, events = open_game(rules, NAMES[:seats], f"retold {number}")
        for viewer in viewers(state):
            opening = before_the_first_hand(state, viewer)
            assert settled(told(opening, events)) == settled(view_for(state, viewer))
        for _ in range(150):
            actions = [action for action in legal_actions(state) if action.verb != "stop"]
            if not actions:
                break
            before = state
            state, events = apply(state, chance.choice(actions))
            for viewer in viewers(state):
                retold = told(view_for(before, viewer), events)
                assert settled(retold) == settled(view_for(state, viewer))
