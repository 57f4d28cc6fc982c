"""Installing the game, and the shortcuts of an installed one."""

import json
import random

import pytest

from game.app.messages import Msg
from game.storage import GAME, PREFS
from tests.app.desk import Desk
from tests.app.test_keeping import copy_of
from tests.app.test_play import play_until


def offer(desk: Desk, what: str) -> None:
    desk.loop.send(Msg("install", what, "", desk.time))


def follow(desk: Desk, code: str) -> None:
    desk.loop.send(Msg("link", "", code, desk.time))


def finished(desk: Desk) -> None:
    """Play a short game to its ranking."""
    desk.tap("hands", "5")
    desk.start_game()
    play_until(desk, "over", random.Random(1))
    assert desk.model.resting


def test_the_browsers_question_is_put_when_asked_for() -> None:
    desk = Desk()
    desk.tap("install")
    assert desk.asked.count("install") == 0
    offer(desk, "offered")
    assert desk.asked.count("install") == 0
    desk.tap("install")
    assert desk.asked.count("install") == 1
    assert desk.model.dialog == ""


def test_by_hand_a_picture_shows_how() -> None:
    desk = Desk()
    offer(desk, "by_hand")
    assert desk.model.dialog == ""
    desk.tap("install")
    assert (desk.model.dialog, desk.asked.count("install")) == ("install", 0)
    desk.tap("close")
    assert desk.model.dialog == ""


def test_the_picture_goes_when_the_game_is_installed() -> None:
    desk = Desk()
    offer(desk, "by_hand")
    desk.tap("install")
    offer(desk, "")
    assert (desk.model.install, desk.model.dialog) == ("", "")


def test_an_open_dialog_stays_when_the_browser_makes_its_offer() -> None:
    desk = Desk()
    desk.tap("rules")
    offer(desk, "offered")
    assert desk.model.dialog == "rules"


def test_an_offer_that_nobody_knows_is_none() -> None:
    desk = Desk()
    offer(desk, "offered")
    offer(desk, "by magic")
    assert desk.model.install == "offered"


@pytest.mark.parametrize("way", ["leave", "again"])
def test_the_line_stands_under_one_end_of_a_game_only(way: str) -> None:
    desk = Desk()
    offer(desk, "offered")
    finished(desk)
    assert not desk.model.prefs.invited
    desk.tap(way)
    assert desk.model.prefs.invited
    assert json.loads(desk.store.texts[PREFS])["invited"] is True
    # The device remembers.
    assert Desk(copy_of(desk.store)).model.prefs.invited


def test_where_nothing_was_offered_the_line_is_still_to_come() -> None:
    desk = Desk()
    finished(desk)
    desk.tap("leave")
    assert not desk.model.prefs.invited


def test_whoever_has_found_it_needs_no_line() -> None:
    desk = Desk()
    offer(desk, "offered")
    desk.tap("install")
    assert desk.model.prefs.invited


def saved_game() -> Desk:
    desk = Desk()
    desk.start_game()
    return Desk(copy_of(desk.store))


def test_continue_goes_on_with_the_saved_game() -> None:
    desk = saved_game()
    before = desk.store.texts[GAME]
    follow(desk, "continue")
    assert desk.model.screen == "table"
    assert desk.store.texts[GAME] == before


def test_continue_without_a_game_is_the_start_screen() -> None:
    desk = Desk()
    desk.tap("house")
    follow(desk, "continue")
    assert (desk.model.screen, desk.model.notice, desk.model.dialog) == ("start", "", "")


def test_continue_at_the_table_changes_nothing() -> None:
    desk = Desk()
    desk.start_game()
    before = desk.model
    follow(desk, "continue")
    assert desk.model is before


def test_new_begins_a_game_with_what_was_chosen_last() -> None:
    desk = Desk()
    desk.tap("players", "5")
    desk = Desk(copy_of(desk.store))
    follow(desk, "new")
    assert desk.model.screen == "table"
    assert len(desk.state.seats) == 6


@pytest.mark.parametrize("screen", ["start", "house", "table", "rules"])
def test_new_never_takes_the_place_of_a_game_without_asking(screen: str) -> None:
    desk = saved_game()
    if screen == "table":
        desk.tap("continue")
    elif screen != "start":
        desk.tap(screen)
    before = desk.store.texts[GAME]
    follow(desk, "new")
    assert (desk.model.screen, desk.model.dialog) == ("start", "replace")
    assert desk.store.texts[GAME] == before
    # Once more is no answer.
    follow(desk, "new")
    assert desk.store.texts[GAME] == before
    desk.tap("replace")
    assert desk.model.screen == "table"
    assert desk.store.texts[GAME] != before


def test_new_at_the_end_of_a_game_needs_no_question() -> None:
    desk = Desk()
    finished(desk)
    follow(desk, "new")
    assert desk.model.screen == "table"
    assert desk.state.phase != "over"


def test_a_link_to_a_table_is_still_a_link() -> None:
    desk = Desk()
    follow(desk, "spain")
    assert desk.model.setup.rules.startswith("spain")
    assert desk.model.notice == "link_opened"
