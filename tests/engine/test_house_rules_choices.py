# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of raising, burning and splitting: R16, R26, R27."""

from typing import Literal

import pytest

from game.engine import HIDDEN, Action, hand_rank, legal_actions, parse_cards, replace, view_for
from game.engine.rules import NextBanker, Receive
from tests.engine.table import (
    FRANCE,
    ITALY,
    PORTUGAL,
    SPAIN,
    Played,
    legal,
    play,
    settle,
    sit,
    why_not,
)

# --- R16: raising --------------------------------------------------------------------------

RAISING = replace(ITALY, raising=True)


def raises(at: Played) -> list[int | None]:
    return [action.amount for action in legal_actions(at.state) if action.verb == "raise"]


def test_R16_before_asking_for_a_card_the_stake_may_be_raised() -> None:
    at = play(sit("2c 5d 3c", rules=RAISING).state, "bet:4 raise:9")
    assert [(event.seat, event.amount) for event in at.told("raises")] == [(1, 9)]
    assert (at.chips, at.state.seats[1].hands[0].stake) == ([50, 41], 9)


def test_R16_a_card_has_to_be_asked_for_after_raising() -> None:
    at = play(sit("2c 5d 3c", rules=RAISING).state, "bet:4 raise:9")
    assert why_not(at.state, "stand") == "card_after_raise"
    assert legal(at.state) == {"hit", "raise"}
    assert "stand" in legal(play(at.state, "hit").state)


def test_R16_raising_is_possible_before_each_card() -> None:
    at = play(sit("2c 5d 2d 2h", rules=RAISING).state, "bet:1 raise:2 hit raise:5 hit")
    assert at.state.seats[1].hands[0].stake == 5
    assert raises(at) == [6, 7, 8, 9, 10]


def test_R16_never_beyond_the_largest_stake() -> None:
    at = play(sit("2c 5d 3c", rules=RAISING).state, "bet:8")
    assert raises(at) == [9, 10]
    assert why_not(at.state, "raise:11") == "stake_too_large"
    assert why_not(at.state, "raise:8") == "stake_too_small"


def test_R16_never_beyond_ones_chips() -> None:
    assert raises(play(sit("2c 5d", rules=RAISING, chips=[50, 6]).state, "bet:4")) == [5, 6]
    at = play(sit("2c 5d", rules=RAISING, chips=[50, 6], stake_max=0).state, "bet:2")
    assert raises(at) == [3, 4, 5, 6]


def test_R16_with_the_largest_stake_or_all_chips_there_is_nothing_to_raise() -> None:
    assert why_not(play(sit("2c 5d", rules=RAISING).state, "bet:10").state, "raise:11") == (
        "no_higher_stake"
    )
    at = play(sit("2c 5d", rules=RAISING, chips=[50, 4]).state, "bet:4")
    assert why_not(at.state, "raise:5") == "no_higher_stake"


def test_R16_off_nobody_raises() -> None:
    at = play(sit("2c 5d").state, "bet:4")
    assert why_not(at.state, "raise:5") == "not_played_here"


def test_R16_the_banker_has_no_stake_to_raise() -> None:
    at = play(sit("6c 5d", rules=RAISING).state, "bet:4 stand")
    assert why_not(at.state, "raise:5") == "wrong_phase"


def test_R16_a_hand_that_is_bust_after_raising_pays_the_raised_stake() -> None:
    at = play(sit("7c 5d 2c", rules=RAISING).state, "bet:2 raise:10 hit")
    assert at.told("collects")[0].amount == 10
    assert at.chips == [60, 40]


def test_R16_a_hand_that_wins_after_raising_is_paid_the_raised_stake() -> None:
    at = play(sit("6c 5d Kc", rules=RAISING).state, "bet:2 raise:10 hit stand stand")
    assert at.chips == [40, 60]


