"""The key-value store that everything kept goes through, and its keys."""

from typing import Protocol

GAME = "setteemezzo.game"
# A saved game that could not be read is moved here, never thrown away.
SET_ASIDE = "setteemezzo.game.unreadable"
# The start of the page reads the language from here before Python runs.
PREFS = "setteemezzo.prefs"
SETUP = "setteemezzo.setup"
SETS = "setteemezzo.rulesets"


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
