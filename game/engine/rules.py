"""The rules in force at a table, as data, and the presets (the traditions people know)."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

PackName = Literal["40"]
FirstBanker = Literal["draw", "lot", "chosen"]
NextBanker = Literal["seven_half", "rotate", "never"]


@dataclass(frozen=True)
class Rules:
    """Every switch of the game; one field is one row of :data:`game.engine.options.OPTIONS`.

    ``chips``, ``stake_min`` and ``stake_max`` are chips, ``stake_max`` 0 means all one has;
    ``hands`` is a number of hands, 0 an open end.
    """

    pack: PackName = "40"
    chips: int = 50
    stake_min: int = 1
    stake_max: int = 10
    first_banker: FirstBanker = "draw"
    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"
    shuffle: Literal["every_hand", "run_down"] = "every_hand"
    stake_time: Literal["before", "after"] = "before"
    banker_looks: bool = True
    show_seven_half: bool = True
    tie: Literal["bank", "push"] = "bank"
    next_banker: NextBanker = "seven_half"
    hands: int = 0


class Preset(NamedTuple):
    """A tradition: ``name``, ``rules``, fewest and most ``seats``, and the rule ``sheet``."""

    name: str
    rules: Rules
    seats: tuple[int, int]
    sheet: str


PRESETS: tuple[Preset, ...] = (Preset("italy", Rules(), (2, 8), "IT"),)


def find_preset(name: str) -> Preset:
    """Return the preset called ``name``; KeyError when there is none."""
    for preset in PRESETS:
        if preset.name == name:
            return preset
    raise KeyError(name)
