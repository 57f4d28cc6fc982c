"""The choices before a game: traditions, switches, kept sets, links; the bad ones too."""

import json

import pytest

from game.app import choices
from game.app.choices import MOST_SETS, code_in_force, most_players
from game.app.messages import Msg
from game.app.model import MIXED, Model, Person, RuleSet, Setup
from game.app.people import LONGEST_NAME
from game.app.switches import house_rules, played_in, sections, switches, way, ways
from game.bots import LEVELS
from game.engine import OPTIONS, PRESETS, Rules, decode_rules, find_preset, replace, validate
from game.storage import SETS, SETUP
from tests.app.desk import Desk, MemoryStore


def rules_of(desk: Desk) -> Rules:
    return decode_rules(desk.model.setup.rules)


def house(rules: str = "italy.hn10") -> Desk:
    """Somebody at the house rules."""
    store = MemoryStore()
    store.texts[SETUP] = json.dumps(Setup(rules=rules)._asdict())
    desk = Desk(store)
    assert desk.model.setup.rules == rules
    desk.tap("house")
    return desk


def names(desk: Desk) -> list[str]:
    return [one.name for one in desk.model.sets]


def link(desk: Desk, code: str) -> None:
    desk.loop.send(Msg("link", "", code, desk.time))


# ---- the tradition


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_tradition_is_taken_as_it_is(preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    desk = Desk()
    desk.tap("chips", "100")
    desk.tap("hands", "20")
    desk.tap("preset", preset.name)
    assert rules_of(desk) == replace(preset.rules, chips=100, hands=20)
    assert desk.model.setup.preset is preset
    assert Desk(desk.store).model.setup == desk.model.setup


def test_an_unknown_tradition_is_not_taken() -> None:
    desk = Desk()
    before = desk.model.setup
    desk.tap("preset", "atlantis")
    assert desk.model.setup == before


def test_house_rules_survive_a_tap_on_their_own_tradition() -> None:
    desk = house("italy.ti1")
    desk.tap("preset", "italy")
    assert desk.model.setup.rules == "italy.ti1"
    desk.tap("preset", "spain")
    assert desk.model.setup.rules == "spain"


def test_back_to_the_tradition_keeps_chips_and_hands() -> None:
    desk = house("reale.ch30.hi5.hn7.ti1.fu1")
    desk.tap("back")
    assert desk.model.setup.rules == "reale.ch30.hn7"


# ---- players and the first bank


def test_players_are_those_the_tradition_allows() -> None:
    desk = Desk()
    desk.tap("preset", "portugal")
    assert most_players(desk.model.setup) == 9
    desk.tap("players", "9")
    assert desk.model.setup.players == 9
    desk.tap("players", "10")
    assert desk.model.setup.players == 9
    # Fewer seats at another table: some stay away.
    desk.tap("preset", "italy")
    assert desk.model.setup.players == 7


def test_the_small_pack_is_for_eight_at_most() -> None:
    desk = house("portugal")
    desk.tap("players", "9")
    desk.tap("rule", "pack=1")
    assert rules_of(desk).pack == "32"
    assert desk.model.setup.players == 7


def test_the_first_banker_sits_at_the_table() -> None:
    desk = Desk()
    desk.tap("preset", "france40")
    desk.tap("players", "4")
    desk.tap("first", "4")
    assert desk.model.setup.first == 4
    for wrong in ("5", "-1", "x", ""):
        desk.tap("first", wrong)
        assert desk.model.setup.first == 4
    desk.tap("players", "2")
    assert desk.model.setup.first == 2
    desk.start_game()
    assert desk.model.told[0].kind == "banker"
    assert desk.model.told[0].seat == 2


# ---- switches


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_switch_can_be_set_from_every_tradition(option: object) -> None:
    assert isinstance(option, type(OPTIONS[0]))
    for preset in PRESETS:
        for one in ways(preset.name, option):
            desk = house(preset.name)
            desk.tap("rule", one.message)
            changed = getattr(rules_of(desk), option.key) == one.value
            assert changed is (not one.problems), (preset.name, one)
            assert not validate(rules_of(desk))


@pytest.mark.parametrize(
    "value",
    ["", "tie", "tie=", "tie=2", "tie=-1", "tie=x", "tea=1", "chips=0", "chips=10001", "tie=1,",
     "tie=1,tea=1", "royal=²", "hands=9999999999"],
)  # fmt: skip
def test_what_means_nothing_changes_nothing(value: str) -> None:
    desk = house()
    before = desk.model
    desk.tap("rule", value)
    desk.tap("why", value)
    assert desk.model == before


def test_a_contradiction_is_not_taken_but_explained() -> None:
    desk = house()
    desk.tap("rule", "next_banker=3")
    assert desk.model.setup.rules == "italy.hn10"
    desk.tap("why", "next_banker=3")
    assert desk.model.notice == "royal_not_played"
    desk.tap("rule", "royal=1,next_banker=3")
    assert rules_of(desk) == replace(find_preset("reale").rules, hands=10)


def test_why_has_nothing_to_say_of_what_is_possible() -> None:
    desk = house()
    desk.tap("why", "tie=1")
    assert desk.model.notice == ""
    assert desk.model.setup.rules == "italy.hn10"


def test_a_remedy_makes_the_value_playable() -> None:
    found = 0
    codes = ("italy", "reale", "france32", "italy.wi1", "italy.lo10", "italy.ch5.lo5.hi5")
    for code in codes:
        for option in OPTIONS:
            now = int(next(one.value for one in switches(code) if one.option is option)
                      if option.range else 0)  # fmt: skip
            near = (now - 1, now + 1) if option.range else ()
            shown = ways(code, option) or tuple(
                way(code, option, number) for number in near if option.allows(number)
            )
            for one in shown:
                # Two contradictions at once have no simple remedy.
                assert bool(one.remedy) == (len(one.problems) == 1), (code, one)
                if one.remedy:
                    found += 1
                    desk = house(code)
                    desk.tap("rule", one.mended)
                    assert getattr(rules_of(desk), option.key) == one.value
    assert found >= 8


def test_only_what_a_tradition_settles_is_a_house_rule() -> None:
    assert not house_rules("italy.ch30.lo2.hi20.hn5")
    changed = house_rules("italy.ch30.ti1.bu2")
    assert [one.option.key for one in changed] == ["burn", "tie"]


def test_every_switch_is_in_one_section() -> None:
    keys = [option.key for options in sections().values() for option in options]
    assert sorted(keys) == sorted(option.key for option in OPTIONS)


def test_where_values_are_played() -> None:
    rows = {option.key: option for option in OPTIONS}
    assert played_in(rows["royal"], True) == (("reale",), ())
    assert played_in(rows["wild"], "Kd") == ((), ("italy", "reale"))
    assert played_in(rows["first_banker"], "vote") == ((), ("portugal",))
    assert played_in(rows["tie"], "push") == ((), ("italy",))
    assert played_in(rows["direction"], "clockwise") == ((), ())
    assert len(played_in(rows["tie"], "bank")[0]) == 6


# ---- the screen


def test_the_house_rules_are_entered_and_left_from_the_start_screen() -> None:
    desk = Desk()
    screens = []
    for name in ("done", "house", "house", "done"):
        desk.tap(name)
        screens.append(desk.model.screen)
    assert screens == ["start", "house", "house", "start"]
    desk.start_game()
    desk.tap("house")
    assert desk.model.screen == "table"


def test_the_devices_own_way_back_leaves_the_house_rules() -> None:
    desk = house("italy.ti1")
    desk.tap("force")
    screens = []
    for _ in range(3):
        desk.loop.send(Msg("back", "", "", desk.time))
        screens.append((desk.model.screen, desk.model.dialog))
    assert screens == [("house", ""), ("start", ""), ("start", "")]
    assert desk.model.setup.rules == "italy.ti1"


# ---- kept sets


def test_a_set_is_kept_used_and_dropped() -> None:
    desk = house("italy.ti1")
    desk.tap("set_name", "Natale")
    assert desk.model.set_name == "Natale"
    desk.tap("keep_set", "  Natale   da  nonna ")
    assert desk.model.sets == (RuleSet("Natale da nonna", "italy.ti1"),)
    assert desk.model.set_name == ""
    desk.tap("preset", "portugal")
    desk.tap("keep_set", "Lisboa")
    desk.tap("use_set", "1")
    assert desk.model.setup.rules == "italy.ti1"
    again = Desk(desk.store)
    assert [one.name for one in again.model.sets] == ["Lisboa", "Natale da nonna"]
    again.tap("drop_set", "0")
    assert [one.name for one in again.model.sets] == ["Natale da nonna"]
    again.tap("undo_drop")
    assert [one.name for one in again.model.sets] == ["Lisboa", "Natale da nonna"]
    again.tap("undo_drop")
    assert len(again.model.sets) == 2
    assert Desk(again.store).model.sets == again.model.sets


def test_the_same_name_replaces_the_set() -> None:
    desk = house("italy.ti1")
    desk.tap("keep_set", "Natale")
    desk.tap("rule", "burn=1")
    desk.tap("keep_set", "NATALE")
    assert desk.model.sets == (RuleSet("NATALE", "italy.bu1.ti1"),)


def test_a_set_needs_a_name_and_room() -> None:
    desk = house()
    desk.tap("keep_set", "   ")
    assert names(desk) == []
    assert desk.model.notice == "set_without_name"
    for number in range(MOST_SETS):
        desk.tap("keep_set", f"{number}")
    desk.tap("dismiss")
    desk.tap("keep_set", "one more")
    assert desk.model.notice == "too_many_sets"
    assert len(names(desk)) == MOST_SETS
    # One of those there can still be replaced.
    desk.tap("keep_set", "0")
    assert names(desk)[0] == "0"
    desk.tap("keep_set", "x" * 50)
    assert all(len(name) <= LONGEST_NAME for name in names(desk))


@pytest.mark.parametrize("name", ["use_set", "drop_set"])
@pytest.mark.parametrize("place", ["", "1", "-1", "x", "99999999999"])
def test_a_set_that_is_not_there(name: str, place: str) -> None:
    desk = house("italy.ti1")
    desk.tap("keep_set", "Natale")
    before = desk.model
    desk.tap(name, place)
    assert desk.model == before


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", "null", "3", '"italy"', "[[]]", "[1]", '[["a"]]', '[["a", 1]]',
     '[[1, "italy"]]', '[["", "italy"]]', '[["a", "atlantis"]]', '[["a", "italy.xx1"]]',
     '[["a", "italy.nb3"]]', '[["a", null]]', "[" * 100_000],
)  # fmt: skip
def test_damaged_sets_are_left_out(text: str) -> None:
    store = MemoryStore()
    store.texts[SETS] = text
    assert Desk(store).model.sets == ()


