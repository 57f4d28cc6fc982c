"""What the device keeps of a game and of the settings: found, changed by another tab, not taken."""

from collections.abc import Callable

from game.app import cues, doors, installing, offline, play, reviewing
from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.app.settings import SETTINGS, Prefs, with_setting
from game.storage import BOOK, DAYS, GAME, PREFS, SaveError, write_fields


def with_saved_game(model: Model, text: str | None) -> Step:
    """Tell on the start screen of the game that is kept as ``text``, None where none is."""
    if text is None:
        return model._replace(saved=None, unread=False), ()
    try:
        save = play.read_game(text)
        game = play.game_of(save, save.replay()[0])
    except SaveError as error:
        newer = error.code == "newer"
        model = model._replace(saved=None, unread=newer, notice=f"save_{error.code}")
        # A game of a newer version stays where that version will look for it.
        return model, () if newer else (Effect("set_aside", GAME),)
    return model._replace(saved=play.summary(game), unread=False), ()


def _loaded(model: Model, msg: Msg) -> Step:
    if msg.name == BOOK:
        return reviewing.loaded(model, msg)
    if msg.name == DAYS:
        return doors.loaded(model, msg)
    if msg.name != GAME or model.screen != "start":
        return model, ()
    try:
        save = play.read_game(msg.value)
    except SaveError:
        return with_saved_game(model, msg.value or None)
    model, effects = play.resume(reviewing.begun(model), save, msg.at)
    return model, (*effects, Effect("load", BOOK))


def _kept(model: Model, msg: Msg) -> Step:
    if msg.name == GAME:
        model = model._replace(unsaved=False) if model.unsaved else model
    return offline.ask_to_persist(model, msg)


def _refused(model: Model, msg: Msg) -> Step:
    """Say once that the game cannot be kept; it goes on without."""
    if model.unsaved or msg.name != GAME:
        return model, ()
    return model._replace(unsaved=True, notice="save_failed"), ()


def _other_tab(model: Model, msg: Msg) -> Step:
    """Another tab has gone on with the saved game: this one lets go of it.

    The other tab saves at every step. Who is not at the table is disturbed by none of them.
    """
    if msg.name == DAYS and model.daily is not None:
        return doors.loaded(model, msg)
    if msg.name != GAME:
        return model, ()
    if model.game is not None:
        model = away(model)._replace(notice="other_tab")
    elif model.notice in ("save_broken", "save_newer"):
        # It was said of what is there no more.
        model = model._replace(notice="")
    model, effects = with_saved_game(model, msg.value or None)
    return model, (Effect("cancel", play.TELL), *effects)


def away(model: Model) -> Model:
    """Leave the table, as it is kept."""
    # Who learns or practises meanwhile goes on with that.
    return model._replace(
        screen="start" if model.screen == "table" else model.screen,
        game=None,
        shown=None,
        queue=(),
        told=(),
        moves=(),
        dialog="",
        notice="",
        cover=-1,
        holder=-1,
        held=False,
    )


def _setting(model: Model, msg: Msg) -> Step:
    prefs = with_setting(model.prefs, msg.name, msg.value)
    if prefs == model.prefs:
        return model, ()
    model, effects = _set_prefs(model, prefs)
    if msg.name == "lang":
        effects += (Effect("language", value=msg.value),)
    effects += cues.setting_cued(model, msg.name)
    if msg.value == "none":
        # What waits for its time is told now.
        model, more = play.go_on(model, msg.at)
        effects += more
    return model, effects


def _set_prefs(model: Model, prefs: Prefs) -> Step:
    return model._replace(prefs=prefs), (Effect("store", PREFS, write_fields(prefs._asdict())),)


def invited(model: Model) -> Step:
    """Remember that the line at a game's end need not be said again."""
    if not installing.is_mentioned(model):
        return model, ()
    return _set_prefs(model, model.prefs._replace(invited=True))


TAPS: dict[str, Callable[[Model, Msg], Step]] = dict.fromkeys(SETTINGS, _setting)

OTHERS: dict[str, Callable[[Model, Msg], Step]] = {
    "loaded": _loaded,
    "kept": _kept,
    "refused": _refused,
    "storage": _other_tab,
}
