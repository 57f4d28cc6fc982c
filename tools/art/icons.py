"""The app's icons: a card with the winning half on a red ground."""

from __future__ import annotations

from tools.art.back import rounded
from tools.art.glyphs import glyph
from tools.art.palette import EDGE, GOLD, PAPER, RED, WINE
from tools.art.path import Path, ellipse, star
from tools.art.suits import sign
from tools.art.svg import Shape, elements, fill, line


def _turned(shapes: list[Shape], turn: float) -> list[Shape]:
    def spin(path: Path) -> Path:
        return path.at(-50, -50).at(50, 50, 1, turn)

    return [s.map_path(spin(s.path)) for s in shapes]


def _cards() -> list[Shape]:
    behind = [
        Shape(rounded(30, 20, 43, 60, 6), WINE, PAPER, 3),
        fill(star(51, 50, 8, 10, 4), GOLD),
    ]
    front = [
        Shape(rounded(28, 19, 44, 62, 6), PAPER, EDGE, 1),
        glyph("7", 50, 25, 26, RED),
        fill(sign("d", 50, 66, 24), RED),
    ]
    return _turned(behind, 16) + _turned(front, -8)


def _document(shapes: list[Shape]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f"{elements(shapes)}</svg>\n"
    )


def favicon() -> str:
    return _document([fill(rounded(0, 0, 100, 100, 22), "#14532f"), *_cards()])


def maskable() -> str:
    """Bleeds to the edge: launchers cut it to their own shape, at worst a circle 80 across."""
    return _document([fill(rounded(0, 0, 100, 100, 0), "#14532f"), *_cards()])
