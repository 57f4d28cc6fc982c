"""The book of a game: its hands, to be played through again, and what they cost and brought.

Format 1: ``{"format": 1, "first": …, "hands": [["next bet:5 stand", […]], …], "older": […]}``.
``first`` is a dump of the state from which the oldest of the hands was begun; the actions of one
hand lead from there to the state from which the next was begun, and so no other state is kept.
What stands beside them are the fields of its :class:`Tally`, null while it is not known;
``older`` are those of all hands that are not kept any more. A book that is damaged, or does not
lead to the hand on the table, is as good as none.
"""

import json
from math import isfinite
from typing import Any, NamedTuple

from game.engine import (
    Action,
    State,
    apply,
    dump_state,
    load_state,
    parse_action,
)

FORMAT = 1

# No game comes near; what is larger was not written by us.
_MOST = 10**12

# Replayed when the game is gone on with, about 20 microseconds each on a desk; 25 hands of eight.
MOST_ACTIONS = 600


class Tally(NamedTuple):
    """What hands cost and brought one seat, in chips.

    ``hands``: those it took part in. ``result``: chips won less those lost. ``decisions`` are
    those that were weighed, ``best`` how many of them were as good as any. ``lost``: what the
    decisions gave away, ``most``: what the worst ones would have. ``worst`` is the costliest,
    in the hand numbered ``worst_hand``; 0 for none. Averages have four decimals.
    """

    hands: int = 0
    result: int = 0
    decisions: int = 0
    best: int = 0
    lost: float = 0.0
    most: float = 0.0
    worst: float = 0.0
    worst_hand: int = 0

    def with_more(self, other: "Tally") -> "Tally":
        """Return both together."""
        worse = max(self, other, key=lambda one: one.worst)
        return Tally(
            self.hands + other.hands,
            self.result + other.result,
            self.decisions + other.decisions,
            self.best + other.best,
            round(self.lost + other.lost, 4),
            round(self.most + other.most, 4),
            worse.worst,
            worse.worst_hand,
        )


class Played(NamedTuple):
    """A hand that is over: all actions from the one that began it, and what came of it."""

    actions: tuple[Action, ...]
    tally: Tally | None = None


class Book(NamedTuple):
    """The hands of a game before the one on the table, the oldest first.

    ``first`` is the state from which the oldest was begun, None while there is none; ``older``
    is the tally of those that had to make room.
    """

    first: State | None = None
    hands: tuple[Played, ...] = ()
    older: Tally = Tally()

    @property
    def first_number(self) -> int:
        """The number of the oldest hand; 0 while there is none."""
        return number_after(self.first) if self.first else 0

    def start_of(self, place: int) -> State:
        """Return the state from which the hand at ``place`` was begun; IllegalAction if none was.

        The place after the last is that of the hand on the table.
        """
        state = self.first
        assert state is not None
        for hand in self.hands[:place]:
            state = _after(state, hand.actions)
        return state

    def with_hand(self, start: State, hand: Played) -> "Book":
        """Return the book with one hand more; the oldest make room for it."""
        book = Book(self.first or start, (*self.hands, hand), self.older)
        while len(book.hands) > 1 and sum(len(one.actions) for one in book.hands) > MOST_ACTIONS:
            oldest, *others = book.hands
            older = book.older.with_more(oldest.tally or Tally())
            book = Book(book.start_of(1), tuple(others), older)
        return book

    def with_tally(self, number: int, tally: Tally) -> "Book":
        """Return the book with what came of the hand with this number, if it is kept."""
        place = number - self.first_number
        if not 0 <= place < len(self.hands):
            return self
        hand = self.hands[place]._replace(tally=tally)
        return self._replace(hands=(*self.hands[:place], hand, *self.hands[place + 1 :]))


def number_after(start: State) -> int:
    """Return the number of the hand that is begun from a state, or has just been."""
    return start.hand_number + (start.phase in ("between", "vote"))


def write_book(book: Book) -> str:
    """Write a book as a text for the store."""
    return json.dumps(
        {
            "format": FORMAT,
            "first": book.first and dump_state(book.first),
            "hands": [[" ".join(map(str, hand.actions)), hand.tally] for hand in book.hands],
            "older": book.older,
        },
        separators=(",", ":"),
    )


def read_book(text: str, start: State) -> Book:
    """Read a book that leads to ``start``, from which the hand on the table was begun.

    An empty one for a text that is damaged, of another format, or of another game.
    """
    try:
        book = _read(json.loads(text))
        if book.start_of(len(book.hands)) == start:
            return book
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        pass
    return Book()


def _after(state: State, actions: tuple[Action, ...]) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def _read(data: dict[str, Any]) -> Book:
    if data["format"] != FORMAT:
        raise ValueError("another format")
    hands = tuple(
        Played(
            tuple(parse_action(word) for word in actions.split()),
            None if numbers is None else _tally(numbers),
        )
        for actions, numbers in data["hands"]
    )
    if not hands or sum(len(hand.actions) for hand in hands) > 2 * MOST_ACTIONS:
        raise ValueError("no book of ours")
    return Book(load_state(data["first"]), hands, _tally(data["older"]))


def _tally(numbers: list[Any]) -> Tally:
    tally = Tally(*numbers)
    counts = (tally.hands, tally.result, tally.decisions, tally.best, tally.worst_hand)
    sums = (tally.lost, tally.most, tally.worst)
    sound = (
        len(numbers) == len(tally)
        and all(type(number) is int for number in counts)
        and all(type(number) in (int, float) and isfinite(number) for number in sums)
        and 0 <= tally.best <= tally.decisions
        and 0 <= tally.worst <= tally.lost + 1e-3
        and tally.lost <= tally.most + 1e-3
        and min(tally.hands, tally.worst_hand) >= 0
        and all(abs(number) < _MOST for number in numbers)
    )
    if not sound:
        raise ValueError("no tally")
    return tally
