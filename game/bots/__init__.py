"""The computer players: they choose by what their seat can see, and nothing else."""

from game.bots.characters import CHARACTERS
from game.bots.choice import choose

__all__ = ["CHARACTERS", "choose"]
