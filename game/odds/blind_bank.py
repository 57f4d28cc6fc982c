"""A bank that draws below a given total and looks at nothing: how it ends, by counting.

The bank passes through few hands, as classes of cards whatever their order: 52 below 5 with 40
cards. How likely it holds one of them on the way is the number of ways to pick its cards, times
the orders in which these can come without stopping. The hands from which the same cards lead to
the same results lie side by side in a list made once for the rules and the total; so for any
cards unseen it takes one multiplication for each hand, and a few more.

Counted are orders of as many cards as the bank may need. Below 5 it needs ten at most, of which
there are fewer orders than 2⁵³: floating-point numbers count them to the last one.
"""

from collections.abc import Sequence
from functools import cache
from math import comb, factorial, perm, prod
from operator import mul
from typing import NamedTuple

from game.engine import Rules
from game.engine.cards import PACKS
from game.odds.payment import result
from game.odds.shapes import BUST, EMPTY, Shapes, shapes_of

# Floating-point numbers hold every whole number up to here.
_EXACT = 2**53


class _Ends(NamedTuple):
    """Ends of the bank that bring a hand the same ``result``, in units of its stake.

    ``draws``: from where to where in the list the hands lie, and from which class to which the
    next cards, that lead there. ``repeats``: a hand that holds some of such a class already, and
    how many. ``halts``: hands with which the bank gets there when no card is left.
    """

    result: int
    draws: tuple[tuple[int, int, int, int], ...]
    repeats: tuple[tuple[int, int], ...]
    halts: tuple[int, ...]


class Ledger(NamedTuple):
    """All ends of the bank, for a hand of one place in the order of hands (R22).

    ``rest`` is the result, in units of the stake, of those that are not among ``ends``.
    """

    rest: int
    ends: tuple[_Ends, ...]


class BlindBank:
    """All hands with which the bank draws on, and where each next card leads.

    ``draws_below`` is in half points. ``longest`` is the most cards that such a hand has.
    ``losses``, for a card less of each class: a hand that holds one, and the hand without it.
    """

    __slots__ = (
        "_cards",
        "_hands",
        "_ledgers",
        "_number",
        "_orders",
        "_places",
        "_rules",
        "_sizes",
        "_spans",
        "_weights",
        "longest",
        "losses",
    )

    def __init__(self, rules: Rules, draws_below: int) -> None:
        hands = _hands(shapes_of(rules), draws_below)
        # A hand comes after those it can come from. Hands from which the same cards lead to the
        # same ends lie side by side.
        self._cards = sorted(hands, key=lambda one: (hands[one].total, hands[one].ends, sum(one)))
        self._hands = [hands[cards] for cards in self._cards]
        self._orders = [
            hand.orders * prod(map(factorial, cards))
            for hand, cards in zip(self._hands, self._cards, strict=True)
        ]
        self._sizes = [sum(cards) for cards in self._cards]
        self.longest = max(self._sizes)
        orders = perm(len(PACKS[rules.pack]), self.longest + 1)
        self._number: type[float] = float if orders <= _EXACT else int
        number = {cards: place for place, cards in enumerate(self._cards)}
        kinds = len(self._cards[0])
        self.losses = [
            [
                (place, number[(*cards[:kind], cards[kind] - 1, *cards[kind + 1 :])])
                for cards, place in sorted(number.items(), key=lambda one: sum(one[0]))
                if cards[kind]
            ]
            for kind in range(kinds)
        ]
        starts = [
            place
            for place, hand in enumerate(self._hands)
            if not place or hand.ends != self._hands[place - 1].ends
        ]
        self._spans = [
            (start, stop, [_held(self._cards, start, stop, kind) for kind in range(kinds)])
            for start, stop in zip(starts, [*starts[1:], len(self._hands)], strict=True)
        ]
        self._rules = rules
        self._places = sorted(
            {hand.rank for hand in self._hands}
            | {end for start in starts for _, end in self._hands[start].ends}
        )
        self._ledgers: dict[tuple[int, ...], Ledger] = {}
        self._weights: dict[int, list[float]] = {}

    def ledger(self, rank: int) -> Ledger:
        """Return the ends for a hand of place ``rank`` (R22), not bust."""
        results = tuple([result(rank, place, self._rules) for place in self._places])
        if results not in self._ledgers:
            self._ledgers[results] = self._ledger(dict(zip(self._places, results, strict=True)))
        return self._ledgers[results]

    def _ledger(self, results: dict[int, int]) -> Ledger:
        draws: dict[int, list[tuple[int, int, int, int]]] = {won: [] for won in results.values()}
        repeats: dict[int, list[tuple[int, int]]] = {won: [] for won in results.values()}
        halts: dict[int, list[int]] = {won: [] for won in results.values()}
        for start, stop, held in self._spans:
            for kind, end in self._hands[start].ends:
                before = draws[results[end]]
                if before and before[-1][::3] == (start, kind):
                    before[-1] = (start, stop, before[-1][2], kind + 1)
                else:
                    before.append((start, stop, kind, kind + 1))
                repeats[results[end]] += held[kind]
        draws = {won: _joined(some) for won, some in draws.items()}
        for place, hand in enumerate(self._hands):
            halts[results[hand.rank]].append(place)
        # The result with most to add up is what is left when the others are known.
        rest = max(draws, key=lambda won: len(draws[won]) + len(repeats[won]))
        return Ledger(
            rest,
            tuple(
                _Ends(won, tuple(draws[won]), tuple(repeats[won]), tuple(halts[won]))
                for won in sorted(draws)
                if won != rest
            ),
        )

    def ways(self, counts: Sequence[int]) -> list[float]:
        """In how many ways each hand can be picked from ``counts`` unseen cards by class.

        With a card less of a class each of its ``losses`` in turn loses the ways of the other.
        """
        return [self._number(prod(map(comb, counts, cards))) for cards in self._cards]

    def weights(self, left: int) -> list[float]:
        """Return what :meth:`count` needs when ``left`` cards are unseen."""
        known = self._weights.get(left)
        if known is None:
            most = self.drawn(left)
            # In how many orders the other cards come, of those that are counted.
            others = [
                perm(max(left - size - 1, 0), max(most - size - 1, 0)) for size in range(most + 1)
            ]
            known = self._weights[left] = [
                self._number(orders * others[min(size, most)])
                for orders, size in zip(self._orders, self._sizes, strict=True)
            ]
        return known

    def drawn(self, left: int) -> int:
        """Of ``left`` unseen cards, how many the bank may need: their orders are counted."""
        return min(left, self.longest + 1)

    def count(
        self,
        ledger: Ledger,
        counts: Sequence[int],
        ways: list[float],
        weights: list[float],
        left: int,
    ) -> list[int]:
        """How often the bank comes to each of the ledger's ends, of all orders of ``drawn`` cards.

        ``counts`` are the unseen cards by class, ``left`` in all, the bank's own among them, and
        ``ways`` those to pick the hands from them. With no card left to draw the bank stops where
        it is.
        """
        reached = list(map(mul, ways, weights))
        answer = []
        for _, draws, repeats, halts in ledger.ends:
            number = self._number(0)
            for start, stop, first, last in draws:
                number += sum(counts[first:last]) * sum(reached[start:stop])
            for place, held in repeats:
                number -= held * reached[place]
            if left <= self.longest:
                # The hands that are all the cards there are.
                for place in halts:
                    if self._sizes[place] == left:
                        number += ways[place] * self._orders[place]
            answer.append(int(number))
        return answer


