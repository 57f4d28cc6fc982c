"""Cutting patterns to a garment's outline: the sprite may not use clip paths (they need ids)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.path import Path, Point, join, polygon

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def clip(subject: Sequence[Point], window: Sequence[Point]) -> list[Point]:
    """Sutherland and Hodgman: the part of `subject` inside the convex, clockwise `window`."""
    out = list(subject)
    for a, b in zip(window, [*window[1:], window[0]], strict=True):
        if not out:
            return []
        kept: list[Point] = []
        for p, q in zip(out, [*out[1:], out[0]], strict=True):
            inside_p, inside_q = _side(a, b, p) >= 0, _side(a, b, q) >= 0
            if inside_p:
                kept.append(p)
            if inside_p != inside_q:
                kept.append(_crossing(a, b, p, q))
        out = kept
    return out


def clipped(shapes: Iterable[Sequence[Point]], window: Sequence[Point]) -> Path:
    cut = (clip(points, window) for points in shapes)
    return join(polygon(points) for points in cut if len(points) > 2)


def inside(point: Point, window: Sequence[Point], margin: float) -> bool:
    """Whether a disc of radius `margin` around the point stays within the window."""
    for a, b in zip(window, [*window[1:], window[0]], strict=True):
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        if _side(a, b, point) < margin * length:
            return False
    return True


def _side(a: Point, b: Point, p: Point) -> float:
    """Positive on the inner side of the edge a to b of a clockwise window (y grows downwards)."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _crossing(a: Point, b: Point, p: Point, q: Point) -> Point:
    sp, sq = _side(a, b, p), _side(a, b, q)
    t = sp / (sp - sq)
    return (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
