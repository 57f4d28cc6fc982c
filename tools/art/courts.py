"""The double-headed court cards: half a figure, turned about the centre, joined by the sash."""

from __future__ import annotations

from tools.art.dress import sash
from tools.art.jack import jack
from tools.art.king import king
from tools.art.pips import CENTRE
from tools.art.queen import queen
from tools.art.svg import Shape, half_turn

FIGURE = {"J": jack, "Q": queen, "K": king}


def court(rank: str, suit: str) -> list[Shape]:
    half = FIGURE[rank](suit)
    return half + half_turn(half, CENTRE) + sash(suit)
