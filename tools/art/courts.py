"""The double-headed court cards."""

from __future__ import annotations

from tools.art.palette import BLUE, GOLD, RED, SKIN
from tools.art.path import ellipse
from tools.art.pips import CENTRE
from tools.art.suits import sign
from tools.art.svg import Shape, fill, half_turn, inked
from tools.art.tokens import crown
from tools.art.svg import moved


def court(rank: str, suit: str) -> list[Shape]:
    robe = {"c": BLUE, "d": GOLD, "h": RED, "s": BLUE}[suit]
    half = [
        inked("M60 175 C60 140 90 125 125 122 C160 125 190 140 190 175 Z", robe),
        inked(ellipse(125, 92, 26, 32), SKIN),
    ]
    if rank != "J":
        half += moved(crown(), 85, 10, 0.8)
    return half + half_turn(half, CENTRE)
