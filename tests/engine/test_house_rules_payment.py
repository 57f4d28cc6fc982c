# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of double and triple payment, and of the fund: R20 to R24, R29."""

import pytest

from game.engine import hand_rank, parse_cards, replace, view_for
from tests.engine.table import FRANCE, ITALY, REALE, Played, play, settle, sit, why_not


def paid(at: Played) -> list[tuple[str, int, int, str]]:
    """What was settled: kind, seat, chips and reason."""
    kinds = ("collects", "pays", "returns", "fund_pays")
    return [(e.kind, e.seat, e.amount, e.text) for e in at.events if e.kind in kinds]


# --- R20: 7½ pays double -------------------------------------------------------------------


def test_R20_a_players_seven_and_a_half_is_paid_twice() -> None:
    after = settle("7c Kc", "7d", bank="6h", stakes=[4, 3], seven_half_pays=2)
    assert paid(after) == [("pays", 1, 8, "seven_half"), ("pays", 2, 3, "higher")]
    assert after.chips == [50 - 8 - 3, 58, 53]


def test_R20_also_when_the_bank_is_bust() -> None:
    after = settle("7c Kc", "7d", bank="6h 5h", stakes=[4, 3], seven_half_pays=2)
    assert paid(after) == [("pays", 1, 8, "seven_half"), ("pays", 2, 3, "bank_bust")]


def test_R20_of_any_number_of_cards() -> None:
    assert settle("2c 2d 3c Kc", bank="5h", stakes=4, seven_half_pays=2).chips == [42, 58]


def test_R20_not_when_the_bank_ties_it() -> None:
    assert settle("7c Kc", bank="7h Kh", stakes=4, seven_half_pays=2).chips == [54, 46]


def test_R20_not_where_the_bank_pays_once() -> None:
    assert settle("7c Kc", bank="6h", stakes=4).chips == [46, 54]


def test_R20_a_hand_below_seven_and_a_half_is_paid_once() -> None:
    assert settle("7c", bank="6h", stakes=4, seven_half_pays=2).chips == [46, 54]


# --- R21: the bank's 7½ collects double ----------------------------------------------------


def test_R21_every_hand_still_in_pays_twice_a_tied_seven_and_a_half_included() -> None:
    after = settle(
        "7c Kc", "6d", "5c 4c", bank="7h Kh", stakes=[4, 3, 2], bank_seven_half_collects=2
    )
    # The third is bust and has paid its 2 once.
    assert paid(after) == [
        ("collects", 3, 2, "bust"),
        ("collects", 1, 8, "bank_seven_half"),
        ("collects", 2, 6, "bank_seven_half"),
    ]
    assert after.chips == [50 + 2 + 8 + 6, 42, 44, 48]


def test_R21_who_cannot_pay_twice_pays_what_is_left() -> None:
    after = settle("6c", bank="7h Kh", stakes=5, chips=[50, 8], bank_seven_half_collects=2)
    assert after.chips == [58, 0]
    collected = after.told("collects")[0]
    assert (collected.amount, collected.short) == (8, 2)


def test_R21_who_has_staked_all_pays_only_that() -> None:
    after = settle("6c", bank="7h Kh", stakes=5, chips=[50, 5], bank_seven_half_collects=2)
    assert after.chips == [55, 0]
    assert after.told("collects")[0].short == 5


def test_R21_other_totals_of_the_bank_collect_once() -> None:
    assert settle("6c", bank="7h", stakes=5, bank_seven_half_collects=2).chips == [55, 45]


def test_R21_where_ties_are_a_stand_off_a_tied_seven_and_a_half_has_its_stake_back() -> None:
    after = settle(
        "7c Kc", "6d", bank="7h Kh", stakes=[4, 3], bank_seven_half_collects=2, tie="push"
    )
    assert after.chips == [56, 50, 44]


