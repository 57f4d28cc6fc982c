"""Drawn shapes and the elements they become: flat fills and strokes, never a reference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.art.palette import INK
from tools.art.path import Path, parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# The one outline weight of the large drawings: at 56 px a card's line is still about 0.7 px.
LINE = 3.0


@dataclass(frozen=True)
class Shape:
    """One path with its paint; `fill` or `stroke` None means not painted."""

    path: Path
    fill: str | None = None
    stroke: str | None = None
    width: float = LINE
    cap: str = "round"

    def map_path(self, path: Path) -> Shape:
        return Shape(path, self.fill, self.stroke, self.width, self.cap)


def fill(path: Path | str, colour: str) -> Shape:
    """A flat area without an outline."""
    return Shape(as_path(path), fill=colour)


def inked(path: Path | str, colour: str, width: float = LINE) -> Shape:
    """A flat area with the ink outline around it."""
    return Shape(as_path(path), fill=colour, stroke=INK, width=width)


def ringed(path: Path | str, colour: str, width: float = LINE) -> list[Shape]:
    """An area with its outline outside: for shapes made of overlapping parts."""
    area = as_path(path)
    return [Shape(area, fill=INK, stroke=INK, width=2 * width), Shape(area, fill=colour)]


def line(path: Path | str, colour: str = INK, width: float = LINE, cap: str = "round") -> Shape:
    return Shape(as_path(path), stroke=colour, width=width, cap=cap)


def rod(path: Path | str, colour: str, width: float) -> list[Shape]:
    """A coloured stroke with the ink outline on both sides."""
    return [line(path, INK, width + 2 * LINE), line(path, colour, width)]


def as_path(path: Path | str) -> Path:
    return parse(path) if isinstance(path, str) else path


def moved(
    shapes: Iterable[Shape], x: float, y: float, scale: float = 1.0, turn: float = 0.0
) -> list[Shape]:
    """The shapes as a group would show them, strokes scaled along."""
    return [
        Shape(s.path.at(x, y, scale, turn), s.fill, s.stroke, s.width * scale, s.cap)
        for s in shapes
    ]


def trim(number: float) -> str:
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text


def element(shape: Shape) -> str:
    attributes = [f'd="{shape.path.text()}"', f'fill="{shape.fill or "none"}"']
    if shape.stroke is not None:
        attributes.append(f'stroke="{shape.stroke}" stroke-width="{trim(shape.width)}"')
        if shape.cap != "round":
            attributes.append('stroke-linecap="butt" stroke-linejoin="miter"')
    return f"<path {' '.join(attributes)}/>"


def elements(shapes: Sequence[Shape]) -> str:
    """Neighbouring lines of one paint become one element.

    Areas stay apart: two of them wound in opposite directions would cut a hole in each other.
    """
    merged: list[Shape] = []
    for shape in shapes:
        last = merged[-1] if merged else None
        if last is not None and shape.fill is None and last == shape.map_path(last.path):
            merged[-1] = last.map_path(last.path + shape.path)
        else:
            merged.append(shape)
    return "".join(element(s) for s in merged)


def twice(shapes: Sequence[Shape], width: int, height: int) -> str:
    """The shapes, and again turned upside down about the middle: the same text, for gzip."""
    text = elements(shapes)
    return f'{text}<g transform="rotate(180 {trim(width / 2)} {trim(height / 2)})">{text}</g>'


def symbol(name: str, width: int, height: int, body: str) -> str:
    """Round ends are the rule and said once; the heavy rank glyphs say otherwise themselves."""
    return (
        f'<symbol id="{name}" viewBox="0 0 {width} {height}">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{body}</g></symbol>\n'
    )
