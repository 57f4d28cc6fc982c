"""What the others hide, and what it brings the bank, for the cards that it has drawn so far."""

from collections.abc import Sequence
from itertools import product, repeat
from operator import add, mul
from typing import NamedTuple

from game.engine import SEVEN_HALF, Rules
from game.odds.habits import Hidden
from game.odds.joint import Joint
from game.odds.payment import result

# In so many rounds the averages settle to a thousandth.
_ROUNDS = 3


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
Sums = list[list[float]]
# What hands bring, for all cards unseen at first, and class by class for one card.
_Prices = tuple[list[float], list[list[float] | None]]
# A value, what it would be if the bank were bust, and the sum of the weights.
Found = tuple[float, float, float]


class _Case:
    """One way to fill all hidden cards but one of each hand: ``taken``, how many of each class.

    ``counts`` are the cards unseen beside them, by class. ``prices`` are what the hands bring
    beyond ``Others.sure``, for the bank's places (R22) asked for so far: for all cards unseen at
    first, and class by class for those that are not there any more.
    """

    __slots__ = ("counts", "joint", "parts", "prices", "taken")

    def __init__(self, taken: Sequence[int], counts: Sequence[float], parts: list[_Part]) -> None:
        self.taken = [(kind, many) for kind, many in enumerate(taken) if many]
        self.counts = [count - many for count, many in zip(counts, taken, strict=True)]
        self.parts = parts
        self.joint = Joint([part.weights for part in parts], len(taken))
        self.prices: dict[int, _Prices | None] = {}


class Others:
    """The hands that are still in: taken together as far as ``most`` coefficients go.

    Values are chips summed over all that they may hide, weighed by how they played. ``counts``
    are the unseen cards by class that may be in the pack or with one of the hands taken together;
    ``drawn`` are those of them that the bank has drawn in the line looked at.
    """

    def __init__(self, rules: Rules, counts: list[int], rivals: list[Rival], most: int) -> None:
        self.rules = rules
        self.counts: list[float] = list(counts)
        self.drawn = [0] * len(counts)
        self.sure: dict[int, float] = {}
        self.laws: list[tuple[Rival, dict[int, float]]] = []
        hiding: list[Rival] = []
        for rival in rivals:
            if rival.ways[0].cards:
                hiding.append(rival)
            else:
                self.laws.append((rival, {rival.ways[0].rank: 1.0}))
        # Those that hide most, then those with the smallest stakes, come last.
        hiding.sort(key=lambda one: (len(one.ways[0].cards), -one.stake))
        self.together: list[Rival] = []
        while hiding and _coefficients([*self.together, hiding[0]]) <= most:
            self.together.append(hiding.pop(0))
        if hiding:
            self._set_apart(hiding)
        self.cases = self._cases()
        # What only the hands that are still in do, and a bust bank, with a card less of a class.
        self._without: dict[tuple[int, int | None], list[float]] = {}

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

    def start(self) -> Sums:
        """Return the polynomials with all cards unseen."""
        return [case.joint.start(case.counts) for case in self.cases]

    def without(self, sums: Sums, kind: int) -> Sums:
        """Return the polynomials ``sums`` with one card of class ``kind`` less."""
        return [case.joint.without(one, kind) for case, one in zip(self.cases, sums, strict=True)]

    def alike(self, rank: int) -> bool:
        """Tell whether all hands bring a bank of place ``rank`` the same, whatever they hide.

        :meth:`surely` then does what :meth:`standing` does, with less.
        """
        if len(self.cases) != 1 or self.cases[0].taken:
            return False
        return self._priced(self.cases[0], rank) is None

    def surely(self, rank: int, kind: int, sums: Sums) -> Found:
        """Do what :meth:`standing` does, for ``sums`` with one card of class ``kind`` less."""
        case = self.cases[0]
        alive = self._without.get((kind, None))
        if alive is None:
            last = [0.0] * len(sums[0])
            last[-1] = 1.0
            alive = self._without[kind, None] = case.joint.before(last, kind)
        whole = case.joint.total(sums[0], alive)
        bust = whole * self._sure(0)
        prices = self._priced(case, 0)
        if prices is not None:
            bust += self._earlier(case, sums[0], kind, -1, prices[0])
            for other, (many, one) in enumerate(zip(self.drawn, prices[1], strict=True)):
                if many and one is not None:
                    bust -= many * self._earlier(case, sums[0], kind, other, one)
        return whole * self._sure(rank), bust, whole

    def _earlier(
        self, case: _Case, sums: list[float], kind: int, name: int, prices: list[float]
    ) -> float:
        """What ``prices``, kept under ``name``, bring with a card of class ``kind`` less."""
        earlier = self._without.get((kind, name))
        if earlier is None:
            earlier = self._without[kind, name] = case.joint.before(prices, kind)
        return case.joint.total(sums, earlier)

    def standing(self, rank: int, sums: Sums) -> Found:
        """Return what all hands bring a bank that stands with a hand of place ``rank`` (R22)."""
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
                all_of_it = map(mul, prices, repeat(count))
                whole = list(map(add, whole, all_of_it) if whole else all_of_it)
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