def test_R21_what_is_collected_twice_is_there_to_pay_the_others() -> None:
    # The bank has 1 chip. The pair of sevens of seat 1 is owed 3 × 3; 2 × 4 come in from seat 2.
    after = settle(
        "7c 7d", "6c", bank="7h Kh", stakes=[3, 4], chips=[1, 20, 20],
        bank_seven_half_collects=2, pair_of_sevens=True,
    )  # fmt: skip
    assert after.chips == [0, 29, 12]


# --- R22: order of hands -------------------------------------------------------------------

IN_ORDER = ("7c Ac", "Kc", "Ac", "2c", "7c", "3c 4c Kc", "7c Kc", "7c 7d")


def test_R22_bust_below_all_then_totals_then_seven_and_a_half_royal_and_the_pair() -> None:
    rules = replace(ITALY, royal=True, pair_of_sevens=True)
    ranks = [hand_rank(parse_cards(cards), rules) for cards in IN_ORDER]
    assert ranks == sorted(set(ranks))


def test_R22_without_royal_and_pair_they_are_a_plain_seven_and_a_half_and_bust() -> None:
    ranks = [hand_rank(parse_cards(cards), ITALY) for cards in ("7c 7d", "3c 4c Kc", "7c Kc")]
    assert ranks == [0, 15, 15]


# --- R23: royal ----------------------------------------------------------------------------


def test_R23_royal_beats_every_other_seven_and_a_half_and_is_paid_double() -> None:
    after = settle("7c Kc", bank="3h 4h Kh", stakes=4, rules=REALE)
    assert paid(after) == [("pays", 1, 8, "royal")]


def test_R23_the_banks_royal_beats_every_other_and_collects_once() -> None:
    after = settle("3c 4c Kc", "6d", bank="7h Kh", stakes=[4, 3], rules=REALE)
    assert paid(after) == [("collects", 1, 4, "lower"), ("collects", 2, 3, "lower")]


def test_R23_R21_the_banks_royal_collects_once_also_where_a_plain_one_collects_double() -> None:
    after = settle("6d", bank="7h Kh", stakes=3, rules=REALE, bank_seven_half_collects=2)
    assert after.chips == [53, 47]
    after = settle("6d", bank="3h 4h Kh", stakes=3, rules=REALE, bank_seven_half_collects=2)
    assert after.chips == [56, 44]


def test_R23_two_royals_tie() -> None:
    assert settle("7c Kc", bank="7h Kh", stakes=4, rules=REALE).chips == [54, 46]
    assert settle("7c Kc", bank="7h Kh", stakes=4, rules=REALE, tie="push").chips == [50, 50]


def test_R23_paid_double_when_the_bank_is_bust() -> None:
    assert settle("7c Kc", bank="5h 6h", stakes=4, rules=REALE).chips == [42, 58]


def test_R23_a_plain_seven_and_a_half_is_paid_once_beside_it() -> None:
    assert settle("3c 4c Kc", bank="6h", stakes=4, rules=REALE).chips == [46, 54]


@pytest.mark.parametrize("cards", ["7c Kc", "Jd 7d", "7h Qs"])
def test_R23_a_seven_and_a_face_card_in_any_order(cards: str) -> None:
    assert hand_rank(parse_cards(cards), REALE) == 16


@pytest.mark.parametrize("cards", ["6c Ac Kc", "3c 4c Kc", "5c 2c Qd", "6c Kc Qc Jc"])
def test_R23_with_a_third_card_it_is_a_plain_one(cards: str) -> None:
    assert hand_rank(parse_cards(cards), REALE) == 15


def test_R23_off_it_is_a_plain_one() -> None:
    assert settle("7c Kc", bank="3h 4h Kh", stakes=4).chips == [54, 46]
    assert settle("7c Kc", bank="6h", stakes=4).chips == [46, 54]


def test_R23_R20_double_payment_of_both_is_double_not_four_times() -> None:
    assert settle("7c Kc", bank="6h", stakes=4, rules=REALE, seven_half_pays=2).chips == [42, 58]


