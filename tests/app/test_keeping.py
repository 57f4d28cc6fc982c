"""Nothing is lost: closing the page, a full disk, a damaged save, another tab."""

import json
import random

import pytest

from game.engine import legal_actions
from game.storage import GAME, PREFS, SET_ASIDE, SETUP
from game.storage.saves import FORMAT
from tests.app.desk import Desk, MemoryStore
from tests.app.test_play import my_choice, play_until


def copy_of(store: MemoryStore) -> MemoryStore:
    copy = MemoryStore()
    copy.texts = dict(store.texts)
    return copy


@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_the_page_can_be_closed_at_any_moment(seed: str) -> None:
    """The page is closed at every tap and every tick; what comes back is the very same table."""
    desk = Desk(seed=seed)
    desk.start_game(name="Zia", players="3", hands="6")
    chance = random.Random(seed)
    while desk.state.phase != "over":
        desk.act(my_choice(desk, chance))
        while True:
            again = Desk(copy_of(desk.store))
            again.tap("continue")
            assert again.state == desk.state
            assert again.game == desk.game
            if not desk.timers:
                break
            desk.wait(min(desk.timers.values()) - desk.time + 0.001)
        desk.wait()
        again.wait()
        assert again.model.shown == desk.model.shown
        assert again.model.told == desk.model.told


def test_the_game_goes_on_after_coming_back() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="8")
    chance = random.Random(1)
    play_until(desk, "stakes", chance)
    again = Desk(copy_of(desk.store))
    again.tap("continue")
    again.wait()
    twin = random.Random()
    twin.setstate(chance.getstate())
    play_until(desk, "over", chance)
    play_until(again, "over", twin)
    assert again.state == desk.state


def test_continue_tells_where_the_game_stood() -> None:
    desk = Desk()
    desk.start_game(name="Nonno", players="2")
    play_until(desk, "between", random.Random(2))
    saved = Desk(desk.store).model.saved
    assert saved is not None
    assert saved.names[0] == "Nonno"
    assert sum(saved.chips) == 150
    assert saved.hand_number == 1


def test_a_new_game_in_place_of_a_saved_one_is_asked_for_first() -> None:
    desk = Desk()
    desk.start_game()
    kept = desk.store.texts[GAME]
    desk = Desk(desk.store, seed="another")
    desk.tap("play")
    assert desk.model.dialog == "replace"
    assert desk.store.texts[GAME] == kept
    desk.tap("close")
    assert desk.store.texts[GAME] == kept
    desk.tap("play")
    desk.tap("replace")
    assert desk.store.texts[GAME] != kept
    assert desk.model.screen == "table"


def test_a_full_disk_is_told_once_and_the_game_goes_on() -> None:
    desk = Desk()
    desk.start_game(hands="3")
    desk.store.full = True
    chance = random.Random(3)
    desk.act(my_choice(desk, chance))
    assert desk.model.notice == "save_failed"
    desk.tap("dismiss")
    desk.wait()
    play_until(desk, "over", chance)
    assert desk.model.notice == ""
    assert desk.model.unsaved


def test_leaving_keeps_the_game_and_the_end_of_it_clears_it() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="2")
    desk.tap("leave")
    assert desk.model.screen == "start"
    assert not desk.timers
    desk.tap("continue")
    desk.wait()
    play_until(desk, "over", random.Random(4))
    over = Desk(copy_of(desk.store))
    over.tap("continue")
    assert over.state.phase == "over"
    desk.tap("leave")
    assert GAME not in desk.store.texts
    assert desk.model.saved is None


def test_leaving_before_the_end_has_been_told_keeps_the_ranking() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="1")
    chance = random.Random(4)
    phases: list[str] = []
    while "over" not in phases:
        desk.wait()
        desk.act(my_choice(desk, chance))
        while desk.timers and desk.state.phase != "over":
            desk.wait(min(desk.timers.values()) - desk.time + 0.001)
        phases.append(desk.state.phase)
    assert not desk.model.resting
    desk.tap("menu")
    desk.tap("leave")
    assert desk.model.saved is not None
    assert desk.model.saved.over
    desk.tap("continue")
    assert desk.state.phase == "over"


