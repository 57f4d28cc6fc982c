"""The day's table: the same for everybody, once, on its day; and the text to share."""

import json
from hashlib import sha256

import pytest

from game.app.day import HANDS, PLAYERS, VERSION, Daily, seed_of, told
from game.app.messages import Msg
from game.engine import PRESETS, Event, legal_actions
from game.storage import DAYS, GAME
from game.storage.days import Tries, Try, read_tries
from game.ui import view
from tests.app.desk import Desk, MemoryStore

TRADITIONS = [preset.name for preset in PRESETS]


def phone(day: str = "2026-12-24", **choices: str) -> Desk:
    desk = Desk()
    desk.day = day
    desk.send(Msg("visibility", "visible", day, desk.time))
    for name, value in choices.items():
        desk.tap(name, value)
    return desk


def sat_down(desk: Desk, tradition: str = "italy") -> Desk:
    desk.tap("day", tradition)
    desk.tap("day_play")
    desk.wait()
    return desk


def to_the_end(desk: Desk, hands: int = HANDS) -> list[Event]:
    """Play on with the first choice there is; return what was told."""
    events: list[Event] = []
    while True:
        phase = desk.state.phase
        if phase == "over" or (phase == "between" and desk.state.hand_number == hands):
            return events
        legal = [action for action in legal_actions(desk.state) if action.verb != "stop"]
        before = len(desk.model.told) if phase != "between" else 0
        desk.act(str(legal[0]))
        desk.wait()
        events += desk.model.told[before:]


def kept(desk: Desk) -> tuple[Try, ...]:
    return read_tries(desk.store.texts.get(DAYS)).tries


# ---- the same for everybody


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_everybody_sits_at_the_same_table(tradition: str) -> None:
    plain = sat_down(phone(), tradition)
    other = phone(name="Anna", players="5", level="hard", preset="spain")
    other.seed = "another"
    other.tap("lang", "it")
    other.tap("speed", "none")
    sat_down(other, tradition)
    assert plain.state == other.state
    assert plain.game.people == other.game.people
    assert plain.state.rules.hands == HANDS
    assert len(plain.state.seats) == PLAYERS + 1
    assert to_the_end(plain) == to_the_end(other)
    assert plain.state == other.state
    # One's own choices are as they were.
    assert other.model.setup.players == 5
    assert other.model.setup.name == "Anna"


def test_another_day_and_another_tradition_have_other_cards() -> None:
    packs = {
        sat_down(phone(day), tradition).state.fingerprint
        for day in ("2026-12-24", "2026-12-25")
        for tradition in ("italy", "reale")
    }
    assert len(packs) == 4


def test_the_seed_is_the_text_that_is_promised() -> None:
    assert seed_of("2026-12-24", "italy") == f"day:{VERSION}:2026-12-24:italy"
    assert sat_down(phone()).state.seed == f"day:{VERSION}:2026-12-24:italy"


# What a whole table of that day told, for whoever always takes the first choice. Whatever changes
# one of these makes another table of the same day: raise VERSION of game/app/day.py then, and
# write down what comes out.
TABLES = {
    "italy": "88bd090d285ca6ab",
    "reale": "c2f8efb1ee9af873",
    "france40": "40ef00bab06e3232",
    "france32": "630649eb8af74901",
    "portugal": "53f72c6969dfba2f",
    "spain": "02c4956c35113f59",
}


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_this_version_deals_and_plays_as_the_number_of_the_table_says(tradition: str) -> None:
    events = to_the_end(sat_down(phone(), tradition))
    digest = sha256(repr([tuple(event) for event in events]).encode()).hexdigest()[:16]
    assert (VERSION, digest) == (1, TABLES[tradition])


# ---- once, on its day


def test_the_first_try_counts_and_is_kept_hand_by_hand() -> None:
    desk = sat_down(phone())
    assert kept(desk) == (Try("2026-12-24", "italy", VERSION, 50),)
    chips = []
    for hand in range(1, HANDS + 1):
        to_the_end(desk, hand)
        chips.append(desk.state.seats[0].chips)
        assert kept(desk)[0].chips == tuple(chips)
        if hand < HANDS:
            desk.act("next")
            desk.wait()
    assert kept(desk)[0].stage == "done"


