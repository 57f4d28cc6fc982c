# ruff: noqa: N802 - the id of a rule begins with a capital R
"""The house rules of packs, seats, hidden cards and wild ones: R2, R4, R5, R13, R25."""

from typing import Any

import pytest

from game.engine import (
    HIDDEN,
    OPTIONS,
    IllegalAction,
    Rules,
    hand_rank,
    hand_total,
    new_game,
    parse_card,
    parse_cards,
    replace,
    view_for,
)
from game.engine.rules import PackName
from game.engine.scoring import ROYAL
from tests.engine.table import (
    FORTY,
    FRANCE,
    FRANCE32,
    ITALY,
    NAMES,
    PORTUGAL,
    SPAIN,
    THIRTY_TWO,
    Played,
    legal,
    play,
    settle,
    sit,
    why_not,
)

# --- R2: thirty-two cards ------------------------------------------------------------------

HALF_POINTS = {"A": 14, "K": 8, "Q": 6, "J": 4, "10": 1, "9": 1, "8": 1, "7": 1}


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize(("rank", "half_points"), HALF_POINTS.items())
def test_R2_ace_7_king_4_queen_3_jack_2_and_the_others_a_half(
    rank: str, half_points: int, suit: str
) -> None:
    assert hand_total((parse_card(rank + suit),), FRANCE32) == half_points


def test_R2_the_pack_has_thirty_two_cards_from_seven_to_ace() -> None:
    state = sit(seed="any", rules=FRANCE32).state
    assert sorted(state.pack) == THIRTY_TWO
    assert len(set(state.pack)) == 32


def test_R2_the_whole_pack_is_worth_144_half_points() -> None:
    # Four suits of 7 + 4 + 3 + 2 points, and sixteen halves.
    assert hand_total(parse_cards(THIRTY_TWO), FRANCE32) == 4 * 32 + 16


@pytest.mark.parametrize(
    ("cards", "rank"),
    [("Ac 7d", ROYAL), ("10c Ad", ROYAL), ("Kc Qd 7h", 15), ("Ac 7d 8h", 0), ("Kc Qd 9h", 15)],
)
def test_R2_royal_is_an_ace_with_a_card_that_counts_a_half(cards: str, rank: int) -> None:
    assert hand_rank(parse_cards(cards), replace(FRANCE32, royal=True)) == rank


def test_R2_the_pair_of_sevens_is_a_pair_of_aces() -> None:
    rules = replace(FRANCE32, pair_of_sevens=True)
    assert hand_rank(parse_cards("Ac Ad"), rules) > ROYAL
    assert hand_rank(parse_cards("7c 7d"), rules) == 2


@pytest.mark.parametrize(
    ("burn", "card", "allowed"),
    [("4", "Kc", True), ("4", "Qc", False), ("3-4", "Kc", True), ("3-4", "Qc", True),
     ("3-4", "Jc", False), ("3-4", "7c", False), ("none", "Kc", False)],
)  # fmt: skip
def test_R2_a_king_or_a_queen_is_burned(burn: str, card: str, allowed: bool) -> None:
    at = play(sit(f"{card} 9d", rules=FRANCE32, burn=burn).state, "bet:1")
    assert ("burn" in legal(at.state)) == allowed


def test_R2_two_cards_that_count_a_half_are_split() -> None:
    rules = replace(FRANCE32, split_hands=2, receive="open")
    assert "split" in legal(play(sit("7c 9d 10h", rules=rules).state, "bet:1 hit").state)
    assert "split" not in legal(play(sit("Jc 9d 10h", rules=rules).state, "bet:1 hit").state)


def test_R2_a_first_banker_is_drawn_with_aces_low_and_kings_high() -> None:
    for pack, banker in (("Ac Kd", 1), ("Ac 7d", 1), ("7c 8d", 1), ("10c 9d", 0), ("Jc 10d", 0)):
        at = sit(pack, "", banker=None, rules=replace(FRANCE32, first_banker="draw"))
        assert at.state.banker == banker, pack


# --- R4: how many play ---------------------------------------------------------------------


