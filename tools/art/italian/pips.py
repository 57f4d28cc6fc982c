"""How the things of a number card lie, and the card's corner."""

from __future__ import annotations

from tools.art.glyphs import glyph
from tools.art.italian.indexes import COURT, court_index
from tools.art.italian.suits import SUIT_COLOUR, long, thing
from tools.art.pips import CENTRE, HEIGHT, INDEX_HEIGHT, INDEX_TOP, INDEX_X, LAYOUT, WIDTH
from tools.art.svg import Shape, elements, twice

X, Y = CENTRE

# Coins and cups stand in the old patterns; what they measure shrinks as the card fills up.
SIZE = {
    "d": {"2": 84, "3": 76, "4": 58, "5": 58, "6": 58, "7": 58, "8": 58, "9": 46, "10": 46},
    "h": {"2": 84, "3": 76, "4": 62, "5": 62, "6": 62, "7": 52, "8": 52, "9": 39, "10": 39},
}

# Swords and clubs lie in bundles, of which a 1 lies across: seven is three, one and three.
BUNDLES = {
    "2": (2,),
    "3": (3,),
    "4": (2, 2),
    "5": (2, 1, 2),
    "6": (3, 3),
    "7": (3, 1, 3),
    "8": (4, 4),
    "9": (4, 1, 4),
    "10": (5, 5),
}


def pips(rank: str, suit: str) -> str:
    """The lower half is the upper one turned; then what has no twin, or lies in the middle."""
    half, single = _standing(rank, suit) if suit in "dh" else _lying(rank, suit)
    return (twice(half, WIDTH, HEIGHT) if half else "") + elements(single)


def _standing(rank: str, suit: str) -> tuple[list[Shape], list[Shape]]:
    places = LAYOUT[rank][1]
    half: list[Shape] = []
    single: list[Shape] = []
    for x, y in places:
        has_twin = y != Y and (WIDTH - x, HEIGHT - y) in places
        if y <= Y:
            (half if has_twin else single).extend(thing(suit, x, y, SIZE[suit][rank], 0, 2.4))
    return half, single


def _lying(rank: str, suit: str) -> tuple[list[Shape], list[Shape]]:
    bundles = BUNDLES[rank]
    draw = _abreast if suit == "s" else _crossed
    if len(bundles) == 1:
        return [], draw(bundles[0], Y, 116)
    across = long(suit, X, Y, 62, 15 if suit == "s" else 9, 90, 2.4)
    return draw(bundles[0], 97, 60), across if len(bundles) == 3 else []


def _abreast(count: int, y: float, half: float) -> list[Shape]:
    """Swords side by side; two or three by themselves point both ways."""
    alone = half > 100
    step = {2: 50, 3: 44, 4: 31, 5: 25.5}[count] if alone or count > 3 else {2: 46, 3: 40}[count]
    wide = min(step * 0.44, 19.0)
    out: list[Shape] = []
    for k in range(count):
        x = X + (k - (count - 1) / 2) * step
        other = alone and (k == 1 if count == 2 else k != 1)
        out += long("s", x, y, half, wide, 180 if other else 0, 2.4)
    return out


def _crossed(count: int, y: float, half: float) -> list[Shape]:
    """Clubs in a saltire, by twos where there are many, and one upright over an odd number."""
    lean = 27 if half > 100 else 43
    wide = 13.0 if half > 100 else (9.5 if count < 4 else 7.0)
    offsets = (-13.0, 13.0) if count > 3 else (0.0,)
    out: list[Shape] = []
    for side in (-1, 1):
        for offset in offsets:
            out += long("c", X + offset, y, half, wide, side * lean, 2.4)
    if count % 2:
        out += long("c", X, y, half, wide, 0, 2.4)
    return out


def corner(rank: str, suit: str) -> list[Shape]:
    """The index at the top left; the courts', a feather, a horse and a crown, need no language."""
    colour = SUIT_COLOUR[suit]
    x = INDEX_X + (2 if rank == "10" else 0)
    index = (
        court_index(rank, INDEX_X, INDEX_TOP, INDEX_HEIGHT, colour)
        if rank in COURT
        else [glyph(rank, x, INDEX_TOP, INDEX_HEIGHT, colour, widest=48 if rank == "10" else 43)]
    )
    return [*index, *thing(suit, INDEX_X, INDEX_TOP + INDEX_HEIGHT + 32, 46, width=2.4)]


def mini(rank: str, suit: str) -> list[Shape]:
    """The 50 by 70 card of the small seats: nothing but the rank and the suit."""
    colour = SUIT_COLOUR[suit]
    index = (
        court_index(rank, 25, 5, 32, colour)
        if rank in COURT
        else [glyph(rank, 25, 5.5, 32, colour, widest=36)]
    )
    return [*index, *thing(suit, 25, 53.5, 27, width=1.5)]
