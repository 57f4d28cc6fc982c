"""The computer players under all rules: they play on, choose sensibly, and know nothing hidden."""

import random

import pytest

from game.bots import CHARACTERS, LEVELS, choose
from game.engine import (
    PRESETS,
    Rules,
    apply,
    find_preset,
    legal_actions,
    open_game,
    replace,
    view_for,
)
from tests.engine.table import NAMES
from tests.engine.test_secrets import rearranged
from tools.soak.rule_sets import any_rules

ITALY, FRANCE, PORTUGAL, SPAIN = (
    find_preset(name).rules for name in ("italy", "france40", "portugal", "spain")
)
TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    "vote": replace(PORTUGAL, first_banker="vote", wild="Ad"),
    "much": replace(
        FRANCE, split_hands=4, royal=True, pair_of_sevens=True, wild="Kd", burn="3-4", raising=True
    ),
    "blind": replace(SPAIN, banker_looks=False, stake_time="after", wild="Kd", burn="4"),
    **{f"any {number}": any_rules(random.Random(900 + number)) for number in range(20)},
}
every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)


@every_table
def test_what_a_seat_cannot_see_changes_no_choice(rules: Rules) -> None:
    dice = random.Random(3)
    compared = 0
    for number in range(3):
        state, _ = open_game(rules, NAMES[:4], f"bots {number}", chips=30)
        for _ in range(30):
            seat = state.to_act
            if seat is None:
                break
            twin = rearranged(state, seat, dice)
            character = dice.choice(list(CHARACTERS))
            choices = []
            for level in LEVELS:
                choice = choose(view_for(state, seat), level, character)
                assert choice == choose(view_for(twin, seat), level, character)
                assert choice in legal_actions(state)
                compared += twin != state
                choices.append(choice)
            state, _ = apply(state, dice.choice(choices))
    assert compared > 40


@every_table
def test_games_of_computer_players_alone_come_to_an_end(rules: Rules) -> None:
    who = [(level, character) for level in LEVELS for character in CHARACTERS]
    hands = min(rules.hands or 6, 6)
    for seats in (2, 5, 8):
        state, _ = open_game(replace(rules, hands=hands), NAMES[:seats], "alone")
        for _ in range(4000):
            if state.to_act is None:
                break
            choice = choose(view_for(state, state.to_act), *who[2 * state.to_act % len(who)])
            state, _ = apply(state, choice)
        assert state.to_act is None
