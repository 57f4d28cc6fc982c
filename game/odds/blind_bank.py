"""A bank that draws below a given total and looks at nothing: how it ends, by counting.

The bank passes through few hands, as classes of cards whatever their order: 52 below 5 with 40
cards. How likely it holds one of them on the way is the number of orders in which it can be drawn
without stopping, times the ways to pick its cards. So a list of these hands, made once for the
rules and the total, gives all chances for any cards unseen with one multiplication for each.
"""

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from game.engine import Rules
from game.odds.payment import result
from game.odds.shapes import BUST, EMPTY, Shapes, shapes_of


class _Ends(NamedTuple):
    """Ends of the bank that bring a hand the same ``result``, in units of its stake.

    ``draws``: a group of hands, and the classes of the next card that lead there. ``repeats``:
    a hand that holds some of such a class already, and how many. ``halts``: hands with which
    the bank gets there when no card is left.
    """

    result: int
    draws: tuple[tuple[int, tuple[int, ...]], ...]
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

    ``draws_below`` is in half points. ``ledgers`` has one for each place of a player's hand.
    """

    __slots__ = ("_group_spans", "_orders", "_picks", "_sizes", "ledgers", "longest")

    def __init__(self, rules: Rules, draws_below: int) -> None:
        shapes = shapes_of(rules)
        hands = _hands(shapes, draws_below)
        # A hand comes after those it can come from. Hands from which the same cards lead to the
        # same ends lie side by side, to be added up first.
        order = sorted(hands, key=lambda hand: (hands[hand].total, sum(hand), hands[hand].ends))
        number = {hand: place for place, hand in enumerate(order)}
        self._picks = tuple(
            (number[(*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])], kind, hand[kind] - 1)
            for hand in order[1:]
            for kind in [hands[hand].last]
        )
        self._orders = tuple(hands[hand].orders for hand in order)
        self._sizes = tuple(map(sum, order))
        self.longest = max(self._sizes)
        starts = [
            place
            for place, hand in enumerate(order)
            if not place or hands[hand].ends != hands[order[place - 1]].ends
        ]
        self._group_spans = tuple(zip(starts, [*starts[1:], len(order)], strict=True))
        self.ledgers = {
            rank: self._ledger(rank, rules, [hands[hand] for hand in order], order, starts)
            for rank in sorted({*shapes.ranks, *shapes_of(rules, split=True).ranks} - {0})
        }

    def _ledger(
        self,
        rank: int,
        rules: Rules,
        hands: "list[_Hand]",
        order: list[tuple[int, ...]],
        starts: list[int],
    ) -> Ledger:
        sums: dict[int, tuple[list[tuple[int, tuple[int, ...]]], list[tuple[int, int]]]] = {}
        halts: dict[int, list[int]] = {}
        for group, start in enumerate(starts):
            kinds: dict[int, list[int]] = {}
            for kind, place in hands[start].ends:
                kinds.setdefault(result(rank, place, rules), []).append(kind)
            for won, some in kinds.items():
                sums.setdefault(won, ([], []))[0].append((group, tuple(some)))
        for place, (hand, cards) in enumerate(zip(hands, order, strict=True)):
            halts.setdefault(result(rank, hand.rank, rules), []).append(place)
            for kind, end in hand.ends:
                if cards[kind]:
                    sums[result(rank, end, rules)][1].append((place, cards[kind]))
        # The result with most to add up is what is left when the others are known.
        rest = max(sums, key=lambda won: len(sums[won][0]) + len(sums[won][1]))
        return Ledger(
            rest,
            tuple(
                _Ends(
                    won,
                    tuple(sums[won][0]) if won in sums else (),
                    tuple(sums[won][1]) if won in sums else (),
                    tuple(halts.get(won, ())),
                )
                for won in sorted({*sums, *halts})
                if won != rest
            ),
        )

    def weights(self, factorials: Sequence[int], left: int) -> tuple[list[int], int]:
        """Return what :meth:`count` needs when ``left`` cards are unseen.

        ``factorials[k]`` is k! over a common divisor, for all k that can matter.
        """
        if left <= self.longest:
            scale = 1
            parts = [factorials[max(left - size - 1, 0)] for size in self._sizes]
        else:
            scale = factorials[left - self.longest - 1]
            parts = [factorials[left - size - 1] // scale for size in self._sizes]
        return list(map(mul, self._orders, parts)), scale

    def count(
        self, ledger: Ledger, counts: Sequence[int], weights: tuple[list[int], int], left: int
    ) -> list[int]:
        """How often the bank comes to each of the ledger's ends, of all orders of the unseen.

        ``counts`` are the unseen cards by class, ``left`` in all, the bank's own among them. With
        no card left to draw the bank stops where it is. The orders are counted over the divisor
        of the factorials.
        """
        ways = [1]
        add = ways.append
        for before, kind, held in self._picks:
            add(ways[before] * (counts[kind] - held))
        reached = list(map(mul, ways, weights[0]))
        sums = [sum(reached[start:stop]) for start, stop in self._group_spans]
        answer = []
        for ends in ledger.ends:
            number = 0
            for group, kinds in ends.draws:
                cards = 0
                for kind in kinds:
                    cards += counts[kind]
                number += sums[group] * cards
            for place, held in ends.repeats:
                number -= reached[place] * held
            answer.append(number * weights[1])
        if left <= self.longest:
            self._halt(ledger, ways, left, answer)
        return answer

    def _halt(self, ledger: Ledger, ways: list[int], left: int, answer: list[int]) -> None:
        """Give the hands that are all the cards there were their due."""
        for number, ends in enumerate(ledger.ends):
            for place in ends.halts:
                if self._sizes[place] == left:
                    answer[number] += ways[place] * self._orders[place]


class _Hand:
    """A hand with which the bank draws on.

    ``orders`` in which it can come about; ``last`` a class of which it has a card; ``ends``: the
    class of the next card and the place at which the bank then ends, 0 for bust.
    """

    __slots__ = ("ends", "last", "orders", "rank", "shape", "total")

    def __init__(self, shapes: Shapes, shape: int, last: int, draws_below: int) -> None:
        self.orders = 0
        self.last = last
        self.shape = shape
        self.total = shapes.totals[shape]
        self.rank = shapes.ranks[shape]
        self.ends = tuple(
            (kind, shapes.ranks[after] if after != BUST else 0)
            for kind, after in enumerate(shapes.after[shape])
            if after == BUST or shapes.ended[after] or shapes.totals[after] >= draws_below
        )


def _hands(shapes: Shapes, draws_below: int) -> dict[tuple[int, ...], _Hand]:
    """Return the hands with which the bank draws on, as numbers of cards of each class."""
    none = (0,) * len(shapes.sizes)
    hands = {none: _Hand(shapes, EMPTY, 0, draws_below)}
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
                    after = shapes.after[known.shape][kind]
                    hands[longer] = _Hand(shapes, after, kind, draws_below)
                hands[longer].orders += known.orders
                following[longer] = None
        level = list(following)
    return hands


@cache
def blind_bank(rules: Rules, draws_below: int) -> BlindBank:
    """Return the bank that draws below ``draws_below`` half points under ``rules``."""
    return BlindBank(rules, draws_below)
