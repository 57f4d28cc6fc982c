"""From tap to next frame over a whole game of eight, beside a page that only redraws the table."""

from __future__ import annotations

import json
import subprocess
from datetime import UTC, datetime
from statistics import median
from typing import TYPE_CHECKING, Any

from tools.bench.table_pages import play_games
from tools.paths import ROOT
from tools.setup.environment import step_into

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

    from tools.bench.table_pages import Played

DESCRIPTION = "from tap to next frame in a game of eight, against a page that only redraws it"

HISTORY = ROOT / "tools" / "bench" / "history" / "table.jsonl"
SLOWER = 4
# Of every kind of tap: ours, then the frame and the main thread's work of the page that redraws.
COLUMNS = ("frame", "heard", "script", "work", "plain", "p. work")
# Milliseconds at the 95th percentile, and how many times as long as the other page ours may take.
GOALS = {"frame": 50, "motion": 32, "ratio": 2}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=3, help="all of them count (3)")
    parser.add_argument("--hands", type=int, default=4, help="of each game (4)")
    parser.add_argument("--speed", default="normal", help="at which it is told (normal)")
    parser.add_argument("--slower", type=int, default=SLOWER, help=f"the processor ({SLOWER})")
    parser.add_argument(
        "--keep", action="store_true", help=f"add a line to {HISTORY.relative_to(ROOT)}"
    )


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Play the same games on both pages, a tap on the one and then the same on the other."""
    step_into("test")
    games = list(play_games(options.games, options.hands, options.speed, options.slower))
    result = {
        "bench": "table",
        "unit": "ms from the finger's leaving the glass to the end of the next frame",
        "games": options.games,
        "hands": options.hands,
        "speed": options.speed,
        "slower": options.slower,
        "goals": GOALS,
        **_summary(games),
        "by_tap": _by_tap(games),
        "played": [game._asdict() | {"taps": _taps(game)} for game in games],
    }
    _print(result)
    if options.keep:
        _keep(result)
    return result


def _taps(game: Played) -> list[dict[str, Any]]:
    return [
        {"name": tap.name, "ours": tap.ours._asdict(), "plain": tap.plain._asdict()}
        for tap in game.taps
    ]


def _summary(games: list[Played]) -> dict[str, Any]:
    taps = [tap for game in games for tap in game.taps]
    frames = [frame for game in games for frame in game.frames]
    slow = [time for game in games for time in game.slow]
    pages = {"ours": [tap.ours for tap in taps], "plain": [tap.plain for tap in taps]}
    summary: dict[str, Any] = {
        page: {
            key: middle_and_worst(getattr(answer, key) for answer in answers)
            for key in ("frame", "heard", "script", "work")
        }
        for page, answers in pages.items()
    }
    ratios = {
        key: {
            which: round(value / summary["plain"][key][which], 2)
            for which, value in summary["ours"][key].items()
        }
        for key in ("frame", "work")
    }
    # What the browser does not name took less than it names at all.
    told = [*slow, *[0.0] * (len(taps) - len(slow))]
    return summary | {
        "ratio": ratios,
        "taps": len(taps),
        "nodes": max(answer.nodes for answer in pages["ours"]),
        "motion": middle_and_worst(frames) | {"frames": len(frames)},
        "browser": middle_and_worst(told),
    }


def middle_and_worst(times: Iterable[float]) -> dict[str, float]:
    """Return the median and the 95th percentile."""
    rising = sorted(times)
    return {
        "median": round(median(rising), 1),
        "95th": round(rising[-(-len(rising) * 95 // 100) - 1], 1),
    }


def _by_tap(games: list[Played]) -> dict[str, dict[str, float]]:
    """Medians of what each kind of tap took, the dearest first."""
    kinds: dict[str, list[tuple[float, ...]]] = {}
    for game in games:
        for tap in game.taps:
            kind = ":".join(tap.name.split(":")[:2])
            row = (tap.ours.frame, tap.ours.heard, tap.ours.script, tap.ours.work)
            kinds.setdefault(kind, []).append((*row, tap.plain.frame, tap.plain.work))
    medians = {
        kind: dict(
            zip(COLUMNS, (round(median(one), 1) for one in zip(*rows, strict=True)), strict=True)
        )
        for kind, rows in kinds.items()
    }
    return dict(sorted(medians.items(), key=lambda one: -one[1]["frame"]))


def _print(result: dict[str, Any]) -> None:
    ours, plain, goals = result["ours"], result["plain"], result["goals"]
    ratio = result["ratio"]
    print(
        f"{result['taps']} taps in {result['games']} games of {result['hands']} hands, up to "
        f"{result['nodes']} nodes, {result['slower']} times slower"
    )
    print(f"{'ms':24}{'median':>8}{'95th':>8}{'goal':>8}")
    for name, row, goal in (
        ("tap to frame, ours", ours["frame"], goals["frame"]),
        ("tap to frame, plain", plain["frame"], ""),
        ("  ours is … times", ratio["frame"], goals["ratio"]),
        ("main thread, ours", ours["work"], ""),
        ("main thread, plain", plain["work"], ""),
        ("  ours is … times", ratio["work"], ""),
        ("as the browser tells", result["browser"], ""),
        ("frame in motion", result["motion"], goals["motion"]),
    ):
        print(f"{name:24}{row['median']:8}{row['95th']:8}{goal!s:>8}")
    print(f"\n{'medians by tap':24}" + "".join(f"{name:>8}" for name in COLUMNS))
    for kind, row in result["by_tap"].items():
        print(f"{kind:24}" + "".join(f"{value:8.1f}" for value in row.values()))


def _keep(result: dict[str, Any]) -> None:
    """One short line: what it was, of which commit."""
    commit = subprocess.run(
        ("git", "describe", "--always", "--dirty"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    line = {"at": f"{datetime.now(UTC):%Y-%m-%d}", "commit": commit}
    for key in ("games", "hands", "slower", "ours", "plain", "ratio", "motion", "browser"):
        line[key] = result[key]
    HISTORY.parent.mkdir(exist_ok=True)
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")