@pytest.mark.parametrize(("pack", "most"), [("40", 10), ("32", 8)])
def test_R4_from_two_seats_to_ten_or_eight_with_32_cards(pack: PackName, most: int) -> None:
    rules = replace(ITALY, pack=pack)
    for seats in (2, most):
        assert len(new_game(rules, NAMES[:seats], "s").seats) == seats
    for seats in (1, most + 1):
        with pytest.raises(ValueError, match="seats"):
            new_game(rules, ["Somebody"] * seats, "s")


def test_R4_ten_players_with_many_cards_each_never_run_out_of_cards_to_deal() -> None:
    state = sit(seats=10, rules=PORTUGAL, seed="ten", next_banker="never", bank_sale=False).state
    for _ in range(5):
        state = play(state, "cut:7 " + "bet:1 " * 9).state
        while state.phase in ("play", "bank"):
            state = play(state, "hit" if "hit" in legal(state) else "stand").state
        assert state.phase == "between"
        state = play(state, "next").state


# --- R5: regional packs --------------------------------------------------------------------


def test_R5_regional_packs_are_another_drawing_of_the_same_cards() -> None:
    # Four suits, and in each three figures: so every regional card has its one card here, and
    # the rules know of no other pack.
    (pack,) = (option for option in OPTIONS if option.key == "pack")
    assert pack.choices == ("40", "32")
    for suit in "dhsc":
        figures = [card for card in FORTY if card[-1] == suit and card[0] in "JQK"]
        numbers = [card for card in FORTY if card[-1] == suit and card[0] in "A234567"]
        assert (len(figures), len(numbers)) == (3, 7)
        assert {hand_total(parse_cards(figure), ITALY) for figure in figures} == {1}


# --- R13: how cards are received -----------------------------------------------------------


def received(at: Played, seat: int = 1, hand: int = 0) -> str:
    """Cards of a hand as everybody sees them."""
    return " ".join(view_for(at.state, None).seats[seat].hands[hand].cards)


def start(pack: str, rules: Rules, **switches: Any) -> Played:
    return play(sit(pack, rules=rules, **switches).state, "bet:1")


def test_R13_open_every_further_card_lies_face_up() -> None:
    at = play(start("2c 5d 2d Ac", ITALY).state, "hit hit")
    assert received(at) == "?? 2d Ac"
    assert legal(at.state) == {"hit", "stand"}


def test_R13_before_asking_the_hidden_card_may_be_turned_up_for_a_new_hidden_one() -> None:
    at = start("2c 5d 2d Ac Kc", SPAIN)
    assert legal(at.state) == {"hit", "hit:down", "stand"}
    down = play(at.state, "hit:down")
    assert [event.cards for event in down.told("turns_up")] == [parse_cards("2c")]
    assert received(down) == "2c ??"
    assert received(play(down.state, "hit")) == "2c ?? Ac"
    again = play(down.state, "hit:down")
    assert received(again) == "2c 2d ??"
    assert received(play(again.state, "hit:down")) == "2c 2d Ac ??"


def test_R13_before_there_is_always_exactly_one_hidden_card() -> None:
    for actions in ("hit hit", "hit hit:down", "hit:down hit", "hit:down hit:down"):
        at = play(start("2c 5d 2d Ac", SPAIN).state, actions)
        assert received(at).split().count(HIDDEN) == 1, actions


def test_R13_before_the_new_card_is_known_to_its_owner_alone() -> None:
    at = play(start("2c 5d 2d Ac", SPAIN).state, "hit:down")
    assert at.told("draws_card")[0].seen_by == "owner"
    assert view_for(at.state, 1).seats[1].hands[0].cards == parse_cards("2c 2d")


def test_R13_after_the_card_is_looked_at_then_shown_or_kept() -> None:
    at = play(start("2c 5d 2d Ac", FRANCE).state, "hit")
    assert received(at) == "?? ??"
    assert view_for(at.state, 1).seats[1].hands[0].cards == parse_cards("2c 2d")
    assert legal(at.state) == {"show", "hide"}
    assert why_not(at.state, "hit") == why_not(at.state, "stand") == "decide_first"
    assert received(play(at.state, "show")) == "?? 2d"
    hidden = play(at.state, "hide")
    assert hidden.kinds() == ["keeps_hidden", "turns_up"]
    assert hidden.told("turns_up")[0].cards == parse_cards("2c")
    assert received(hidden) == "2c ??"


