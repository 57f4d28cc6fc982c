"""The four aces. The ace of coins is the showpiece: a sun with a face, crowned, over the motto."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.glyphs import glyph
from tools.art.italian.suits import sword
from tools.art.palette import (
    BRONZE,
    EMBER,
    FERN,
    GOLD,
    INK,
    LEAF,
    PAPER,
    RED,
    ROSE,
    WINE,
)
from tools.art.path import Point, ellipse, join, mirrored, parse, polygon, star
from tools.art.pips import CENTRE
from tools.art.svg import Shape, fill, inked, line, moved
from tools.art.tokens import crown

if TYPE_CHECKING:
    from collections.abc import Callable

X, Y = CENTRE
SUN = 172.0

# How far each ray reaches, from upright: the corners of the card belong to the indexes.
RAYS = (98, 96, 92, 106, 114, 106, 92, 96)


BERRIES = ((0, -6), (-5, 4), (6, 4))


def _around(count: int, x: float, y: float, radius: float, start: float = 0.0) -> list[Point]:
    turns = (math.radians(start - 90 + k * 360 / count) for k in range(count))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]


def _coins() -> list[Shape]:
    straight, waved = [], []
    for k in range(16):
        reach = RAYS[k % 8]
        if k % 2:
            wave = f"M-11 -66 C-17 -80 -2 -86 -4 -{reach} C5 -{reach - 6} 13 -80 11 -66 Z"
            waved.append(parse(wave).at(X, SUN, 1, k * 22.5))
        else:
            straight.append(polygon([(-10, -66), (0, -reach), (10, -66)]).at(X, SUN, 1, k * 22.5))
    return [
        inked(join(waved), EMBER),
        inked(join(straight), GOLD),
        inked(join(ellipse(*at, 8) for at in _around(24, X, SUN, 73)), GOLD),
        inked(ellipse(X, SUN, 74), WINE),
        fill(join(star(*at, 4, 9, 2.8) for at in _around(8, X, SUN, 62)), GOLD),
        fill(join(ellipse(*at, 3) for at in _around(8, X, SUN, 62, 22.5)), PAPER),
        inked(join(ellipse(*at, 7.5) for at in _around(12, X, SUN, 47, 15)), EMBER),
        inked(ellipse(X, SUN, 49), GOLD),
        *moved(_sun_face(), X, SUN, 1.1),
        *moved(crown(), X - 31, 11, 0.62),
        *_motto(),
    ]


def _sun_face() -> list[Shape]:
    """The face of the courts, looking straight ahead."""
    lids = "M-24 -5 Q-16 -14 -8 -5 M8 -5 Q16 -14 24 -5"
    return [
        fill(ellipse(-23, 11, 6.5) + ellipse(23, 11, 6.5), ROSE),
        fill("M-24 -5 Q-16 -14 -8 -5 Q-16 1 -24 -5 Z M24 -5 Q16 -14 8 -5 Q16 1 24 -5 Z", PAPER),
        fill(ellipse(-16, -6, 3.9, 4.2) + ellipse(16, -6, 3.9, 4.2), INK),
        line(f"{lids} M-26 -17 Q-16 -25 -6 -16 L-5 9 Q0 14 5 9 M6 -16 Q16 -25 26 -17", width=2.7),
        fill("M-14 22 Q-5 18 0 21 Q5 18 14 22 Q0 34 -14 22 Z", RED),
        fill(star(0, -31, 8, 8, 3), RED),
    ]


def _motto() -> list[Shape]:
    """What the game is after, on the ribbon where printers put their name."""
    tail = parse("M76 296 L52 300 L62 312 L52 326 L82 322 Z")
    return [
        inked(tail + tail.flip(X), WINE),
        inked("M70 290 C100 280 150 280 180 290 V324 C150 314 100 314 70 324 Z", RED),
        glyph("7", 113, 288, 25, PAPER),
        line("M129 293 L131.5 290.5 V302", PAPER, 3.2),
        line("M147 289 L132 312", PAPER, 2.6),
        line("M141.5 304 C141.5 298 150 298 150 303 C150 307 146 308 142 312 H151", PAPER, 3),
    ]


def _cups() -> list[Shape]:
    """A chalice with winter's green in it, under the star."""
    leaf = mirrored("M0 0 L-9 -5 L-6 -14 L-13 -22 L-6 -29 L-6 -38 L0 -48", 0)
    diamond = polygon([(-6, 0), (0, -5.5), (6, 0), (0, 5.5)])
    return [
        *(inked(leaf.at(X + 12 * side, 116, 1, 58 * side), LEAF) for side in (-1, 1)),
        *(inked(leaf.at(X + 5 * side, 114, 1.05, 24 * side), FERN) for side in (-1, 1)),
        inked(star(X, 66, 8, 34, 13), GOLD),
        fill(star(X, 66, 8, 17, 7, 22.5), EMBER),
        fill(ellipse(X, 66, 4.5), PAPER),
        *(inked(ellipse(x, y, 7.5), RED) for x, y in ((X - 9, 112), (X + 9, 112), (X, 101))),
        inked(mirrored("M125 246 L114 246 C113 272 95 284 69 290 L65 308 L125 308", X), GOLD),
        line("M68 296 H182"),
        inked(mirrored("M125 132 L61 132 C63 190 87 232 125 236", X), RED),
        fill(mirrored("M125 232 C101 230 82 212 71 182 Q98 200 125 201", X), WINE),
        line("M70 181 Q125 221 180 181", GOLD, 5),
        fill(ellipse(88, 151, 4.6) + ellipse(162, 151, 4.6), GOLD),
        inked(star(X, 164, 8, 25, 11), GOLD),
        fill(ellipse(X, 164, 5.5), RED),
        inked(ellipse(X, 244, 24, 11), GOLD),
        fill(join(ellipse(X + d, 244, 3.8) for d in (-12, 0, 12)), RED),
        inked("M55 118 H195 V138 H55 Z", GOLD),
        fill(join(diamond.at(x, 128) for x in range(70, 190, 22)), RED),
    ]