def test_R16_no_raising_between_a_card_and_the_choice_to_show_it() -> None:
    at = play(sit("2c 5d 3c", rules=replace(FRANCE, raising=True)).state, "bet:2 hit")
    assert why_not(at.state, "raise:5") == "decide_first"


def test_R16_no_raising_where_no_card_can_be_asked_for() -> None:
    state = play(sit("6c 5d", rules=RAISING).state, "bet:1").state.copy()
    state.pack, state.dealt, state.used = (), 0, ()
    assert why_not(state, "raise:5") == "no_cards_left"
    assert legal_actions(state) == (Action("stand"),)


@pytest.mark.parametrize("receive", ["open", "hide_before", "open_or_closed", "hide_after"])
def test_R16_R27_after_raising_a_card_is_asked_for_and_nothing_is_split(receive: Receive) -> None:
    rules = replace(RAISING, split_hands=2, receive=receive)
    show = " show" if receive == "hide_after" else ""
    at = play(sit("Kc 5d Qc 2c 3c", rules=rules).state, f"bet:2 hit{show}")
    assert "split" in legal(at.state)
    assert why_not(play(at.state, "raise:3").state, "split") == "card_after_raise"


# --- R26: burning --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("burn", "card", "allowed"),
    [("4", "4c", True), ("4", "3c", False), ("3-4", "4c", True), ("3-4", "3c", True),
     ("3-4", "2c", False), ("3-4", "5c", False), ("none", "4c", False), ("none", "3c", False)],
)  # fmt: skip
def test_R26_a_first_card_that_is_a_4_or_a_3_as_set_may_be_thrown_away(
    burn: str, card: str, allowed: bool
) -> None:
    at = play(sit(f"{card} 5d 2h", burn=burn).state, "bet:1")
    assert ("burn" in legal(at.state)) == allowed
    assert why_not(at.state, "burn") == (
        "" if allowed else "not_played_here" if burn == "none" else "not_to_burn"
    )


def test_R26_the_card_lies_face_up_on_the_used_pile_and_the_new_one_is_hidden() -> None:
    at = play(sit("4c 5d 2h", burn="4").state, "bet:3 burn")
    assert at.state.used == parse_cards("4c")
    assert view_for(at.state, None).used == parse_cards("4c")
    assert view_for(at.state, None).seats[1].hands[0].cards == (HIDDEN,)
    assert view_for(at.state, 1).seats[1].hands[0].cards == parse_cards("2h")
    assert [(event.kind, event.seen_by) for event in at.events[-2:]] == [
        ("burns", "all"),
        ("redraws", "owner"),
    ]
    assert at.state.to_act == 1


def test_R26_the_stake_stands() -> None:
    at = play(sit("4c 5d 2h", burn="4").state, "bet:3 burn")
    assert (at.chips, at.state.seats[1].hands[0].stake) == ([50, 47], 3)


def test_R26_once_only_even_if_another_4_comes() -> None:
    at = play(sit("4c 5d 4h", burn="4").state, "bet:3 burn")
    assert at.state.seats[1].hands[0].total == 8
    assert why_not(at.state, "burn") == "not_to_burn"


def test_R26_only_at_the_start_of_the_turn() -> None:
    at = play(sit("4c 5d Kh", burn="4").state, "bet:3 hit")
    assert why_not(at.state, "burn") == "not_to_burn"


def test_R26_R16_after_raising_a_card_is_asked_for_and_nothing_is_burned() -> None:
    at = play(sit("4c 5d 2h", burn="4", raising=True).state, "bet:3")
    assert why_not(at.state, "burn") == ""
    assert why_not(play(at.state, "raise:4").state, "burn") == "card_after_raise"
    assert legal(play(at.state, "burn").state) == {"hit", "stand", "raise"}


def test_R26_only_in_ones_own_turn() -> None:
    at = play(sit("2c 4c 5d", seats=3, burn="4").state, "bet:1 bet:1")
    assert (at.state.to_act, "burn" in legal(at.state)) == (1, False)
    assert "burn" in legal(play(at.state, "stand").state)