def test_R13_after_the_choice_comes_with_every_card() -> None:
    at = play(start("2c 5d 2d Ac Kc", FRANCE).state, "hit show hit hide")
    assert received(at) == "2c 2d ??"
    assert received(play(at.state, "hit show")) == "2c 2d ?? Kc"
    assert received(play(at.state, "hit hide")) == "2c 2d Ac ??"


def test_R13_after_nothing_is_to_be_shown_or_hidden_without_a_new_card() -> None:
    state = start("2c 5d 2d Ac", FRANCE).state
    assert why_not(state, "show") == why_not(state, "hide") == "nothing_to_decide"
    state = play(state, "hit show").state
    assert why_not(state, "show") == why_not(state, "hide") == "nothing_to_decide"


def test_R13_R15_after_a_bust_is_shown_at_once_with_nothing_to_choose() -> None:
    at = play(start("7c 5d 2d", FRANCE).state, "hit")
    assert at.kinds()[:4] == ["draws_card", "shows", "bust", "collects"]
    assert received(at) == "7c 2d"


@pytest.mark.parametrize(("choice", "seen"), [("show", "?? Kc"), ("hide", "7c ??")])
def test_R13_R14_after_seven_and_a_half_one_card_stays_hidden_until_the_reckoning(
    choice: str, seen: str
) -> None:
    at = play(start("7c 5d Kc", FRANCE).state, "hit")
    assert legal(at.state) == {"show", "hide"}
    at = play(at.state, choice)
    assert received(at) == seen
    assert at.state.phase == "bank"


def test_R13_open_or_closed_is_chosen_with_the_first_card_for_the_whole_turn() -> None:
    at = start("2c 5d 2d Ac Kc", PORTUGAL)
    assert {"hit", "hit:down"} <= legal(at.state)
    opened = play(at.state, "hit")
    assert received(opened) == "?? 2d"
    assert why_not(opened.state, "hit:down") == "chose_open"
    assert received(play(opened.state, "hit hit")) == "?? 2d Ac Kc"
    closed = play(at.state, "hit:down")
    assert received(closed) == "2c ??"
    assert why_not(closed.state, "hit") == "chose_closed"
    assert received(play(closed.state, "hit:down hit:down")) == "2c ?? ?? ??"


def test_R13_open_or_closed_is_chosen_anew_by_the_next_player_and_in_the_next_hand() -> None:
    table = sit("2c 3c 5d 2d 2h Ad", "2s 3s 5s", seats=3, rules=PORTUGAL, bank_sale=False)
    at = play(table.state, "bet:1 bet:1 hit:down stand hit stand stand")
    assert received(at, 2) == "3c 2h"
    at = play(at.state, "next bet:1 bet:1")
    assert {"hit", "hit:down"} <= legal(at.state)


@pytest.mark.parametrize("rules", [ITALY, FRANCE])
def test_R13_cards_are_not_asked_for_face_down_where_that_is_not_played(rules: Rules) -> None:
    state = start("2c 5d 2d", rules).state
    with pytest.raises(IllegalAction) as refused:
        play(state, "hit:down")
    assert refused.value.reason.code == "not_played_here"


@pytest.mark.parametrize("rules", [ITALY, FRANCE, PORTUGAL, SPAIN])
def test_R13_R17_the_bank_receives_all_cards_face_up(rules: Rules) -> None:
    at = play(start("6c 2d 2h Ah", rules).state, "stand hit hit")
    assert received(at, 0) == "2d 2h Ah"
    assert legal(at.state) == {"hit", "stand"}


# --- R25: wild cards -----------------------------------------------------------------------

