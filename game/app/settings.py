"""What a player can set and have remembered: one row for each, with the values it can have."""

from typing import Any, Literal, NamedTuple

from game.storage import read_fields

Speed = Literal["calm", "normal", "quick", "none"]
Advisor = Literal["off", "ask", "always"]
Deck = Literal["french", "four", "italian"]
CardBack = Literal["red", "blue", "green"]

LANGUAGES = ("en", "it")
_SWITCH = ("on", "off")

# Every setting with its values; a tap on a control of the same name, with one of these, sets it.
SETTINGS: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "speed": ("calm", "normal", "quick", "none"),
    "advisor": ("off", "ask", "always"),
    "deck": ("french", "four", "italian"),
    "card_back": ("red", "blue", "green"),
    "cloth": ("green", "blue", "wine"),
    "season": ("auto", "plain", "christmas"),
    "sound": _SWITCH,
    "vibration": _SWITCH,
    "text_size": ("normal", "large", "largest"),
    "hand": ("right", "left"),
    "awake": _SWITCH,
}


class Prefs(NamedTuple):
    """What is remembered of the player; kept on the device. Its fields are those of SETTINGS.

    ``advisor``: whether what a choice is worth is told, on request or always. ``deck``: the cards
    to play with, French ones with two colours or four, or Italian ones; ``card_back`` is what they
    show face down. ``cloth`` is the table's, ``season`` what it is decked with: ``auto`` goes by
    the day. ``hand``: that which holds the phone. ``awake``: the screen stays on at the table.
    ``invited``: a word has been said about the home screen, and never need be again. ``taught``:
    the first lesson has been had or put away, and is not offered any more.
    """

    lang: str = "en"
    speed: Speed = "normal"
    advisor: Advisor = "off"
    deck: Deck = "french"
    card_back: CardBack = "red"
    cloth: str = "green"
    season: str = "auto"
    sound: str = "on"
    vibration: str = "on"
    text_size: str = "normal"
    hand: str = "right"
    awake: str = "on"
    invited: bool = False
    taught: bool = False


def read_prefs(text: str | None, lang: str) -> Prefs:
    """Read what is kept; what makes no sense there is as at first, with the language ``lang``."""
    usual = Prefs(lang=lang)
    fields = read_fields(text, usual._asdict())
    for key, values in SETTINGS.items():
        if fields[key] not in values:
            fields[key] = getattr(usual, key)
    return Prefs(**fields)


def season_of(prefs: Prefs, day: str) -> str:
    """Return what the table is decked with on a ``day`` like ``2026-12-24``: the season by name.

    Christmas lasts from the Immaculate Conception, when the crib is built, to Epiphany, which
    takes all feasts away. The page's first paint goes by the same days (static/js/language.js).
    """
    if prefs.season != "auto":
        return prefs.season
    date = day[5:]
    return "christmas" if date >= "12-08" or "01-01" <= date <= "01-06" else "plain"


def with_setting(prefs: Prefs, key: str, value: str) -> Prefs:
    """Return the preferences with ``value`` for a setting; as they are where it has no such one."""
    changed: dict[str, Any] = {key: value} if value in SETTINGS.get(key, ()) else {}
    return prefs._replace(**changed)
