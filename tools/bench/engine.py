"""Hands a second with random legal actions, one player and the bank, beside RLCard's blackjack."""

from __future__ import annotations

import subprocess
from statistics import median
from typing import TYPE_CHECKING, Any

from tools.bench.hands import ENGINES
from tools.paths import BENCH_VENV, ROOT
from tools.setup.environment import Environment

if TYPE_CHECKING:
    import argparse

DESCRIPTION = "hands a second of the engine, against RLCard's blackjack"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=int, default=7, help="of which the median is taken (7)")
    parser.add_argument("--seconds", type=float, default=2, help="of each run (2)")


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """One after the other and again, each time a process of its own, all with the same Python."""
    environment = Environment(BENCH_VENV)
    environment.require("setuptools")
    environment.require("bench")
    speeds: dict[str, list[float]] = {engine: [] for engine in ENGINES}
    for run in range(options.runs):
        for engine, taken in speeds.items():
            taken.append(_speed(environment, engine, options.seconds, f"run {run}"))
    medians = {engine: round(median(taken)) for engine, taken in speeds.items()}
    ratios = {
        engine: round(medians["ours"] / speed, 2)
        for engine, speed in medians.items()
        if engine != "ours"
    }
    print(f"{'':32}{'hands/s':>10}{'ours is':>10}   (medians of {options.runs})")
    for engine, speed in medians.items():
        times = f"{ratios[engine]:.2f} times" if engine in ratios else ""
        print(f"{NAMES[engine]:32}{speed:10}{times:>12}")
    return {
        "bench": "engine",
        "unit": "hands per second",
        "runs": options.runs,
        "seconds": options.seconds,
        "medians": medians,
        "ratios": ratios,
        "speeds": {engine: [round(one) for one in taken] for engine, taken in speeds.items()},
    }


NAMES = {
    "ours": "sette e mezzo",
    "rlcard": "RLCard blackjack",
    "rlcard_bare": "the same, its game class alone",
}


def _speed(environment: Environment, engine: str, seconds: float, seed: str) -> float:
    command = [str(environment.python), "-m", "tools.bench.hands", engine, str(seconds), seed]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return float(answer.stdout)
