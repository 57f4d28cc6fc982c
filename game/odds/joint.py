"""Hidden cards of several hands at once: none of them can be two hands' card.

Each hand hides one card; ``weights[class]`` says how likely it would have been played so with a
card of that class. The *sum* of an assignment of cards to hands is the product of the weights;
what is needed are sums over all assignments, for the cards unseen and for those left when the
bank has drawn some.

That is done with polynomials in one unknown for each hand, x² being 0. A class v of c cards is
the factor (1 + L)^c with L = Σ weight·x: each card goes to one hand or to none. The product of
all classes holds the sums for every set of hands, and drawing a card of the class divides by one
factor 1 + L. Hands whose weights are the same share an unknown X, the sum of theirs.
"""

from collections.abc import Sequence
from functools import cache
from operator import mul

Weights = tuple[float, ...]


class _Layout:
    """Where the coefficients lie, for unknowns that stand for ``sharing`` hands each.

    A coefficient stands for X^k/k! of each unknown; its place is a number with a digit k for
    each. ``moves``: a place, the one with a card less, the unknown concerned and its digit there.
    ``factors`` belong to the series of L/(1 + L), place by place, and to the product with the
    polynomial of all other hands.
    """

    __slots__ = ("factors", "moves", "size")

    def __init__(self, sharing: tuple[int, ...]) -> None:
        digits: list[tuple[int, ...]] = [()]
        strides = []
        for many in sharing:
            strides.append(len(digits))
            digits = [(*low, high) for high in range(many + 1) for low in digits]
        self.size = len(digits)
        self.moves = [
            (place, place - strides[unknown], unknown, digit)
            for place, some in enumerate(digits)
            for unknown, digit in enumerate(some)
            if digit
        ]
        self.factors = []
        for some in digits:
            held = sum(some)
            factor = 1.0 if held else 0.0
            for number in range(1, held):
                factor *= -number
            for many, digit in zip(sharing, some, strict=True):
                factor *= _choose(many, digit)
            self.factors.append(factor)


@cache
def _layout(sharing: tuple[int, ...]) -> _Layout:
    return _Layout(sharing)


def _choose(whole: int, part: int) -> int:
    ways = 1
    for number in range(part):
        ways = ways * (whole - number) // (number + 1)
    return ways


class Joint:
    """The sums for some hands.

    ``hands`` are their weights for each of ``kinds`` classes. ``order[i]`` is the unknown of hand
    ``i``, ``sharing`` the number of hands of each unknown. A polynomial is the list of its
    coefficients, the last of which is that of all hands.
    """

    __slots__ = ("_factors", "_known", "_moves", "_size", "order", "sharing")

    def __init__(self, hands: Sequence[Weights], kinds: int) -> None:
        unknowns: dict[Weights, int] = {}
        self.order = [unknowns.setdefault(weights, len(unknowns)) for weights in hands]
        self.sharing = tuple(self.order.count(number) for number in range(len(unknowns)))
        layout = _layout(self.sharing)
        self._size = layout.size
        self._moves: list[list[tuple[int, int, float]]] = []
        self._factors: list[list[float]] = []
        for kind in range(kinds):
            weights = [one[kind] for one in unknowns]
            self._moves.append(
                [
                    (place, below, weights[unknown] * digit)
                    for place, below, unknown, digit in layout.moves
                    if weights[unknown]
                ]
            )
            powers = [1.0]
            for weight, many in zip(weights, self.sharing, strict=True):
                powers = [weight**high * low for high in range(many + 1) for low in powers]
            self._factors.append(list(map(mul, layout.factors, powers)))
        self._known: dict[tuple[int, tuple[float, ...]], list[float]] = {}

    def start(self, counts: Sequence[float]) -> list[float]:
        """Return the polynomial of all unseen cards, ``counts`` by class.

        A class may have a part of a card: that of which the rest may lie elsewhere.
        """
        sums = [0.0] * self._size
        sums[0] = 1.0
        hands = sum(self.sharing)
        for moves, count in zip(self._moves, counts, strict=True):
            if count == int(count) <= hands:
                for _ in range(int(count)):
                    for place, below, weight in reversed(moves):
                        sums[place] += weight * sums[below]
                continue
            # (1 + L)^c as a series, which ends, since no hand hides two cards.
            term = sums
            for number in range(1, hands + 1):
                factor = (count - number + 1) / number
                lower, term = term, [0.0] * self._size
                for place, below, weight in moves:
                    term[place] += factor * weight * lower[below]
                sums = [one + more for one, more in zip(sums, term, strict=True)]
        return sums

    def without(self, sums: list[float], kind: int) -> list[float]:
        """Return the polynomial ``sums`` with one card of class ``kind`` less."""
        fewer = sums.copy()
        for place, below, weight in self._moves[kind]:
            fewer[place] -= weight * fewer[below]
        return fewer

    def prices(self, kind: int, each: tuple[float, ...]) -> list[float] | None:
        """Return what hands with a hidden card of ``kind`` bring, for :meth:`total`.

        ``each`` is what a hand of each unknown brings with such a card. The result is for one
        card of the class in the polynomial; None when all is 0.
        """
        if not any(each):
            return None
        known = self._known.get((kind, each))
        if known is None:
            brought = [0.0]
            for one, many in zip(each, self.sharing, strict=True):
                brought = [low + one * high for high in range(many + 1) for low in brought]
            known = list(map(mul, self._factors[kind], brought))
            known.reverse()
            self._known[kind, each] = known
        return known

    def before(self, prices: list[float], kind: int) -> list[float]:
        """Return the prices that bring with a polynomial what ``prices`` do without a ``kind``.

        ``total(sums, before(prices, kind)) == total(without(sums, kind), prices)``.
        """
        earlier = prices.copy()
        for place, below, weight in reversed(self._moves[kind]):
            earlier[below] -= weight * earlier[place]
        return earlier

    @staticmethod
    def total(sums: list[float], prices: list[float]) -> float:
        """Return what all hands bring, over all assignments."""
        return sum(map(mul, sums, prices), 0.0)
