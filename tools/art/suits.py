"""The four suit signs in a 100 by 100 box centred on (50, 50)."""

from __future__ import annotations

from tools.art.path import Path, ellipse, join, mirrored, polygon

SUITS = "cdhs"


def _club() -> Path:
    # The small wedge closes the gap between the three leaves.
    leaves = [ellipse(50, 27, 23), ellipse(26, 58, 23), ellipse(74, 58, 23)]
    heart = polygon([(50, 28), (68, 60), (32, 60)])
    stalk = mirrored("M50 48 L46 48 C47 70 44 85 31 97 L50 97", 50)
    return join([*leaves, heart, _clockwise(stalk)])


def _clockwise(path: Path) -> Path:
    """Overlapping parts must be wound alike or they would cut holes in each other."""
    return path if _area(path) > 0 else path.flip(50)


def _area(path: Path) -> float:
    ends = [pts[-1] for _, pts in path.segments if pts]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ends, ends[1:] + ends[:1], strict=True))


SIGN: dict[str, Path] = {
    "c": _club(),
    "d": mirrored("M50 2 C58 20 72 38 88 50 C72 62 58 80 50 98", 50),
    "h": mirrored("M50 23 C46 12 39 6 28 6 C15 6 5 16 5 31 C5 54 26 71 50 96", 50),
    "s": mirrored(
        "M50 3 C43 24 6 40 6 66 C6 79 16 87 27 87 C36 87 42 83 46 77 C45 86 41 92 32 97 L50 97", 50
    ),
}


def sign(suit: str, x: float, y: float, size: float, turn: float = 0.0) -> Path:
    """The sign centred on x, y in a box `size` wide."""
    return SIGN[suit].at(-50, -50).at(x, y, size / 100, turn)
