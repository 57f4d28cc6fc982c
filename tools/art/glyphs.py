"""Rank characters drawn as heavy strokes, so that no card depends on an installed font."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.path import Path, ellipse, parse
from tools.art.svg import Shape

HEIGHT = 64.0
WEIGHT = 10.0
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@dataclass(frozen=True)
class Glyph:
    """Centre lines in a box HEIGHT high, for strokes WEIGHT wide, and the box's width.

    A solid glyph is its outline instead: letters with slanting legs need feet cut level.
    """

    path: Path
    width: float
    solid: bool = False


_SIX = parse("M33 5 C16 10 5 26 5 42") + ellipse(22, 42, 17)

GLYPHS: dict[str, Glyph] = {
    "A": Glyph(
        parse("M18.5 0 H29.5 L48 64 H37 L33.4 51.5 H14.6 L11 64 H0 Z M17.3 42 H30.7 L24 17.5 Z"),
        48,
        solid=True,
    ),
    "2": Glyph(parse("M6 22 C6 -1 38 -1 38 20 C38 34 22 42 8 59 H42"), 44),
    "3": Glyph(parse("M6 5 H37 L20 27 C33 25 39 34 39 42 C39 63 10 65 3 49"), 43),
    "4": Glyph(parse("M32 64 V5 H30 L6 46 V48 H45"), 46),
    "5": Glyph(parse("M37 5 H11 L9 30 C20 22 39 25 39 42 C39 63 11 64 3 50"), 43),
    "6": Glyph(_SIX, 44),
    "7": Glyph(parse("M2 5 H39 V8 C28 22 18 40 16 64"), 43),
    "8": Glyph(ellipse(22, 18.5, 13.5) + ellipse(22, 43.5, 17, 15.5), 44),
    "9": Glyph(_SIX.at(44, 64, 1, 180), 44),
    "10": Glyph(parse("M11 0 V64 M0 18 L11 9") + ellipse(38, 32, 13.5, 27), 57),
    "J": Glyph(parse("M12 5 H40 M29 5 V42 C29 64 5 64 5 43"), 42),
    "Q": Glyph(ellipse(23, 32, 18, 27) + parse("M24 43 L43 64"), 47),
    "K": Glyph(
        parse(
            "M3 0 H13.4 V64 H3 Z M33 0 H46 L13.4 46.9 V28.2 Z M20.1 33.4 L26.4 24 L48 64 H36.7 Z"
        ),
        49,
        solid=True,
    ),
}


def glyph(
    rank: str, x: float, y: float, height: float, colour: str, widest: float = 1000.0
) -> Shape:
    """The character centred on x with its top at y, narrowed to `widest` if need be."""
    form = GLYPHS[rank]
    scale = height / HEIGHT
    squeeze = min(1.0, widest / (form.width * scale))
    across = scale * squeeze
    path = form.path.map(lambda p: (x + (p[0] - form.width / 2) * across, y + p[1] * scale))
    if form.solid:
        return Shape(path, fill=colour)
    return Shape(path, stroke=colour, width=WEIGHT * scale * (1 + squeeze) / 2, cap="butt")
