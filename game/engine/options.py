"""One row for every switch of :class:`Rules`, and what makes a set of rules playable.

The setup screen, the help and the rule code read these rows. A new house rule is a field of
``Rules``, a row here, and the rule itself where it acts.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.rules import Rules

Value = str | int | bool


class Option(NamedTuple):
    """A switch.

    ``key`` is the field of ``Rules``; ``code`` its letters in a rule code, which may never
    change once published. Either ``choices`` lists the values, in an order which may only grow
    at its end, or ``range`` gives the lowest and highest whole number. ``section`` groups the
    switches on the screen. ``needs`` names fields and the values, one of which each must have,
    for this switch to mean anything.
    """

    key: str
    code: str
    section: str
    choices: tuple[Value, ...] = ()
    range: tuple[int, int] | None = None
    needs: tuple[tuple[str, tuple[Value, ...]], ...] = ()

    def allows(self, value: object) -> bool:
        """Tell whether ``value`` is one of the choices, or in the range."""
        if self.range is not None:
            low, high = self.range
            return type(value) is int and low <= value <= high
        return any(value == choice and type(value) is type(choice) for choice in self.choices)

    def number(self, value: Value) -> int:
        """Return the number of a value: its place among the choices, or itself in a range."""
        return int(value) if self.range is not None else self.choices.index(value)

    def value(self, number: int) -> Value:
        """Return the value with a number; ValueError when there is none."""
        if self.range is None and 0 <= number < len(self.choices):
            return self.choices[number]
        if self.range is not None and self.allows(number):
            return number
        raise ValueError(f"{self.key} has no value {number}")


_YES_NO = (False, True)

OPTIONS: tuple[Option, ...] = (
    Option("pack", "pk", "table", ("40", "32")),
    Option("chips", "ch", "table", range=(1, 10_000)),
    Option("stake_min", "lo", "stakes", range=(1, 1_000)),
    Option("stake_max", "hi", "stakes", range=(0, 10_000)),
    Option("stake_time", "st", "stakes", ("before", "after")),
    Option("raising", "ra", "stakes", _YES_NO),
    Option("hands", "hn", "table", range=(0, 1_000)),
    Option("direction", "di", "table", ("anticlockwise", "clockwise")),
    Option("shuffle", "sh", "table", ("every_hand", "run_down")),
    Option("first_banker", "fb", "bank", ("draw", "lot", "chosen", "vote")),
    Option("next_banker", "nb", "bank", ("seven_half", "rotate", "never", "royal", "natural")),
    Option("bank_sale", "bs", "bank", _YES_NO),
    Option("banker_looks", "bl", "bank", _YES_NO),
    Option("receive", "rc", "cards", ("open", "hide_before", "hide_after", "open_or_closed")),
    Option("show_seven_half", "ss", "cards", _YES_NO),
    Option("burn", "bu", "cards", ("none", "4", "3-4")),
    Option("split_hands", "sp", "cards", range=(1, 4)),
    Option("royal", "ro", "hands", _YES_NO),
    Option("pair_of_sevens", "ps", "hands", _YES_NO),
    Option("wild", "wi", "hands", ("none", "Kd", "Ad"), needs=(("pack", ("40",)),)),
    Option("tie", "ti", "payment", ("bank", "push")),
    Option("seven_half_pays", "sv", "payment", range=(1, 2)),
    Option("bank_seven_half_collects", "bc", "payment", range=(1, 2)),
    Option("fund", "fu", "payment", _YES_NO),
)


class Problem(NamedTuple):
    """Why rules cannot be played: a ``code`` for the words, and the ``keys`` concerned."""

    code: str
    keys: tuple[str, ...]


class _Conflict(NamedTuple):
    code: str
    keys: tuple[str, ...]
    applies: Callable[[Rules], bool]


_CONFLICTS: tuple[_Conflict, ...] = (
    _Conflict(
        "stake_min_above_max",
        ("stake_min", "stake_max"),
        lambda rules: 0 < rules.stake_max < rules.stake_min,
    ),
    _Conflict(
        "chips_below_stake",
        ("chips", "stake_min"),
        lambda rules: rules.chips < rules.stake_min,
    ),
    _Conflict(
        "no_room_to_raise",
        ("raising", "stake_max"),
        lambda rules: rules.raising and rules.stake_max == rules.stake_min,
    ),
    _Conflict(
        "wild_card_not_in_pack",
        ("wild", "pack"),
        lambda rules: rules.wild != "none" and rules.pack == "32",
    ),
    _Conflict(
        "royal_not_played",
        ("next_banker", "royal"),
        lambda rules: rules.next_banker == "royal" and not rules.royal,
    ),
)


def validate(rules: Rules) -> tuple[Problem, ...]:
    """Return what is wrong with ``rules``; empty when they can be played."""
    wrong = tuple(
        Problem("bad_value", (option.key,))
        for option in OPTIONS
        if not option.allows(getattr(rules, option.key))
    )
    # A comparison between values means nothing until each is one at all.
    return wrong or tuple(
        Problem(conflict.code, conflict.keys) for conflict in _CONFLICTS if conflict.applies(rules)
    )
