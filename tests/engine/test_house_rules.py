# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of the turn and the reckoning; a test's name has the id of its rule.

Before play: ``test_house_rules_before_play.py``; packs, hidden and wild cards: ``…_cards.py``;
raising, burning, splitting: ``…_choices.py``; double payment and the fund: ``…_payment.py``; next
banker and end: ``…_bank.py``; voting for the bank and buying it: ``…_sale.py``.
"""

import re
from pathlib import Path

import pytest

from game.engine import IllegalAction, hand_rank, parse_cards
from tests.engine.table import ITALY, play, settle, sit

RULES = range(1, 34)


def test_every_rule_has_a_test_with_its_id() -> None:
    files = Path(__file__).parent.glob("test_house_rules*.py")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    names = re.findall(r"^def test((?:_R\d+)+)_", text, re.MULTILINE)
    tested = {int(number) for ids in names for number in re.findall(r"\d+", ids)}
    assert tested == set(RULES)


# --- the worked examples -------------------------------------------------------------------


def test_R12_R14_example_of_the_sheet_anna_stands_on_6_half_and_ben_makes_7_half() -> None:
    # Anna is seat 1, Ben 2; the bank, seat 0, has a 5.
    table = sit("6c Kh 5d Qs 3h 4h", seats=3)
    anna = play(table.state, "bet:2 bet:3 hit")
    assert [card.cards for card in anna.told("draws_card")] == [parse_cards("Qs")]
    assert anna.state.seats[1].hands[0].total == 13
    assert anna.state.to_act == 1
    ben = play(anna.state, "stand hit")
    assert ben.state.to_act == 2
    assert ben.state.seats[2].hands[0].total == 7
    assert ben.told("shows") == []
    served = play(ben.state, "hit")
    assert served.kinds() == ["draws_card", "shows", "seven_half", "turn", "shows"]
    assert served.told("shows")[0].cards == parse_cards("Kh 3h 4h")
    assert served.told("seven_half")[0].seat == 2
    assert served.state.to_act == 0


def test_R31_example_ben_takes_the_bank_with_his_7_half() -> None:
    after = settle("6c Qs", "Kh 3h 4h", bank="5d", stakes=[2, 3])
    assert after.chips == [45, 52, 53]
    assert after.state.banker == 2


def test_R31_example_ben_does_not_take_the_bank_when_it_makes_7_half_too() -> None:
    after = settle("6c Qs", "Kh 3h 4h", bank="7d Jd", stakes=[2, 3])
    assert after.chips == [55, 48, 47]
    assert after.state.banker == 0


# --- a player's turn -----------------------------------------------------------------------


def test_R12_players_act_in_order_from_the_bankers_right_and_the_bank_last() -> None:
    at = play(sit("2c 2d 2h 2s", seats=4, banker=2).state, "bet:1 bet:1 bet:1")
    turns = [at.state.to_act]
    for _ in range(3):
        at = play(at.state, "stand")
        turns.append(at.state.to_act)
    assert turns == [3, 0, 1, 2]


def test_R12_as_many_cards_as_wanted_while_under_7_half() -> None:
    # Seven face cards and an ace are 4½, and another may still be asked for.
    table = sit("Kc 5d Ac Qc Jc Kd Qd Jd Kh Qh")
    at = play(table.state, "bet:1 " + "hit " * 8)
    assert at.state.to_act == 1
    assert at.state.seats[1].hands[0].total == 10
    assert play(at.state, "hit").state.to_act == 1


def test_R12_standing_at_once_is_allowed() -> None:
    at = play(sit("Kc 5d").state, "bet:1 stand")
    assert at.told("stands")[0].seat == 1
    assert at.state.phase == "bank"


def test_R12_on_seven_another_card_may_be_asked_for() -> None:
    at = play(sit("7c 5d Kc").state, "bet:1 hit")
    assert at.told("seven_half")[0].seat == 1


def test_R13_open_further_cards_lie_face_up_and_the_first_stays_hidden() -> None:
    at = play(sit("2c 5d 2d Ac").state, "bet:1 hit hit")
    assert at.state.seats[1].hands[0].face_up == (False, True, True)


def test_R14_seven_half_ends_the_turn_and_is_shown_at_once() -> None:
    at = play(sit("7c 2c 5d Kc", seats=3).state, "bet:1 bet:1 hit")
    assert at.kinds()[-4:] == ["draws_card", "shows", "seven_half", "turn"]
    assert at.state.to_act == 2
    assert at.state.seats[1].hands[0].face_up == (True, True)
    assert at.told("seven_half")[0].total == 15


def test_R14_seven_half_stays_hidden_until_the_reckoning_where_the_rules_say_so() -> None:
    at = play(sit("7c 5d Kc", show_seven_half=False).state, "bet:1 hit")
    assert [event.seat for event in at.told("shows")] == [0]
    assert at.told("seven_half") == []
    assert at.state.seats[1].hands[0].face_up == (False, True)
    assert at.state.phase == "bank"
    end = play(at.state, "stand")
    assert [event.seat for event in end.told("shows")] == [1]


def test_R14_less_than_seven_half_is_not_shown() -> None:
    at = play(sit("6c 5d Kc").state, "bet:1 hit stand")
    assert [event.seat for event in at.told("shows")] == [0]


def test_R15_bust_shows_the_hand_and_the_stake_goes_to_the_bank_at_once() -> None:
    at = play(sit("7c 2c 5d 6d", seats=3).state, "bet:4 bet:1 hit")
    assert at.kinds()[-5:] == ["draws_card", "shows", "bust", "collects", "turn"]
    assert at.told("bust")[0].total == 26
    assert (at.told("collects")[0].amount, at.told("collects")[0].text) == (4, "bust")
    assert at.state.phase == "play"
    assert at.chips == [54, 46, 49]
    assert at.state.seats[1].hands[0].face_up == (True, True)


def test_R15_a_bust_player_loses_even_when_the_bank_busts() -> None:
    after = settle("7c 5c", "4c", bank="7d 6d", stakes=[4, 3])
    assert after.chips == [50 + 4 - 3, 46, 53]


# --- the bank's turn -----------------------------------------------------------------------


def test_R17_the_banker_turns_up_the_own_card_when_all_have_played() -> None:
    at = play(sit("6c 5d").state, "bet:1 stand")
    assert at.kinds()[-3:] == ["stands", "turn", "shows"]
    assert at.told("shows")[0] == at.events[-1]
    assert (at.events[-1].seat, at.events[-1].cards) == (0, parse_cards("5d"))


def test_R17_all_cards_of_the_bank_lie_face_up() -> None:
    at = play(sit("6c 2d 2h Ah").state, "bet:1 stand hit hit")
    assert at.state.seats[0].hands[0].face_up == (True, True, True)
    assert at.state.to_act == 0


def test_R17_seven_half_ends_the_banks_turn() -> None:
    at = play(sit("6c 7d Kd").state, "bet:1 stand hit")
    assert at.state.phase == "between"
    assert at.told("seven_half")[0].seat == 0


def test_R17_with_no_hand_left_the_bank_does_not_draw() -> None:
    after = settle("7c 6c", "7d 6d", bank="Kh 2h", stakes=[1, 2])
    assert after.state.phase == "between"
    assert [event.seat for event in after.told("draws_card")] == [1, 2]
    assert after.state.seats[0].hands[0].cards == parse_cards("Kh")
    assert after.chips == [53, 49, 48]


# --- the reckoning -------------------------------------------------------------------------

# One player, one bank, a stake: what the player wins (+) or loses (-), and what for.
SETTLEMENTS = """
R18   6c Qs          | 5h          | 3 | +3 | pays higher
R18   6c             | 6h          | 3 | -3 | collects tie
R18   6c             | 3h 3d       | 3 | -3 | collects tie
R18   4c 3c          | 7h          | 9 | -9 | collects tie
R18   5c             | 5h Kd       | 2 | -2 | collects lower
R18   Kc             | Kd          | 1 | -1 | collects tie
R18   Kc Qc          | Ad          | 1 | -1 | collects tie
R18   Kc Qc          | Kd          | 1 | +1 | pays higher
R18   7c             | 4d 3d Ks    | 5 | -5 | collects lower
R18   7c Kc          | 7d          | 5 | +5 | pays higher
R18   7c Kc          | 7d Ks       | 5 | -5 | collects tie
R18   7c Kc          | 2d 5d Ks    | 5 | -5 | collects tie
R22   3c 4c Kc       | 7d Ks       | 5 | -5 | collects tie
R19   Kc             | 5d 6d       | 7 | +7 | pays bank_bust
R19   7c Kc          | 5d 6d       | 7 | +7 | pays bank_bust
R15   7c 6c          | 5d          | 6 | -6 | collects bust
R15   7c Ac          | Kd          | 6 | -6 | collects bust
"""


@pytest.mark.parametrize("line", SETTLEMENTS.strip().splitlines())
def test_R15_R18_R19_R22_settlements_between_one_player_and_the_bank(line: str) -> None:
    first, bank, stake, gain, why = (part.strip() for part in line.split("|"))
    player = first.split(maxsplit=1)[1]
    after = settle(player, bank=bank, stakes=int(stake))
    assert after.chips == [50 - int(gain), 50 + int(gain)]
    kind, reason = why.split()
    paid = [event for event in after.events if event.kind in ("pays", "collects", "returns")]
    assert [(event.kind, event.text, event.seat) for event in paid] == [(kind, reason, 1)]
    assert (paid[0].amount, paid[0].short) == (abs(int(gain)), 0)


def test_R18_bank_wins_ties() -> None:
    assert settle("3c 3d", bank="6h", stakes=8).chips == [58, 42]


def test_R18_ties_are_a_stand_off_where_the_rules_say_so() -> None:
    after = settle("6c", "6d Kc", "5c", bank="6h", stakes=[4, 3, 2], tie="push")
    assert after.chips == [50 - 3 + 2, 50, 53, 48]
    assert [(event.seat, event.amount) for event in after.told("returns")] == [(1, 4)]


def test_R18_a_stand_off_at_7_half_keeps_the_bank() -> None:
    after = settle("7c Kc", bank="7d Kd", stakes=4, tie="push")
    assert after.chips == [50, 50]
    assert after.state.banker == 0


def test_R18_hidden_cards_are_shown_at_the_reckoning_in_order_of_play() -> None:
    after = settle("6c", "5c", "7c Kc", bank="6h")
    assert [event.seat for event in after.told("shows")] == [3, 0, 1, 2]


def test_R19_bank_bust_pays_every_hand_that_is_not_bust() -> None:
    after = settle("Kc", "7d 5d", "7c Kh", bank="7h 7s", stakes=[2, 5, 3])
    assert after.chips == [50 - 2 + 5 - 3, 52, 45, 53]
    assert [event.text for event in after.told("pays")] == ["bank_bust", "bank_bust"]


ORDER_OF_HANDS = ("Kc", "Ac", "Ac Kc", "2c", "6c Kc", "7c", "7c Kc")


def test_R22_order_of_hands_from_a_half_to_seven_and_a_half() -> None:
    ranks = [hand_rank(parse_cards(cards), ITALY) for cards in ORDER_OF_HANDS]
    assert ranks == sorted(set(ranks))


def test_R22_every_bust_hand_is_below_every_other_and_all_are_equal() -> None:
    busts = {hand_rank(parse_cards(cards), ITALY) for cards in ("7c Ac", "7c 7d", "6c 2c")}
    assert len(busts) == 1
    assert max(busts) < hand_rank(parse_cards("Kc"), ITALY)


def test_R22_hands_of_the_same_total_are_equal_whatever_their_cards() -> None:
    ranks = {hand_rank(parse_cards(cards), ITALY) for cards in ("7c Kc", "3c 4c Jd", "Ac 6c Qh")}
    assert len(ranks) == 1


def test_R28_the_bank_takes_all_it_wins_before_it_pays() -> None:
    # Seat 1 is owed 6, and the bank has 1: the 4 of seat 2 and the 5 of seat 3 come in first.
    after = settle("6c Kc", "5c", "2c", bank="6h", stakes=[6, 4, 5], chips=[1, 20, 20, 20])
    settled = [(e.kind, e.seat) for e in after.events if e.kind in ("pays", "collects")]
    assert settled == [("collects", 2), ("collects", 3), ("pays", 1)]
    assert after.chips == [1 + 4 + 5 - 6, 26, 16, 15]
    assert after.told("pays")[0].short == 0


def test_R28_the_bank_pays_in_order_of_play_as_far_as_its_chips_go() -> None:
    after = settle("6c Kc", "7c", "6d Kd", bank="6h", stakes=[6, 4, 5], chips=[8, 20, 20, 20])
    paid = [(event.seat, event.amount, event.short) for event in after.told("pays")]
    assert paid == [(1, 6, 0), (2, 2, 2), (3, 0, 5)]
    # Each has the own stake back in any case; the rest is lost, and is said (R29).
    assert after.chips == [0, 26, 22, 20]


def test_R28_order_of_play_begins_after_the_banker_not_at_seat_0() -> None:
    # Seat 1 has the bank: seat 2 gets 7c, seat 0 gets 7d, the bank 7h and then 6h, bust.
    table = sit("7c 7d 7h 6h", seats=3, banker=1, chips=[20, 3, 20])
    after = play(table.state, "bet:2 bet:2 stand stand hit")
    paid = [(event.seat, event.amount, event.short) for event in after.told("pays")]
    assert paid == [(2, 2, 0), (0, 1, 1)]


def test_R28_stakes_of_bust_hands_help_to_pay_the_others() -> None:
    after = settle("7c 6c", "6d", bank="5h", stakes=[5, 6], chips=[1, 20, 20])
    assert after.chips == [0, 15, 26]


def test_R12_after_the_turn_nothing_more_can_be_asked_for() -> None:
    at = play(sit("6c 5d").state, "bet:1 stand stand")
    with pytest.raises(IllegalAction) as refused:
        play(at.state, "hit")
    assert refused.value.reason.code == "wrong_phase"
