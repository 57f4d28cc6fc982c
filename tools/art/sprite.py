"""Puts the symbols of the sprites together: of each deck the large cards, and all the small."""

from __future__ import annotations

from functools import cache

from tools.art.aces import ace
from tools.art.back import BACKS, MINI_BACKS, rounded
from tools.art.courts import court
from tools.art.glyphs import RANKS
from tools.art.italian import sprite as italian
from tools.art.italian.pips import mini as italian_mini
from tools.art.palette import EDGE, PAPER, SUIT
from tools.art.pips import HEIGHT, LAYOUT, WIDTH, corner, mini, pips
from tools.art.suits import SIGN, SUITS
from tools.art.svg import Shape, elements, fill, symbol, twice
from tools.art.tokens import bank, chip, crown

OPEN = '<svg xmlns="http://www.w3.org/2000/svg">\n'
CLOSE = "</svg>\n"
CARDS = tuple((rank, suit) for rank in RANKS for suit in SUITS)


def _paper() -> list[Shape]:
    return [Shape(rounded(1, 1, 248, 348, 17), PAPER, EDGE, 2)]


def _mini_paper() -> list[Shape]:
    return [Shape(rounded(0.5, 0.5, 49, 69, 5), PAPER, EDGE, 1)]


def face(rank: str, suit: str) -> str:
    if rank == "A":
        picture = elements(ace(suit))
    elif rank in LAYOUT:
        picture = elements(pips(rank, suit))
    else:
        picture = court(rank, suit)
    return picture + twice(corner(rank, suit), WIDTH, HEIGHT)


def _large(name: str, picture: str) -> str:
    return symbol(name, WIDTH, HEIGHT, elements(_paper()) + picture)


def _small(name: str, picture: list[Shape]) -> str:
    return symbol(name, 50, 70, elements(_mini_paper() + picture))


def _backs() -> dict[str, str]:
    return {name: _large(name, elements(back())) for name, back in BACKS.items()}


def cards() -> dict[str, str]:
    """The large cards of the first deck, by their ids, in the order they are written."""
    faces = {(name := f"c-{r}{s}"): _large(name, face(r, s)) for r, s in CARDS}
    return {**_backs(), **faces}


def marks() -> dict[str, str]:
    """What is small: in the first deck's drawing also what is the same with every deck."""
    out = {
        f"s-{suit}": symbol(f"s-{suit}", 100, 100, elements([fill(SIGN[suit], SUIT)]))
        for suit in SUITS
    }
    for name, token in (("chip", chip), ("crown", crown), ("bank", bank)):
        out[name] = symbol(name, 100, 100, elements(token()))
    for name, back in MINI_BACKS.items():
        out[name] = _small(name, back())
    for rank, suit in CARDS:
        out[f"m-{rank}{suit}"] = _small(f"m-{rank}{suit}", mini(rank, suit))
    return out


def italian_cards() -> dict[str, str]:
    """The large cards of the second deck under the ids of the first."""
    faces = {(name := f"c-{r}{s}"): _large(name, italian.face(r, s)) for r, s in italian.ORDER}
    return {**_backs(), **faces}


def italian_marks() -> dict[str, str]:
    """The small ones of the second deck."""
    small = {(name := f"m-{r}{s}"): _small(name, italian_mini(r, s)) for r, s in CARDS}
    return {**italian.signs(), **small}


@cache
def sheets() -> dict[str, dict[str, str]]:
    """The symbols of each sprite by its name.

    A deck is chosen by the names of its two alone. Reading the large cards takes a phone long,
    and the first screen has none, so that they lie apart.
    """
    return {
        "cards": cards(),
        "marks": marks(),
        "cards-italian": italian_cards(),
        "marks-italian": italian_marks(),
    }


def sprites() -> dict[str, str]:
    """The text of each sprite by its name."""
    return {name: OPEN + "".join(parts.values()) + CLOSE for name, parts in sheets().items()}
