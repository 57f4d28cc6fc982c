"""`tournament`: what each level of the computer players wins more than the one below it."""

from __future__ import annotations

import argparse
import os
from functools import partial
from itertools import pairwise
from multiprocessing import get_context

from game.bots import CHARACTERS, LEVELS
from game.engine import PRESETS, Action, SeatView, find_preset
from game.i18n import points
from tools.tournament.banker import Worth, worth_of
from tools.tournament.pairs import TIMES, Deal, play_deal, summed_up

DESCRIPTION = "levels against each other on the same cards; --hands N, --preset P, --banker"

# From where the players stand against whom the bank is measured, in half points.
STANDS_AT = (8, 9, 10, 11, 12)


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools tournament", description=DESCRIPTION)
    parser.add_argument("--hands", type=int, default=2000, help="of each pair, each preset (2000)")
    parser.add_argument("--seed", default="1", help="another one gives other cards")
    names = [preset.name for preset in PRESETS]
    parser.add_argument("--preset", choices=names, action="append", help="only this one")
    levels = list(LEVELS)
    parser.add_argument("--level", choices=levels[1:], help="only this one, and the one below")
    parser.add_argument(
        "--banker", action="store_true", help="the hard bank beside the best against known habits"
    )
    options = parser.parse_args(args)
    presets = options.preset or names
    if options.banker:
        measure_banks(presets)
    else:
        pairs = [pair for pair in pairwise(levels) if options.level in (None, pair[1])]
        play_pairs(presets, pairs, max(options.hands // TIMES, 2), options.seed)
    return 0


def play_pairs(presets: list[str], pairs: list[tuple[str, str]], deals: int, seed: str) -> None:
    """Print what the better of two levels wins more in a hand, with the standard error."""
    print(f"Chips a hand that the better level wins more; {deals * TIMES} hands each.")
    print(f"{'':12}{'':18}{'as a player':>18}{'as the bank':>20}{'at a table':>20}")
    seeds = [f"tournament {seed} {number}" for number in range(deals)]
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for preset in presets:
            for pair in pairs:
                played: list[Deal] = pool.map(partial(play_deal, preset, pair), seeds, chunksize=8)
                gains = summed_up(played)
                row = "".join(f"{gain.chips:+12.3f} ± {gain.error:.3f}" for gain in gains)
                print(f"{preset:12}{' < '.join(pair):18}{row}", flush=True)


def measure_banks(presets: list[str]) -> None:
    """Print what the hard bank wins of a chip against players whose habit is known."""
    print("Chips a hand against one player who stands from a total, a chip at stake.")
    print(
        f"{'':12}{'stands from':>12}{'hard':>10}{'below best':>12}{'above simple':>14}"
        f"{'of deals':>10}"
    )
    cases = [(preset, stands_at) for preset in presets for stands_at in STANDS_AT]
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        found = pool.imap(_measured, cases)
        for (preset, stands_at), worth in zip(cases, found, strict=True):
            print(
                f"{preset:12}{points(stands_at):>12}{worth.bank:10.4f}"
                f"{worth.best - worth.bank:12.4f}{worth.bank - worth.simple:+14.4f}"
                f"{worth.covered:10.1%}",
                flush=True,
            )


def _measured(case: tuple[str, int]) -> Worth:
    preset, stands_at = case
    return worth_of(_hard, find_preset(preset).rules, stands_at)


def _hard(view: SeatView) -> Action:
    return LEVELS["hard"].bank(view, CHARACTERS["steady"])
