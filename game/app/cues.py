"""What is heard and felt of a game: short sounds for what has just been told.

A sound is heard in the whole room. So it comes of what all may know, the kind of an event and
whose it is, and never of a card: one's own hidden 7½ sounds like any hand that stands.
"""

from collections.abc import Sequence
from math import pi, sin

from game.app.accounts import settled
from game.app.messages import Effect
from game.app.model import Model
from game.engine import Event

# Whoever has waited for so many milliseconds is told that it is their turn.
LONG_WAIT = 4000.0

_SOUNDS = {
    "draws": "card",
    "deals": "card",
    "draws_card": "card",
    "burns": "card",
    "redraws": "card",
    "turns_up": "flip",
    "shows": "flip",
    "shuffles": "shuffle",
    "reshuffles": "shuffle",
    "cuts": "cut",
    "stakes": "chip",
    "raises": "chip",
    "splits": "chip",
    "offers": "chip",
    "collects": "chips",
    "pays": "chips",
    "fund_pays": "chips",
    "returns": "chips",
    "votes": "knock",
    "stands": "knock",
    "passes": "knock",
    "keeps_bank": "knock",
    "seven_half": "seven_half",
    "pair_of_sevens": "seven_half",
    "bust": "bust",
    "banker": "bank",
}
# The one that sounds where much is told at once.
_IMPORTANT = frozenset({"seven_half", "bust", "win", "lose", "crown"})
_OWN, _OTHERS = 1.0, 0.5
# How far to the side a seat can sound, of 1.
_WIDTH = 0.6
# Milliseconds of shaking, of rest, of shaking … Only what concerns oneself is felt.
_FELT = {
    "seven_half": "20 50 20 50 45",
    "bust": "80",
    "win": "25 40 25",
    "crown": "25 40 25 40 60",
    "turn": "15",
}

# Its name, whether it concerns a person at the screen, and the seat that it comes from.
_Cue = tuple[str, bool, int]


def cued(model: Model, events: Sequence[Event], *, at_once: bool = False) -> tuple[Effect, ...]:
    """Return what is heard and felt of ``events``, the last that were told in ``model``.

    Two sounds at most; ``at_once``, or where there are more, the one that matters most.
    """
    if not _is_wanted(model):
        return ()
    found = [cue for event in events if (cue := _cue(model, event))]
    if found and (at_once or len(found) > 2):
        found = [_weightiest(found)]
    return tuple(effect for cue in found for effect in _effects(model, cue))


def turn_cued(model: Model, now: float) -> tuple[Effect, ...]:
    """Return what tells a person who has waited long for it that it is their turn."""
    if not _is_wanted(model) or not model.my_turn or now - model.acted_at < LONG_WAIT:
        return ()
    shown = model.shown
    if shown is None or shown.seat is None or shown.phase in ("between", "over"):
        return ()
    return _effects(model, ("turn", True, shown.seat))


def setting_cued(model: Model, key: str) -> tuple[Effect, ...]:
    """Return what follows when the setting ``key`` has been changed: sound, and how it is."""
    prefs = model.prefs
    if key == "sound":
        switch = Effect("sound", value=prefs.sound)
        return (switch, Effect("cue", "chips", loudness=_OWN)) if prefs.sound == "on" else (switch,)
    if key == "vibration" and prefs.vibration == "on":
        return (Effect("vibrate", value=_FELT["win"]),)
    return ()


def _is_wanted(model: Model) -> bool:
    return "on" in (model.prefs.sound, model.prefs.vibration)


def _cue(model: Model, event: Event) -> _Cue | None:
    if event.kind == "hand_ends":
        return _of_bank(model)
    if event.kind == "game_over":
        return _of_game(model)
    name = _SOUNDS.get(event.kind)
    if name is None:
        return None
    own = _is_own(model, event.seat)
    if name == "chips":
        if own and event.kind == "pays":
            name = "win"
        # A stake that goes with a bust hand has been mourned already.
        elif own and event.kind == "collects" and event.text != "bust":
            name = "lose"
        own = own or _is_own(model, _bank(model))
    return name, own, event.seat


def _of_bank(model: Model) -> _Cue | None:
    """Sound how the hand has gone for a person who held the bank."""
    bank = _bank(model)
    net = settled(model).get(bank, 0)
    if not net or not _is_own(model, bank):
        return None
    return "win" if net > 0 else "lose", True, bank


def _of_game(model: Model) -> _Cue | None:
    """Sound the end of a game that a person has won."""
    if model.shown is None:
        return None
    chips = [seat.chips for seat in model.shown.seats]
    first = [seat for seat, count in enumerate(chips) if count == max(chips)]
    own = [seat for seat in first if _is_own(model, seat)]
    return ("crown", True, own[0]) if own else None


def _bank(model: Model) -> int:
    return next((event.seat for event in model.told if event.kind == "hand_begins"), -1)


def _is_own(model: Model, seat: int) -> bool:
    people = model.game.people if model.game else ()
    return 0 <= seat < len(people) and people[seat].human


def _weightiest(found: list[_Cue]) -> _Cue:
    important = [cue for cue in found if cue[0] in _IMPORTANT]
    own = [cue for cue in important if cue[1]]
    return (own or important or found)[-1]


def _effects(model: Model, cue: _Cue) -> tuple[Effect, ...]:
    name, own, seat = cue
    effects: tuple[Effect, ...] = ()
    if model.prefs.sound == "on":
        effects = (Effect("cue", name, loudness=_OWN if own else _OTHERS, pan=_pan(model, seat)),)
    if own and name in _FELT and model.prefs.vibration == "on":
        effects += (Effect("vibrate", value=_FELT[name]),)
    return effects


def _pan(model: Model, seat: int) -> float:
    """Return where a seat sounds, from -1, the left, to 1: where it is drawn."""
    shown = model.shown
    if shown is None or shown.seat is None:
        return 0.0
    count = len(shown.seats)
    side = sin(2 * pi * ((seat - shown.seat) % count) / count)
    return round(_WIDTH * (-side if shown.rules.direction == "clockwise" else side), 2)
