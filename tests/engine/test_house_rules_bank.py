# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of leaving, of the next banker and of the end: R30, R31, R33."""

import pytest

from game.engine import IllegalAction, apply, legal_actions, parse_action
from tests.engine.table import play, settle, sit

# --- R30: who has no chips leaves ----------------------------------------------------------


def test_R30_who_has_no_chips_left_leaves_the_game() -> None:
    after = settle("5c", "6c", bank="5h", stakes=[4, 1], chips=[50, 4, 50])
    assert [event.seat for event in after.told("leaves")] == [1]
    assert [seat.out for seat in after.state.seats] == [False, True, False]


def test_R30_who_has_staked_all_and_wins_stays() -> None:
    after = settle("6c", "6d", bank="5h", stakes=[4, 1], chips=[50, 4, 50])
    assert after.told("leaves") == []
    assert after.chips == [45, 8, 51]


def test_R30_who_is_bust_with_all_chips_leaves_only_when_the_hand_is_over() -> None:
    table = sit("7c 2c 5d 6d", seats=3, chips=[50, 4, 50])
    bust = play(table.state, "bet:4 bet:1 hit")
    assert bust.chips[1] == 0
    assert not bust.state.seats[1].out
    assert [event.seat for event in play(bust.state, "stand stand").told("leaves")] == [1]


def test_R30_a_seat_that_has_left_is_skipped_in_stakes_deal_and_turns() -> None:
    # Seat 2 of four leaves in the first hand; the bank stays at 0.
    first = settle("6c", "5c", "6d", bank="5h", stakes=[1, 3, 1], chips=[50, 9, 3, 9])
    second = play(first.state, "next")
    assert second.state.to_act == 1
    bets = play(second.state, "bet:1 bet:1")
    assert [event.seat for event in bets.told("stakes")] == [1, 3]
    assert [event.seat for event in bets.told("deals")] == [1, 3, 0]
    assert bets.state.seats[2].hands == []
    turns = play(bets.state, "stand stand").told("turn")
    assert [event.seat for event in turns] == [3, 0]


def test_R30_a_seat_that_has_left_does_not_cut() -> None:
    # Three seats, the last of them leaves: the banker's left is then seat 1.
    state = sit(seats=3, chips=[50, 50, 1], seed="who cuts").state
    assert state.to_act == 2
    state = state.copy()
    state.seats[0].chips, state.seats[2].chips, state.seats[2].out = 51, 0, True
    state.phase, state.to_act = "between", 0
    after = play(state, "next")
    assert (after.state.phase, after.state.to_act) == ("cut", 1)


def test_R30_a_bankrupt_banker_passes_the_bank_to_the_next_seat_in_order_of_play() -> None:
    after = settle("6c", "6d", bank="5h", stakes=[3, 3], chips=[4, 20, 20])
    assert after.chips == [0, 23, 21]
    assert after.state.seats[0].out
    assert [(event.seat, event.text) for event in after.told("banker")] == [(1, "bankrupt")]
    assert (after.state.banker, after.state.to_act) == (1, 1)


def test_R30_the_bank_of_a_bankrupt_banker_skips_seats_that_have_left() -> None:
    first_pack = "5c 6c 7c 5h"
    second_pack = "7h 7d Ah"  # seats 2 and 3, and the bank
    table = sit(first_pack, second_pack, seats=4, chips=[1, 4, 20, 20])
    first = play(table.state, "bet:4 bet:1 bet:1 stand stand stand stand")
    assert first.chips == [3, 0, 21, 21]
    after = play(first.state, "next bet:2 bet:2 stand stand stand")
    assert after.chips == [0, 0, 23, 22]
    assert after.state.banker == 2


def test_R30_a_bankrupt_banker_leaves_even_where_the_bank_never_changes() -> None:
    after = settle("6c", "6d", bank="5h", stakes=[3, 3], chips=[4, 20, 20], next_banker="never")
    assert after.state.banker == 1


# --- R31: the next banker ------------------------------------------------------------------

BUST_BANK, TIED_BANK = "5h 6h", "7h Kh"


def test_R31_without_a_7_half_the_banker_keeps_the_bank() -> None:
    after = settle("7c", "6c", bank="5h")
    assert after.state.banker == 0
    assert after.told("banker") == []


def test_R31_a_players_7_half_takes_the_bank() -> None:
    after = settle("6c", "7c Kc", bank="5h")
    assert [(event.seat, event.text) for event in after.told("banker")] == [(2, "seven_half")]
    assert play(after.state, "next").told("hand_begins")[0].seat == 2


def test_R31_bank_7_half_against_a_players_7_half_keeps_the_bank() -> None:
    after = settle("7c Kc", bank=TIED_BANK)
    assert after.state.banker == 0


