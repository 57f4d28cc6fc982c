"""Every end of a hand, against a second reckoning that is told as plainly as can be."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import PRESETS, Rules, hand_rank, hand_total, parse_cards, replace
from game.engine.scoring import PAIR_OF_SEVENS, ROYAL
from tests.engine import naive
from tests.engine.table import FORTY, ITALY, THIRTY_TWO, walk
from tools.soak.rule_sets import any_rules

TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    **{f"any {number}": any_rules(random.Random(500 + number)) for number in range(60)},
}


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_chips_fund_and_bank_after_a_hand_are_those_of_the_second_reckoning(rules: Rules) -> None:
    hands = 0
    # Not sold: what the bank is sold for comes after the reckoning.
    for seats in (2, 3, 6):
        for number in range(3):
            seed = f"reckoned {seats} {number}"
            for before, _, after, events in walk(rules, seats, seed, steps=120):
                if "hand_ends" not in [event.kind for event in events]:
                    continue
                hands += 1
                expected = naive.reckon(before, after)
                assert [seat.chips for seat in after.seats] == expected.chips
                assert after.fund == expected.fund
                assert after.phase == "over" or after.banker == expected.bank
    assert hands >= 9


def all_kinds(royal: bool, pair: bool) -> list[Rules]:
    forty = replace(ITALY, royal=royal, pair_of_sevens=pair)
    return [forty, replace(forty, wild="Kd"), replace(forty, wild="Ad")]


@given(
    st.lists(st.sampled_from(FORTY), unique=True, min_size=1, max_size=5)
    | st.lists(st.sampled_from(["Kd", "Ad", "7c", "7d", "Qc", "6h"]), unique=True, min_size=1),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
def test_a_hand_of_forty_cards_has_the_place_of_the_second_way(
    cards: list[str], royal: bool, pair: bool, split: bool
) -> None:
    for rules in all_kinds(royal, pair):
        check_place(cards, rules, split)


@given(
    st.lists(st.sampled_from(THIRTY_TWO), unique=True, min_size=1, max_size=5),
    st.booleans(),
    st.booleans(),
)
def test_a_hand_of_thirty_two_cards_has_the_place_of_the_second_way(
    cards: list[str], royal: bool, pair: bool
) -> None:
    check_place(cards, replace(ITALY, pack="32", royal=royal, pair_of_sevens=pair), False)


def check_place(cards: list[str], rules: Rules, split: bool) -> None:
    hand = parse_cards(cards)
    assert hand_total(hand, rules) == 2 * naive.points(hand, rules)
    rank = hand_rank(hand, rules, split=split)
    assert {ROYAL: 8, PAIR_OF_SEVENS: 9}.get(rank, rank / 2) == naive.place(hand, rules, split)
