"""Puts every symbol of the sprites together: the large cards, and all that is small."""

from __future__ import annotations

from tools.art.aces import ace
from tools.art.back import back, mini_back, rounded
from tools.art.courts import court
from tools.art.glyphs import RANKS
from tools.art.palette import EDGE, PAPER, SUIT_COLOUR
from tools.art.pips import HEIGHT, LAYOUT, WIDTH, corner, mini, pips
from tools.art.suits import SIGN, SUITS
from tools.art.svg import Shape, elements, fill, symbol, twice
from tools.art.tokens import bank, chip, crown

OPEN = '<svg xmlns="http://www.w3.org/2000/svg">\n'
CLOSE = "</svg>\n"


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
    return elements(_paper()) + picture + twice(corner(rank, suit), WIDTH, HEIGHT)


def symbols() -> dict[str, str]:
    """Every symbol by its id, in the order they are written."""
    out: dict[str, str] = {}

    def add(name: str, width: int, height: int, shapes: list[Shape]) -> None:
        out[name] = symbol(name, width, height, elements(shapes))

    for suit in SUITS:
        add(f"s-{suit}", 100, 100, [fill(SIGN[suit], SUIT_COLOUR[suit])])
    add("chip", 100, 100, chip())
    add("crown", 100, 100, crown())
    add("bank", 100, 100, bank())
    add("c-back", 250, 350, _paper() + back())
    add("m-back", 50, 70, _mini_paper() + mini_back())
    for rank in RANKS:
        for suit in SUITS:
            add(f"m-{rank}{suit}", 50, 70, _mini_paper() + mini(rank, suit))
            name = f"c-{rank}{suit}"
            out[name] = symbol(name, WIDTH, HEIGHT, face(rank, suit))
    return out


def sprites() -> dict[str, str]:
    """The text of each sprite by its name.

    Reading the large cards takes a phone long, and the first screen has none.
    """
    large = {name: one for name, one in symbols().items() if name.startswith("c-")}
    small = {name: one for name, one in symbols().items() if name not in large}
    return {"cards": _sprite(large), "marks": _sprite(small)}


def _sprite(parts: dict[str, str]) -> str:
    return OPEN + "".join(parts.values()) + CLOSE
