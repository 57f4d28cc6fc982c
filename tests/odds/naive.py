"""The odds once more, told as plainly as can be, in fractions, to hold ``game.odds`` against.

Cards are texts and points are points, as in ``tests/engine/naive.py``, which knows what a hand is
worth; every possible next card is tried, one after the other.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import permutations

from game.engine import HIDDEN, Rules, SeatView
from game.engine.cards import PACKS
from tests.engine.naive import place, points, worth

Cards = tuple[str, ...]
Law = dict[float, Fraction]


def alike(rules: Rules) -> Callable[[str], str]:
    """One card for all that count the same: for packs that are too large to tell all apart."""
    first: dict[tuple[float, ...], str] = {}
    for card in PACKS[rules.pack]:
        first.setdefault(tuple(worth(card, rules)), card)
    return lambda card: card if card == rules.wild else first[tuple(worth(card, rules))]


def ends_turn(cards: Cards, rules: Rules) -> bool:
    return points(cards, rules) >= 7.5


def pays(mine: float, bank: float, rules: Rules) -> int:
    """What a hand of place ``mine`` gets for each chip of its stake (R15, R18 to R24)."""
    if mine == 0:
        return -1
    if mine > bank:
        if mine == 9:
            return 3
        return 2 if mine == 8 or (mine == 7.5 and rules.seven_half_pays == 2) else 1
    if mine == bank and rules.tie == "push":
        return 0
    return -2 if bank == 7.5 and rules.bank_seven_half_collects == 2 else -1


class Player:
    """Every way a hand can go against a bank that draws below a total and looks at nothing."""

    def __init__(self, rules: Rules, draws_below: int, split: bool = False) -> None:
        self.rules, self.draws_below, self.split = rules, draws_below / 2, split
        self.bank_law = cache(self._bank_law)
        self.best = cache(self._best)

    def _bank_law(self, cards: Cards, unseen: Cards) -> Law:
        if cards and (
            ends_turn(cards, self.rules)
            or points(cards, self.rules) >= self.draws_below
            or not unseen
        ):
            return {place(cards, self.rules): Fraction(1)}
        law: Counter[float] = Counter()
        for card, many in Counter(unseen).items():
            share = Fraction(many, len(unseen))
            rest = list(unseen)
            rest.remove(card)
            for end, chance in self.bank_law(in_order(*cards, card), tuple(rest)).items():
                law[end] += share * chance  # type: ignore[assignment]
        return dict(law)  # type: ignore[arg-type]

    def stand(self, cards: Cards, unseen: Cards) -> Fraction:
        mine = place(cards, self.rules, self.split)
        law = self.bank_law((), unseen)
        return sum(
            (chance * pays(mine, bank, self.rules) for bank, chance in law.items()), Fraction(0)
        )

    def hit(self, cards: Cards, unseen: Cards) -> Fraction:
        total = Fraction(0)
        for card, many in Counter(unseen).items():
            rest = list(unseen)
            rest.remove(card)
            total += many * self.best(in_order(*cards, card), tuple(rest))
        return total / len(unseen)

    def _best(self, cards: Cards, unseen: Cards) -> Fraction:
        if place(cards, self.rules, self.split) == 0:
            return Fraction(-1)
        stand = self.stand(cards, unseen)
        # One card is the bank's.
        if ends_turn(cards, self.rules) or len(unseen) == 1:
            return stand
        return max(stand, self.hit(cards, unseen))


def in_order(*cards: str) -> Cards:
    return tuple(sorted(cards))


class Bank:
    """Every way to deal the unseen cards of a view, and the bank's best play against them all.

    ``likely(cards, up)``: how likely a player plays so with these cards.
    """

    def __init__(self, view: SeatView, likely: Callable[[Cards], float]) -> None:
        self.rules = view.rules
        seen = {*view.used, *(c for s in view.seats for h in s.hands for c in h.cards)}
        unseen = [card for card in PACKS[self.rules.pack] if card not in seen]
        self.hands = [
            (hand, seat.chips)
            for number, seat in enumerate(view.seats)
            if number != view.banker
            for hand in seat.hands
            if hand.state == "standing"
        ]
        hidden = sum(card == HIDDEN for hand, _ in self.hands for card in hand.cards)
        assert len(unseen) - hidden == view.pack_count
        self.bank = view.seats[view.banker].hands[0].cards
        self.deals: list[tuple[float, list[Cards], Cards]] = []
        for order in permutations(unseen):
            cards = iter(order)
            filled: list[Cards] = [
                tuple(next(cards) if card == HIDDEN else card for card in hand.cards)
                for hand, _ in self.hands
            ]
            weight = 1.0
            for one in filled:
                weight *= likely(one)
            if weight:
                self.deals.append((weight, filled, tuple(cards)))
        # Whether the bank could draw all there is and want more: that is not played here.
        self.runs_out = any(
            place((*self.bank, *pack), self.rules)
            and not ends_turn((*self.bank, *pack), self.rules)
            for _, _, pack in self.deals
        )
        self.whole = sum(weight for weight, _, _ in self.deals)

    def odds(self) -> tuple[float, float]:
        """Average of standing, and of drawing and the best play after it."""
        return (
            self._stand(self.bank, self.deals) / self.whole,
            self._hit(self.bank, self.deals) / self.whole,
        )

    def _stand(self, bank: Cards, deals: Iterable[tuple[float, list[Cards], Cards]]) -> float:
        goal = place(bank, self.rules)
        total = 0.0
        for weight, filled, _ in deals:
            for (hand, chips), cards in zip(self.hands, filled, strict=True):
                won = pays(place(cards, self.rules, hand.split), goal, self.rules)
                lost = hand.stake + min(hand.stake, chips) if won == -2 else -won * hand.stake
                total += weight * lost
        return total

    def _hit(self, bank: Cards, deals: list[tuple[float, list[Cards], Cards]]) -> float:
        after: dict[str, list[tuple[float, list[Cards], Cards]]] = {}
        for weight, filled, pack in deals:
            after.setdefault(pack[0], []).append((weight, filled, pack[1:]))
        total = 0.0
        for card, some in after.items():
            cards = (*bank, card)
            stand = self._stand(cards, some)
            goes_on = place(cards, self.rules) and not ends_turn(cards, self.rules) and some[0][2]
            total += max(stand, self._hit(cards, some)) if goes_on else stand
        return total


def plays_so(cards: Cards, rules: Rules, stands_at: int, slip: float) -> float:
    """How likely one who draws below ``stands_at`` half points takes just these cards, and stands.

    In the order of the cards; ``slip`` is the chance of doing the other thing each time.
    """
    chance = 1.0
    for number in range(1, len(cards) + 1):
        total = points(cards[:number], rules) * 2
        if number == len(cards):
            if place(cards, rules) == 0 or place(cards, rules) == 9:
                return 0.0
            if total == 15:
                return 0.0 if rules.show_seven_half else chance
            chance *= 1 - slip if total >= stands_at else slip
        else:
            if total >= 15:
                return 0.0
            chance *= 1 - slip if total < stands_at else slip
    return chance
