"""The statistics as a text: written and read again, damaged in every way, never too long."""

import json
import random
from typing import Any

import pytest

from game.storage.statistics import (
    EXACT,
    MOST,
    Best,
    Count,
    Games,
    Point,
    Run,
    Seen,
    Statistics,
    StatisticsError,
    exported,
    read_statistics,
    thinned,
    write_statistics,
)

KEPT = Statistics(
    {
        "italy.player.medium.3": Count(12, 12, 2, 3, 0, 5, 6, 60, -7, 300),
        "reale+.bank.hard.7": Count(3, 2, 1, 0, 1, 2, 1, 40, 12, 90),
    },
    {"italy.medium": Games(2, 1, 1260, 11, -9, 20, 17, 3.25, 14.5)},
    (
        Point("italy.medium", 1, 5),
        Point("italy.medium", 1, -12),
        Point("reale.hard", 2, 12),
    ),
    {"italy.medium": Point("italy.medium", 10, -4)},
    {"wins": Run(1, 4, "italy.medium", "2026-12-24"), "safe": Run(0, 0)},
    {"hand": Best(20, "reale.hard", "2026-12-25")},
    (Seen("0123456789abcdef", 7, True, (7, 3, 9, 8, 0.5, 2.0)), Seen("fedcba9876543210", 5)),
)


def test_what_is_written_is_read_again() -> None:
    assert read_statistics(write_statistics(KEPT)) == KEPT
    assert read_statistics(write_statistics(Statistics())) == Statistics()
    assert read_statistics(None) == read_statistics("") == Statistics()


def test_the_format_is_as_it_is_told() -> None:
    assert json.loads(write_statistics(KEPT)) == {
        "format": 1,
        "rows": {
            "italy.player.medium.3": [12, 12, 2, 3, 0, 5, 6, 60, -7, 300],
            "reale+.bank.hard.7": [3, 2, 1, 0, 1, 2, 1, 40, 12, 90],
        },
        "games": {"italy.medium": [2, 1, 1260, 11, -9, 20, 17, 3.25, 14.5]},
        "kinds": ["italy.medium", "reale.hard"],
        "line": [[0, 1, 5, -12], [1, 2, 12]],
        "before": {"italy.medium": [10, -4]},
        "runs": {"wins": [1, 4, "italy.medium", "2026-12-24"], "safe": [0, 0, "", ""]},
        "bests": {"hand": [20, "reale.hard", "2026-12-25"]},
        "seen": [
            ["0123456789abcdef", 7, True, [7, 3, 9, 8, 0.5, 2.0]],
            ["fedcba9876543210", 5, False, [0, 0, 0, 0, 0.0, 0.0]],
        ],
    }


