"""Advice for the person at the screen: when there is any, worked out once for each moment."""

from game.app.messages import Msg
from game.app.model import Model
from game.app.play import Step


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
    return model._replace(dialog="advice"), ()


def advised(model: Model) -> Model:
    """Return the model with the advice that it should show, worked out only if it is not there.

    What is shown to the viewer is all that it is made of. Nothing of the odds is loaded before.
    """
    if not can_advise(model):
        dialog = "" if model.dialog == "advice" else model.dialog
        if model.advice is None and not model.advised and dialog == model.dialog:
            return model
        return model._replace(advice=None, advised="", dialog=dialog)
    assert model.game is not None
    assert model.shown is not None
    moment = model.game.stamp
    if model.advised == moment:
        return model
    if model.prefs.advisor != "always" and model.dialog != "advice":
        return model._replace(advice=None, advised="")
    from game.odds import advise

    return model._replace(advice=advise(model.shown), advised=moment)
