"""Passing the phone round: the cover between two people, and a card held up to one's own eyes."""

from collections.abc import Callable

from game.app import play, reviewing
from game.app.eyes import held_view, open_view
from game.app.messages import Effect, Msg
from game.app.model import Game, Model
from game.app.pace import GUARD
from game.app.play import Step

# The timer that hides a card which was shown without a finger on it, and its milliseconds.
PEEK = "peek"
_PEEK_TIME = 5000.0


def guarded(model: Model) -> Model:
    """Return the model with nothing held up where something came between: a dialog, another page.

    Away from the table the phone is nobody's any more.
    """
    game = model.game
    if game is None or not game.several:
        return model
    if model.screen != "table":
        return covered(model) if model.holder >= 0 else model
    if model.held and (model.dialog or not model.resting):
        return _lowered(model, game)
    return model


def covered(model: Model) -> Model:
    """Return the model with the phone in nobody's hands: what is secret needs the cover again."""
    game = model.game
    if game is None or not game.several:
        return model
    model = _private_put_away(model)._replace(holder=-1, held=False)
    if model.resting:
        return play.handed_over(model, game)
    return model._replace(shown=model.shown and model.shown._replace(seat=None))


def _private_put_away(model: Model) -> Model:
    """Close what is one person's alone."""
    # A hand that came by a link is nobody's secret.
    private = model.dialog in ("review", "replay") or "review" in model.trail
    if model.linked or not private:
        return model
    return model._replace(dialog="", review=None, tape=None, told_to=0, trail=())


def for_review(model: Model) -> bool:
    """Tell whether the cover is there for somebody who wants to look back."""
    return model.cover >= 0 and reviewing.can_review(model)


def put_down(model: Model) -> Step:
    """Take the cover away that was there for a look back, which nobody wants any more."""
    return model._replace(cover=-1), ()


def _seat(model: Model, msg: Msg) -> int:
    """Return the person's seat that a message names; -1 for anything else."""
    people = model.game.people if model.game and model.game.several else ()
    return next((n for n, one in enumerate(people) if one.human and str(n) == msg.value), -1)


def _here(model: Model, msg: Msg) -> Step:
    """Uncover the table for the person who says to have the phone now."""
    seat, game = _seat(model, msg), model.game
    if game is None or seat < 0 or seat != model.cover or model.dialog or msg.at < model.ready_at:
        return model, ()
    if for_review(model):
        model = model._replace(cover=-1, game=game._replace(viewer=seat), review=None)
        return reviewing.opened(model, msg._replace(value=""))
    model = model._replace(cover=-1, holder=seat, shown=open_view(game.state, seat))
    model = play.with_choices(model, msg.at)
    return model._replace(ready_at=msg.at + GUARD), ()


def _can_look(model: Model) -> bool:
    return model.holder >= 0 and model.my_turn and model.screen == "table" and not model.dialog


def _hold(model: Model, msg: Msg) -> Step:
    """Show the own hidden cards to the one whose finger is on them."""
    game = model.game
    if game is None or not _can_look(model):
        return model, ()
    # Nothing moves any more: the card is simply there, and is gone again.
    held = model._replace(held=True, moves=(), shown=held_view(game.state, model.holder))
    return held, (Effect("cancel", PEEK),)


def _release(model: Model, msg: Msg) -> Step:
    game = model.game
    if game is None or not model.held:
        return model, ()
    return _lowered(model, game), (Effect("cancel", PEEK),)


def _lowered(model: Model, game: Game) -> Model:
    shown = open_view(game.state, model.holder) if model.resting else model.shown
    return model._replace(held=False, shown=shown)


def _peek(model: Model, msg: Msg) -> Step:
    """Show the own hidden cards for a while, or hide them, for whoever cannot hold a finger on."""
    if model.held:
        return _release(model, msg)
    if msg.at < model.ready_at:
        return model, ()
    model, effects = _hold(model, msg)
    return model, (Effect("timer", PEEK, delay=_PEEK_TIME),) if model.held else effects


def hidden_again(model: Model, msg: Msg) -> Step:
    """Hide what was shown for a while."""
    return _release(model, msg)


def _review(model: Model, msg: Msg) -> Step:
    """Ask who wants to look back at the hand, where there are several."""
    if model.game is None or not model.game.several:
        return reviewing.opened(model, msg)
    if model.cover >= 0 or model.dialog:
        return model, ()
    return (model._replace(dialog="whose"), ()) if reviewing.can_review(model) else (model, ())


def _look_back(model: Model, msg: Msg) -> Step:
    """Cover the table for the one who wants to look back."""
    seat = _seat(model, msg)
    if seat < 0 or model.dialog != "whose":
        return model, ()
    return model._replace(dialog="", cover=seat, ready_at=msg.at + GUARD), ()


def _not_now(model: Model, msg: Msg) -> Step:
    return put_down(model) if for_review(model) and not model.dialog else (model, ())


OTHERS: dict[str, Callable[[Model, Msg], Step]] = {"hold": _hold, "release": _release}

TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "here": _here,
    "peek": _peek,
    "review": _review,
    "look_back": _look_back,
    "not_now": _not_now,
}
