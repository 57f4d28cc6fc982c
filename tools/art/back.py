"""The pack's own back: a comet-star lattice in gold on wine red, the same both ways up."""

from __future__ import annotations

from tools.art.palette import GOLD, PAPER, RED, WINE
from tools.art.path import Path, ellipse, join, parse, polygon, star
from tools.art.svg import Shape, fill, line


def _frame(inset: float, radius: float, width: float = 250, height: float = 350) -> Path:
    return rounded(inset, inset, width - 2 * inset, height - 2 * inset, radius)


def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    return parse(
        f"M{x + r} {y} H{x + w - r} Q{x + w} {y} {x + w} {y + r} V{y + h - r} "
        f"Q{x + w} {y + h} {x + w - r} {y + h} H{x + r} Q{x} {y + h} {x} {y + h - r} "
        f"V{y + r} Q{x} {y} {x + r} {y} Z"
    )


def back() -> list[Shape]:
    shapes = [fill(_frame(11, 10), WINE), line(_frame(20, 6), GOLD, 3.5)]
    tiles, stars, dots = [], [], []
    for row in range(9):
        for col in range(6):
            x, y = 125 + (col - 2.5) * 38, 175 + (row - 4) * 36
            if (row + col) % 2:
                tiles.append(polygon([(x, y - 18), (x + 19, y), (x, y + 18), (x - 19, y)]))
                dots.append(ellipse(x, y, 4))
            else:
                stars.append(star(x, y, 8, 12, 5))
    shapes += [
        fill(join(tiles), RED),
        fill(join(stars), GOLD),
        fill(join(dots), PAPER),
    ]
    return shapes


def mini_back() -> list[Shape]:
    return [
        fill(_frame(3, 3, 50, 70), WINE),
        line(_frame(6, 2, 50, 70), GOLD, 1.6),
        fill(polygon([(25, 14), (40, 35), (25, 56), (10, 35)]), RED),
        fill(star(25, 35, 8, 12, 5), GOLD),
    ]
