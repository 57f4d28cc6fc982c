"""What is kept of the days' tables: it comes back, it stays bounded, and no damage breaks it."""

import json

from hypothesis import given
from hypothesis import strategies as st

from game.storage.days import MOST, Tries, Try, read_tries, write_tries

ONE = Try("2026-12-24", "italy", 1, 50, (55, 52), 1, "open")


def test_what_is_kept_comes_back() -> None:
    kept = Tries((ONE, Try("2026-12-25", "spain", 1, 50, (), 0, "left")))
    assert read_tries(write_tries(kept)) == kept


def test_the_format_is_the_one_that_is_told() -> None:
    assert json.loads(write_tries(Tries((ONE,)))) == {
        "format": 1,
        "tries": [["2026-12-24", "italy", 1, 50, [55, 52], 1, "open"]],
    }


def test_results_are_chips_of_each_hand_and_what_was_won_their_sum() -> None:
    one = Try("2026-12-24", "italy", 1, 50, (55, 52, 52, 0), 0, "done")
    assert one.results == (5, -3, 0, -52)
    assert one.won == -50


def test_another_state_of_a_try_takes_its_place() -> None:
    tries = Tries((ONE,)).put(ONE._replace(stage="done"))
    assert [one.stage for one in tries.tries] == ["done"]


def test_the_oldest_make_room() -> None:
    tries = Tries()
    days = [f"2{number:03}-01-01" for number in range(MOST + 5)]
    for day in days:
        tries = tries.put(ONE._replace(day=day))
    assert [one.day for one in tries.tries] == days[5:]
    assert read_tries(write_tries(tries)) == tries


def test_what_is_damaged_is_left_out_and_the_rest_stays() -> None:
    rows = [
        list(ONE),
        ["2026-12-25", "italy", 1, 50, [-1], 0, "done"],
        ["2026-12-25", "italy", True, 50, [], 0, "done"],
        ["2026-12-25", "italy", 1, 50, [], 0, "won"],
        ["2026-12-25", "italy", 1, 50, [], 0],
        ["2026-12-2", "italy", 1, 50, [], 0, "done"],
        ["2026-12-25", 7, 1, 50, [], 0, "done"],
        ["2026-12-25", "italy", 1, 50, 3, 0, "done"],
        None,
    ]
    text = json.dumps({"format": 1, "tries": rows})
    assert read_tries(text).tries == (ONE,)


def test_a_later_format_is_known_as_such() -> None:
    assert read_tries('{"format": 2, "tries": []}') == Tries(newer=True)


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists)


@given(st.text() | JSON.map(lambda value: json.dumps({"format": 1, "tries": value})))
def test_no_text_breaks_it(text: str) -> None:
    assert len(read_tries(text).tries) <= MOST
