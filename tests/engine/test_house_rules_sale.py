# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of voting for the bank, of taking and of buying it: R7, R11, R31, R32."""

from collections import Counter
from typing import Any

import pytest

from game.engine import HIDDEN, Action, legal_actions, replace, view_for
from tests.engine.table import (
    FRANCE,
    ITALY,
    PORTUGAL,
    REALE,
    Played,
    legal,
    play,
    settle,
    sit,
    why_not,
)

# --- R7: by vote, or by lot ----------------------------------------------------------------

VOTE = replace(PORTUGAL, first_banker="vote")


def test_R7_each_seat_votes_in_turn_for_any_seat() -> None:
    at = sit(seats=3, rules=VOTE, banker=None)
    assert (at.state.phase, at.state.to_act, at.events) == ("vote", 0, ())
    assert legal_actions(at.state) == tuple(Action("vote", seat) for seat in (0, 1, 2))
    assert why_not(at.state, "vote:3") == "seat_too_large"
    assert play(at.state, "vote:1").state.to_act == 1


@pytest.mark.parametrize(
    ("votes", "banker"), [((1, 1, 0), 1), ((2, 0, 2), 2), ((0, 0, 0), 0), ((2, 2, 1), 2)]
)
def test_R7_the_seat_with_most_votes_has_the_first_bank(
    votes: tuple[int, ...], banker: int
) -> None:
    at = play(
        sit(seats=3, rules=VOTE, banker=None).state, " ".join(f"vote:{seat}" for seat in votes)
    )
    assert [(event.seat, event.amount) for event in at.told("votes")] == list(enumerate(votes))
    assert [(event.seat, event.text) for event in at.told("banker")] == [(banker, "vote")]
    assert (at.state.banker, at.state.phase) == (banker, "cut")


def test_R7_a_tied_vote_goes_by_lot_among_those_who_lead_each_as_likely() -> None:
    bankers = Counter[int]()
    for number in range(600):
        state = sit(seats=5, rules=VOTE, banker=None, seed=f"tie {number}").state
        at = play(state, "vote:1 vote:1 vote:3 vote:3 vote:0")
        assert at.told("banker")[0].text == "lot_after_vote"
        bankers[at.state.banker] += 1
    assert set(bankers) == {1, 3}
    # Even chances: 300 each; four standard deviations are 49.
    assert abs(bankers[1] - 300) < 49


def test_R7_a_seat_chosen_at_the_table_is_not_voted_on() -> None:
    assert sit(seats=3, rules=VOTE, banker=2).state.phase == "cut"


def test_R7_by_lot_the_bank_is_told_without_cards() -> None:
    at = sit(seats=3, rules=PORTUGAL, banker=None)
    assert at.told("draws") == []
    assert at.told("banker")[0].text == "lot"


# --- R11: the banker's own card ------------------------------------------------------------


def test_R11_in_france_the_banker_does_not_look_before_the_banks_turn() -> None:
    at = play(sit("6c 5d", rules=FRANCE).state, "bet:1")
    assert view_for(at.state, 0).seats[0].hands[0].cards == (HIDDEN,)
    turn = play(at.state, "stand")
    assert view_for(turn.state, 0).seats[0].hands[0].cards == ("5d",)


def test_R11_elsewhere_the_banker_looks() -> None:
    at = play(sit("6c 5d", rules=PORTUGAL).state, "bet:1")
    assert view_for(at.state, 0).seats[0].hands[0].cards == ("5d",)


# --- R31: royal only, and seven and a half in two cards ------------------------------------


def taker(*players: str, bank: str, **switches: Any) -> tuple[int, list[str]]:
    after = settle(*players, bank=bank, **switches)
    return after.state.banker, [event.text for event in after.told("banker")]


def test_R31_royal_only_the_royal_takes_the_bank() -> None:
    assert taker("3c 4c Kc", bank="5h", rules=REALE) == (0, [])
    assert taker("3c 4c Kc", "7d Kd", bank="5h", rules=REALE) == (2, ["royal"])


def test_R31_royal_only_tied_by_the_banks_royal_takes_nothing() -> None:
    assert taker("7c Kc", bank="7h Kh", rules=REALE) == (0, [])
    assert taker("7c Kc", bank="3h 4h Kh", rules=REALE) == (1, ["royal"])


