"""The four aces: one great ornate sign each, the ace of diamonds the pack's showpiece."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.palette import DARK, GOLD, INK, LEAF, LIGHT, NIGHT, PAPER, SUIT
from tools.art.path import Path, Point, ellipse, join, mirrored, parse, polygon, star
from tools.art.pips import CENTRE
from tools.art.suits import sign
from tools.art.svg import Shape, fill, inked, line

if TYPE_CHECKING:
    from collections.abc import Callable

X, Y = CENTRE


def _around(count: int, radius: float, start: float = 0.0) -> list[tuple[Point, float]]:
    """Points on a ring about the centre, each with its direction in degrees from upright."""
    out = []
    for k in range(count):
        turn = start + k * 360 / count
        a = math.radians(turn - 90)
        out.append(((X + radius * math.cos(a), Y + radius * math.sin(a)), turn))
    return out


def _leaf(at: Point, turn: float, length: float) -> Path:
    leaf = parse("M0 0 C8 -8 9 -20 0 -30 C-9 -20 -8 -8 0 0 Z")
    return leaf.at(at[0], at[1], length / 30, turn)


def _diamonds() -> list[Shape]:
    """A cut gem on a winter night, in a sun of gold: the facets are what the eye counts."""
    top, side = 98.0, 54.0
    edge = [(X, Y - top), (X + side, Y), (X, Y + top), (X - side, Y)]
    table = [(X, Y - 46), (X + 26, Y), (X, Y + 46), (X - 26, Y)]
    rim = [(X, Y - top - 11), (X + side + 7, Y), (X, Y + top + 11), (X - side - 7, Y)]
    facets: list[Shape] = []
    for k, (a, b) in enumerate(zip(edge, edge[1:] + edge[:1], strict=True)):
        inner_a, inner_b = table[k], table[(k + 1) % 4]
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        # Opposite quarters are lit alike, so that the card has no upside down.
        outer = LIGHT if k % 2 else DARK
        facets += [
            fill(polygon([a, middle, inner_a]), outer),
            fill(polygon([middle, b, inner_b]), outer),
        ]
    return [
        inked(star(X, Y, 32, 86, 73), GOLD),
        inked(ellipse(X, Y, 68), NIGHT),
        fill(join(star(*at, 4, 9, 2.8) for at, _ in _around(4, 57, 45)), GOLD),
        fill(join(ellipse(*at, 2.6) for at, _ in _around(4, 55, 22) + _around(4, 55, 68)), PAPER),
        inked(polygon(rim), GOLD),
        fill(polygon(edge), SUIT),
        *facets,
        line(polygon(edge), INK),
        inked(polygon(table), SUIT),
        fill(star(X, Y, 8, 23, 8), GOLD),
        fill(ellipse(X, Y, 5), PAPER),
    ]


def _spades() -> list[Shape]:
    """The spade in an olive wreath, its fruit in gold."""
    leaves = [_leaf(at, turn + lean, 18) for at, turn in _around(18, 71, 8) for lean in (40, 122)]
    fruit = [ellipse(*at, 3.6) for at, _ in _around(18, 71, 3)]
    body = mirrored("M50 14 C43 34 15 46 15 65 C15 74 22 79 29 79 C38 79 44 72 50 62", 50)
    inner = body.at(-50, -50).at(X, Y - 1, 1.1)
    return [
        line(ellipse(X, Y, 71), LEAF, 3),
        *(fill(leaf, LEAF) for leaf in leaves),
        fill(join(fruit), GOLD),
        fill(sign("s", X, Y - 1, 112), SUIT),
        line(inner, GOLD, 3.5),
        fill(star(X, Y + 1, 8, 20, 7.5), GOLD),
        fill(ellipse(X, Y + 1, 4.5), SUIT),
    ]


def _hearts() -> list[Shape]:
    """The heart as a hearth: long and short rays by turns."""
    rays = []
    for k, (_, turn) in enumerate(_around(32, 0)):
        reach = 85 if k % 2 == 0 else 75
        rays.append(polygon([(-6, -50), (0, -reach), (6, -50)]).at(X, Y, 1, turn))
    return [
        fill(join(rays), GOLD),
        fill(ellipse(X, Y, 62), PAPER),
        fill(sign("h", X, Y + 4, 128), SUIT),
        line(sign("h", X, Y + 3, 102), GOLD, 4),
        fill(star(X, Y - 4, 8, 28, 11), GOLD),
        fill(ellipse(X, Y - 4, 6.5), SUIT),
    ]


def _clubs() -> list[Shape]:
    """The club in a ring of beads and lozenges."""
    beads = []
    for k, (at, turn) in enumerate(_around(24, 77)):
        lozenge = polygon([(-6, 0), (0, -9), (6, 0), (0, 9)]).at(*at, 1, turn)
        beads.append(lozenge if k % 2 == 0 else ellipse(*at, 4.4))
    scale = 1.24
    centres = [
        (X + (x - 50) * scale, Y + (y - 50) * scale) for x, y in ((50, 27), (26, 58), (74, 58))
    ]
    return [
        fill(join(beads), GOLD),
        fill(sign("c", X, Y, 124), SUIT),
        line(join(ellipse(*c, 21) for c in centres), GOLD, 4),
        fill(join(star(*c, 8, 15, 5.8) for c in centres), GOLD),
        fill(polygon([(X, Y - 6), (X + 5, Y + 2), (X, Y + 10), (X - 5, Y + 2)]), GOLD),
    ]


ACES: dict[str, Callable[[], list[Shape]]] = {
    "c": _clubs,
    "d": _diamonds,
    "h": _hearts,
    "s": _spades,
}


def ace(suit: str) -> list[Shape]:
    return ACES[suit]()
