"""How much can be won against a table, exactly: the best answer to each of its sides.

Nothing of the solver is used here. The bank that answers knows the table and remembers
everything it saw, in its order; the player who answers knows the table and may set any stake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.bots.equilibrium import HIGH, LOW, PLAIN, Table, high_chance
from game.odds.shapes import BUST
from tools.equilibrium.course import (
    LOST,
    STAND,
    Course,
    Lead,
    Node,
    Place,
    Sight,
    bank_sees,
    places,
    player_sees,
    stake_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.equilibrium.hands import Hands

# What the bank may come to see is followed no further where it is less likely than this; there
# it is taken to win the most that there is.
NEGLIGIBLE = 1e-10


class Measure(NamedTuple):
    """What a player wins at the best from the table's bank, and at least from any bank.

    The player plays by the table in the second. In the largest stakes a hand. Both are the same
    in an equilibrium; as it is, neither side can be exploited by more than ``gap``.
    """

    best: float
    least: float

    @property
    def gap(self) -> float:
        return self.best - self.least


def measure(hands: Hands, table: Table, most: int) -> Measure:
    """Measure a table; stakes are 1 to ``most`` chips where they are set after looking."""
    return Measure(best_player(hands, table, most), -best_bank(hands, table, most))


class _Worths:
    """What the player's hands bring, worked out once each."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._known: dict[tuple[int, float], tuple[list[float], list[float]]] = {}

    def of(self, hand: int, collects: float) -> tuple[list[float], list[float]]:
        """See :meth:`Hands.worth`."""
        if (hand, collects) not in self._known:
            self._known[hand, collects] = self._hands.worth(hand, collects)
        return self._known[hand, collects]


def best_player(hands: Hands, table: Table, most: int) -> float:
    """What the best player wins from the table's bank, a hand, in units of ``most`` chips."""
    return BestPlayer(hands, table, most).value() / most


class BestPlayer:
    """The best answer to the table's bank, from the last choice back to the first.

    A node that is taken for one with a high stake stands for all stakes above the lowest: the
    bank takes it now for the one, now for the other.
    """

    def __init__(self, hands: Hands, table: Table, most: int) -> None:
        self.course = Course(hands)
        self.hands, self.table, self.most = hands, table, most
        self.worths = _Worths(hands)
        self.ways: dict[Sight, Ways] = {}
        self.known: dict[tuple[Sight, int], tuple[float, float]] = {}
        self.always = _always(hands)
        self.stakes = {PLAIN: (most,), LOW: (1,), HIGH: tuple(range(2, most + 1))}
        # For each node and hand, what the rest is worth with each stake, in chips.
        self.values: dict[tuple[Node | str, int], dict[int, float]] = {}

    def value(self) -> float:
        """What a hand is worth, in chips."""
        for place in reversed(places(self.course)):
            self.values[place.node, place.hand] = self._value(place)
        return sum(
            lead.chance * max(self.values[lead.to, lead.hand].values())
            for lead in self.course.starts()
        )

    def _value(self, place: Place) -> dict[int, float]:
        node, hand, choices = place
        if not node.staked:
            return {
                stake: value
                for leads in choices.values()
                for stake, value in self.values[leads[0].to, leads[0].hand].items()
            }
        stakes = self.stakes[node.sight.stake]
        best = dict.fromkeys(stakes, float("-inf"))
        for choice, leads in choices.items():
            if not choice.startswith("raise:"):
                for stake, value in self._after(leads, stakes, node.sight).items():
                    best[stake] = max(best[stake], value)
        if self.course.rules.raising and not self.hands.ended[hand]:
            raised = node._replace(sight=node.sight._replace(stake=HIGH))
            for choice, leads in self.course.choices(raised, hand).items():
                if choice != STAND:
                    after = self._after(leads, self.stakes[HIGH], raised.sight)
                    for stake in stakes:
                        more = [value for higher, value in after.items() if higher > stake]
                        best[stake] = max(best[stake], *more, float("-inf"))
        return best

    def _after(self, leads: list[Lead], stakes: tuple[int, ...], sight: Sight) -> dict[int, float]:
        """What a choice is worth with each stake."""
        sums = dict.fromkeys(stakes, 0.0)
        for chance, to, hand in leads:
            if isinstance(to, Node):
                for stake, value in self.values[to, hand].items():
                    sums[stake] += chance * value
            elif to == STAND:
                for stake, value in self._standing(sight, hand, stakes).items():
                    sums[stake] += chance * value
            else:
                unit = -1.0 if to == LOST else _against(self.always, self.worths.of(hand, 1.0))
                for stake in stakes:
                    sums[stake] += chance * unit * stake
        return sums

    def _standing(self, sight: Sight, hand: int, stakes: tuple[int, ...]) -> dict[int, float]:
        values = {}
        for stake in stakes:
            collects = self.hands.collects(stake, self.most)
            high = high_chance(stake, 1, self.most) if sight.stake == HIGH else 0.0
            low = self._against(sight._replace(stake=LOW) if high else sight, hand, collects)
            taken = low if not high else self._against(sight, hand, collects)
            values[stake] = stake * (high * taken + (1 - high) * low)
        return values

    def _against(self, sight: Sight, hand: int, collects: float) -> float:
        """What a hand brings, in stakes: on a straight line between collecting once and twice."""
        if (sight, hand) not in self.known:
            if sight not in self.ways:
                self.ways[sight] = _bank_ways(self.hands, self.table, sight)
            once, twice = (
                _against(self.ways[sight], self.worths.of(hand, times)) for times in (1.0, 2.0)
            )
            self.known[sight, hand] = once, twice - once
        once, more = self.known[sight, hand]
        return once + (collects - 1) * more


