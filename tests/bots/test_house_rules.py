"""The computer players under all rules: they play on, choose sensibly, and know nothing hidden."""

import random
from collections import Counter
from typing import Any

import pytest

from game.bots import CHARACTERS, choose
from game.engine import (
    PRESETS,
    Action,
    Rules,
    State,
    apply,
    find_preset,
    legal_actions,
    open_game,
    replace,
    view_for,
)
from tests.engine.table import NAMES, Played, play, sit
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
    for number in range(6):
        state, _ = open_game(rules, NAMES[:4], f"bots {number}", chips=30)
        for _ in range(40):
            seat = state.to_act
            if seat is None:
                break
            twin = rearranged(state, seat, dice)
            for name in CHARACTERS:
                choice = choose(view_for(state, seat), name)
                assert choice == choose(view_for(twin, seat), name)
                assert choice in legal_actions(state)
                compared += twin != state
            state, _ = apply(state, choose(view_for(state, seat), dice.choice(list(CHARACTERS))))
    assert compared > 60


@every_table
def test_games_of_computer_players_alone_come_to_an_end(rules: Rules) -> None:
    who = ("cautious", "steady", "bold")
    hands = rules.hands or 12
    for seats in (2, 5, 8):
        state, _ = open_game(replace(rules, hands=hands), NAMES[:seats], "alone")
        for _ in range(4000):
            if state.to_act is None:
                break
            state, _ = apply(state, choose(view_for(state, state.to_act), who[state.to_act % 3]))
        assert state.to_act is None


def chosen(at: Played) -> Counter[str]:
    """What each character does, by verb."""
    assert at.state.to_act is not None
    view = view_for(at.state, at.state.to_act)
    return Counter(choose(view, name).verb for name in CHARACTERS)


def start(pack: str, rules: Rules, actions: str = "", **switches: Any) -> Played:
    return play(sit(pack, rules=rules, **switches).state, f"bet:1 {actions}")


def test_whoever_has_a_4_burns_it_and_keeps_a_3() -> None:
    assert chosen(start("4c 5h", ITALY, burn="3-4")) == {"burn": 3}
    assert "burn" not in chosen(start("3c 5h", ITALY, burn="3-4"))


def test_the_card_that_counts_more_is_kept_hidden() -> None:
    assert chosen(start("2c 5h 4d", FRANCE, "hit")) == {"hide": 3}
    assert chosen(start("4c 5h Kd", FRANCE, "hit")) == {"show": 3}


def test_a_small_first_card_is_turned_up_for_a_hidden_one_and_a_large_one_is_not() -> None:
    for rules in (SPAIN, PORTUGAL):
        assert set(chosen(start("Kc 5h 4d", rules))) <= {"hit:down", "raise"}
        assert set(chosen(start("3c 5h 4d", rules))) <= {"hit", "raise"}


def test_nobody_raises_on_what_will_probably_be_bust() -> None:
    for card in ("4c", "5c", "6c", "7c"):
        assert "raise" not in chosen(start(f"{card} 5h", PORTUGAL)), card


def test_somebody_raises_on_a_small_card_and_stays_within_chips() -> None:
    at = start("Kc 5h 4d", PORTUGAL)
    raised = [choose(view_for(at.state, 1), name) for name in CHARACTERS]
    amounts = [action.amount or 0 for action in raised if action.verb == "raise"]
    assert amounts
    assert all(1 < amount <= 10 for amount in amounts)
    # The card it promises is asked for next.
    after = play(at.state, f"raise:{amounts[0]}")
    assert set(chosen(after)) <= {"hit", "hit:down"}


def test_a_bold_player_splits_more_often_than_a_cautious_one() -> None:
    splits: Counter[str] = Counter()
    for number in range(200):
        table = sit("Kc 5h Qd", rules=SPAIN, seed=f"{number}")
        state = play(table.state, "bet:1 hit").state.copy()
        state.fingerprint = f"hand {number}"
        for name in CHARACTERS:
            splits[name] += choose(view_for(state, 1), name) == Action("split")
    assert splits["cautious"] < splits["steady"] < splits["bold"]
    assert splits["cautious"] > 0


def test_votes_are_for_oneself_or_the_neighbour() -> None:
    rules = replace(PORTUGAL, first_banker="vote")
    state = sit(seats=3, rules=rules, banker=None).state
    votes = {name: choose(view_for(state, 0), name).amount for name in CHARACTERS}
    assert votes["bold"] == 0
    assert votes["cautious"] == 1


def sale(offers: str = "", chips: int | list[int] | None = None) -> State:
    """The bank of seat 0 is for sale; all have tied and have their stakes back."""
    table = sit("6c 6d 6h", seats=3, rules=PORTUGAL, tie="push", chips=chips)
    return play(table.state, "bet:1 bet:1 stand stand stand " + offers).state


def test_who_offers_for_the_bank_offers_little_and_goes_not_far_above_others() -> None:
    for name in CHARACTERS:
        first = choose(view_for(sale(), 1), name)
        assert first in (Action("offer", 1), Action("pass"))
        assert choose(view_for(sale("offer:20"), 2), name) == Action("pass")


def test_the_bank_is_sold_to_the_highest_offer_if_it_is_worth_it() -> None:
    rich = sale("offer:20 offer:30 pass")
    poor = sale("offer:1 pass", chips=1000)
    for name in CHARACTERS:
        assert choose(view_for(rich, 0), name) == Action("accept", 2)
        assert choose(view_for(poor, 0), name) == Action("refuse")


def test_a_stake_after_looking_is_larger_on_a_better_card() -> None:
    for name in ("steady", "bold"):
        stakes = {}
        for card in ("7c", "4c"):
            total = 0
            for number in range(40):
                state = sit(f"{card} 5h", rules=PORTUGAL).state.copy()
                state.fingerprint = f"hand {number}"
                total += choose(view_for(state, 1), name).amount or 0
            stakes[card] = total
        assert stakes["7c"] > stakes["4c"]


def test_the_bank_draws_against_a_shown_seven_and_a_half_under_all_presets() -> None:
    for preset in PRESETS:
        if preset.rules.pack == "40" and preset.rules.show_seven_half:
            at = start("7c 5h Kd", preset.rules, "hit")
            assert chosen(at) == {"hit": 3}, preset.name