@pytest.mark.parametrize(
    "text",
    [
        *("{", "[]", "null", "7", "{}", '{"format": "1"}', '{"format": 0}', '{"format": true}'),
        *("[" * 100_000, '{"format": 1}', '{"format": 1, "rows": {}}', "\x00"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(StatisticsError) as error:
        read_statistics(text)
    assert error.value.code == "broken"


def test_that_a_newer_version_has_kept_them_is_told() -> None:
    with pytest.raises(StatisticsError) as error:
        read_statistics('{"format": 2, "rows": "of another kind"}')
    assert error.value.code == "newer"


ROW, KIND = "italy.player.medium.3", "italy.medium"


@pytest.mark.parametrize(
    ("part", "key", "value"),
    [
        ("rows", ROW, None),
        ("rows", ROW, [1] * 9),
        ("rows", ROW, [1] * 11),
        ("rows", ROW, [2, 2, 2, 1, 0, 1, 0, 5, 5, 25]),  # three ends of two hands
        ("rows", ROW, [2, 2, 1, 0, 2, 1, 0, 5, 5, 25]),  # more royal than 7½
        ("rows", ROW, [2, 2, 1, 0, 0, 2, 1, 5, 5, 25]),  # three results of two hands
        ("rows", ROW, [-1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("rows", ROW, [1.0, 1, 0, 0, 0, 1, 0, 5, 5, 25]),
        ("rows", ROW, [True, 1, 0, 0, 0, 1, 0, 5, 5, 25]),
        ("rows", ROW, [10**12, 1, 0, 0, 0, 1, 0, 5, 5, 25]),
        ("rows", "italy.player.medium", [1, 1, 0, 0, 0, 1, 0, 5, 5, 25]),
        ("rows", "<b>.player.medium.3", [1, 1, 0, 0, 0, 1, 0, 5, 5, 25]),
        ("rows", "italy.dealer.medium.3", [1, 1, 0, 0, 0, 1, 0, 5, 5, 25]),
        ("games", KIND, [1, 2, 0, 0, 0, 0, 0, 0, 0]),
        ("games", KIND, [1, 1, 0, 0, 0, 0, 0, -1.0, 0]),
        ("games", KIND, [1, 1, 0, 0, 0, 1, 2, 0, 0]),
        ("games", KIND, [1, 1, 0, 0, 0, 0, 0, float("nan"), 0]),
        ("games", "italy", [1, 1, 0, 0, 0, 0, 0, 0, 0]),
        ("before", KIND, [-1, 4]),
        ("before", KIND, [1]),
        ("runs", "wins", [3, 2, "", ""]),
        ("runs", "luck", [1, 2, "", ""]),
        ("runs", "wins", [1, 2, "<b>", ""]),
        ("runs", "wins", [1, 2, "", "yesterday"]),
        ("bests", "hand", ["5", KIND, ""]),
        ("bests", "luck", [5, KIND, ""]),
        ("line", 0, [0, 1]),
        ("line", 0, [2, 1, 5]),
        ("line", 0, [-1, 1, 5]),
        ("line", 0, [0, 0, 5]),
        ("line", 0, [0, 1, "5"]),
        ("line", 0, [0, 1, *[1] * (MOST + 1)]),
        ("kinds", 0, "?"),
        ("seen", 0, ["0123456789abcdef", 7, 1, [0, 0, 0, 0, 0, 0]]),
        ("seen", 0, ["fedcba9876543210", 7, False, [0, 0, 0, 0, 0, 0]]),  # twice the same
        ("seen", 0, ["0123456789abcdef", 7, False, [0, 0, 0, 0, 0]]),
        ("seen", 0, "0123"),
    ],
)
def test_what_cannot_be_true_is_refused(part: str, key: Any, value: object) -> None:
    data = json.loads(write_statistics(KEPT))
    data[part][key] = value
    with pytest.raises(StatisticsError):
        read_statistics(json.dumps(data))


@pytest.mark.parametrize(
    "part", ["rows", "games", "line", "kinds", "before", "runs", "bests", "seen"]
)
def test_a_part_that_is_missing_or_of_another_type_is_refused(part: str) -> None:
    data = json.loads(write_statistics(KEPT))
    for broken in ({**data, part: 3}, {key: value for key, value in data.items() if key != part}):
        with pytest.raises(StatisticsError):
            read_statistics(json.dumps(broken))


def test_every_cut_and_every_changed_letter_is_read_or_refused() -> None:
    text, chance = write_statistics(KEPT), random.Random(1)
    for place in range(len(text)):
        changed = text[:place] + chance.choice('x0"[]{},:-\\') + text[place + 1 :]
        for broken in (text[:place], changed):
            try:
                read = read_statistics(broken)
            except StatisticsError:
                continue
            assert isinstance(read, Statistics)
            write_statistics(read)


def total(points: list[Point], kind: str = "") -> tuple[int, int]:
    some = [point for point in points if kind in ("", point.kind)]
    return sum(point.hands for point in some), sum(point.net for point in some)


@pytest.mark.parametrize("kinds", [1, 3, 40])
@pytest.mark.parametrize("game", [1, 10])
def test_the_line_keeps_its_sums_and_its_latest_hands(kinds: int, game: int) -> None:
    chance = random.Random(f"{kinds} {game}")
    kept, every = Statistics(), list[Point]()
    for number in range(2500):
        kind = (
            f"kind.k{chr(97 + number // game % kinds % 26)}{'x' * (number // game % kinds // 26)}"
        )
        point = Point(kind, 1, chance.randint(-9, 10))
        every.append(point)
        kept = kept.with_line((point,))
        assert len(kept.line) <= MOST
    points = [*kept.before.values(), *kept.line]
    for kind in {"", *(point.kind for point in every)}:
        assert total(points, kind) == total(every, kind)
    assert list(kept.line[-EXACT:]) == every[-EXACT:]
    assert len(write_statistics(kept)) < 12_000
    assert read_statistics(write_statistics(kept)) == kept


def test_one_kinds_line_is_thinned_evenly() -> None:
    line: tuple[Point, ...] = ()
    for _ in range(5000):
        line = thinned((*line, Point("italy.medium", 1, 1)))
    old = line[:-EXACT]
    # No stretch swallows what was long ago.
    assert max(point.hands for point in old) < 5000 / 50
    assert len(line) > EXACT + 40


def test_together_is_one_after_the_other() -> None:
    both = KEPT.with_more(KEPT)
    assert both.rows[ROW] == Count(24, 24, 4, 6, 0, 10, 12, 120, -14, 600)
    assert both.games[KIND] == Games(4, 2, 2520, 22, -18, 40, 34, 6.5, 29.0)
    assert both.line == KEPT.line * 2
    assert both.before[KIND] == Point(KIND, 20, -8)
    assert (both.runs, both.bests, both.seen) == (KEPT.runs, KEPT.bests, KEPT.seen)


@pytest.mark.parametrize(
    ("told", "run"),
    [("", (0, 0)), ("110", (0, 2)), ("1101", (1, 2)), ("0111", (3, 3)), ("1110110", (0, 3))],
)
def test_runs(told: str, run: tuple[int, int]) -> None:
    one = Run()
    for number, letter in enumerate(told):
        one = one.after(letter == "1", KIND, f"2026-12-{number + 1:02}")
    assert one[:2] == run
    if told == "1110110":
        assert one.day == "2026-12-03"


def test_only_the_last_games_are_remembered() -> None:
    kept = Statistics()
    for number in range(100):
        kept = kept.with_seen(Seen(f"game {number}", 1))
    assert len(kept.seen) == 30
    assert kept.of_game("game 99").number == 1
    assert kept.of_game("game 3") == Seen("game 3")


def test_the_file_tells_all_of_it() -> None:
    data = json.loads(exported(KEPT))
    assert data["hands"][1] == {
        "tradition": "reale+",
        "role": "bank",
        "level": "hard",
        "opponents": "7",
        **KEPT.rows["reale+.bank.hard.7"]._asdict(),
    }
    assert [point["net"] for point in data["chips"]] == [-4, 5, -12, 12]
    assert data["records"]["wins"]["best"] == 4
    assert data["records"]["hand"]["value"] == 20
    assert "seen" not in data
