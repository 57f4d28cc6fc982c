"""What the page shows of installing: only where there is an offer, and never in the way."""

import pytest

from game.app.model import Install, Model
from game.i18n import LANGUAGES, text
from game.ui import view
from tests.ui import tables
from tests.ui.test_view import elements, text_of


def actions(model: Model) -> list[object]:
    return [attributes.get("data-action") for _, attributes, _ in elements(view(model))]


def over(lang: str = "en") -> Model:
    """A game that has come to its end."""
    return tables.over_eight(lang)


@pytest.mark.parametrize(("install", "entries"), [("", 0), ("offered", 1), ("by_hand", 1)])
def test_the_menu_has_the_entry_where_it_leads_somewhere(install: Install, entries: int) -> None:
    model = over()._replace(dialog="menu", install=install)
    model = model._replace(prefs=model.prefs._replace(invited=True))
    assert actions(model).count("install") == entries


@pytest.mark.parametrize(
    ("install", "invited", "lines"),
    [("", False, 0), ("offered", False, 1), ("by_hand", False, 1), ("offered", True, 0)],
)
def test_the_line_under_the_first_game(install: Install, invited: bool, lines: int) -> None:
    model = over()._replace(install=install)
    model = model._replace(prefs=model.prefs._replace(invited=invited))
    assert actions(model).count("install") == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_how_says_what_to_tap(lang: str) -> None:
    model = over(lang)._replace(dialog="install", install="by_hand")
    tree = view(model)
    said = text_of(tree)
    entry = {"en": "Add to Home Screen", "it": "Aggiungi alla schermata Home"}[lang]
    # In the drawing of the entry, and in the sentence.
    assert said.count(entry) == 2
    assert all(text(lang, f"install.step_{number}") in said for number in (1, 2, 3))
    hidden = [one for one in elements(tree) if "install-picture" in str(one[1].get("class", ""))]
    assert len(hidden) == 3
    assert all(one[1].get("aria-hidden") == "true" for one in hidden)
