"""How well the computer players play: what each level does of its own, as a table."""

from collections.abc import Callable
from typing import NamedTuple

from game.bots import easy, hard, master, medium
from game.bots.characters import Character
from game.engine import Action, SeatView


class Level(NamedTuple):
    """A way of playing.

    ``play`` and ``bank`` return what to do in a player's turn and in the bank's; the character
    counts only for the chips of a raise. ``wish``, from 0 to 1, is how high to stake within the
    character's habit. ``errs``: how far it may be out in what the bank is worth, as a part of it.
    ``stake``, if there is one, returns the stake itself, or None where the habit is free.
    """

    play: Callable[[SeatView, Character], Action]
    bank: Callable[[SeatView, Character], Action]
    wish: Callable[[SeatView], float]
    errs: float
    stake: Callable[[SeatView], Action | None] | None = None


# From the weakest to the strongest. What a level needs besides is loaded at its first decision.
LEVELS: dict[str, Level] = {
    "easy": Level(easy.play, easy.bank, easy.wish, 0.8),
    "medium": Level(medium.play, medium.bank, medium.wish, 0.3),
    "hard": Level(hard.play, hard.bank, hard.wish, 0.0),
    "master": Level(master.play, master.bank, master.wish, 0.0, master.stake),
}
