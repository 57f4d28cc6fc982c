"""The rules as the screens show them: traditions, switches, what speaks against a value."""

from typing import NamedTuple

from game.app.choices import code_in_force, rules_with
from game.app.people import seat_names
from game.engine import (
    OPTIONS,
    PRESETS,
    SEVEN_HALF,
    Option,
    Preset,
    Problem,
    Rules,
    decode_rules,
    find_preset,
    hand_total,
    replace,
)

__all__ = [
    "OPTIONS",
    "PRESETS",
    "SEVEN_HALF",
    "Option",
    "Rules",
    "Switch",
    "Value",
    "Way",
    "code_in_force",
    "decode_rules",
    "hand_total",
    "house_rules",
    "played_in",
    "preset_of",
    "seat_names",
    "sections",
    "switches",
    "way",
    "ways",
    "without_wild",
]

Value = str | int | bool

# What every table agrees on anew; another number there is no house rule.
_AGREED = ("chips", "hands", "stake_min", "stake_max")

# Few enough numbers to stand side by side.
_FEW = 4

# Variants of which a tradition's sheet speaks, besides those that its preset offers.
_VARIANTS: tuple[tuple[str, str, Value], ...] = (
    ("italy", "pair_of_sevens", True),
    ("italy", "burn", "4"),
    ("italy", "burn", "3-4"),
    ("italy", "tie", "push"),
    ("italy", "next_banker", "rotate"),
)


class Switch(NamedTuple):
    """A row of the options: its ``value`` now, and the ``usual`` one of the tradition."""

    option: Option
    value: Value
    usual: Value

    @property
    def differs(self) -> bool:
        """Whether the tradition has another value."""
        return self.value != self.usual

    @property
    def house_rule(self) -> bool:
        """Whether it differs in what a tradition settles, not only in a number to agree on."""
        return self.differs and self.option.key not in _AGREED


class Way(NamedTuple):
    """A value of a switch that could be chosen; ``number`` stands for it in messages.

    ``problems`` say why it cannot be played with the other switches as they are; ``remedy`` is
    a change of another switch, key and value, that makes it playable.
    """

    option: Option
    value: Value
    number: int
    problems: tuple[Problem, ...] = ()
    remedy: tuple[str, Value] | None = None

    @property
    def message(self) -> str:
        """What a tap on the value sends."""
        return f"{self.option.key}={self.number}"

    @property
    def mended(self) -> str:
        """What a tap sends that takes the remedy, too."""
        if self.remedy is None:
            return ""
        key, value = self.remedy
        return f"{self.message},{key}={_row(key).number(value)}"


def preset_of(code: str) -> Preset:
    """Return the tradition with which a rule code begins."""
    return find_preset(code.partition(".")[0])


def switches(code: str) -> tuple[Switch, ...]:
    """Return every switch as a rule code sets it."""
    rules, usual = decode_rules(code), preset_of(code).rules
    return tuple(
        Switch(option, getattr(rules, option.key), getattr(usual, option.key)) for option in OPTIONS
    )


def sections() -> dict[str, tuple[Option, ...]]:
    """Return the switches by the section they belong to."""
    names = dict.fromkeys(option.section for option in OPTIONS)
    return {name: tuple(option for option in OPTIONS if option.section == name) for name in names}


def house_rules(code: str) -> tuple[Switch, ...]:
    """Return the switches in which a rule code leaves its tradition."""
    return tuple(switch for switch in switches(code) if switch.house_rule)


def way(code: str, option: Option, value: Value) -> Way:
    """Return what taking ``value`` for a switch would mean."""
    rules, number = decode_rules(code), option.number(value)
    problems = rules_with(rules, option, number)[1]
    remedy = _remedy(code, option, value, problems) if problems else None
    return Way(option, value, number, problems, remedy)


def ways(code: str, option: Option) -> tuple[Way, ...]:
    """Return all values of a switch; none where there are too many to be listed."""
    if option.range is None:
        return tuple(way(code, option, value) for value in option.choices)
    low, high = option.range
    if high - low >= _FEW:
        return ()
    return tuple(way(code, option, value) for value in range(low, high + 1))


def without_wild(rules: Rules) -> Rules:
    """Return rules by which every card counts what is printed on it."""
    return replace(rules, wild="none")


def _row(key: str) -> Option:
    return next(option for option in OPTIONS if option.key == key)


def _remedy(
    code: str, option: Option, value: Value, problems: tuple[Problem, ...]
) -> tuple[str, Value] | None:
    """Find one change of another switch that makes ``value`` playable, the usual one first."""
    rules, _ = rules_with(decode_rules(code), option, option.number(value))
    others = dict.fromkeys(key for problem in problems for key in problem.keys)
    for key in others:
        if key == option.key:
            continue
        row = _row(key)
        usual: Value = getattr(preset_of(code).rules, key)
        now = getattr(rules, key)
        # Of a number: as much as the value asks for, twice as much as it is, or its lowest.
        numbers = (value, 2 * now, row.range[0]) if row.range else ()
        for other in (usual, *row.choices, *numbers):
            if row.allows(other) and not rules_with(rules, row, row.number(other))[1]:
                return key, other
    return None


def played_in(option: Option, value: Value) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the traditions that play a value, and those that know it as a variant."""
    home = tuple(one.name for one in PRESETS if getattr(one.rules, option.key) == value)
    variant = tuple(
        one.name
        for one in PRESETS
        if one.name not in home
        and ((option.key, value) in one.offered or (one.name, option.key, value) in _VARIANTS)
    )
    return home, variant
