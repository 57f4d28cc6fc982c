"""The tables that ship: what they are solved for, where they lie. As a program: solves one."""

from __future__ import annotations

import sys
from importlib import import_module

from game.engine import find_preset
from tools.equilibrium.hands import Hands
from tools.paths import ROOT

TABLES = ROOT / "game" / "bots" / "tables"

# The largest stake in chips, the smallest being 1: with the fifty chips of the start, the most
# that is allowed, or of which the double can be paid. It means nothing where the stake is set
# before the deal.
MOST_STAKED = {
    "italy": 1,
    "reale": 1,
    "france40": 25,
    "france32": 25,
    "portugal": 10,
    "spain": 1,
}

_MODULE = '''"""A table for game/bots/equilibrium.py, made by `python3 -m tools equilibrium`."""

TEXT = """\\
{text}"""
'''


def hands_of(name: str) -> Hands:
    """All hands under a preset's rules."""
    return Hands(find_preset(name).rules)


def shipped_text(name: str) -> str:
    """The text of a preset's table."""
    text = import_module(f"game.bots.tables.{name}").TEXT
    assert isinstance(text, str)
    return text


def write_text(name: str, text: str) -> None:
    """Make `text` the table that ships."""
    (TABLES / f"{name}.py").write_text(_MODULE.format(text=text), encoding="utf-8")
    sys.modules.pop(f"game.bots.tables.{name}", None)


def _solve(name: str, rounds: int) -> str:
    from tools.equilibrium.solver import solve
    from tools.equilibrium.text import text_of

    hands = hands_of(name)
    return text_of(hands, solve(hands, 1 / MOST_STAKED[name], rounds))


if __name__ == "__main__":
    print(_solve(sys.argv[1], int(sys.argv[2])))