# --- R24: the pair of sevens ---------------------------------------------------------------

PAIR = replace(ITALY, pair_of_sevens=True)


def test_R24_two_sevens_are_shown_at_once_and_the_turn_ends() -> None:
    at = play(sit("7c 2d 5h 7d", seats=3, rules=PAIR).state, "bet:1 bet:1 hit")
    assert at.kinds()[-4:] == ["draws_card", "shows", "pair_of_sevens", "turn"]
    assert at.state.seats[1].hands[0].face_up == (True, True)
    assert (at.state.seats[1].hands[0].state, at.state.seats[1].hands[0].total) == ("standing", 28)
    assert at.state.to_act == 2


def test_R24_R14_shown_at_once_also_where_a_seven_and_a_half_is_not() -> None:
    for rules in (FRANCE, replace(ITALY, receive="hide_before", show_seven_half=False)):
        ask = "hit" if rules.receive == "hide_after" else "hit:down"
        at = play(sit("7c 5h 7d", rules=rules, pair_of_sevens=True).state, f"bet:1 {ask}")
        assert at.told("pair_of_sevens")[0].seat == 1
        assert at.state.seats[1].hands[0].face_up == (True, True)


@pytest.mark.parametrize("bank", ["6h", "7h Kh", "3h 4h Kh", "5h 6h"])
def test_R24_it_beats_everything_and_is_paid_triple(bank: str) -> None:
    after = settle("7c 7d", bank=bank, stakes=4, rules=PAIR, royal=True)
    assert paid(after) == [("pays", 1, 12, "pair_of_sevens")]
    assert after.chips == [38, 62]


def test_R24_R21_it_is_paid_also_by_a_bank_with_seven_and_a_half_that_collects_double() -> None:
    after = settle(
        "7c 7d", "6c", bank="7h Kh", stakes=[4, 3], rules=PAIR, bank_seven_half_collects=2
    )
    assert after.chips == [50 - 12 + 6, 62, 44]


def test_R24_the_banks_own_wins_against_all_but_another_pair_and_collects_once() -> None:
    after = settle("6c Ac Kc", "6d", bank="7h 7s", stakes=[4, 3], rules=PAIR,
                   bank_seven_half_collects=2)  # fmt: skip
    assert after.chips == [57, 46, 47]
    assert after.told("pair_of_sevens")[0].seat == 0
    assert after.told("bust") == []


def test_R24_two_pairs_tie() -> None:
    assert settle("7c 7d", bank="7h 7s", stakes=4, rules=PAIR).chips == [54, 46]
    assert settle("7c 7d", bank="7h 7s", stakes=4, rules=PAIR, tie="push").chips == [50, 50]


def test_R24_off_two_sevens_are_bust() -> None:
    assert settle("7c 7d", bank="5h", stakes=4).chips == [54, 46]


def test_R24_three_sevens_or_a_seven_more_are_no_pair() -> None:
    assert hand_rank(parse_cards("7c 7d 7h"), PAIR) == 0
    assert hand_rank(parse_cards("7c 7d Kc"), PAIR) == 0


def test_R24_R31_a_pair_does_not_take_the_bank() -> None:
    for way in ("seven_half", "natural", "royal"):
        after = settle("7c 7d", bank="5h", rules=PAIR, royal=True, next_banker=way)
        assert after.state.banker == 0


def test_R24_R31_a_bank_with_a_pair_keeps_the_bank_from_a_seven_and_a_half() -> None:
    assert settle("6c Ac Kc", bank="7h 7s", rules=PAIR).state.banker == 0


# --- R29: the guarantee fund ---------------------------------------------------------------


def test_R29_what_the_bank_cannot_pay_the_fund_pays() -> None:
    after = settle("7c", "6d", bank="5h", stakes=[6, 5], chips=[8, 20, 20], fund=True)
    assert paid(after) == [
        ("pays", 1, 6, "higher"),
        ("pays", 2, 2, "higher"),
        ("fund_pays", 2, 3, ""),
    ]
    assert after.chips == [0, 26, 25]
    assert after.state.fund == -3


