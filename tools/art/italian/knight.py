"""The knights (cavallo): the horse's head and neck before the rider, who holds the suit over it."""

from __future__ import annotations

from tools.art.dress import robe
from tools.art.figure import face
from tools.art.italian.dress import DRESS, cloth
from tools.art.italian.suits import long, thing
from tools.art.palette import ASH, BLUE, BRONZE, CHESTNUT, GOLD, INK, NIGHT, PAPER, RED, SKIN, STEEL
from tools.art.path import ellipse
from tools.art.svg import Shape, fill, inked, line, moved, rod

COAT = {"h": PAPER, "d": CHESTNUT, "c": BRONZE, "s": NIGHT}
MANE = {"h": BRONZE, "d": INK, "c": INK, "s": ASH}
HAIR = {"h": CHESTNUT, "d": BRONZE, "c": CHESTNUT, "s": INK}
REIN = {"h": BLUE, "d": GOLD, "c": RED, "s": RED}
PLUME = {"h": GOLD, "d": BLUE, "c": RED, "s": RED}


def knight(suit: str) -> list[Shape]:
    dress = DRESS[suit]
    return [
        *robe(dress, cloth(suit)),
        *_head(suit),
        *_held(suit),
        inked("M112 156 C104 138 112 126 124 122 L144 90 L164 98 L150 146 Z", dress.sleeve),
        inked("M140 93 L147 82 L168 92 L163 104 Z", dress.trim),
        inked("M149 84 C145 74 151 66 160 66 C170 66 176 74 173 84 L167 95 Z", SKIN),
        line("M158 74 L171 79 M156 81 L169 87", INK, 2.6),
        *_horse(suit),
    ]


def _head(suit: str) -> list[Shape]:
    """Under a morion, whose comb and brim no page and no king has."""
    hair = HAIR[suit]
    shapes = [
        inked(
            "M94 66 C86 90 92 112 88 124 C100 126 104 118 106 108 H136 C138 118 146 124 152 122"
            " C148 108 154 90 146 66 Z",
            hair,
        ),
        inked("M108 130 L109 106 H133 L134 130 Z", SKIN),
        *face("J"),
        inked("M86 150 C90 132 102 124 120 132 C138 124 150 132 154 150 Z", STEEL),
        inked("M98 56 C72 48 58 30 66 14 C70 20 76 20 80 16 C92 20 106 32 112 44 Z", PLUME[suit]),
        line("M74 26 C80 38 88 46 100 52", INK, 2.6),
        inked("M98 40 C104 12 138 12 144 40 L121 34 Z", GOLD),
        inked("M93 68 C91 42 106 30 121 30 C136 30 151 42 149 68 Z", STEEL),
        inked("M78 56 C90 70 152 70 164 56 C162 74 146 80 121 80 C96 80 80 74 78 56 Z", GOLD),
    ]
    return moved(shapes, 0, 10, 0.86)


def _held(suit: str) -> list[Shape]:
    if suit == "d":
        return thing("d", 168, 40, 56)
    if suit == "h":
        return thing("h", 164, 40, 60)
    if suit == "s":
        return long("s", 169, 53, 46, 19, 14)
    return long("c", 172, 58, 50, 12, 18)


def _horse(suit: str) -> list[Shape]:
    coat, rein = COAT[suit], REIN[suit]
    eye = PAPER if coat != PAPER else INK
    return [
        inked(
            "M150 200 C146 160 150 126 168 106 C160 108 150 116 144 126 C138 138 134 150 136 162"
            " C130 168 132 180 138 186 Z",
            MANE[suit],
        ),
        inked("M168 108 L166 84 L180 100 Z M182 104 L188 84 L195 106 Z", coat),
        inked(
            "M146 204 C142 164 146 128 166 106 C176 98 190 98 198 108 C210 120 226 138 234 152"
            " C240 162 234 174 223 174 C214 174 208 168 201 164 C196 162 190 160 186 154"
            " C184 168 198 182 202 204 Z",
            coat,
        ),
        inked(
            "M170 104 C160 100 152 112 148 122 C156 120 162 116 166 122 C170 114 178 110 182 104 Z",
            MANE[suit],
        ),
        fill(ellipse(193, 121, 5, 4.4), eye),
        line("M226 160 L229 157", INK, 4),
        *rod("M214 128 L200 164 M182 106 L186 152", rein, 4),
        *rod("M200 160 C180 176 160 176 140 172", rein, 3),
        inked(ellipse(201, 160, 5), GOLD),
    ]
