"""Where the signs of a number card stand, and the card's corner."""

from __future__ import annotations

from tools.art.glyphs import glyph
from tools.art.palette import SUIT
from tools.art.path import Point, join
from tools.art.suits import sign
from tools.art.svg import Shape, fill

WIDTH, HEIGHT = 250, 350
CENTRE: Point = (WIDTH / 2, HEIGHT / 2)

LEFT, MIDDLE, RIGHT = 93.5, 125.0, 156.5
TOP, BOTTOM = 58.0, 292.0

INDEX_X = 31.0
INDEX_TOP = 16.0
INDEX_HEIGHT = 68.0


def _row(fraction: float) -> float:
    return TOP + (BOTTOM - TOP) * fraction


def _pairs(*fractions: float) -> list[Point]:
    return [(x, _row(f)) for f in fractions for x in (LEFT, RIGHT)]


def _single(*fractions: float) -> list[Point]:
    return [(MIDDLE, _row(f)) for f in fractions]


THIRD = 1 / 3
# The traditional patterns; size is the box of one sign and shrinks as the card fills up.
LAYOUT: dict[str, tuple[float, list[Point]]] = {
    "2": (70, _single(0, 1)),
    "3": (68, _single(0, 0.5, 1)),
    "4": (51, _pairs(0, 1)),
    "5": (51, _pairs(0, 1) + _single(0.5)),
    "6": (50, _pairs(0, 0.5, 1)),
    "7": (50, _pairs(0, 0.5, 1) + _single(0.25)),
    "8": (50, _pairs(0, 0.5, 1) + _single(0.25, 0.75)),
    "9": (48, _pairs(0, THIRD, 2 * THIRD, 1) + _single(0.5)),
    "10": (46, _pairs(0, THIRD, 2 * THIRD, 1) + _single(THIRD / 2, 1 - THIRD / 2)),
}


def pips(rank: str, suit: str) -> list[Shape]:
    size, places = LAYOUT[rank]
    signs = [sign(suit, x, y, size, 180 if y > CENTRE[1] + 1 else 0) for x, y in places]
    return [fill(join(signs), SUIT)]


def corner(rank: str, suit: str) -> list[Shape]:
    """The index at the top left: what a fanned hand and a phone's small cards are read by."""
    x = INDEX_X + (2 if rank == "10" else 0)
    return [
        glyph(rank, x, INDEX_TOP, INDEX_HEIGHT, SUIT, widest=48 if rank == "10" else 43),
        fill(sign(suit, INDEX_X, INDEX_TOP + INDEX_HEIGHT + 30, 42), SUIT),
    ]


def mini(rank: str, suit: str) -> list[Shape]:
    """The 50 by 70 card of the small seats: nothing but the rank and the suit."""
    return [
        glyph(rank, 25, 5.5, 32, SUIT, widest=36),
        fill(sign(suit, 25, 53.5, 25), SUIT),
    ]
