"""The player's part, exactly: over all first cards, the best play as ``game.odds`` weighs it.

The bank is the one that a player's advice assumes: it draws below 5 and looks at nothing. Of the
others at the table nothing is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine.cards import PACKS
from game.engine.scoring import ROYAL, SEVEN_HALF, counts_half
from game.odds import best_choice, evaluate
from game.odds.expected import Expected
from game.odds.shapes import shapes_of

if TYPE_CHECKING:
    from game.engine import Card, Rules


class Sums(NamedTuple):
    """What one turn comes to on average: hands (two after a split), ends, stakes won."""

    hands: float = 0.0
    seven: float = 0.0
    bust: float = 0.0
    royal: float = 0.0
    result: float = 0.0

    def with_more(self, other: Sums, weight: float) -> Sums:
        return Sums(*(mine + weight * more for mine, more in zip(self, other, strict=True)))


def of_player(rules: Rules) -> Expected:
    """What a player's hand is expected to come to, in units of its stake."""
    sums = _over_next((), PACKS[rules.pack], rules)
    # A split turn stakes for each of its hands.
    return Expected(*(one / sums.hands for one in sums[1:]))


def _over_next(hand: tuple[Card, ...], unseen: tuple[Card, ...], rules: Rules) -> Sums:
    """The sums over the card that comes next; cards of a class come to the same."""
    shapes = shapes_of(rules)
    counts = shapes.count(unseen)
    sums = Sums()
    for kind, count in enumerate(counts):
        if count:
            card = next(one for one in unseen if shapes.class_of[one] == kind)
            rest = tuple(one for one in unseen if one != card)
            sums = sums.with_more(_turn((*hand, card), rest, rules), count / len(unseen))
    return sums


def _turn(hand: tuple[Card, ...], unseen: tuple[Card, ...], rules: Rules) -> Sums:
    odds = evaluate(hand, unseen, rules)
    choice = best_choice(odds)
    if choice == "split":
        both = Sums()
        for card in hand:
            alone = evaluate((card,), unseen, rules, split=True)
            both = both.with_more(_ends(alone["ranks"][best_choice(alone)], 0.0), 1.0)
        return both._replace(result=odds["split"])
    may_split = rules.split_hands > 1 and len(hand) == 1 and counts_half(hand[0], rules)
    if choice == "hit" and may_split:
        # The odds of drawing leave out what a second face card allows.
        return _over_next(hand, unseen, rules)
    values = {"stand": odds["stand"], "hit": odds.get("hit", 0.0), "burn": odds.get("burn", 0.0)}
    return _ends(odds["ranks"][choice], values[choice])


def _ends(ranks: dict[int, float], result: float) -> Sums:
    royal = ranks.get(ROYAL, 0.0)
    return Sums(1.0, ranks.get(SEVEN_HALF, 0.0) + royal, ranks.get(0, 0.0), royal, result)
