"""The pages (fante): a cap with a long feather, and a flower."""

from __future__ import annotations

import math

from tools.art.dress import robe
from tools.art.figure import arm, face, head, neck
from tools.art.italian.dress import DRESS, cloth
from tools.art.italian.held import held
from tools.art.palette import (
    BLUE,
    BRONZE,
    CHESTNUT,
    EMBER,
    FERN,
    GOLD,
    INK,
    LEAF,
    PAPER,
    RED,
    WINE,
)
from tools.art.path import ellipse, parse
from tools.art.svg import Shape, inked, line, rod

HAIR = {"h": INK, "d": CHESTNUT, "c": CHESTNUT, "s": BRONZE}
CAP = {"h": BLUE, "d": WINE, "c": RED, "s": RED}
FEATHER = {"h": GOLD, "d": BLUE, "c": GOLD, "s": GOLD}
FLOWER = {"h": PAPER, "d": RED, "c": GOLD, "s": EMBER}


def page(suit: str) -> list[Shape]:
    hair, dress = HAIR[suit], DRESS[suit]
    return [
        *robe(dress, cloth(suit)),
        inked("M104 130 L120 176 L136 130 L120 142 Z", dress.sleeve),
        inked(
            head("M120 56 C96 56 88 72 90 96 C90 108 86 118 92 128 C100 130 104 124 106 116 H120"),
            hair,
        ),
        *neck(),
        inked(head("M120 150 L104 140 L96 128 L108 122 L120 134"), dress.trim),
        *face("J"),
        inked("M94 94 C90 76 100 64 120 64 C140 64 150 76 146 94 L140 78 H100 Z", hair),
        *_feather(FEATHER[suit]),
        inked("M84 66 C72 44 92 26 122 28 C152 28 166 46 158 66 C136 58 106 58 84 66 Z", CAP[suit]),
        inked("M88 72 C106 60 136 60 154 72 L152 62 C136 50 106 50 86 63 Z", dress.trim),
        *_rosette(98, 58, 6.0, FLOWER[suit]),
        *_flower(FLOWER[suit]),
        *held(suit),
        *arm(dress),
    ]


def _feather(colour: str) -> list[Shape]:
    return [
        inked(
            "M98 56 C70 52 56 36 60 14 C66 8 74 6 82 10 C76 12 76 16 80 18 C92 14 104 16 112 22"
            " C104 22 102 26 108 30 C104 36 100 46 98 56 Z",
            colour,
        ),
        line("M95 52 C84 44 74 32 66 18"),
    ]


def _rosette(x: float, y: float, r: float, colour: str) -> list[Shape]:
    petals = [
        ellipse(x + r * math.cos(a), y + r * math.sin(a), r * 0.85)
        for a in (math.radians(k * 72 - 90) for k in range(5))
    ]
    return [*(inked(p, colour) for p in petals), inked(ellipse(x, y, r * 0.7), GOLD)]


def _flower(colour: str) -> list[Shape]:
    leaf = parse("M0 0 C8 -6 9 -16 0 -24 C-9 -16 -8 -6 0 0 Z")
    return [
        *rod("M70 128 V172", FERN, 3),
        inked(leaf.at(70, 150, 0.8, 55) + leaf.at(70, 150, 0.8, -55), LEAF),
        *_rosette(70, 117, 8.5, colour),
    ]