def test_room_on_the_disk_again_is_noticed() -> None:
    desk = Desk()
    desk.start_game()
    desk.store.full = True
    desk.act(my_choice(desk, random.Random(3)))
    assert desk.model.unsaved
    desk.store.full = False
    desk.wait()
    desk.act(my_choice(desk, random.Random(3)))
    assert not desk.model.unsaved


def test_a_setting_that_cannot_be_kept_is_no_lost_game() -> None:
    desk = Desk()
    desk.store.full = True
    desk.tap("speed", "quick")
    assert desk.model.notice == ""
    assert desk.model.prefs.speed == "quick"


def test_half_a_letter_in_a_name_is_left_out() -> None:
    desk = Desk()
    desk.start_game(name="Zio \ud83d")
    again = Desk(copy_of(desk.store))
    assert again.model.saved is not None
    assert again.model.saved.names[0] == "Zio"


BROKEN = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"format": 1}',
    '{"format": "1", "start": {}}',
    '{"format": 1, "start": {"rules": []}, "actions": [], "people": [], "viewer": 0}',
    "[" * 100_000,
]


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_damaged_save_is_set_aside_with_a_message(text: str) -> None:
    store = MemoryStore()
    store.texts[GAME] = text
    desk = Desk(store)
    assert desk.model.notice == "save_broken"
    assert desk.model.saved is None
    assert store.texts == {f"{SET_ASIDE}.1": text}
    desk.start_game()
    assert desk.model.my_turn


@pytest.mark.parametrize("person", ["hopeless bold", "hard brash", "bold hard"])
def test_a_save_in_which_somebody_plays_whom_nobody_knows_is_set_aside(person: str) -> None:
    desk = Desk()
    desk.start_game(players="2", level="hard")
    store = MemoryStore()
    store.texts[GAME] = desk.store.texts[GAME].replace("hard cautious", person)
    again = Desk(store)
    assert again.model.notice == "save_broken"
    assert f"{SET_ASIDE}.1" in store.texts


def test_a_second_damaged_save_does_not_take_the_place_of_the_first() -> None:
    store = MemoryStore()
    for text in ("{first", "{second"):
        store.texts[GAME] = text
        Desk(store)
    assert store.texts == {f"{SET_ASIDE}.1": "{first", f"{SET_ASIDE}.2": "{second"}


def test_a_damaged_save_stays_where_it_is_when_the_disk_is_full() -> None:
    store = MemoryStore()
    store.texts[GAME] = "{"
    store.full = True
    Desk(store)
    assert store.texts == {GAME: "{"}


def test_any_damage_to_a_save_is_found_when_it_is_read_or_does_no_harm() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="3")
    play_until(desk, "between", random.Random(5))
    text = desk.store.texts[GAME]
    chance = random.Random(6)
    for _ in range(300):
        place = chance.randrange(len(text))
        cut = chance.choice((1, 1, 1, 20, len(text)))
        store = MemoryStore()
        store.texts[GAME] = text[:place] + chance.choice(("", "9", '"', "x")) + text[place + cut :]
        again = Desk(store)
        if again.model.saved is None:
            assert again.model.notice in ("save_broken", "save_newer")
            continue
        again.tap("continue")
        again.wait()
        again.act("next")
        again.wait()
        assert again.model.my_turn or again.state.phase in ("between", "over")


