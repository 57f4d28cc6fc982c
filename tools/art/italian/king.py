"""The kings (re): a wide crown and a beard, on a throne."""

from __future__ import annotations

from tools.art.dress import robe
from tools.art.figure import arm, face, head, neck
from tools.art.italian.dress import DRESS, cloth
from tools.art.italian.held import held
from tools.art.palette import ASH, BLUE, BRONZE, CHESTNUT, GOLD, INK, NIGHT, PAPER, RED, STEEL, WINE
from tools.art.path import ellipse, join, polygon, star
from tools.art.svg import Shape, fill, inked, line

HAIR = {"h": CHESTNUT, "d": STEEL, "c": INK, "s": BRONZE}
THRONE = {"h": BLUE, "d": RED, "c": WINE, "s": NIGHT}
BEARD = {
    "h": "M120 156 C104 154 90 134 92 92 L99 95 C102 103 110 104 120 102",
    "d": "M120 164 L114 152 L108 158 L104 144 L98 146 C93 128 91 112 92 92 L99 95"
    " C102 103 110 104 120 102",
    "c": "M120 148 L104 148 C94 140 91 112 92 92 L99 95 C102 103 110 104 120 102",
    "s": "M120 150 C116 164 104 164 104 152 C96 140 91 112 92 92 L99 95 C102 103 110 104 120 102",
}


# At the tips of the crown, but for the middle one.
PEARLS = ((80, 19), (102, 16), (138, 16), (160, 19))


def king(suit: str) -> list[Shape]:
    hair, dress = HAIR[suit], DRESS[suit]
    return [
        *_throne(suit),
        *robe(dress, cloth(suit)),
        *_collar(),
        *neck(),
        inked(
            head("M120 56 C96 54 86 70 88 96 C88 110 84 116 80 118 C86 126 96 124 102 116 H120"),
            hair,
        ),
        *face("K"),
        inked(head(BEARD[suit]), hair),
        line("M114 111 Q120 115 126 111", RED, 4),
        inked(head("M120 101 C112 97 104 101 95 108 C106 114 116 110 120 106"), hair),
        line("M120 124 V142 M108 122 L111 138 M132 122 L129 138", ASH if suit == "c" else INK, 3),
        *_crown(suit),
        *held(suit),
        *arm(dress),
    ]


def _throne(suit: str) -> list[Shape]:
    studs = [ellipse(x, y, 3.2) for x in (72.5, 167.5) for y in (80, 100, 120)]
    return [
        inked(head("M120 178 H62 V52 H78 C80 40 100 34 120 34"), GOLD),
        inked(head("M120 178 H82 V62 C90 50 104 46 120 46"), THRONE[suit]),
        fill(join(studs), BRONZE),
        inked(ellipse(70, 42, 9) + ellipse(170, 42, 9), GOLD),
    ]


def _collar() -> list[Shape]:
    tails = [(84, 137), (93, 147), (106, 155), (134, 155), (147, 147), (156, 137)]
    return [
        inked(head("M120 164 C98 162 80 152 70 134 L104 119 H120"), PAPER),
        fill(join(polygon([(x, y - 5), (x + 3, y + 4), (x - 3, y + 4)]) for x, y in tails), INK),
    ]


def _crown(suit: str) -> list[Shape]:
    jewel = {"h": BLUE, "d": RED, "c": RED, "s": BLUE}[suit]
    return [
        inked(
            head("M120 20 L112 40 L102 20 L96 40 L80 22 L88 58 C99 61 108 62 120 62"),
            GOLD,
        ),
        inked(join(ellipse(x, y, 5) for x, y in PEARLS), RED),
        inked(ellipse(120, 14, 6.5), jewel),
        inked(head("M120 74 C108 74 98 72 90 69 L87 55 C98 59 108 61 120 61"), GOLD),
        fill(star(120, 67, 4, 6, 3.4) + ellipse(104, 65.5, 3) + ellipse(136, 65.5, 3), jewel),
    ]
