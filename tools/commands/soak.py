"""`soak`: very many hands of random rules, checked at every step."""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from multiprocessing import get_context

from game.engine import PRESETS
from tools.soak.games import GameFault, Soaked, soak_game

DESCRIPTION = "play very many hands of random rules, checking every step; --hands N, --seed N"


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools soak", description=DESCRIPTION)
    parser.add_argument("--hands", type=int, default=200_000, help="hands to play at least")
    parser.add_argument("--seed", default="1", help="another one gives other games")
    options = parser.parse_args(args)
    began = time.monotonic()
    try:
        games = soak(options.hands, options.seed)
    except GameFault as fault:
        print(f"A fault: {fault}")
        return 1
    seconds = time.monotonic() - began
    hands = sum(game.hands for game in games)
    steps = sum(game.steps for game in games)
    print(f"{hands} hands, {steps} steps, {len(games)} games: all sound.")
    presets = Counter(game.rules for game in games)
    plain = ", ".join(f"{preset.name} {presets[preset.name]}" for preset in PRESETS)
    print(f"{len(presets)} sets of rules; games of the presets as they are: {plain}.")
    print(f"{seconds:.1f} s, {hands / seconds:.0f} hands a second.")
    return 0


def soak(hands: int, seed: str) -> list[Soaked]:
    """Play games until ``hands`` hands are over, on all processors; the same games each time."""
    games: list[Soaked] = []
    played = 0
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        seeds = (f"soak {seed} {number}" for number in range(hands))
        # imap keeps the order, so where to stop depends on nothing but the seed.
        for game in pool.imap(soak_game, seeds, chunksize=20):
            games.append(game)
            played += game.hands
            if played >= hands:
                pool.terminate()
                break
    return games