def test_a_second_one_is_practice() -> None:
    desk = sat_down(phone())
    to_the_end(desk)
    first = kept(desk)
    desk.tap("leave")
    sat_down(desk)
    while desk.state.phase != "over":
        desk.act(str(legal_actions(desk.state)[-1]))
        desk.wait()
    assert desk.state.seats[0].chips != first[0].chips[-1]
    assert kept(desk) == first
    assert "This was for practice" in str(view(desk.model))
    desk.tap("day_send")
    assert not desk.said


def test_whoever_gives_up_has_had_the_try() -> None:
    desk = sat_down(phone())
    desk.tap("leave")
    desk.tap("play")
    desk.tap("replace")
    desk.wait()
    desk.tap("leave")
    desk.tap("day", "italy")
    desk.tap("day_play")
    assert desk.model.daily
    assert desk.model.daily.asking
    desk.tap("day_play")
    desk.wait()
    to_the_end(desk)
    assert [one.stage for one in kept(desk)] == ["left"]


def test_whoever_stops_early_has_no_result() -> None:
    desk = sat_down(phone())
    to_the_end(desk, 1)
    desk.act("stop")
    desk.wait()
    assert [one.stage for one in kept(desk)] == ["left"]
    desk.tap("day_send")
    assert not desk.said


def test_each_tradition_has_a_try_of_its_own() -> None:
    desk = phone()
    for tradition in ("italy", "spain"):
        sat_down(desk, tradition)
        to_the_end(desk)
        desk.tap("leave")
    assert [(one.tradition, one.stage) for one in kept(desk)] == [
        ("italy", "done"),
        ("spain", "done"),
    ]


def test_after_a_reload_it_goes_on_and_counts() -> None:
    desk = sat_down(phone())
    to_the_end(desk, 2)
    again = Desk(desk.store)
    again.day = "2026-12-24"
    again.tap("day", "italy")
    assert "data-action': 'continue" in str(view(again.model)).replace('"', "'")
    again.tap("continue")
    again.wait()
    to_the_end(again)
    (one,) = kept(again)
    assert (one.stage, len(one.chips)) == ("done", HANDS)
    again.tap("day_send")
    assert len(again.said) == 1


def test_a_table_begun_before_midnight_stays_that_days() -> None:
    desk = sat_down(phone())
    to_the_end(desk, 2)
    desk.day = "2026-12-25"
    desk.send(Msg("visibility", "hidden", desk.day, desk.time))
    desk.send(Msg("visibility", "visible", desk.day, desk.time))
    to_the_end(desk)
    assert [(one.day, one.stage) for one in kept(desk)] == [("2026-12-24", "done")]
    desk.tap("leave")
    sat_down(desk)
    assert desk.state.seed.split(":")[2] == "2026-12-25"
    assert [one.day for one in kept(desk)] == ["2026-12-24", "2026-12-25"]


def test_the_day_is_asked_for_when_the_page_was_never_out_of_sight() -> None:
    desk = phone()
    desk.day = "2026-12-25"
    desk.tap("day", "italy")
    assert desk.model.day == "2026-12-25"


def test_a_past_day_is_practice() -> None:
    desk = phone()
    desk.tap("day", "italy")
    desk.tap("day_look", "2026-12-20")
    desk.tap("day_play")
    desk.wait()
    assert desk.state.seed == f"day:{VERSION}:2026-12-20:italy"
    to_the_end(desk)
    assert kept(desk) == ()


def test_what_a_later_version_has_kept_is_not_written_over() -> None:
    store = MemoryStore()
    store.texts[DAYS] = '{"format": 9}'
    desk = Desk(store)
    desk.send(Msg("visibility", "visible", "2026-12-24", desk.time))
    sat_down(desk)
    to_the_end(desk)
    assert store.texts[DAYS] == '{"format": 9}'


def test_a_full_device_does_not_stop_the_game() -> None:
    desk = phone()
    desk.store.full = True
    sat_down(desk)
    to_the_end(desk)
    assert desk.state.phase == "over"


def test_what_another_tab_has_played_is_not_written_over() -> None:
    store = MemoryStore()
    here, there = Desk(store), Desk(store)
    for desk in (here, there):
        desk.day = "2026-12-24"
        desk.tap("day", "spain")
    there.tap("day_pick", "italy")
    there.tap("day_play")
    there.wait()
    to_the_end(there)
    there.tap("leave")
    here.storage(DAYS)
    here.tap("day_play")
    assert [(one.tradition, one.stage) for one in kept(here)] == [
        ("italy", "done"),
        ("spain", "open"),
    ]


