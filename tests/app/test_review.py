"""The review of a hand: costs worked out by hand, sums that add up, the table as it was told."""

import random

import pytest

from game.app.replay import Tape, tape_of
from game.app.review import Review, deciding, result_of, review_of, weigh
from game.engine import (
    PRESETS,
    Action,
    Rules,
    SeatView,
    State,
    apply,
    find_preset,
    legal_actions,
    new_game,
    open_game,
    parse_action,
    replace,
    view_for,
)
from game.engine.cards import PACKS
from game.engine.state import Phase
from tests.ui.games import NAMES, chosen
from tools.soak.rule_sets import any_rules, any_seats

ITALY = find_preset("italy").rules
TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    **{f"any {number}": any_rules(random.Random(f"review {number}")) for number in range(6)},
}
every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)


def looked_at(start: State, actions: str, viewer: int = 0) -> Review:
    return review(tape_of(start, tuple(map(parse_action, actions.split())), viewer))


def review(tape: Tape) -> Review:
    decisions = [weigh(moment) for moment in deciding(tape)]
    return review_of(tape, 1, tuple(one for one in decisions if one))


def four_cards(pack: str) -> State:
    """Anna's turn against Ben's bank, nothing left but the four cards: the others lie used."""
    rules = replace(ITALY, shuffle="run_down")
    state = new_game(rules, ["Anna", "Ben"], "seed", packs=[pack], banker=1)
    state, _ = apply(state, parse_action("bet:6"))
    state.pack = state.pack[:4]
    state.used = tuple(card for card in PACKS["40"] if card not in state.pack)
    return state


# Anna has a 4; a 7, a 3 and a face card are unseen, one of them the bank's.
# Standing: against the 7 she loses; a bank with the 3 draws the 7 sooner or later and is bust; one
# with ½ makes 7½ with the 7, or 3½ and is bust with it. −1, 1, and 0 on average: 0.
# A card: the 7 busts her. The 3 makes 7, which loses to both banks there can be then (7, or ½ and
# 7); another card makes 7½ against the 7, or busts her: 0. The ½ makes 4½: standing loses to the
# 7 and wins against the 3, another card busts her or makes 7½ against the 7: 0. On average −1/3.
FOUR = "4d 7h 3c Kc"


def test_a_card_on_four_cost_a_third_of_the_stake() -> None:
    found = looked_at(four_cards(FOUR), "hit hit stand")
    first, second = found.decisions
    assert first.chosen == "hit"
    assert first.advice.best is not None
    assert first.advice.best.verb == "stand"
    assert [choice.value for choice in first.advice.choices] == pytest.approx([0, -1 / 3])
    assert first.cost == pytest.approx(2)
    assert not first.is_best
    assert found.worst == first
    # On 7 another card is right, and the king makes 7½.
    assert second.is_best
    assert second.cost == 0
    assert found.result == 6
    assert found.luck == pytest.approx(8)


def test_standing_on_seven_against_two_better_banks_cost_the_stake() -> None:
    found = looked_at(four_cards(FOUR), "hit stand stand")
    assert [one.cost for one in found.decisions] == pytest.approx([2, 6])
    # By hand: worth 0 before; the card brought 0 in place of −2; the tie is what was expected.
    assert found.result == -6
    assert found.lost == pytest.approx(8)
    assert found.luck == pytest.approx(0 + (0 + 2) + (-6 + 6))
    tally = found.tally
    assert (tally.hands, tally.decisions, tally.best, tally.worst_hand) == (1, 2, 0, 1)
    assert (tally.lost, tally.most, tally.worst) == pytest.approx((8, 8, 6))


def test_two_choices_that_are_worth_the_same_are_both_right() -> None:
    # The ½ comes first: on 4½ both are worth 0.
    for rest, choice in (("stand stand", "stand"), ("hit stand", "hit")):
        found = looked_at(four_cards("4d 7h Kc 3c"), f"hit {rest}")
        assert found.decisions[1].chosen == choice
        assert found.decisions[1].is_best
        assert found.decisions[1].cost == pytest.approx(0)


