"""What the statistics say: sums over what was chosen, the line of chips, chance or more than that.

A comparison is with what is expected of sensible play (``game.odds.expected``), for hands in a
tradition as it is. It is told to be chance where that alone would bring as large a difference more
often than about once in a hundred times.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from game.engine import PRESETS
from game.odds.expected import HANDS, expected
from game.storage.statistics import BESTS, RUNS, Count, Games, Point, Statistics

__all__ = [
    "BESTS",
    "RUNS",
    "Gain",
    "Line",
    "Rate",
    "Side",
    "games_of",
    "hands_of",
    "line_of",
    "played",
    "side_of",
]

Verdict = Literal["few", "as", "more", "less"]

TRADITIONS = tuple(preset.name for preset in PRESETS)
# Standard errors that chance goes beyond once in eighty times.
_CHANCE = 2.5
# Fewer hands than this, or fewer times that something was to be expected, say nothing.
_FEW, _RARE = 30, 3.0
# So many points of the line are drawn, and so many are read out.
MOST_DRAWN, MOST_TOLD = 160, 12


class Rate(NamedTuple):
    """How often: ``times`` of ``of`` hands; ``expected`` is a chance, None where none is known."""

    what: str
    times: int
    of: int
    expected: float | None
    verdict: Verdict

    @property
    def share(self) -> float:
        """The part of the hands."""
        return self.times / self.of if self.of else 0.0


class Gain(NamedTuple):
    """Chips won of those ``staked``, and how many were to be expected, None where unknown."""

    net: int
    staked: int
    expected: float | None
    verdict: Verdict


class Side(NamedTuple):
    """All hands as a player, or as the bank: their sums, what is compared, and those left out.

    ``house``: hands under house rules, for which nothing is expected.
    """

    sums: Count
    rates: tuple[Rate, ...]
    gain: Gain
    house: int


class Line(NamedTuple):
    """Chips won so far after so many hands; ``high`` and ``low`` are among the points."""

    points: tuple[tuple[int, int], ...]
    high: tuple[int, int]
    low: tuple[int, int]

    @property
    def told(self) -> tuple[tuple[int, int], ...]:
        """Points enough to be read one by one: evenly, with the highest, the lowest, the last."""
        step = max(1, -(-(len(self.points) - 1) // MOST_TOLD))
        some = {*self.points[::step], self.high, self.low, self.points[-1]}
        return tuple(sorted(some - {(0, 0)}))


def played(kept: Statistics) -> tuple[list[str], list[str]]:
    """Return the traditions and the levels of which anything is counted, each once."""
    kinds = [key.replace("+", "").split(".") for key in kept.rows]
    kinds = [[tradition, level] for tradition, _, level, _ in kinds]
    kinds += [kind.split(".") for kind in kept.games]
    traditions = {tradition for tradition, _ in kinds}
    levels = {level for _, level in kinds}
    return [name for name in TRADITIONS if name in traditions], sorted(levels)


def games_of(kept: Statistics, tradition: str = "", level: str = "") -> Games:
    """Return the games of a tradition and level; empty for all."""
    sums = Games()
    for kind, games in kept.games.items():
        if _fits(kind, tradition, level):
            sums = sums.with_more(games)
    return sums


def hands_of(kept: Statistics, tradition: str = "", level: str = "", role: str = "") -> Count:
    """Return the hands of a tradition, level and role; empty for all."""
    sums = Count()
    for _, _, _, count in _rows(kept, tradition, level, role):
        sums = sums.with_more(count)
    return sums


def side_of(kept: Statistics, role: str, tradition: str = "", level: str = "") -> Side:
    """Return what there is to say of a role: ``player`` or ``bank``."""
    sums, plain = Count(), Count()
    chances = dict.fromkeys(("seven", "bust", "royal"), (0.0, 0.0))
    gained = spread = 0.0
    royals = 0
    for name, house, opponents, count in _rows(kept, tradition, level, role):
        sums = sums.with_more(count)
        if house or name not in TRADITIONS:
            continue
        plain = plain.with_more(count)
        one = expected(name, role == "bank", opponents)
        # What was played out to know what is expected of the bank was chance, too.
        unsure = 1 + count.hands / HANDS if role == "bank" else 1.0
        for what, (mean, variance) in chances.items():
            p = getattr(one, what)
            more = count.dealt * p * (1 - p) * unsure
            chances[what] = mean + count.dealt * p, variance + more
        royals += count.dealt if one.royal else 0
        gained += count.staked * one.result
        spread += count.squares * unsure
    if not plain.hands:
        rates = [Rate(what, getattr(sums, what), sums.dealt, None, "few") for what in chances]
        gain = Gain(sums.net, sums.staked, None, "few")
    else:
        rates = [
            _rate(what, getattr(plain, what), royals if what == "royal" else plain.dealt, *chance)
            for what, chance in chances.items()
        ]
        verdict = _verdict(plain.net, gained, spread, plain.hands, float(plain.hands))
        gain = Gain(plain.net, plain.staked, gained, verdict)
    if not rates[-1].times and not royals:
        rates.pop()
    return Side(sums, tuple(rates), gain, sums.hands - plain.hands if plain.hands else 0)


def line_of(kept: Statistics, tradition: str = "", level: str = "") -> Line:
    """Return how the chips went up and down, from 0; what the line has lost is one step."""
    hands = chips = 0
    points = [(0, 0)]
    steps: list[Point] = [*kept.before.values(), *kept.line]
    for point in steps:
        if _fits(point.kind, tradition, level):
            hands, chips = hands + point.hands, chips + point.net
            points.append((hands, chips))
    high = max(points, key=lambda one: one[1])
    low = min(points, key=lambda one: one[1])
    return Line(tuple(_drawn(points)), high, low)


def _drawn(points: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield so many points as can be told apart: of each stretch the highest and the lowest."""
    if len(points) <= MOST_DRAWN:
        yield from points
        return
    size = -(-2 * len(points) // MOST_DRAWN)
    for first in range(0, len(points), size):
        some = points[first : first + size]
        ends = {max(some, key=lambda one: one[1]), min(some, key=lambda one: one[1])}
        # The line begins and ends where it does.
        ends |= {points[0]} if not first else set()
        ends |= {points[-1]} if first + size >= len(points) else set()
        yield from sorted(ends)


def _rate(what: str, times: int, of: int, mean: float, variance: float) -> Rate:
    chance = mean / of if of else None
    return Rate(what, times, of, chance, _verdict(times, mean, variance, of, mean))


def _verdict(seen: float, mean: float, variance: float, hands: int, expected: float) -> Verdict:
    if hands < _FEW or expected < _RARE or variance <= 0:
        return "few"
    off = (seen - mean) / variance**0.5
    return "as" if abs(off) < _CHANCE else "more" if off > 0 else "less"


def _rows(
    kept: Statistics, tradition: str, level: str, role: str
) -> Iterator[tuple[str, bool, int, Count]]:
    for key, count in kept.rows.items():
        name, its_role, its_level, opponents = key.split(".")
        if _fits(f"{name.rstrip('+')}.{its_level}", tradition, level) and role in ("", its_role):
            yield name.rstrip("+"), name.endswith("+"), int(opponents), count


def _fits(kind: str, tradition: str, level: str) -> bool:
    name, its_level = kind.split(".")
    return tradition in ("", name) and level in ("", its_level)
