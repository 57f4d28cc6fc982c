"""Cards, drawn from the sprites, and their names."""

from game.app.seen import HIDDEN, Card
from game.i18n import text
from game.ui.tree import Tree, el

# The large cards lie apart from all that is small: the first screen needs none of them.
LARGE = "static/cards.svg"
SMALL = "static/marks.svg"


def card_words(lang: str, card: Card) -> str:
    """Return the name of a card: *seven of diamonds*, or that it lies face down."""
    if card == HIDDEN:
        return text(lang, "card.hidden")
    return text(
        lang,
        "card.name",
        rank=text(lang, f"rank.{card.rank}"),
        suit=text(lang, f"suit.{card.suit}"),
    )


def picture(symbol: str, width: int, height: int, css: str) -> Tree:
    """Draw a symbol of a sprite, for the eye only; those of the large cards begin with ``c-``."""
    sprite = LARGE if symbol.startswith("c-") else SMALL
    return el(
        "svg",
        {"class": css, "viewBox": f"0 0 {width} {height}", "aria-hidden": "true"},
        el("use", {"href": f"{sprite}#{symbol}"}),
    )


def big_card(card: Card) -> Tree:
    """Draw a card large."""
    return picture(f"c-{_symbol(card)}", 250, 350, "card")


def mini_card(card: Card) -> Tree:
    """Draw a card small, with nothing but its index and sign."""
    return picture(f"m-{_symbol(card)}", 50, 70, "mini")


def token(symbol: str) -> Tree:
    """Draw a chip, or the mark of the bank."""
    return picture(symbol, 100, 100, f"token token-{symbol}")


def _symbol(card: Card) -> str:
    return "back" if card == HIDDEN else str(card)
