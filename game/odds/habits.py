"""How players are taken to play, so that what they did says something of what they hide."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import HIDDEN, HandView, Rules
from game.odds.shapes import BUST, EMPTY, Shapes


class Habits(NamedTuple):
    """A mixture of players, each of whom draws below a total and stands from there.

    ``shares``: that total in half points, and which part of the players it is. ``slip``: how
    often one does the other thing, at every decision, so that nothing is impossible. ``stakes``:
    the part of the players who let their first card move their stake, where it is set after
    looking (R11).
    """

    shares: tuple[tuple[int, float], ...]
    slip: float
    stakes: float


# What ships: most stand at about the total from which standing is right, some dare more; and one
# decision in fifty is not what the habit says.
MIXTURE = Habits(((8, 0.3), (9, 0.2), (10, 0.25), (11, 0.125), (12, 0.125)), 0.02, 0.7)

# A known habit leaves room for a slip only where nothing else explains what was seen.
_NEARLY_NEVER = 2.0**-40

# How likely somebody whose stake follows the first card stakes in the lowest, the middle and the
# highest third of what is possible: on a good card (6 or 7), one that draws for nothing or nearly
# (½ or 1), or one between.
_GOOD, _LIGHT, _POOR = (0.15, 0.30, 0.55), (0.35, 0.35, 0.30), (0.55, 0.30, 0.15)
_GOOD_FROM, _LIGHT_TO = 12, 2


def known_habit(stand_at: int) -> Habits:
    """Return the habit of all who stand from ``stand_at`` half points; stakes say nothing."""
    return Habits(((stand_at, 1.0),), _NEARLY_NEVER, 0.0)


class Hidden(NamedTuple):
    """One way to fill a hand's hidden cards: their classes, the hand's place, how likely.

    ``cards`` are classes in rising order; ``weight`` is how likely somebody with these cards, in
    any order that fits, would have played as was seen, the cards' own chances left out.
    """

    cards: tuple[int, ...]
    rank: int
    weight: float


def ways_to_fill(
    hand: HandView, shapes: Shapes, counts: Sequence[int], rules: Rules, habits: Habits, room: int
) -> list[Hidden]:
    """Return all ways to fill the hidden cards of a hand that stands, from ``counts`` unseen.

    ``room``: chips to which the stake could have been raised, its own included.
    """
    stake = _stake_factors(hand, shapes, rules, habits, room)
    shares = [share for _, share in habits.shares]
    # By shape and hidden cards so far: how likely each habit has come to there.
    partial: dict[tuple[int, tuple[int, ...]], list[float]] = {(EMPTY, ()): shares}
    for number, card in enumerate(hand.cards):
        following: dict[tuple[int, tuple[int, ...]], list[float]] = {}
        kinds = range(len(shapes.sizes)) if card == HIDDEN else (shapes.class_of[card],)
        for (shape, cards), before in partial.items():
            # From the second card on, one was asked for.
            chances = _decide(before, shapes, shape, habits, draws=True) if number else before
            for kind in kinds:
                after = shapes.after[shape][kind]
                if after == BUST:
                    continue
                then = cards
                if card == HIDDEN:
                    if cards.count(kind) >= counts[kind]:
                        continue
                    then = tuple(sorted((*cards, kind)))
                factor = stake[kind] if number == 0 else 1.0
                sums = following.setdefault((after, then), [0.0] * len(chances))
                for place, chance in enumerate(chances):
                    sums[place] += chance * factor
        partial = following
    found: dict[tuple[int, ...], Hidden] = {}
    for (shape, cards), chances in partial.items():
        if shapes.ended[shape]:
            # Whoever has 7½ or two sevens must show them, in most places (R14, R24).
            if rules.show_seven_half or shapes.totals[shape] > 15:
                continue
            weight = sum(chances)
        else:
            weight = sum(_decide(chances, shapes, shape, habits, draws=False))
        found[cards] = Hidden(cards, shapes.ranks[shape], weight)
    return list(found.values())


def _decide(
    chances: list[float], shapes: Shapes, shape: int, habits: Habits, *, draws: bool
) -> list[float]:
    if shapes.ended[shape]:
        return [0.0] * len(chances)
    total = shapes.totals[shape]
    slip, usual = habits.slip, 1 - habits.slip
    return [
        chance * (usual if (total < stand_at) == draws else slip)
        for chance, (stand_at, _) in zip(chances, habits.shares, strict=True)
    ]


def _stake_factors(
    hand: HandView, shapes: Shapes, rules: Rules, habits: Habits, room: int
) -> list[float]:
    """How likely the stake is with each class as the first card; only ratios mean something."""
    low = min(rules.stake_min, room)
    high = min(rules.stake_max or room, room)
    if rules.stake_time != "after" or not habits.stakes or high - low < 2 or hand.split:
        return [1.0] * len(shapes.sizes)
    third = min(3 * (hand.stake - low) // (high - low + 1), 2)
    factors = []
    for value in shapes.firsts:
        table = _GOOD if value >= _GOOD_FROM else _LIGHT if value <= _LIGHT_TO else _POOR
        factors.append(1 - habits.stakes + 3 * habits.stakes * table[max(third, 0)])
    return factors