@pytest.mark.parametrize(
    ("pack", "actions", "right"),
    [
        ("4d 6h", "bet:5 stand stand", [True]),
        ("4d 6h Kc", "bet:5 hit stand stand", [False, False]),
        ("4d 6h Kc Ad", "bet:5 hit hit stand stand", [False, True, True]),
        ("5d 6h", "bet:5 stand stand", [True]),
        ("3d 6h Ks", "bet:5 hit stand stand", [True, False]),
    ],
)
def test_the_italian_game_is_judged_as_the_page_of_the_odds_says(
    pack: str, actions: str, right: list[bool]
) -> None:
    """docs/odds.md: draw up to 3½, stand on 4, draw on 4½, stand from 5."""
    start = new_game(ITALY, ["Anna", "Ben"], "seed", packs=[pack], banker=1)
    found = looked_at(start, actions)
    assert [one.is_best for one in found.decisions] == right
    for one in found.decisions:
        assert (one.cost == 0) == (one.advice.best is one.choice)
        assert 0 <= one.cost <= one.most


def test_the_banker_is_reviewed_in_chips() -> None:
    # Ben stands with a hidden card. The bank has 7, which takes his stake whatever it is; a card
    # busts it but for a ½, which are fewer than a third.
    start = new_game(ITALY, ["Anna", "Ben"], "seed", packs=["6h 7d Ac"], banker=0)
    found = looked_at(start, "bet:8 stand stand")
    (decision,) = found.decisions
    assert (found.bank, found.result, decision.unit) == (True, 8, 1)
    assert decision.is_best
    assert decision.choice is not None
    assert decision.choice.value == pytest.approx(8)
    found = looked_at(start, "bet:8 stand hit")
    (decision,) = found.decisions
    assert found.result == -8
    assert 8 * 2 * (2 / 3) < decision.cost < 8 * 2 * (3 / 4)
    assert found.luck == pytest.approx(decision.cost - 8)


def test_raising_is_taken_as_asking_for_the_card_that_follows() -> None:
    rules = replace(find_preset("portugal").rules, raising=True)
    start = new_game(rules, ["Anna", "Ben"], "seed", packs=["6d 6h Kc"], banker=1)
    found = looked_at(start, "bet:2 raise:8 hit stand stand")
    raised, after = found.decisions
    assert (raised.chosen, raised.raised) == ("hit", True)
    # What the larger stake does is not weighed: the card is judged for the stake as it was.
    assert (raised.unit, after.unit) == (2, 8)
    assert not raised.is_best


def test_nothing_is_said_where_there_is_no_choice_or_nothing_exact() -> None:
    # Anna is shown a seven and a half at once; the turn is over without a word from her.
    start = new_game(ITALY, ["Anna", "Ben"], "seed", packs=["7d 6h Kc"], banker=1)
    assert [one.chosen for one in looked_at(start, "bet:2 hit stand").decisions] == ["hit"]
    # In France the card just received is shown or kept: not weighed, and no decision here.
    france = find_preset("france40").rules
    start = new_game(france, ["Anna", "Ben"], "seed", packs=["3d 6h 2c"], banker=1)
    found = looked_at(start, "bet:2 hit hide stand stand")
    assert [one.chosen for one in found.decisions] == ["hit", "stand"]
    # The pack has run out: the next card is a used one.
    state = four_cards("3d 7h 2c Kc")
    state.pack = state.pack[:2]
    (decision,) = looked_at(state, "stand stand").decisions
    assert not decision.weighed
    assert "run_out" in decision.advice.unweighed
    assert looked_at(state, "stand stand").tally.decisions == 0


def hands_of(
    rules: Rules, seats: int, seed: str, steps: int
) -> list[tuple[State, tuple[Action, ...], State]]:
    """The start, the actions and the end of each hand of a game played at random."""
    dice = random.Random(seed)
    state, _ = open_game(rules, NAMES[:seats], seed)
    start = state
    actions: list[Action] = []
    hands: list[tuple[State, tuple[Action, ...], State]] = []
    for _ in range(steps):
        legal = {str(action): action for action in legal_actions(state)}
        if not legal:
            break
        action = legal[chosen(state, dice)]
        if action.verb == "next":
            hands.append((start, tuple(actions), state))
            start, actions = state, []
        actions.append(action)
        state, _ = apply(state, action)
    return hands


