# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of the pack, the stakes, the deal and the shuffle: R1 to R11."""

from collections import Counter

import pytest

from game.engine import (
    Action,
    IllegalAction,
    State,
    apply,
    hand_total,
    legal_actions,
    parse_card,
    parse_cards,
    replace,
    why_illegal,
)
from tests.engine.table import (
    FORTY,
    ITALY,
    Played,
    cards_in_all,
    play,
    play_hand,
    settle,
    sit,
    stack,
    walk,
)

# --- R1, R3: values ------------------------------------------------------------------------

HALF_POINTS = {"A": 2, "2": 4, "3": 6, "4": 8, "5": 10, "6": 12, "7": 14, "J": 1, "Q": 1, "K": 1}


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize(("rank", "half_points"), HALF_POINTS.items())
def test_R1_ace_to_seven_count_their_number_and_face_cards_a_half(
    rank: str, half_points: int, suit: str
) -> None:
    assert hand_total((parse_card(rank + suit),), ITALY) == half_points


def test_R1_the_pack_has_forty_cards_and_no_8_9_10() -> None:
    state = sit(seed="any").state
    assert sorted(state.pack) == FORTY
    assert len(set(state.pack)) == 40


@pytest.mark.parametrize(
    ("cards", "total", "bust"),
    [
        ("Kc", 1, False),
        ("7c", 14, False),
        ("7c Kc", 15, False),
        ("5c 2c Jc", 15, False),
        ("7c Ac", 16, True),
        ("7c 7d", 28, True),
    ],
)
def test_R3_over_seven_and_a_half_is_bust(cards: str, total: int, bust: bool) -> None:
    assert hand_total(parse_cards(cards), ITALY) == total
    after = settle(cards, bank="5h")
    assert (after.state.seats[1].hands[0].state == "bust") == bust


# --- R6: chips and stakes ------------------------------------------------------------------


def stakes_of(state: State) -> list[int | None]:
    return [action.amount for action in legal_actions(state) if action.verb == "bet"]


def test_R6_everybody_starts_with_fifty_chips_unless_set() -> None:
    assert sit(seats=4).chips == [50, 50, 50, 50]
    assert sit(seats=3, rules=ITALY, chips=None).chips == [50, 50, 50]
    assert sit("", seats=2, chips=[7, 9]).chips == [7, 9]


def test_R6_every_stake_from_the_smallest_to_the_largest() -> None:
    assert stakes_of(sit("").state) == list(range(1, 11))
    assert stakes_of(sit("", stake_min=3, stake_max=5).state) == [3, 4, 5]


def test_R6_no_largest_stake_means_all_one_has() -> None:
    assert stakes_of(sit("", chips=[50, 12], stake_max=0).state) == list(range(1, 13))


def test_R6_nobody_stakes_more_than_one_has() -> None:
    assert stakes_of(sit("", chips=[50, 4]).state) == [1, 2, 3, 4]


def test_R6_who_has_less_than_the_smallest_stake_may_stake_all_of_it_and_only_that() -> None:
    state = sit("", stake_min=5, chips=[50, 3]).state
    assert stakes_of(state) == [3]
    assert play(state, "bet:3").chips[1] == 0


@pytest.mark.parametrize(
    ("stake", "code", "limit"), [(1, "stake_too_small", 2), (9, "stake_too_large", 8)]
)
def test_R6_other_stakes_are_refused_with_the_limit(stake: int, code: str, limit: int) -> None:
    state = sit("", stake_min=2, stake_max=8).state
    reason = why_illegal(state, Action("bet", stake))
    assert reason is not None
    assert (reason.code, reason.limit) == (code, limit)


def test_R6_the_stake_leaves_ones_chips_and_lies_on_the_table() -> None:
    at = play(sit("", seats=3).state, "bet:7")
    assert at.chips == [50, 43, 50]
    assert at.state.seats[1].hands[0].stake == 7


# --- R7: the first banker ------------------------------------------------------------------


