"""The queens: a veil that widens to the shoulders, a coronet and a flower."""

from __future__ import annotations

from tools.art.attributes import flower
from tools.art.dress import DRESS, cloth, robe
from tools.art.figure import HEAD, arm, face, head
from tools.art.palette import BLUE, BRONZE, CHESTNUT, GOLD, INK, LEAF, PAPER, RED, SKIN, WINE
from tools.art.path import Path, ellipse, join
from tools.art.suits import sign
from tools.art.svg import Shape, fill, inked, line, ringed

HAIR = {"h": BRONZE, "d": CHESTNUT, "c": INK, "s": BRONZE}
VEIL = {"h": BLUE, "d": GOLD, "c": LEAF, "s": WINE}
TRIM = {"h": GOLD, "d": RED, "c": GOLD, "s": GOLD}


def queen(suit: str) -> list[Shape]:
    hair, veil = HAIR[suit], VEIL[suit]
    return [
        *robe(DRESS[suit], cloth(suit)),
        inked(head("M120 40 C92 38 84 60 82 82 C80 108 72 126 58 140 L92 152 L120 150"), veil),
        line("M92 66 C90 100 84 126 76 142 M148 66 C150 100 156 126 164 142", TRIM[suit], 4),
        inked(head("M120 158 C106 152 96 140 100 124 L109 118 V106 H120"), SKIN),
        line("M101 132 C106 146 134 146 139 132", GOLD, 4),
        fill(ellipse(120, 146, 4.5), RED),
        *face("Q"),
        inked(
            head(
                "M120 50 C98 48 88 66 90 92 C90 110 94 122 101 130 C106 120 100 108 98 96"
                " C98 84 106 72 120 64"
            ),
            hair,
        ),
        *_hair(suit, hair),
        inked(head("M120 20 L112 40 L100 22 L96 46 L99 58 C106 62 112 62 120 62"), GOLD),
        *ringed(sign(suit, 120, 20, 22), RED if suit in "dh" else BLUE),
        fill(join([ellipse(108, 54, 3), ellipse(120, 55, 3), ellipse(132, 54, 3)]), WINE),
        *flower(suit),
        *arm(DRESS[suit]),
    ]


def _hair(suit: str, hair: str) -> list[Shape]:
    """Each queen wears hers in a way of her own."""
    if suit == "c":
        return [inked(head("M120 58 C104 58 97 66 97 78 C104 72 112 70 120 72"), hair)]
    if suit == "s":
        knots = [ellipse(x, y, 6.5, 6) for y in (122, 132, 142) for x in (98, 142)]
        return [
            *(inked(knot, hair) for knot in knots),
            inked(ellipse(98, 150, 4) + ellipse(142, 150, 4), RED),
        ]
    if suit == "d":
        drops = [_pair(97, 108, 3.5), _pair(97, 117, 5)]
        return [inked(drop, PAPER if k else RED) for k, drop in enumerate(drops)]
    return []


def _pair(x: float, y: float, r: float) -> Path:
    return ellipse(x, y, r) + ellipse(2 * HEAD - x, y, r)