def test_a_save_of_a_newer_version_is_left_alone() -> None:
    store = MemoryStore()
    store.texts[GAME] = json.dumps({"format": FORMAT + 1, "what": "ever"})
    kept = dict(store.texts)
    desk = Desk(store)
    assert desk.model.notice == "save_newer"
    assert store.texts == kept
    desk.tap("play")
    assert desk.model.dialog == "replace"
    assert store.texts == kept
    desk.tap("replace")
    assert store.texts[f"{SET_ASIDE}.1"] == kept[GAME]
    desk.wait()
    assert desk.model.my_turn
    assert Desk(copy_of(store)).model.saved is not None


def test_a_game_that_went_on_in_another_tab_is_let_go() -> None:
    desk = Desk()
    desk.start_game()
    other = Desk(copy_of(desk.store))
    other.tap("continue")
    other.wait()
    other.act(str(legal_actions(other.state)[0]))
    desk.store.texts[GAME] = other.store.texts[GAME]
    desk.storage(GAME)
    assert desk.model.screen == "start"
    assert desk.model.notice == "other_tab"
    assert desk.store.texts[GAME] == other.store.texts[GAME]
    assert not desk.timers
    desk.tap("continue")
    assert desk.state == other.state


def test_the_word_about_another_tab_stays_while_that_one_plays_on() -> None:
    desk = Desk()
    desk.start_game()
    other = Desk(copy_of(desk.store))
    other.tap("continue")
    for _ in range(3):
        other.wait()
        other.act(str(legal_actions(other.state)[0]))
        desk.store.texts[GAME] = other.store.texts[GAME]
        desk.storage(GAME)
        assert desk.model.screen == "start"
        assert desk.model.notice == "other_tab"
    # Whoever goes on here has read it.
    desk.tap("continue")
    assert not desk.model.notice


def test_another_tab_that_plays_takes_nobody_away_from_the_house_rules() -> None:
    desk = Desk()
    desk.start_game()
    desk.tap("leave")
    other = Desk(copy_of(desk.store))
    other.tap("continue")
    other.wait()
    desk.tap("house")
    desk.tap("rules")
    other.act(str(legal_actions(other.state)[0]))
    desk.store.texts[GAME] = other.store.texts[GAME]
    desk.storage(GAME)
    assert (desk.model.screen, desk.model.dialog, desk.model.notice) == ("house", "rules", "")
    # The page goes by the newer game all the same.
    desk.tap("close")
    desk.tap("done")
    desk.tap("continue")
    assert desk.state == other.state


def test_what_was_said_of_an_unreadable_save_goes_with_it() -> None:
    store = MemoryStore()
    store.texts[GAME] = json.dumps({"format": 99})
    desk = Desk(store)
    assert desk.model.notice == "save_newer"
    other = Desk()
    other.start_game()
    store.texts[GAME] = other.store.texts[GAME]
    desk.storage(GAME)
    assert not desk.model.notice
    assert desk.model.saved is not None


DAMAGED = ["{", "[]", '{"lang": "xx"}', '{"speed": 7, "lang": null}', "[" * 200_000]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_damaged_preferences_are_as_if_never_set(text: str) -> None:
    store = MemoryStore()
    store.texts[PREFS] = text
    store.texts[SETUP] = text
    desk = Desk(store)
    assert desk.model.prefs == Desk().model.prefs
    assert desk.model.setup == Desk().model.setup


def test_impossible_choices_of_the_start_screen_are_not_taken() -> None:
    desk = Desk()
    before = desk.model.setup
    for name, value in (
        ("players", "0"), ("players", "8"), ("players", "x"), ("players", "²"), ("chips", "0"),
        ("stakes", "5-2"), ("stakes", "a-b"), ("hands", "-1"),
    ):  # fmt: skip
        desk.tap(name, value)
    assert desk.model.setup == before


def test_language_and_choices_are_kept() -> None:
    desk = Desk()
    desk.tap("lang", "it")
    desk.tap("name", "Nonna Rosa")
    desk.tap("players", "5")
    again = Desk(desk.store)
    assert again.lang == "it"
    assert again.model.setup.name == "Nonna Rosa"
    assert again.model.setup.players == 5
