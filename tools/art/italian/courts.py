"""The double-headed courts of the second deck: page, knight and king, their suit in the hand."""

from __future__ import annotations

from tools.art.italian.dress import sash
from tools.art.italian.king import king
from tools.art.italian.knight import knight
from tools.art.italian.page import page
from tools.art.pips import HEIGHT, WIDTH
from tools.art.svg import elements, twice

FIGURE = {"J": page, "Q": knight, "K": king}


def court(rank: str, suit: str) -> str:
    return twice(FIGURE[rank](suit), WIDTH, HEIGHT) + elements(sash(suit))