def test_sound_sets_survive_beside_damaged_ones() -> None:
    store = MemoryStore()
    store.texts[SETS] = json.dumps([["a", "nowhere"], ["b", "spain.ti1"], 7])
    assert Desk(store).model.sets == (RuleSet("b", "spain.ti1"),)


# ---- links


def test_a_link_lays_the_table_and_shows_its_house_rules() -> None:
    desk = Desk()
    desk.tap("name", "Ugo")
    link(desk, "portugal.ti1.hn5")
    assert desk.model.setup == Setup(name="Ugo", rules="portugal.hn5.ti1")
    assert desk.model.notice == "link_opened"
    assert desk.model.screen == "house"
    assert Desk(desk.store).model.setup == desk.model.setup


def test_a_link_without_house_rules_leads_to_the_start_screen() -> None:
    desk = Desk()
    link(desk, " France32.HN5 ")
    assert desk.model.setup.rules == "france32.hn5"
    assert desk.model.screen == "start"
    assert desk.model.notice == "link_opened"


@pytest.mark.parametrize(
    "code", ["x", "italy.", "italy.xx1", "italy.ti9", "italy.nb3", "italy.lo20", "<script>", "a b"]
)
def test_a_bad_link_changes_nothing_and_says_so(code: str) -> None:
    desk = Desk()
    before = desk.model
    link(desk, code)
    assert desk.model == before._replace(notice="link_bad")


