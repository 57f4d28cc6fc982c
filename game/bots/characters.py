"""Who the computer players are: how much they dare."""

from typing import NamedTuple


class Character(NamedTuple):
    """A way of playing.

    ``bust_limit``: as a player, draws while the chance of going bust is below this.
    ``stake_low`` and ``stake_high``: the part of the way from the smallest to the largest stake
    between which it stakes; ``purse``: never more than this part of its chips.
    ``bank_edge``: as the banker, draws when that promises more than standing by at least this
    part of the stakes on the table; negative for one who loves to draw.
    """

    name: str
    bust_limit: float
    stake_low: float
    stake_high: float
    purse: float
    bank_edge: float


# With most cards unseen the limits mean: the cautious one stands from 4, the steady one from 5,
# the bold one from 6.
CHARACTERS: dict[str, Character] = {
    character.name: character
    for character in (
        Character("cautious", 0.36, 0.0, 0.2, 0.10, 0.05),
        Character("steady", 0.46, 0.2, 0.55, 0.20, 0.0),
        Character("bold", 0.56, 0.5, 1.0, 0.40, -0.05),
    )
}
