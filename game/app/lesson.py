"""The first lesson: a real table with stacked packs, on which one thing is asked for at a time.

Loaded when somebody comes to learn. A game on the table waits meanwhile, as it is.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.app import course, play
from game.app.course import OWN, Task
from game.app.learning import TEACH
from game.app.messages import Effect, Msg
from game.app.model import SCRIPTED, Game, Model, Person
from game.app.people import seat_names
from game.app.play import Step
from game.app.retelling import before_the_first_hand
from game.engine import Action, parse_action, redact


class Lesson(NamedTuple):
    """How far the lesson is.

    ``table`` is a page of its own, with the lesson's game on it, of which nothing is kept.
    ``slips`` are the other things that were tried since the last step, ``did`` is the verb that
    led here. ``over``: all has been played.
    """

    table: Model
    slips: int = 0
    did: str = ""
    over: bool = False

    @property
    def task(self) -> Task | None:
        """What is asked for now; None while the others act, and at the end."""
        game = self.table.game
        if game is None or not self.table.resting or self.over:
            return None
        return course.task_of(game.state)

    @property
    def step(self) -> int:
        """The step that is being taken, from 1; all are behind one when it is more than STEPS."""
        game = self.table.game
        if self.over or game is None:
            return course.STEPS + 1
        task = course.task_of(game.state)
        return task.step if task else course.step_of(game.state)


def begin(model: Model, now: float) -> Step:
    """Lay the lesson's table, and begin to tell what happens there."""
    other = Person(SCRIPTED, "steady")
    alone = model.setup._replace(players=2, guests="")
    names = seat_names(alone, model.prefs.lang)
    state, events = course.deal(names)
    table = Model(
        screen="table",
        game=Game(state, state, (), (Person(), other, other), OWN),
        shown=before_the_first_hand(state, OWN),
        queue=tuple(redact(event, OWN) for event in events),
        stake=(state.rules.stake_max or state.rules.chips) // 5,
    )
    return _told(model, Lesson(table), now)


def update(model: Model, msg: Msg) -> Step:
    """Answer a message that is meant for the lesson."""
    lesson = model.lesson
    if lesson is None:
        return model, ()
    if msg.kind == "timer":
        return (model, ()) if model.dialog else _told(model, lesson, msg.at)
    if msg.kind == "visibility":
        return _seen(model, lesson, msg)
    if msg.name == "hurry":
        return (model, ()) if lesson.table.resting else _told(model, lesson, msg.at, how=play.hurry)
    if msg.name == "stake":
        return _stake(model, lesson, msg)
    if msg.name.startswith("act:"):
        return _act(model, lesson, msg)
    return model, ()


def table_of(model: Model) -> Model:
    """Return a page that shows the lesson's table, for what draws tables; nobody advises there."""
    assert model.lesson is not None
    return model.lesson.table._replace(prefs=model.prefs._replace(advisor="off"))


def _seen(model: Model, lesson: Lesson, msg: Msg) -> Step:
    """Hold the table while the page is out of sight; it may be another day when it is back."""
    if msg.name == "hidden":
        return model, (Effect("cancel", TEACH),)
    if msg.value:
        model = model._replace(day=msg.value)
    return (model, ()) if lesson.table.resting else _told(model, lesson, msg.at)


def _stake(model: Model, lesson: Lesson, msg: Msg) -> Step:
    shown = lesson.table.shown
    if shown is None or msg.value not in map(str, play.amounts(shown, "bet")):
        return model, ()
    table = lesson.table._replace(stake=int(msg.value))
    return model._replace(lesson=lesson._replace(table=table)), ()


def _act(model: Model, lesson: Lesson, msg: Msg) -> Step:
    """Do what was asked for; anything else is answered, and changes nothing."""
    task, table = lesson.task, lesson.table
    if task is None or table.game is None or msg.at < table.ready_at:
        return model, ()
    try:
        action = parse_action(msg.name.removeprefix("act:"))
    except ValueError:
        return model, ()
    if msg.value != table.game.stamp or action not in course.offered(table.game.state):
        return model, ()
    if action.verb not in task.verbs:
        return model._replace(lesson=lesson._replace(slips=lesson.slips + 1)), ()
    lesson = lesson._replace(slips=0, did=action.verb)
    if action.verb == "next" and table.game.state.hand_number == course.LAST_HAND:
        return model._replace(lesson=lesson._replace(over=True)), ()
    if action.amount:
        lesson = lesson._replace(table=table._replace(stake=action.amount))
    return _told(model, lesson, msg.at, action)


def _told(
    model: Model,
    lesson: Lesson,
    now: float,
    action: Action | None = None,
    how: Callable[[Model, float], Step] = play.tell_next,
) -> Step:
    """Tell on, after ``action`` where there is one; let the others act in between."""
    table = table_of(model._replace(lesson=lesson))
    game, stake = table.game, table.stake
    assert game is not None
    if action:
        table, effects = play.carry_out(table._replace(acted_at=now), game, action, now)
    else:
        table, effects = how(table, now)
    while table.resting and table.game is not None:
        move = course.move_of(table.game.state, stake)
        if move is None:
            break
        table, more = play.carry_out(table, table.game, move, now)
        effects += more
    # What one has staked once is staked again, whatever is possible meanwhile.
    lesson = lesson._replace(table=table._replace(stake=stake))
    # Nothing of this table is kept.
    return model._replace(lesson=lesson), tuple(
        one._replace(name=TEACH) if one.name == play.TELL else one
        for one in effects
        if one.kind != "store"
    )
