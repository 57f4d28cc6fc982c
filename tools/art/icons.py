"""The app's icons: a card with seven and a half on green cloth."""

from __future__ import annotations

from tools.art.back import rounded
from tools.art.glyphs import glyph
from tools.art.palette import CLOTH, EDGE, GOLD, PAPER, RED, WINE
from tools.art.path import Path, star
from tools.art.suits import sign
from tools.art.svg import Shape, elements, fill, line, moved


def _turned(shapes: list[Shape], turn: float) -> list[Shape]:
    def spin(path: Path) -> Path:
        return path.at(-50, -50).at(50, 50, 1, turn)

    return [s.map_path(spin(s.path)) for s in shapes]


def _cards() -> list[Shape]:
    """Seven and a half on a card: the game's name, readable at the size of a browser tab."""
    behind = [
        Shape(rounded(29, 24, 44, 59, 6), WINE, PAPER, 3),
        line(rounded(34, 29, 34, 49, 3), GOLD, 1.6),
        fill(star(51, 50, 8, 10, 4), GOLD),
    ]
    front = [
        Shape(rounded(27, 18, 46, 64, 6), PAPER, EDGE, 1),
        glyph("7", 42, 24, 31, RED),
        *_half(),
        fill(sign("d", 50, 68, 22), RED),
    ]
    return _turned(behind, 17) + _turned(front, -8)


def _half() -> list[Shape]:
    """The fraction in strokes of its own: the rank glyphs are too heavy this small."""
    return [
        line("M58 25.5 L61 24 V36", RED, 2.6, cap="butt"),
        line("M55.5 39.5 H67", RED, 2.2, cap="butt"),
        line("M57.5 46 C57.5 41.5 65 41.5 65 46 C65 49.5 60 51 57.6 55 H66", RED, 2.6, cap="butt"),
    ]


def _document(shapes: list[Shape]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{elements(shapes)}</g></svg>\n'
    )


def favicon() -> str:
    return _document([fill(rounded(0, 0, 100, 100, 22), CLOTH), *moved(_cards(), -14, -14, 1.28)])


def maskable() -> str:
    """Bleeds to the edge: launchers cut it to their own shape, at worst a circle 80 across."""
    return _document([fill(rounded(0, 0, 100, 100, 0), CLOTH), *_cards()])
