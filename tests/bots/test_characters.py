"""Characters are habits of staking, a pace and a taste for the bank; never how well one plays."""

import pytest

from game.bots import CHARACTERS, LEVELS
from game.engine import PRESETS, Action, State, replace, view_for
from tests.bots.players import chosen, in_moods
from tests.engine.table import FRANCE, ITALY, PORTUGAL, play, sit


def average_stake(state: State, level: str, character: str) -> float:
    counts = in_moods(state, level, character)
    assert {action.verb for action in counts} == {"bet"}
    return sum((action.amount or 0) * times for action, times in counts.items()) / counts.total()


@pytest.mark.parametrize("level", LEVELS)
def test_bolder_characters_stake_more(level: str) -> None:
    for rules in (ITALY, FRANCE, PORTUGAL):
        state = sit(seats=3, rules=rules, banker=2).state
        if state.phase == "cut":
            state = play(state, "cut:20").state
        cautious, steady, bold = (average_stake(state, level, one) for one in CHARACTERS)
        assert cautious < steady < bold


@pytest.mark.parametrize("level", LEVELS)
def test_stakes_stay_within_the_purse_and_the_limits(level: str) -> None:
    for rules in (ITALY, FRANCE, replace(ITALY, stake_max=0)):
        state = sit("6c 5d 4h", seats=3, rules=rules, banker=2, chips=200).state
        for name, who in CHARACTERS.items():
            for action in in_moods(state, level, name):
                assert action in view_for(state, state.to_act).legal
                assert (action.amount or 0) <= 200 * who.purse


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_less_than_the_smallest_stake_stakes_it_all(level: str) -> None:
    state = sit("6c 5d", chips=[9, 3], stake_min=5).state
    for name in CHARACTERS:
        assert chosen(state, level, name) == Action("bet", 3)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_plays_for_more_than_the_bank_could_pay(level: str) -> None:
    """Three players against 6 chips: if two win, 3 each is all that there is."""
    state = sit("6c 5d 4h 3s", seats=4, chips=[6, 100, 100, 100]).state
    stakes = {action.amount or 0 for action in in_moods(state, level, "bold")}
    assert max(stakes) <= 3
    fund = sit("6c 5d 4h 3s", seats=4, rules=FRANCE, chips=[6, 100, 100, 100]).state
    assert max(action.amount or 0 for action in in_moods(fund, level, "bold")) > 3


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_all_characters_of_a_level_play_the_same_cards_the_same_way(preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    for number in range(8):
        state = play(sit(seats=3, rules=preset.rules, seed=f"{number}").state, "cut:9").state
        while state.phase == "stakes":
            state = play(state, "bet:1").state
        while state.phase in ("play", "bank"):
            for level in LEVELS:
                actions = {str(chosen(state, level, name)) for name in CHARACTERS}
                # How much a stake is raised is a habit of staking.
                assert len({action.partition(":")[0] for action in actions}) == 1
                assert len(actions) == 1 or "raise" in str(actions)
            state = play(state, str(chosen(state, "medium"))).state


def test_they_think_at_their_own_pace() -> None:
    paces = [who.pace for who in CHARACTERS.values()]
    assert paces == sorted(paces, reverse=True)
    assert min(paces) > 0.5
    assert max(paces) < 2
