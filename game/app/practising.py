"""The way to the trainer: which messages are meant for it. It is loaded by the first of them."""

from game.app import play
from game.app.loading import load_piece
from game.app.messages import Effect, Msg
from game.app.model import Model, Screen
from game.app.pace import GUARD
from game.app.play import Step
from game.storage import SCORES

# The timer by which the next position is made while the answer is being read.
PREPARE = "prepare"
# What waits for a frame: to load what one practises with.
TRAIN = "train"
# What a tap does on the trainer's screen as on any other.
_EVERYWHERE = ("lang", "close", "dismiss", "rules", "force", "send_link")


def heard(model: Model, msg: Msg) -> Step | None:
    """Answer a message that is meant for the trainer; None where it is not."""
    if msg.kind in ("tap", "key", "input"):
        if msg.name == "train":
            return come(model, msg)
        if model.screen != "trainer" or msg.name in _EVERYWHERE:
            return None
    elif msg.kind == "frame" and msg.name == TRAIN:
        return _loaded(model)
    elif msg.kind == "back":
        if model.screen != "trainer" or model.dialog:
            return None
        return left(model, msg)
    elif msg.name not in (SCORES, PREPARE) or (msg.kind == "storage" and model.trainer is None):
        return None
    if msg.name == "done":
        return left(model, msg)
    from game.app import trainer

    return trainer.update(model, msg)


def come(model: Model, msg: Msg) -> Step:
    """Come to practise, once all that it takes is loaded."""
    if model.screen == "trainer":
        return model._replace(dialog=""), ()
    return model, (Effect("frame", TRAIN),)


def _loaded(model: Model) -> Step:
    """Go on loading; then begin with what is kept and a seed. What is told at the table waits."""
    if model.screen == "trainer":
        return model, ()
    if load_piece():
        return model, (Effect("frame", TRAIN),)
    asked = Effect("load", SCORES), Effect("seed", SCORES)
    return model, (Effect("cancel", play.TELL), *asked)


def left(model: Model, msg: Msg) -> Step:
    """Go back to where one came from: the table, if a game waits there, or the start screen."""
    if model.screen != "trainer":
        return model, ()
    screen: Screen = "table" if model.game else "start"
    # Two taps at once are one.
    ready_at = msg.at + GUARD
    model = model._replace(screen=screen, trainer=None, dialog="", ready_at=ready_at)
    cancel = Effect("cancel", PREPARE)
    model, effects = play.go_on(model, msg.at)
    return model, (cancel, *effects)
