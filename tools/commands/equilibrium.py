"""`equilibrium`: finds how one player and the bank should play, and measures what ships."""

from __future__ import annotations

import argparse
import subprocess
import zlib

from game.bots.equilibrium import Table, text_of
from game.engine import PRESETS
from tools.equilibrium.measure import measure
from tools.equilibrium.shipped import MOST_STAKED, SHARED, TABLES, hands_of, write_text
from tools.paths import EQUILIBRIUM_VENV, ROOT
from tools.setup.environment import Environment

DESCRIPTION = "find the equilibrium of one player against the bank; --check measures what ships"

# What neither side may be exploited by, in the largest stakes a hand.
MOST = 0.02
ROUNDS = 300


def run(args: list[str]) -> int:
    names = [preset.name for preset in PRESETS]
    parser = argparse.ArgumentParser(prog="python3 -m tools equilibrium", description=DESCRIPTION)
    parser.add_argument("presets", nargs="*", metavar="|".join(names), help="all unless named")
    parser.add_argument("--check", action="store_true", help="measure only, change nothing")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of the solver ({ROUNDS})")
    parser.add_argument(
        "--most", type=int, help="measure with another largest stake, where it can tell something"
    )
    options = parser.parse_args(args)
    unknown = set(options.presets) - set(names)
    if unknown:
        parser.error(f"no such preset: {', '.join(sorted(unknown))}")
    chosen = options.presets or names
    if not options.check:
        environment = Environment(EQUILIBRIUM_VENV)
        environment.require("equilibrium")
        for name in dict.fromkeys(SHARED.get(name, name) for name in chosen):
            print(f"• Solving {name} …", flush=True)
            write_text(name, _solved(environment, name, options.rounds))
    return _measured(chosen, options.most)


def _solved(environment: Environment, name: str, rounds: int) -> str:
    command = [str(environment.python), "-m", "tools.equilibrium.shipped", name, str(rounds)]
    answer = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return answer.stdout.rstrip("\n")


def _measured(names: list[str], most: int | None) -> int:
    """Print what the tables of `names` are worth; 1 when one is exploited by too much."""
    print(f"{'':10}{'at most':>10}{'at least':>10}{'between':>10}{'bytes':>8}{'packed':>8}")
    worst, packed = 0.0, 0
    for name in names:
        text = text_of(name)
        usual = MOST_STAKED[name]
        found = measure(hands_of(name), Table(text), most if most and usual > 1 else usual)
        small = len(zlib.compress(text.encode(), 9))
        print(
            f"{name:10}{found.best:10.4f}{found.least:10.4f}{found.gap:10.4f}"
            f"{len(text):8}{small:8}",
            flush=True,
        )
        worst = max(worst, found.gap)
        packed += 0 if name in SHARED else small
    print(f"most between: {worst:.4f}, of {MOST}; packed in all: {packed} bytes, in {TABLES.name}/")
    return int(worst > MOST)
