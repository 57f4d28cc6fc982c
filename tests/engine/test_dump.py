"""Dumps that were damaged are refused with a ValueError, and never fail later in a game."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    Action,
    Hand,
    Rules,
    State,
    apply,
    dump_state,
    find_preset,
    hand_total,
    legal_actions,
    load_state,
    parse_cards,
    replace,
    view_for,
)
from tests.engine.table import ITALY, choose, play, sit, walk

Path = tuple[str | int, ...]

FRANCE, PORTUGAL, SPAIN = (find_preset(name).rules for name in ("france40", "portugal", "spain"))

# Fields that the first format of saves did not have.
YOUNGER = {"split", "pending", "raised", "burned", "votes", "offers", "passed"}


def moments() -> dict[str, dict[str, Any]]:
    """Dumps of games in every phase, by name, some of them with much on the table."""
    table = sit(seats=3, seed="moments").state
    stakes = play(table, "cut:9 bet:3").state
    busy = replace(ITALY, shuffle="run_down", next_banker="never", stake_max=0, chips=9)
    late = [after for _, _, after, _ in walk(busy, 5, "late", chips=60, steps=150)]
    for_sale = play(
        sit("6c 4h 5d", seats=3, rules=PORTUGAL).state, "bet:2 bet:2" + " stand" * 3
    ).state
    states: dict[str, State] = {
        "cut": table,
        "stakes": stakes,
        "stakes after": sit("6c 5d", stake_time="after").state,
        "play": play(stakes, "bet:2").state,
        "bank": play(sit("2c 5d 4h").state, "bet:2 hit stand").state,
        "between": play(sit("6c 5d").state, "bet:2 stand stand").state,
        "over": play(sit("6c 5d").state, "bet:2 stand stand stop").state,
        "late": next(state for state in late[90:] if state.phase == "play"),
        "reshuffled": reshuffled(busy),
        "vote": play(
            sit(seats=3, banker=None, rules=PORTUGAL, first_banker="vote").state, "vote:2"
        ).state,
        "offers": play(for_sale, "offer:2").state,
        "answer": play(for_sale, "offer:2 pass").state,
        "play, a card to show or hide": play(
            sit("2c 5d 4h", rules=FRANCE).state, "bet:2 hit"
        ).state,
        "play, just raised": play(sit("2c 5d 4h", rules=PORTUGAL).state, "bet:2 raise:4").state,
        "play, split": play(sit("Kc 5d Qh 2c", rules=SPAIN).state, "bet:2 hit split hit").state,
        "bank, burned": play(sit("4c 4d Qh 2c 2d", burn="4").state, "bet:2 burn stand burn").state,
    }
    return {name: dump_state(state) for name, state in states.items()}


def reshuffled(rules: Rules) -> State:
    """Return a state right after a reshuffle, a bust hand without cards on the table."""
    for number in range(50):
        for _, _, after, events in walk(rules, 7, f"re {number}", chips=200, steps=200):
            bust = any(not hand.cards for seat in after.seats for hand in seat.hands)
            if bust and after.phase == "play" and events[0].kind == "reshuffles":
                return after
    raise AssertionError("no such moment")


MOMENTS = moments()
every_moment = pytest.mark.parametrize("moment", MOMENTS)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a dump."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from paths(inside, (*path, key))
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            yield from paths(inside, (*path, place))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(data)
    at(data, path[:-1])[path[-1]] = value
    return data


def without(data: dict[str, Any], path: Path) -> dict[str, Any]:
    data = copy.deepcopy(data)
    del at(data, path[:-1])[path[-1]]
    return data


def refuse_or_play(data: Any, note: object) -> bool:
    """Load what was tampered with: refused, or else playable to the end of a hand or two."""
    try:
        state = load_state(data)
    except ValueError:
        return False
    dice = random.Random(1)
    for seat in (None, *range(len(state.seats))):
        view_for(state, seat)
    for _ in range(20):
        if state.to_act is None:
            break
        try:
            state, _ = apply(state, choose(state, dice))
        except Exception as problem:
            raise AssertionError(f"loaded, and failed later: {note}") from problem
    return True


@every_moment
def test_untouched_it_loads_and_can_be_played(moment: str) -> None:
    assert refuse_or_play(MOMENTS[moment], moment)


@every_moment
def test_the_dump_is_of_the_phase_it_should_be(moment: str) -> None:
    phase = {"late": "play", "reshuffled": "play"}.get(moment, moment.replace(",", "").split()[0])
    assert MOMENTS[moment]["phase"] == phase


@every_moment
def test_any_field_missing_is_refused(moment: str) -> None:
    whole = MOMENTS[moment]
    for path in paths(whole):
        # Switches younger than the save have their default, so those may be missing.
        switch = path[0] == "rules" and len(path) > 1
        if isinstance(path[-1], str) and not switch and path[-1] not in YOUNGER:
            with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
                load_state(without(whole, path))


def test_a_save_of_the_first_format_lacks_what_came_later_and_loads() -> None:
    for moment in ("cut", "stakes", "play", "bank", "between", "over", "late", "reshuffled"):
        old = MOMENTS[moment]
        for path in list(paths(old)):
            if path[-1] in YOUNGER:
                old = without(old, path)
        assert not [path for path in paths(old) if path[-1] in YOUNGER]
        assert dump_state(load_state(old)) == MOMENTS[moment], moment


# Where the flag of a hand stands true, nothing else may make it possible.
IMPOSSIBLE_FLAGS = [
    ("play", ("seats", 1, "hands", 0, "pending"), True),
    ("play", ("seats", 1, "hands", 0, "raised"), True),
    ("play", ("seats", 1, "hands", 0, "split"), True),
    ("play", ("seats", 1, "hands", 0, "burned"), True),
    ("bank", ("seats", 0, "hands", 0, "pending"), True),
    ("play, a card to show or hide", ("seats", 1, "hands", 0, "face_up", 1), 1),
    ("play, a card to show or hide", ("seats", 0, "hands", 0, "pending"), True),
    ("play, a card to show or hide", ("rules", "receive"), "open"),
    ("play, just raised", ("seats", 0, "hands", 0, "raised"), True),
    ("play, just raised", ("rules", "raising"), False),
    ("play, split", ("seats", 1, "hands", 1, "split"), False),
    ("play, split", ("rules", "split_hands"), 1),
    ("bank, burned", ("rules", "burn"), "none"),
    ("vote", ("votes",), [0, 1]),
    ("vote", ("votes",), [3]),
    ("play", ("votes",), [0, 1]),
    ("offers", ("offers",), [0, 50, 0]),
    ("offers", ("offers",), [1, 2, 0]),
    ("offers", ("offers",), [0, 2]),
    ("offers", ("passed",), [0, 2]),
    ("offers", ("passed",), []),
    ("offers", ("rules", "bank_sale"), False),
    ("answer", ("offers",), [0, 0, 0]),
    ("answer", ("offers",), [2, 0, 0]),
    ("answer", ("offers",), [0, 52, 0]),
    ("between", ("passed",), [1]),
    ("play", ("offers",), [0, 1, 0]),
]


@pytest.mark.parametrize(("moment", "path", "value"), IMPOSSIBLE_FLAGS)
def test_a_choice_that_nobody_can_have_to_make_is_refused(
    moment: str, path: Path, value: object
) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        load_state(changed(MOMENTS[moment], path, value))


def test_whoever_raised_with_no_card_left_anywhere_could_do_nothing_and_is_refused() -> None:
    # The 32 cards all lie in hands: seat 1 has split three times, seat 7 is to act.
    lying = [
        "Kc", "10c Ac | 10d Qh Jc 9c 9d | 10h Qs Jd 9h | 10s Jh 9s 8c 8d 8h", "Ad 8s", "Ah 7c",
        "As 7d", "Kd Qc 7h", "Kh Qd 7s", "Ks Js",
    ]  # fmt: skip
    rules = replace(FRANCE, pack="32", split_hands=4, raising=True, receive="open")
    state = sit("", seats=8, rules=rules).state.copy()
    for seat, text in zip(state.seats, lying, strict=True):
        hands = [parse_cards(cards) for cards in text.split("|")]
        seat.hands = [
            Hand(
                cards, (True,) * len(cards), 2, hand_total(cards, rules), "standing", len(hands) > 1
            )
            for cards in hands
        ]
    state.seats[0].hands[0].stake, state.seats[0].hands[0].state = 0, "waiting"
    state.pack, state.dealt, state.phase, state.to_act = (), 0, "play", 7
    own = state.seats[7].hands[0]
    own.state = "playing"
    assert legal_actions(load_state(dump_state(state))) == (Action("stand"),)
    own.raised = True
    assert legal_actions(state) == ()
    with pytest.raises(ValueError, match="cannot be"):
        load_state(dump_state(state))


WRONG_KINDS: tuple[Any, ...] = (
    None,
    "rubbish",
    -1,
    2.5,
    float("nan"),
    [],
    {},
    [None],
    {"a": 1},
    10**30,
)


def kind_of(value: Any) -> str:
    return {bool: "bool", int: "int", str: "str", list: "list", dict: "dict"}.get(
        type(value), "none"
    )


@every_moment
@pytest.mark.parametrize("wrong", WRONG_KINDS, ids=repr)
def test_a_value_of_a_wrong_kind_is_refused_anywhere(moment: str, wrong: Any) -> None:
    whole = MOMENTS[moment]
    for path in paths(whole):
        if kind_of(at(whole, path)) != kind_of(wrong):
            with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
                load_state(changed(whole, path, wrong))


PLAUSIBLE: tuple[Any, ...] = (
    0, 1, 2, 3, 7, 15, 16, 30, 39, 40, 41, 99, -1, 10**9, True, False, None, "", "Ac", "Ac 2c",
    "??", "Ac Ac", "8c", "cut", "stakes", "play", "bank", "between", "over", "vote", "offers",
    "answer", "waiting", "playing",
    "standing", "bust", "run_down", "every_hand", "after", "before", [], [0], [1, 2, 3], {},
)  # fmt: skip


@every_moment
def test_a_value_that_could_stand_elsewhere_is_refused_or_can_be_played(moment: str) -> None:
    whole = MOMENTS[moment]
    refused = 0
    for path in paths(whole):
        for value in PLAUSIBLE:
            if at(whole, path) != value:
                refused += not refuse_or_play(changed(whole, path, value), (path, value))
    assert refused


@every_moment
def test_values_exchanged_for_those_of_another_moment_are_refused_or_can_be_played(
    moment: str,
) -> None:
    whole = MOMENTS[moment]
    for other in MOMENTS.values():
        for key, value in other.items():
            refuse_or_play(changed(whole, (key,), value), key)


@every_moment
def test_more_or_fewer_things_of_a_kind_are_refused_or_can_be_played(moment: str) -> None:
    whole = MOMENTS[moment]
    for path in paths(whole):
        value = at(whole, path)
        if isinstance(value, list):
            for longer in ([*value, *value[:1]], value[:-1], value[::-1], value * 5):
                if longer != value:
                    refuse_or_play(changed(whole, path, longer), (path, longer))


def test_a_total_that_is_not_that_of_the_cards_is_refused() -> None:
    for moment in ("play", "bank", "between", "late"):
        whole = MOMENTS[moment]
        for path in paths(whole):
            if path[-1] == "total":
                with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
                    load_state(changed(whole, path, at(whole, path) + 1))


def test_a_card_twice_or_missing_is_refused() -> None:
    whole = MOMENTS["play"]
    cards = whole["pack"].split()
    for pack in (cards[:-1], [*cards, cards[-1]], [*cards[:-1], cards[-2]], []):
        with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
            load_state(changed(whole, ("pack",), " ".join(pack)))


def test_a_text_that_is_none_is_refused() -> None:
    for path in (("seed",), ("fingerprint",), ("seats", 0, "name")):
        with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
            load_state(changed(MOMENTS["cut"], path, "\ud800"))


def test_more_chips_than_stakes_can_be_told_of_are_refused() -> None:
    rules = replace(ITALY, stake_max=0)
    whole = dump_state(sit(rules=rules).state)
    with pytest.raises(ValueError, match="cannot be"):
        load_state(changed(whole, ("seats", 0, "chips"), 10**9))
    with pytest.raises(ValueError, match="chips"):
        sit(rules=rules, chips=10**9)


def test_a_switch_of_a_later_version_is_refused() -> None:
    with pytest.raises(ValueError, match="does not know"):
        load_state(changed(MOMENTS["cut"], ("rules", "jokers"), 2))


def test_a_switch_the_save_does_not_know_yet_has_its_default() -> None:
    for option in ("tie", "shuffle", "hands"):
        loaded = load_state(without(MOMENTS["cut"], ("rules", option)))
        assert loaded.rules == ITALY


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=5), inside),
    max_leaves=8,
)


@given(json_values)
def test_anything_else_is_refused(data: Any) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
        load_state(data)


@settings(max_examples=300)
@given(st.data())
def test_several_things_changed_at_once_are_refused_or_can_be_played(data: st.DataObject) -> None:
    dump = copy.deepcopy(MOMENTS[data.draw(st.sampled_from(sorted(MOMENTS)))])
    changes = data.draw(st.integers(1, 3))
    for _ in range(changes):
        path = data.draw(st.sampled_from(list(paths(dump))))
        value = data.draw(st.sampled_from(PLAUSIBLE) | json_values)
        dump = changed(dump, path, value)
    refuse_or_play(dump, dump)


def test_a_dump_is_plain_json() -> None:
    for whole in MOMENTS.values():
        assert json.loads(json.dumps(whole)) == whole
