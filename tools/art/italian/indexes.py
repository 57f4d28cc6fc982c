"""The corner of a court card: a picture where the first deck has a letter.

The three are called by other names, with other first letters, in each language; a feather,
a horse's head and a crown are read in all of them.
"""

from __future__ import annotations

from tools.art.palette import PAPER
from tools.art.path import Path, ellipse, join, parse
from tools.art.svg import Shape, fill, line

# The box they are drawn in is a little lower than that of the letters, and as wide.
HEIGHT, WIDTH = 64.0, 50.0

_CROWN = join(
    [
        parse("M7 64 V54 H43 V64 Z"),
        parse("M6 50 L2 22 L14 34 L25 12 L36 34 L48 22 L44 50 Z"),
        ellipse(25, 9, 5.5),
        ellipse(4, 19, 4.5),
        ellipse(46, 19, 4.5),
    ]
)
_HORSE = parse(
    "M4 64 C1 40 5 19 18 11 L21 0 L29 9 C38 13 44 25 49 37 C51 43 47 49 42 48 C39 48 38 45 35 44"
    " C31 43 28 42 26 39 C27 48 38 52 39 64 Z"
)
_FEATHER = join(
    [
        parse("M17 42 L3 62 L8 64 L22 47 Z"),
        parse(
            "M13 48 C5 33 8 17 24 8 C31 4 40 1 48 0 C50 12 47 24 41 33 L34 33 L37 38 C34 42 30 44"
            " 26 46 L20 44 L21 48 C18 49 15 49 13 48 Z"
        ),
    ]
)
COURT: dict[str, Path] = {"J": _FEATHER, "Q": _HORSE, "K": _CROWN}
_INSIDE: dict[str, Path] = {
    "J": parse("M17 45 C21 34 29 21 41 9"),
    "Q": parse("M28 20 L30 22 M10 57 C9 41 11 29 18 21"),
    "K": parse("M25 59 H25.1 M15 59 H15.1 M35 59 H35.1"),
}


def court_index(rank: str, x: float, y: float, height: float, colour: str) -> list[Shape]:
    """Centred on x with its top at y."""
    scale = 0.9 * height / HEIGHT
    left, y = x - WIDTH / 2 * scale, y + 0.06 * height
    return [
        fill(COURT[rank].at(left, y, scale), colour),
        line(_INSIDE[rank].at(left, y, scale), PAPER, 3 * scale),
    ]
