"""What a bank is worth against one player whose habit is known, exactly and beside the best.

The player stands from a total and draws below it, every card but the first one face up, for one
chip that tells nothing. Every deal is counted, by what cards count, with its chance. Beside the
bank that is measured there are two more: one that knows the habit and does what is best against
it, and a simple one, which draws below 5 and against a shown 7½.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.engine import (
    HIDDEN,
    Action,
    Card,
    HandView,
    PlayerView,
    Rules,
    SeatView,
    hand_total,
    replace,
)
from game.odds.payment import result
from game.odds.shapes import BUST, EMPTY, shapes_of

# Half points below which the simple bank draws.
SIMPLE_DRAWS_BELOW = 10
# What a player shows less often than this is left out; `Worth.covered` tells how much that is.
RARE = 1e-3
# A player has chips for a bank's 7½ that collects double (R21).
CHIPS = 50

# For each class that the hidden card can be of, the chance of that and of all that is seen.
_Weights = dict[int, float]
# Whether a bank draws that holds cards of these classes, in rising order.
_Draws = Callable[[tuple[int, ...]], bool]


class Worth(NamedTuple):
    """What banks win of a player's chip in a hand, on average over all deals that are counted.

    ``bank`` is the one that is measured. ``covered``: the part of all deals that is counted.
    """

    bank: float
    best: float
    simple: float
    covered: float


def worth_of(bank: Callable[[SeatView], Action], rules: Rules, stands_at: int) -> Worth:
    """Measure a bank under ``rules`` against a player who stands from ``stands_at`` half points."""
    rules = replace(rules, stake_min=1, stake_max=1)
    player = _Player(rules, stands_at)
    sums = [0.0, 0.0, 0.0]
    covered = 0.0
    for shown, weights, open_hand in player.stands():
        covered += sum(weights.values())
        against = _Against(rules, shown, weights, open_hand)
        for place, draws in enumerate((against.as_told(bank), None, against.simply)):
            sums[place] += against.worth(draws)
    # A bust stake is the bank's, whatever it does.
    whole = covered + player.busts
    bank_wins, best, simple = ((one + player.busts) / whole for one in sums)
    return Worth(bank_wins, best, simple, whole)


class _Player:
    """All ways in which a player can come to stand; ``busts`` is the chance that it does not."""

    def __init__(self, rules: Rules, stands_at: int) -> None:
        self.rules, self.stands_at = rules, stands_at
        self.shapes = shapes_of(rules)
        self.busts = 0.0

    def stands(self) -> Iterator[tuple[tuple[int, ...], _Weights, bool]]:
        """Yield the open cards' classes in order, the weights, and whether the hand is shown."""
        shapes, sizes = self.shapes, self.shapes.sizes
        first = {kind: many / sum(sizes) for kind, many in enumerate(sizes)}
        level: list[tuple[tuple[int, ...], _Weights]] = [((), first)]
        while level:
            following: list[tuple[tuple[int, ...], _Weights]] = []
            for shown, weights in level:
                drawing: _Weights = {}
                standing: _Weights = {}
                for kind, chance in weights.items():
                    shape = self._shape(shown, kind)
                    if not shapes.ended[shape] and shapes.totals[shape] < self.stands_at:
                        drawing[kind] = chance
                    elif shapes.ended[shape] and self.rules.show_seven_half:
                        yield shown, {kind: chance}, True
                    else:
                        standing[kind] = chance
                if standing:
                    yield shown, standing, False
                following += self._draw(shown, drawing)
            level = following

    def _draw(
        self, shown: tuple[int, ...], weights: _Weights
    ) -> Iterator[tuple[tuple[int, ...], _Weights]]:
        sizes = self.shapes.sizes
        left = sum(sizes) - 1 - len(shown)
        for card, size in enumerate(sizes):
            then: _Weights = {}
            for kind, weight in weights.items():
                chance = weight * (size - shown.count(card) - (kind == card)) / left
                if self.shapes.after[self._shape(shown, kind)][card] == BUST:
                    self.busts += chance
                elif chance > 0:
                    then[kind] = chance
            if sum(then.values()) > RARE:
                yield (*shown, card), then

    def _shape(self, shown: tuple[int, ...], hidden: int) -> int:
        shape = self.shapes.after[EMPTY][hidden]
        for card in shown:
            shape = self.shapes.after[shape][card]
        return shape