def test_R26_the_banker_may_burn_too() -> None:
    at = play(sit("6c 4d 7h", burn="4").state, "bet:3 stand burn")
    assert view_for(at.state, None).seats[0].hands[0].cards == parse_cards("7h")
    assert at.told("redraws")[0].seen_by == "all"
    assert why_not(at.state, "burn") == "not_to_burn"
    assert play(at.state, "stand").chips == [53, 47]


def test_R26_the_banker_does_not_burn_with_no_hand_left_to_beat() -> None:
    at = play(sit("7c 4d 7h", burn="4").state, "bet:3 hit")
    assert at.state.phase == "between"


def test_R26_R10_a_burned_card_comes_back_only_when_the_pack_has_run_out() -> None:
    at = play(sit("4c 5d 2h", burn="4").state, "bet:3 burn")
    state = at.state.copy()
    # All but two cards are gone: the third card asked for is the burned one.
    gone = state.pack[5:]
    state.pack, state.packs = state.pack[:5], (parse_cards("4c"),)
    state.seats[0].hands[0].cards += gone
    state.seats[0].hands[0].face_up += (True,) * len(gone)
    two = play(state, "hit hit")
    assert two.told("reshuffles") == []
    assert two.state.used == parse_cards("4c")
    third = play(two.state, "hit")
    assert third.told("reshuffles")[0].amount == 1
    assert third.told("draws_card")[0].cards == parse_cards("4c")


def test_R26_R10_with_no_other_card_to_be_had_nothing_is_burned() -> None:
    state = play(sit("4c 5d", burn="4").state, "bet:1").state.copy()
    state.pack, state.dealt, state.used = (), 0, ()
    assert why_not(state, "burn") == "no_cards_left"


def test_R26_R10_a_burned_card_is_never_its_own_new_card() -> None:
    # The pack has run out; one used card is left. It comes, and the 4 stays burned.
    state = play(sit("4c 5d", burn="4").state, "bet:1").state.copy()
    state.pack, state.dealt, state.used = (), 0, parse_cards("6h")
    at = play(state, "burn")
    assert at.kinds()[-3:] == ["reshuffles", "burns", "redraws"]
    assert at.state.seats[1].hands[0].cards == parse_cards("6h")
    assert at.state.used == parse_cards("4c")


def test_R26_two_cards_after_burning_may_be_royal_or_a_pair() -> None:
    at = play(sit("4c 5d 7h Kc", burn="4", royal=True).state, "bet:3 burn hit stand")
    assert at.told("pays")[0].text == "royal"
    at = play(sit("4c 5d 7h 7c", burn="4", pair_of_sevens=True).state, "bet:3 burn hit stand")
    assert at.told("pays")[0].text == "pair_of_sevens"


# --- R27: splitting ------------------------------------------------------------------------

OPEN = replace(SPAIN, receive="open")


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [("Kc Qd", True), ("Jc Jd", True), ("Kc Ad", False), ("2c 2d", False), ("Ac Kd", False)],
)
def test_R27_the_first_two_cards_must_both_be_face_cards(cards: str, allowed: bool) -> None:
    first, second = cards.split()
    at = play(sit(f"{first} 5d {second}", rules=SPAIN).state, "bet:1 hit")
    assert why_not(at.state, "split") == ("" if allowed else "not_to_split")


def test_R27_one_card_or_three_are_not_split() -> None:
    at = play(sit("Kc 5d Qd Jh", rules=SPAIN).state, "bet:1")
    assert why_not(at.state, "split") == "not_to_split"
    assert why_not(play(at.state, "hit hit").state, "split") == "not_to_split"


