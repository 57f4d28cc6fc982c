"""What play says of hidden cards: never nothing, and no more than the rules let it."""

import random

import pytest

from game.engine import HIDDEN, PRESETS, Rules, find_preset, replace, view_for
from game.engine.cards import PACKS
from game.engine.view import HandView
from game.odds import MIXTURE, Habits, unseen_cards
from game.odds.habits import Hidden, known_habit, ways_to_fill
from game.odds.shapes import shapes_of
from tests.engine.naive import points
from tests.engine.table import walk
from tools.soak.rule_sets import any_rules

TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    **{f"any {number}": any_rules(random.Random(f"habits {number}")) for number in range(10)},
}
AFTER = {preset.name: preset.rules for preset in PRESETS if preset.rules.stake_time == "after"}


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_however_oddly_one_plays_what_one_holds_is_thought_possible(rules: Rules) -> None:
    # Legal actions by lot: standing on ½, drawing to 7, staking anything.
    hidden = low = 0
    for number in range(25):
        for state, _, _, _ in walk(rules, 4, f"odd habits {number}", 40, 60):
            if state.phase != "bank":
                continue
            view = view_for(state, state.banker)
            for seat, seen in zip(state.seats, view.seats, strict=True):
                for real, hand in zip(seat.hands, seen.hands, strict=True):
                    if hand.state != "standing" or HIDDEN not in hand.cards:
                        continue
                    shapes = shapes_of(rules, split=hand.split)
                    counts = shapes.count(unseen_cards(view))
                    held = sorted(
                        shapes.class_of[card]
                        for card, shown in zip(real.cards, hand.cards, strict=True)
                        if shown == HIDDEN
                    )
                    for habits in (MIXTURE, known_habit(10)):
                        room = hand.stake + seat.chips
                        ways = ways_to_fill(hand, shapes, counts, rules, habits, room)
                        assert all(way.weight > 0 for way in ways)
                        assert tuple(held) in {way.cards for way in ways}
                    hidden += 1
                    low += real.total < 8
    assert hidden > 20
    assert low


def lone(rules: Rules, stake: int, habits: Habits = MIXTURE) -> list[Hidden]:
    """What a single hidden card can be, with all others unseen and 50 chips."""
    hand = HandView((HIDDEN,), (False,), stake, "standing", None)
    shapes = shapes_of(rules)
    counts = shapes.count(PACKS[rules.pack])
    return ways_to_fill(hand, shapes, counts, rules, habits, 50)


def chance_of_a_good_card(rules: Rules, stake: int, habits: Habits = MIXTURE) -> float:
    shapes = shapes_of(rules)
    chances = {
        way.cards[0]: way.weight * shapes.sizes[way.cards[0]] for way in lone(rules, stake, habits)
    }
    good = {shapes.class_of[card] for card in PACKS[rules.pack] if points((card,), rules) >= 6}
    return sum(chances[kind] for kind in good) / sum(chances.values())


@pytest.mark.parametrize("rules", AFTER.values(), ids=AFTER)
def test_the_larger_a_stake_set_after_looking_the_likelier_a_good_card(rules: Rules) -> None:
    top = rules.stake_max or 50
    small, middle, large = (
        chance_of_a_good_card(rules, stake) for stake in (rules.stake_min, top // 2, top)
    )
    assert small + 0.03 < middle
    assert middle + 0.03 < large


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_stake_set_before_looking_says_nothing(rules: Rules) -> None:
    before = replace(rules, stake_time="before")
    low, high = before.stake_min, before.stake_max or 50
    assert lone(before, low) == lone(before, high)
    # Nor does any stake of players whose habit is known.
    habit = known_habit(10)
    after = replace(rules, stake_time="after")
    assert lone(after, low, habit) == lone(after, high, habit)


def test_the_parts_of_the_mixture_are_the_whole_and_who_stands_on_nothing_is_rare() -> None:
    assert sum(share for _, share in MIXTURE.shares) == pytest.approx(1)
    ways = {way.rank: way.weight for way in lone(find_preset("italy").rules, 1)}
    # Only a slip stands on ½; whoever has 7 stands but for a slip.
    assert ways[1] == pytest.approx(MIXTURE.slip)
    assert ways[14] == pytest.approx(1 - MIXTURE.slip)
    # Below 4 nobody stands, from 4 those who stand from there, then more and more.
    habits = {8: 0.3, 10: 0.75, 12: 1.0}
    for rank, stand in habits.items():
        expected = stand * (1 - MIXTURE.slip) + (1 - stand) * MIXTURE.slip
        assert ways[rank] == pytest.approx(expected)
