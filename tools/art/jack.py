"""The jacks: a slanting beret with a plume, bobbed hair, a ruff and a page's errand."""

from __future__ import annotations

from tools.art.attributes import halberd, lance, pennant, torch
from tools.art.dress import DRESS, cloth, robe
from tools.art.figure import arm, face, head, neck
from tools.art.palette import BLUE, BRONZE, CHESTNUT, GOLD, INK, PAPER, RED
from tools.art.path import ellipse
from tools.art.svg import Shape, inked, line

HAIR = {"h": CHESTNUT, "d": INK, "c": BRONZE, "s": CHESTNUT}
HAT = {"h": BLUE, "d": RED, "c": RED, "s": BLUE}
PLUME = {"h": GOLD, "d": BLUE, "c": GOLD, "s": RED}


def jack(suit: str) -> list[Shape]:
    hair, dress = HAIR[suit], DRESS[suit]
    thing = {"h": torch, "d": pennant, "c": lance, "s": halberd}[suit]
    ruff = [(88, 122), (96, 129), (107, 134), (120, 136), (133, 134), (144, 129), (152, 122)]
    return [
        *robe(DRESS[suit], cloth(suit)),
        inked("M108 130 H132 L136 180 H108 Z", dress.sleeve),
        inked(ellipse(120, 150, 4) + ellipse(121, 163, 4), dress.trim),
        inked(
            head(
                "M120 54 C94 54 90 72 91 98 C90 106 84 106 79 102 C76 114 86 124 100 120 L120 112"
            ),
            hair,
        ),
        *neck(),
        *(inked(ellipse(x, y, 8.5), PAPER) for x, y in ruff),
        *face("J"),
        *_whiskers(suit, hair),
        inked(
            "M96 92 C92 74 104 60 122 62 C136 62 146 74 144 90 L138 76 C128 70 110 68 102 76 Z",
            hair,
        ),
        *_fringe(suit, hair),
        *_plume(PLUME[suit]),
        inked("M86 70 C78 46 94 30 124 28 C152 28 168 44 162 58 C140 54 112 56 86 70 Z", HAT[suit]),
        inked("M86 71 C110 58 140 54 163 59 L162 67 C140 63 112 66 89 79 Z", dress.trim),
        *thing(),
        *arm(DRESS[suit]),
    ]


def _plume(colour: str) -> list[Shape]:
    """Tall and curling over: at thumbnail size it is what says jack."""
    return [
        inked(
            "M122 58 C98 66 68 60 62 37 C58 17 71 8 82 12 C91 15 91 26 83 28 C79 29 76 26 77 23"
            " C73 28 77 36 87 34 C100 25 118 33 126 50 Z",
            colour,
        ),
        line("M71 31 C75 45 91 51 114 50 M68 46 L78 44 M84 58 L91 50", INK, 2.6),
    ]


def _whiskers(suit: str, hair: str) -> list[Shape]:
    """Two of the four have started a beard: faces, too, should differ."""
    if suit == "s":
        return [
            inked(
                "M121 104 C115 102 110 104 107 109 C113 110 117 109 121 107 C125 109 130 110"
                " 136 108 C133 103 126 102 121 104 Z",
                hair,
                2.4,
            )
        ]
    if suit == "d":
        return [inked("M117 115 Q122 113 127 115 L122 126 Z", hair, 2.4)]
    return []


def _fringe(suit: str, hair: str) -> list[Shape]:
    if suit != "c":
        return []
    return [
        inked(
            "M98 84 C96 70 104 62 122 62 C136 62 144 72 142 86 C138 80 134 78 132 72"
            " C128 78 120 80 116 74 C112 80 104 80 98 84 Z",
            hair,
        )
    ]
