"""The pack's own back: a comet-star lattice in gold on wine red, the same both ways up."""

from __future__ import annotations

import math

from tools.art.clip import clipped, inside
from tools.art.palette import EMBER, GOLD, PAPER, RED, WINE
from tools.art.path import Path, ellipse, join, mirrored, parse, polygon, star
from tools.art.svg import Shape, fill, line


def _frame(inset: float, radius: float, width: float = 250, height: float = 350) -> Path:
    return rounded(inset, inset, width - 2 * inset, height - 2 * inset, radius)


def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    return parse(
        f"M{x + r} {y} H{x + w - r} Q{x + w} {y} {x + w} {y + r} V{y + h - r} "
        f"Q{x + w} {y + h} {x + w - r} {y + h} H{x + r} Q{x} {y + h} {x} {y + h - r} "
        f"V{y + r} Q{x} {y} {x + r} {y} Z"
    )


def back() -> list[Shape]:
    panel = [(24.0, 24.0), (226.0, 24.0), (226.0, 326.0), (24.0, 326.0)]
    wide, tall = 202 / 5, 302 / 6
    tiles, stars, flakes = [], [], []
    for row in range(13):
        for col in range(row % 2, 11, 2):
            x, y = 24 + col * wide / 2, 24 + row * tall / 2
            tiles.append([(x, y - 21), (x + 16.8, y), (x, y + 21), (x - 16.8, y)])
            # A star half under the medallion would look like a mistake.
            if not inside((x, y), panel, 12) or math.dist((x, y), (125, 175)) < 84:
                continue
            if row % 2:
                stars.append(star(x, y, 8, 12, 4.6))
            else:
                flakes += [star(x, y, 6, 8, 2.2), ellipse(x, y, 2.6)]
    return [
        fill(_frame(10, 9), WINE),
        line(_frame(17, 6), GOLD, 4),
        fill(clipped(tiles, panel), RED),
        fill(join(stars), GOLD),
        fill(join(flakes), PAPER),
        *_medallion(),
    ]


def _medallion() -> list[Shape]:
    """The comet star, ringed with holly; all its counts are even, so it has no upside down."""
    leaves = [holly(k * 45, 53) for k in range(8)]
    berries = [ellipse(125 + 60 * cos(k), 175 + 60 * sin(k), 4.5) for k in range(8)]
    return [
        fill(ellipse(125, 175, 74), WINE),
        line(ellipse(125, 175, 70), GOLD, 4),
        fill(join(leaves), GOLD),
        fill(join(berries), EMBER),
        fill(ellipse(125, 175, 45), GOLD),
        fill(ellipse(125, 175, 41), WINE),
        fill(star(125, 175, 8, 32, 11, 22.5), EMBER),
        fill(star(125, 175, 8, 39, 11), GOLD),
        fill(ellipse(125, 175, 6), PAPER),
    ]


def cos(eighth: float) -> float:
    return math.cos(math.radians(eighth * 45 + 22.5))


def sin(eighth: float) -> float:
    return math.sin(math.radians(eighth * 45 + 22.5))


def holly(turn: float, radius: float) -> Path:
    """A prickly leaf lying along the ring."""
    leaf = mirrored("M0 -15 C3 -11 4 -10 8 -10 C6 -6 6 -3 9 0 C6 3 6 6 8 10 C4 10 3 11 0 15", 0)
    return leaf.at(0, 0, 1, 90).at(0, -radius - 5, 0.95).at(125, 175, 1, turn)


def mini_back() -> list[Shape]:
    return [
        fill(_frame(3, 3, 50, 70), WINE),
        line(_frame(6, 2, 50, 70), GOLD, 1.6),
        fill(polygon([(25, 14), (40, 35), (25, 56), (10, 35)]), RED),
        fill(star(25, 35, 8, 12, 5), GOLD),
    ]