# ---- links


def opened(value: str, day: str = "2026-12-24") -> Desk:
    desk = phone(day)
    desk.send(Msg("link", "", value, desk.time))
    return desk


def test_a_link_opens_todays_table() -> None:
    desk = opened("day.france40")
    assert desk.model.dialog == "day"
    desk.tap("day_play")
    desk.wait()
    assert desk.state.seed == f"day:{VERSION}:2026-12-24:france40"


def test_a_link_to_a_past_day_opens_that_one() -> None:
    desk = opened("day.italy.2026-11-01")
    desk.tap("day_play")
    desk.wait()
    assert desk.state.seed == f"day:{VERSION}:2026-11-01:italy"
    assert kept(desk) == ()


def test_a_link_to_today_by_its_date_is_todays() -> None:
    desk = opened("day.italy.2026-12-24")
    desk.tap("day_play")
    assert [one.stage for one in kept(desk)] == ["open"]


@pytest.mark.parametrize("day", ["2026-12-25", "2027-01-01", "2999-12-31"])
def test_nobody_peeks_at_a_day_to_come(day: str) -> None:
    desk = opened(f"day.italy.{day}")
    assert (desk.model.dialog, desk.model.notice) == ("", "day_to_come")
    desk.tap("day_play")
    desk.wait()
    assert desk.model.game is None


@pytest.mark.parametrize(
    "link",
    ["day.", "day.italia", "day.italy.tomorrow", "day.italy.2026-02-30", "day.italy.2026-12-24.x",
     "day.<b>", "day.italy.", "day.\ud800"],
)  # fmt: skip
def test_what_is_no_day_says_so(link: str) -> None:
    desk = opened(link)
    assert (desk.model.dialog, desk.model.notice) in {("", "link_bad"), ("day", "")}
    if desk.model.dialog:
        assert link == "day.italy."


def test_a_game_on_the_table_waits() -> None:
    desk = phone()
    desk.start_game(players="2")
    before = desk.model
    game = desk.store.texts[GAME]
    desk.send(Msg("link", "", "day.italy", desk.time))
    desk.tap("day_play")
    assert desk.model.dialog == "day"
    assert "A game is not over yet" in str(view(desk.model))
    desk.tap("close")
    assert desk.model._replace(daily=None) == before
    assert desk.store.texts[GAME] == game


# ---- the text


RESULT = Try("2026-12-24", "italy", 1, 50, (60, 73, 70, 70, 73), 2, "done")


def test_the_text_in_italian() -> None:
    assert told("it", RESULT) == "Sette e mezzo · 24 dic · Italia\n+23 🟡 · 7½ ×2\n🟩🟩🟥🟨🟩"


def test_the_text_in_english() -> None:
    assert told("en", RESULT) == "Sette e mezzo · 24 Dec · Italia\n+23 🟡 · 7½ ×2\n🟩🟩🟥🟨🟩"


def test_the_text_of_a_loss_without_a_seven_and_a_half() -> None:
    one = Try("2026-01-06", "spain", 1, 50, (40, 40, 20, 10, 0), 0, "done")
    assert told("it", one) == "Sette e mezzo · 6 gen · España\n−50 🟡\n🟥🟨🟥🟥🟥"


def test_the_result_is_shared_with_a_link_to_the_table() -> None:
    desk = phone()
    desk.store.texts[DAYS] = json.dumps({"format": 1, "tries": [RESULT]})
    desk.tap("lang", "it")
    desk.tap("day", "italy")
    desk.tap("day_send")
    assert desk.said == [told("it", RESULT)]
    assert desk.shared == ["day.italy"]


def test_what_could_not_be_copied_is_there_to_be_copied_by_hand() -> None:
    desk = phone()
    desk.send(Msg("shared", "a text\nan address", "not_copied", desk.time))
    assert "a text\\nan address" in str(view(desk.model))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("stage", ["open", "left", "done", None])
def test_every_state_can_be_looked_at(lang: str, stage: str | None) -> None:
    desk = phone(lang=lang)
    desk.tap("day", "italy")
    tries = Tries((RESULT._replace(stage=stage),) if stage else ())  # type: ignore[arg-type]
    for asking in (False, True):
        daily = Daily("italy", "", tries, asking)
        assert "day-strip" in str(view(desk.model._replace(daily=daily)))
