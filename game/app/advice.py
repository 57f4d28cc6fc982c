"""Advice for the person at the screen: when there is any, worked out once for each moment.

Never while something waits to be drawn: whose turn it is stands on the screen before the odds are
asked, and what they say follows a frame later.
"""

from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step

# What waits for the frame: to work the advice out, and to open it then.
ADVISE, OPEN = "advise", "open advice"


def can_advise(model: Model) -> bool:
    """Tell whether the person has a hand to decide on now, and wants to be advised."""
    return (
        model.prefs.advisor != "off"
        and model.screen == "table"
        and model.my_turn
        and model.shown is not None
        and model.shown.phase in ("play", "bank")
    )


def asked(model: Model, msg: Msg) -> Step:
    """Open the advice; not for a tap that was meant for what stood there before."""
    if not can_advise(model) or model.dialog or msg.at < model.ready_at:
        return model, ()
    assert model.game is not None
    moment = model.game.stamp
    if model.advised == moment:
        return model._replace(dialog="advice"), ()
    return model, (Effect("frame", OPEN, moment),)


def framed(model: Model, msg: Msg) -> Step:
    """Work the advice out, now that all there was to draw is on the screen.

    What is shown to the viewer is all that it is made of. Nothing of the odds is loaded before.
    """
    if not can_advise(model) or model.game is None or model.game.stamp != msg.value:
        return model, ()
    if msg.name == OPEN and not model.dialog:
        model = model._replace(dialog="advice")
    if model.advised == msg.value or not _wanted(model):
        return model, ()
    assert model.shown is not None
    from game.odds import advise

    return model._replace(advice=advise(model.shown), advised=msg.value), ()


def advised(model: Model) -> Step:
    """Let go of advice on what is past; ask for time to work it out where it is wanted."""
    if not can_advise(model):
        dialog = "" if model.dialog == "advice" else model.dialog
        if model.advice is None and not model.advised and dialog == model.dialog:
            return model, ()
        return model._replace(advice=None, advised="", dialog=dialog), ()
    assert model.game is not None
    moment = model.game.stamp
    if model.advised == moment:
        return model, ()
    if model.advice is not None or model.advised:
        model = model._replace(advice=None, advised="")
    return model, (Effect("frame", ADVISE, moment),) if _wanted(model) else ()


def _wanted(model: Model) -> bool:
    return model.prefs.advisor == "always" or model.dialog == "advice"
