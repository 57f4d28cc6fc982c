"""Counterfactual regret minimisation on the course, with arrays.

Both sides change their play in turns, each towards what would have been better so far (regret
matching, regrets not below 0); what the mean of all rounds plays, the later ones counting more,
comes close to an equilibrium. Chance is not sampled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from game.bots.equilibrium import LOW, BankSees, PlayerSees, bank_column
from game.odds.shapes import BUST
from tools.equilibrium.course import (
    LOST,
    SHOWN,
    Course,
    Node,
    Place,
    bank_sees,
    places,
    player_sees,
    stake_of,
)

if TYPE_CHECKING:
    from tools.equilibrium.hands import Hands

Numbers = Any


class Solution(NamedTuple):
    """Chances of each choice at each player's key, and of drawing at each pair of bank's keys."""

    player: dict[PlayerSees, dict[str, float]]
    bank: dict[tuple[BankSees, int], float]


class Bank:
    """The bank's turn: cells are a player's hand as the bank sees it and as it is."""

    def __init__(self, hands: Hands, cells: list[tuple[BankSees | str, int]], low: float) -> None:
        self.hands = hands
        count = len(hands.counts)
        seen: dict[BankSees | str, int] = {}
        rows = [seen.setdefault(sight, len(seen)) for sight, _ in cells]
        self.sights = list(seen)
        stakes = [low if sight[0] == LOW else 1.0 for sight, _ in cells]
        kinds = {(hand, stake) for (_, hand), stake in zip(cells, stakes, strict=True)}
        worth = {
            (hand, stake): hands.worth(hand, hands.collects(stake, 1.0)) for hand, stake in kinds
        }
        each = [worth[hand, stake] for (_, hand), stake in zip(cells, stakes, strict=True)]
        unit = np.array(stakes)[:, None]
        self.stands = unit * np.array([stands for stands, _ in each])
        self.busts = unit * np.array([busts for _, busts in each])
        self.row = np.array(rows)
        self.sort = np.argsort(self.row, kind="stable")
        self.first = np.searchsorted(self.row[self.sort], np.arange(len(seen)))
        self.after = [[to for to in row if to != BUST] for row in hands.after]
        keys: dict[int, int] = {}
        columns = [bank_column(hands.totals[bank], hands.cards[bank]) for bank in hands.all]
        self.key = np.array([keys.setdefault(column, len(keys)) for column in columns])
        self.keys = list(keys)
        self.draws = ~np.array([True, *hands.ended[1:]])
        self.member = np.zeros((count, len(keys)))
        for bank, key in zip(hands.all, self.key, strict=True):
            self.member[bank, key] = self.draws[bank]
        self.orders = np.array(hands.orders, float)
        self.likely = np.array(hands.beside(0))
        self.shown = seen.get(SHOWN)

    def spread(self, draw: Numbers) -> Numbers:
        """The chances of drawing, by sight and key, as chances by hand and sight."""
        whole = np.zeros((len(self.draws), len(self.sights)))
        whole[1:] = draw[:, self.key].T
        if self.shown is not None:
            # Who stands against a hand that is shown and good has lost.
            whole[:, self.shown] = 1.0
        whole[~self.draws] = 0.0
        return whole

    def reach(self, whole: Numbers) -> Numbers:
        """In how many orders the bank comes to each hand, weighed with its decisions."""
        reach = np.zeros_like(whole)
        reach[self.after[0]] = 1.0
        for bank in self.hands.all:
            if self.draws[bank]:
                reach[self.after[bank]] += reach[bank] * whole[bank]
        return reach

    def values(self, whole: Numbers, reach: Numbers) -> Numbers:
        """What each cell brings the player."""
        stand = (reach * (1 - whole)).T[self.row]
        draw = (reach * whole).T[self.row]
        return (stand * self.stands + draw * self.busts).sum(axis=1)

    def choices(self, weights: Numbers, whole: Numbers | None) -> tuple[Numbers, Numbers, Numbers]:
        """What the bank wins by standing and by drawing, by hand and sight, and in all.

        ``weights``: how likely the player brings about each cell. After drawing the bank goes on
        with ``whole``, without it as is best.
        """
        weigh = weights[self.sort][:, None]
        stand = -np.add.reduceat(weigh * self.stands[self.sort], self.first).T
        draw = -np.add.reduceat(weigh * self.busts[self.sort], self.first).T
        value = stand.copy()
        for bank in reversed(self.hands.all):
            if self.draws[bank]:
                draw[bank] += value[self.after[bank]].sum(axis=0)
                better = draw[bank] - stand[bank]
                value[bank] += np.maximum(better, 0) if whole is None else whole[bank] * better
        return stand, draw, value[self.after[0]].sum()


class Player:
    """The player's turn as arrays: choices in a row, and edges from them to nodes and ends."""

    def __init__(self, hands: Hands, low: float) -> None:
        course = Course(hands)
        order = places(course)
        number = {(place.node, place.hand): at for at, place in enumerate(order)}
        self.nodes = len(order)
        self.cells: dict[tuple[BankSees | str, int], int] = {}
        self.infos: dict[tuple[PlayerSees, tuple[str, ...]], int] = {}
        self.first: list[int] = []
        self.names: list[str] = []
        self.info_of: list[int] = []
        starts: list[float] = []
        choice_node: list[int] = []
        choice_slot: list[int] = []
        edges: list[tuple[int, int, float]] = []
        for at, place in enumerate(order):
            info = self._info(hands, place)
            for offset, (choice, leads) in enumerate(place.choices.items()):
                here = len(choice_node)
                choice_node.append(at)
                choice_slot.append(self.first[info] + offset)
                for chance, to, hand in leads:
                    if to == LOST:
                        stake = low if stake_of(place.node, choice) == LOW else 1.0
                        edges.append((here, -1, chance * -stake))
                    elif isinstance(to, Node):
                        edges.append((here, number[to, hand], chance))
                    else:
                        sight = SHOWN if to == SHOWN else bank_sees(hands, place.node.sight)
                        cell = self.cells.setdefault((sight, hand), len(self.cells))
                        edges.append((here, self.nodes + cell, chance))
            starts.append(0.0)
        for chance, to, hand in course.starts():
            assert isinstance(to, Node)
            starts[number[to, hand]] = chance
        self.start = np.array(starts)
        self.choice_node, self.choice_slot = np.array(choice_node), np.array(choice_slot)
        self.info = np.array(self.info_of)
        self.node_info = np.array([self._info(hands, place) for place in order])
        self.levels = self._levels(order, edges)

    def _info(self, hands: Hands, place: Place) -> int:
        key = player_sees(hands, place.node), tuple(place.choices)
        if key not in self.infos:
            self.infos[key] = len(self.infos)
            self.first.append(len(self.names))
            self.names.extend(place.choices)
            self.info_of.extend([self.infos[key]] * len(place.choices))
        return self.infos[key]

    def _levels(
        self, order: list[Place], edges: list[tuple[int, int, float]]
    ) -> list[tuple[Numbers, ...]]:
        """Choices and edges of the nodes that are equally far from the start."""
        depth = np.zeros(self.nodes, int)
        source, target = np.array([e[0] for e in edges]), np.array([e[1] for e in edges])
        chance = np.array([e[2] for e in edges])
        inner = (target >= 0) & (target < self.nodes)
        for here, to in zip(source[inner], target[inner], strict=True):
            depth[to] = depth[self.choice_node[here]] + 1
        levels = []
        for level in range(depth.max() + 1):
            choices = np.nonzero(depth[self.choice_node] == level)[0]
            some = np.nonzero(depth[self.choice_node[source]] == level)[0]
            levels.append((choices, source[some], target[some], chance[some]))
        return levels

    def reach(self, policy: Numbers) -> tuple[Numbers, Numbers, float]:
        """How likely each node and each cell is come to, and what is lost before."""
        weight = np.zeros(self.nodes + len(self.cells) + 1)
        weight[: self.nodes] = self.start
        taken = np.zeros(len(self.choice_node))
        for choices, source, target, chance in self.levels:
            node, slot = self.choice_node[choices], self.choice_slot[choices]
            taken[choices] = weight[node] * policy[slot]
            np.add.at(weight, target, taken[source] * chance)
        return weight[: self.nodes], weight[self.nodes : -1], weight[-1]

    def values(self, cells: Numbers, policy: Numbers | None) -> tuple[Numbers, Numbers, float]:
        """What each node and each choice is worth, and all; without a policy, at the best."""
        value = np.zeros(self.nodes + len(cells) + 1)
        value[self.nodes : -1] = cells
        value[-1] = 1.0  # the loss itself is the edge's chance
        worth = np.zeros(len(self.choice_node))
        if policy is None:
            value[: self.nodes] = -np.inf
        for choices, source, target, chance in reversed(self.levels):
            worth += np.bincount(source, chance * value[target], minlength=len(worth))
            node = self.choice_node[choices]
            if policy is None:
                np.maximum.at(value, node, worth[choices])
            else:
                np.add.at(value, node, worth[choices] * policy[self.choice_slot[choices]])
        nodes = value[: self.nodes]
        return nodes, worth, float((nodes * self.start).sum())

    def mixed(self, parts: Numbers) -> Numbers:
        """Make chances of numbers that are not negative; where all are 0, all are alike."""
        whole = np.bincount(self.info, parts, minlength=len(self.infos))[self.info]
        alike = 1 / np.bincount(self.info)[self.info]
        return np.where(whole > 0, parts / np.where(whole > 0, whole, 1), alike)


