"""All hands of a pack, whatever the order of their cards, and the chances of the bank's."""

from __future__ import annotations

from math import factorial, prod
from typing import TYPE_CHECKING

from game.engine import SEVEN_HALF
from game.odds.payment import result
from game.odds.shapes import BUST, EMPTY, shapes_of

if TYPE_CHECKING:
    from game.engine import Rules


class Hands:
    """The hands that are not bust, numbered from 0, the hand without cards.

    ``sizes``: how many cards of each class the pack has (those of ``rules`` unless given), and
    ``values`` what they count, in half points. For each hand: ``counts`` of its cards by class,
    how many ``cards``, its total in half points and its place in the order of hands, whether a
    turn ``ended`` with it, in how many ``orders`` its cards can come, and ``after`` one more card
    of each class the hand, or ``BUST``. A hand comes after those it can come from.
    """

    def __init__(self, rules: Rules, sizes: tuple[int, ...] | None = None) -> None:
        shapes = shapes_of(rules)
        self.rules = rules
        self.sizes = sizes or shapes.sizes
        self.pack = sum(self.sizes)
        self.values = shapes.values
        self.kinds = range(len(self.sizes))
        self.counts: list[tuple[int, ...]] = [(0,) * len(self.sizes)]
        self.after: list[list[int]] = []
        found = {self.counts[0]: 0}
        shape_of = [EMPTY]
        # A hand is followed as soon as all with fewer cards are there.
        for number, counts in enumerate(self.counts):
            row = []
            for kind in self.kinds:
                shape = shapes.after[shape_of[number]][kind]
                if shape == BUST or shapes.ended[shape_of[number]]:
                    row.append(BUST)
                    continue
                longer = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
                if longer[kind] > self.sizes[kind]:
                    row.append(BUST)
                    continue
                if longer not in found:
                    found[longer] = len(self.counts)
                    self.counts.append(longer)
                    shape_of.append(shape)
                row.append(found[longer])
            self.after.append(row)
        self.cards = [sum(counts) for counts in self.counts]
        self.totals = [shapes.totals[shape] for shape in shape_of]
        self.ranks = [shapes.ranks[shape] for shape in shape_of]
        self.ended = [shapes.ended[shape] for shape in shape_of]
        self.orders = [
            factorial(sum(counts)) // prod(map(factorial, counts)) for counts in self.counts
        ]
        self.all = range(1, len(self.counts))

    def left(self, hand: int, kind: int) -> int:
        """How many cards of a class are not in a hand."""
        return self.sizes[kind] - self.counts[hand][kind]

    def chance(self, hand: int, kind: int) -> float:
        """How likely the next card is of a class, when all that is seen is a hand."""
        return self.left(hand, kind) / (self.pack - self.cards[hand])

    def beside(self, hand: int) -> list[float]:
        """How likely the bank's first cards are each of its hands, in one certain order.

        ``hand`` is the player's, whose cards the bank can't have.
        """
        chances = [1.0] + [0.0] * (len(self.counts) - 1)
        for before, row in enumerate(self.after):
            left = self.pack - self.cards[hand] - self.cards[before]
            for kind, after in enumerate(row):
                if after != BUST and not chances[after]:
                    count = self.left(hand, kind) - self.counts[before][kind]
                    chances[after] = chances[before] * max(count, 0) / left if left else 0.0
        return chances

    def collects(self, stake: float, most: float) -> float:
        """How many stakes the bank's 7½ gets of a player who had ``most`` chips (R21).

        Where it collects double the largest stake is all one has.
        """
        if self.rules.bank_seven_half_collects == 1:
            return 1.0
        return 1 + min(stake, most - stake) / stake

    def worth(self, hand: int, collects: float) -> tuple[list[float], list[float]]:
        """What a player's hand brings where the bank stands, and where its next card busts it.

        For each of the bank's hands, in units of the stake, times :meth:`beside`. The bank's 7½
        ``collects`` so many stakes (R21).
        """
        beside = self.beside(hand)
        rank = self.ranks[hand]
        stands = [0.0] * len(beside)
        busts = [0.0] * len(beside)
        bust = result(rank, 0, self.rules)
        for bank in self.all:
            won: float = result(rank, self.ranks[bank], self.rules)
            if won < 0 and self.ranks[bank] == SEVEN_HALF:
                won = -collects
            stands[bank] = beside[bank] * won
            left = self.pack - self.cards[hand] - self.cards[bank]
            if self.ended[bank] or not left:
                continue
            count = sum(
                max(self.left(hand, kind) - self.counts[bank][kind], 0)
                for kind in self.kinds
                if self.after[bank][kind] == BUST
            )
            busts[bank] = beside[bank] * bust * count / left
        return stands, busts
