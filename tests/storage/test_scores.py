"""The scores of the trainer: arithmetic by hand, written and read again, damaged in every way."""

import json

import pytest

from game.storage.scores import LATEST, Score, Scores, read_scores, write_scores


def after(answers: str) -> Score:
    score = Score()
    for answer in answers:
        score = score.after(answer == "1")
    return score


@pytest.mark.parametrize(
    ("answers", "score"),
    [
        ("", Score()),
        ("1", Score(1, 1, 1, 1, "1")),
        ("0", Score(1, 0, 0, 0, "0")),
        ("1110", Score(4, 3, 0, 3, "1110")),
        ("11101", Score(5, 4, 1, 3, "11101")),
        ("0" + "1" * 25, Score(26, 25, 25, 25, "1" * 20)),
        ("1" * 19 + "01", Score(21, 20, 1, 19, "1" * 18 + "01")),
    ],
)
def test_streaks(answers: str, score: Score) -> None:
    assert after(answers) == score
    assert len(score.latest) <= LATEST


KEPT = Scores(
    "spain",
    "banker",
    {"italy.player": after("1101"), "spain.banker": after("0" * 30 + "1" * 30), "x": after("")},
)


def test_what_is_written_is_read_again() -> None:
    assert read_scores(write_scores(KEPT)) == KEPT


def test_the_format_is_as_it_is_told() -> None:
    text = write_scores(Scores("italy", "player", {"italy.player": after("1101")}))
    assert json.loads(text) == {
        "format": 1,
        "tradition": "italy",
        "role": "player",
        "scores": {"italy.player": [4, 3, 1, 2, "1101"]},
    }


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"scores": {}}',
        '{"format": "1", "scores": {"italy.player": [1, 1, 1, 1, "1"]}}',
        "[" * 100_000,
    ],
)
def test_what_cannot_be_read_is_nothing(text: str | None) -> None:
    assert read_scores(text) == Scores()


def test_that_a_later_version_has_kept_them_is_told() -> None:
    text = '{"format": 2, "tradition": "italy", "role": "player", "scores": {}}'
    assert read_scores(text) == Scores(newer=True)


@pytest.mark.parametrize(
    "row",
    [
        None,
        {},
        [],
        [1, 1, 1, 1],
        [1, 1, 1, 1, "1", 1],
        [1, 1, 1, 1, 1],
        ["1", 1, 1, 1, "1"],
        [True, 1, 1, 1, "1"],
        [1.0, 1, 1, 1, "1"],
        [-1, 0, 0, 0, ""],
        [1, 2, 1, 1, "1"],
        [2, 2, 2, 1, "11"],
        [2, 1, 1, 2, "01"],
        [2, 1, 1, 1, "10"],
        [2, 1, 0, 1, "1x"],
        [2, 1, 0, 1, "1"],
        [10**30, 0, 0, 0, "0" * 20],
    ],
)
def test_a_score_that_cannot_be_true_is_left_out_and_the_others_stay(row: object) -> None:
    data = json.loads(write_scores(KEPT))
    data["scores"]["italy.player"] = row
    read = read_scores(json.dumps(data))
    assert "italy.player" not in read.scores
    assert read.scores["spain.banker"] == KEPT.scores["spain.banker"]


@pytest.mark.parametrize("field", ["tradition", "role", "scores"])
def test_a_field_of_another_type_is_empty(field: str) -> None:
    data = json.loads(write_scores(KEPT))
    data[field] = 3
    assert not getattr(read_scores(json.dumps(data)), field)
