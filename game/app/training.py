"""Positions to practise on: hands really played, up to a decision that is worth a thought.

Not loaded before somebody practises: the odds come with it.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Literal, NamedTuple

from game.bots import CHARACTERS, choose
from game.engine import (
    SEVEN_HALF,
    Action,
    SeatView,
    State,
    apply,
    find_preset,
    open_game,
    view_for,
)
from game.engine.scoring import card_values
from game.odds import Advice, advise, unseen_cards

Role = Literal["player", "banker"]

ROLES: tuple[Role, ...] = ("player", "banker")
# Whoever practises sits here, and has no name: the page calls them *you*.
OWN = 0
OTHERS = ("Anna", "Bruno", "Carla", "Dino", "Elena")
# Where the pack may run out within the turn nothing exact can be said.
_FEW_CARDS = 6
# Between what and what the best choice is better than the next, in stakes, as one gets on.
_BANDS: dict[Role, tuple[tuple[float, float], ...]] = {
    "player": ((0.06, 0.45), (0.04, 0.3), (0.02, 0.2), (0.01, 0.12)),
    "banker": ((0.09, 0.7), (0.06, 0.5), (0.03, 0.35), (0.015, 0.2)),
}
LEVELS = 4
# Totals in half points outside of which the one answer or the other is too plain to be weighed:
# the lowest to stand on, the highest to draw on.
_LIMITS: dict[Role, tuple[int, int]] = {"player": (8, 10), "banker": (6, 12)}
# A card that busts one seldomer than this is nothing to think about.
_RISK = 0.12
# So many decisions are weighed before the most suitable of them is taken.
_WEIGHED = 6
# What a slip of a pen would be: two choices as near as this, in stakes, are as good.
HAIR = 0.005


class Deal(NamedTuple):
    """A hand that can be played again: ``open_game`` with these, then ``actions``."""

    tradition: str
    seed: str
    seats: int
    banker: int
    actions: tuple[Action, ...]

    def replay(self) -> State:
        """Play the hand up to the decision."""
        state, _ = open_game(
            find_preset(self.tradition).rules,
            names(self.seats),
            self.seed,
            banker=self.banker,
        )
        for action in self.actions:
            state, _ = apply(state, action)
        return state


class Position(NamedTuple):
    """A decision: what the seat sees, what is to be said of it, and how it came about."""

    role: Role
    view: SeatView
    advice: Advice
    deal: Deal

    @property
    def unit(self) -> int:
        """What a stake is in the advice's values: to the bank the chips of all still in."""
        return _at_stake(self.view) if self.advice.bank else 1

    def cost(self, verb: str) -> float:
        """What a choice gives away against the best one, in the unit of the advice's values.

        KeyError for what is no choice here.
        """
        values = {choice.verb: choice.value for choice in self.advice.choices}
        return max(values.values()) - values[verb]  # type: ignore[index]  # any text may be asked

    def is_right(self, verb: str) -> bool:
        """Tell whether a choice is the best one, or as good but for a hair."""
        return self.cost(verb) < HAIR * self.unit


def make(seed: str, tradition: str, role: Role, level: int = 0) -> Position:
    """Return a position of a tradition; the same words give the same one.

    ``level`` from 0 to LEVELS - 1: the higher, the nearer together the choices lie. KeyError for
    a tradition that is not there.
    """
    low, high = _BANDS[role][level]
    # Whoever always stands, or always draws, should be wrong as often as right.
    standing = _lot(seed, "answer", 2) == 0
    found: list[tuple[float, Position]] = []
    for number in count():
        for position in _decisions(f"{seed} {number}", tradition, role, standing):
            best = position.advice.best
            assert best is not None
            gap = _gap(position)
            away = max(low / gap, gap / high) if gap else 100.0
            if (best.verb == "stand") != standing:
                away += 1.5
            if away <= 1.0:
                return position
            found.append((away, position))
        if len(found) >= _WEIGHED:
            break
    return min(found, key=lambda one: one[0])[1]


def names(seats: int) -> list[str]:
    """Return the names of the seats in order of play, one's own, which is first, empty."""
    return ["", *OTHERS[: seats - 1]]


def _decisions(seed: str, tradition: str, role: Role, standing: bool) -> Iterator[Position]:
    """Play a hand, drawing on until it is over, and yield what there is to decide on.

    ``standing``: leave out what is too low to stand on, else what is too high to draw on.
    """
    rules = find_preset(tradition).rules
    fewest = 3 if role == "banker" else 2
    seats = fewest + _lot(seed, "seats", len(OTHERS) + 2 - fewest)
    banker = OWN if role == "banker" else 1 + _lot(seed, "banker", seats - 1)
    state, _ = open_game(rules, names(seats), seed, banker=banker)
    actions: tuple[Action, ...] = ()
    phase = "bank" if role == "banker" else "play"
    while state.to_act is not None and state.phase in ("cut", "stakes", "play", "bank"):
        view = view_for(state, state.to_act)
        if state.to_act == OWN and state.phase == phase:
            if _is_worth_asking(view, role, standing):
                advice = advise(view)
                if advice is not None and len(advice.choices) > 1:
                    deal = Deal(tradition, seed, seats, banker, actions)
                    yield Position(role, view, advice, deal)
            action = _on(view, seed)
        elif state.phase == "bank":
            return
        else:
            action = _bot(view, seed)
        state, _ = apply(state, action)
        actions = (*actions, action)


def _bot(view: SeatView, seed: str) -> Action:
    """Return what a computer player at the table does."""
    characters = tuple(CHARACTERS)
    return choose(view, "medium", characters[_lot(seed, f"character {view.seat}", len(characters))])


def _on(view: SeatView, seed: str) -> Action:
    """Return an action that goes on with the hand: the decision after it may be the better one."""
    ways = [action for action in view.legal if action.verb not in ("stand", "raise")]
    if not ways:
        return Action("stand")
    return ways[_lot(seed, f"way {view.pack_count}", len(ways))]


def _is_worth_asking(view: SeatView, role: Role, standing: bool) -> bool:
    """Leave out what needs no thought or has no exact answer, before it is weighed."""
    verbs = {action.verb for action in view.legal}
    total = view.seats[OWN].hands[view.to_act_hand].total
    if "stand" not in verbs or "show" in verbs or total is None or view.pack_count < _FEW_CARDS:
        return False
    if role == "banker" and not _at_stake(view):
        return False
    lowest, highest = _LIMITS[role]
    plain = total < lowest if standing else total > highest
    return not plain and ("split" in verbs or _RISK < _busts(view, total) < 1.0)


def _busts(view: SeatView, total: int) -> float:
    """About how often the next card busts a hand with ``total`` half points."""
    values = card_values(view.rules.pack)
    coming = unseen_cards(view)
    return sum(total + values[card] > SEVEN_HALF for card in coming) / len(coming)


def _gap(position: Position) -> float:
    """By how much the best choice is better than the next, in stakes."""
    values = sorted(choice.value for choice in position.advice.choices)
    return (values[-1] - values[-2]) / position.unit


def _at_stake(view: SeatView) -> int:
    """Chips of the hands that the bank plays against."""
    return sum(
        hand.stake for player in view.seats for hand in player.hands if hand.state == "standing"
    )


def _lot(seed: str, what: str, size: int) -> int:
    """Return a number from 0 to below ``size``, the same for the same words."""
    return int.from_bytes(sha256(f"{what} {seed}".encode()).digest()[:8], "big") % size