def test_R29_the_bank_first_collects_its_winnings() -> None:
    # 4 of its own and 5 of seat 2: 9, of the 12 owed to seat 1 for its 7½.
    after = settle(
        "7c Kc", "4d", bank="5h", stakes=[6, 5], chips=[4, 20, 20], fund=True, seven_half_pays=2
    )
    assert after.chips == [0, 32, 15]
    assert after.state.fund == -3


def test_R29_chips_and_the_funds_account_together_never_change() -> None:
    after = settle("7c", "6d", bank="5h", stakes=[9, 9], chips=[2, 20, 20], fund=True)
    assert sum(after.chips) + after.state.fund == 42
    assert after.state.fund == -16


def test_R29_nothing_is_short_with_a_fund() -> None:
    after = settle("7c", bank="5h", stakes=9, chips=[2, 20], fund=True)
    assert after.told("pays")[0].short == 0


def test_R29_without_a_fund_the_rest_is_lost_and_is_said() -> None:
    after = settle("7c", bank="5h", stakes=9, chips=[2, 20])
    assert after.chips == [0, 22]
    assert after.told("fund_pays") == []
    assert after.told("pays")[0].short == 7


def test_R29_the_fund_never_pays_for_a_player() -> None:
    after = settle(
        "6c", bank="7h Kh", stakes=5, chips=[50, 8], fund=True, bank_seven_half_collects=2
    )
    assert after.chips == [58, 0]
    assert after.state.fund == 0


def test_R29_a_bank_that_can_pay_leaves_the_fund_alone() -> None:
    after = settle("7c", bank="5h", stakes=9, chips=[9, 20], fund=True)
    assert after.told("fund_pays") == []
    assert (after.state.fund, after.chips) == (0, [0, 29])


def test_R29_the_account_goes_on_from_hand_to_hand() -> None:
    start = sit("7c 6d 5h", "7d 6c 5s", seats=3, chips=[2, 20, 20], fund=True).state
    one = play(start, "bet:9 bet:9 stand stand stand")
    assert (one.state.fund, one.chips) == (-16, [0, 29, 29])
    # Seat 1 has the bank now, seat 2 plays: 7 against 6.
    two = play(one.state, "next bet:9 stand stand")
    assert (two.state.fund, two.chips) == (-16, [0, 20, 38])


def test_R29_R24_a_triple_payment_may_come_from_bank_and_fund_together() -> None:
    after = settle("7c 7d", bank="5h", stakes=9, chips=[4, 20], rules=PAIR, fund=True)
    assert after.chips == [0, 20 + 27]
    assert after.state.fund == -23


def test_R29_everybody_sees_the_account() -> None:
    after = settle("7c", "2d", bank="5h", stakes=[9, 1], chips=[2, 20, 9], fund=True)
    assert {view_for(after.state, seat).fund for seat in (None, 0, 1, 2)} == {-6}


def test_R29_R6_however_rich_the_fund_makes_one_a_stake_has_an_end() -> None:
    # A bank of one chip, a stake of a million, and 7½ paid twice: three million chips then.
    start = sit("7c 5h Kd 6s", "", rules=FRANCE, chips=[1, 10**6])
    assert why_not(start.state, f"bet:{10**6}") == ""
    rich = play(start.state, f"bet:{10**6 - 1} hit show stand").state.copy()
    assert rich.seats[1].chips > 2 * 10**6
    # One more seat with chips, so that the game can go on: it has the bank.
    rich.seats[0].chips, rich.seats[0].out, rich.phase, rich.to_act = 5, False, "between", 0
    rich.banker = 0
    state = play(rich, "next").state
    assert state.to_act == 1
    assert why_not(state, f"bet:{10**6}") == ""
    assert why_not(state, f"bet:{10**6 + 1}") == "stake_too_large"
