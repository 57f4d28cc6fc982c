"""Every word that a person reads, in every language the game speaks; no other place has any."""

from game.i18n.words import LANGUAGES, amount, average, has, number, pieces, points, signed, text

__all__ = ["LANGUAGES", "amount", "average", "has", "number", "pieces", "points", "signed", "text"]
