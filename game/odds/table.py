"""The bank's turn: for every hand it can come to, the better of standing and drawing."""

from functools import cache
from itertools import accumulate
from operator import sub

from game.engine import SeatView, used_cards
from game.odds.others import Found, Others, Rival, Sums
from game.odds.shapes import BUST, Shapes

# Hands the bank can come to, times the coefficients carried along for each, at most: what would
# be more is taken on average.
WORK = 3400
# Half points below which drawing is tried without asking first what it could bring.
_TRIED_BELOW = 8
_BITS = 5


class Table:
    """What the others hide, and the cards the bank may draw.

    Values are chips summed over all that the others may hide, weighed by how they played.
    """

    def __init__(
        self, view: SeatView, shapes: Shapes, own: int, counts: list[int], rivals: list[Rival]
    ) -> None:
        self.shapes = shapes
        self.pack = view.pack_count
        self.again = shapes.count(used_cards(view))
        self.others = Others(view.rules, counts, rivals, WORK // lines(shapes, own))
        self.counts, self.drawn = self.others.counts, self.others.drawn
        self.most = sum(rival.stake + rival.more for rival in rivals)
        self.least = sum(rival.stake for rival in rivals)
        self._fitting = [
            [(kind, after) for kind, after in enumerate(row) if after != BUST]
            for row in shapes.after
        ]
        # The last class that fits, -1 if none does.
        self._largest = [row[-1][0] if row else -1 for row in self._fitting]
        self._known: dict[int, Found] = {}

    def choices(self, shape: int) -> tuple[float, float, float | None, float]:
        """Return the sum of the weights, and what standing, drawing and being bust next sum to.

        Drawing is None when it is not possible.
        """
        self._known.clear()
        sums = self.others.start()
        stand, zero, whole = self.others.standing(self.shapes.ranks[shape], sums)
        if self.shapes.ended[shape] or not (self.pack or any(self.again)):
            return whole, stand, None, 0.0
        if not self.pack:
            return whole, stand, *self._draw_used(shape, sums, zero, whole)
        return whole, stand, *self._draw(shape, 0, sums, self.pack, zero, whole)

    def _draw(
        self, shape: int, key: int, sums: Sums, left: int, zero: float, whole: float
    ) -> tuple[float, float]:
        """Value of a card, of which ``left`` are in the pack, and the weight of being bust."""
        value, alive = left * zero, 0.0
        for kind, after in enumerate(self.shapes.after[shape]):
            count = self.counts[kind] - self.drawn[kind]
            if after == BUST or count <= 0:
                continue
            self.drawn[kind] += 1
            best, bust, part = self._best(after, key + (1 << _BITS * kind), kind, sums, left - 1)
            self.drawn[kind] -= 1
            # Over all cards that may come, the same as now: those that bust are what is left.
            value += count * (best - bust)
            alive += count * part
        return value / left, max(whole - alive / left, 0.0)

    def _best(self, shape: int, key: int, kind: int, sums: Sums, left: int) -> Found:
        """Find what a hand is worth with the card of class ``kind`` just drawn."""
        found = self._known.get(key)
        rank = self.shapes.ranks[shape]
        if found is None and self.shapes.ended[shape] and self.others.alike(rank):
            found = self._known[key] = self.others.surely(rank, kind, sums)
        if found is None:
            fewer = self.others.without(sums, kind)
            value, zero, whole = self.others.standing(rank, fewer)
            total = self.shapes.totals[shape]
            if not self.shapes.ended[shape] and (
                total < _TRIED_BELOW or value < self._promise(shape, left) * whole
            ):
                if left:
                    value = max(value, self._draw(shape, key, fewer, left, zero, whole)[0])
                elif any(self.again):
                    value = max(value, self._draw_used(shape, fewer, zero, whole)[0])
            found = self._known[key] = (value, zero, whole)
        return found

    def _promise(self, shape: int, left: int) -> float:
        """Return what a card cannot bring more than, whatever the others hide."""
        if not left:
            return self.most
        # Of the classes up to each, how many cards can come.
        coming = list(accumulate(map(sub, self.counts, self.drawn)))
        chance = value = 0.0
        for kind, after in self._fitting[shape]:
            share = (self.counts[kind] - self.drawn[kind]) / left
            chance += share
            if self.shapes.ended[after]:
                value += share * self.most
                continue
            # From there on: stand, or one more card that makes the best of all hands or busts.
            again = min(coming[self._largest[after]] / (left - 1), 1.0) if left > 1 else 1.0
            value += share * max(self.least, again * (self.most + self.least) - self.least)
        return value - (1 - chance) * self.least if chance < 1 else self.most

    def _draw_used(self, shape: int, sums: Sums, zero: float, whole: float) -> tuple[float, float]:
        """Do what :meth:`_draw` does with the used cards, which nobody can hide (R10)."""
        stands: dict[int, float] = {}
        known: dict[tuple[int, ...], float] = {}
        left = list(self.again)

        def draw(shape: int) -> tuple[float, int]:
            value, busts = 0.0, 0
            for kind, after in enumerate(self.shapes.after[shape]):
                count = left[kind]
                if not count:
                    continue
                if after == BUST:
                    value += count * zero
                    busts += count
                else:
                    left[kind] -= 1
                    value += count * best(after)
                    left[kind] += 1
            return value / sum(left), busts

        def best(shape: int) -> float:
            key = tuple(left)
            if key not in known:
                rank = self.shapes.ranks[shape]
                if rank not in stands:
                    stands[rank] = self.others.standing(rank, sums)[0]
                value = stands[rank]
                if any(left) and not self.shapes.ended[shape]:
                    value = max(value, draw(shape)[0])
                known[key] = value
            return known[key]

        value, busts = draw(shape)
        return value, whole * busts / sum(left)


@cache
def lines(shapes: Shapes, start: int) -> int:
    """How many hands the bank can come to from a shape, at least its own."""
    hands = {(0,) * len(shapes.sizes): start}
    level = hands
    while level:
        following: dict[tuple[int, ...], int] = {}
        for hand, shape in level.items():
            for kind, after in enumerate(shapes.after[shape]):
                if after != BUST and not shapes.ended[shape] and hand[kind] < shapes.sizes[kind]:
                    following[(*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])] = after
        hands = {**hands, **following}
        level = following
    return len(hands)