# Cards, and the total in half points with the K♦ wild: by hand, the best not over 15.
WITH_WILD_KING = {
    "Kd": 14,  # as a 7
    "Kd Ac": 14,  # as a 6: 1 + 6
    "Kd 2c": 14,
    "Kd 6c": 14,  # as an ace: as 1½ it would be 7½, but no such value is allowed
    "Kd 7c": 15,  # as ½
    "Kd Qc": 15,  # as a 7
    "Kd Qc Jc": 14,  # two halves are 1, and 6
    "Kd 6c Qc": 15,  # 6½ and 1
    "Kd 3c Qc": 15,  # 3½ and 4
    "Kd 3c 3d Jc": 15,  # 6½ and 1
    "Kd 4c 3c": 15,  # 7 and ½
    "Kd 7c Qc": 16,  # 7½ and ½ at least: bust
    "Kd 7c Ac": 17,  # 8 and ½ at least
    "Kc 7c Ac": 17,  # another king is not wild
}


@pytest.mark.parametrize(("cards", "total"), WITH_WILD_KING.items())
def test_R25_a_wild_king_counts_what_is_best(cards: str, total: int) -> None:
    rules = replace(ITALY, wild="Kd")
    assert hand_total(parse_cards(cards), rules) == total
    assert hand_total(parse_cards(cards)[::-1], rules) == total


# The A♦ counts 1 or ½.
WITH_WILD_ACE = {
    "Ad": 2,
    "Ad 6c": 14,
    "Ad 7c": 15,  # as ½
    "Ad 6c Kc": 15,  # as 1
    "Ad 7c Kc": 16,  # 7½ and ½ at least: bust
    "Ad Kc": 3,
    "Ac 7c": 16,  # another ace is not wild
}


@pytest.mark.parametrize(("cards", "total"), WITH_WILD_ACE.items())
def test_R25_a_wild_ace_counts_one_or_a_half(cards: str, total: int) -> None:
    assert hand_total(parse_cards(cards), replace(PORTUGAL, wild="Ad")) == total


def test_R25_off_a_king_counts_a_half_and_an_ace_one() -> None:
    assert hand_total(parse_cards("Kd Ac"), ITALY) == 3
    assert hand_total(parse_cards("Ad 7c"), PORTUGAL) == 16


def test_R25_the_value_is_worked_out_afresh_with_each_card() -> None:
    at = play(sit("Kd 5d Ac Qc 3c Jh", wild="Kd").state, "bet:1")
    totals = [at.state.seats[1].hands[0].total]
    for _ in range(2):
        at = play(at.state, "hit")
        totals.append(at.state.seats[1].hands[0].total)
    # 7; 1 and 6; 1½ and 6 is 7½: the turn has ended there.
    assert totals == [14, 14, 15]
    assert at.state.phase == "bank"


def test_R25_a_card_after_seven_and_a_wild_king_counts_down_again() -> None:
    # 7 alone with the wild king's 7; then 2: 2 and 5; then 4: 6 and 1.
    at = play(sit("Kd 5d 2c 4c", wild="Kd").state, "bet:1 hit hit")
    assert at.state.seats[1].hands[0].total == 14
    assert at.state.to_act == 1


def test_R25_the_bank_has_its_wild_card_too() -> None:
    # The bank's K♦ and 6 are 7 and beat 6½, where a plain ½ would not: 6½ ties as well.
    assert settle("6c Qc", bank="Kd 6h", wild="Kd").chips == [51, 49]
    assert settle("7c", bank="Kd 6h", wild="Kd").chips == [51, 49]
    assert settle("7c", bank="Kd 6h").chips == [49, 51]


@pytest.mark.parametrize("cards", ["Kd Qc", "Kd 7c", "7c Kd", "Jc Kd"])
def test_R25_R23_a_wild_king_with_a_face_card_or_a_seven_is_royal(cards: str) -> None:
    rules = replace(ITALY, wild="Kd", royal=True)
    assert hand_rank(parse_cards(cards), rules) == ROYAL


def test_R25_R23_a_wild_ace_with_a_seven_is_no_royal() -> None:
    rules = replace(ITALY, wild="Ad", royal=True)
    assert hand_rank(parse_cards("Ad 7c"), rules) == 15


def test_R25_R24_a_wild_king_never_makes_a_pair_of_sevens() -> None:
    rules = replace(ITALY, wild="Kd", pair_of_sevens=True)
    assert hand_rank(parse_cards("Kd 7c"), rules) == 15


def test_R25_no_wild_card_with_32_cards() -> None:
    with pytest.raises(ValueError, match="wild_card_not_in_pack"):
        sit(rules=FRANCE32, wild="Kd")
