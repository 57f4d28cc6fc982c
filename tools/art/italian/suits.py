"""The four suits as things, not signs: each drawn about the origin in a box of 100 by 100.

Swords and clubs are long: their half length is given, so that a card may stretch them without
making them fat. ``weight`` is the outline's, in units of the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.palette import BLUE, BRONZE, FERN, GOLD, LEAF, OCHRE, RED, STEEL
from tools.art.path import ellipse, join, mirrored, parse, star
from tools.art.svg import Shape, fill, inked, line, moved

if TYPE_CHECKING:
    from collections.abc import Callable

# What is written in the corners of each suit's cards: four colours, as regional packs have them.
SUIT_COLOUR = {"c": LEAF, "d": OCHRE, "h": RED, "s": BLUE}

LINE = 3.0


def coin(weight: float) -> list[Shape]:
    petal = parse("M0 -8 C-12 -16 -12 -24 0 -33 C12 -24 12 -16 0 -8 Z")
    rose = join(petal.at(0, 0, 1, k * 45) for k in range(8))
    return [
        inked(ellipse(0, 0, 50 - weight / 2), GOLD, weight),
        line(ellipse(0, 0, 38.5), BRONZE, 4),
        fill(rose + ellipse(0, 0, 7), RED),
    ]


def cup(weight: float) -> list[Shape]:
    return [
        inked(mirrored("M0 18 L-6 18 C-6 32 -14 38 -29 42 L-29 49 L0 49", 0), GOLD, weight),
        inked(mirrored("M0 -36 L-35 -36 C-35 -8 -22 14 0 16", 0), RED, weight),
        inked(ellipse(0, 23, 12, 6.5), GOLD, weight),
        inked("M-40 -48 H40 V-35 H-40 Z", GOLD, weight),
        fill(star(0, -11, 8, 15, 6), GOLD),
    ]


def sword(weight: float, half: float = 50.0, wide: float = 29.0) -> list[Shape]:
    """Point upwards; ``wide`` is half the cross-guard, which sets the breadth of the rest."""
    blade, hilt = wide / 2.4, half - wide * 1.1
    grip = f"M0 {hilt} V{half - wide / 4}"
    return [
        line(grip, width=blade + 2 * weight),
        line(grip, BLUE, blade),
        inked(
            f"M{-blade} {hilt} V{-half + 1.7 * blade} L0 {-half} L{blade} {-half + 1.7 * blade}"
            f" V{hilt} Z",
            STEEL,
            weight,
        ),
        line(f"M0 {hilt - wide / 3} V{-half + 2.6 * blade}", BLUE, max(weight * 0.8, blade / 3)),
        inked(ellipse(0, half - wide / 5, wide / 4.2), GOLD, weight),
        inked(f"M{-wide} {hilt - wide / 6} H{wide} V{hilt + wide / 6} H{-wide} Z", GOLD, weight),
    ]


def club(weight: float, half: float = 50.0, wide: float = 17.0) -> list[Shape]:
    """Thick end upwards, with the stumps of its branches; ``wide`` is half its head."""
    thin = wide * 0.55
    branch = parse("M-6 6 L-5 -13 L5 -13 L6 6 Z")
    cut = parse("M-2.6 -10 H2.6")
    stumps = [
        (side * wide * reach, -half * at, wide / 11, side * 48.0)
        for side, at, reach in ((1, 0.56, 0.85), (-1, 0.22, 0.8), (1, -0.12, 0.7))
    ]
    return [
        inked(join(branch.at(*stump) for stump in stumps), FERN, weight),
        line(join(cut.at(*stump) for stump in stumps), GOLD, wide / 2.6),
        inked(
            mirrored(
                f"M0 {-half} C{-wide * 0.9} {-half} {-wide * 1.15} {-half * 0.8} {-wide}"
                f" {-half * 0.5} C{-wide * 0.85} {-half * 0.1} {-thin} {half * 0.3} {-thin}"
                f" {half} L0 {half}",
                0,
            ),
            FERN,
            weight,
        ),
        line(
            f"M{-wide * 0.3} {-half * 0.62} V{-half * 0.3} M{wide * 0.3} {-half * 0.12}"
            f" V{half * 0.22}",
            LEAF,
            weight,
        ),
        inked(
            f"M{-thin * 1.2} {half * 0.62} H{thin * 1.2} V{half * 0.78} H{-thin * 1.2} Z",
            GOLD,
            weight,
        ),
    ]


THING: dict[str, Callable[[float], list[Shape]]] = {"c": club, "d": coin, "h": cup, "s": sword}


def thing(
    suit: str, x: float, y: float, size: float, turn: float = 0.0, width: float = LINE
) -> list[Shape]:
    """The suit's thing centred on x, y, ``size`` tall, its outline ``width`` wide on the card."""
    scale = size / 100
    return moved(THING[suit](width / scale), x, y, scale, turn)


def long(
    suit: str, x: float, y: float, half: float, wide: float, turn: float = 0.0, width: float = LINE
) -> list[Shape]:
    """A sword or a club of its own length."""
    draw = sword if suit == "s" else club
    return moved(draw(width, half, wide), x, y, 1, turn)
