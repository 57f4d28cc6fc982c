"""The day's table: the same cards, players and rules for everybody who plays it on that day.

The seed is a text that all can make: ``day:1:2026-12-24:italy``, with the version of the table.
Computer players choose by what they see, so equal choices bring equal cards. The first try of a
day counts; any other is practice. Which day it is, the device says.
"""

from typing import NamedTuple

from game.app import dates, play, reviewing
from game.app.doors import DAY_SEED
from game.app.messages import Effect, Msg
from game.app.model import Model, Setup
from game.app.play import Step
from game.engine import PRESETS, SEVEN_HALF, encode_rules, find_preset, replace
from game.i18n import language_of, signed, text
from game.storage import BOOK, DAYS, GAME
from game.storage.days import Tries, Try, read_tries, write_tries

__all__ = [
    "HANDS",
    "SHOWN",
    "TAPS",
    "VERSION",
    "Daily",
    "Try",
    "day_of",
    "linked",
    "loaded",
    "months_of",
    "on_table",
    "seed_of",
    "squares",
    "table_of",
    "told",
    "waits",
]

# To be raised with whatever makes another game of the same seed: another table below, other rules
# of a tradition, another shuffle, computer players of the level who choose otherwise.
VERSION = 1
HANDS = 5
PLAYERS = 3
LEVEL = "medium"
# What the strip of past days shows, today included.
SHOWN = 14

_SQUARES = ("🟥", "🟨", "🟩")


class Daily(NamedTuple):
    """What is looked at: a ``day`` and a tradition, and all the tries that are kept.

    ``asking``: whether the game that waits may be given up for it. ``day`` is empty for today.
    """

    tradition: str
    day: str = ""
    tries: Tries = Tries()
    asking: bool = False


def table_of(tradition: str) -> Setup:
    """Return the choices that make the table of a tradition; nobody's own name is among them."""
    rules = replace(find_preset(tradition).rules, hands=HANDS)
    return Setup(players=PLAYERS, rules=encode_rules(rules, tradition), level=LEVEL)


def seed_of(day: str, tradition: str) -> str:
    """Return the seed of the table of a day and a tradition."""
    return f"{DAY_SEED}{VERSION}:{day}:{tradition}"


def day_of(model: Model) -> str:
    """Return the day that is looked at."""
    return (model.daily.day if model.daily else "") or model.day


def waits(model: Model) -> bool:
    """Tell whether the very game that is looked at is the one to go on with."""
    saved, daily = model.saved, model.daily
    return (
        saved is not None
        and daily is not None
        and not saved.over
        and saved.table == seed_of(day_of(model), daily.tradition)
        and model.screen == "start"
    )


def on_table(model: Model) -> Try | None:
    """Return the try that is on the table and over; None where that is practice, or not over."""
    game, saved, daily = model.game, model.saved, model.daily
    if game is None or saved is None or daily is None or not (saved.table and saved.over):
        return None
    _, version, day, tradition = saved.table.split(":")
    one = daily.tries.find(day, tradition)
    mine = one is not None and (str(one.version), one.stage) == (version, "done")
    return one if one and mine and one.chips[-1:] == (saved.chips[game.viewer],) else None


def told(lang: str, one: Try) -> str:
    """Return the text to share: what the try brought, hand by hand, and no card."""
    _, month, date = dates.parts(one.day)
    when = f"{date} {months_of(lang)[month - 1]}"
    head = (text(lang, "game.title"), when, text(lang, f"tradition.{one.tradition}"))
    sevens = f" · 7½ ×{one.sevens}" if one.sevens else ""
    return "\n".join(
        (" · ".join(head), f"{signed(lang, one.won)} 🟡{sevens}", squares(one.results))
    )


def months_of(lang: str) -> list[str]:
    """Return the short names of the months, from January."""
    return text(lang, "day.months").split()


def squares(results: tuple[int, ...]) -> str:
    """Return a square for each hand: won, even or lost."""
    return "".join(_SQUARES[(chips > 0) - (chips < 0) + 1] for chips in results)


# ---- looking at it


def opened(model: Model, msg: Msg) -> Step:
    """Open the day's table, of the tradition ``value`` or the one that was picked."""
    if model.dialog not in ("", "day") or model.screen not in ("start", "table"):
        return model, ()
    tradition = msg.value or model.setup.preset.name
    return _open(model, tradition, "")


def _open(model: Model, tradition: str, day: str) -> Step:
    daily = Daily(tradition, day)
    effects = (Effect("cancel", play.TELL), Effect("today"), Effect("load", DAYS))
    return model._replace(dialog="day", daily=daily, trail=()), effects


