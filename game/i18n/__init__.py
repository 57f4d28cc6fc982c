"""Every word that a person reads, in every language the game speaks; no other place has any."""

from game.i18n.words import (
    LANGUAGES,
    amount,
    average,
    back_of,
    deck_of,
    has,
    language_of,
    number,
    pieces,
    points,
    signed,
    text,
    wording,
)

__all__ = [
    "LANGUAGES",
    "amount",
    "average",
    "back_of",
    "deck_of",
    "has",
    "language_of",
    "number",
    "pieces",
    "points",
    "signed",
    "text",
    "wording",
]
