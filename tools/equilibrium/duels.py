"""The master against another level, two at a table, on the same cards in both seats."""

from __future__ import annotations

from statistics import mean, stdev
from typing import NamedTuple

from game.bots import CHARACTERS, choose
from game.engine import apply, find_preset, open_game, view_for

MASTER = "master"


class Gain(NamedTuple):
    """What a level wins more than another in its place, in chips a hand; its standard error."""

    chips: float
    error: float


class Duels(NamedTuple):
    """What the master wins more than the other against the other.

    As a player, as the bank, and in all when each has the bank as often.
    """

    player: Gain
    bank: Gain
    both: Gain


def duels(preset: str, other: str, deals: int) -> Duels:
    """Play ``deals`` deals, each with the same cards in all pairings."""
    players, banks, both = [], [], []
    for number in range(deals):
        seed = f"duel {number}"
        alike = _won(preset, other, other, seed)
        against_other = _won(preset, MASTER, other, seed)
        against_master = _won(preset, other, MASTER, seed)
        players.append(against_other - alike)
        banks.append(alike - against_master)
        both.append((against_other - against_master) / 2)
    return Duels(*(Gain(mean(some), stdev(some) / deals**0.5) for some in (players, banks, both)))


def _won(preset: str, player: str, bank: str, seed: str) -> int:
    """What the player wins in one hand, in chips."""
    characters = list(CHARACTERS)
    character = characters[int(seed.split()[1]) % len(characters)]
    state, _ = open_game(find_preset(preset).rules, ("Anna", "Ben"), seed, banker=0)
    before = state.seats[1].chips
    while state.phase in ("cut", "stakes", "play", "bank"):
        seat = state.to_act
        assert seat is not None
        level = player if seat else bank
        state, _ = apply(state, choose(view_for(state, seat), level, character))
    return state.seats[1].chips - before
