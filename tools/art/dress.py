"""What tells the courts of one suit from another: colours, cloth pattern and the sash."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.clip import clipped, inside
from tools.art.palette import BLUE, GOLD, INK, NIGHT, PAPER, RED, WINE
from tools.art.path import Path, Point, ellipse, join, polygon, star
from tools.art.suits import sign
from tools.art.svg import Shape, fill, inked, line

# The sash lies across the card's middle and hides where the two halves meet.
SLOPE = math.tan(math.radians(12))
SASH = 13.0
LEFT, RIGHT = 38.0, 212.0

# The robe of the upper half, clockwise; its foot stays under the sash.
ROBE: list[Point] = [
    (LEFT + 4, 164),
    (LEFT + 4, 154),
    (48, 143),
    (64, 134),
    (104, 119),
    (136, 119),
    (182, 134),
    (202, 143),
    (RIGHT - 4, 155),
    (RIGHT - 4, 197),
]


@dataclass(frozen=True)
class Dress:
    """One suit's wardrobe."""

    robe: str
    pattern: str
    sleeve: str
    trim: str
    sash: str
    badge: str


DRESS: dict[str, Dress] = {
    "h": Dress(RED, WINE, BLUE, GOLD, GOLD, RED),
    "d": Dress(GOLD, RED, RED, PAPER, NIGHT, GOLD),
    "c": Dress(BLUE, GOLD, GOLD, RED, RED, PAPER),
    "s": Dress(NIGHT, BLUE, RED, GOLD, GOLD, INK),
}


def axis(x: float) -> float:
    """Height of the sash's centre line at x."""
    return 175 + (x - 125) * SLOPE


def cloth(suit: str) -> Path:
    """The suit's weave over the whole robe."""
    if suit == "d":
        return clipped(lozenges(), ROBE)
    if suit == "s":
        return clipped(chevrons(), ROBE)
    if suit == "h":
        return clipped(bands(), ROBE)
    return join(
        ellipse(x + dx, y + dy, 3)
        for row, y in enumerate((128, 144, 160, 176, 192))
        for x in range(39 + 9 * (row % 2), 215, 18)
        if inside((x, y), ROBE, 7)
        for dx, dy in ((0, -3.4), (-3.6, 2.4), (3.6, 2.4))
    )


def lozenges() -> list[list[Point]]:
    return [
        [(x, y - 15), (x + 10, y), (x, y + 15), (x - 10, y)]
        for y in (120, 150, 180)
        for x in range(35, 225, 20)
    ]


def bands() -> list[list[Point]]:
    return [[(x - 4, 110), (x + 4, 110), (x + 4, 210), (x - 4, 210)] for x in range(54, 210, 18)]


def chevrons() -> list[list[Point]]:
    out: list[list[Point]] = []
    for y in range(96, 215, 20):
        for x in range(30, 220, 24):
            out.append([(x, y), (x + 12, y + 12), (x + 12, y + 20), (x, y + 8)])
            out.append([(x + 12, y + 12), (x + 24, y), (x + 24, y + 8), (x + 12, y + 20)])
    return out


def robe(dress: Dress, weave: Path) -> list[Shape]:
    outline = polygon(ROBE)
    return [fill(outline, dress.robe), fill(weave, dress.pattern), line(outline)]


def band(colour: str) -> Shape:
    edge = [
        (LEFT, axis(LEFT) - SASH),
        (RIGHT, axis(RIGHT) - SASH),
        (RIGHT, axis(RIGHT) + SASH),
        (LEFT, axis(LEFT) + SASH),
    ]
    return inked(polygon(edge), colour)


def sash(suit: str) -> list[Shape]:
    """Point-symmetric about the card's centre, with the suit's badges facing each half."""
    dress = DRESS[suit]
    badges = []
    for step in (-2, -1, 1, 2):
        x = 125 + step * 30
        badges.append(sign(suit, x, axis(x), 17.5, 12 if step < 0 else 192))
    return [
        band(dress.sash),
        fill(join(badges), dress.badge),
        inked(ellipse(125, 175, 15), dress.badge),
        fill(star(125, 175, 8, 12, 5.5), dress.sash),
    ]
