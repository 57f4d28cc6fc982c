"""Things that lie on the table beside the cards: the stake chip, the crown and the bank's mark."""

from __future__ import annotations

import math

from tools.art.palette import GOLD, INK, PAPER, RED, WINE
from tools.art.path import ellipse, join, mirrored, polygon
from tools.art.svg import Shape, fill, inked, line, moved


def chip() -> list[Shape]:
    """A stake seen from above; its middle is left plain for a number written over it."""
    spots = []
    for k in range(8):
        a, half = math.radians(k * 45), math.radians(9)
        spots.append(
            polygon(
                [
                    (50 + r * math.cos(a + side), 50 + r * math.sin(a + side))
                    for r, side in ((47, -half), (47, half), (34, half), (34, -half))
                ]
            )
        )
    return [
        fill(ellipse(50, 50, 49), WINE),
        fill(ellipse(50, 50, 46), RED),
        fill(join(spots), PAPER),
        fill(ellipse(50, 50, 34), GOLD),
        fill(ellipse(50, 50, 30), PAPER),
        line(ellipse(50, 50, 25), GOLD, 2),
    ]


def crown() -> list[Shape]:
    outline = mirrored("M50 20 L36 48 L17 28 C14 42 17 58 22 74 L22 84 L50 84", 50)
    return [
        inked(outline, GOLD, 4),
        fill("M22 72 H78 V84 H22 Z", RED),
        line("M22 72 H78 M22 84 H78", INK, 4),
        inked(join([ellipse(50, 17, 7), ellipse(16, 26, 6), ellipse(84, 26, 6)]), GOLD, 4),
        fill(join([ellipse(50, 78, 3.5), ellipse(36, 78, 3), ellipse(64, 78, 3)]), PAPER),
    ]


def bank() -> list[Shape]:
    """The crown on a seal: said once, large and round, unlike anything a punter has."""
    return [
        fill(ellipse(50, 50, 49), INK),
        fill(ellipse(50, 50, 46), GOLD),
        fill(ellipse(50, 50, 41), INK),
        fill(ellipse(50, 50, 39), WINE),
        *moved(crown(), 14, 14.5, 0.72),
    ]
