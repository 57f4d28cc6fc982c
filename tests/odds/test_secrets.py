"""What a seat cannot see changes nothing: not its odds, not its advice, not a computer's choice."""

import random

import pytest

from game.bots import LEVELS, choose
from game.engine import PRESETS, Rules, view_for
from game.odds import advise, evaluate_bank
from tests.engine.table import walk
from tests.engine.test_secrets import rearranged
from tools.soak.rule_sets import any_rules

TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    **{f"any {number}": any_rules(random.Random(f"odds {number}")) for number in range(6)},
}


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_states_that_differ_only_in_secrets_are_judged_and_played_alike(rules: Rules) -> None:
    dice = random.Random("secrets of the odds")
    changed = banks = 0
    for number in range(6):
        for state, _, _, _ in walk(rules, 4, f"odds and secrets {number}", 30, 60):
            seat = state.to_act
            if seat is None or state.phase == "between":
                continue
            other = rearranged(state, seat, dice)
            one, two = view_for(state, seat), view_for(other, seat)
            hidden = [seat.hands for seat in other.seats] != [seat.hands for seat in state.seats]
            changed += hidden
            for level in LEVELS:
                assert choose(one, level, "bold") == choose(two, level, "bold")
            assert advise(one) == advise(two)
            if state.phase == "bank":
                banks += hidden
                for stands_at in (None, 9):
                    assert evaluate_bank(one, stands_at) == evaluate_bank(two, stands_at)
    assert changed > 20
    assert banks