# In how many orders a bank comes to each hand and stands with it, and draws.
Ways = tuple[list[float], list[float]]


def _bank_ways(hands: Hands, table: Table, sight: Sight) -> tuple[list[float], list[float]]:
    """In how many orders the table's bank comes to each hand and stands, and draws."""
    sees = bank_sees(hands, sight)

    def draw(bank: int) -> float:
        chance = table.bank(sees, hands.totals[bank], hands.cards[bank])
        assert chance is not None, (sees, hands.counts[bank])
        return chance

    return _ways(hands, draw)


def _always(hands: Hands) -> tuple[list[float], list[float]]:
    """The same of a bank that draws as long as it may: against a hand that is shown."""
    return _ways(hands, lambda bank: 1.0)


def _ways(hands: Hands, draw: Callable[[int], float]) -> Ways:
    count = len(hands.counts)
    reach = [0.0] * count
    stand, drawn = [0.0] * count, [0.0] * count
    for kind in hands.kinds:
        if hands.after[0][kind] != BUST:
            reach[hands.after[0][kind]] += 1.0
    for bank in hands.all:
        if not reach[bank]:
            continue
        chance = 0.0 if hands.ended[bank] else draw(bank)
        stand[bank] = reach[bank] * (1 - chance)
        drawn[bank] = reach[bank] * chance
        if drawn[bank]:
            for to in hands.after[bank]:
                if to != BUST:
                    reach[to] += drawn[bank]
    return stand, drawn


def _against(
    ways: tuple[list[float], list[float]], worth: tuple[list[float], list[float]]
) -> float:
    return sum(
        sum(map(float.__mul__, some, brings)) for some, brings in zip(ways, worth, strict=True)
    )


# What the bank has seen comes to this: the player's hand as it lies, and how likely each way to
# fill it is.
Belief = tuple[tuple[int, float], ...]
Seen = tuple[Sight, bool, Belief]


