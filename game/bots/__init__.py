"""The computer players: they choose by what their seat can see, and nothing else.

Each is of a level (how well it plays) and a character (what it dares to stake, its pace).
"""

from game.bots.characters import CHARACTERS
from game.bots.choice import choose
from game.bots.levels import LEVELS

__all__ = ["CHARACTERS", "LEVELS", "choose"]