def _held(hands: list[tuple[int, ...]], start: int, stop: int, kind: int) -> list[tuple[int, int]]:
    """Return the places of hands that hold cards of a class, and how many."""
    return [(place, hands[place][kind]) for place in range(start, stop) if hands[place][kind]]


def _joined(draws: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    """Make one of hands that follow each other and from which the same cards lead there."""
    joined: list[tuple[int, int, int, int]] = []
    for start, stop, first, last in sorted(draws, key=lambda one: (one[2:], one[0])):
        if joined and joined[-1][1:] == (start, first, last):
            joined[-1] = (joined[-1][0], stop, first, last)
        else:
            joined.append((start, stop, first, last))
    return joined


class _Hand:
    """A hand with which the bank draws on.

    ``orders`` in which it can come about; ``ends``: the class of the next card and the place at
    which the bank then ends, 0 for bust.
    """

    __slots__ = ("ends", "orders", "rank", "shape", "total")

    def __init__(self, shapes: Shapes, shape: int, draws_below: int) -> None:
        self.orders = 0
        self.shape = shape
        self.total = shapes.totals[shape]
        self.rank = shapes.ranks[shape]
        self.ends = tuple(
            (kind, shapes.ranks[after] if after != BUST else 0)
            for kind, after in enumerate(shapes.after[shape])
            if after == BUST or shapes.ended[after] or shapes.totals[after] >= draws_below
        )


def _hands(shapes: Shapes, draws_below: int) -> dict[tuple[int, ...], _Hand]:
    """Return the hands with which the bank draws on, as numbers of cards of each class.

    And those without a card or two of them: with a wild card some of these end its turn, and so
    come about in no order.
    """
    none = (0,) * len(shapes.sizes)
    hands = {none: _Hand(shapes, EMPTY, draws_below)}
    hands[none].orders = 1
    level = [none]
    while level:
        following: dict[tuple[int, ...], None] = {}
        for hand in level:
            known = hands[hand]
            stops = {kind for kind, _ in known.ends}
            for kind, size in enumerate(shapes.sizes):
                if kind in stops or hand[kind] == size:
                    continue
                longer = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
                if longer not in hands:
                    hands[longer] = _Hand(shapes, shapes.after[known.shape][kind], draws_below)
                hands[longer].orders += known.orders
                following[longer] = None
        level = list(following)
    waiting = list(hands)
    for hand in waiting:
        for kind, held in enumerate(hand):
            shorter = (*hand[:kind], held - 1, *hand[kind + 1 :])
            if held and shorter not in hands:
                hands[shorter] = _Hand(shapes, EMPTY, draws_below)
                waiting.append(shorter)
    return hands


@cache
def blind_bank(rules: Rules, draws_below: int) -> BlindBank:
    """Return the bank that draws below ``draws_below`` half points under ``rules``."""
    return BlindBank(rules, draws_below)
