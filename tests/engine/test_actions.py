"""Actions, and as texts."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Action, parse_action
from game.engine.actions import actions_with

# The verbs of the contract; N stands for a number.
CONTRACT = (
    "cut:N", "bet:N", "raise:N", "hit", "hit:down", "show", "hide", "stand", "burn", "split",
    "offer:N", "accept:N", "refuse", "vote:N", "pass", "next", "stop",
)  # fmt: skip


@pytest.mark.parametrize("text", [form.replace("N", n) for form in CONTRACT for n in ("0", "57")])
def test_every_verb_of_the_contract_reads_and_writes_the_same(text: str) -> None:
    assert str(parse_action(text)) == text


def test_an_action_has_a_verb_and_an_amount() -> None:
    assert parse_action("bet:5") == Action("bet", 5)
    assert parse_action("stand") == Action("stand")
    assert parse_action("stand").amount is None
    assert parse_action("hit:down") == Action("hit:down")


RUBBISH = [
    "", " ", ":", "5", "bet", "bet:", "bet:x", "bet: 5", "bet:5 ", " bet:5", "bet:05", "bet:00",
    "bet:-1", "bet:+1", "bet:1.5", "bet:1e3", "bet:0x1", "bet:1_000", "bet:٣", "bet:³", "bet:½",
    "bet:5:5", "bet:5\n", "BET:5", "Bet:5", "hit:3", "hit:", "hit:up", "hit:Down", "stand:1",
    "stop:", "next:0", "pass:1", "show:1", "cut", "vote", "accept", "offer", "raise", "fold",
    "stand\x00", "None", "bet:None",
]  # fmt: skip


@pytest.mark.parametrize("text", RUBBISH)
def test_rubbish_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse_action(text)


def test_a_number_of_ten_thousand_digits_is_refused_as_any_rubbish() -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- the type is promised, no words
        parse_action("bet:" + "9" * 10_000)


@given(st.text(max_size=12) | st.text("bethicu:0123456789- ", max_size=12))
def test_whatever_can_be_read_is_written_the_same(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert str(action) == text


@pytest.mark.parametrize("amounts", [range(1, 2), range(1, 40), range(7, 5001), (1, 4), (0,)])
def test_actions_with_amounts_are_all_of_them_in_order(amounts: Sequence[int]) -> None:
    for _ in range(2):
        assert list(actions_with("bet", amounts)) == [Action("bet", amount) for amount in amounts]
    assert {action.verb for action in actions_with("accept", amounts)} == {"accept"}


def test_an_action_is_kept_once_however_many_ranges_it_was_in() -> None:
    """Where one may stake all one has, each state has a range of its own, of thousands."""
    large, small = actions_with("bet", range(1, 10_000)), actions_with("bet", range(2, 9_000))
    assert all(one is other for one, other in zip(large[1:], small, strict=False))
