"""The app's icons: seven and a half on a card, the pack's comet behind it, on the lit cloth."""

from __future__ import annotations

from tools.art.back import rounded
from tools.art.glyphs import glyph
from tools.art.palette import EDGE, FELT_DEEP, FELT_LIT, GOLD, PAPER, RED, SHADE, WINE
from tools.art.path import ellipse, star
from tools.art.suits import sign
from tools.art.svg import Shape, elements, fill, line, moved

# Cards in a box of their own, centred on (0, 0).
WIDE, TALL = 46, 64
# Rings of light behind the cards; the outermost stays clear of the rounded corners.
RINGS, WIDEST, STEP = 3, 46, 9


def _card(colour: str, edge: str, width: float) -> Shape:
    return Shape(rounded(-WIDE / 2, -TALL / 2, WIDE, TALL, 6), colour, edge, width)


def _behind() -> list[Shape]:
    return [
        _card(WINE, PAPER, 2.6),
        line(rounded(-18.5, -27.5, 37, 55, 3.4), GOLD, 1.7),
        # The comet of the pack's back, where the front card leaves it in sight.
        fill(star(11, -17.2, 8, 8.4, 3.3), GOLD),
    ]


def _front() -> list[Shape]:
    return [
        _card(PAPER, EDGE, 0.9),
        glyph("7", -8.6, -26, 34, RED),
        *_half(),
        fill(sign("d", 0, 20.4, 20), RED),
    ]


def _half() -> list[Shape]:
    """The fraction in strokes of its own: the rank glyphs are too heavy this small."""
    return [
        line("M9.6 -22.6 L13.6 -25 V-11.6", RED, 3, cap="butt"),
        line("M6.2 -8.2 H19.2", RED, 2.6, cap="butt"),
        line("M8.2 -1 C8.2 -6.4 17.2 -6.4 17.2 -1 C17.2 3 11.4 5.2 8.4 9.4 H18.4", RED, 3, "butt"),
    ]


def cards() -> list[Shape]:
    """Two cards as a hand holds them, within a circle of radius 40 about the middle (50, 50)."""
    outline = rounded(-WIDE / 2, -TALL / 2, WIDE, TALL, 6)
    two = [
        fill(outline.at(58.4, 51.6, 0.93, 20), SHADE),
        *moved(_behind(), 58, 49.6, 0.93, 20),
        fill(outline.at(44.2, 52.8, 0.97, -7), SHADE),
        *moved(_front(), 43.4, 50.6, 0.97, -7),
    ]
    return moved(two, 1.36, 2.88, 0.95)


def _cloth(corner: float) -> list[Shape]:
    """The cloth under a lamp, in a few rings of one colour: more would be heavy in a PNG."""
    lit, deep = (bytes.fromhex(colour[1:]) for colour in (FELT_LIT, FELT_DEEP))
    rings = []
    for k in range(RINGS):
        share = (k + 1) / RINGS
        colour = bytes(round(d + (x - d) * share) for x, d in zip(lit, deep, strict=True))
        rings.append(fill(ellipse(50, 44, WIDEST - k * STEP), f"#{colour.hex()}"))
    return [fill(rounded(0, 0, 100, 100, corner), FELT_DEEP), *rings]


def _document(corner: float, shapes: list[Shape]) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<g stroke-linecap="round" stroke-linejoin="round">'
        f"{elements([*_cloth(corner), *shapes])}</g></svg>\n"
    )


def favicon() -> str:
    """With corners of its own, for where nobody cuts it: the cards as large as they go."""
    return _document(22, moved(cards(), -16, -16, 1.32))


def touch() -> str:
    """For Apple, which cuts off no more than the corners."""
    return _document(0, moved(cards(), -13, -13, 1.26))


def maskable() -> str:
    """Bleeds to the edge: launchers cut it to their own shape, at worst a circle 80 across."""
    return _document(0, cards())
