"""The time from opening the page to a playable table, beside a bare `loadPyodide()`."""

from __future__ import annotations

import json
import subprocess
from datetime import UTC, datetime
from statistics import median
from typing import TYPE_CHECKING, Any

from tools.bench.visits import GAME, PAGES, SITUATIONS, Visit, Visitor, bench_server
from tools.paths import ROOT
from tools.setup.environment import step_into

if TYPE_CHECKING:
    import argparse

DESCRIPTION = "from opening the page to playable, against a bare loadPyodide() page"

HISTORY = ROOT / "tools" / "bench" / "history" / "boot.jsonl"
# Of the bare page's time, or less; docs/boot.md says what is reached.
GOALS = {
    "cold": 0.45,
    "warm": 0.50,
    "restarted": 0.60,
    "cold, slow CPU": 0.45,
    "warm, slow CPU": 0.45,
    "cold, slow CPU, 4G": 0.55,
}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=int, default=7, help="of which the median is taken (7)")
    parser.add_argument(
        "--only", choices=SITUATIONS, action="append", help="only this situation; may be repeated"
    )
    parser.add_argument(
        "--keep", action="store_true", help=f"add a line to {HISTORY.relative_to(ROOT)}"
    )


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Every page in every situation, by turns and again: what disturbs hits all alike."""
    step_into("test")
    situations = options.only or list(SITUATIONS)
    visits: dict[str, dict[str, list[Visit]]] = {
        situation: {page: [] for page in PAGES} for situation in situations
    }
    with bench_server() as address, Visitor(address) as visitor:
        # What only the very first start of a browser costs is nobody's.
        visitor.visit(PAGES["bare"], "cold")
        for _ in range(options.runs):
            for situation, taken in visits.items():
                for page, path in PAGES.items():
                    taken[page].append(visitor.visit(path, situation))
    result = _result(visits, options.runs)
    _print(result)
    if options.keep:
        _keep(result)
    return result


def _result(visits: dict[str, dict[str, list[Visit]]], runs: int) -> dict[str, Any]:
    rows = {}
    for situation, taken in visits.items():
        row: dict[str, Any] = {}
        for page, several in taken.items():
            row[page] = {
                "ms": round(median(visit.playable for visit in several)),
                "work": round(median(visit.work for visit in several)),
                "block": round(median(visit.block for visit in several)),
                "bytes": max(visit.bytes for visit in several),
                "times": [round(visit.playable) for visit in several],
            }
        row["ratio"] = round(row[GAME]["ms"] / row["bare"]["ms"], 3)
        row["work_ratio"] = round(row[GAME]["work"] / row["bare"]["work"], 3)
        row["goal"] = GOALS[situation]
        # Always the same work: whatever is above the least was somebody else's.
        row["import"] = round(min(visit.importing for visit in taken[GAME]), 1)
        rows[situation] = row
    return {
        "bench": "boot",
        "unit": "ms from navigation to playable",
        "runs": runs,
        "situations": rows,
    }


def _print(result: dict[str, Any]) -> None:
    width = max(map(len, result["situations"]))
    print(
        f"{'':{width}}{'bare':>8}{'game':>8}{'ratio':>7}{'goal':>6}{'work':>7}{'ratio':>7}"
        f"{'block':>7}{'import':>8}{'bytes':>11}   (ms, medians of {result['runs']})"
    )
    for situation, row in result["situations"].items():
        game = row[GAME]
        print(
            f"{situation:{width}}{row['bare']['ms']:8}{game['ms']:8}{row['ratio']:7.2f}"
            f"{row['goal']:6.2f}{game['work']:7}{row['work_ratio']:7.2f}"
            f"{game['block']:7}{row['import']:8.0f}{game['bytes']:11,}"
        )


def _keep(result: dict[str, Any]) -> None:
    """One short line: what it was, of which commit."""
    commit = subprocess.run(
        ("git", "describe", "--always", "--dirty"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    line = {"at": f"{datetime.now(UTC):%Y-%m-%d}", "commit": commit, "runs": result["runs"]}
    for situation, row in result["situations"].items():
        line[situation] = {
            "ratio": row["ratio"],
            "work_ratio": row["work_ratio"],
            "ms": row[GAME]["ms"],
            "block": row[GAME]["block"],
            "bytes": row[GAME]["bytes"],
        }
    HISTORY.parent.mkdir(exist_ok=True)
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")
