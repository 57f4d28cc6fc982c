"""A hand that is over, once more: what a seat was told of it, step by step, and what it decided.

Everything in here is a seat's own: its views, and events as it may know them.
"""

from typing import NamedTuple

from game.app.pace import pause_after
from game.app.retelling import before_the_first_hand, retell
from game.engine import Action, Event, SeatView, State, apply, open_game, redact, view_for


class Moment(NamedTuple):
    """A choice that the seat made: what it saw, what it did, and how much had been told by then.

    ``at`` counts events of the tape.
    """

    view: SeatView
    action: Action
    at: int


class Tape(NamedTuple):
    """A hand from its begin.

    ``told`` are its events, redacted; the first ``known`` of them are in the view ``before``
    already. ``moments`` are the seat's own choices.
    """

    before: SeatView
    told: tuple[Event, ...]
    known: int
    moments: tuple[Moment, ...]

    def view_at(self, count: int) -> SeatView:
        """Return the table after ``count`` events; nobody can act in what is past."""
        view = self.before
        for event in self.told[self.known : count]:
            view = retell(view, event)
        return view._replace(to_act=None, to_act_hand=0, legal=())

    @property
    def stops(self) -> tuple[int, ...]:
        """After how many events there is something new to see, as it was told, and each choice."""
        ends = {number for number, event in enumerate(self.told, 1) if pause_after(event, "normal")}
        choices = {moment.at for moment in self.moments}
        return tuple(sorted({*ends, *choices, len(self.told)} - {0}))


def tape_of(start: State, actions: tuple[Action, ...], viewer: int | None) -> Tape:
    """Play a hand again from the state it was begun from; ``viewer`` None is an onlooker."""
    told = [redact(event, viewer) for event in opening_events(start)]
    before, known = view_for(start, viewer), len(told)
    if told and told[0].kind != "hand_begins":
        before, known = before_the_first_hand(start, viewer), 0
    moments: list[Moment] = []
    state = start
    for action in actions:
        # Going on to the next hand is nobody's choice.
        if state.to_act == viewer and state.phase != "between":
            moments.append(Moment(view_for(state, viewer), action, len(told)))
        state, events = apply(state, action)
        told += (redact(event, viewer) for event in events)
    return Tape(before, tuple(told), known, tuple(moments))


def opening_events(start: State) -> tuple[Event, ...]:
    """Return the events of a game's start, which the actions of its first hand do not bring.

    None for any other hand. A table that was set up in another way (stacked, say) tells just that
    its first hand begins.
    """
    if start.hand_number > 1 or start.phase in ("between", "offers", "answer"):
        return ()
    names = [seat.name for seat in start.seats]
    chosen = start.banker if start.rules.first_banker == "chosen" else None
    state, events = open_game(start.rules, names, start.seed, banker=chosen)
    return events if state == start else (Event("hand_begins", start.banker, amount=1),)
