"""The double-headed court cards: half a figure, turned about the centre, joined by the sash."""

from __future__ import annotations

from tools.art.dress import sash
from tools.art.jack import jack
from tools.art.king import king
from tools.art.pips import HEIGHT, WIDTH
from tools.art.queen import queen
from tools.art.svg import elements, twice

FIGURE = {"J": jack, "Q": queen, "K": king}


def court(rank: str, suit: str) -> str:
    return twice(FIGURE[rank](suit), WIDTH, HEIGHT) + elements(sash(suit))
