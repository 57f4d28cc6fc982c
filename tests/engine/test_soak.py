"""A small soak in every run of the tests; ``python3 -m tools soak`` plays as many as one likes."""

import random
from collections import Counter

import pytest

from game.engine import OPTIONS, PRESETS, State, find_preset, new_game, validate
from tools.soak.checks import Fault, check_replay, check_save, check_step, chips_in_all
from tools.soak.games import GameFault, soak_game
from tools.soak.rule_sets import any_rules, any_seats, values_of


def test_a_few_hundred_hands_of_any_rules_are_sound() -> None:
    hands = 0
    for number in range(10_000):
        hands += soak_game(f"unit test {number}").hands
        if hands >= 500:
            return
    pytest.fail("games without hands")


def test_the_same_seed_soaks_the_same_game() -> None:
    assert soak_game("again") == soak_game("again")
    assert len({soak_game(f"again {number}") for number in range(8)}) > 1


def test_all_presets_and_all_values_of_all_switches_come_up() -> None:
    dice = random.Random(1)
    sets = [any_rules(dice) for _ in range(3000)]
    assert all(validate(rules) == () for rules in sets)
    counts = Counter(sets)
    for preset in PRESETS:
        assert counts[preset.rules] > 30
    for option in OPTIONS:
        assert {getattr(rules, option.key) for rules in sets} >= set(values_of(option))


def test_all_numbers_of_seats_come_up() -> None:
    dice = random.Random(1)
    for name, most in (("italy", 10), ("france32", 8)):
        rules = find_preset(name).rules
        assert {any_seats(rules, dice) for _ in range(300)} == set(range(2, most + 1))


def broken(what: str) -> State:
    """A game at its start with one thing wrong."""
    state = new_game(find_preset("italy").rules, ["Anna", "Ben", "Carla"], "s", banker=0).copy()
    if what == "a chip more":
        state.seats[1].chips += 1
    elif what == "below zero":
        state.seats[1].chips, state.seats[2].chips = -1, 101
    elif what == "a card lost":
        state.pack = state.pack[1:]
    elif what == "a card doubled":
        state.pack = (*state.pack[1:], state.pack[1])
    elif what == "a pack of 44":
        state.pack += state.pack[:4]
    elif what == "nobody to act":
        state.to_act = None
    elif what == "a fund where there is none":
        state.fund, state.seats[1].chips = -5, 55
    else:
        state.to_act, state.seats[2].out, state.seats[2].chips = 2, True, 0
        state.seats[1].chips += 50
    return state


@pytest.mark.parametrize(
    "what",
    ["a chip more", "below zero", "a card lost", "a card doubled", "a pack of 44",
     "nobody to act", "a fund where there is none", "who has left acts"],
)  # fmt: skip
def test_a_fault_is_found(what: str) -> None:
    with pytest.raises(Fault):
        check_step(broken(what), 150)


def test_a_sound_game_passes() -> None:
    state = new_game(find_preset("italy").rules, ["Anna", "Ben"], "s", banker=0)
    check_step(state, chips_in_all(state))
    check_save(state)
    check_replay(state, [], state)
    with pytest.raises(Fault):
        check_replay(state, ["cut:5"], state)


def test_a_fault_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(state: State, chips: int) -> None:
        raise Fault("never so")

    monkeypatch.setattr("tools.soak.games.check_step", never)
    with pytest.raises(GameFault, match=r"never so.*seats.*seed 'some seed'"):
        soak_game("some seed")
