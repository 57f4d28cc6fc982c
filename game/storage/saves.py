"""The format of a saved game: the state a hand was begun from, and the actions since.

Format 4: ``{"format": 4, "start": …, "actions": ["bet:5", …], "people": ["", "hard bold"],
"viewer": 0}``; ``start`` is a dump of the engine, ``people`` the level and the character of each
computer player; ``"person red"`` is a human being of that colour, ``""`` one who plays alone. A
later format gets a number of its own and a step that lifts the one before; every released format is
read for ever.

Format 3 had one human being, ``""``.

Format 2 knew no levels: ``"bold"``. All play on as medium ones.

Format 1 is as 2, but its shuffles, made in another way, cannot be made again: such a game goes on
from before the first shuffle since its start, at worst from the beginning of the hand.
"""

import json
from typing import Any, NamedTuple

from game.engine import (
    Action,
    Event,
    IllegalAction,
    State,
    apply,
    dump_state,
    load_state,
    parse_action,
)

FORMAT = 4
# What stands before the colour of one of several people.
PERSON = "person "
_LEVEL_BEFORE_LEVELS = "medium"


class Save(NamedTuple):
    """A saved game; ``people`` says who plays each seat, as the format above has it."""

    start: State
    actions: tuple[Action, ...]
    people: tuple[str, ...]
    viewer: int

    def replay(self) -> tuple[State, tuple[Event, ...]]:
        """Return the state after the actions, and all their events, not redacted."""
        state = self.start
        told: list[Event] = []
        for action in self.actions:
            state, events = apply(state, action)
            told += events
        return state, tuple(told)


class SaveError(ValueError):
    """A saved game that cannot be read; ``code`` is ``broken``, or ``newer`` than this version."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def write_save(save: Save) -> str:
    """Write a save as a text for the store."""
    return json.dumps(
        {
            "format": FORMAT,
            "start": dump_state(save.start),
            "actions": [str(action) for action in save.actions],
            "people": list(save.people),
            "viewer": save.viewer,
        },
        separators=(",", ":"),
    )


def read_save(text: str) -> Save:
    """Read a save and see that it can be replayed; SaveError when not."""
    try:
        data = json.loads(text)
        number = data["format"]
        if type(number) is not int or number < 1:
            raise SaveError("broken")
        if number > FORMAT:
            raise SaveError("newer")
        if number < 3:
            data = _with_levels(data)
        save = _read(data)
        if number < 2:
            save = _before_a_shuffle(save)
        save.replay()
    except SaveError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IllegalAction, RecursionError) as bad:
        raise SaveError("broken") from bad
    return save


def _read(data: dict[str, Any]) -> Save:
    start = load_state(data["start"])
    people = tuple(data["people"])
    viewer = data["viewer"]
    sound = (
        len(people) == len(start.seats)
        and all(isinstance(one, str) and _is_person(one) for one in people)
        and type(viewer) is int
        and 0 <= viewer < len(people)
        and (not people[viewer] or people[viewer].startswith(PERSON))
    )
    if not sound:
        raise SaveError("broken")
    return Save(start, tuple(parse_action(text) for text in data["actions"]), people, viewer)


def _is_person(text: str) -> bool:
    """Tell whether a text is empty, or two words: a level and a character, a person's colour."""
    words = text.split(" ")
    return not text or (len(words) == 2 and all(words))


def _with_levels(data: dict[str, Any]) -> dict[str, Any]:
    """Lift format 2: give those who have only a character a level."""
    people = [one and f"{_LEVEL_BEFORE_LEVELS} {one}" for one in data["people"]]
    return {**data, "people": people}


def _before_a_shuffle(save: Save) -> Save:
    """Lift format 1: keep the actions up to the first that shuffles."""
    state = save.start
    for number, action in enumerate(save.actions):
        state, _ = apply(state, action)
        if state.shuffles > save.start.shuffles:
            return save._replace(actions=save.actions[:number])
    return save
