"""What the views draw from: a hand's accounts, what hands are worth, what stands in the way."""

import random
from typing import Any

import pytest

from game.app.seen import (
    bank_of_hand,
    name_of_hand,
    raise_obstacle,
    settled,
    settlements,
    split_obstacle,
    still_to_beat,
    votes,
    wild_counts,
)
from game.engine import PRESETS, Rules, State, parse_cards, redact, replace, view_for
from tests.ui.games import moments
from tests.ui.tables import model_of
from tests.ui.traditions import TABLES, sat
from tools.soak.rule_sets import any_rules, any_seats

PRESET_RULES = {preset.name: preset.rules for preset in PRESETS}
SOME_RULES = {f"any {number}": any_rules(random.Random(f"seen {number}")) for number in range(24)}


def chips_of(state: State) -> list[int]:
    return [seat.chips + sum(hand.stake for hand in seat.hands) for seat in state.seats]


@pytest.mark.parametrize(
    "rules", (PRESET_RULES | SOME_RULES).values(), ids=[*PRESET_RULES, *SOME_RULES]
)
def test_what_is_told_of_gains_is_the_change_of_chips(rules: Rules) -> None:
    dice = random.Random("accounts")
    compared = 0
    for game in range(4):
        seats = any_seats(rules, dice)
        at_start: list[int] = []
        for state, told, before, events in moments(rules, seats, f"accounts {game}", steps=250):
            if any(event.kind == "hand_begins" for event in events):
                at_start = chips_of(before)
            if state.phase in ("offers", "answer", "between", "over"):
                model = model_of(state, told)
                net = settled(model)
                change = [now - then for now, then in zip(chips_of(state), at_start, strict=True)]
                assert [net.get(seat, 0) for seat in range(seats)] == change
                fund = sum(one.fund for one in settlements(model))
                assert sum(change) == fund
                compared += 1
    assert compared


@pytest.mark.parametrize("rules", PRESET_RULES.values(), ids=PRESET_RULES)
def test_every_hand_that_was_staked_is_settled_once(rules: Rules) -> None:
    rules = replace(rules, split_hands=4, raising=True)
    for state, told, _, _ in moments(rules, 4, "once", steps=400):
        if state.phase in ("offers", "between"):
            done = [(one.event.seat, one.event.hand) for one in settlements(model_of(state, told))]
            bank = next(event.seat for event in told if event.kind == "hand_begins")
            assert sorted(done) == [
                (seat, hand)
                for seat, player in enumerate(state.seats)
                for hand in range(len(player.hands))
                if seat != bank
            ]


def test_nobody_holds_the_bank_before_it_is_given() -> None:
    state, told = sat("portugal", None, banker=None, first_banker="vote")
    for _ in range(2):
        model = model_of(state, told)
        assert model.shown is not None
        assert bank_of_hand(model, model.shown) == -1
        state, told = sat("portugal", None, "vote:2 vote:2", banker=None, first_banker="vote")
    assert votes(model_of(state, told)) == {2: 2}
    state, told = sat("portugal", None, "vote:2 " * 4, banker=None, first_banker="vote")
    before_it = model_of(state, told[:4], queue=[redact(event, 0) for event in told[4:]])
    assert before_it.shown is not None
    assert bank_of_hand(before_it, before_it.shown) == -1
    model = model_of(state, told)
    assert model.shown is not None
    assert bank_of_hand(model, model.shown) == 2
    assert votes(model) == {}


@pytest.mark.parametrize(
    ("cards", "split", "name"),
    [
        ("7d Kc", False, "royal"),
        ("7d Kc", True, ""),
        ("7d 7c", False, "pair_of_sevens"),
        ("3d 4c Kc", False, ""),
        ("7d ??", False, ""),
        ("", False, ""),
    ],
)
def test_special_hands_have_names(cards: str, split: bool, name: str) -> None:
    rules = Rules(royal=True, pair_of_sevens=True)
    assert name_of_hand(parse_cards(cards), rules, split) == name


def test_a_wild_card_counts_what_the_rest_leaves_and_nothing_to_who_does_not_see_it() -> None:
    state, _ = sat("italy", "Kd 5h 4s Kc 3c Ah", "bet:5 bet:5 bet:7 hit", banker=3, wild="Kd")
    mine = view_for(state, 0).seats[0].hands[0]
    assert wild_counts(mine, state.rules) == 8
    state, _ = sat("italy", "6d 5h 4s Kc Kd", "bet:5 bet:5 bet:7 hit", banker=0, wild="Kd")
    own, theirs = (view_for(state, viewer).seats[1].hands[0] for viewer in (1, 0))
    assert "Kd" in theirs.cards
    assert wild_counts(own, state.rules) == 2
    assert wild_counts(theirs, state.rules) is None


@pytest.mark.parametrize(
    ("pack", "actions", "changes", "left"),
    [
        # The bank has 6: two hidden cards alone can be 7, or with 7½ not shown, more.
        ("6d 5h 6s", "bet:5 bet:5 stand stand", {}, 2),
        # Against 7 only 7½ wins, and that would lie open.
        ("6d 5h 7s", "bet:5 bet:5 stand stand", {}, 0),
        ("6d 5h 7s Kd", "bet:5 bet:5 stand hit stand", {"show_seven_half": False}, 1),
        # Two closed cards can be anything from 1 on.
        (
            "6d 5h 6s Kd Ac",
            "bet:5 bet:5 stand hit:down hit:down stand",
            {"receive": "open_or_closed", "show_seven_half": False},
            2,
        ),
        # The bank's royal can be beaten by nothing but another pair.
        (
            "6d 5h 7s Kd Kc",
            "bet:5 bet:5 stand hit stand",
            {"royal": True, "show_seven_half": False},
            1,
        ),
    ],
)
def test_the_banker_counts_who_can_still_win(
    pack: str, actions: str, changes: dict[str, Any], left: int
) -> None:
    names = ("Nonna", "Bruno", "Anna")
    state, _ = sat("italy", pack, actions, names=names, banker=0, **changes)
    shown = view_for(state, 0)
    assert state.phase == "bank"
    assert still_to_beat(shown, shown.seats[0].hands[0]) == left


@pytest.mark.parametrize(
    ("table", "obstacle"),
    [
        ("portugal_first", ""),
        ("portugal_raised", ""),
        ("portugal_open", "highest_stake"),
        ("burn", ""),
    ],
)
def test_why_a_stake_cannot_be_raised(table: str, obstacle: str) -> None:
    model = TABLES[table]("en")
    assert model.shown is not None
    assert raise_obstacle(model.shown) == obstacle


def test_who_has_staked_everything_cannot_raise() -> None:
    state, _ = sat("portugal", "3d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=3, chips=(7, 50, 50, 50))
    assert raise_obstacle(view_for(state, 0)) == ""
    state, _ = sat("portugal", "3d 5h 4s Kc", "bet:5 bet:5 bet:5", banker=3, chips=(5, 50, 50, 50))
    assert raise_obstacle(view_for(state, 0)) == "all_staked"


@pytest.mark.parametrize(
    ("table", "obstacle"),
    [("spain_split", ""), ("spain_poor", "few_chips"), ("spain_two", "most_hands")],
)
def test_why_faces_cannot_be_split(table: str, obstacle: str) -> None:
    model = TABLES[table]("en")
    assert model.shown is not None
    assert split_obstacle(model.shown) == obstacle
