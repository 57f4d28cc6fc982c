"""What a player's choices are worth, exactly, against a bank that looks at nothing.

Every order of the unseen cards is as likely as any other, and the numbers in here count orders:
whole numbers, all over one common divisor, turned into chances and averages at the very end.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from game.engine import SEVEN_HALF, Card, Rules
from game.engine.scoring import counts_half
from game.odds.blind_bank import BlindBank, Ledger, blind_bank
from game.odds.payment import BURNED_VALUES
from game.odds.shapes import BUST, EMPTY, Shapes, shapes_of

# Half points below which the bank is taken to draw where nothing else is said: five.
BANK_DRAWS_BELOW = 10

# Counts of up to sixteen cards of a class side by side in one number.
_BITS = 5


class Odds(TypedDict, total=False):
    """What :func:`evaluate` tells; see there."""

    stand: float
    hit: float
    burn: float
    split: float
    bust: float
    next: dict[int, float]
    results: dict[str, dict[int, float]]
    ranks: dict[str, dict[int, float]]


def evaluate(
    hand: Sequence[Card],
    unseen: Sequence[Card],
    rules: Rules,
    bank_draws_below: int = BANK_DRAWS_BELOW,
    *,
    split: bool = False,
    burned: bool = False,
) -> Odds:
    """What each choice is worth for a hand that is not bust, and all chances of what may come.

    ``hand`` are all its cards, none hidden; ``unseen`` the cards that could be the next one: those
    in the pack, the bank's own card among them (each is as likely there as anywhere), and those
    that lie hidden with other players, of which nothing is assumed. ``bank_draws_below``, in half
    points, is the total from which the bank stands; a lone wild K♦ counts 7 there as anywhere
    (R25). The bank looks at nothing else, not even at a 7½ on the table. ``split``: the hand
    comes from splitting (R27). ``burned``: its first card is in place of a burned one (R26).

    ``stand``, ``hit``: average result in units of the hand's stake, of standing, and of asking
    for one card and playing on as is best, with the same hand and stake. ``burn``, ``split``:
    likewise, where these rules allow it with this hand; splitting is told in units of the first
    stake, for both hands together, each played as if the other were not seen, which they can
    better by very little.
    ``bust``: chance that the next card busts the hand. ``next``: chance of each place in the
    order of hands (R22, 0 is bust) after that card.
    ``results``: for each of the choices but splitting, the chance of each result in units of the
    stake: −1, 1, and where the rules have them −2, 0, 2, 3. ``ranks``: likewise the chance of
    each place that the hand ends with.

    One unseen card is always the bank's: who could draw only that must stand. So must the bank
    when no card is left; cards used already do not come back (R10 begins after that). A hand
    with which the turn is over (7½, a pair of sevens) can only stand; a choice that cannot be
    made is not in the answer. Chips are taken to be there for all payments.

    ValueError for a bust or an empty hand, a hidden card, a card of another pack or twice the
    same, and when no card is unseen, for the bank must have one.
    """
    shapes = shapes_of(rules, split=split)
    shape = _checked(hand, unseen, shapes)
    cards = tuple(unseen)
    bank = blind_bank(rules, bank_draws_below)
    turn = _Turn(shapes, cards, bank, shape)
    odds: Odds = {"stand": turn.average(turn.stand(shape)), "bust": 0.0, "next": {}}
    odds["results"], odds["ranks"] = {}, {}
    turn.tell(odds, "stand")
    if shapes.ended[shape] or len(cards) < 2:
        return odds
    odds["hit"] = turn.average(turn.hit(shape))
    odds["next"] = turn.next_ranks()
    odds["bust"] = odds["next"].get(0, 0.0)
    turn.tell(odds, "hit")
    value = shapes.values[shapes.class_of[hand[0]]]
    if len(hand) == 1 and not burned and not split and value in BURNED_VALUES[rules.burn]:
        again = _Turn(shapes, cards, bank, EMPTY)
        odds["burn"] = again.average(again.hit(EMPTY))
        again.tell(odds, "burn")
    if rules.split_hands > 1 and len(hand) == 2 and all(counts_half(c, rules) for c in hand):
        odds["split"] = sum(_split_worth(card, cards, rules, bank) for card in hand)
    return odds


def _split_worth(card: Card, unseen: tuple[Card, ...], rules: Rules, bank: BlindBank) -> float:
    shapes = shapes_of(rules, split=True)
    shape = shapes.shape_of((card,))
    turn = _Turn(shapes, unseen, bank, shape)
    return turn.average(turn.best(shape))


def _checked(hand: Sequence[Card], unseen: Sequence[Card], shapes: Shapes) -> int:
    cards = (*hand, *unseen)
    strange = [card for card in cards if card not in shapes.class_of]
    if strange or len(set(cards)) != len(cards):
        raise ValueError(f"not cards of one pack, each known and once: {strange or cards}")
    shape = shapes.shape_of(tuple(hand))
    if shape in (EMPTY, BUST):
        raise ValueError(f"nothing to decide with {list(hand)}")
    if not unseen:
        raise ValueError("the bank must have a card")
    return shape


class _Turn:
    """All that may come of one hand; what was worked out once is kept for as long as this is.

    Between calls, ``counts`` and ``left`` are the unseen cards as they are given, ``ways`` those
    in which the bank can come to its hands. Values are in stakes, summed over all orders of the
    cards that are unseen then, over the common divisor.
    """

    def __init__(
        self, shapes: Shapes, unseen: tuple[Card, ...], bank: BlindBank, start: int
    ) -> None:
        self.shapes, self.bank, self.start = shapes, bank, start
        self.counts = shapes.count(unseen)
        self.left = len(unseen)
        most = _most_drawn(shapes, self.counts) + bank.longest + 1
        self.factorials = _factorials(self.left, most)
        self.ways = bank.ways(self.counts)
        self._weights: dict[int, list[float]] = {}
        # By cards left: in how many orders come those that the bank does not need.
        self._scales: dict[int, int] = {}
        self._ledgers: dict[int, Ledger] = {}
        # By what has been drawn: the best value, the shape if that is to stand, else BUST.
        self._best: dict[int, int] = {}
        self._stands: dict[int, tuple[int, list[int]]] = {}

    def average(self, value: int) -> float:
        """Turn a value with all cards unseen into an average."""
        return value / self.factorials[self.left]

    def stand(self, shape: int, drawn: int = 0) -> int:
        """Value of standing now."""
        left = self.left
        weights = self._weights.get(left)
        if weights is None:
            weights = self._weights[left] = self.bank.weights(left)
            self._scales[left] = self.factorials[left - self.bank.drawn(left)]
        ledger = self.ledger(self.shapes.ranks[shape])
        ends = self.bank.count(ledger, self.counts, self.ways, weights, left)
        value = 0
        for one, number in zip(ledger.ends, ends, strict=True):
            value += (one.result - ledger.rest) * number
        self._stands[drawn] = (shape, ends)
        return ledger.rest * self.factorials[left] + value * self._scales[left]

    def ledger(self, rank: int) -> Ledger:
        """Return the bank's ends for a hand of place ``rank``."""
        ledger = self._ledgers.get(rank)
        if ledger is None:
            ledger = self._ledgers[rank] = self.bank.ledger(rank)
        return ledger

    def hit(self, shape: int, drawn: int = 0) -> int:
        """Value of one card and the best play after it."""
        counts, known, ways = self.counts, self._best, self.ways
        left = self.left = self.left - 1
        value = busts = 0
        for kind, after in enumerate(self.shapes.after[shape]):
            count = counts[kind]
            if after == BUST:
                busts += count
                continue
            if not count:
                continue
            then = drawn + (1 << _BITS * kind)
            best = known.get(then)
            if best is None:
                losses = self.bank.losses[kind]
                if losses:
                    fewer = self.ways = ways.copy()
                    for place, without in losses:
                        fewer[place] -= fewer[without]
                counts[kind] = count - 1
                best = self.best(after, then)
                counts[kind] = count
                self.ways = ways
            value += count * best
        self.left = left + 1
        return value - busts * self.factorials[left]

    def best(self, shape: int, drawn: int = 0) -> int:
        """Value of the better of both; standing, where they are the same."""
        value = self.stand(shape, drawn)
        if self.left > 1 and not self.shapes.ended[shape]:
            hit = self.hit(shape, drawn)
            if hit > value:
                value = hit
                del self._stands[drawn]
        self._best[drawn] = value
        return value

    def next_ranks(self) -> dict[int, float]:
        """Chance of each place of the hand after one more card."""
        ways: dict[int, int] = {}
        for count, after in zip(self.counts, self.shapes.after[self.start], strict=True):
            rank = 0 if after == BUST else self.shapes.ranks[after]
            ways[rank] = ways.get(rank, 0) + count
        return _chances(ways, self.left)

    def tell(self, odds: Odds, choice: str) -> None:
        """Write the chances of all results and last places of a choice into ``odds``.

        The value of the choice must have been worked out.
        """
        results: dict[int, int] = {}
        ranks: dict[int, int] = {}
        # By what has been drawn: in how many orders it is, by the best play, and the shape.
        reached = {0: (1, self.start)}
        left = self.left
        while reached:
            following: dict[int, tuple[int, int]] = {}
            for drawn, (orders, shape) in reached.items():
                if drawn in self._stands and (drawn or choice == "stand"):
                    self._settle(drawn, orders, left, results, ranks)
                else:
                    self._draw(drawn, orders, shape, left, following)
            busts = following.pop(BUST, (0, BUST))[0]
            reached = following
            left -= 1
            if busts:
                busts *= self.factorials[left]
                results[-1] = results.get(-1, 0) + busts
                ranks[0] = ranks.get(0, 0) + busts
        whole = self.factorials[self.left]
        odds["results"][choice] = _chances(results, whole)
        odds["ranks"][choice] = _chances(ranks, whole)

    def _draw(
        self, drawn: int, orders: int, shape: int, left: int, following: dict[int, tuple[int, int]]
    ) -> None:
        """Add the orders in which each next card comes to ``following``; all busts are one."""
        for kind, after in enumerate(self.shapes.after[shape]):
            shift = _BITS * kind
            ways = orders * (self.counts[kind] - (drawn >> shift & (1 << _BITS) - 1))
            if ways:
                then = BUST if after == BUST else drawn + (1 << shift)
                following[then] = (following.get(then, (0, BUST))[0] + ways, after)

    def _settle(
        self, drawn: int, orders: int, left: int, results: dict[int, int], ranks: dict[int, int]
    ) -> None:
        shape, ends = self._stands[drawn]
        rank = self.shapes.ranks[shape]
        rest = orders * self.factorials[left]
        ranks[rank] = ranks.get(rank, 0) + rest
        ledger = self.ledger(rank)
        for one, number in zip(ledger.ends, ends, strict=True):
            some = orders * number * self._scales[left]
            results[one.result] = results.get(one.result, 0) + some
            rest -= some
        results[ledger.rest] = results.get(ledger.rest, 0) + rest


def _most_drawn(shapes: Shapes, counts: Sequence[int]) -> int:
    """As many cards as a player can draw, or more: 7½ and one that busts."""
    points, most = SEVEN_HALF, 1
    for value, count in sorted(zip(shapes.values, counts, strict=True)):
        some = min(count, points // value)
        points -= some * value
        most += some
    return most


def _factorials(left: int, most: int) -> list[int]:
    """Return k! for k up to ``left``, over the factorial of what is surely never reached."""
    floor = max(0, left - most)
    factorials = [1] * (floor + 1)
    for number in range(floor + 1, left + 1):
        factorials.append(factorials[-1] * number)
    return factorials


def _chances(ways: Mapping[int, int], whole: int) -> dict[int, float]:
    return {key: ways[key] / whole for key in sorted(ways) if ways[key]}


def best_choice(odds: Mapping[str, Any]) -> str:
    """Return the choice of ``odds`` that is worth most; the earliest of equals, standing first."""
    return max(
        (choice for choice in ("stand", "hit", "burn", "split") if choice in odds),
        key=lambda choice: float(odds[choice]),
    )
