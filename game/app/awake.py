"""The screen stays on while somebody sits at the table; and what else a device may not have."""

from collections.abc import Callable

from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.app.settings import SETTINGS


def _is_wanted(model: Model) -> bool:
    return model.screen == "table" and model.prefs.awake == "on"


def changed(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return what is to be asked of the screen, now that ``before`` has become ``after``."""
    wanted = _is_wanted(after)
    if wanted == _is_wanted(before):
        return ()
    return (Effect("awake", value="on" if wanted else "off"),)


def _lacks(model: Model, msg: Msg) -> Step:
    if msg.name not in SETTINGS or msg.name in model.lacks:
        return model, ()
    return model._replace(lacks=(*model.lacks, msg.name)), ()


OTHERS: dict[str, Callable[[Model, Msg], Step]] = {"lacks": _lacks}
