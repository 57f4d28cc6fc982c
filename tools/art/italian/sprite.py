"""The cards of the second deck, and what of it stands in sentences."""

from __future__ import annotations

from tools.art.glyphs import RANKS
from tools.art.italian.aces import ace
from tools.art.italian.courts import court
from tools.art.italian.indexes import COURT, court_index
from tools.art.italian.pips import corner, pips
from tools.art.italian.suits import thing
from tools.art.pips import HEIGHT, LAYOUT, WIDTH
from tools.art.suits import SUITS
from tools.art.svg import elements, symbol, twice

# What is alike stands together, which gzip rewards: the numbers of a suit, the courts of a rank.
ORDER = tuple((rank, suit) for suit in SUITS for rank in RANKS if rank not in COURT) + tuple(
    (rank, suit) for rank in COURT for suit in SUITS
)


def face(rank: str, suit: str) -> str:
    """A large card but for its paper."""
    if rank in COURT:
        picture = court(rank, suit)
    else:
        picture = pips(rank, suit) if rank in LAYOUT else elements(ace(suit))
    return picture + twice(corner(rank, suit), WIDTH, HEIGHT)


def signs() -> dict[str, str]:
    """The suits and the indexes of the courts by themselves, for small cards in a sentence."""
    out = {
        f"s-{suit}": symbol(f"s-{suit}", 100, 100, elements(thing(suit, 50, 50, 96, width=6)))
        for suit in SUITS
    }
    for rank in COURT:
        drawn = elements(court_index(rank, 50, 0, 100, "currentColor"))
        out[f"r-{rank}"] = symbol(f"r-{rank}", 100, 100, drawn)
    return out
