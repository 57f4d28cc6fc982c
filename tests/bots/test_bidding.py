"""The bank for sale and to be voted for: what holding it is worth to a computer player."""

from typing import Any

import pytest

from game.bots import CHARACTERS, LEVELS
from game.bots.bidding import worth_of_bank
from game.engine import Action, State, replace, view_for
from tests.bots.players import chosen, in_moods
from tests.engine.table import PORTUGAL, play, sit


def sale(offers: str = "", chips: int | list[int] | None = None, **switches: Any) -> State:
    """The bank of seat 0 is for sale; all have tied and have their stakes back."""
    table = sit("6c 6d 6h", seats=3, rules=PORTUGAL, tie="push", chips=chips, **switches)
    return play(table.state, "bet:1 bet:1 stand stand stand " + offers).state


def worth(state: State) -> float:
    assert state.to_act is not None
    return worth_of_bank(view_for(state, state.to_act))


def test_the_bank_is_worth_what_it_wins_of_the_stakes_for_as_long_as_it_is_held() -> None:
    """Two others of 50 chips stake 3⅓ each; with 7½ paid double the bank wins a tenth of it.

    With ties pushed nearly nothing of that is left, a hundredth; and one player in sixteen has
    a natural, so that two leave it for eight hands.
    """
    assert worth(sale()) == pytest.approx(0.01 * 2 * 10 / 3 * 8)
    kept = sale().copy()
    kept.rules = replace(kept.rules, tie="bank")
    assert worth(kept) == pytest.approx(0.10 * 2 * 10 / 3 * 8)
    kept.rules = replace(kept.rules, next_banker="rotate")
    assert worth(kept) == pytest.approx(0.10 * 2 * 10 / 3)


def test_the_last_hands_make_the_bank_worth_less() -> None:
    two_left = sale().copy()
    two_left.rules = replace(two_left.rules, tie="bank", hands=two_left.hand_number + 2)
    assert worth(two_left) == pytest.approx(0.10 * 2 * 10 / 3 * 2)


@pytest.mark.parametrize("level", LEVELS)
def test_who_offers_offers_the_least_and_not_above_the_worth(level: str) -> None:
    state = sale().copy()
    state.rules = replace(state.rules, tie="bank")
    limit = 2 * worth(state)
    for name in CHARACTERS:
        assert chosen(state, level, name) == Action("offer", 1)
    high = play(state, f"offer:{round(limit)}").state
    for name in CHARACTERS:
        assert set(in_moods(high, level, name)) == {Action("pass")}


@pytest.mark.parametrize("level", LEVELS)
def test_the_bank_is_sold_to_the_highest_offer_if_that_is_more_than_it_brings(level: str) -> None:
    # A third of the highest stake from each of two, a hundredth of it won, for eight hands.
    rich = sale("offer:1 pass", chips=1000, stake_max=500)
    for name in CHARACTERS:
        assert set(in_moods(sale("offer:20 offer:30 pass"), level, name)) == {Action("accept", 2)}
        assert set(in_moods(rich, level, name)) == {Action("refuse")}


def test_the_keen_bid_longer() -> None:
    state = sale().copy()
    state.rules = replace(state.rules, tie="bank")
    assert worth(state) == pytest.approx(5.33, abs=0.01)
    state = play(state, "offer:4").state
    bids = {name: chosen(state, "hard", name) for name in CHARACTERS}
    assert {name: action.verb for name, action in bids.items()} == {
        "cautious": "pass",
        "steady": "pass",
        "bold": "offer",
    }


@pytest.mark.parametrize("level", LEVELS)
def test_votes_are_for_oneself_or_the_neighbour(level: str) -> None:
    state = sit(seats=3, rules=replace(PORTUGAL, first_banker="vote"), banker=None).state
    votes = {name: chosen(state, level, name) for name in CHARACTERS}
    assert votes["bold"] == Action("vote", 0)
    assert votes["cautious"] == votes["steady"] == Action("vote", 1)