def draw(pack: str, seats: int) -> Played:
    return sit(pack, "", seats=seats, banker=None)


def draws(at: Played) -> list[tuple[int, str]]:
    return [(event.seat, event.cards[0]) for event in at.told("draws")]


def test_R7_the_highest_card_has_the_first_bank() -> None:
    at = draw("5c 7d 6h", 3)
    assert draws(at) == [(0, "5c"), (1, "7d"), (2, "6h")]
    assert at.state.banker == 1
    assert [(event.seat, event.text) for event in at.told("banker")] == [(1, "draw")]


@pytest.mark.parametrize(
    ("pack", "banker"), [("Kc Qd", 0), ("Jc Qd", 1), ("7c Jd", 1), ("Ac 2d", 1), ("7c Ad", 0)]
)
def test_R7_kings_are_high_then_queens_jacks_and_seven_to_ace(pack: str, banker: int) -> None:
    assert draw(pack, 2).state.banker == banker


def test_R7_those_who_tie_for_the_highest_card_draw_again_and_only_they() -> None:
    at = draw("Kc 7d Kh Kd Qs 2c Qd Ac 3c", 4)
    # Seats 0, 2 and 3 tie with kings; then queen, 2, queen; then ace against 3.
    assert draws(at)[4:] == [(0, "Qs"), (2, "2c"), (3, "Qd"), (0, "Ac"), (3, "3c")]
    assert at.state.banker == 3


def test_R7_a_tie_below_the_highest_card_is_no_tie() -> None:
    at = draw("5c Kd 5h", 3)
    assert len(draws(at)) == 3
    assert at.state.banker == 1


def test_R7_the_cards_drawn_are_back_in_the_pack_for_the_first_hand() -> None:
    at = sit("Kc Qc", "Kc Qc", banker=None)
    assert len(at.state.pack) == 40
    dealt = play(at.state, "bet:1").state
    assert [seat.hands[0].cards for seat in dealt.seats] == [parse_cards("Qc"), parse_cards("Kc")]


def test_R7_by_lot_every_seat_may_have_the_first_bank() -> None:
    bankers = Counter(
        sit(seats=5, banker=None, first_banker="lot", seed=f"lot {number}").state.banker
        for number in range(2000)
    )
    # Chi-square with 4 degrees of freedom; 18.47 is passed once in a thousand.
    assert sum((bankers[seat] - 400) ** 2 / 400 for seat in range(5)) < 18.47


def test_R7_the_one_who_sets_up_the_table_may_choose() -> None:
    at = sit(seats=4, banker=2)
    assert at.state.banker == 2
    assert at.told("draws") == []
    assert sit(seats=4, banker=None, first_banker="chosen").told("draws") == []


# --- R8: cut and deal ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "banker", "cutter"), [(2, 0, 1), (2, 1, 0), (5, 0, 4), (5, 3, 2), (8, 1, 0)]
)
def test_R8_the_seat_on_the_bankers_left_cuts(seats: int, banker: int, cutter: int) -> None:
    # Play goes on to the right, so the banker's left is the last player in order of play.
    at = sit(seats=seats, banker=banker)
    assert (at.state.phase, at.state.to_act) == ("cut", cutter)
    assert [(event.seat, event.amount) for event in play(at.state, "cut:7").told("cuts")] == [
        (cutter, 7)
    ]


def test_R8_the_cut_puts_the_cards_lifted_under_the_others() -> None:
    state = sit().state
    lifted, others = state.pack[:13], state.pack[13:]
    assert play(state, "cut:13").state.pack == others + lifted


def test_R8_a_cut_leaves_a_card_in_both_parts() -> None:
    state = sit().state
    assert legal_actions(state) == tuple(Action("cut", lifted) for lifted in range(1, 40))
    for lifted in (0, 40):
        with pytest.raises(IllegalAction):
            apply(state, Action("cut", lifted))


