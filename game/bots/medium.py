"""Plays by a few fixed rules that are sound, and counts no cards."""

from game.bots.characters import Character
from game.bots.hiding import ask, keep_the_higher
from game.bots.reading import cannot_bust, own_hand, rivals, shown_cards, verbs
from game.bots.stakes import first_card, one_of_thirds, raise_stake
from game.engine import HIDDEN, SEVEN_HALF, Action, HandView, SeatView, hand_rank, hand_total

# Half points from which it stands as a player; the small pack is half made of cards that count ½.
_STANDS_FROM = {"40": 10, "32": 12}
# What it takes somebody to have who stands on a card that it does not see, in half points.
_TYPICAL = {"40": 11, "32": 12}
# From here on the bank draws only when it would lose to all.
_GOOD = 13


def play(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as a player."""
    can = verbs(view)
    if "hide" in can:
        return keep_the_higher(view)
    for verb in ("split", "burn"):
        if verb in can:
            return Action(verb)
    if not can & {"hit", "hit:down"}:
        return Action("stand")
    if "stand" not in can:
        return ask(view)
    total = own_hand(view).total or 0
    if total >= _STANDS_FROM[view.rules.pack] and not cannot_bust(view):
        return Action("stand")
    # The one card worth a higher stake: it cannot bust, and 7½ pays twice.
    promising = view.rules.pack == "40" and total == 1 and view.rules.seven_half_pays == 2
    if "raise" in can and promising:
        return raise_stake(view, who, 0.5)
    return ask(view)


def bank(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as the bank.

    It draws while it would lose more than twice of what it would win, if those who hide a card
    have what people usually stand on.
    """
    can = verbs(view)
    if "burn" in can:
        return Action("burn")
    if "hit" not in can:
        return Action("stand")
    hand = own_hand(view)
    rank = hand_rank(hand.cards, view.rules)
    lost = won = 0
    for rival in rivals(view):
        place = _supposed(rival, view)
        if place > rank:
            lost += rival.stake
        elif place < rank or view.rules.tie == "bank":
            won += rival.stake
    # Half of the cards bust a 5: what is won already must be little beside what would be lost.
    worth_it = lost > 2 * won
    if won and (hand.total or 0) >= _GOOD and not cannot_bust(view):
        worth_it = False
    return Action("hit") if worth_it else Action("stand")


def wish(view: SeatView) -> float:
    """Return how much of its usual stake this hand is worth, 0 to 1."""
    if view.rules.stake_time == "before":
        return one_of_thirds(view, (1 / 3, 1 / 3, 1 / 3))
    card = first_card(view)
    if card >= 12:
        return one_of_thirds(view, (0.0, 0.4, 0.6))
    if card <= 2:
        return one_of_thirds(view, (0.2, 0.6, 0.2))
    return one_of_thirds(view, (0.6, 0.4, 0.0))


def _supposed(hand: HandView, view: SeatView) -> int:
    """Return the place (R22) that it takes a standing hand to have."""
    if HIDDEN not in hand.cards:
        return hand_rank(hand.cards, view.rules, split=hand.split)
    shown = shown_cards(hand)
    # A hidden card counts ½ at the very least.
    at_least = hand_total(shown, view.rules) + len(hand.cards) - len(shown)
    return min(max(at_least, _TYPICAL[view.rules.pack]), SEVEN_HALF - 1)
