"""Two levels against each other on the same cards, until luck has been taken out of it.

A deal is played four times: with either level as the bank, and with the players' seats taken by
the two in turn, once the one way round and once the other.
"""

from __future__ import annotations

from functools import lru_cache
from statistics import mean, stdev
from typing import TYPE_CHECKING, NamedTuple

from game.bots import CHARACTERS, choose
from game.engine import apply, find_preset, open_game, view_for

if TYPE_CHECKING:
    from collections.abc import Sequence

SEATS = 5
# A master is more than a hard player only where there are no more.
DUEL = 2
# Hands that come of a deal.
TIMES = 4
# The four hands of a deal have most of their decisions in common.
_choose = lru_cache(maxsize=256)(choose)
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena")


class Gain(NamedTuple):
    """What one level wins more than another, in chips a hand, and the error of that."""

    chips: float
    error: float


class Deal(NamedTuple):
    """What the better level won more in one deal, in chips a hand: as a player, as the bank.

    ``table``: where everybody holds the bank as often as everybody else.
    """

    player: float
    bank: float
    table: float


def play_deal(preset: str, pair: tuple[str, str], seed: str) -> Deal:
    """Play a deal four times and compare."""
    seats = DUEL if "master" in pair else SEATS
    # What each seat wins, by the bank's level and by whether the better ones have the odd seats.
    results = {
        (bank, swapped): _results(preset, _levels(pair, bank, swapped, seats), seed)
        for bank in (0, 1)
        for swapped in (0, 1)
    }
    players = [
        results[bank, seat % 2][seat] - results[bank, 1 - seat % 2][seat]
        for bank in (0, 1)
        for seat in range(1, seats)
    ]
    banks = [results[1, swapped][0] - results[0, swapped][0] for swapped in (0, 1)]
    player, bank = mean(players), mean(banks)
    return Deal(player, bank, ((seats - 1) * player + bank) / seats)


def summed_up(deals: list[Deal]) -> tuple[Gain, Gain, Gain]:
    """The averages of deals, as players, as the bank and at a table, with their standard errors."""
    player, bank, table = zip(*deals, strict=True)
    return _gain(player), _gain(bank), _gain(table)


def _gain(values: Sequence[float]) -> Gain:
    return Gain(mean(values), stdev(values) / len(values) ** 0.5)


def _levels(pair: tuple[str, str], bank: int, swapped: int, seats: int) -> list[str]:
    """The levels of all seats, the bank's first."""
    return [pair[bank], *(pair[(seat + swapped + 1) % 2] for seat in range(1, seats))]


def _results(preset: str, levels: list[str], seed: str) -> list[int]:
    """Play one hand; return what each seat has won, in chips."""
    rules = find_preset(preset).rules
    characters = list(CHARACTERS)
    state, _ = open_game(rules, NAMES[: len(levels)], seed, banker=0)
    before = [seat.chips for seat in state.seats]
    while state.phase in ("cut", "stakes", "play", "bank"):
        seat = state.to_act
        assert seat is not None
        # The same character on a seat each time, another one with another shuffle.
        character = characters[(seat + sum(seed.encode())) % len(characters)]
        state, _ = apply(state, _choose(view_for(state, seat), levels[seat], character))
    return [seat.chips - chips for seat, chips in zip(state.seats, before, strict=True)]
