"""What the others hide and what the bank may draw, summed up for every hand it can come to."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from game.engine import SEVEN_HALF, SeatView, used_cards
from game.odds.habits import Hidden
from game.odds.joint import Joint
from game.odds.payment import result
from game.odds.shapes import BUST, Shapes

# Hands the bank can come to, times the coefficients carried along for each, at most: what would
# be more is taken on average.
WORK = 4400
# In so many rounds the averages settle to a thousandth.
_ROUNDS = 3
_BITS = 5


class Rival(NamedTuple):
    """A hand that is still in.

    ``more``: chips beyond the stake that a bank's 7½ collects from it (R21). ``ways`` to fill
    what it hides, one alone when it hides nothing.
    """

    stake: int
    more: int
    ways: list[Hidden]


class _Part(NamedTuple):
    """A hand in a case, but for one hidden card: its place and weight with each class of that."""

    rival: Rival
    ranks: tuple[int, ...]
    weights: tuple[float, ...]


# A polynomial for each case.
_Sums = list[list[float]]
# What hands bring, for all cards unseen at first, and class by class for one card.
_Prices = tuple[list[float], list[list[float] | None]]
# A value, what it would be if the bank were bust, and the sum of the weights.
_Found = tuple[float, float, float]


class _Case:
    """One way to fill all hidden cards but one of each hand: ``taken``, how many of each class.

    ``counts`` are the cards unseen beside them, by class. ``prices`` are what the hands bring
    beyond ``Table.sure``, for the bank's places (R22) asked for so far: for all cards unseen at
    first, and class by class for those that are not there any more.
    """

    __slots__ = ("counts", "joint", "parts", "prices", "taken")

    def __init__(self, taken: Sequence[int], counts: Sequence[float], parts: list[_Part]) -> None:
        self.taken = [(kind, many) for kind, many in enumerate(taken) if many]
        self.counts = [count - many for count, many in zip(counts, taken, strict=True)]
        self.parts = parts
        self.joint = Joint([part.weights for part in parts], len(taken))
        self.prices: dict[int, _Prices | None] = {}


class Table:
    """What the others hide, and the cards the bank may draw.

    Values are chips summed over all that the others may hide, weighed by how they played.
    ``counts`` are the unseen cards by class that may be in the pack or with one of the hands
    taken together; ``drawn`` are those of them that the bank has drawn in the line looked at.
    """

    def __init__(
        self, view: SeatView, shapes: Shapes, own: int, counts: list[int], rivals: list[Rival]
    ) -> None:
        self.rules, self.shapes = view.rules, shapes
        self.pack = view.pack_count
        self.again = shapes.count(used_cards(view))
        self.counts: list[float] = list(counts)
        self.drawn = [0] * len(counts)
        self.sure: dict[int, float] = {}
        self.laws: list[tuple[Rival, dict[int, float]]] = []
        together: list[Rival] = []
        hiding: list[Rival] = []
        for rival in rivals:
            if rival.ways[0].cards:
                hiding.append(rival)
            else:
                self.laws.append((rival, {rival.ways[0].rank: 1.0}))
        # Those that hide most, then those with the smallest stakes, come last.
        hiding.sort(key=lambda one: (len(one.ways[0].cards), -one.stake))
        most = WORK // lines(shapes, own)
        while hiding and _coefficients([*together, hiding[0]]) <= most:
            together.append(hiding.pop(0))
        self.together = together
        if hiding:
            self._set_apart(hiding)
        self.cases = self._cases()
        self.most = sum(rival.stake + rival.more for rival in rivals)
        self.least = sum(rival.stake for rival in rivals)
        self._fitting = [
            [(kind, after) for kind, after in enumerate(row) if after != BUST]
            for row in shapes.after
        ]
        self._without: list[tuple[list[float], _Prices | None]] = []
        self._known: dict[int, _Found] = {}

    def _set_apart(self, rivals: list[Rival]) -> None:
        """Take hands by themselves, with their average share of each class of cards."""
        everyone = [*self.together, *rivals]
        shares = [[0.0] * len(self.counts) for _ in everyone]
        laws: list[dict[int, float]] = [{} for _ in everyone]
        for _ in range(_ROUNDS):
            for number, rival in enumerate(everyone):
                others = [sum(column) for column in zip(*shares, strict=True)]
                left = [
                    count - other + own
                    for count, other, own in zip(self.counts, others, shares[number], strict=True)
                ]
                shares[number], laws[number] = _average(rival, left)
        for number, rival in enumerate(everyone):
            if number >= len(self.together):
                self.laws.append((rival, laws[number]))
                for kind, share in enumerate(shares[number]):
                    self.counts[kind] -= share

    def _cases(self) -> list[_Case]:
        kinds = len(self.counts)
        cases = []
        for chosen in product(*(_parts(rival, kinds) for rival in self.together)):
            taken = [0] * kinds
            for first, _ in chosen:
                for kind in first:
                    taken[kind] += 1
            if all(many <= count for many, count in zip(taken, self.counts, strict=True)):
                cases.append(_Case(taken, self.counts, [part for _, part in chosen]))
        return cases

    def choices(self, shape: int) -> tuple[float, float, float | None, float]:
        """Return the sum of the weights, and what standing, drawing and being bust next sum to.

        Drawing is None when it is not possible.
        """
        self._known.clear()
        sums = [case.joint.start(case.counts) for case in self.cases]
        stand, zero, whole = self._standing(shape, sums)
        if self.shapes.ended[shape] or not (self.pack or any(self.again)):
            return whole, stand, None, 0.0
        if not self.pack:
            return whole, stand, *self._draw_used(shape, sums, zero, whole)
        return whole, stand, *self._draw(shape, 0, sums, self.pack, zero, whole)

    def _draw(
        self, shape: int, key: int, sums: _Sums, left: int, zero: float, whole: float
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

    def _best(self, shape: int, key: int, kind: int, sums: _Sums, left: int) -> _Found:
        """Find what a hand is worth with the card of class ``kind`` just drawn."""
        found = self._known.get(key)
        if found is None and self._last(shape):
            found = self._known[key] = self._ended(shape, kind, sums)
        if found is None:
            fewer = [
                case.joint.without(one, kind) for case, one in zip(self.cases, sums, strict=True)
            ]
            value, zero, whole = self._standing(shape, fewer)
            if not self.shapes.ended[shape] and value < self._promise(shape, left) * whole:
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
        chance = value = 0.0
        for kind, after in self._fitting[shape]:
            share = (self.counts[kind] - self.drawn[kind]) / left
            chance += share
            if self.shapes.ended[after]:
                value += share * self.most
                continue
            # From there on: stand, or one more card that makes the best of all hands or busts.
            fits = 0.0
            for further, _ in self._fitting[after]:
                fits += self.counts[further] - self.drawn[further]
            again = min(fits / (left - 1), 1.0) if left > 1 else 1.0
            value += share * max(self.least, again * (self.most + self.least) - self.least)
        return value - (1 - chance) * self.least if chance < 1 else self.most

    def _draw_used(self, shape: int, sums: _Sums, zero: float, whole: float) -> tuple[float, float]:
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
                    stands[rank] = self._standing(shape, sums)[0]
                value = stands[rank]
                if any(left) and not self.shapes.ended[shape]:
                    value = max(value, draw(shape)[0])
                known[key] = value
            return known[key]

        value, busts = draw(shape)
        return value, whole * busts / sum(left)

    def _last(self, shape: int) -> bool:
        """Tell whether a turn ends with this, and then all hands bring the same, whatever it is."""
        if not self.shapes.ended[shape] or len(self.cases) != 1 or self.cases[0].taken:
            return False
        return self._priced(self.cases[0], self.shapes.ranks[shape]) is None

    def _ended(self, shape: int, kind: int, sums: _Sums) -> _Found:
        """Do what :meth:`_standing` does with one card less, where it takes less."""
        joint = self.cases[0].joint
        if not self._without:
            last = [0.0] * len(sums[0])
            last[-1] = 1.0
            bust_bank = self._priced(self.cases[0], 0)
            for other in range(len(self.counts)):
                less = None
                if bust_bank is not None:
                    less = (
                        joint.before(bust_bank[0], other),
                        [one and joint.before(one, other) for one in bust_bank[1]],
                    )
                self._without.append((joint.before(last, other), less))
        alive, zero = self._without[kind]
        whole = joint.total(sums[0], alive)
        bust = whole * self._sure(0)
        if zero is not None:
            bust += self._total(joint, sums[0], zero)
        return whole * self._sure(self.shapes.ranks[shape]), bust, whole

    def _standing(self, shape: int, sums: _Sums) -> _Found:
        rank = self.shapes.ranks[shape]
        stand = zero = whole = 0.0
        for case, one in zip(self.cases, sums, strict=True):
            ways = 1.0
            for kind, many in case.taken:
                for number in range(many):
                    ways *= self.counts[kind] - self.drawn[kind] - number
            if ways > 0:
                stand += ways * self._brought(case, one, rank)
                zero += ways * self._brought(case, one, 0)
                whole += ways * one[-1]
        return stand + whole * self._sure(rank), zero + whole * self._sure(0), whole

    def _brought(self, case: _Case, sums: list[float], rank: int) -> float:
        """What the hands of a case bring, beyond what they surely do."""
        prices = self._priced(case, rank)
        return 0.0 if prices is None else self._total(case.joint, sums, prices)

    def _total(self, joint: Joint, sums: list[float], prices: _Prices) -> float:
        whole, each = prices
        total = joint.total(sums, whole)
        for many, one in zip(self.drawn, each, strict=True):
            if many and one is not None:
                total -= many * joint.total(sums, one)
        return total

    def _priced(self, case: _Case, rank: int) -> _Prices | None:
        if rank not in case.prices:
            case.prices[rank] = self._prices(case, rank)
        return case.prices[rank]

    def _prices(self, case: _Case, rank: int) -> _Prices | None:
        joint = case.joint
        brought = [[0.0] * len(joint.sharing) for _ in case.counts]
        for unknown, part in zip(joint.order, case.parts, strict=True):
            usual = self._usual(part.rival, rank)
            for kind, place in enumerate(part.ranks):
                # A hand that loses brings what is usual, and one that cannot be nothing.
                if place >= rank and place:
                    won = result(place, rank, self.rules)
                    more = self._gain(part.rival, won) - usual
                    brought[kind][unknown] += more / joint.sharing[unknown]
        each: list[list[float] | None] = []
        whole: list[float] | None = None
        for kind, count in enumerate(case.counts):
            prices = joint.prices(kind, tuple(brought[kind]))
            each.append(prices)
            if prices is not None:
                before = whole or [0.0] * len(prices)
                whole = [so_far + count * one for so_far, one in zip(before, prices, strict=True)]
        return None if whole is None else (whole, each)

    def _sure(self, rank: int) -> float:
        """What all hands bring a bank of place ``rank``: those taken together, if as usual."""
        if rank not in self.sure:
            self.sure[rank] = sum(self._usual(rival, rank) for rival in self.together) + sum(
                chance * self._gain(rival, result(place, rank, self.rules))
                for rival, law in self.laws
                for place, chance in law.items()
            )
        return self.sure[rank]

    @staticmethod
    def _usual(rival: Rival, rank: int) -> int:
        """What a hand brings that loses, or to a bust bank: one that wins its stake."""
        if not rank:
            return -rival.stake
        return rival.stake + (rival.more if rank == SEVEN_HALF else 0)

    @staticmethod
    def _gain(rival: Rival, won: int) -> int:
        """What a hand brings the bank that wins ``won`` times its stake from it."""
        return rival.stake + rival.more if won < -1 else -won * rival.stake


def _average(rival: Rival, left: list[float]) -> tuple[list[float], dict[int, float]]:
    """Return the average share of each class in a hand, and the chances of its places."""
    chances = []
    for way in rival.ways:
        chance = way.weight
        for place, kind in enumerate(way.cards):
            chance *= max(left[kind] - way.cards[:place].count(kind), 0.0)
        chances.append(chance)
    whole = sum(chances)
    if not whole:
        # The others' averages leave nothing of what it may hide: then they say nothing here.
        chances = [way.weight for way in rival.ways]
        whole = sum(chances)
    share = [0.0] * len(left)
    law: dict[int, float] = {}
    for way, chance in zip(rival.ways, chances, strict=True):
        law[way.rank] = law.get(way.rank, 0.0) + chance / whole
        for kind in way.cards:
            share[kind] += chance / whole
    return share, law


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


def _coefficients(rivals: Sequence[Rival]) -> int:
    """At most how many coefficients all cases of these hands need."""
    number = 1
    alike: dict[tuple[tuple[int, float], ...], int] = {}
    for rival in rivals:
        if len(rival.ways[0].cards) == 1:
            known = tuple([(way.cards[0], way.weight) for way in rival.ways])
            alike[known] = alike.get(known, 0) + 1
        else:
            number *= 2 * len({way.cards[:-1] for way in rival.ways})
    for many in alike.values():
        number *= many + 1
    return number


def _parts(rival: Rival, kinds: int) -> list[tuple[tuple[int, ...], _Part]]:
    """A hand in all its cases, and what the case takes for known of it: all cards but the last."""
    parts: dict[tuple[int, ...], tuple[list[int], list[float]]] = {}
    for way in rival.ways:
        ranks, weights = parts.setdefault(way.cards[:-1], ([0] * kinds, [0.0] * kinds))
        ranks[way.cards[-1]], weights[way.cards[-1]] = way.rank, way.weight
    return [
        (first, _Part(rival, tuple(ranks), tuple(weights)))
        for first, (ranks, weights) in parts.items()
    ]
