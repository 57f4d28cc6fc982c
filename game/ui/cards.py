"""Cards, drawn from the sprites of the deck that is played with, and their names.

Which deck that is, ``lang`` says: the language, with the deck whose cards its words name, and
their back.
"""

from game.app.seen import HIDDEN, Card
from game.i18n import back_of, deck_of, text
from game.ui.tree import Tree, classes, el

# The large cards lie apart from all that is small: the first screen needs none of them.
_LARGE = {"italian": "static/cards-italian.svg"}
_SMALL = {"italian": "static/marks-italian.svg"}
_BACKS = {"red": "", "blue": "-2", "green": "-3"}
# What is the same with every deck lies here.
LARGE = "static/cards.svg"
SMALL = "static/marks.svg"

_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

# The colour of a suit that is not black: the drawings leave it to the page.
_COLOURS = {
    "french": {"d": "red", "h": "red"},
    "four": {"c": "green", "d": "blue", "h": "red"},
    "italian": {"c": "green", "d": "ochre", "h": "red", "s": "blue"},
}


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


def picture(symbol: str, width: int, height: int, css: str, sprite: str = SMALL) -> Tree:
    """Draw a symbol of a sprite, for the eye only."""
    return el(
        "svg",
        {"class": css, "viewBox": f"0 0 {width} {height}", "aria-hidden": "true"},
        el("use", {"href": f"{sprite}#{symbol}"}),
    )


def big_card(lang: str, card: Card) -> Tree:
    """Draw a card large."""
    sprite = _LARGE.get(deck_of(lang), LARGE)
    if card == HIDDEN:
        return picture(f"c-back{_BACKS[back_of(lang)]}", 250, 350, "card", sprite)
    return picture(f"c-{card}", 250, 350, classes("card", colour(lang, card)), sprite)


def mini_card(lang: str, card: Card) -> Tree:
    """Draw a card small, with nothing but its index and sign."""
    if card == HIDDEN:
        return mini_back(lang)
    css = classes("mini", colour(lang, card))
    return picture(f"m-{card}", 50, 70, css, _SMALL.get(deck_of(lang), SMALL))


def mini_back(lang: str) -> Tree:
    """Draw a card of the pack small, as it lies face down."""
    return picture(f"m-back{_BACKS[back_of(lang)]}", 50, 70, "mini")


def rank_sign(lang: str, rank: str) -> Tree | str:
    """Return how a card's corner shows its rank, to be set in a line of text.

    A picture where no letter would be right in every language.
    """
    if deck_of(lang) != "italian" or rank not in "JQK":
        return rank
    sign = picture(f"r-{rank}", 100, 100, "sign", _SMALL["italian"])
    return el("span", {"role": "img", "aria-label": text(lang, f"rank.{rank}")}, sign)


def index_of(lang: str, card: Card) -> list[Tree | str]:
    """Return what stands in the corner of a card, to be set in a line of text."""
    if deck_of(lang) != "italian":
        return [f"{card.rank}{_SIGNS[card.suit]}"]
    rank = rank_sign(lang, card.rank)
    return [rank, picture(f"s-{card.suit}", 100, 100, "sign", _SMALL["italian"])]


def colour(lang: str, card: Card) -> str:
    """Return the class of the colour that a card's suit has, empty for black."""
    return _COLOURS[deck_of(lang)].get(card.suit, "")


def token(symbol: str) -> Tree:
    """Draw a chip, or the mark of the bank."""
    return picture(symbol, 100, 100, f"token token-{symbol}")