def _swords() -> list[Shape]:
    """The sword that is crowned, between two boughs of olive."""
    leaf = parse("M0 0 C8 -8 9 -20 0 -30 C-9 -20 -8 -8 0 0 Z").at(0, 0, 0.95)
    bough = parse("M125 238 C85 236 63 206 63 172 C63 150 71 134 83 124")
    leaves, fruit = [], []
    for k, (x, y) in enumerate(_around(16, X, 176, 62, 180)[1:7], 1):
        turn = 78 - k * 21
        leaves += [leaf.at(x, y, 1, -turn - 34), leaf.at(x, y, 1, 44 - turn)]
        fruit.append(ellipse(x, y, 4.6))
    return [
        line(bough + bough.flip(X), LEAF, 4),
        *(inked(one, FERN, 2.4) for side in leaves for one in (side, side.flip(X))),
        inked(join(one for side in fruit for one in (side, side.flip(X))), GOLD, 2.4),
        *moved(sword(3, 146, 44), X, 178),
        *moved(crown(), X - 30, 116, 0.6),
    ]


def _clubs() -> list[Shape]:
    """The club that has put out leaves again, with a ribbon round it."""
    leaf = mirrored("M0 0 L-8 -5 L-5 -13 L-12 -20 L-5 -26 L-6 -34 L0 -43", 0)
    sprigs = ((26, 84, 50), (-24, 116, -58), (24, 158, 60), (-20, 194, -64))
    shapes: list[Shape] = []
    for x, y, turn in sprigs:
        side = 1 if x > 0 else -1
        shapes += [inked(leaf.at(X + x, y, 0.9, turn - side * 52), LEAF)]
        shapes += [inked(leaf.at(X + x, y, 0.9, turn + side * 40), LEAF)]
        shapes += [inked(leaf.at(X + x, y, 1.0, turn), FERN)]
        shapes += [inked(join(ellipse(X + x + dx * side, y + dy, 5.5) for dx, dy in BERRIES), RED)]
    trunk = (
        "M107 306 C108 276 100 262 104 240 C106 222 97 214 98 196 C99 178 92 168 94 148"
        " C95 130 88 122 91 104 C93 86 92 64 96 50 L156 50 C156 70 164 86 160 106 C157 122 163 136"
        " 158 154 C154 170 160 184 154 202 C149 216 152 228 147 242 C144 262 148 282 143 306 Z"
    )
    grain = (
        "M108 70 C106 92 110 104 106 124 M140 64 C144 84 138 96 142 116 M124 78 C122 110 128 122"
        " 124 150 M110 150 C112 170 108 180 114 204 M142 142 C138 160 142 176 136 196 M126 172"
        " C124 190 128 204 124 226"
    )
    return [
        inked(trunk, FERN),
        line(grain, LEAF),
        inked(ellipse(126, 50, 30, 13), GOLD),
        line(ellipse(126, 50, 18, 7) + ellipse(126, 50, 7, 2.5), BRONZE),
        *shapes,
        inked(
            "M99 258 L63 274 L75 284 L69 300 L109 276 Z M151 258 L187 274 L175 284 L181 300"
            " L141 276 Z",
            WINE,
        ),
        inked("M98 238 Q125 254 152 238 V264 Q125 280 98 264 Z", RED),
        fill(star(X, 259, 8, 11, 4.5), GOLD),
    ]


ACES: dict[str, Callable[[], list[Shape]]] = {
    "c": _clubs,
    "d": _coins,
    "h": _cups,
    "s": _swords,
}


def ace(suit: str) -> list[Shape]:
    return ACES[suit]()
