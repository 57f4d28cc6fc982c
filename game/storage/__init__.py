"""What is kept on the device, as texts under keys; the formats, and reading what is damaged."""

from game.storage.books import Book, Played, Tally, number_after, read_book, write_book
from game.storage.preferences import read_fields, write_fields
from game.storage.saves import PERSON, Save, SaveError, read_save, write_save
from game.storage.store import (
    BOOK,
    DAYS,
    GAME,
    PREFS,
    SCORES,
    SET_ASIDE,
    SETS,
    SETUP,
    STATISTICS,
    Store,
    StoreError,
    set_aside,
)

__all__ = [
    "BOOK",
    "DAYS",
    "GAME",
    "PERSON",
    "PREFS",
    "SCORES",
    "SETS",
    "SETUP",
    "SET_ASIDE",
    "STATISTICS",
    "Book",
    "Played",
    "Save",
    "SaveError",
    "Store",
    "StoreError",
    "Tally",
    "number_after",
    "read_book",
    "read_fields",
    "read_save",
    "set_aside",
    "write_book",
    "write_fields",
    "write_save",
]