def test_R31_royal_only_a_wild_king_makes_one() -> None:
    assert taker("Kd Qc", bank="5h", rules=REALE, wild="Kd") == (1, ["royal"])
    assert taker("7c Kd", bank="5h", rules=REALE, wild="Kd") == (1, ["royal"])
    assert taker("6c Kd Qd", bank="5h", rules=REALE, wild="Kd") == (0, [])


def test_R31_two_cards_seven_and_a_half_in_two_cards_takes_the_bank() -> None:
    switches: dict[str, Any] = {"next_banker": "natural"}
    assert taker("7c Kc", bank="5h", **switches) == (1, ["natural"])
    assert taker("3c 4c Kc", bank="5h", **switches) == (0, [])
    assert taker("3c 4c Kc", "Qd 7d", bank="5h", **switches) == (2, ["natural"])


def test_R31_two_cards_not_when_the_bank_ties_it_in_however_many_cards() -> None:
    assert taker("7c Kc", bank="3h 4h Kh", next_banker="natural") == (0, [])
    assert taker("7c Kc", bank="3h 5h", next_banker="natural") == (1, ["natural"])


def test_R31_two_cards_with_a_wild_card_count_too() -> None:
    ace: dict[str, Any] = {"wild": "Ad"}
    king: dict[str, Any] = {"wild": "Kd"}
    assert taker("7c Ad", bank="5h", next_banker="natural", **ace) == (1, ["natural"])
    assert taker("7c Kd", bank="5h", next_banker="natural", **king) == (1, ["natural"])
    assert taker("Kd Qc", bank="5h", next_banker="natural", **king) == (1, ["natural"])


def test_R31_a_plain_seven_and_a_half_beaten_by_the_banks_royal_takes_nothing() -> None:
    assert taker("3c 4c Kc", bank="7h Kh", royal=True) == (0, [])


def test_R31_a_royal_that_beats_the_banks_plain_one_takes_the_bank() -> None:
    assert taker("7c Kc", bank="3h 4h Kh", royal=True) == (1, ["seven_half"])


def test_R31_who_is_first_with_it_in_order_of_play_not_the_one_with_the_better_hand() -> None:
    assert taker("3c 4c Kc", "7d Kd", bank="5h", royal=True) == (1, ["seven_half"])


# --- R32: buying the bank ------------------------------------------------------------------


def for_sale(seats: int = 4, chips: int | list[int] | None = None, **switches: Any) -> Played:
    """The bank of seat 0 after a hand in which everybody ties at 6 and has the stake back."""
    rules = replace(ITALY, bank_sale=True, tie="push")
    pack = "6c 6d 6h 6s" if seats == 4 else "6c 6d"
    table = sit(pack, "", "", seats=seats, rules=rules, chips=chips, **switches)
    return play(table.state, "bet:1 " * (seats - 1) + "stand " * seats)


def offers(at: Played) -> range:
    amounts = [action.amount for action in legal_actions(at.state) if action.verb == "offer"]
    assert None not in amounts
    return range(amounts[0] or 0, (amounts[-1] or 0) + 1)


def test_R32_between_hands_each_player_in_turn_may_offer_or_pass() -> None:
    at = for_sale()
    assert (at.state.phase, at.state.to_act) == ("offers", 1)
    assert legal(at.state) == {"offer", "pass"}
    assert play(at.state, "pass").state.to_act == 2


def test_R32_each_offer_is_above_the_last() -> None:
    at = play(for_sale().state, "offer:5")
    assert why_not(at.state, "offer:5") == "offer_too_small"
    assert offers(at) == range(6, 50)


def test_R32_one_must_keep_at_least_one_chip() -> None:
    at = for_sale(chips=[50, 4, 50, 50])
    assert offers(at) == range(1, 4)
    assert why_not(at.state, "offer:4") == "offer_too_large"


def test_R32_who_cannot_offer_more_is_not_asked() -> None:
    at = play(for_sale(chips=[50, 50, 4, 50]).state, "offer:3")
    assert at.state.to_act == 3
    # Four chips less the one to keep are just enough to go above 2.
    assert play(for_sale(chips=[50, 50, 4, 50]).state, "offer:2").state.to_act == 2


def test_R32_nobody_can_offer_with_one_chip_each() -> None:
    at = for_sale(chips=[50, 1, 1, 1])
    assert (at.state.phase, at.state.to_act) == ("between", 0)


