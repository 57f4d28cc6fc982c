"""The player's turn as a graph: what can be held and seen, each choice, where it leads.

What the bank sees of a turn is a *sight*. Two ways to the same sight and the same cards are one
node: the strategies that ship tell them no further apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.bots.equilibrium import (
    CLOSED,
    FIRST,
    HID,
    HIGH,
    LOW,
    PLAIN,
    UNSTAKED,
    BankSees,
    PlayerSees,
)
from game.odds.shapes import BUST

if TYPE_CHECKING:
    from tools.equilibrium.hands import Hands

# What a choice leads to besides another node: the hand lost, the bank's turn against a hand of
# which it has its sight, and against one that is shown.
LOST, STAND, SHOWN = "lost", "stand", "shown"

_ASKS = {
    "open": ("hit",),
    "hide_before": ("hit", "hit:down"),
    "hide_after": ("hit",),
    "open_or_closed": ("hit", "hit:down"),
}


class Sight(NamedTuple):
    """What the bank sees of a hand.

    ``shown``: the hand of the cards that lie face up. ``last`` and ``stake`` as in
    :mod:`game.bots.equilibrium`. ``hidden``: how many lie face down.
    """

    shown: int
    last: str
    hidden: int
    stake: str


class Node(NamedTuple):
    """A moment of the player's turn.

    ``kept``: the hand of the cards that lie face down. ``pending``: the class of a card that is
    to be shown or kept hidden now, which ``kept`` leaves out; -1 without. ``staked``: whether
    the stake is set.
    """

    sight: Sight
    kept: int
    pending: int = -1
    staked: bool = True


class Lead(NamedTuple):
    """Where a choice may lead: how likely, to which node or end, the whole hand then."""

    chance: float
    to: Node | str
    hand: int


class Course:
    """Which choices a node has, and where they lead."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.rules = hands.rules
        self.receive = hands.rules.receive

    def starts(self) -> list[Lead]:
        hands = self.hands
        after = self.rules.stake_time == "after"
        return [
            Lead(
                size / hands.pack,
                Node(
                    Sight(0, FIRST, 1, LOW if after else PLAIN),
                    hands.after[0][kind],
                    staked=not after,
                ),
                hands.after[0][kind],
            )
            for kind, size in enumerate(hands.sizes)
            if size
        ]

    def choices(self, node: Node, hand: int) -> dict[str, list[Lead]]:
        """What can be done, by its name; raising is one choice with the card asked for."""
        if not node.staked:
            stakes = {stake: node.sight._replace(stake=stake) for stake in (LOW, HIGH)}
            return {
                stake: [Lead(1.0, Node(sight, node.kept), hand)] for stake, sight in stakes.items()
            }
        if node.pending >= 0:
            return {"show": [self._show(node, hand)], "hide": [self._hide(node, hand)]}
        choices = {STAND: [Lead(1.0, STAND, hand)]}
        if self.hands.ended[hand]:
            return choices
        choices |= self._asks(node, hand, "")
        if self.rules.raising and node.sight.stake == LOW:
            raised = node._replace(sight=node.sight._replace(stake=HIGH))
            choices |= self._asks(raised, hand, "raise:")
        return choices

    def _asks(self, node: Node, hand: int, prefix: str) -> dict[str, list[Lead]]:
        hands = self.hands
        asks = _ASKS[self.receive]
        if self.receive == "open_or_closed" and node.sight.last != FIRST:
            asks = ("hit:down",) if node.sight.last == CLOSED else ("hit",)
        return {
            prefix + ask: [
                Lead(hands.chance(hand, kind), *self._receive(node, hand, ask, kind))
                for kind in hands.kinds
                if hands.left(hand, kind)
            ]
            for ask in asks
        }

    def _receive(self, node: Node, hand: int, ask: str, kind: int) -> tuple[Node | str, int]:
        hands = self.hands
        sight, kept = node.sight, node.kept
        after = hands.after[hand][kind]
        if after == BUST:
            return LOST, BUST
        if hands.ended[after] and self.rules.show_seven_half:
            return SHOWN, after
        if self.receive == "hide_after":
            return node._replace(pending=kind), after
        if ask == "hit":
            return Node(self._seen(sight, kind), kept), after
        alone = hands.after[0][kind]
        if self.receive == "hide_before":
            return Node(self._hid(sight, kept), alone), after
        if sight.last == FIRST:
            return Node(sight._replace(shown=kept, last=CLOSED), alone), after
        more = sight._replace(hidden=sight.hidden + 1)
        return Node(more, hands.after[kept][kind]), after

    def _show(self, node: Node, hand: int) -> Lead:
        return Lead(1.0, Node(self._seen(node.sight, node.pending), node.kept), hand)

    def _hide(self, node: Node, hand: int) -> Lead:
        alone = self.hands.after[0][node.pending]
        return Lead(1.0, Node(self._hid(node.sight, node.kept), alone), hand)

    def _seen(self, sight: Sight, kind: int) -> Sight:
        shown = self.hands.after[sight.shown][kind]
        return sight._replace(shown=shown, last=str(self.hands.values[kind]))

    def _hid(self, sight: Sight, kept: int) -> Sight:
        turned = self.hands.counts[kept].index(1)
        return sight._replace(shown=self.hands.after[sight.shown][turned], last=HID)


class Place(NamedTuple):
    """A node with its whole hand, and the choices there."""

    node: Node
    hand: int
    choices: dict[str, list[Lead]]


def places(course: Course) -> list[Place]:
    """All nodes that can be come to, each after those that lead to it.

    All ways to a node are equally long, for each card and each decision makes them longer by one.
    """
    found: list[Place] = []
    level: dict[tuple[Node, int], None] = {
        (lead.to, lead.hand): None for lead in course.starts() if isinstance(lead.to, Node)
    }
    while level:
        following: dict[tuple[Node, int], None] = {}
        for node, hand in level:
            place = Place(node, hand, course.choices(node, hand))
            found.append(place)
            for leads in place.choices.values():
                for _, to, after in leads:
                    if isinstance(to, Node):
                        following[to, after] = None
        level = following
    return found


def stake_of(node: Node, choice: str) -> str:
    """The stake with which a choice goes on."""
    return HIGH if choice.startswith("raise:") else node.sight.stake


def player_sees(hands: Hands, node: Node) -> PlayerSees:
    """What a player who plays by the table looks at."""
    sight = node.sight
    stake = sight.stake if node.staked else UNSTAKED
    pending = hands.values[node.pending] if node.pending >= 0 else 0
    return PlayerSees(
        stake, sight.last, hands.totals[sight.shown], hands.totals[node.kept], pending
    )


def bank_sees(hands: Hands, sight: Sight) -> BankSees:
    """What a bank that plays by the table looks at in a player's hand."""
    return BankSees(sight.stake, sight.last, hands.totals[sight.shown], sight.hidden)
