"""Advice for the person at the screen: when there is any, worked out once for each moment.

Never while something waits to be drawn: whose turn it is stands on the screen before the odds are
asked, and what they say follows a frame later.
"""

from game.app.loading import load_piece
from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step

# What waits for a frame: to load the odds, then to work the advice out; and then to open it.
LOAD, ADVISE = "load", "advise"
LOAD_AND_OPEN, ADVISE_AND_OPEN, OPEN = "load and open", "advise and open", "open"
_AFTER_LOADING = {LOAD: ADVISE, LOAD_AND_OPEN: ADVISE_AND_OPEN}


def can_advise(model: Model) -> bool:
    """Tell whether the person has a hand to decide on now, and wants to be advised.

    Never among several people: what a card is worth would tell the others which it is.
    """
    if model.game is not None and model.game.several:
        return False
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
    return model, (Effect("frame", LOAD_AND_OPEN, moment),)


def framed(model: Model, msg: Msg) -> Step:
    """Load the odds or work the advice out, now that all there was to draw is on the screen.

    What is shown to the viewer is all that it is made of. Each piece of them is a task of its own.
    """
    if not can_advise(model) or model.game is None or model.game.stamp != msg.value:
        return model, ()
    if msg.name in _AFTER_LOADING:
        name = msg.name if load_piece() else _AFTER_LOADING[msg.name]
        return model, (Effect("frame", name, msg.value),)
    if msg.name == OPEN:
        return model if model.dialog else model._replace(dialog="advice"), ()
    opening = msg.name == ADVISE_AND_OPEN
    effects = (Effect("frame", OPEN, msg.value),) if opening else ()
    if model.advised == msg.value or not (opening or _wanted(model)):
        return model, effects
    import game.odds

    assert model.shown is not None
    return model._replace(advice=game.odds.advise(model.shown), advised=msg.value), effects


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
    return model, (Effect("frame", LOAD, moment),) if _wanted(model) else ()


def _wanted(model: Model) -> bool:
    return model.prefs.advisor == "always" or model.dialog == "advice"
