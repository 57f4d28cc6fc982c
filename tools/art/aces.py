"""The four aces: one great sign each."""

from __future__ import annotations

from tools.art.palette import SUIT_COLOUR
from tools.art.suits import sign
from tools.art.svg import Shape, fill


def ace(suit: str) -> list[Shape]:
    return [fill(sign(suit, 125, 175, 120), SUIT_COLOUR[suit])]
