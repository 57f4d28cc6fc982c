"""The odds in the page's own Python: the slowest advice, and the slowest of the bank's odds."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.bench.odds_page import SLOWER, measure_in_browser
from tools.paths import ROOT
from tools.setup.environment import step_into
from tools.setup.node import node_command, require_runtime
from tools.site.archive import PYODIDE

if TYPE_CHECKING:
    import argparse

DESCRIPTION = "the odds in Pyodide: the slowest advice, the slowest of the bank's, in ms"

# Milliseconds that one of them may take at the table, by how many times slower the processor is.
GOALS = {1: 10, SLOWER: 40}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=150, help="played in each preset (150)")
    parser.add_argument("--repeats", type=int, default=9, help="of which the median is taken (9)")
    parser.add_argument("--visits", type=int, default=5, help="to the table, likewise (5)")
    parser.add_argument("--no-browser", action="store_true", help="only Pyodide under node")


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """In one Pyodide under node, by the processor's own time; then in a browser, by the clock."""
    step_into("test")
    require_runtime()
    script = (Path(__file__).with_name("odds.mjs"), PYODIDE, ROOT, options.hands, options.repeats)
    command = [*node_command(), *map(str, script)]
    answer = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    rates = {"node": json.loads(answer.stdout.splitlines()[-1])}
    browser: dict[str, Any] = {"table": {}}
    if not options.no_browser:
        browser = measure_in_browser(options.hands, options.repeats, options.visits)
        rates |= browser["rates"]
    result = {
        "bench": "odds",
        "unit": "ms, medians of repeated calls; node: of the processor's time",
        "hands": options.hands,
        "repeats": options.repeats,
        "goals": GOALS,
        "slowest": {rate: round(_slowest(times["presets"]), 2) for rate, times in rates.items()},
        "rates": rates,
        "table": browser["table"],
    }
    _print(result)
    return result


def _print(result: dict[str, Any]) -> None:
    for rate, times in result["rates"].items():
        goal = GOALS[1 if rate == "node" else int(rate)]
        where = "Pyodide under node" if rate == "node" else f"browser, {rate} times slower"
        print(f"{where}: ms, goal {goal}")
        print(f"{'':12}{'advice':>20}{'bank, 7 players':>22}")
        print(
            f"{'':12}{'typical':>10}{'slowest':>10}{'typical':>12}{'slowest':>10}{'positions':>12}"
        )
        for preset, one in times["presets"].items():
            numbers = [one[what][which] for what in _WHAT for which in ("typical", "slowest")]
            row = "".join(
                f"{number:{width}.1f}" for number, width in zip(numbers, _WIDTHS, strict=True)
            )
            print(f"{preset:12}{row}{one['positions']:12}")
        first = times["first"]
        print(
            f"slowest of all: {result['slowest'][rate]:.1f}; the first in a visit: loading "
            f"{first['load']:.1f}, advice {first['advice']:.1f}, bank {first['bank']:.1f}\n"
        )
    if result["table"]:
        print(f"at the table, {SLOWER} times slower: ms from the tap, 0 where no task is over 50")
        print(f"{'':16}{'longest task':>14}{'longest frame':>15}{'advice there':>14}")
        for scene, one in result["table"].items():
            print(f"{scene:16}{one['longest']:14.0f}{one['gap']:15.0f}{one['appeared']:14.0f}")


def _slowest(presets: dict[str, Any]) -> float:
    return max(float(one[what]["slowest"]) for one in presets.values() for what in _WHAT)


_WHAT = ("advice", "bank")
_WIDTHS = (10, 10, 12, 10)
