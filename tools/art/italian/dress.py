"""What the courts of a suit wear, and the sash where their two halves meet."""

from __future__ import annotations

from tools.art.clip import clipped, inside
from tools.art.dress import ROBE, Dress, axis, band, bands, chevrons, lozenges
from tools.art.palette import (
    BLUE,
    BRONZE,
    FERN,
    GOLD,
    LEAF,
    NIGHT,
    PAPER,
    RED,
    STEEL,
    WINE,
)
from tools.art.path import Path, ellipse, join, polygon, star
from tools.art.svg import Shape, fill, inked

DRESS: dict[str, Dress] = {
    "d": Dress(GOLD, BRONZE, RED, PAPER, WINE, GOLD),
    "h": Dress(RED, WINE, GOLD, PAPER, NIGHT, GOLD),
    "s": Dress(BLUE, NIGHT, STEEL, GOLD, RED, GOLD),
    "c": Dress(LEAF, FERN, GOLD, RED, GOLD, LEAF),
}


def cloth(suit: str) -> Path:
    """The suit's weave over the whole robe."""
    if suit == "d":
        return clipped(lozenges(), ROBE)
    if suit == "s":
        return clipped(chevrons(), ROBE)
    if suit == "h":
        return clipped(bands(), ROBE)
    return join(
        star(x, y, 4, 8, 3)
        for row, y in enumerate((128, 144, 160, 176, 192))
        for x in range(39 + 10 * (row % 2), 215, 20)
        if inside((x, y), ROBE, 8)
    )


def sash(suit: str) -> list[Shape]:
    """Point-symmetric about the card's centre: a braid of lozenges with a clasp."""
    dress = DRESS[suit]
    braid = polygon([(0, -7.5), (10, 0), (0, 7.5), (-10, 0)])
    steps = (-76, -54, -32, 32, 54, 76)
    return [
        band(dress.sash),
        fill(join(braid.at(125 + s, axis(125 + s), 1, 12) for s in steps), dress.badge),
        inked(ellipse(125, 175, 15), dress.badge),
        fill(star(125, 175, 8, 12, 5.5), dress.sash),
    ]
