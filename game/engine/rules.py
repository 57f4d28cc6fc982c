"""The rules in force at a table, as data, and the presets (the traditions people know)."""

from dataclasses import replace
from typing import Literal, NamedTuple

from game.engine.record import Record

PackName = Literal["40", "32"]
FirstBanker = Literal["draw", "lot", "vote", "chosen"]
NextBanker = Literal["seven_half", "royal", "natural", "rotate", "never"]
Receive = Literal["open", "hide_before", "hide_after", "open_or_closed"]

# With the small pack more seats could run it dry in the deal (R4).
MOST_SEATS: dict[PackName, int] = {"40": 10, "32": 8}


class Rules(Record):
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
    receive: Receive = "open"
    show_seven_half: bool = True
    raising: bool = False
    tie: Literal["bank", "push"] = "bank"
    seven_half_pays: Literal[1, 2] = 1
    bank_seven_half_collects: Literal[1, 2] = 1
    royal: bool = False
    pair_of_sevens: bool = False
    wild: Literal["none", "Kd", "Ad"] = "none"
    burn: Literal["none", "4", "3-4"] = "none"
    split_hands: Literal[1, 2, 3, 4] = 1
    fund: bool = False
    next_banker: NextBanker = "seven_half"
    bank_sale: bool = False
    hands: int = 0


class Preset(NamedTuple):
    """A tradition.

    ``name``, ``rules``, fewest and most ``seats``, the ``sheet`` it comes from, and the
    ``offered`` values of switches which belong to it but are off at first: pairs of key, value.
    """

    name: str
    rules: Rules
    seats: tuple[int, int]
    sheet: str
    offered: tuple[tuple[str, str], ...] = ()


_FRANCE = Rules(
    first_banker="chosen",
    stake_time="after",
    stake_max=0,
    banker_looks=False,
    receive="hide_after",
    show_seven_half=False,
    seven_half_pays=2,
    bank_seven_half_collects=2,
    fund=True,
    next_banker="rotate",
)

PRESETS: tuple[Preset, ...] = (
    Preset("italy", Rules(), (2, 8), "IT", (("wild", "Kd"),)),
    Preset("reale", Rules(royal=True, next_banker="royal"), (2, 8), "IT", (("wild", "Kd"),)),
    Preset("france40", _FRANCE, (2, 8), "FR"),
    Preset("france32", replace(_FRANCE, pack="32"), (2, 8), "FR"),
    Preset(
        "portugal",
        Rules(
            first_banker="lot",
            stake_time="after",
            receive="open_or_closed",
            show_seven_half=False,
            raising=True,
            seven_half_pays=2,
            next_banker="natural",
            bank_sale=True,
        ),
        (2, 10),
        "PT",
        (("wild", "Ad"), ("first_banker", "vote")),
    ),
    Preset("spain", Rules(receive="hide_before", split_hands=2), (2, 8), "ES"),
)


def find_preset(name: str) -> Preset:
    """Return the preset called ``name``; KeyError when there is none."""
    for preset in PRESETS:
        if preset.name == name:
            return preset
    raise KeyError(name)
