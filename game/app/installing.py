"""Taking the game to the home screen: what the browser offers, and when a word is said of it."""

from game.app.messages import Effect, Msg
from game.app.model import INSTALLS, Model
from game.app.play import Step


def told(model: Model, msg: Msg) -> Step:
    """Hear what the browser offers from now on: ``offered``, ``by_hand``, or nothing."""
    for install in INSTALLS:
        if msg.name == install:
            gone = model.dialog == "install" and install != "by_hand"
            return model._replace(install=install, dialog="" if gone else model.dialog), ()
    return model, ()


def asked(model: Model, msg: Msg) -> Step:
    """Let the browser put its question, or show how it is done where it has none."""
    if model.install == "by_hand":
        return model._replace(dialog="install"), ()
    if model.install == "offered":
        return model, (Effect("install"),)
    return model, ()


def is_mentioned(model: Model) -> bool:
    """Whether the end of this game has a line about it: the first at which there is an offer."""
    return bool(model.install) and not model.prefs.invited
