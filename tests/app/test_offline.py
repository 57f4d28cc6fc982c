"""Playing without the network, and new versions: what is told, offered, asked, and when."""

import re

import pytest

from game.app.messages import Msg
from game.app.model import OFFLINE
from game.app.offline import offer_of
from game.i18n import text
from game.ui import to_html, view
from tests.app.desk import Desk, MemoryStore


def hear(desk: Desk, kind: str, name: str, value: str = "") -> None:
    desk.loop.send(Msg(kind, name, value, desk.time))


def read(desk: Desk) -> None:
    """Take the time to see what has come up before touching it."""
    desk.time += 600.0


def play_to_the_hands_end(desk: Desk) -> None:
    for _ in range(100):
        desk.wait()
        if desk.state.phase == "between":
            return
        assert desk.model.shown is not None
        verbs = {action.verb: str(action) for action in desk.model.shown.legal}
        desk.act(verbs.get("stand") or verbs.get("bet") or verbs["cut"])
    raise AssertionError("the hand never ends")


def test_a_new_version_is_offered_at_the_hands_end_and_not_before() -> None:
    desk = Desk()
    desk.start_game()
    hear(desk, "version", "ready")
    assert offer_of(desk.model) == ""
    read(desk)
    desk.tap("renew")
    assert "renew" not in " ".join(desk.asked)
    play_to_the_hands_end(desk)
    assert offer_of(desk.model) == "version"
    read(desk)
    desk.tap("renew")
    assert desk.asked[-1] == "renew and go on"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_game_that_is_not_kept_is_not_thrown_away_for_a_new_version(lang: str) -> None:
    desk = Desk()
    desk.tap("lang", lang)
    desk.start_game()
    play_to_the_hands_end(desk)
    desk.store.full = True
    desk.act("next")
    play_to_the_hands_end(desk)
    assert desk.state.hand_number == 2
    hear(desk, "version", "ready")
    desk.tap("dismiss")
    assert offer_of(desk.model) == ""
    desk.tap("menu")
    html = to_html(view(desk.model))
    entry = html[html.index('data-action="renew"') :].partition("</button>")[0]
    assert "disabled" in entry
    assert text(lang, "version.menu_unsaved") in entry
    desk.tap("close")
    read(desk)
    desk.tap("renew")
    assert "renew" not in " ".join(desk.asked)
    # With room again the game is kept, and can be gone on with.
    desk.store.full = False
    desk.act("next")
    play_to_the_hands_end(desk)
    assert offer_of(desk.model) == "version"
    read(desk)
    desk.tap("renew")
    assert desk.asked[-1] == "renew and go on"


def test_at_the_start_screen_nothing_can_be_lost() -> None:
    store = MemoryStore()
    store.full = True
    desk = Desk(store)
    desk.start_game()
    desk.tap("leave")
    assert desk.model.screen == "start"
    hear(desk, "version", "ready")
    desk.tap("dismiss")
    assert offer_of(desk.model) == "version"
    read(desk)
    desk.tap("renew")
    assert desk.asked == ["renew"]


def test_an_offer_comes_into_a_place_that_readers_watch_already() -> None:
    desk = Desk()
    empty = '<div role="status"></div>'
    assert empty in to_html(view(desk.model))
    hear(desk, "version", "ready")
    html = to_html(view(desk.model))
    assert empty not in html
    assert html.count('<div role="status"><div class="notice offer">') == 1
    hear(desk, "version", "")
    assert empty in to_html(view(desk.model))


def test_there_is_no_putting_away_what_is_not_offered() -> None:
    desk = Desk()
    hear(desk, "version", "ready")
    read(desk)
    desk.tap("decline")
    read(desk)
    desk.tap("decline")
    assert desk.model.declined == ("version",)


def test_at_the_start_screen_there_is_no_game_to_go_on_with() -> None:
    desk = Desk()
    hear(desk, "version", "ready")
    assert offer_of(desk.model) == "version"
    read(desk)
    desk.tap("renew")
    assert desk.asked == ["renew"]


def test_without_a_new_version_nothing_is_taken() -> None:
    desk = Desk()
    read(desk)
    desk.tap("renew")
    hear(desk, "version", "ready")
    hear(desk, "version", "")
    read(desk)
    desk.tap("renew")
    assert offer_of(desk.model) == ""
    assert desk.asked == []


def test_after_taking_a_version_the_table_is_there_again_at_once() -> None:
    desk = Desk()
    desk.start_game()
    play_to_the_hands_end(desk)
    again = Desk(desk.store)
    hear(again, "resume", "")
    assert again.model.screen == "table"
    assert again.state == desk.state
    assert again.model.shown == desk.model.shown
    assert again.model.told == desk.model.told


def test_resuming_without_a_game_changes_nothing() -> None:
    desk = Desk()
    hear(desk, "resume", "")
    assert desk.model.screen == "start"
    assert desk.model.notice == ""


