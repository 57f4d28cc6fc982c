"""What is kept on the device, as texts under keys; the formats, and reading what is damaged."""

from game.storage.preferences import read_fields, write_fields
from game.storage.saves import Save, SaveError, read_save, write_save
from game.storage.store import (
    GAME,
    PREFS,
    SCORES,
    SET_ASIDE,
    SETS,
    SETUP,
    Store,
    StoreError,
    set_aside,
)

__all__ = [
    "GAME",
    "PREFS",
    "SCORES",
    "SETS",
    "SETUP",
    "SET_ASIDE",
    "Save",
    "SaveError",
    "Store",
    "StoreError",
    "read_fields",
    "read_save",
    "set_aside",
    "write_fields",
    "write_save",
]
