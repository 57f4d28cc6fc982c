"""The kings: a crown, a beard and ermine, and a different emblem of power each."""

from __future__ import annotations

from tools.art.attributes import orb, rose_sceptre, sun_sceptre, sword
from tools.art.dress import DRESS, cloth, robe
from tools.art.figure import arm, face, head, neck
from tools.art.palette import ASH, BLUE, BRONZE, CHESTNUT, GOLD, INK, NIGHT, PAPER, RED, STEEL
from tools.art.path import ellipse, join, polygon
from tools.art.suits import sign
from tools.art.svg import Shape, fill, inked, line, ringed, rod

HAIR = {"h": BRONZE, "d": INK, "c": CHESTNUT, "s": STEEL}
BEARD = {
    "h": "M120 150 L112 158 C100 150 92 130 93 92 L99 95 C102 103 110 104 120 102",
    "d": "M120 163 C108 150 94 128 93 92 L99 95 C102 103 110 104 120 102",
    "c": "M120 154 C112 160 108 152 102 150 C94 148 98 138 93 132 C88 122 93 112 93 92"
    " L99 95 C102 103 110 104 120 102",
    "s": "M120 166 L106 150 C98 132 92 116 93 92 L99 95 C102 103 110 104 120 102",
}


def king(suit: str) -> list[Shape]:
    hair = HAIR[suit]
    thing = {"h": rose_sceptre, "d": sun_sceptre, "c": orb, "s": sword}[suit]
    return [
        *robe(DRESS[suit], cloth(suit)),
        *_ermine(),
        *neck(),
        inked(
            head(
                "M120 56 C96 54 86 70 88 96 C88 106 82 110 77 110 C78 122 92 126 102 116 L120 112"
            ),
            hair,
        ),
        *face("K"),
        inked(head(BEARD[suit]), hair),
        line("M114 111 Q120 115 126 111", RED, 4),
        inked(head("M120 101 C112 97 104 101 97 110 C106 113 116 110 120 106"), hair),
        *_beard_lines(suit),
        *_crown(suit),
        *thing(),
        *arm(DRESS[suit]),
    ]


def _ermine() -> list[Shape]:
    tails = [(83, 136), (94, 145), (107, 152), (133, 152), (146, 145), (157, 136)]
    return [
        inked(head("M120 162 C100 159 80 149 70 132 L104 119 H120"), PAPER),
        fill(
            join(polygon([(x, y - 4), (x + 3, y + 4), (x - 3, y + 4)]) for x, y in tails),
            INK,
        ),
    ]


def _beard_lines(suit: str) -> list[Shape]:
    colour = ASH if suit == "d" else INK
    return [line("M120 124 V146 M108 122 L112 142 M132 122 L128 142", colour, 3)]


def _band(jewel: str) -> list[Shape]:
    return [
        inked(head("M120 71 C108 71 99 69 91 66 L89 54 C99 57 108 59 120 59"), GOLD),
        fill(join([ellipse(120, 65, 4), ellipse(105, 63.5, 3), ellipse(135, 63.5, 3)]), jewel),
    ]


def _crown(suit: str) -> list[Shape]:
    if suit == "h":
        return [
            *rod("M120 9 V22 M114 14 H126", GOLD, 3),
            inked(head("M120 24 C104 18 84 26 89 56 L120 60"), RED),
            *rod("M120 25 V56", GOLD, 5),
            *rod("M91 56 C85 30 104 24 120 26 C136 24 155 30 149 56", GOLD, 5),
            *_band(BLUE),
        ]
    if suit == "d":
        rays = "M120 8 L112 38 L101 14 L99 42 L82 24 L90 56 L120 60"
        return [inked(head(rays), GOLD), *_band(RED)]
    if suit == "c":
        return [
            inked(head("M120 34 L110 46 L98 34 L86 32 L90 56 L120 60"), GOLD),
            *ringed(join(sign("c", x, y, 22) for x, y in ((84, 26), (120, 20), (156, 26))), GOLD),
            *_band(RED),
        ]
    return [
        inked(head("M120 10 L110 40 L104 30 L98 42 L84 16 L90 56 L120 60"), GOLD),
        inked(join([ellipse(84, 17, 5), ellipse(156, 17, 5), ellipse(120, 13, 5)]), RED),
        *_band(NIGHT),
    ]