def test_R27_both_are_shown_and_each_begins_a_hand_with_the_same_stake() -> None:
    at = play(sit("Kc 5d Qd 2h", rules=SPAIN).state, "bet:3 hit split")
    hands = at.state.seats[1].hands
    assert [hand.cards for hand in hands] == [parse_cards("Kc"), parse_cards("Qd")]
    assert [hand.face_up for hand in hands] == [(True,), (True,)]
    assert [hand.stake for hand in hands] == [3, 3]
    assert [hand.total for hand in hands] == [1, 1]
    assert at.chips == [50, 44]
    assert at.told("shows")[0].cards == parse_cards("Kc Qd")
    assert at.told("splits")[0].amount == 3


def test_R27_the_second_stake_must_be_in_ones_chips() -> None:
    at = play(sit("Kc 5d Qd", rules=SPAIN, chips=[50, 5]).state, "bet:3 hit")
    assert why_not(at.state, "split") == "too_few_chips"
    at = play(sit("Kc 5d Qd", rules=SPAIN, chips=[50, 6]).state, "bet:3 hit split")
    assert at.chips == [50, 0]


def test_R27_the_hands_are_played_one_after_the_other_then_the_next_seat() -> None:
    table = sit("Kc 2c 5d Qd 3h 4h 5h", seats=3, rules=OPEN)
    at = play(table.state, "bet:1 bet:1 hit split")
    assert (at.state.to_act, at.state.to_act_hand) == (1, 0)
    at = play(at.state, "hit stand")
    assert (at.state.to_act, at.state.to_act_hand) == (1, 1)
    assert [(event.seat, event.hand) for event in at.told("turn")] == [(1, 1)]
    at = play(at.state, "hit stand")
    assert (at.state.to_act, at.state.to_act_hand) == (2, 0)
    assert [hand.cards for hand in at.state.seats[1].hands] == [
        parse_cards("Kc 3h"),
        parse_cards("Qd 4h"),
    ]


def test_R27_the_first_new_card_of_each_hand_may_be_the_hidden_one() -> None:
    for rules, ask in ((SPAIN, "hit:down"), (replace(FRANCE, split_hands=2), "hit hide")):
        show = " show" if rules.receive == "hide_after" else ""
        at = play(sit("Kc 5d Qd 3h 2h Ac", rules=rules).state, f"bet:1 hit{show} split {ask}")
        hand = view_for(at.state, None).seats[1].hands[0]
        assert hand.cards == (*parse_cards("Kc"), HIDDEN)
        at = play(at.state, f"stand {ask}")
        hand = view_for(at.state, None).seats[1].hands[1]
        assert hand.cards == (*parse_cards("Qd"), HIDDEN)


def test_R27_where_cards_are_chosen_open_or_closed_each_hand_chooses() -> None:
    rules = replace(PORTUGAL, split_hands=2, raising=False)
    at = play(sit("Kc 5d Qd 3h 2h Ac", rules=rules).state, "bet:1 hit split")
    assert legal(at.state) == {"hit", "hit:down", "stand"}
    closed = play(at.state, "hit:down")
    assert view_for(closed.state, None).seats[1].hands[0].cards == (*parse_cards("Kc"), HIDDEN)
    assert legal(closed.state) == {"hit:down", "stand"}
    assert legal(play(closed.state, "stand").state) == {"hit", "hit:down", "stand"}


@pytest.mark.parametrize(("most", "code"), [(2, "too_many_hands"), (3, ""), (4, "")])
def test_R27_a_further_face_card_may_be_split_again_as_often_as_set(
    most: Literal[2, 3, 4], code: str
) -> None:
    rules = replace(OPEN, split_hands=most)
    at = play(sit("Kc 5d Qd Jh 3h", rules=rules).state, "bet:1 hit split hit")
    assert why_not(at.state, "split") == code


