"""Positions to practise on: real ones, worth a thought, answered by what the seat sees alone."""

import random
from collections import Counter
from functools import cache

import pytest

from game.app.training import HAIR, LEVELS, OWN, ROLES, Position, Role, make, names
from game.engine import (
    HIDDEN,
    PRESETS,
    Action,
    apply,
    find_preset,
    legal_actions,
    open_game,
    view_for,
)
from game.odds import advise
from tests.engine.test_secrets import rearranged

TRADITIONS = [preset.name for preset in PRESETS]
every_kind = pytest.mark.parametrize(
    ("tradition", "role"), [(name, role) for name in TRADITIONS for role in ROLES]
)
MANY = 24


@cache
def some(tradition: str, role: Role) -> tuple[Position, ...]:
    """Positions of every level, one after another."""
    return tuple(make(f"seed {n}", tradition, role, n % LEVELS) for n in range(MANY))


@every_kind
def test_playing_its_deal_again_gives_the_position(tradition: str, role: Role) -> None:
    for position in some(tradition, role):
        deal = position.deal
        rules = find_preset(tradition).rules
        state, _ = open_game(rules, names(deal.seats), deal.seed, banker=deal.banker)
        for action in deal.actions:
            assert action in legal_actions(state)
            state, _ = apply(state, action)
        assert state == deal.replay()
        assert state.to_act == OWN
        assert view_for(state, OWN) == position.view
        assert (state.banker == OWN) == (role == "banker")
        assert state.phase == ("bank" if role == "banker" else "play")
        # What is answered can be done.
        for choice in position.advice.choices:
            ways = [one for one in legal_actions(state) if one.verb.split(":")[0] == choice.verb]
            assert ways
            apply(state, ways[0])


@every_kind
def test_the_same_seed_gives_the_same_position_and_another_one_another(
    tradition: str, role: Role
) -> None:
    assert make("seed 3", tradition, role, 3) == some(tradition, role)[3]
    assert len({str(position.view) for position in some(tradition, role)}) > MANY * 0.9


@every_kind
def test_nothing_hidden_is_in_what_is_asked(tradition: str, role: Role) -> None:
    """The position of a table that differs only where the seat cannot look is the same."""
    dice = random.Random(f"{tradition} {role}")
    hidden = 0
    for position in some(tradition, role):
        state = position.deal.replay()
        other = rearranged(state, OWN, dice)
        hidden += [seat.hands for seat in other.seats] != [seat.hands for seat in state.seats]
        view = view_for(other, OWN)
        assert view == position.view
        assert advise(view) == position.advice
    assert hidden > MANY / 2


@every_kind
def test_the_answer_is_the_choice_that_is_worth_most(tradition: str, role: Role) -> None:
    for position in some(tradition, role):
        advice = advise(position.view)
        assert advice is not None
        values = {choice.verb: choice.value for choice in advice.choices}
        best = max(values.values())
        stakes = 1
        if role == "banker":
            stakes = sum(
                hand.stake
                for seat in position.view.seats
                for hand in seat.hands
                if hand.state == "standing"
            )
        for verb, value in values.items():
            assert position.cost(verb) == best - value
            assert position.is_right(verb) == (best - value < HAIR * stakes)
        with pytest.raises(KeyError):
            position.cost("show")


def test_standing_and_drawing_in_italy_as_the_table_of_the_odds_says() -> None:
    """With one card of one's own and no other in sight: draw up to 3½, stand on 4, and from 5."""
    found = Counter[int]()
    for n in range(90):
        view = (position := make(f"first {n}", "italy", "player", n % LEVELS)).view
        own = view.seats[OWN].hands[0]
        others = [card for seat in view.seats[1:] for hand in seat.hands for card in hand.cards]
        if len(own.cards) > 1 or set(others) != {HIDDEN}:
            continue
        assert own.total is not None
        assert position.advice.best is not None
        assert position.advice.best.verb == ("hit" if own.total < 8 else "stand")
        found[own.total] += 1
    assert len(found) >= 4


@every_kind
def test_both_answers_come_often(tradition: str, role: Role) -> None:
    best = Counter(position.advice.best for position in some(tradition, role))
    stands = sum(number for choice, number in best.items() if choice and choice.verb == "stand")
    assert 0.2 < stands / MANY < 0.8


@every_kind
def test_what_is_asked_is_worth_a_thought(tradition: str, role: Role) -> None:
    gaps = []
    for position in some(tradition, role):
        # A card may bust one, and nothing but the numbers is left out.
        assert position.advice.bust > 0 or len(position.advice.choices) > 2
        assert position.advice.bust < 1
        assert not {"show", "few_cards", "run_out"} & set(position.advice.unweighed)
        values = sorted(choice.value for choice in position.advice.choices)
        gaps.append((values[-1] - values[-2]) / position.unit)
    gaps.sort()
    # Seldom the same either way, seldom plain.
    assert gaps[MANY // 6] > HAIR
    assert gaps[-MANY // 6] < 0.7


@pytest.mark.parametrize("role", ROLES)
def test_it_becomes_harder(role: Role) -> None:
    def middle(level: int) -> float:
        gaps = []
        for n in range(MANY):
            position = make(f"hard {n}", "italy", role, level)
            values = sorted(choice.value for choice in position.advice.choices)
            gaps.append((values[-1] - values[-2]) / position.unit)
        return sorted(gaps)[MANY // 2]

    assert middle(LEVELS - 1) < 0.8 * middle(0)


@every_kind
def test_positions_vary(tradition: str, role: Role) -> None:
    views = [position.view for position in some(tradition, role)]
    hands = [view.seats[OWN].hands[view.to_act_hand] for view in views]
    assert len({hand.total for hand in hands}) >= 5
    assert len({len(hand.cards) for hand in hands}) >= 3
    assert len({len(view.seats) for view in views}) >= 3
    if role == "player":
        assert len({view.banker for view in views}) >= 3
        return
    states = Counter(hand.state for view in views for seat in view.seats[1:] for hand in seat.hands)
    assert states["standing"] > MANY
    assert states["bust"] > MANY / 3


def test_a_tradition_or_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        make("seed", "nowhere", "player")
    with pytest.raises(IndexError):
        make("seed", "italy", "player", LEVELS)


def test_splitting_is_asked_in_spain() -> None:
    asked = [
        position
        for position in some("spain", "player")
        if any(choice.verb == "split" for choice in position.advice.choices)
    ]
    assert asked
    assert all(Action("split") in position.view.legal for position in asked)