def solve(hands: Hands, low: float, rounds: int) -> Solution:
    """Play ``rounds`` rounds and return their mean; ``low`` is the low stake in units."""
    player = Player(hands, low)
    bank = Bank(hands, list(player.cells), low)
    shape = (len(bank.sights), len(bank.keys))
    slots = len(player.names)
    regret, mean = np.zeros(slots), np.zeros(slots)
    draw_regret, stand_regret = np.zeros(shape), np.zeros(shape)
    draw_mean, draw_weight = np.zeros(shape), np.zeros(shape)
    chances = player.reach(np.ones(slots))[0][player.choice_node]
    policy, draw = player.mixed(regret), np.full(shape, 0.5)
    for turn in range(1, rounds + 1):
        whole = bank.spread(draw)
        reach = bank.reach(whole)
        value, worth, _ = player.values(bank.values(whole, reach), policy)
        better = chances * (worth - value[player.choice_node])
        regret += np.bincount(player.choice_slot, better, minlength=slots)
        regret = np.maximum(regret, 0)
        policy = player.mixed(regret)
        nodes, cells, _ = player.reach(policy)
        seen = np.bincount(player.node_info, nodes, minlength=len(player.infos))
        mean += turn * policy * seen[player.info]

        stand, drawn, _ = bank.choices(cells, whole)
        better = (drawn - stand) * bank.orders[:, None]
        draw_regret = np.maximum(draw_regret + ((1 - whole) * better).T @ bank.member, 0)
        stand_regret = np.maximum(stand_regret - (whole * better).T @ bank.member, 0)
        often = (reach * bank.likely[:, None]).T @ bank.member
        draw_mean += turn * draw * often
        draw_weight += turn * often
        both = draw_regret + stand_regret
        draw = np.where(both > 0, draw_regret / np.where(both > 0, both, 1), 0.5)
    final = player.mixed(mean)
    draws = np.where(draw_weight > 0, draw_mean / np.where(draw_weight > 0, draw_weight, 1), draw)
    return Solution(
        {
            key: dict(zip(names, final[first:].tolist(), strict=False))
            for (key, names), first in zip(player.infos, player.first, strict=True)
        },
        {
            (sight, key): float(draws[row, column])
            for row, sight in enumerate(bank.sights)
            if isinstance(sight, tuple)
            for column, key in enumerate(bank.keys)
        },
    )