def best_bank(hands: Hands, table: Table, most: int) -> float:
    """What the best bank wins from the table's player, a hand, in units of ``most`` chips."""
    course = Course(hands)
    worths = _Worths(hands)
    lowest = 1 / most
    always = _always(hands)
    won = 0.0
    first = course.starts()
    start = first[0].to
    assert isinstance(start, Node)
    weights = {lead.to.kept: lead.chance for lead in first if isinstance(lead.to, Node)}
    level: dict[Seen, float] = {(start.sight, start.staked, tuple(weights.items())): 1.0}
    standing: dict[tuple[Sight, Belief], float] = {}
    while level:
        following: dict[Seen, float] = {}
        for (sight, staked, belief), mass in level.items():
            if mass < NEGLIGIBLE:
                won += 2 * mass
                continue
            seen: dict[tuple[Sight, bool], dict[int, float]] = {}
            stood: dict[int, float] = {}
            for kept, chance in belief:
                hand = _whole(hands, sight.shown, kept)
                for weight, to, after, stake in _moves(course, table, sight, staked, kept, hand):
                    if isinstance(to, Node):
                        kinds = seen.setdefault((to.sight, to.staked), {})
                        kinds[to.kept] = kinds.get(to.kept, 0.0) + chance * weight
                    elif to == STAND:
                        stood[kept] = stood.get(kept, 0.0) + chance * weight
                    else:
                        unit = lowest if stake == LOW else 1.0
                        lost = 1.0 if to == LOST else -_against(always, worths.of(after, 1.0))
                        won += mass * chance * weight * unit * lost
            if stood:
                share, believed = _normal(stood)
                key = sight, believed
                standing[key] = standing.get(key, 0.0) + mass * share
            for (to_sight, to_staked), kinds in seen.items():
                share, believed = _normal(kinds)
                there = to_sight, to_staked, believed
                following[there] = following.get(there, 0.0) + mass * share
        level = following
    for (sight, belief), mass in standing.items():
        unit = lowest if sight.stake == LOW else 1.0
        if mass < NEGLIGIBLE:
            won += 2 * mass
        else:
            won += (
                mass * unit * _best_answer(hands, worths, sight, belief, hands.collects(unit, 1.0))
            )
    return won


def _normal(weights: dict[int, float]) -> tuple[float, Belief]:
    """How likely it is at all, and each as part of that; alike where they differ by nothing."""
    whole = sum(weights.values())
    return whole, tuple((kept, round(weights[kept] / whole, 12)) for kept in sorted(weights))


def _whole(hands: Hands, shown: int, kept: int) -> int:
    hand = shown
    for kind, count in enumerate(hands.counts[kept]):
        for _ in range(count):
            hand = hands.after[hand][kind]
    return hand


def _moves(
    course: Course, table: Table, sight: Sight, staked: bool, kept: int, hand: int
) -> list[tuple[float, Node | str, int, str]]:
    """What the table's player does next, up to what the bank sees of it, and how likely."""
    moves = []
    waiting = [(1.0, Node(sight, kept, staked=staked), hand)]
    while waiting:
        weight, node, whole = waiting.pop()
        choices = course.choices(node, whole)
        chances = {next(iter(choices)): 1.0}
        if len(choices) > 1:
            chances = table.player(player_sees(course.hands, node)) or {}
            assert set(chances) == set(choices), node
        for choice, part in chances.items():
            if not part:
                continue
            for chance, to, after in choices[choice]:
                if isinstance(to, Node) and to.pending >= 0:
                    waiting.append((weight * part * chance, to, after))
                else:
                    moves.append((weight * part * chance, to, after, stake_of(node, choice)))
    return moves


def _best_answer(
    hands: Hands, worths: _Worths, sight: Sight, belief: Belief, collects: float
) -> float:
    """What the bank wins at the best from a player who stands, in units of the stake."""
    count = len(hands.counts)
    stand, draw = [0.0] * count, [0.0] * count
    for kept, chance in belief:
        stands, busts = worths.of(_whole(hands, sight.shown, kept), collects)
        stand = [before - chance * more for before, more in zip(stand, stands, strict=True)]
        draw = [before - chance * more for before, more in zip(draw, busts, strict=True)]
    value = stand
    for bank in reversed(hands.all):
        if not hands.ended[bank]:
            drawn = draw[bank]
            for to in hands.after[bank]:
                if to != BUST:
                    drawn += value[to]
            if drawn > value[bank]:
                value[bank] = drawn
    return sum(value[to] for to in hands.after[0] if to != BUST)
