"""Parts every court shares: the face, the neck and the arm that holds something up."""

from __future__ import annotations

from tools.art.dress import DRESS
from tools.art.palette import INK, PAPER, RED, ROSE, SKIN
from tools.art.path import Path, ellipse, mirrored, parse
from tools.art.svg import Shape, fill, inked, line

# The head's axis stands left of the card's, because the held thing stands to the right.
HEAD = 120.0
# Where the held thing's shaft stands.
STAFF = 191.0


def head(text: str) -> Path:
    """A half outline completed about the head's axis."""
    return mirrored(text, HEAD)


def neck() -> list[Shape]:
    return [inked(head("M120 132 L108 128 L109 106 H120"), SKIN)]


def face(young: bool, mouth: float = 109) -> list[Shape]:
    """Three-quarter turned to the right by its nose and brows alone."""
    chin = "M120 56 C101 56 93 70 93 88 C93 106 105 121 120 121"
    if young:
        chin = "M120 56 C103 56 96 70 96 88 C96 104 106 120 120 121"
    return [
        inked(head(chin), SKIN),
        fill(ellipse(105, 101, 5) + ellipse(137, 101, 5), ROSE),
        line("M103 80 Q109 75 116 79", INK, 3),
        line("M139 80 Q131 75 126 80 L129 98 Q126 101 121 99", INK, 3),
        fill(ellipse(110.5, 88, 3.4, 3.8) + ellipse(134, 88, 3.4, 3.8), INK),
        line("M104 88 Q110 82 117 87 M128 87 Q134 82 140 88", INK, 3),
        line(f"M115 {mouth} Q122 {mouth + 4} 129 {mouth}", RED, 4),
    ]


def arm(suit: str) -> list[Shape]:
    """The forearm that rises from behind the sash on the right, its cuff and its fist."""
    dress = DRESS[suit]
    return [
        inked(
            "M164 186 C162 172 170 166 178 164 L205 164 C211 172 214 184 213 197 Z", dress.sleeve
        ),
        line("M172 176 H206 M168 186 H196", dress.trim, 4),
        inked("M174 153 H208 L211 166 H171 Z", dress.trim if dress.trim != PAPER else PAPER),
        *fist(),
    ]


def fist() -> list[Shape]:
    return [
        inked(parse("M179 154 V139 Q179 130 188 130 H197 Q205 130 205 138 V154 Z"), SKIN),
        line("M190 137 H203 M190 145 H203", INK, 2.6),
    ]
