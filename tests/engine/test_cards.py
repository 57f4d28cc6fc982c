"""Cards as texts."""

import copy
import json
import pickle

import pytest

from game.engine import HIDDEN, Card, parse_card, parse_cards
from tests.engine.table import FORTY

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FIFTY_TWO = [rank + suit for suit in "cdhs" for rank in RANKS]


@pytest.mark.parametrize("text", FIFTY_TWO)
def test_every_card_of_a_pack_reads_and_writes_the_same(text: str) -> None:
    card = parse_card(text)
    assert isinstance(card, Card)
    assert str(card) == text
    assert (card.rank, card.suit) == (text[:-1], text[-1])


def test_cards_of_the_game_are_among_them() -> None:
    assert set(FORTY) <= set(FIFTY_TWO)


def test_the_hidden_card_reads_and_writes_as_two_question_marks() -> None:
    assert parse_card("??") == HIDDEN
    assert str(HIDDEN) == "??"
    assert HIDDEN not in FIFTY_TWO


@pytest.mark.parametrize(
    "text", ["", "7", "d", "d7", "7D", "1d", "11d", "0d", "ad", "kD", "7x", "7d ", " 7d", "T d",
             "Td", "7dd", "?", "???", "٧d", "7♦"]
)  # fmt: skip
def test_rubbish_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


def test_cards_are_divided_by_blanks() -> None:
    assert parse_cards("7d Kd") == ("7d", "Kd")
    assert parse_cards("  10c\n??  ") == ("10c", HIDDEN)
    assert parse_cards("") == ()
    assert parse_cards(["Ac", "2c"]) == ("Ac", "2c")


def test_one_wrong_card_among_right_ones_is_refused() -> None:
    with pytest.raises(ValueError, match="not a card: 'Kx'"):
        parse_cards("7d Kx 2c")


def test_cards_can_be_compared_kept_in_sets_copied_and_written_to_json() -> None:
    card = parse_card("7d")
    assert card == "7d"
    assert {card, parse_card("7d")} == {card}
    assert copy.deepcopy(card) == card
    assert pickle.loads(pickle.dumps(card)).rank == "7"  # noqa: S301 -- our own pickle
    assert json.loads(json.dumps([card])) == ["7d"]
