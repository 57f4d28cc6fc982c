"""Sets of rules by lot: the presets as they are, with some switches changed, and any at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine import OPTIONS, PRESETS, Option, Rules, replace, validate
from game.engine.rules import MOST_SEATS

if TYPE_CHECKING:
    from random import Random

# Small numbers beside the usual ones: they bring seats to their last chip, games to their end.
NUMBERS: dict[str, tuple[int, ...]] = {
    "chips": (1, 2, 3, 5, 8, 12, 20, 50, 100),
    "stake_min": (1, 1, 1, 2, 3, 5),
    "stake_max": (0, 1, 2, 3, 5, 10, 15),
    "hands": (0, 0, 1, 2, 3, 5, 10),
}


def values_of(option: Option) -> tuple[Any, ...]:
    """Values that a lot may fall on for a switch."""
    if option.key in NUMBERS:
        return NUMBERS[option.key]
    if option.range is not None:
        return tuple(range(option.range[0], option.range[1] + 1))
    return option.choices


def any_rules(dice: Random) -> Rules:
    """Return rules that can be played, every combination of switches being possible."""
    while True:
        base = dice.choice(PRESETS).rules
        share = dice.choice((0, 0.1, 0.3, 1))
        changes = {
            option.key: dice.choice(values_of(option))
            for option in OPTIONS
            if dice.random() < share
        }
        rules = replace(base, **changes)
        if not validate(rules):
            return rules


def any_seats(rules: Rules, dice: Random) -> int:
    """Return a number of seats for these rules (R4)."""
    return dice.randint(2, MOST_SEATS[rules.pack])
