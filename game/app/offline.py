"""Playing without the network, and new versions: what the page is told, and what it offers."""

from collections.abc import Callable

from game.app.messages import Effect, Msg
from game.app.model import OFFLINE, Model, Offer
from game.app.play import Step
from game.storage import GAME

# An offer comes by itself, over what a finger may be on its way to: for so many milliseconds a tap
# on it was meant for that.
HASTE = 600.0


def at_hands_end(model: Model) -> bool:
    """Tell whether no hand is being played: where a new version may be taken."""
    if model.screen == "start":
        return True
    if model.screen != "table" or model.shown is None or not model.resting:
        return False
    return model.shown.phase in ("between", "over")


def can_renew(model: Model) -> bool:
    """Tell whether a new version may be taken now.

    Never while a hand is played; nor from a table that the device does not keep: the page is
    loaded anew, and the game would be gone.
    """
    return at_hands_end(model) and not is_unkept(model)


def is_unkept(model: Model) -> bool:
    """Tell whether the game on the table, which may be waiting, lives in this page only."""
    return model.unsaved and model.game is not None


def offer_of(model: Model) -> Offer:
    """Return what is to be offered now: a new ``version``, a ``repair``, or nothing."""
    if model.dialog or model.notice or not at_hands_end(model):
        return ""
    if model.renewable and can_renew(model) and "version" not in model.declined:
        return "version"
    if model.offline in ("damaged", "unrepaired") and "repair" not in model.declined:
        return "repair"
    return ""


def with_time_of_offer(before: Model, after: Model, now: float) -> Model:
    """Return ``after`` with the time noted if an offer has come up since ``before``."""
    offer = offer_of(after)
    return after._replace(offered_at=now) if offer and offer != offer_of(before) else after


def _is_hasty(model: Model, msg: Msg) -> bool:
    return offer_of(model) != "" and msg.at < model.offered_at + HASTE


def _offline(model: Model, msg: Msg) -> Step:
    for state in OFFLINE:
        if msg.name == state:
            repaired = model.offline == "repairing" and state == "ready"
            new = model._replace(offline=state)
            return new, _load_again(new) if repaired and new.trainer is None else ()
    return model, ()


def _load_again(model: Model) -> tuple[Effect, ...]:
    """Show what was missing until now; every action is kept, so the table comes back as it is."""
    if is_unkept(model):
        return ()
    return (Effect("renew", value="table" if model.game is not None else ""),)


def _version(model: Model, msg: Msg) -> Step:
    return model._replace(renewable=msg.name == "ready"), ()


def _persisted(model: Model, msg: Msg) -> Step:
    return model._replace(persisted=msg.name == "yes"), ()


def ask_to_persist(model: Model, msg: Msg) -> Step:
    """Ask, once, that a game that is being kept is not cleared away."""
    if msg.name != GAME or model.persisted or model.asked:
        return model, ()
    return model._replace(asked=True), (Effect("persist"),)


def _renew(model: Model, msg: Msg) -> Step:
    """Take the new version; a game on the table is gone on with in it."""
    if not model.renewable or not can_renew(model) or _is_hasty(model, msg):
        return model, ()
    return model, _load_again(model)


def _repair(model: Model, msg: Msg) -> Step:
    if model.offline not in ("damaged", "unrepaired") or _is_hasty(model, msg):
        return model, ()
    return model._replace(offline="repairing"), (Effect("repair"),)


def _decline(model: Model, msg: Msg) -> Step:
    """Say no more of what is offered; the menu still has it, and the next start takes it."""
    offer = offer_of(model)
    if not offer or _is_hasty(model, msg):
        return model, ()
    return model._replace(declined=(*model.declined, offer)), ()


OTHERS: dict[str, Callable[[Model, Msg], Step]] = {
    "offline": _offline,
    "version": _version,
    "persisted": _persisted,
}

TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "renew": _renew,
    "repair": _repair,
    "decline": _decline,
}
