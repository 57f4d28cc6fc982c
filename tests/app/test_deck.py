"""The cards to play with: kept as they were chosen, the French ones where nothing says else."""

import json

import pytest

from game.app.model import BACKS, DECKS
from game.storage import PREFS
from tests.app.desk import Desk, MemoryStore


def test_the_deck_is_kept() -> None:
    for deck in DECKS:
        desk = Desk()
        assert desk.model.prefs.deck == "french"
        desk.tap("deck", deck)
        assert Desk(desk.store).model.prefs.deck == deck
    desk.tap("deck", "tarot")
    assert desk.model.prefs.deck == "italian"


def test_so_is_the_back() -> None:
    for back in BACKS:
        desk = Desk()
        assert desk.model.prefs.back == "red"
        desk.tap("back_of_cards", back)
        assert Desk(desk.store).model.prefs.back == back
    desk.tap("back_of_cards", "yellow")
    assert desk.model.prefs.back == "green"


def test_the_drawings_are_found_by_what_the_page_reads_of_it() -> None:
    """As static/js/language.js does, before Python is there."""
    desk = Desk()
    desk.tap("deck", "italian")
    assert json.loads(desk.store.texts[PREFS])["deck"] == "italian"


@pytest.mark.parametrize(
    "text", ['{"lang": "it", "speed": "calm"}', '{"lang": "it", "deck": "?", "back": "?"}']
)
def test_preferences_from_before_it_or_damaged_ones_have_the_french_cards(text: str) -> None:
    store = MemoryStore()
    store.texts[PREFS] = text
    prefs = Desk(store).model.prefs
    assert (prefs.lang, prefs.deck, prefs.back) == ("it", "french", "red")


def test_another_deck_changes_nothing_but_the_preferences() -> None:
    desk = Desk()
    desk.start_game(players="3")
    before = desk.model
    desk.tap("deck", "italian")
    assert desk.model == before._replace(prefs=before.prefs._replace(deck="italian"))
