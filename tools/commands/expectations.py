"""`expectations`: what hands are expected to come to, which the statistics are compared with."""

from __future__ import annotations

import argparse
import os
import re
from functools import reduce
from multiprocessing import get_context
from typing import TYPE_CHECKING

from game.engine import PRESETS
from game.odds.expected import Expected
from tools.expectations.bank import Played, of_bank
from tools.expectations.player import of_player
from tools.paths import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

DESCRIPTION = "work out what the statistics are compared with; --hands N of the bank's"

FILE = ROOT / "game" / "odds" / "expected.py"
_MADE = re.compile(r'(?<=_MADE = """\\\n)[^"]*(?=""")')
_HANDS = re.compile(r"(?<=^HANDS = )\d+", re.MULTILINE)
# Opponents with which the bank is played out; a table between two of them is taken half way.
PLAYED = (1, 2, 3, 5, 7, 9)
# Hands that one process plays at a time.
_CHUNK = 250


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools expectations", description=DESCRIPTION)
    parser.add_argument("--hands", type=int, default=4000, help="for each table (4000)")
    parser.add_argument("--seed", default="expected", help="another one gives other cards")
    options = parser.parse_args(args)
    player = {preset.name: of_player(preset.rules) for preset in PRESETS}
    for name, one in player.items():
        print(f"{name:10}player {_row(one)}", flush=True)
    bank: dict[str, list[Expected]] = {}
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for preset in PRESETS:
            for opponents in (one for one in PLAYED if one < preset.seats[1]):
                tasks = [
                    (preset.name, opponents, f"{options.seed} {first}", _CHUNK)
                    for first in range(0, options.hands, _CHUNK)
                ]
                one = reduce(Played.with_more, pool.imap(of_bank, tasks)).expected
                rows = bank.setdefault(preset.name, [])
                if opponents - len(rows) > 1:
                    rows.append(_between(rows[-1], one))
                rows.append(one)
                print(f"{preset.name:10}bank against {opponents} {_row(one)}", flush=True)
    text = FILE.read_text(encoding="utf-8")
    text = _MADE.sub(lambda _: _made(player, bank), text)
    FILE.write_text(_HANDS.sub(str(options.hands), text), encoding="utf-8")
    return 0


def _between(one: Expected, other: Expected) -> Expected:
    return Expected._make((left + right) / 2 for left, right in zip(one, other, strict=True))


def _made(player: dict[str, Expected], bank: dict[str, list[Expected]]) -> str:
    lines = []
    for name, one in player.items():
        lines.append(f"{name} player {_row(one)}\n")
        lines += [f"{name} {number} {_row(row)}\n" for number, row in enumerate(bank[name], 1)]
    return "".join(lines)


def _row(one: Iterable[float]) -> str:
    return " ".join(str(round(10_000 * value)) for value in one)