def test_R27_four_hands_in_their_order_and_no_fifth() -> None:
    rules = replace(OPEN, split_hands=4)
    at = play(sit("Kc 5d Qc Jc Kh Qh 7c", rules=rules).state, "bet:1 hit split hit split hit split")
    hands = at.state.seats[1].hands
    # K and Q; then K and J before the Q; then K and K before the J.
    assert [hand.cards for hand in hands] == [parse_cards(c) for c in ("Kc", "Kh", "Jc", "Qc")]
    assert at.chips == [50, 46]
    assert why_not(play(at.state, "hit").state, "split") == "too_many_hands"


def test_R27_the_second_hand_may_be_split_again_too() -> None:
    rules = replace(OPEN, split_hands=3)
    at = play(sit("Kc 5d Qc 5h Jc 2c", rules=rules).state, "bet:1 hit split hit stand hit split")
    hands = at.state.seats[1].hands
    assert [hand.cards for hand in hands] == [parse_cards(c) for c in ("Kc 5h", "Qc", "Jc")]
    assert (at.state.to_act, at.state.to_act_hand) == (1, 1)


def test_R27_seven_and_a_half_of_two_cards_is_an_ordinary_one() -> None:
    rules = replace(OPEN, royal=True)
    assert hand_rank(parse_cards("Kc 7h"), rules, split=True) == 15
    at = play(sit("Kc 5d Qd 7h 6h", rules=rules).state, "bet:3 hit split hit stand stand")
    assert [(event.hand, event.amount, event.text) for event in at.told("pays")] == [
        (0, 3, "higher")
    ]


def test_R27_R31_a_split_seven_and_a_half_takes_the_bank_but_not_as_royal_or_natural() -> None:
    takes: dict[NextBanker, int] = {"seven_half": 1, "royal": 0, "natural": 0}
    for way, banker in takes.items():
        rules = replace(OPEN, royal=True, next_banker=way)
        at = play(sit("Kc 5d Qd 7h 6h", rules=rules).state, "bet:3 hit split hit stand stand")
        assert at.state.banker == banker, way


def test_R27_R15_a_split_hand_that_is_bust_pays_and_the_other_plays_on() -> None:
    at = play(sit("Kc 5d Qd 4h 6h 7h", rules=OPEN).state, "bet:3 hit split hit hit")
    assert at.told("bust")[0].hand == 0
    assert at.chips == [53, 44]
    assert (at.state.to_act, at.state.to_act_hand) == (1, 1)


def test_R27_the_banker_never_splits() -> None:
    at = play(sit("6c Kd Qd", rules=OPEN).state, "bet:1 stand hit")
    assert why_not(at.state, "split") == "wrong_phase"


def test_R27_off_nobody_splits() -> None:
    at = play(sit("Kc 5d Qd").state, "bet:1 hit")
    assert why_not(at.state, "split") == "not_played_here"


@pytest.mark.parametrize("receive", ["open", "hide_after"])
def test_R27_R14_a_seven_and_a_half_with_a_wild_king_has_ended_the_turn_and_is_not_split(
    receive: Receive,
) -> None:
    rules = replace(SPAIN, receive=receive, wild="Kd", show_seven_half=False)
    at = play(sit("Kd 5d Qc", rules=rules).state, "bet:1 hit")
    assert "split" not in legal(at.state)


def test_R27_R21_each_hand_pays_twice_when_the_bank_has_seven_and_a_half() -> None:
    rules = replace(OPEN, bank_seven_half_collects=2)
    # 3½ and 2½ stand; the bank turns up 7 and draws a face card.
    at = play(
        sit("Kc 7d Qd 3h 2h Ks", rules=rules).state, "bet:3 hit split hit stand hit stand hit"
    )
    assert [(event.hand, event.amount) for event in at.told("collects")] == [(0, 6), (1, 6)]
    assert at.chips == [62, 38]


def test_R27_a_hand_that_was_not_split_is_settled_beside_those_that_were() -> None:
    assert settle("6c", "7c", bank="6h", rules=OPEN).chips == [50, 49, 51]
