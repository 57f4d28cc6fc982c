"""Who the computer players are: how much they stake, how long they think, what they bid."""

from typing import NamedTuple


class Character(NamedTuple):
    """A habit of staking, a pace and a taste for the bank; how well somebody plays is no part.

    ``stake_low`` and ``stake_high``: the part of the way from the smallest stake to the most it
    would ever stake between which its stakes lie; ``purse``: that most, as a part of its chips.
    ``pace``: how long it thinks, beside others. ``bids``: what part of the bank's worth it would
    give for it.
    """

    name: str
    stake_low: float
    stake_high: float
    purse: float
    pace: float
    bids: float


CHARACTERS: dict[str, Character] = {
    character.name: character
    for character in (
        Character("cautious", 0.0, 0.4, 0.10, 1.3, 0.5),
        Character("steady", 0.1, 0.7, 0.20, 1.0, 0.75),
        Character("bold", 0.3, 1.0, 0.40, 0.75, 1.0),
    )
}
