"""Paths as data: parse a small SVG dialect, move, turn and mirror it, write it back compactly.

Everything is baked into absolute numbers before it is written, because the symbols are used from
another document and must not lean on references, styles or nested uses.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

# Distance of a cubic's handle from its end for a quarter circle of radius 1.
KAPPA = 0.5522848

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True)
class Path:
    """A sequence of M, L, C and Z segments in absolute coordinates."""

    segments: tuple[Segment, ...]

    def map(self, move: Callable[[Point], Point]) -> Path:
        return Path(tuple((op, tuple(move(p) for p in pts)) for op, pts in self.segments))

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Path:
        """Scaled, turned clockwise by `turn` degrees about the origin, then moved to x, y."""
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return self.map(
            lambda p: (
                x + scale * (p[0] * cos - p[1] * sin),
                y + scale * (p[0] * sin + p[1] * cos),
            )
        )

    def flip(self, axis: float) -> Path:
        """Mirrored left to right about the vertical line x = axis."""
        return self.map(lambda p: (2 * axis - p[0], p[1]))

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def points(self) -> list[Point]:
        return [p for _, pts in self.segments for p in pts]

    def text(self) -> str:
        return _write(self.segments)


def parse(text: str) -> Path:
    """Read absolute M L H V C Q Z commands; anything else is a drawing mistake."""
    tokens = _TOKEN.findall(text)
    out: list[Segment] = []
    here: Point = (0.0, 0.0)
    op = ""
    i = 0

    def take(count: int) -> list[float]:
        nonlocal i
        numbers = [float(t) for t in tokens[i : i + count]]
        i += count
        return numbers

    while i < len(tokens):
        if tokens[i].isalpha():
            op = tokens[i]
            i += 1
        if op == "Z":
            out.append(("Z", ()))
            continue
        if op in "ML":
            x, y = take(2)
            out.append((op, ((x, y),)))
            here, op = (x, y), "L"
        elif op == "H":
            here = (take(1)[0], here[1])
            out.append(("L", (here,)))
        elif op == "V":
            here = (here[0], take(1)[0])
            out.append(("L", (here,)))
        elif op == "C":
            a, b, c, d, x, y = take(6)
            out.append(("C", ((a, b), (c, d), (x, y))))
            here = (x, y)
        elif op == "Q":
            a, b, x, y = take(4)
            first = (here[0] + (a - here[0]) * 2 / 3, here[1] + (b - here[1]) * 2 / 3)
            second = (x + (a - x) * 2 / 3, y + (b - y) * 2 / 3)
            out.append(("C", (first, second, (x, y))))
            here = (x, y)
        else:
            raise ValueError(f"path command {op!r} is not part of the dialect")
    return Path(tuple(out))


def mirrored(text: str, axis: float) -> Path:
    """Close an open half outline with its own mirror image about x = axis."""
    half = parse(text)
    ends = [pts[-1] for _, pts in half.segments]
    back: list[Segment] = []

    def over(p: Point) -> Point:
        return (2 * axis - p[0], p[1])

    if ends[-1][0] != axis:
        back.append(("L", (over(ends[-1]),)))
    for k in range(len(ends) - 1, 0, -1):
        op, pts = half.segments[k]
        if op == "C":
            back.append(("C", (over(pts[1]), over(pts[0]), over(ends[k - 1]))))
        else:
            back.append(("L", (over(ends[k - 1]),)))
    return Path(half.segments + tuple(back) + (("Z", ()),))


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    ry = rx if ry is None else ry
    kx, ky = rx * KAPPA, ry * KAPPA
    return Path(
        (
            ("M", ((x - rx, y),)),
            ("C", ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry))),
            ("C", ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y))),
            ("C", ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry))),
            ("C", ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y))),
            ("Z", ()),
        )
    )


def polygon(points: Iterable[Point]) -> Path:
    pts = list(points)
    head: Segment = ("M", (pts[0],))
    return Path((head, *(("L", (p,)) for p in pts[1:]), ("Z", ())))


def star(x: float, y: float, tips: int, outer: float, inner: float, turn: float = 0.0) -> Path:
    """A star with its first tip straight up (turned clockwise by `turn` degrees)."""
    pts = []
    for k in range(tips * 2):
        angle = math.radians(turn - 90 + k * 180 / tips)
        r = inner if k % 2 else outer
        pts.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return polygon(pts)


def join(paths: Iterable[Path]) -> Path:
    return Path(tuple(s for p in paths for s in p.segments))


def _number(tenths: int) -> str:
    """Tenths as the shortest decimal: 5 -> .5, -10 -> -1."""
    whole, part = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if tenths < 0 else text


def _numbers(tenths: Sequence[int]) -> str:
    out = ""
    for value in tenths:
        text = _number(value)
        # A minus sign separates by itself; a bare number needs a space after another number.
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def _write(segments: Sequence[Segment]) -> str:
    """Relative commands: the same pip then reads the same everywhere, which gzip rewards."""
    out = ""
    here = start = (0, 0)
    for op, pts in segments:
        if op == "Z":
            out += "z"
            here = start
            continue
        tenths = [(round(x * 10), round(y * 10)) for x, y in pts]
        if op == "M":
            out += "M" + _numbers(tenths[0])
            start = tenths[0]
        else:
            steps = [(x - here[0], y - here[1]) for x, y in tenths]
            if op == "L" and steps[0][1] == 0:
                out += "h" + _number(steps[0][0])
            elif op == "L" and steps[0][0] == 0:
                out += "v" + _number(steps[0][1])
            else:
                out += op.lower() + _numbers([n for step in steps for n in step])
        here = tenths[-1]
    return out