def still(view: SeatView, phase: Phase) -> SeatView:
    """The view of a table at which nobody can act; events do not tell of every phase."""
    return view._replace(phase=phase, to_act=None, to_act_hand=0, legal=())


@every_table
def test_the_replay_is_the_table_as_it_was(rules: Rules) -> None:
    seats = min(4, any_seats(rules, random.Random(1)))
    for start, actions, end in hands_of(rules, seats, "replay", 120)[:4]:
        for viewer in range(seats):
            tape = tape_of(start, actions, viewer)
            last = tape.view_at(len(tape.told))
            assert last == still(view_for(end, viewer), last.phase)
            for moment in tape.moments:
                then = tape.view_at(moment.at)
                assert then == still(moment.view, then.phase)
                assert moment.at in (0, *tape.stops)
            assert tape.stops[-1] == len(tape.told)
            assert list(tape.stops) == sorted(set(tape.stops))


@every_table
def test_what_a_hand_brought_is_what_the_chips_say(rules: Rules) -> None:
    """Against the chips before and after; the price of a bank that is sold is not counted."""
    rules = replace(rules, bank_sale=False)
    seats = min(4, any_seats(rules, random.Random(2)))
    for start, actions, end in hands_of(rules, seats, "chips", 120)[:5]:
        for viewer in range(seats):
            tape = tape_of(start, actions, viewer)
            bank = next(one.seat for one in tape.told if one.kind == "hand_begins")
            before, after = start.seats[viewer].chips, end.seats[viewer].chips
            assert result_of(tape.told, viewer, bank) == after - before


def test_luck_is_the_sum_of_what_chance_did() -> None:
    """What the hand was worth, then each card against what was expected of it, then the end."""
    seen = 0
    for seed in range(12):
        for start, actions, _ in hands_of(ITALY, 2, f"luck {seed}", 60)[:3]:
            found = review(tape_of(start, actions, 0))
            if found.bank or not found.decisions:
                continue
            expected = [
                one.advice.best.value * one.unit for one in found.decisions if one.advice.best
            ]
            taken = [one.choice.value * one.unit for one in found.decisions if one.choice]
            ends = [*expected[1:], float(found.result)]
            surprises = [came - value for came, value in zip(ends, taken, strict=True)]
            assert found.luck == pytest.approx(expected[0] + sum(surprises))
            assert found.result == pytest.approx(found.luck - found.lost)
            seen += len(found.decisions) > 1
    assert seen


@every_table
def test_every_decision_of_every_tradition_can_be_reviewed(rules: Rules) -> None:
    seats = min(3, any_seats(rules, random.Random(3)))
    weighed = 0
    for start, actions, _ in hands_of(rules, seats, "weighed", 60)[:2]:
        for viewer in range(seats):
            found = review(tape_of(start, actions, viewer))
            tally = found.tally
            assert 0 <= tally.best <= tally.decisions
            assert 0 <= tally.worst <= tally.lost + 1e-3 <= tally.most + 2e-3
            for one in found.decisions:
                assert one.cost >= 0
                weighed += one.weighed
    assert weighed


def test_of_a_hand_without_the_seat_nothing_is_counted() -> None:
    start = new_game(ITALY, ["Anna", "Ben", "Carla"], "seed", chips=[1, 50, 50], banker=1)
    # Anna loses her only chip sooner or later.
    state = start
    dice = random.Random(4)
    hands = 0
    while not state.seats[0].out and state.phase != "over" and hands < 40:
        legal = legal_actions(state)
        verbs = {action.verb for action in legal}
        verb = (
            "hit" if state.to_act == 0 and "hit" in verbs else dice.choice(sorted(verbs - {"stop"}))
        )
        action = next(one for one in legal if one.verb == verb)
        hands += verb == "next"
        state, _ = apply(state, action)
    assert state.seats[0].out
    assert state.phase == "between"
    found = looked_at(state, "next", viewer=0)
    assert found.absent
    assert found.tally.hands == 0
