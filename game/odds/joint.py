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
from itertools import repeat
from math import comb
from operator import add, mul

Weights = tuple[float, ...]


class _Layout:
    """Where the coefficients lie, for unknowns that stand for ``sharing`` hands each.

    A coefficient stands for X^k/k! of each unknown; its place is a number with a digit k for
    each. ``digits``: by unknown, those of all places; ``held`` their sums, place by place.
    ``moves``: a place, the one with a card less, the unknown concerned and its digit there.
    ``products``, for each place: another, the one that both make, and in how many ways.
    ``factors`` belong to the series of L/(1 + L), place by place, and to the product with the
    polynomial of all other hands.
    """

    __slots__ = ("digits", "factors", "held", "moves", "products", "size")

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
        self.products: list[list[tuple[int, int, int]]] = [[] for _ in digits]
        self.held = list(map(sum, digits))
        self.digits = list(zip(*digits, strict=True))
        self.factors = []
        for place, some in enumerate(digits):
            parts = [(0, 1)]
            for stride, digit in zip(strides, some, strict=True):
                parts = [
                    (part + stride * number, ways * comb(digit, number))
                    for part, ways in parts
                    for number in range(digit + 1)
                ]
            for part, ways in parts:
                self.products[part].append((place - part, place, ways))
            held = self.held[place]
            factor = 1.0 if held else 0.0
            for number in range(1, held):
                factor *= -number
            for many, digit in zip(sharing, some, strict=True):
                factor *= comb(many, digit)
            self.factors.append(factor)


@cache
def _layout(sharing: tuple[int, ...]) -> _Layout:
    return _Layout(sharing)


class Joint:
    """The sums for some hands.

    ``hands`` are their weights for each of ``kinds`` classes. ``order[i]`` is the unknown of hand
    ``i``, ``sharing`` the number of hands of each unknown. A polynomial is the list of its
    coefficients, the last of which is that of all hands.
    """

    __slots__ = ("_known", "_layout", "_moves", "_powers", "_shares", "order", "sharing")

    def __init__(self, hands: Sequence[Weights], kinds: int) -> None:
        unknowns: dict[Weights, int] = {}
        self.order = [unknowns.setdefault(weights, len(unknowns)) for weights in hands]
        self.sharing = tuple(self.order.count(number) for number in range(len(unknowns)))
        layout = self._layout = _layout(self.sharing)
        self._moves: list[list[tuple[int, int, float]]] = []
        self._powers: list[list[float]] = []
        # What a chip brings with a card of each class and each unknown, for `prices`.
        self._shares: list[list[list[float]]] = []
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
            self._powers.append(powers)
            factors = list(map(mul, layout.factors, powers))
            self._shares.append([list(map(mul, factors, one))[::-1] for one in layout.digits])
        self._known: dict[tuple[int, tuple[float, ...]], list[float]] = {}

    def start(self, counts: Sequence[float]) -> list[float]:
        """Return the polynomial of all unseen cards, ``counts`` by class.

        A class may have a part of a card: that of which the rest may lie elsewhere.
        """
        layout = self._layout
        sums: list[float] = []
        for powers, count in zip(self._powers, counts, strict=True):
            # (1 + L)^c: the coefficients end, since no hand hides two cards.
            falling = [1.0]
            for number in range(layout.held[-1]):
                falling.append(falling[-1] * (count - number))
            class_sums = [p * falling[held] for p, held in zip(powers, layout.held, strict=True)]
            if not sums:
                sums = class_sums
                continue
            product = [0.0] * layout.size
            for one, further in zip(class_sums, layout.products, strict=True):
                if one:
                    for other, place, ways in further:
                        product[place] += one * ways * sums[other]
            sums = product
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
            for shares, one in zip(self._shares[kind], each, strict=True):
                if one:
                    more = map(mul, shares, repeat(one))
                    known = list(map(add, known, more) if known else more)
            assert known is not None
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
