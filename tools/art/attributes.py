"""What the courts hold up at their side, all on one shaft line."""

from __future__ import annotations

import math

from tools.art.figure import STAFF
from tools.art.palette import BLUE, BRONZE, GOLD, INK, LEAF, PAPER, RED, STEEL, WINE
from tools.art.path import Path, ellipse, join, parse, star
from tools.art.suits import sign
from tools.art.svg import Shape, fill, inked, line, ringed, rod

X = STAFF


def _shaft(top: float, colour: str = BRONZE) -> list[Shape]:
    return rod(f"M{X} {top} V180", colour, 4)


def sword() -> list[Shape]:
    return [
        *rod(f"M{X} 120 V176", BRONZE, 5),
        inked(f"M{X - 8} 116 V34 L{X} 14 L{X + 8} 34 V116 Z", STEEL),
        line(f"M{X} 36 V106"),
        inked(f"M{X - 24} 113 H{X + 24} V122 H{X - 24} Z", GOLD),
        inked(ellipse(X - 24, 117.5, 6) + ellipse(X + 24, 117.5, 6), GOLD),
    ]


def sun_sceptre() -> list[Shape]:
    return [
        *_shaft(60, GOLD),
        inked(star(X, 46, 12, 29, 17), GOLD),
        inked(ellipse(X, 46, 15), RED),
        fill(sign("d", X, 46, 22), GOLD),
        inked(ellipse(X, 86, 6), RED),
    ]


def rose_sceptre() -> list[Shape]:
    return [
        *_shaft(70, GOLD),
        inked(sign("h", X, 46, 48), RED),
        inked(sign("h", X, 44, 20), GOLD),
        inked(f"M{X - 12} 72 H{X + 12} L{X + 7} 82 H{X - 7} Z", GOLD),
        inked(ellipse(X, 100, 6), GOLD),
    ]


def orb() -> list[Shape]:
    return [
        *rod(f"M{X} 58 V84 M{X - 10} 68 H{X + 10}", GOLD, 5),
        inked(ellipse(X, 107, 23), RED),
        *rod(f"M{X - 21} 104 Q{X} 114 {X + 21} 104", GOLD, 5),
        *rod(f"M{X} 84 V108", GOLD, 5),
    ]


def halberd() -> list[Shape]:
    return [
        *_shaft(40),
        inked(f"M{X - 5} 48 L{X} 12 L{X + 5} 48 Z", STEEL),
        inked(
            f"M{X + 4} 50 C{X + 16} 52 {X + 24} 46 {X + 32} 36 C{X + 40} 56 {X + 38} 78"
            f" {X + 28} 94 C{X + 22} 84 {X + 14} 78 {X + 4} 80 Z",
            STEEL,
        ),
        inked(f"M{X - 4} 54 L{X - 20} 64 L{X - 4} 76 Z", STEEL),
        inked(f"M{X - 6} 46 H{X + 6} V84 H{X - 6} Z", GOLD),
    ]


def pennant() -> list[Shape]:
    return [
        *_shaft(22),
        inked(ellipse(X, 18, 6), GOLD),
        inked(f"M{X + 2} 30 L{X + 46} 38 L{X + 32} 54 L{X + 46} 72 L{X + 2} 84 Z", RED),
        inked(sign("d", X + 18, 57, 26), GOLD),
    ]


def torch() -> list[Shape]:
    return [
        *_shaft(70),
        inked(f"M{X - 16} 66 H{X + 16} L{X + 7} 92 H{X - 7} Z", BRONZE),
        inked(
            f"M{X} 10 C{X + 8} 28 {X + 24} 36 {X + 20} 54 C{X + 18} 62 {X + 10} 66 {X} 66"
            f" C{X - 12} 66 {X - 20} 58 {X - 18} 46 C{X - 17} 38 {X - 12} 34 {X - 11} 26"
            f" C{X - 4} 28 {X - 1} 20 {X} 10 Z",
            RED,
        ),
        fill(
            f"M{X} 34 C{X + 4} 44 {X + 12} 48 {X + 9} 57 C{X + 6} 64 {X - 8} 64 {X - 9} 55"
            f" C{X - 9} 46 {X - 2} 44 {X} 34 Z",
            GOLD,
        ),
    ]


def lance() -> list[Shape]:
    return [
        *_shaft(60),
        *ringed(sign("c", X, 44, 52), GOLD),
        fill(ellipse(X, 45, 7), BLUE),
        inked(ellipse(X, 82, 6), RED),
    ]


def _leaf(x: float, y: float, length: float, turn: float) -> Path:
    return parse("M0 0 C10 -8 12 -24 0 -36 C-12 -24 -10 -8 0 0 Z").at(x, y, length / 36, turn)


def flower(suit: str) -> list[Shape]:
    stem = [
        *rod(f"M{X} 70 V150", LEAF, 3),
        inked(_leaf(X, 120, 32, 58) + _leaf(X, 126, 30, -58), LEAF),
    ]
    if suit == "h":
        petals = [
            ellipse(X + 16 * math.cos(a), 56 + 16 * math.sin(a), 13)
            for a in (math.radians(k * 72 - 90) for k in range(5))
        ]
        return [
            *stem,
            *(inked(p, RED) for p in petals),
            inked(ellipse(X, 56, 13), RED),
            line(
                f"M{X - 6} 58 C{X - 6} 48 {X + 8} 48 {X + 7} 57 C{X + 6} 63 {X - 1} 62 {X - 1} 57",
                PAPER,
                3,
            ),
        ]
    if suit == "d":
        petals = [_leaf(X, 58, 38, k * 60) for k in range(6)]
        return [
            *stem,
            *(inked(p, RED) for p in petals),
            inked(
                join([ellipse(X, 53, 4.5), ellipse(X - 5, 61, 4.5), ellipse(X + 5, 61, 4.5)]), GOLD
            ),
        ]
    if suit == "c":
        petals = [_leaf(X, 58, 34, k * 45) for k in range(8)]
        return [
            *stem,
            *(inked(p, PAPER) for p in petals),
            inked(ellipse(X, 58, 11), GOLD),
        ]
    return [
        *stem,
        inked(_leaf(X, 84, 56, -34) + _leaf(X, 84, 56, 34), WINE),
        inked(_leaf(X, 84, 60, 0), RED),
        line(f"M{X} 70 V44", INK),
    ]
