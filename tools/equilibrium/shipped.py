"""The tables that ship: what they are solved for, where they lie. As a program: solves one."""

from __future__ import annotations

import sys

from game.engine import find_preset
from tools.equilibrium.hands import Hands
from tools.paths import ROOT

TABLES = ROOT / "game" / "bots" / "tables"

# The largest stake in chips, the smallest being 1: what is allowed to somebody with the fifty chips
# of the start. It means nothing where the stake is set before the deal.
MOST_STAKED = {
    "italy": 1,
    "reale": 1,
    "france40": 50,
    "france32": 50,
    "portugal": 10,
    "spain": 1,
}

# Presets that have another's table: solved for themselves they come to the very same.
SHARED = {"reale": "italy"}

_MODULE = '''"""A table for game/bots/equilibrium.py, made by `python3 -m tools equilibrium`."""

TEXT = """\\
{text}"""
'''


def hands_of(name: str) -> Hands:
    """All hands under a preset's rules."""
    return Hands(find_preset(name).rules)


def write_text(name: str, text: str) -> None:
    """Make `text` the table that ships."""
    (TABLES / f"{name}.py").write_text(_MODULE.format(text=text), encoding="utf-8")


def _solve(name: str, rounds: int) -> str:
    from tools.equilibrium.solver import solve
    from tools.equilibrium.text import text_of

    hands = hands_of(name)
    return text_of(hands, solve(hands, 1 / MOST_STAKED[name], rounds))


if __name__ == "__main__":
    print(_solve(sys.argv[1], int(sys.argv[2])))