def test_R32_offers_go_round_until_all_others_have_passed() -> None:
    at = play(for_sale().state, "offer:2 offer:3 pass offer:4 pass")
    # Seat 1 leads; 3 passed in the first round and 2 now.
    assert (at.state.phase, at.state.to_act) == ("answer", 0)
    assert at.state.offers == (0, 4, 3, 0)


def test_R32_a_pass_is_final() -> None:
    at = play(for_sale().state, "pass offer:2 offer:3 offer:4")
    assert at.state.to_act == 3


def test_R32_nobody_offers_above_the_own_offer() -> None:
    assert play(for_sale(seats=2).state, "offer:2").state.phase == "answer"


def test_R32_when_all_pass_the_banker_goes_on() -> None:
    at = play(for_sale().state, "pass pass pass")
    assert (at.state.phase, at.state.to_act, at.state.banker) == ("between", 0, 0)
    assert legal(at.state) == {"next", "stop"}


def test_R32_the_chips_go_to_the_old_banker_and_the_bank_to_the_buyer() -> None:
    at = play(for_sale().state, "offer:7 pass pass accept:1")
    assert [(e.seat, e.text, e.amount) for e in at.told("banker")] == [(1, "bought", 7)]
    assert at.chips == [57, 43, 50, 50]
    assert (at.state.phase, at.state.to_act, at.state.banker) == ("between", 1, 1)
    assert play(at.state, "next").told("hand_begins")[0].seat == 1


def test_R32_the_banker_may_accept_any_offer_that_stands() -> None:
    at = play(for_sale().state, "offer:2 offer:3 pass pass")
    assert legal_actions(at.state) == (Action("accept", 1), Action("accept", 2), Action("refuse"))
    low = play(at.state, "accept:1")
    assert (low.chips, low.state.banker) == ([52, 48, 50, 50], 1)
    assert why_not(at.state, "accept:3") == "seat_too_large"


def test_R32_the_banker_may_keep_the_bank() -> None:
    at = play(for_sale().state, "offer:7 pass pass refuse")
    assert at.told("keeps_bank")[0].seat == 0
    assert (at.chips, at.state.banker, at.state.phase) == ([50] * 4, 0, "between")


def test_R32_whoever_takes_the_bank_in_the_hand_is_the_one_who_sells_it() -> None:
    rules = replace(ITALY, bank_sale=True)
    at = play(sit("7c 6d 5h Kc", seats=3, rules=rules).state, "bet:1 bet:1 hit stand stand")
    assert at.state.banker == 1
    assert (at.state.phase, at.state.to_act) == ("offers", 2)
    sold = play(at.state, "offer:3 pass accept:2")
    assert (sold.state.banker, sold.chips) == (2, [48, 54, 48])


def test_R32_a_new_hand_forgets_the_offers() -> None:
    at = play(for_sale().state, "offer:7 pass pass refuse next")
    assert at.state.offers == (0, 0, 0, 0)
    assert at.state.passed == ()


def test_R32_offers_are_seen_by_all() -> None:
    at = play(for_sale().state, "offer:7")
    assert {view_for(at.state, seat).offers for seat in (None, 0, 1, 2, 3)} == {(0, 7, 0, 0)}


def test_R32_who_has_left_does_not_bid() -> None:
    rules = replace(ITALY, bank_sale=True)
    table = sit("5c 6d 5h 6s", seats=4, rules=rules, chips=[50, 1, 50, 50])
    at = play(table.state, "bet:1 bet:1 bet:1 stand stand stand stand")
    assert at.state.seats[1].out
    assert (at.state.phase, at.state.to_act) == ("offers", 2)


def test_R32_no_sale_where_it_is_not_played() -> None:
    at = play(sit("6c 5d").state, "bet:1 stand stand")
    assert at.state.phase == "between"


def test_R32_no_sale_once_the_game_is_over() -> None:
    rules = replace(ITALY, bank_sale=True, hands=1)
    assert play(sit("6c 5d", rules=rules).state, "bet:1 stand stand").state.phase == "over"


def test_R32_R9_a_bank_that_is_sold_has_the_pack_shuffled_whole() -> None:
    at = play(for_sale(shuffle="run_down").state, "offer:7 pass pass accept:1 next")
    assert [(event.seat, event.amount) for event in at.told("shuffles")] == [(1, 40)]
    kept = play(for_sale(shuffle="run_down").state, "pass pass pass next")
    assert kept.told("shuffles") == []
