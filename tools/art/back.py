"""The backs of the packs, each the same both ways up: comet, sea and Christmas stars."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.clip import clipped, inside
from tools.art.palette import (
    BLUE,
    CLOTH,
    EMBER,
    FERN,
    GOLD,
    LEAF,
    NIGHT,
    PAPER,
    RED,
    STEEL,
    WINE,
)
from tools.art.path import Path, ellipse, join, mirrored, parse, polygon, star
from tools.art.svg import Shape, fill, line

if TYPE_CHECKING:
    from collections.abc import Callable


def _frame(inset: float, radius: float, width: float = 250, height: float = 350) -> Path:
    return rounded(inset, inset, width - 2 * inset, height - 2 * inset, radius)


def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    return parse(
        f"M{x + r} {y} H{x + w - r} Q{x + w} {y} {x + w} {y + r} V{y + h - r} "
        f"Q{x + w} {y + h} {x + w - r} {y + h} H{x + r} Q{x} {y + h} {x} {y + h - r} "
        f"V{y + r} Q{x} {y} {x + r} {y} Z"
    )


def back() -> list[Shape]:
    """A comet-star lattice in gold on wine red."""
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


WAVES = 4
LEFT, RIGHT, TOP, BOTTOM = 17.0, 233.0, 17.0, 333.0


def _wave(left: float, right: float, y: float, high: float, count: int) -> Path:
    """Whole waves, so that the row looks the same upside down."""
    step = (right - left) / count / 2
    said = f"M{left} {y}"
    for k in range(2 * count):
        x, crest = left + k * step, y + (high if k % 2 else -high)
        said += f" Q{x + step / 2} {crest} {x + step} {y}"
    return parse(said)


def wave_back() -> list[Shape]:
    """The star over the sea: waves of gold and white on blue."""
    rows = [TOP + 17 + k * (BOTTOM - TOP - 34) / 16 for k in range(17)]
    waves = [_wave(LEFT, RIGHT, y, 16, WAVES) for y in rows]
    return [
        fill(_frame(10, 9), NIGHT),
        fill(_frame(17, 6), BLUE),
        line(join(waves[1::2]), STEEL, 2.4),
        line(join(waves[::2]), GOLD, 4),
        line(_frame(17, 6), GOLD, 4),
        fill(ellipse(125, 175, 66), NIGHT),
        line(ellipse(125, 175, 62), GOLD, 4),
        line(ellipse(125, 175, 55), STEEL, 2),
        fill(star(125, 175, 16, 52, 22, 11.25), BLUE),
        fill(star(125, 175, 8, 48, 13), GOLD),
        fill(star(125, 175, 8, 22, 8, 22.5), PAPER),
        fill(ellipse(125, 175, 5), NIGHT),
    ]


def bloom_back() -> list[Shape]:
    """A trellis of winter's green with Christmas stars in it."""
    wide, tall = (RIGHT - LEFT) / 4, (BOTTOM - TOP) / 6
    blooms, leaves, knots = [], [], []
    bars: list[Path] = []
    for row in range(13):
        for col in range(row % 2, 9, 2):
            x, y = LEFT + col * wide / 2, TOP + row * tall / 2
            if row < 12:
                bars += [
                    polygon([(x, y), (x + side * wide / 2, y + tall / 2)])
                    for side in (-1, 1)
                    if LEFT <= x + side * wide / 2 <= RIGHT
                ]
            knots.append(ellipse(x, y, 4.2))
            if 0 < row < 12 and 0 < col < 8 and row % 2:
                leaves.append(star(x, y, 6, 22, 10, 30))
                blooms.append(star(x, y, 6, 20, 6.5))
    middles = [ellipse(x, y, 3.2) for x, y in _middles(wide, tall)]
    return [
        fill(_frame(10, 9), CLOTH),
        fill(_frame(17, 6), LEAF),
        line(join(bars), CLOTH, 3),
        fill(join(leaves), FERN),
        fill(join(blooms), RED),
        fill(join(middles), GOLD),
        line(_frame(17, 6), GOLD, 4),
        fill(join(knots), GOLD),
    ]


def _middles(wide: float, tall: float) -> list[tuple[float, float]]:
    return [
        (LEFT + col * wide / 2, TOP + row * tall / 2)
        for row in range(1, 12, 2)
        for col in range(1, 8, 2)
    ]


def mini_wave_back() -> list[Shape]:
    rows = (18.0, 26.5, 35.0, 43.5, 52.0)
    return [
        fill(_frame(3, 3, 50, 70), BLUE),
        line(join(_wave(7, 43, y, 7, 2) for y in rows), STEEL, 1.6),
        line(_frame(6, 2, 50, 70), GOLD, 1.6),
        fill(ellipse(25, 35, 13), NIGHT),
        fill(star(25, 35, 8, 12, 4), GOLD),
    ]


def mini_bloom_back() -> list[Shape]:
    return [
        fill(_frame(3, 3, 50, 70), LEAF),
        line(_frame(6, 2, 50, 70), GOLD, 1.6),
        fill(star(25, 35, 6, 17, 7, 30), FERN),
        fill(star(25, 35, 6, 15, 5), RED),
        fill(ellipse(25, 35, 3), GOLD),
        fill(join(ellipse(x, y, 2) for x in (12, 38) for y in (13, 57)), GOLD),
    ]


# The first is the one that is dealt.
BACKS: dict[str, Callable[[], list[Shape]]] = {
    "c-back": back,
    "c-back-2": wave_back,
    "c-back-3": bloom_back,
}
MINI_BACKS: dict[str, Callable[[], list[Shape]]] = {
    "m-back": mini_back,
    "m-back-2": mini_wave_back,
    "m-back-3": mini_bloom_back,
}
