"""Plays as people do who play once a year: by feel, and never twice the same.

Where it stands moves from hand to hand, it counts no cards, looks at one thing at a time, and
likes to chase. Some things it does know: 6½ is enough, and 3 is not.
"""

from game.bots.characters import Character
from game.bots.hiding import ask, keep_the_higher
from game.bots.reading import mood, own_hand, rivals, verbs
from game.bots.stakes import raise_stake
from game.engine import HIDDEN, Action, SeatView, hand_rank

# Half points from which it stands as a player, and below which it draws as the bank: one of each
# row in a hand.
_STANDS_FROM: dict[str, tuple[int, ...]] = {
    "40": (7, 8, 8, 9, 10, 10, 11, 12, 12, 13),
    "32": (8, 9, 10, 11, 12, 12, 13, 13),
}
_BANK_DRAWS_BELOW: dict[str, tuple[int, ...]] = {
    "40": (8, 9, 10, 11, 12),
    "32": (9, 10, 11, 12, 13),
}
_ENOUGH = 13


def play(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as a player."""
    can = verbs(view)
    if "hide" in can:
        better = keep_the_higher(view)
        if mood(view, "hide") >= 0.35:
            return better
        return Action("show" if better.verb == "hide" else "hide")
    if "split" in can and mood(view, "split") < 0.5:
        return Action("split")
    if "burn" in can and mood(view, "burn") < 0.5:
        return Action("burn")
    if not can & {"hit", "hit:down"}:
        return Action("stand")
    if "stand" not in can:
        return ask(view)
    if (own_hand(view).total or 0) >= _one_of(view, _STANDS_FROM, "stand"):
        return Action("stand")
    if "raise" in can and mood(view, "raise") < 0.15:
        return raise_stake(view, who, 0.4)
    return ask(view)


def bank(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as the bank."""
    can = verbs(view)
    if "burn" in can and mood(view, "burn") < 0.5:
        return Action("burn")
    if "hit" not in can:
        return Action("stand")
    hand = own_hand(view)
    total, rank = hand.total or 0, hand_rank(hand.cards, view.rules)
    # Whatever lies open and is better is chased, no matter what else would be lost.
    beaten = any(
        HIDDEN not in rival.cards and hand_rank(rival.cards, view.rules, split=rival.split) > rank
        for rival in rivals(view)
    )
    limit = _ENOUGH if beaten else _one_of(view, _BANK_DRAWS_BELOW, "bank")
    return Action("hit") if total < limit else Action("stand")


def wish(view: SeatView) -> float:
    """Return how much of its usual stake it feels like, 0 to 1; the card is not asked."""
    return mood(view, "stake")


def _one_of(view: SeatView, table: dict[str, tuple[int, ...]], what: str) -> int:
    row = table[view.rules.pack]
    return row[int(mood(view, what) * len(row))]
