"""What a message does to the model: the one place that answers a tap."""

from collections.abc import Callable

from game.app import (
    advice,
    awake,
    choices,
    counting,
    doors,
    installing,
    keeping,
    learning,
    loading,
    offline,
    passing,
    play,
    practising,
    reviewing,
    seating,
)
from game.app.messages import Effect, Msg
from game.app.model import Dialog, Model
from game.app.play import Step
from game.app.settings import read_prefs
from game.engine import parse_action
from game.storage import BOOK, GAME, PREFS

_DIALOGS: tuple[Dialog, ...] = ("menu", "settings", "log", "rules", "force", "share", "stop")


def start(stored: dict[str, str | None], lang: str, day: str) -> Step:
    """Return the first model from what the device has kept; ``lang`` where nothing says else.

    ``day`` is the player's, as ``2026-12-24``.
    """
    prefs = read_prefs(stored.get(PREFS), lang)
    model = choices.restore(Model(prefs=prefs, day=day), stored)
    return keeping.with_saved_game(model, stored.get(GAME))


def update(model: Model, msg: Msg) -> Step:
    """Return the model after ``msg``, and what is to be done outside.

    A message that means nothing now (a stale tap, a value out of range) changes nothing.
    """
    after, effects = (
        counting.heard(model, msg)
        or learning.heard(model, msg)
        or practising.heard(model, msg)
        or _answer(model, msg)
    )
    after = passing.guarded(after)
    effects += (
        *loading.ahead(model, after),
        *reviewing.at_rest(model, after),
        *counting.at_end(model, after),
        *awake.changed(model, after),
        *doors.hand_over(model, after),
    )
    # A frame is the answer to what was asked for, and asks for no more itself.
    if msg.kind != "frame":
        after, more = advice.advised(after)
        effects = (*effects, *more)
    return offline.with_time_of_offer(model, after, msg.at), effects


def _answer(model: Model, msg: Msg) -> Step:
    if msg.kind in ("tap", "key", "input"):
        if msg.name.startswith("act:"):
            return _act(model, msg)
        answer = _TAPS.get(msg.name)
    else:
        answer = _OTHERS.get(msg.kind)
    return answer(model, msg) if answer else (model, ())


def _tick(model: Model, msg: Msg) -> Step:
    if msg.name == reviewing.WEIGH:
        return reviewing.weighed(model, msg)
    if msg.name == loading.LOADING:
        return model, loading.ticked(model)
    if msg.name == passing.PEEK:
        return passing.hidden_again(model, msg)
    # An open dialog holds the table: nobody should miss what happens behind it.
    if msg.name != play.TELL or model.screen != "table" or model.dialog:
        return model, ()
    return play.tell_next(model, msg.at)


def _visibility(model: Model, msg: Msg) -> Step:
    """Hold the table while the page is out of sight, and go on when it is back.

    It may be another day by then.
    """
    if msg.name == "hidden":
        # Nor shall what is seen of it among the device's other pages show a card.
        return passing.covered(model), (Effect("cancel", play.TELL),)
    if msg.value and msg.value != model.day:
        model = model._replace(day=msg.value)
    return play.go_on(model, msg.at)


def _seed(model: Model, msg: Msg) -> Step:
    unread = (Effect("set_aside", GAME),) if model.unread else ()
    model = reviewing.begun(model._replace(unread=False))
    model, effects = play.begin(model, msg.value, msg.at)
    return model, (*unread, Effect("remove", BOOK), *effects)


def _act(model: Model, msg: Msg) -> Step:
    try:
        action = parse_action(msg.name.removeprefix("act:"))
    except ValueError:
        return model, ()
    acted, effects = play.act(model, action, msg.value, msg.at)
    if acted is model:
        return model, ()
    if action.verb == "next" and model.game is not None:
        acted, kept = reviewing.with_hand(acted, model.game)
        effects += kept
    return acted._replace(dialog=""), effects


def _play(model: Model, msg: Msg) -> Step:
    if model.screen != "start":
        return model, ()
    unfinished = model.saved is not None and not model.saved.over
    if (unfinished or model.unread) and model.dialog != "replace":
        return model._replace(dialog="replace"), ()
    return model, (Effect("seed"),)


def _again(model: Model, msg: Msg) -> Step:
    if model.game is None or model.game.state.phase != "over" or not model.resting:
        return model, ()
    model, effects = keeping.invited(model)
    return model, (*effects, Effect("seed"))


def _continue(model: Model, msg: Msg) -> Step:
    return model, (Effect("load", GAME),) if model.screen == "start" else ()


def _skip(model: Model, msg: Msg) -> Step:
    return play.skip(model, msg.at)


def _hurry(model: Model, msg: Msg) -> Step:
    return play.hurry(model, msg.at)


