"""What is kept of the days' tables: the one try that counts for each day and tradition.

Format 1: ``{"format": 1, "tries": [["2026-12-24", "italy", 1, 100, [103, 98], 1, "open"], …]}``,
oldest first: the fields of :class:`Try`. What is damaged is left out; of a later format nothing
is read, and nothing may be written over it.
"""

import json
from typing import Any, Literal, NamedTuple, get_args

FORMAT = 1
# A year of one tradition, or two months of all.
MOST = 366
_MOST_HANDS = 100
_MOST_CHIPS = 10**9

Stage = Literal["open", "done", "left"]


class Try(NamedTuple):
    """The try of a ``day`` and a tradition that counts; ``version`` is that of its table.

    ``first`` are the chips it began with, ``chips`` those after each hand so far, ``sevens`` its
    hands of 7½. ``stage``: being played, played to the end, or given up.
    """

    day: str
    tradition: str
    version: int
    first: int
    chips: tuple[int, ...] = ()
    sevens: int = 0
    stage: Stage = "open"

    @property
    def won(self) -> int:
        """Chips won so far, less those lost."""
        return (self.chips[-1] if self.chips else self.first) - self.first

    @property
    def results(self) -> tuple[int, ...]:
        """Chips that each hand brought."""
        before = (self.first, *self.chips)
        return tuple(chips - earlier for earlier, chips in zip(before, self.chips, strict=False))


class Tries(NamedTuple):
    """All tries that are kept, the oldest first; ``newer``: a later version has kept them."""

    tries: tuple[Try, ...] = ()
    newer: bool = False

    def find(self, day: str, tradition: str) -> Try | None:
        """Return the try of a day and a tradition, None if there was none."""
        for one in self.tries:
            if (one.day, one.tradition) == (day, tradition):
                return one
        return None

    def put(self, new: Try) -> "Tries":
        """Return them with one more, or another state of one; the oldest make room."""
        others = [one for one in self.tries if (one.day, one.tradition) != new[:2]]
        return self._replace(tries=tuple(sorted([*others, new])[-MOST:]))


def write_tries(kept: Tries) -> str:
    """Write the tries as a text for the store."""
    return json.dumps({"format": FORMAT, "tries": kept.tries}, separators=(",", ":"))


def read_tries(text: str | None) -> Tries:
    """Read the tries; each that is damaged is left out, and nothing is ever refused."""
    try:
        data = json.loads(text or "")
    except (ValueError, RecursionError):
        return Tries()
    number = data.get("format") if isinstance(data, dict) else None
    if number != FORMAT:
        return Tries(newer=type(number) is int and number > FORMAT)
    rows = data.get("tries")
    found = Tries()
    for row in rows[-MOST:] if isinstance(rows, list) else ():
        if one := _try(row):
            found = found.put(one)
    return found


def _try(row: Any) -> Try | None:
    """Read one; None where it cannot be true."""
    try:
        day, tradition, version, first, chips, sevens, stage = row
        numbers = (version, first, sevens, *chips)
    except (TypeError, ValueError):
        return None
    sound = (
        isinstance(day, str)
        and len(day) == len("2026-12-24")
        and isinstance(tradition, str)
        and tradition.isascii()
        and len(tradition) < 20
        and all(type(one) is int and 0 <= one <= _MOST_CHIPS for one in numbers)
        and len(chips) <= _MOST_HANDS
        and stage in get_args(Stage)
    )
    return Try(day, tradition, version, first, tuple(chips), sevens, stage) if sound else None
