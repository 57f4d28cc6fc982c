"""What holds for every preset and number of seats, whoever plays and however: the contract."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import (
    Action,
    IllegalAction,
    Preset,
    Rules,
    State,
    apply,
    dump_state,
    legal_actions,
    load_state,
    new_game,
    open_game,
    parse_action,
    replace,
    view_for,
    why_illegal,
)
from tests.engine.table import (
    AMOUNTS,
    ITALY,
    NAMES,
    VERBS,
    check_sound,
    chips_in_all,
    choose,
    walk,
)
from tests.engine.table import (
    every_table as all_tables,
)

every_table = pytest.mark.parametrize(("preset", "seats"), all_tables())


def states(preset: Preset, seats: int, steps: int) -> Iterator[State]:
    for before, _, after, _ in walk(preset.rules, seats, f"contract {seats}", steps=steps):
        yield before
        if after.to_act is None:
            yield after


def samples(state: State) -> set[Action]:
    """Return actions of all kinds, legal or not, none of them fit only for this state."""
    return {Action(verb, amount) for verb in VERBS for amount in AMOUNTS} | set(
        legal_actions(state)
    )


@every_table
def test_legal_actions_never_raise_and_illegal_ones_always_do(preset: Preset, seats: int) -> None:
    for state in states(preset, seats, 60):
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in samples(state):
            assert (why_illegal(state, action) is None) == (action in legal), action
            if action in legal:
                apply(state, action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.action == action
                assert refused.value.reason == why_illegal(state, action)


@pytest.mark.parametrize("amount", [1.0, 2.5, True, "2", (2,)])
def test_an_amount_that_is_no_whole_number_is_illegal(amount: Any) -> None:
    state = new_game(ITALY, NAMES[:2], "amounts", banker=0)
    for verb in ("cut", "bet"):
        with pytest.raises(IllegalAction):
            apply(state, Action(verb, amount))
        state, _ = apply(state, parse_action("cut:9")) if verb == "cut" else (state, ())


@every_table
def test_legal_actions_survive_being_written(preset: Preset, seats: int) -> None:
    for state in states(preset, seats, 60):
        for action in legal_actions(state):
            assert parse_action(str(action)) == action


@every_table
def test_a_limit_that_was_passed_is_itself_allowed(preset: Preset, seats: int) -> None:
    for state in states(preset, seats, 60):
        for action in samples(state):
            reason = why_illegal(state, action)
            if reason is not None and reason.limit is not None:
                assert why_illegal(state, Action(action.verb, reason.limit)) is None


@every_table
def test_apply_never_changes_the_state_it_is_given(preset: Preset, seats: int) -> None:
    for state in states(preset, seats, 80):
        before, twin = json.dumps(dump_state(state)), copy.deepcopy(state)
        for action in legal_actions(state)[-3:]:
            apply(state, action)
        legal_actions(state)
        view_for(state, 0)
        with pytest.raises(IllegalAction):
            apply(state, Action("no such verb"))
        assert json.dumps(dump_state(state)) == before
        assert state == twin


def parts(state: State) -> list[object]:
    """Return all of a state that can be changed in place."""
    hands = [hand for seat in state.seats for hand in seat.hands]
    return [state, state.seats, *state.seats, *(seat.hands for seat in state.seats), *hands]


@every_table
def test_a_copy_is_equal_and_can_be_changed_alone(preset: Preset, seats: int) -> None:
    for state in states(preset, seats, 80):
        twin = copy.deepcopy(state)
        other = state.copy()
        assert other == state
        assert not {id(part) for part in parts(other)} & {id(part) for part in parts(state)}
        for part in parts(other):
            for slot in getattr(part, "__slots__", ()):
                kept = getattr(part, slot)
                setattr(part, slot, "changed")
                assert other != state
                setattr(part, slot, kept)
                assert other == state
        assert state == twin


@every_table
def test_what_apply_returns_can_be_changed_alone(preset: Preset, seats: int) -> None:
    for state in states(preset, seats, 80):
        for action in legal_actions(state)[-1:]:
            after, _ = apply(state, action)
            assert not {id(part) for part in parts(after)} & {id(part) for part in parts(state)}


@every_table
def test_chips_and_cards_are_conserved_at_every_step(preset: Preset, seats: int) -> None:
    chips = preset.rules.chips * seats
    for state in states(preset, seats, 400):
        check_sound(state, chips)


@every_table
def test_the_same_seed_and_actions_give_the_same_game(preset: Preset, seats: int) -> None:
    first = list(walk(preset.rules, seats, "again", steps=120))
    second = list(walk(preset.rules, seats, "again", steps=120))
    assert first == second
    other = list(walk(preset.rules, seats, "another", steps=120))
    assert [step[3] for step in other] != [step[3] for step in first]


@every_table
def test_a_state_survives_dump_and_load_through_json_at_every_step(
    preset: Preset, seats: int
) -> None:
    for state in states(preset, seats, 150):
        text = json.dumps(dump_state(state))
        loaded = load_state(json.loads(text))
        assert loaded == state
        assert json.dumps(dump_state(loaded)) == text
        assert legal_actions(loaded) == legal_actions(state)


@every_table
def test_a_replay_equals_the_live_game(preset: Preset, seats: int) -> None:
    """Replayed from the start of the game, and from a save in its middle."""
    steps = list(walk(preset.rules, seats, "replay", steps=150))
    for start in (0, len(steps) // 2):
        state = load_state(json.loads(json.dumps(dump_state(steps[start][0]))))
        for before, action, after, events in steps[start:]:
            assert state == before
            state, happened = apply(state, parse_action(str(action)))
            assert (state, happened) == (after, events)


@every_table
def test_opening_tells_the_start_of_the_game_that_new_game_gives(
    preset: Preset, seats: int
) -> None:
    state, events = open_game(preset.rules, NAMES[:seats], "opening")
    assert state == new_game(preset.rules, NAMES[:seats], "opening")
    assert [event.kind for event in events].count("hand_begins") == 1
    assert [seat.name for seat in state.seats] == list(NAMES[:seats])
    check_sound(state, preset.rules.chips * seats)


@every_table
def test_a_game_of_so_many_hands_ends(preset: Preset, seats: int) -> None:
    for hands in (1, 2, 7):
        rules = replace(preset.rules, hands=hands)
        *_, (_, _, last, events) = walk(rules, seats, f"ends {hands}", steps=5000)
        assert last.to_act is None
        assert last.hand_number <= hands
        assert events[-1].kind == "game_over"
        # One seat may have all the chips before, or with the last hand.
        alone = sum(not seat.out for seat in last.seats) == 1
        assert events[-1].text == ("all_chips" if alone else "hands")
        assert alone or last.hand_number == hands


@every_table
def test_someone_acts_until_the_game_is_over(preset: Preset, seats: int) -> None:
    rules = replace(preset.rules, stake_max=0, hands=40)
    for before, _, after, events in walk(rules, seats, "until", steps=5000):
        assert before.to_act is not None
        over = any(event.kind == "game_over" for event in events)
        assert (after.to_act is None) == over == (legal_actions(after) == ())
        if over:
            return
    pytest.fail("the game did not end")


@every_table
def test_chips_move_exactly_as_the_events_say(preset: Preset, seats: int) -> None:
    for before, _, after, events in walk(preset.rules, seats, "told", steps=300):
        chips = [seat.chips for seat in before.seats]
        fund, bank = before.fund, before.banker
        stakes = {
            (number, which): hand.stake
            for number, seat in enumerate(before.seats)
            for which, hand in enumerate(seat.hands)
        }
        for event in events:
            place = (event.seat, event.hand)
            if event.kind in ("stakes", "raises"):
                chips[event.seat] -= event.amount - stakes.get(place, 0)
                stakes[place] = event.amount
            elif event.kind == "splits":
                chips[event.seat] -= event.amount
                # The hands after this one move up by a place.
                for which in sorted((w for s, w in stakes if s == event.seat), reverse=True):
                    if which > event.hand:
                        stakes[event.seat, which + 1] = stakes[event.seat, which]
                stakes[event.seat, event.hand + 1] = event.amount
            elif event.kind == "collects":
                chips[bank] += event.amount
                chips[event.seat] -= event.amount - stakes.pop(place)
            elif event.kind == "pays":
                chips[bank] -= event.amount
                chips[event.seat] += event.amount + stakes.pop(place)
            elif event.kind == "fund_pays":
                fund -= event.amount
                chips[event.seat] += event.amount
            elif event.kind == "returns":
                chips[event.seat] += event.amount
                assert event.amount == stakes.pop(place)
            elif event.kind == "banker" and event.text == "bought":
                chips[event.seat] -= event.amount
                chips[bank] += event.amount
        assert chips == [seat.chips for seat in after.seats]
        assert fund == after.fund


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        new_game(ITALY, ["Somebody"] * seats, "seed")


@pytest.mark.parametrize("banker", [-1, 2, 99])
def test_a_banker_who_does_not_sit_here_is_refused(banker: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        new_game(ITALY, ["Anna", "Ben"], "seed", banker=banker)


@pytest.mark.parametrize("chips", [0, -1, [5], [5, 5, 5], [5, 0], []])
def test_chips_that_do_not_fit_the_seats_are_refused(chips: int | list[int]) -> None:
    with pytest.raises(ValueError, match="chip"):
        new_game(ITALY, ["Anna", "Ben"], "seed", chips=chips)


@pytest.mark.parametrize("pack", ["8c", "10d 2c", "2c 2c", "??", "2x", "Ac Ad Ac"])
def test_a_stacked_pack_of_other_cards_is_refused(pack: str) -> None:
    with pytest.raises(ValueError, match="card"):
        new_game(ITALY, ["Anna", "Ben"], "seed", packs=[pack])


def test_all_cards_of_a_stacked_pack_come_first_and_the_rest_follows() -> None:
    state = new_game(ITALY, ["Anna", "Ben"], "seed", packs=["7h Ad 3s"], banker=0)
    assert state.pack[:3] == ("7h", "Ad", "3s")
    assert len(set(state.pack)) == 40
    assert state.phase == "stakes"


def test_when_the_stacked_packs_are_used_up_the_seed_shuffles_and_nobody_cuts() -> None:
    state = new_game(ITALY, ["Anna", "Ben"], "seed", packs=["6c 5d"], banker=0)
    for text in ("bet:1", "stand", "stand", "next"):
        state, _ = apply(state, parse_action(text))
    assert state.phase == "stakes"
    assert state.fingerprint


@pytest.mark.parametrize("seed", range(5))
def test_uneven_chips_and_single_chips_are_played_to_the_end(seed: int) -> None:
    dice = random.Random(seed)
    chips = [dice.choice((1, 1, 2, 3, 50)) for _ in range(6)]
    rules: Rules = replace(ITALY, stake_min=2, stake_max=0)
    state = new_game(rules, NAMES[:6], str(seed), chips=chips)
    for _ in range(20_000):
        if state.to_act is None:
            break
        state, _ = apply(state, choose(state, dice))
        assert chips_in_all(state) == sum(chips)
    assert state.to_act is None
    assert [seat.chips for seat in state.seats if not seat.out] == [sum(chips)]