def _leave(model: Model, msg: Msg) -> Step:
    """Go to the start screen; a game that is not over is kept, and can be gone on with."""
    if model.screen != "table":
        return model, ()
    # Not before the ranking has been seen.
    over = model.game is not None and model.game.state.phase == "over" and model.resting
    left = keeping.away(model)
    if over:
        left, effects = keeping.invited(left._replace(saved=None))
        return left, (
            Effect("cancel", play.TELL),
            Effect("remove", GAME),
            Effect("remove", BOOK),
            *effects,
        )
    return left, (Effect("cancel", play.TELL),)


def _install(model: Model, msg: Msg) -> Step:
    model, effects = keeping.invited(model)
    model, more = installing.asked(model, msg)
    return model, (*effects, *more)


def _link(model: Model, msg: Msg) -> Step:
    """Follow what stood behind the # of the address."""
    shortcut = SHORTCUTS.get(msg.value)
    follow = shortcut or (_door if msg.value.startswith(doors.LINKS) else None)
    if follow is None:
        return choices.follow_link(model, msg)
    model, left = learning.left(model, msg)
    model, effects = follow(model, msg)
    return model, (*left, *effects)


def _door(model: Model, msg: Msg) -> Step:
    model, effects = _at_start(model, msg)
    model, more = doors.link(model, msg)
    return model, (*effects, *more)


def _shortcut_continue(model: Model, msg: Msg) -> Step:
    """Go on with the saved game; without one the start screen is where to begin."""
    if model.screen == "table":
        return model, ()
    model, effects = _at_start(model, msg)
    if model.screen == "table" or not model.saved:
        return model, effects
    model, more = _continue(model, msg)
    return model, (*effects, *more)


def _shortcut_new(model: Model, msg: Msg) -> Step:
    """Begin a new game; in place of one that is not over only when that is confirmed."""
    model, back = _at_start(model, msg)
    model, effects = _leave(model, msg)
    model, more = _play(model, msg)
    return model, (*back, *effects, *more)


def _at_start(model: Model, msg: Msg) -> Step:
    """Leave the house rules or the trainer; a game that waits is on the table again."""
    return practising.left(choices.done(model, msg)[0]._replace(dialog=""), msg)


def _stake(model: Model, msg: Msg) -> Step:
    if model.shown is None or msg.value not in map(str, play.amounts(model.shown, "bet")):
        return model, ()
    return model._replace(stake=int(msg.value)), ()


def _amount(model: Model, msg: Msg) -> Step:
    if model.shown is None:
        return model, ()
    amounts = play.amounts(model.shown, "raise") or play.amounts(model.shown, "offer")
    if msg.value not in map(str, amounts):
        return model, ()
    return model._replace(amount=int(msg.value)), ()


def _open(model: Model, msg: Msg) -> Step:
    for dialog in _DIALOGS:
        if msg.name == dialog:
            return model._replace(dialog=dialog), ()
    return model, ()


def _close(model: Model, msg: Msg) -> Step:
    # The table was held while the dialog was open.
    return play.go_on(reviewing.back(model), msg.at)


def _back(model: Model, msg: Msg) -> Step:
    """Go one step back, as the device's own button or gesture asks."""
    if model.dialog:
        return _close(model, msg)
    if passing.for_review(model):
        return passing.put_down(model)
    return choices.done(model, msg) if model.screen == "house" else _leave(model, msg)


def _dismiss(model: Model, msg: Msg) -> Step:
    return model._replace(notice=""), ()


_OTHERS: dict[str, Callable[[Model, Msg], Step]] = {
    "timer": _tick,
    "frame": advice.framed,
    "seed": _seed,
    "visibility": _visibility,
    "back": _back,
    "link": _link,
    "shared": choices.link_shared,
    "resume": _continue,
    **keeping.OTHERS,
    **offline.OTHERS,
    **awake.OTHERS,
    **doors.OTHERS,
    **passing.OTHERS,
    "install": installing.told,
}

SHORTCUTS: dict[str, Callable[[Model, Msg], Step]] = {
    "continue": _shortcut_continue,
    "new": _shortcut_new,
    "lesson": learning.come,
    "train": practising.come,
}

_TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    **choices.TAPS,
    **seating.TAPS,
    **offline.TAPS,
    **reviewing.TAPS,
    **doors.TAPS,
    **passing.TAPS,
    **keeping.TAPS,
    "advice": advice.asked,
    "play": _play,
    "replace": _play,
    "again": _again,
    "continue": _continue,
    "skip": _skip,
    "hurry": _hurry,
    "leave": _leave,
    "stake": _stake,
    "amount": _amount,
    "menu": _open,
    "settings": _open,
    "log": _open,
    "rules": _open,
    "force": _open,
    "share": _open,
    "stop": _open,
    "close": _close,
    "install": _install,
    "dismiss": _dismiss,
}