@pytest.mark.parametrize("code", ["", "to-section-bank", "to-book-pay"])
def test_no_link_and_jumps_within_the_page_say_nothing(code: str) -> None:
    desk = Desk()
    before = desk.model
    link(desk, code)
    assert desk.model == before


def test_a_link_leaves_the_game_on_the_table_alone() -> None:
    desk = Desk()
    desk.start_game()
    game = desk.model.game
    link(desk, "spain.ti1")
    assert desk.model.screen == "table"
    assert desk.model.game == game
    assert desk.model.setup.rules == "spain.ti1"
    assert code_in_force(desk.model) == "italy.hn10"
    desk.tap("send_link")
    assert desk.shared == ["italy.hn10"]


def test_links_are_sent_of_the_table_and_of_kept_sets() -> None:
    desk = house("italy.ti1")
    desk.tap("keep_set", "Natale")
    desk.tap("preset", "spain")
    desk.tap("send_link")
    desk.tap("send_link", "0")
    desk.tap("send_link", "7")
    assert desk.shared == ["spain", "italy.ti1", "spain"]


def test_what_became_of_a_link_is_said() -> None:
    desk = house()
    address = "https://example.org/game/#italy.hn10"
    desk.loop.send(Msg("shared", address, "copied"))
    assert desk.model.notice == "link_copied"
    desk.loop.send(Msg("shared", address, ""))
    assert desk.model.notice == ""
    desk.loop.send(Msg("shared", address, "not_copied"))
    assert desk.model.dialog == "share"
    assert desk.model.link == address


