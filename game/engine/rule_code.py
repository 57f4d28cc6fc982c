"""A set of rules as a short text to copy or to put in a link: ``italy.ti1.hn10``.

A preset, then each switch that differs from it: the letters of its row and a number, the place
of the value among the row's choices, or the value itself where the row has a range.
"""

import re
from dataclasses import replace
from typing import Any

from game.engine.options import OPTIONS
from game.engine.rules import PRESETS, Rules, find_preset

_PART = re.compile(r"([a-z]+)([0-9]{1,6})")


def _differences(rules: Rules, base: Rules) -> list[str]:
    return [
        f"{option.code}{option.number(getattr(rules, option.key))}"
        for option in OPTIONS
        if getattr(rules, option.key) != getattr(base, option.key)
    ]


def encode_rules(rules: Rules, base: str = "") -> str:
    """Write ``rules`` as a code of ``[a-z0-9.]``, from the preset ``base``, or else the nearest.

    ValueError when a value is none of its row's.
    """
    for option in OPTIONS:
        if not option.allows(getattr(rules, option.key)):
            raise ValueError(f"not a value of {option.key}: {getattr(rules, option.key)!r}")
    presets = (find_preset(base),) if base else PRESETS
    return min(
        (".".join([preset.name, *_differences(rules, preset.rules)]) for preset in presets),
        key=lambda code: code.count("."),
    )


def decode_rules(code: str) -> Rules:
    """Read a code of :func:`encode_rules`; ValueError, with the part, when it is not one."""
    name, *parts = code.strip().lower().split(".")
    try:
        rules = find_preset(name).rules
    except KeyError:
        raise ValueError(f"no such preset: {name!r}") from None
    rows = {option.code: option for option in OPTIONS}
    changes: dict[str, Any] = {}
    for part in parts:
        match = _PART.fullmatch(part)
        option = rows.get(match[1]) if match else None
        if match is None or option is None or option.key in changes:
            raise ValueError(f"not part of a rule code: {part!r}")
        changes[option.key] = option.value(int(match[2]))
    return replace(rules, **changes)
