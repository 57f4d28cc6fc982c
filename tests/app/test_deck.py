"""The cards to play with: what reads the choice, and what it leaves alone."""

import json

from game.storage import PREFS
from tests.app.desk import Desk


def test_the_drawings_are_found_by_what_the_page_reads_of_it() -> None:
    """As static/js/language.js does, before Python is there."""
    desk = Desk()
    desk.tap("deck", "italian")
    assert json.loads(desk.store.texts[PREFS])["deck"] == "italian"


def test_another_deck_changes_nothing_but_the_preferences() -> None:
    desk = Desk()
    desk.start_game(players="3")
    before = desk.model
    desk.tap("deck", "italian")
    assert desk.model == before._replace(prefs=before.prefs._replace(deck="italian"))