# ---- what the device has kept


@pytest.mark.parametrize(
    "fields",
    [{"rules": "atlantis"}, {"rules": "italy.nb3"}, {"rules": ""}, {"players": 9}, {"players": 0},
     {"first": 4}, {"first": -1}, {"name": "x" * 21}, {"rules": "france32", "players": 8}],
)  # fmt: skip
def test_kept_choices_that_cannot_be_played_are_left(fields: dict[str, object]) -> None:
    store = MemoryStore()
    store.texts[SETUP] = json.dumps(fields)
    assert Desk(store).model.setup == Setup()


def test_choices_of_an_older_version_keep_what_is_still_there() -> None:
    store = MemoryStore()
    store.texts[SETUP] = json.dumps({"name": "Zia", "players": 5, "chips": 100, "hands": 5})
    assert Desk(store).model.setup == Setup(name="Zia", players=5)


def test_a_level_that_this_version_does_not_know_is_the_usual_one() -> None:
    store = MemoryStore()
    store.texts[SETUP] = json.dumps({"name": "Zia", "level": "hopeless"})
    assert Desk(store).model.setup == Setup(name="Zia", level="medium")


def test_the_level_is_chosen_for_all_and_kept() -> None:
    desk = Desk()
    desk.tap("level", "hard")
    desk.tap("level", "hopeless")
    assert Desk(desk.store).model.setup.level == "hard"
    desk.start_game(players="7")
    people = desk.game.people
    assert people[0] == Person()
    assert {person.level for person in people[1:]} == {"hard"}
    assert {person.character for person in people[1:]} == {"cautious", "steady", "bold"}


def test_some_of_each_level_play_at_a_mixed_table() -> None:
    desk = Desk()
    desk.start_game(players="7", level=MIXED)
    people = desk.game.people[1:]
    # A master at a table of many would be one more hard one.
    levels = set(LEVELS) - {"master"}
    assert {person.level for person in people[:3]} == levels
    # One alone is neither the weakest nor the strongest.
    alone = Desk()
    alone.start_game(players="1", level=MIXED)
    assert alone.game.people[1].level == "medium"
    # No level is of one character only.
    for level in levels:
        assert len({person.character for person in people if person.level == level}) > 1


def test_every_tap_is_answered_by_a_handler_that_bears_anything() -> None:
    odd = ("", "0", "-1", "zzz", "=", ",", "italy", "tie=1", "9" * 30, "\x00", "à", "²")
    for name in choices.TAPS:
        for value in odd:
            desk = house()
            desk.tap(name, value)
            assert isinstance(desk.model, Model)
            assert not validate(rules_of(desk))