def test_R8_one_card_each_face_down_from_the_bankers_right_ending_with_the_banker() -> None:
    at = play(sit("Ac 2c 3c 4c", seats=4, banker=1).state, "bet:1 bet:1 bet:1")
    deals = [(event.seat, event.cards[0]) for event in at.told("deals")]
    assert deals == [(2, "Ac"), (3, "2c"), (0, "3c"), (1, "4c")]
    assert all(seat.hands[0].face_up == (False,) for seat in at.state.seats)


def test_R8_the_deal_takes_the_uppermost_cards_of_the_cut_pack() -> None:
    cut = play(sit(seats=3).state, "cut:20").state
    dealt = play(cut, "bet:1 bet:1")
    assert tuple(event.cards[0] for event in dealt.told("deals")) == cut.pack[:3]


# --- R9: when the pack is shuffled ---------------------------------------------------------


def test_R9_the_pack_is_shuffled_whole_for_every_hand() -> None:
    first = play(sit().state, "cut:1 bet:1 stand stand")
    second = play(first.state, "next")
    assert [(event.seat, event.amount) for event in second.told("shuffles")] == [(0, 40)]
    assert sorted(second.state.pack) == FORTY
    assert (second.state.phase, second.state.used) == ("cut", ())


def test_R9_run_down_goes_on_with_the_rest_of_the_pack_and_sets_used_cards_aside() -> None:
    table = sit("2c 3c 4c 5c 6c", shuffle="run_down")
    first = play(table.state, "bet:1 hit stand stand")
    second = play(first.state, "next")
    assert second.told("shuffles") == []
    assert sorted(second.state.used) == ["2c", "3c", "4c"]
    dealt = play(second.state, "bet:1")
    assert [event.cards[0] for event in dealt.told("deals")] == ["5c", "6c"]


def test_R9_run_down_asks_for_no_cut_while_nothing_is_shuffled() -> None:
    first = play(sit(shuffle="run_down").state, "cut:3 bet:1 stand stand next")
    assert first.state.hand_number == 2
    assert first.state.phase == "stakes"


def test_R9_run_down_shuffles_whole_when_the_bank_changes_hands() -> None:
    start = sit("7c 2c Kc", "", shuffle="run_down")
    first = play(start.state, "bet:1 hit stand")
    assert first.state.banker == 1
    second = play(first.state, "next")
    assert [(event.seat, event.amount) for event in second.told("shuffles")] == [(1, 40)]
    assert second.state.used == ()


def test_R9_run_down_shuffles_whole_when_the_pack_has_run_out_between_hands() -> None:
    # Two seats that draw nothing use two cards a hand: the twentieth hand takes the last two.
    state = sit(shuffle="run_down", next_banker="never", seed="20").state
    state = play(state, "cut:20").state
    for _ in range(19):
        state = play(state, "bet:1 stand stand next").state
    last = play(state, "bet:1 stand stand")
    assert (last.state.dealt, last.told("reshuffles")) == (40, [])
    after = play(last.state, "next")
    assert [event.amount for event in after.told("shuffles")] == [40]
    assert after.state.phase == "cut"


# --- R10: the pack runs out in a hand ------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_R10_used_cards_are_shuffled_and_never_those_held_in_a_hand(seats: int) -> None:
    rules = replace(ITALY, shuffle="run_down", next_banker="never", chips=1000)
    reshuffles = 0
    for before, action, after, events in walk(rules, seats, f"runs out {seats}", steps=600):
        assert cards_in_all(after) == FORTY
        for event in events:
            if event.kind != "reshuffles":
                continue
            reshuffles += 1
            held = [
                card
                for seat in before.seats
                for hand in seat.hands
                if hand.state in ("playing", "standing", "waiting")
                for card in hand.cards
            ]
            assert not set(held) & set(after.pack), action
            # All others come back, those already in the pack's rest included.
            assert event.amount == len(after.pack)
    assert reshuffles > 0


