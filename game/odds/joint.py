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
from operator import mul

Weights = tuple[float, ...]


class Joint:
    """The sums for some hands.

    ``hands`` are their weights by class. ``order[i]`` is the unknown of hand ``i``; ``size`` the
    number of coefficients of a polynomial, of which the last is that of all hands.
    """

    def __init__(self, hands: Sequence[Weights]) -> None:
        groups: dict[Weights, int] = {}
        self.order = [groups.setdefault(weights, len(groups)) for weights in hands]
        self.weights = list(groups)
        self.sharing = [self.order.count(number) for number in range(len(groups))]
        # A coefficient stands for X^k/k! of each unknown; its place is a number with a digit k
        # for each.
        self.digits: list[tuple[int, ...]] = [()]
        self._strides: list[int] = []
        for many in self.sharing:
            self._strides.append(len(self.digits))
            self.digits = [(*low, high) for high in range(many + 1) for low in self.digits]
        self.size = len(self.digits)
        self._moves: list[list[tuple[int, int, float]]] = []
        self._powers: list[list[float]] = []
        for kind in range(len(hands[0]) if hands else 0):
            weights = [row[kind] for row in self.weights]
            self._moves.append(
                [
                    (place, place - stride, weight * digits[number])
                    for place, digits in enumerate(self.digits)
                    for number, (stride, weight) in enumerate(
                        zip(self._strides, weights, strict=True)
                    )
                    if weight and digits[number]
                ]
            )
            self._powers.append(self._products(weights))
        # Of two coefficients whose places are opposite, the product goes to that of all hands.
        self._opposite = [
            _product(
                _choose(many, digit) for many, digit in zip(self.sharing, digits, strict=True)
            )
            for digits in self.digits
        ]

    def _products(self, weights: list[float]) -> list[float]:
        return [
            _product(weight**digit for weight, digit in zip(weights, digits, strict=True))
            for digits in self.digits
        ]

    def start(self, counts: Sequence[float]) -> list[float]:
        """Return the polynomial of all unseen cards, ``counts`` by class.

        A class may have a part of a card: that of which the rest may lie elsewhere.
        """
        sums = [0.0] * self.size
        sums[0] = 1.0
        for moves, count in zip(self._moves, counts, strict=True):
            # (1 + L)^c as a series, which ends, since no hand hides two cards.
            term = sums.copy()
            number = 0
            while count > number and any(term):
                number += 1
                below = term
                term = [0.0] * self.size
                factor = (count - number + 1) / number
                for place, lower, weight in moves:
                    term[place] += factor * weight * below[lower]
                for place, more in enumerate(term):
                    sums[place] += more
        return sums

    def without(self, sums: list[float], kind: int) -> list[float]:
        """Return the polynomial ``sums`` with one card of class ``kind`` less."""
        fewer = sums.copy()
        for place, below, weight in self._moves[kind]:
            fewer[place] -= weight * fewer[below]
        return fewer

    def prices(self, kind: int, each: Sequence[float]) -> list[float] | None:
        """Return the polynomial that tells what hands with a hidden card of ``kind`` bring.

        ``each`` is what a hand of each unknown brings with such a card. The result is for
        :meth:`total`, times the cards of the class that are left; None when all is 0.
        """
        if not any(each):
            return None
        prices = []
        for digits, power, opposite in zip(
            self.digits, self._powers[kind], self._opposite, strict=True
        ):
            held = sum(digits)
            brought = sum(map(mul, each, digits))
            prices.append(_SIGNED_FACTORIALS[held] * power * brought * opposite)
        prices.reverse()
        return prices

    def total(self, sums: list[float], prices: list[float]) -> float:
        """Return what all hands bring, over all assignments."""
        return sum(map(mul, sums, prices))


# (−1)^(n−1) (n−1)!, from the series of 1/(1 + L); 0 hands bring nothing.
_SIGNED_FACTORIALS = [0.0, 1.0]
for _n in range(2, 20):
    _SIGNED_FACTORIALS.append(-_SIGNED_FACTORIALS[-1] * (_n - 1))


def _product(factors: object) -> float:
    product = 1.0
    for factor in factors:  # type: ignore[attr-defined]
        product *= factor
    return product


def _choose(whole: int, part: int) -> int:
    ways = 1
    for number in range(part):
        ways = ways * (whole - number) // (number + 1)
    return ways
