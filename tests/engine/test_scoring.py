"""What hands are worth, in half points, against a count made by hand."""

from hypothesis import given
from hypothesis import strategies as st

from game.engine import SEVEN_HALF, hand_rank, hand_total, parse_card, parse_cards
from tests.engine.table import FORTY, ITALY

some_cards = st.lists(st.sampled_from(FORTY), unique=True, min_size=1, max_size=12)


def test_seven_and_a_half_is_fifteen_half_points() -> None:
    assert SEVEN_HALF == 15
    assert hand_total(parse_cards("7d Kd"), ITALY) == 15


def test_totals_add_up() -> None:
    assert hand_total(parse_cards("Ac 2d 3h Jc Qc"), ITALY) == 2 + 4 + 6 + 1 + 1
    assert hand_total((), ITALY) == 0


def test_the_whole_pack_is_worth_118_half_points_in_all() -> None:
    # Four suits of 1 + 2 + … + 7 points, and twelve halves: 4 × 56 + 12 half points.
    assert hand_total(parse_cards(FORTY), ITALY) == 4 * 56 + 12


@given(some_cards)
def test_a_total_is_the_sum_of_its_cards_in_any_order(cards: list[str]) -> None:
    face_cards = sum(card[0] in "JQK" for card in cards)
    points = sum(int(card[0].replace("A", "1")) for card in cards if card[0] not in "JQK")
    assert hand_total(parse_cards(cards), ITALY) == 2 * points + face_cards
    assert hand_total(parse_cards(cards[::-1]), ITALY) == 2 * points + face_cards


@given(some_cards, some_cards)
def test_the_better_of_two_hands_is_the_higher_total_that_is_not_bust(
    one: list[str], other: list[str]
) -> None:
    first, second = parse_cards(one), parse_cards(other)
    counts = [total if total <= 15 else -1 for total in (hand_total(first, ITALY),
                                                         hand_total(second, ITALY))]  # fmt: skip
    ranks = [hand_rank(first, ITALY), hand_rank(second, ITALY)]
    assert (ranks[0] > ranks[1]) == (counts[0] > counts[1])
    assert (ranks[0] == ranks[1]) == (counts[0] == counts[1])


@given(some_cards, st.sampled_from(FORTY))
def test_another_card_never_lowers_a_total(cards: list[str], more: str) -> None:
    total = hand_total(parse_cards(cards), ITALY)
    assert hand_total((*parse_cards(cards), parse_card(more)), ITALY) > total