def test_R10_bust_hands_are_shuffled_in_and_play_goes_on() -> None:
    # Seat 1 is bust with 7c 6c; the pack is then set to have run out in seat 2's turn.
    at = play(sit("7c 2c 5d 6c", seats=3).state, "bet:1 bet:1 hit")
    state = at.state.copy()
    state.pack, state.used = state.pack[:4], state.pack[4:]
    after = play(state, "hit")
    assert after.kinds()[:2] == ["reshuffles", "draws_card"]
    assert after.told("reshuffles")[0].amount == 38
    assert sorted(after.state.pack) == sorted(set(FORTY) - {"2c", "5d"})
    assert after.state.seats[1].hands[0].cards == ()
    assert after.state.seats[1].hands[0].state == "bust"
    assert after.state.used == ()


def test_R10_the_pack_runs_out_in_the_deal_and_the_deal_goes_on() -> None:
    state = sit(seats=7, seed="in the deal", shuffle="run_down", next_banker="never").state
    state = play(state, "cut:9").state
    for _ in range(5):
        state = play(state, "bet:1 " * 6 + "stand " * 7 + "next").state
    assert state.dealt == 35
    deal = play(state, "bet:1 " * 6)
    kinds = [event.kind for event in deal.events if event.kind in ("deals", "reshuffles")]
    assert kinds == ["deals"] * 5 + ["reshuffles"] + ["deals"] * 2
    assert deal.told("reshuffles")[0].amount == 35
    assert cards_in_all(deal.state) == FORTY


def test_R10_with_no_card_anywhere_the_seat_can_only_stand() -> None:
    # Forty cards never all lie in hands of eight seats, so the rest is taken away by hand.
    state = play(sit("6c 5d").state, "bet:1").state.copy()
    state.pack, state.dealt, state.used = (), 0, ()
    assert legal_actions(state) == (Action("stand"),)
    reason = why_illegal(state, Action("hit"))
    assert reason is not None
    assert reason.code == "no_cards_left"
    with pytest.raises(IllegalAction):
        apply(state, Action("hit"))
    assert play(state, "stand stand").state.phase == "between"


# --- R11: when stakes are set, and who looks -----------------------------------------------


def test_R11_stakes_are_set_before_the_deal() -> None:
    table = sit("6c 5d 4h", seats=3)
    assert table.told("deals") == []
    first = play(table.state, "bet:1")
    assert first.told("deals") == []
    assert len(play(first.state, "bet:1").told("deals")) == 3


def test_R11_stakes_are_set_after_looking_where_the_rules_say_so() -> None:
    table = sit("6c 5d 4h", seats=3, stake_time="after")
    assert len(table.told("deals")) == 3
    assert table.state.phase == "stakes"
    at = play(table.state, "bet:3 bet:2")
    assert at.told("deals") == []
    assert (at.state.phase, at.state.to_act) == ("play", 1)
    assert [seat.hands[0].stake for seat in at.state.seats] == [0, 3, 2]


def test_R11_the_banker_never_stakes() -> None:
    at = play(sit("6c 5d 4h", seats=3).state, "bet:1 bet:1")
    assert [event.seat for event in at.told("stakes")] == [1, 2]
    assert at.state.seats[0].hands[0].stake == 0


def test_R11_each_sees_the_own_card_and_the_banker_where_the_rules_say_so() -> None:
    for looks, seen in ((True, ["owner"] * 2), (False, ["owner", "nobody"])):
        at = play(sit("6c 5d", banker_looks=looks).state, "bet:1")
        assert [event.seen_by for event in at.told("deals")] == seen


def test_R8_R12_a_stacked_pack_follows_the_order_of_play_in_later_hands_too() -> None:
    packs = ("6c 5d 4h", stack({2: "2c Kc", 0: "3c", 1: "7d Kd"}, [2, 0, 1]))
    first = play(sit(*packs, seats=3, next_banker="rotate").state, "bet:1 bet:1 stand stand stand")
    second = play(first.state, "next")
    after = play_hand(second.state, {2: "2c Kc", 0: "3c", 1: "7d Kd"}, [1, 2])
    assert [event.seat for event in after.told("collects")] == [2, 0]
