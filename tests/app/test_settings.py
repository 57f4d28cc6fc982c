"""The settings: each is kept as it was chosen, and has its first value where nothing sound is."""

import json

import pytest

from game.app.messages import Msg
from game.app.settings import SETTINGS, Prefs, season_of
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


# The Immaculate Conception, when the crib is built, and Epiphany, which takes all feasts away.
@pytest.mark.parametrize(
    ("day", "season"),
    [
        ("2026-12-07", "plain"),
        ("2026-12-08", "christmas"),
        ("2026-12-31", "christmas"),
        ("2027-01-01", "christmas"),
        ("2027-01-06", "christmas"),
        ("2027-01-07", "plain"),
        ("2027-07-08", "plain"),
        ("", "plain"),
    ],
)
def test_christmas_lasts_from_the_eighth_of_december_to_epiphany(day: str, season: str) -> None:
    assert season_of(Prefs(), day) == season
    assert season_of(Prefs(season="plain"), day) == "plain"
    assert season_of(Prefs(season="christmas"), day) == "christmas"


def test_it_becomes_christmas_while_the_page_is_open() -> None:
    desk = Desk()
    desk.send(Msg("visibility", "visible", "2026-12-08", desk.time))
    assert season_of(desk.model.prefs, desk.model.day) == "christmas"


def test_the_settings_are_opened_in_the_middle_of_a_hand_and_left_at_the_same_point() -> None:
    desk = Desk()
    desk.start_game()
    before = desk.model
    desk.tap("settings")
    assert desk.model.dialog == "settings"
    desk.tap("cloth", "wine")
    desk.wait(5000)
    desk.tap("close")
    assert desk.model._replace(prefs=before.prefs) == before
    assert desk.model.prefs.cloth == "wine"


def test_the_screen_stays_on_at_the_table_only() -> None:
    desk = Desk()
    desk.start_game()
    assert desk.awake == [True]
    desk.tap("leave")
    assert desk.awake == [True, False]
    desk.tap("continue")
    assert desk.awake == [True, False, True]
    desk.tap("awake", "off")
    assert desk.awake[-1] is False
    desk.tap("leave")
    desk.tap("continue")
    assert len(desk.awake) == 4


def test_what_the_device_lacks_is_known_once() -> None:
    desk = Desk()
    for name in ("awake", "awake", "legs"):
        desk.send(Msg("lacks", name, "", desk.time))
    assert desk.model.lacks == ("awake",)
