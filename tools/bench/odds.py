"""The odds in the page's own Python: the slowest advice, and the slowest of the bank's odds."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.paths import ROOT
from tools.setup.node import node_command, require_runtime
from tools.site.archive import PYODIDE

if TYPE_CHECKING:
    import argparse

DESCRIPTION = "the odds in Pyodide: the slowest advice, the slowest of the bank's, in ms"

# Milliseconds that one of them may take at the table; four times that on a phone four times slower.
BUDGET = 10


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=150, help="played in each preset (150)")
    parser.add_argument("--repeats", type=int, default=9, help="of which the median is taken (9)")


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Everything in one Pyodide under node, by the processor's own time."""
    require_runtime()
    script = (Path(__file__).with_name("odds.mjs"), PYODIDE, ROOT, options.hands, options.repeats)
    command = [*node_command(), *map(str, script)]
    answer = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    times = json.loads(answer.stdout.splitlines()[-1])
    print(f"{'':12}{'advice':>20}{'bank, 7 players':>22}   (ms, of {BUDGET})")
    print(f"{'':12}{'typical':>10}{'slowest':>10}{'typical':>12}{'slowest':>10}{'positions':>12}")
    for preset, one in times.items():
        numbers = [one[what][which] for what in ("advice", "bank") for which in _WHICH]
        row = "".join(
            f"{number:{width}.1f}" for number, width in zip(numbers, _WIDTHS, strict=True)
        )
        print(f"{preset:12}{row}{one['positions']:12}")
    slowest = max(one[what]["slowest"] for one in times.values() for what in ("advice", "bank"))
    print(f"slowest of all: {slowest:.1f} ms")
    return {
        "bench": "odds",
        "unit": "ms of processor time in Pyodide, medians of repeated calls",
        "hands": options.hands,
        "repeats": options.repeats,
        "budget": BUDGET,
        "slowest": round(slowest, 2),
        "presets": times,
    }


_WHICH = ("typical", "slowest")
_WIDTHS = (10, 10, 12, 10)
