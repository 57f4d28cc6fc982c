"""The trainer's pages, as somebody comes to them by taps."""

from collections.abc import Callable

from game.app.messages import Msg
from game.app.model import Model
from game.app.settings import Prefs
from game.app.update import update
from game.storage import SCORES


def opened(lang: str, seed: str = "a seed", kept: str = "") -> Model:
    """The trainer, as it is come to from the start screen."""
    model = Model(prefs=Prefs(lang=lang))
    for msg in (Msg("loaded", SCORES, kept), Msg("seed", SCORES, seed)):
        model, _ = update(model, msg)
    return model


def tapped(model: Model, *names: str) -> Model:
    """The page after taps, none of them hasty; a name may have a value behind a blank."""
    for number, name in enumerate(names, start=1):
        action, _, value = name.partition(" ")
        model, _ = update(model, Msg("tap", action, value, model.ready_at + 1000.0 * number))
    return model


def best_of(model: Model) -> str:
    """The verb that is best in the position on the page."""
    assert model.trainer is not None
    assert model.trainer.position is not None
    best = model.trainer.position.advice.best
    assert best is not None
    return best.verb


def worst_of(model: Model) -> str:
    """The verb that is worst in the position on the page."""
    assert model.trainer is not None
    assert model.trainer.position is not None
    return min(model.trainer.position.advice.choices, key=lambda one: one.value).verb


def answered(model: Model, verb: str) -> Model:
    """The page after an answer; the way a card comes does not matter."""
    return tapped(model, f"act:{verb}")


def right(lang: str, tradition: str = "italy", role: str = "player") -> Model:
    """A right answer."""
    model = tapped(opened(lang), f"practise {tradition}.{role}")
    return answered(model, best_of(model))


def wrong(lang: str, tradition: str = "italy", role: str = "player") -> Model:
    """A wrong answer, the next position already made."""
    model = tapped(opened(lang), f"practise {tradition}.{role}")
    model = answered(model, worst_of(model))
    return update(model, Msg("timer", "prepare", "", model.ready_at + 1000.0))[0]


TABLES: dict[str, Callable[[str], Model]] = {
    "trainer": opened,
    "trainer_bank": lambda lang: tapped(opened(lang), "practise banker"),
    "trainer_portugal": lambda lang: tapped(opened(lang), "practise portugal.player"),
    "trainer_france32": lambda lang: tapped(opened(lang), "practise france32.banker"),
    "trainer_right": right,
    "trainer_wrong": wrong,
    "trainer_right_bank": lambda lang: right(lang, "spain", "banker"),
    "trainer_wrong_bank": lambda lang: wrong(lang, "france40", "banker"),
    "trainer_scores": lambda lang: tapped(wrong(lang), "scores"),
    "trainer_forgotten": lambda lang: tapped(wrong(lang), "scores", "forget"),
    "trainer_weighed": lambda lang: tapped(wrong(lang), "weighed"),
    "trainer_rules": lambda lang: tapped(wrong(lang), "force"),
}
