"""The settings: each is kept as it was chosen, and has its first value where nothing sound is."""

import json

import pytest

from game.app.settings import SETTINGS, Prefs
from game.storage import PREFS
from tests.app.desk import Desk, MemoryStore

VALUES = [(key, value) for key, values in SETTINGS.items() for value in values]


def test_each_is_remembered_and_nothing_else_of_the_player_but_what_has_been_said() -> None:
    assert {*SETTINGS, "invited", "taught"} == set(Prefs._fields)


@pytest.mark.parametrize(("key", "value"), VALUES)
def test_a_setting_is_kept_as_it_was_chosen(key: str, value: str) -> None:
    desk = Desk()
    desk.tap(key, next(other for other in SETTINGS[key] if other != value))
    desk.tap(key, value)
    assert getattr(desk.model.prefs, key) == value
    assert Desk(desk.store).model.prefs == desk.model.prefs


@pytest.mark.parametrize("key", SETTINGS)
def test_a_value_that_it_cannot_have_changes_nothing(key: str) -> None:
    desk = Desk()
    before = desk.model
    desk.tap(key, "tarot")
    assert desk.model is before


@pytest.mark.parametrize("key", SETTINGS)
@pytest.mark.parametrize("damage", ["?", 7, None, ["on"]])
def test_what_is_damaged_has_its_first_value_and_all_else_stays(key: str, damage: object) -> None:
    other = "deck" if key != "deck" else "cloth"
    store = MemoryStore()
    store.texts[PREFS] = json.dumps({key: damage, other: SETTINGS[other][-1]})
    prefs = Desk(store).model.prefs
    assert getattr(prefs, key) in SETTINGS[key]
    assert getattr(prefs, other) == SETTINGS[other][-1]


def test_at_first_it_is_as_most_people_want_it() -> None:
    """Worked out at the table: French cards, everything to be heard, no advice unasked."""
    prefs = Desk().model.prefs
    assert (prefs.speed, prefs.advisor, prefs.deck) == ("normal", "off", "french")
    assert (prefs.cloth, prefs.season, prefs.sound, prefs.vibration) == (
        "green",
        "auto",
        "on",
        "on",
    )
