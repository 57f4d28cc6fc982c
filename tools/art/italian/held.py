"""The suit as a court holds it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.figure import STAFF
from tools.art.italian.suits import long, thing

if TYPE_CHECKING:
    from tools.art.svg import Shape


def held(suit: str) -> list[Shape]:
    """Over the fist of the arm that rises on the right."""
    if suit == "d":
        return thing("d", STAFF, 96, 66)
    if suit == "h":
        return thing("h", STAFF, 93, 80)
    if suit == "s":
        return long("s", STAFF, 88, 76, 24)
    return long("c", STAFF, 92, 78, 14)