def test_an_offer_put_away_stays_away_and_the_other_is_still_made() -> None:
    desk = Desk()
    hear(desk, "version", "ready")
    hear(desk, "offline", "damaged", "2")
    read(desk)
    desk.tap("decline")
    assert offer_of(desk.model) == "repair"
    read(desk)
    desk.tap("decline")
    assert offer_of(desk.model) == ""
    hear(desk, "version", "ready")
    assert offer_of(desk.model) == ""
    # The menu has them still.
    desk.start_game()
    desk.tap("menu")
    html = to_html(view(desk.model))
    assert 'data-action="repair"' in html
    assert 'data-action="renew"' in html


def test_what_is_missing_is_fetched_when_asked() -> None:
    desk = Desk()
    hear(desk, "offline", "damaged", "3")
    assert "Part of the game is missing" in to_html(view(desk.model))
    read(desk)
    desk.tap("repair")
    assert desk.asked == ["repair"]
    assert desk.model.offline == "repairing"
    read(desk)
    desk.tap("repair")
    assert desk.asked == ["repair"]
    hear(desk, "offline", "unrepaired", "1")
    assert "It could not be repaired" in to_html(view(desk.model))
    read(desk)
    desk.tap("repair")
    hear(desk, "offline", "ready")
    assert offer_of(desk.model) == ""
    assert desk.asked == ["repair", "repair", "renew"]


@pytest.mark.parametrize("state", OFFLINE)
def test_works_offline_is_said_only_when_it_is_true(state: str) -> None:
    desk = Desk()
    hear(desk, "offline", state, "0")
    unseen = r'<span class="offline-room reserved" aria-hidden="true">.*?</span></span>'
    html, places = re.subn(unseen, "", to_html(view(desk.model)))
    assert ("Works offline" in html) == (state == "ready")
    assert places == (state != "ready")
    desk.start_game()
    desk.tap("menu")
    assert ("Works offline" in to_html(view(desk.model))) == (state == "ready")


def test_an_unknown_state_is_not_believed() -> None:
    desk = Desk()
    hear(desk, "offline", "ready")
    hear(desk, "offline", "of another version", "x")
    assert desk.model.offline == "ready"


def test_to_persist_is_asked_once_a_game_is_kept_and_only_once() -> None:
    desk = Desk()
    desk.tap("lang", "it")
    assert desk.asked == []
    desk.start_game()
    assert desk.asked == ["persist"]
    play_to_the_hands_end(desk)
    assert desk.asked == ["persist"]


def test_what_is_safe_already_is_not_asked_for() -> None:
    desk = Desk()
    hear(desk, "persisted", "yes")
    desk.start_game()
    assert desk.asked == []
    hear(desk, "persisted", "no")
    assert not desk.model.persisted


def test_a_game_that_is_not_kept_asks_for_nothing() -> None:
    store = MemoryStore()
    store.full = True
    desk = Desk(store)
    desk.start_game()
    assert desk.asked == []


@pytest.mark.parametrize("tap", ["renew", "repair", "decline"])
def test_a_tap_meant_for_what_stood_there_before_an_offer_does_nothing(tap: str) -> None:
    desk = Desk()
    hear(desk, *(("offline", "damaged", "2") if tap == "repair" else ("version", "ready", "")))
    came_up = desk.model
    desk.time += 599.0
    desk.tap(tap)
    assert (desk.asked, desk.model) == ([], came_up)
    desk.time += 1.0
    desk.tap(tap)
    assert desk.model != came_up or desk.asked == ["renew"]


def test_an_offer_that_a_notice_had_hidden_comes_up_only_then() -> None:
    desk = Desk()
    desk.loop.send(Msg("link", "", "no such table", desk.time))
    assert desk.model.notice
    hear(desk, "version", "ready")
    assert offer_of(desk.model) == ""
    read(desk)
    desk.tap("dismiss")
    assert offer_of(desk.model) == "version"
    desk.tap("renew")
    assert desk.asked == []


def test_what_was_repaired_is_shown_and_the_table_is_as_it_was() -> None:
    desk = Desk()
    desk.start_game()
    hear(desk, "offline", "damaged", "1")
    desk.tap("menu")
    desk.tap("repair")
    hear(desk, "offline", "ready")
    assert desk.asked[-2:] == ["repair", "renew and go on"]


def test_a_check_that_finds_all_right_loads_nothing_again() -> None:
    desk = Desk()
    hear(desk, "offline", "damaged", "1")
    hear(desk, "offline", "ready")
    assert desk.asked == []


def test_a_repair_never_costs_a_game_that_is_not_kept() -> None:
    store = MemoryStore()
    store.full = True
    desk = Desk(store)
    desk.start_game()
    hear(desk, "offline", "damaged", "1")
    desk.tap("menu")
    desk.tap("repair")
    hear(desk, "offline", "ready")
    assert desk.asked == ["repair"]
