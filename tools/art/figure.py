"""Parts every court shares: the face, the neck and the arm that holds something up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.palette import INK, PAPER, RED, ROSE, SKIN, WINE
from tools.art.path import Path, ellipse, mirrored, parse
from tools.art.svg import Shape, fill, inked, line

if TYPE_CHECKING:
    from tools.art.dress import Dress

# The head's axis stands left of the card's, because the held thing stands to the right.
HEAD = 120.0
# Where the held thing's shaft stands.
STAFF = 191.0


def head(text: str) -> Path:
    """A half outline completed about the head's axis."""
    return mirrored(text, HEAD)


def neck() -> list[Shape]:
    return [inked(head("M120 132 L108 128 L109 106 H120"), SKIN)]


def face(kind: str) -> list[Shape]:
    """Three-quarter turned to the right by its nose and brows alone."""
    chin = "M120 56 C103 56 96 70 96 88 C96 104 106 120 120 121"
    brow = 3.4
    if kind == "K":
        chin = "M120 56 C101 56 93 70 93 88 C93 106 105 121 120 121"
    elif kind == "J":
        chin = "M120 56 C102 56 95 70 95 88 C95 102 102 113 111 119 L120 121"
        brow = 4
    shapes = [
        inked(head(chin), SKIN),
        fill(ellipse(105, 101, 5) + ellipse(137, 101, 5), ROSE),
        line("M103 79 Q109 74 116 78 M139 79 Q132 74 126 79", INK, brow),
        line("M126 79 L129.5 97 Q127 101 121 99", INK, 3),
        *_eyes(),
    ]
    if kind == "Q":
        shapes += [
            line("M104 88 L100.5 85.5 M140 88 L142.5 85.5", INK, 2.6),
            fill("M114 109 Q118 105.5 121.5 107.5 Q125 105.5 129 109 Q121.5 116.5 114 109 Z", RED),
        ]
    elif kind == "J":
        shapes.append(line("M116 110 Q122 112.5 127 109", WINE, 3.4))
    return shapes


def _eyes() -> list[Shape]:
    whites = parse("M104 89 Q110.5 81 117 88 Q110.5 94 104 89 Z") + parse(
        "M128 88 Q134 81 140 89 Q134 94 128 88 Z"
    )
    return [
        fill(whites, PAPER),
        fill(ellipse(111.5, 88, 3.3, 3.6) + ellipse(135, 88, 3.3, 3.6), INK),
        line("M104 88 Q110.5 81 117 87.5 M128 87.5 Q134 81 140 88", INK, 3),
    ]


def arm(dress: Dress) -> list[Shape]:
    """The forearm that rises from behind the sash on the right, its cuff and its fist."""
    return [
        inked(
            "M165 186 C163 172 170 166 178 164 L203 164 C207 172 208 184 208 195 Z", dress.sleeve
        ),
        line("M171 176 H203", dress.trim, 4),
        inked("M174 153 H207 L209 166 H172 Z", dress.trim),
        *fist(),
    ]


def fist() -> list[Shape]:
    return [
        inked(parse("M179 154 V139 Q179 130 188 130 H197 Q205 130 205 138 V154 Z"), SKIN),
        line("M190 137 H203 M190 145 H203", INK, 2.6),
    ]