def test_R31_bank_bust_against_a_players_7_half_takes_the_bank() -> None:
    after = settle("7c Kc", bank=BUST_BANK)
    assert after.state.banker == 1


def test_R31_the_first_of_several_7_halves_in_order_of_play_takes_the_bank() -> None:
    assert settle("6c", "7c Kc", "7d Kd", bank="5h").state.banker == 2


def test_R31_order_of_play_begins_after_the_banker() -> None:
    # The bank is at seat 2, so seat 3 comes before seats 0 and 1.
    table = sit("7c 7d 6h 5h Kc Kd", seats=4, banker=2)
    after = play(table.state, "bet:1 bet:1 bet:1 hit hit stand stand")
    assert [event.seat for event in after.told("seven_half")] == [3, 0]
    assert after.state.banker == 3


def test_R31_any_number_of_cards_makes_the_7_half() -> None:
    assert settle("2c 2d 3c Kc", bank="5h").state.banker == 1


def test_R31_kept_at_the_bank_when_only_the_bank_has_7_half() -> None:
    assert settle("7c", bank=TIED_BANK).state.banker == 0


def test_R31_the_bank_changes_every_hand_to_the_next_in_order_of_play() -> None:
    state = sit(seats=3, banker=1, next_banker="rotate", seed="rotate").state
    bankers = [state.banker]
    for _ in range(4):
        state = play(state, "cut:5 bet:1 bet:1").state
        while state.phase in ("play", "bank"):
            state = play(state, "stand").state
        state = play(state, "next").state
        bankers.append(state.banker)
    assert bankers == [1, 2, 0, 1, 2]


def test_R31_changing_every_hand_a_7_half_changes_nothing() -> None:
    after = settle("6c", "7c Kc", bank="5h", next_banker="rotate")
    assert [(event.seat, event.text) for event in after.told("banker")] == [(1, "rotate")]


def test_R31_changing_every_hand_skips_who_has_left() -> None:
    after = settle("5c", "6c", bank="5h", stakes=[4, 1], chips=[50, 4, 50], next_banker="rotate")
    assert after.state.banker == 2


def test_R31_never_a_7_half_changes_nothing() -> None:
    after = settle("7c Kc", bank=BUST_BANK, next_banker="never")
    assert after.state.banker == 0
    assert after.told("banker") == []


# --- R33: the end --------------------------------------------------------------------------


def test_R33_the_game_ends_when_one_seat_has_all_the_chips() -> None:
    after = settle("5c", "6c", bank="6h", stakes=[4, 3], chips=[50, 4, 3])
    assert after.chips == [57, 0, 0]
    assert after.events[-1].kind == "game_over"
    assert after.events[-1].text == "all_chips"
    assert (after.state.phase, after.state.to_act) == ("over", None)


def test_R33_a_player_may_win_all_the_chips_from_the_bank() -> None:
    after = settle("6c", bank="5h", stakes=5, chips=[5, 5])
    assert after.chips == [0, 10]
    assert after.events[-1].text == "all_chips"


def test_R33_the_game_ends_with_the_agreed_number_of_hands() -> None:
    state = sit(hands=3, seed="three").state
    for number in (1, 2):
        at = play(state, "cut:2 bet:1 stand stand")
        assert at.state.phase == "between", number
        state = play(at.state, "next").state
    last = play(state, "cut:2 bet:1 stand stand")
    assert last.events[-1].text == "hands"
    assert last.state.phase == "over"
    assert last.told("hand_ends")[0].amount == 3


def test_R33_an_open_end_goes_on_until_the_players_stop() -> None:
    state = sit(seed="open", stake_max=1).state
    for _ in range(30):
        state = play(state, "cut:2 bet:1 stand stand next").state
    assert state.hand_number == 31


def test_R33_the_players_may_stop_between_hands() -> None:
    at = play(sit("6c 5d").state, "bet:1 stand stand")
    assert [str(action) for action in legal_actions(at.state)] == ["next", "stop"]
    end = play(at.state, "stop")
    assert end.events[-1].text == "stopped"
    assert (end.state.phase, end.chips) == ("over", [49, 51])


@pytest.mark.parametrize("before", ["", "bet:1", "bet:1 stand"])
def test_R33_nobody_stops_in_the_middle_of_a_hand(before: str) -> None:
    state = play(sit("6c 5d").state, before).state
    with pytest.raises(IllegalAction):
        play(state, "stop")


@pytest.mark.parametrize("action", ["next", "stop", "hit", "stand", "bet:1", "cut:1"])
def test_R33_after_the_end_nothing_is_allowed(action: str) -> None:
    over = play(sit("6c 5d", seats=2).state, "bet:1 stand stand stop").state
    assert legal_actions(over) == ()
    with pytest.raises(IllegalAction) as refused:
        apply(over, parse_action(action))
    assert refused.value.reason.code == "game_over"
