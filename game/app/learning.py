"""The way to the first lesson: which messages are meant for it. It is loaded by the first of them.

The lesson has a table of its own; a game waits meanwhile, as it is.
"""

from game.app import play, practising
from game.app.messages import Effect, Msg
from game.app.model import Model, Screen
from game.app.pace import GUARD
from game.app.play import Step
from game.storage import GAME, PREFS, write_fields

# The timer by which the lesson's table is told: a game's own may run out, or be stopped, meanwhile.
TEACH = "teach"
# What a tap does at the lesson as on any other screen.
_EVERYWHERE = ("close", "dismiss", "renew", "repair", "decline")


def is_offered(model: Model) -> bool:
    """Whether the start screen offers the lesson: to who neither had it nor put it away."""
    return not model.prefs.taught and model.saved is None


def heard(model: Model, msg: Msg) -> Step | None:
    """Answer a message that is meant for the lesson; None where it is not."""
    if msg.kind in ("tap", "key", "input"):
        if msg.name == "lesson":
            return come(model, msg)
        if msg.name == "lesson_later":
            return _taught(model)
    if model.screen != "lesson":
        return None
    if msg.kind == "back":
        return None if model.dialog else left(model, msg)
    if msg.kind in ("tap", "key", "input"):
        if msg.name in _EVERYWHERE:
            return None
        if msg.name in ("done", "for_real"):
            return left(model, msg) if msg.name == "done" else _for_real(model, msg)
    elif msg.kind != "visibility" and (msg.kind, msg.name) != ("timer", TEACH):
        return None
    from game.app import lesson

    return lesson.update(model, msg)


def come(model: Model, msg: Msg) -> Step:
    """Begin the lesson, or begin it again. What is told at the table waits."""
    from game.app import lesson

    screen: Screen = "lesson"
    cancels = Effect("cancel", play.TELL), Effect("cancel", practising.PREPARE)
    model = model._replace(
        screen=screen, trainer=None, dialog="", notice="", dropped=None, set_name=""
    )
    model, effects = lesson.begin(model, msg.at)
    return model, (*cancels, *effects)


def left(model: Model, msg: Msg) -> Step:
    """Leave the lesson for the table, if a game waits there, or the start screen."""
    if model.screen != "lesson":
        return model, ()
    screen: Screen = "table" if model.game else "start"
    # Two taps at once are one.
    model = model._replace(screen=screen, lesson=None, dialog="", ready_at=msg.at + GUARD)
    model, kept = _taught(model)
    model, effects = play.go_on(model, msg.at)
    return model, (Effect("cancel", TEACH), *kept, *effects)


def _for_real(model: Model, msg: Msg) -> Step:
    """Go on with the game there is, or begin one at the table that is laid."""
    model, effects = left(model, msg)
    if model.screen == "table":
        return model, effects
    go_on = model.saved is not None and not model.saved.over
    if model.unread:
        # A game of a later version is replaced only by who is asked.
        return model, effects
    return model, (*effects, Effect("load", GAME) if go_on else Effect("seed"))


def _taught(model: Model) -> Step:
    """Remember that the lesson need not be offered any more."""
    if model.prefs.taught:
        return model, ()
    prefs = model.prefs._replace(taught=True)
    return model._replace(prefs=prefs), (Effect("store", PREFS, write_fields(prefs._asdict())),)
