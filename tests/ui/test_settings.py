"""The sheet of settings: all are there, named in both languages, two taps from anywhere."""

from collections.abc import Iterator

import pytest

from game.app.model import Model
from game.app.settings import SETTINGS, with_setting
from game.i18n import LANGUAGES, text
from game.ui import Tree, look, view
from tests.ui.tables import TABLES
from tests.ui.test_view import elements, seen_text, text_of

SWITCHES = {"sound": "on", "vibration": "on", "awake": "on", "hand": "left"}


def controls(model: Model, key: str) -> list[Tree]:
    (sheet,) = (one for one in elements(view(model)) if one[1].get("role") == "dialog")
    return [one for one in elements(sheet) if one[1].get("data-action") == key]


def opened(lang: str) -> Model:
    return TABLES["settings"](lang)


def openers(model: Model) -> Iterator[Tree]:
    for one in elements(view(model)):
        if one[1].get("data-action") == "settings" and not one[1].get("disabled"):
            yield one


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SETTINGS)
def test_every_setting_is_in_the_sheet_with_a_name(key: str, lang: str) -> None:
    model = opened(lang)
    found = controls(model, key)
    label = text(lang, f"{key}.label")
    assert label in list(seen_text(view(model)))
    if key in SWITCHES:
        (one,) = found
        assert one[1]["role"] == "switch"
        assert one[1]["aria-label"]
        return
    assert [one[1]["data-value"] for one in found] == list(SETTINGS[key])
    names = [str(one[1].get("aria-label") or text_of(one)) for one in found]
    assert all(names), names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, vs in SETTINGS.items() for v in vs])
def test_what_is_set_is_seen_and_heard(key: str, value: str) -> None:
    model = opened("en")
    model = model._replace(prefs=with_setting(model.prefs, key, value))
    found = controls(model, key)
    if key in SWITCHES:
        (one,) = found
        assert one[1]["aria-checked"] == str(value == SWITCHES[key]).lower()
        # A tap sets the other one.
        assert {one[1]["data-value"], value} == set(SETTINGS[key])
        return
    pressed = [one[1]["data-value"] for one in found if one[1]["aria-pressed"] == "true"]
    assert pressed == [value]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["start", "start_first", "my_turn", "stake", "as_bank", "menu"])
def test_the_sheet_is_one_tap_from_the_table_and_from_the_start(name: str, lang: str) -> None:
    found = list(openers(TABLES[name](lang)))
    assert found
    assert all(text(lang, "settings.title") in list(seen_text(one)) for one in found)


def test_what_the_device_lacks_is_not_offered() -> None:
    model = opened("en")._replace(lacks=("awake", "vibration"))
    assert controls(model, "awake") == controls(model, "vibration") == []
    assert controls(model, "sound")


def test_the_page_is_dressed_as_the_settings_say() -> None:
    model = opened("it")._replace(day="2026-12-24")
    assert look(model) == {
        "cloth": "green",
        "text_size": "normal",
        "hand": "right",
        "speed": "normal",
        "season": "christmas",
    }
    prefs = model.prefs._replace(cloth="wine", text_size="largest", hand="left", season="plain")
    assert look(model._replace(prefs=prefs._replace(speed="none"))) == {
        "cloth": "wine",
        "text_size": "largest",
        "hand": "left",
        "speed": "none",
        "season": "plain",
    }
