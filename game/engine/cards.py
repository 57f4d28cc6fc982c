"""The cards and the packs (R1, R2, R5).

A card is its own text, rank then suit: ``7d``, ``10c``, ``Kd``; a card that the reader must not
know is ``??``. Being texts, cards can be compared, hashed and written to JSON as they are.
"""

from collections.abc import Iterable

SUITS = "cdhs"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Card(str):
    """One card, or ``HIDDEN``. Make them with :func:`parse_card`."""

    __slots__ = ()

    @property
    def rank(self) -> str:
        """``A``, ``2`` … ``10``, ``J``, ``Q``, ``K``; ``?`` when hidden."""
        return self[:-1]

    @property
    def suit(self) -> str:
        """``c``, ``d``, ``h`` or ``s``; ``?`` when hidden."""
        return self[-1]


HIDDEN = Card("??")

CARDS: dict[str, Card] = {
    text: Card(text) for text in (rank + suit for suit in SUITS for rank in RANKS)
}


def _without(*ranks: str) -> tuple[Card, ...]:
    return tuple(card for card in CARDS.values() if card.rank not in ranks)


# In the order a new pack lies in; a shuffle starts from it, so it is part of every seed's meaning.
PACKS: dict[str, tuple[Card, ...]] = {
    "40": _without("8", "9", "10"),
    "32": _without("2", "3", "4", "5", "6"),
}


def parse_card(text: str) -> Card:
    """Read one card, ``"7d"``, or ``"??"``; ValueError for anything else."""
    if text == HIDDEN:
        return HIDDEN
    try:
        return CARDS[text]
    except KeyError:
        raise ValueError(f"not a card: {text!r}") from None


def parse_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards divided by blanks, ``"7d Kd"``, or a sequence of card texts."""
    words = text.split() if isinstance(text, str) else text
    return tuple(parse_card(word) for word in words)