class _Against:
    """The bank's turn when a player stands, of whose hand this much is seen."""

    def __init__(
        self, rules: Rules, shown: tuple[int, ...], weights: _Weights, open_hand: bool
    ) -> None:
        self.rules, self.shown, self.weights, self.open_hand = rules, shown, weights, open_hand
        self.shapes = shapes_of(rules)
        self.left = sum(self.shapes.sizes) - len(shown) - 1
        self.ranks: dict[int, int] = {}
        for kind in weights:
            shape = self.shapes.after[EMPTY][kind]
            for card in shown:
                shape = self.shapes.after[shape][card]
            self.ranks[kind] = self.shapes.ranks[shape]

    def as_told(self, bank: Callable[[SeatView], Action]) -> _Draws:
        """Return the way of drawing of the bank that is measured."""
        return lambda held: bank(self.view(held)).verb == "hit"

    def simply(self, held: tuple[int, ...]) -> bool:
        """Tell whether the simple bank draws."""
        return self.open_hand or self._total(held) < SIMPLE_DRAWS_BELOW

    def worth(self, draws: _Draws | None) -> float:
        """Return what a bank wins, times the chance of all this; None does what is best."""
        known: dict[tuple[int, ...], float] = {}

        def value(held: tuple[int, ...], shape: int, weights: _Weights) -> float:
            """The same for all orders in which the cards can have come."""
            if held in known:
                return known[held]
            rank = 0 if shape == BUST else self.shapes.ranks[shape]
            stand = -sum(
                weight * result(self.ranks[kind], rank, self.rules)
                for kind, weight in weights.items()
            )
            if shape == BUST or self.shapes.ended[shape]:
                known[held] = stand
                return stand
            if draws is None:
                known[held] = max(stand, drawn(held, shape, weights))
            else:
                known[held] = drawn(held, shape, weights) if draws(held) else stand
            return known[held]

        def drawn(held: tuple[int, ...], shape: int, weights: _Weights) -> float:
            left = self.left - len(held)
            sum_of_all = 0.0
            for kind, size in enumerate(self.shapes.sizes):
                rest = size - self.shown.count(kind) - held.count(kind)
                then = {
                    hidden: weight * (rest - (hidden == kind)) / left
                    for hidden, weight in weights.items()
                    if rest > (hidden == kind)
                }
                if then:
                    longer = tuple(sorted((*held, kind)))
                    sum_of_all += value(longer, self.shapes.after[shape][kind], then)
            return sum_of_all

        return drawn((), EMPTY, self.weights)

    def _total(self, held: tuple[int, ...]) -> int:
        """Return what the bank holds, in half points."""
        shape = EMPTY
        for card in held:
            shape = self.shapes.after[shape][card]
        return self.shapes.totals[shape]

    def view(self, held: tuple[int, ...]) -> SeatView:
        """Return the bank's view with cards of these classes in its hand."""
        taken: list[Card] = []

        def one_of(kind: int) -> Card:
            card = next(
                card
                for card, of in self.shapes.class_of.items()
                if of == kind and card not in taken
            )
            taken.append(card)
            return card

        shown = tuple(one_of(kind) for kind in self.shown)
        if self.open_hand:
            (hidden,) = self.weights
            cards = (one_of(hidden), *shown)
            total: int | None = hand_total(cards, self.rules)
        else:
            cards, total = (HIDDEN, *shown), None
        own = tuple(one_of(kind) for kind in held)
        ups = (self.open_hand, *(True for _ in shown))
        players = HandView(cards, ups, 1, "standing", total)
        ours = HandView(own, (True,) * len(own), 0, "playing", hand_total(own, self.rules))
        return SeatView(
            seat=0,
            rules=self.rules,
            seats=(
                PlayerView("Bank", CHIPS, (ours,), False),
                PlayerView("Player", CHIPS, (players,), False),
            ),
            banker=0,
            phase="bank",
            to_act=0,
            to_act_hand=0,
            hand_number=1,
            pack_count=self.left - len(own),
            used=(),
            fund=0,
            offers=(0, 0),
            fingerprint="",
            legal=(Action("hit"), Action("stand")),
        )