def linked(model: Model, msg: Msg) -> Step:
    """Follow ``day.italy`` or ``day.italy.2026-12-24``: what is on the table waits."""
    _, tradition, *words = msg.value.lower().split(".")
    day = words[0] if words else ""
    try:
        if len(words) > 1 or tradition not in {preset.name for preset in PRESETS}:
            return model._replace(notice="link_bad"), ()
        if day:
            dates.parts(day)
    except ValueError:
        return model._replace(notice="link_bad"), ()
    return _open(model, tradition, day)


def _picked(model: Model, msg: Msg) -> Step:
    """Look at the same day of another tradition."""
    if model.daily is None or msg.value not in {preset.name for preset in PRESETS}:
        return model, ()
    return model._replace(daily=model.daily._replace(tradition=msg.value, asking=False)), ()


def _looked(model: Model, msg: Msg) -> Step:
    """Look at another day of the strip."""
    if model.daily is None or msg.value not in dates.before(model.day, SHOWN):
        return model, ()
    day = "" if msg.value == model.day else msg.value
    return model._replace(daily=model.daily._replace(day=day, asking=False)), ()


def loaded(model: Model, msg: Msg) -> Step:
    """Take up what is kept, and write into it what has come of the table meanwhile.

    A link may have asked for a day to come, whose table is not shown to anybody.
    """
    tries = read_tries(msg.value)
    after = _noted(model, tries)
    if model.dialog == "day" and day_of(model) > model.day:
        return model._replace(dialog="", notice="day_to_come"), ()
    daily = (model.daily or Daily(model.setup.preset.name))._replace(tries=after)
    return model._replace(daily=daily), _kept(after) if after != tries else ()


def _kept(tries: Tries) -> tuple[Effect, ...]:
    return () if tries.newer else (Effect("store", DAYS, write_tries(tries)),)


def _noted(model: Model, tries: Tries) -> Tries:
    """Write what the hand that is over has brought, where it is one of the try that counts."""
    game = model.game
    if game is None or not model.resting or not game.state.seed.startswith(DAY_SEED):
        return tries
    state = game.state
    _, version, day, tradition = state.seed.split(":")
    one = tries.find(day, tradition)
    if one is None or one.stage != "open" or str(one.version) != version:
        return tries
    if state.phase not in ("between", "over"):
        return tries
    seat = state.seats[game.viewer]
    if len(one.chips) == state.hand_number - 1:
        sevens = sum(hand.total == SEVEN_HALF for hand in seat.hands)
        one = one._replace(chips=(*one.chips, seat.chips), sevens=one.sevens + sevens)
    if state.phase == "over":
        whole = any(event.kind == "game_over" and event.text != "stopped" for event in model.told)
        one = one._replace(stage="done" if whole else "left")
    return tries.put(one)


# ---- playing it


def _played(model: Model, msg: Msg) -> Step:
    """Sit down at the table; another game that waits is only given up when that is confirmed."""
    daily = model.daily
    if daily is None or model.dialog != "day":
        return model, ()
    day = day_of(model)
    unfinished = model.saved is not None and not model.saved.over
    if (unfinished or model.unread) and not daily.asking:
        return model._replace(daily=daily._replace(asking=True)), ()
    setup, own = table_of(daily.tradition), model.setup
    tries, kept = _begun(daily.tries, day, model.day, daily.tradition)
    unread = (Effect("set_aside", GAME),) if model.unread else ()
    model = reviewing.begun(model._replace(unread=False, daily=daily._replace(tries=tries)))
    model, effects = play.begin(model._replace(setup=setup), seed_of(day, daily.tradition), msg.at)
    return model._replace(setup=own), (*unread, Effect("remove", BOOK), *kept, *effects)


def _begun(tries: Tries, day: str, today: str, tradition: str) -> tuple[Tries, tuple[Effect, ...]]:
    """Note that a table is begun: it counts once, and only on its day."""
    one = tries.find(day, tradition)
    if one is None and day == today:
        chips = find_preset(tradition).rules.chips
        one = Try(day, tradition, VERSION, chips)
    elif one is not None and one.stage == "open":
        one = one._replace(stage="left")
    else:
        return tries, ()
    tries = tries.put(one)
    return tries, _kept(tries)


def _sent(model: Model, msg: Msg) -> Step:
    """Share the result of the try that is looked at, or on the table."""
    daily = model.daily
    if daily is None:
        return model, ()
    if model.dialog == "day":
        one = daily.tries.find(day_of(model), daily.tradition)
    else:
        one = on_table(model)
    if one is None or one.stage != "done":
        return model, ()
    said = told(language_of(model.prefs.lang), one)
    return model, (Effect("share", name=said, value=f"day.{one.tradition}"),)


TAPS = {
    "day": opened,
    "day_pick": _picked,
    "day_look": _looked,
    "day_play": _played,
    "day_send": _sent,
}
