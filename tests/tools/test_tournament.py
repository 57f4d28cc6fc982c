"""The tournament's measures: fair to both levels, and exact where they say so."""

from __future__ import annotations

from itertools import product

import pytest

from game.bots import CHARACTERS, LEVELS
from game.engine import Action, Rules, SeatView, find_preset, replace
from game.odds import evaluate_bank
from game.odds.payment import result
from game.odds.shapes import shapes_of
from tests.tools.test_commands import tools
from tools.tournament import banker
from tools.tournament.banker import worth_of
from tools.tournament.pairs import play_deal, summed_up

ITALY, SPAIN = find_preset("italy").rules, find_preset("spain").rules
FRANCE32 = find_preset("france32").rules


def stands(view: SeatView) -> Action:
    return Action("stand")


def draws_below_5(view: SeatView) -> Action:
    """The simple bank once more, by what it sees."""
    bank, player = view.seats[0].hands[0], view.seats[1].hands[0]
    assert bank.total is not None
    return Action("hit" if bank.total < 10 or player.total == 15 else "stand")


def by_hand(rules: Rules) -> float:
    """What a bank wins that always stands, of a player who stands on any first card but ½.

    Worked out over all orders of three cards: the player's, the bank's, and the one card that
    somebody with a face card draws; whoever then has 1 draws no more.
    """
    values = [shapes_of(rules).values[kind] for kind in shapes_of(rules).class_of.values()]
    won = cases = 0
    for first, bank, next_one in product(range(len(values)), repeat=3):
        if len({first, bank, next_one}) == 3:
            total = values[first]
            if total == 1:
                total += values[next_one]
            won += -result(total, values[bank], rules) if total <= 15 else 1
            cases += 1
    return won / cases


@pytest.mark.parametrize("rules", [ITALY, SPAIN, FRANCE32])
def test_a_bank_that_stands_is_counted_right(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banker, "RARE", 0.0)
    worth = worth_of(stands, rules, 2)
    assert worth.covered == pytest.approx(1)
    assert worth.bank == pytest.approx(by_hand(rules))


def test_the_simple_bank_is_what_it_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banker, "RARE", 1e-3)
    worth = worth_of(draws_below_5, ITALY, 8)
    assert worth.bank == pytest.approx(worth.simple)


def test_the_best_bank_is_the_one_that_the_odds_find(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the odds say against a known habit is followed, and nothing is lost by it."""
    monkeypatch.setattr(banker, "RARE", 6e-3)

    def knows(view: SeatView) -> Action:
        odds = evaluate_bank(view, players_stand_at=9)
        return Action("hit" if odds.get("hit", -99.0) > odds["stand"] else "stand")

    worth = worth_of(knows, ITALY, 9)
    assert worth.bank == pytest.approx(worth.best, abs=1e-9)


@pytest.mark.parametrize("stands_at", [8, 10])
@pytest.mark.parametrize(("preset", "most"), [("italy", 0.015), ("france32", 0.04)])
def test_the_hard_bank_is_near_the_best_and_above_the_simple_one(
    preset: str, most: float, stands_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at coarsely; `tools tournament --banker` looks at everything."""
    monkeypatch.setattr(banker, "RARE", 3e-3)
    worth = worth_of(
        lambda view: LEVELS["hard"].bank(view, CHARACTERS["steady"]),
        find_preset(preset).rules,
        stands_at,
    )
    assert worth.covered > 0.75
    assert 0 <= worth.best - worth.bank < most
    assert worth.bank > worth.simple


def test_equal_levels_win_nothing_from_each_other() -> None:
    for number in range(5):
        deal = play_deal("portugal", ("medium", "medium"), f"deal {number}")
        assert deal == (0, 0, 0)


def test_at_a_table_of_five_everybody_is_the_bank_in_a_fifth_of_the_hands() -> None:
    for number in range(5):
        deal = play_deal("france40", ("easy", "medium"), f"deal {number}")
        assert deal.table == pytest.approx(0.8 * deal.player + 0.2 * deal.bank)


def test_the_master_meets_the_hard_one_alone() -> None:
    """With five seats both would play alike, and no deal could differ."""
    deals = [play_deal("portugal", ("hard", "master"), f"deal {number}") for number in range(12)]
    player, bank, _ = summed_up(deals)
    assert player.error > 0
    assert bank.error > 0


def test_a_deal_is_the_same_every_time() -> None:
    deals = [play_deal("spain", ("easy", "medium"), f"deal {number}") for number in range(20)]
    again = [play_deal("spain", ("easy", "medium"), f"deal {number}") for number in range(20)]
    assert deals == again
    player, bank, _ = summed_up(deals)
    assert player.error > 0
    assert bank.error > 0


def test_medium_holds_the_bank_better_than_easy_by_more_than_chance() -> None:
    deals = [play_deal("france32", ("easy", "medium"), f"deal {number}") for number in range(500)]
    _, gain, _ = summed_up(deals)
    assert gain.chips > 2 * gain.error


def test_the_command_prints_a_line_for_each_pair() -> None:
    answer = tools("tournament", "--hands", "8", "--preset", "italy", "--level", "medium")
    assert answer.returncode == 0
    assert "easy < medium" in answer.stdout
    assert answer.stdout.count("±") == 3


def test_rules_of_the_measure_have_fixed_stakes() -> None:
    seen: list[Rules] = []

    def look(view: SeatView) -> Action:
        seen.append(view.rules)
        return Action("stand")

    worth_of(look, replace(ITALY, stake_time="after"), 2)
    assert {(rules.stake_min, rules.stake_max) for rules in seen} == {(1, 1)}
