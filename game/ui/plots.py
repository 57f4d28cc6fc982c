"""Plots as drawings, each with the same numbers as a table for those who hear the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.tree import el

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.tree import Child, Tree

# The drawing's own units; it is stretched to the room there is.
WIDTH, HEIGHT = 320, 120


def line_plot(
    points: Sequence[tuple[int, int]], high: int, low: int, label: str, marks: Sequence[Tree]
) -> Tree:
    """Draw a line from point to point, filled to the line at 0.

    ``points`` are pairs of an x that never falls and a y; ``high`` and ``low`` the y of the upper
    and the lower edge, 0 between them. ``marks`` are what is written over it.
    """
    span = max(high - low, 1)
    last = max(points[-1][0], 1)

    def at(x: int, y: int) -> str:
        return f"{x / last * WIDTH:.1f} {(high - y) / span * HEIGHT:.1f}"

    line = "L".join(at(*point) for point in points)
    zero = high / span
    ground = f"{zero * HEIGHT:.1f}"
    return el(
        "div",
        {"class": "line-plot"},
        el(
            "svg",
            {
                "role": "img",
                "aria-label": label,
                "viewBox": f"0 0 {WIDTH} {HEIGHT}",
                "preserveAspectRatio": "none",
            },
            # What is won is of another colour than what is lost: each half is cut out of the same.
            *(
                el(
                    "svg",
                    {
                        "key": css,
                        "class": css,
                        "y": top,
                        "width": str(WIDTH),
                        "height": size,
                        "viewBox": f"0 {top} {WIDTH} {size}",
                        "preserveAspectRatio": "none",
                    },
                    el("path", {"class": "area", "d": f"M0 {ground}L{line}V{ground}Z"}),
                    el("path", {"class": "line", "d": f"M{line}"}),
                )
                for css, top, size in (
                    ("gain", "0", ground),
                    ("loss", ground, f"{(1 - zero) * HEIGHT:.1f}"),
                )
                if float(size)
            ),
            el("path", {"class": "zero", "d": f"M0 {ground}H{WIDTH}"}),
        ),
        *marks,
    )


def bar_plot(share: float, expected: float | None, most: float) -> Tree:
    """Draw a share as a bar, of which ``most`` is the whole length, and a mark at the expected."""
    mark = None if expected is None else f"{100 * expected / most:.2f}"
    return el(
        "svg",
        {
            "class": "bar-plot",
            "viewBox": "0 0 100 10",
            "preserveAspectRatio": "none",
            "aria-hidden": "true",
        },
        el("rect", {"class": "whole", "width": "100", "height": "10"}),
        el("rect", {"class": "part", "width": f"{100 * share / most:.2f}", "height": "10"}),
        mark and el("path", {"class": "mark", "d": f"M{mark} 0V10"}),
    )


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[Child]], css: str = "sr"
) -> Tree:
    """Make a table; the first cell of each row is its head. By default it is only heard."""
    return el(
        "table",
        {"class": css},
        el("caption", {}, caption),
        el("thead", {}, el("tr", {}, *(el("th", {"scope": "col"}, head) for head in heads))),
        el("tbody", {}, *(_row(number, cells) for number, cells in enumerate(rows))),
    )


def _row(number: int, cells: Sequence[Child]) -> Tree:
    first, *others = cells
    head = el("th", {"scope": "row"}, first)
    return el("tr", {"key": str(number)}, head, *(el("td", {}, cell) for cell in others))
