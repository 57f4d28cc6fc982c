"""What is written on or under cards: what one counts, how a hand stands."""

from game.app.seen import (
    HIDDEN,
    SEVEN_HALF,
    HandView,
    Rules,
    SeatView,
    card_counts,
    name_of_hand,
    on_turn,
    wild_counts,
)
from game.i18n import points, text
from game.ui.cards import card_words
from game.ui.tree import Tree, el


def state_of(shown: SeatView, seat: int, hand: HandView) -> str:
    """Return how a hand stands, or nothing yet.

    ``waiting thinking standing bust seven_half``, or the name of a special hand.
    """
    if hand.state == "bust":
        return "bust"
    name = name_of_hand(hand.cards, shown.rules, hand.split)
    if name:
        return name
    if hand.total == SEVEN_HALF:
        return "seven_half"
    if hand.state == "standing":
        return "standing"
    if on_turn(shown) == seat and (hand.state == "playing" or not _in_turns(shown)):
        return "thinking"
    # A card that all can see before the hand has begun was drawn for the bank.
    return "waiting" if hand.cards and (hand.split or not hand.face_up[0]) else ""


def _in_turns(shown: SeatView) -> bool:
    return shown.phase in ("play", "bank")


def is_special(state: str) -> bool:
    """Tell whether a hand in such a state is one to celebrate."""
    return state in ("seven_half", "royal", "pair_of_sevens")


def card_tag(rules: Rules, hand: HandView, place: int, *, values: bool) -> Tree | None:
    """Write on a card what it counts, where its face does not say so.

    A wild card shows what it counts now, or just that it is wild to whoever does not see the
    whole hand; with ``values`` the cards of a pack of 32, which count in their own way, show it.
    """
    card = hand.cards[place]
    if card == rules.wild:
        counts = wild_counts(hand, rules)
        said = "★" if counts is None else f"★{points(counts)}"
        return _tag(said, "wild")
    if values and rules.pack == "32" and card != HIDDEN:
        return _tag(points(card_counts(card, rules)), "value")
    return None


def _tag(said: str, css: str) -> Tree:
    return el(
        "span", {"key": f"tag-{said}", "class": f"tag tag-{css}", "aria-hidden": "true"}, said
    )


def card_in_words(lang: str, rules: Rules, hand: HandView, place: int) -> str:
    """Return the name of a card in a hand, with what it counts where that is not plain."""
    card = hand.cards[place]
    words = card_words(lang, card)
    if card == HIDDEN:
        return words
    if card == rules.wild:
        counts = wild_counts(hand, rules)
        if counts is None:
            return text(lang, "card.wild", card=words)
        return text(lang, "card.wild_counts", card=words, points=points(counts))
    if rules.pack == "32":
        return text(lang, "card.counts", card=words, points=points(card_counts(card, rules)))
    return words
