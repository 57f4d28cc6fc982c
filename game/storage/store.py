"""The key-value store that everything kept goes through, and its keys."""

from typing import Protocol

GAME = "setteemezzo.game"
# What could not be read is moved to its key with this and a number behind, never thrown away.
_UNREADABLE = ".unreadable"
SET_ASIDE = GAME + _UNREADABLE
# The start of the page reads the language from here before Python runs.
PREFS = "setteemezzo.prefs"
SETUP = "setteemezzo.setup"
SETS = "setteemezzo.rulesets"
SCORES = "setteemezzo.trainer"
# The hands of the game that is kept, and what they cost and brought.
BOOK = "setteemezzo.book"
STATISTICS = "setteemezzo.statistics"
# The tries at the days' tables.
DAYS = "setteemezzo.days"
# The page keeps two more for its own start: setteemezzo.first and setteemezzo.snapshot (static/js).


class StoreError(Exception):
    """The device would not keep or give a text: no room, or storage is switched off."""


class Store(Protocol):
    """Texts under keys; each method may raise StoreError."""

    def get(self, key: str) -> str | None:
        """Return the text kept under ``key``, or None."""

    def set(self, key: str, text: str) -> None:
        """Keep ``text`` under ``key``."""

    def remove(self, key: str) -> None:
        """Forget what is kept under ``key``, if anything is."""


def set_aside(store: Store, key: str) -> None:
    """Move what is kept under ``key`` to a key that is free; StoreError leaves it where it is."""
    text = store.get(key)
    if text is None:
        return
    number = 1
    while store.get(f"{key}{_UNREADABLE}.{number}") is not None:
        number += 1
    store.set(f"{key}{_UNREADABLE}.{number}", text)
    store.remove(key)
