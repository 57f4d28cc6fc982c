"""Options as data, rule codes, and what rules can be played."""

import dataclasses
import re
import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import (
    OPTIONS,
    PRESETS,
    Option,
    Problem,
    Rules,
    decode_rules,
    encode_rules,
    find_preset,
    new_game,
    replace,
    validate,
)
from tests.engine.table import ITALY

FIELDS = [field.name for field in dataclasses.fields(Rules)]


def values_of(option: Option) -> list[Any]:
    """All choices, or the ends of a range and what lies beside them and between."""
    if option.range is None:
        return list(option.choices)
    low, high = option.range
    return sorted({low, low + 1, (low + high) // 2, high - 1, high})


def any_value(option: Option) -> st.SearchStrategy[Any]:
    if option.range is None:
        return st.sampled_from(option.choices)
    return st.integers(*option.range)


any_rules = st.builds(Rules, **{option.key: any_value(option) for option in OPTIONS})
playable_rules = any_rules.filter(lambda rules: not validate(rules))


# --- the table of options ------------------------------------------------------------------


def test_every_switch_of_the_rules_has_one_row() -> None:
    assert sorted(option.key for option in OPTIONS) == sorted(FIELDS)


def test_codes_are_unique_letters() -> None:
    codes = [option.code for option in OPTIONS]
    assert len(set(codes)) == len(codes)
    assert all(set(code) <= set(string.ascii_lowercase) and code for code in codes)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_row_has_either_choices_or_a_range(option: Option) -> None:
    assert bool(option.choices) != (option.range is not None)
    assert len(set(option.choices)) == len(option.choices)
    if option.range is not None:
        assert option.range[0] < option.range[1]
    assert option.section


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_row_names_only_rows_and_values_it_needs(option: Option) -> None:
    rows = {row.key: row for row in OPTIONS}
    for key, values in option.needs:
        assert key != option.key
        assert values
        assert all(rows[key].allows(value) for value in values)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_row_allows_its_values_and_no_others(option: Option) -> None:
    assert all(option.allows(value) for value in values_of(option))
    strangers: tuple[Any, ...] = (None, "", "rubbish", -1, 0.5, 1e9, 10**9, [], {}, "1")
    assert not any(option.allows(stranger) for stranger in strangers)
    if option.range is not None:
        assert not option.allows(option.range[0] - 1)
        assert not option.allows(option.range[1] + 1)
        assert not option.allows(True)
        assert not option.allows(float(option.range[1]))
    elif True in option.choices:
        assert not option.allows(1)
        assert not option.allows(0)


# --- validate ------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_preset_can_be_played(preset: Any) -> None:
    assert validate(preset.rules) == ()
    assert find_preset(preset.name) == preset


def test_an_unknown_preset_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        find_preset("atlantis")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
@pytest.mark.parametrize("value", ["rubbish", -1, None, 2.5, [1]])
def test_a_value_that_is_none_of_its_rows_is_a_problem(option: Option, value: Any) -> None:
    rules = replace(ITALY, **{option.key: value})
    assert validate(rules) == (Problem("bad_value", (option.key,)),)
    with pytest.raises(ValueError, match="cannot be played"):
        new_game(rules, ["Anna", "Ben"], "seed")


def test_a_smallest_stake_above_the_largest_is_a_problem() -> None:
    rules = replace(ITALY, stake_min=5, stake_max=4)
    assert validate(rules) == (Problem("stake_min_above_max", ("stake_min", "stake_max")),)
    assert validate(replace(rules, stake_max=5)) == ()
    # 0 is no limit, not a low one.
    assert validate(replace(rules, stake_max=0)) == ()


def test_fewer_chips_than_the_smallest_stake_is_a_problem() -> None:
    rules = replace(ITALY, chips=4, stake_min=5)
    assert validate(rules) == (Problem("chips_below_stake", ("chips", "stake_min")),)
    assert validate(replace(rules, chips=5)) == ()


def test_raising_with_one_stake_only_is_a_problem() -> None:
    rules = replace(ITALY, raising=True, stake_min=5, stake_max=5)
    assert validate(rules) == (Problem("no_room_to_raise", ("raising", "stake_max")),)
    assert validate(replace(rules, stake_max=6)) == ()
    assert validate(replace(rules, stake_max=0)) == ()
    assert validate(replace(rules, raising=False)) == ()


def test_a_wild_card_with_32_cards_is_a_problem() -> None:
    for wild in ("Kd", "Ad"):
        rules = replace(find_preset("france32").rules, wild=wild)
        assert validate(rules) == (Problem("wild_card_not_in_pack", ("wild", "pack")),)


def test_a_bank_only_for_royals_where_there_are_none_is_a_problem() -> None:
    rules = replace(ITALY, next_banker="royal")
    assert validate(rules) == (Problem("royal_not_played", ("next_banker", "royal")),)
    assert validate(replace(rules, royal=True)) == ()


# Pairs that look like contradictions, and are none: both can be played as they stand.
BOTH_CAN_BE_PLAYED: tuple[dict[str, Any], ...] = (
    # The bank stays where it is until somebody buys it.
    {"bank_sale": True, "next_banker": "never"},
    {"bank_sale": True, "next_banker": "rotate"},
    # A tied 7½ goes back; all others pay the bank's 7½ twice.
    {"tie": "push", "bank_seven_half_collects": 2},
    # The banker burns when the card has been turned up.
    {"banker_looks": False, "burn": "4"},
    # With 32 cards two that count ½ are split, a king or queen is burned (R2).
    {"pack": "32", "split_hands": 4, "burn": "3-4", "royal": True, "pair_of_sevens": True},
    {"receive": "open_or_closed", "split_hands": 2},
    # With a new bank every hand nothing is run down, but nothing goes wrong either.
    {"shuffle": "run_down", "next_banker": "rotate"},
)


@pytest.mark.parametrize("switches", BOTH_CAN_BE_PLAYED)
def test_a_pair_that_can_be_played_is_no_contradiction(switches: dict[str, Any]) -> None:
    rules = replace(ITALY, **switches)
    assert validate(rules) == ()
    assert new_game(rules, ["Anna", "Ben"], "seed").rules == rules


def test_any_switch_alone_contradicts_no_preset_but_in_ways_that_are_listed() -> None:
    found = {
        problem.code
        for preset in PRESETS
        for option in OPTIONS
        for value in values_of(option)
        for problem in validate(replace(preset.rules, **{option.key: value}))
    }
    assert found == {
        "stake_min_above_max", "chips_below_stake", "no_room_to_raise", "wild_card_not_in_pack",
        "royal_not_played",
    }  # fmt: skip


def test_several_problems_are_all_told() -> None:
    rules = replace(ITALY, chips=3, stake_min=5, stake_max=4)
    assert {problem.code for problem in validate(rules)} == {
        "stake_min_above_max", "chips_below_stake",
    }  # fmt: skip


# --- rule codes ----------------------------------------------------------------------------


def test_a_preset_is_its_name() -> None:
    for preset in PRESETS:
        assert encode_rules(preset.rules) == preset.name
        assert decode_rules(preset.name) == preset.rules


def test_codes_that_are_out_in_the_world_keep_their_meaning() -> None:
    # Links to these have been made: an entry may be added here, and never changed.
    meanings = {
        "italy.ti1.hn10": replace(ITALY, tie="push", hands=10),
        "italy.ch100.lo2.hi0": replace(ITALY, chips=100, stake_min=2, stake_max=0),
        "italy.st1.bl0.ss0": replace(
            ITALY, stake_time="after", banker_looks=False, show_seven_half=False
        ),
        "italy.di1.sh1.fb1.nb1": replace(
            ITALY, direction="clockwise", shuffle="run_down", first_banker="lot",
            next_banker="rotate",
        ),
        "italy.fb2.nb2": replace(ITALY, first_banker="chosen", next_banker="never"),
        "reale.wi1": replace(find_preset("reale").rules, wild="Kd"),
        "portugal.wi2.fb3.bs0": replace(
            find_preset("portugal").rules, wild="Ad", first_banker="vote", bank_sale=False
        ),
        "spain.sp4.rc1": replace(find_preset("spain").rules, split_hands=4),
        "italy.rc2.ra1.bu2.ro1.ps1.nb3": replace(
            ITALY, receive="hide_after", raising=True, burn="3-4", royal=True, pair_of_sevens=True,
            next_banker="royal",
        ),
        "italy.pk1.rc3.bu1.sv2.bc2.fu1.nb4": replace(
            ITALY, pack="32", receive="open_or_closed", burn="4", seven_half_pays=2,
            bank_seven_half_collects=2, fund=True, next_banker="natural",
        ),
    }  # fmt: skip
    for code, rules in meanings.items():
        assert decode_rules(code) == rules


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_value_of_every_switch_survives_its_code(preset: Any, option: Option) -> None:
    for value in values_of(option):
        rules = replace(preset.rules, **{option.key: value})
        decoded = decode_rules(encode_rules(rules))
        assert decoded == rules
        assert type(getattr(decoded, option.key)) is type(value)


@given(any_rules)
def test_any_rules_survive_their_code(rules: Rules) -> None:
    code = encode_rules(rules)
    assert re.fullmatch(r"[a-z0-9.]+", code)
    assert decode_rules(code) == rules


@given(any_rules, any_rules)
def test_different_rules_have_different_codes(one: Rules, other: Rules) -> None:
    assert (encode_rules(one) == encode_rules(other)) == (one == other)


def test_a_code_may_be_typed_in_capitals_with_blanks_around() -> None:
    assert decode_rules("  ITALY.TI1 ") == replace(ITALY, tie="push")


@pytest.mark.parametrize(
    "code",
    ["", ".", "atlantis", "italy.", "italy..ti1", ".italy", "ti1", "italy.zz1", "italy.ti",
     "italy.1", "italy.ti9999999", "italy.ti-1", "italy.ti1.ti0", "italy.ti1.ti1",
     "italy.ch0", "italy.ch10001", "italy.ch5.5", "italy ti1", "italy.ti1 hn10", "italy/ti1",
     "italy.ch٥", "italy.hn１０", "italy.ti¹", "italy.ti1\x00", "italy.ti1\n.hn1", "italyti1"],
)  # fmt: skip
def test_rubbish_is_no_code(code: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
        decode_rules(code)


@given(
    st.text(max_size=20) | st.text("italy.tchnsobd0123456789", max_size=20).map("italy.".__add__)
)
def test_whatever_text_is_read_as_rules_or_refused_with_a_value_error(code: str) -> None:
    try:
        rules = decode_rules(code)
    except ValueError:
        return
    assert all(option.allows(getattr(rules, option.key)) for option in OPTIONS)


@pytest.mark.parametrize(
    "wrong",
    [{"chips": -5}, {"chips": 10_001}, {"tie": "both"}, {"pack": "52"}, {"hands": 2.5},
     {"banker_looks": 1}, {"stake_max": True}],
)  # fmt: skip
def test_a_value_that_is_none_of_its_rows_has_no_code(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
        encode_rules(replace(ITALY, **wrong))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_value_after_the_last_is_refused(option: Option) -> None:
    beyond = len(option.choices) if option.range is None else option.range[1] + 1
    with pytest.raises(ValueError, match=r"has no value|not part"):
        decode_rules(f"italy.{option.code}{beyond}")
