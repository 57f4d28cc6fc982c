"""Who sits at the table: friends at one phone, their names and colours, and computer players."""

import json

import pytest

from game.app.messages import Msg
from game.app.model import Person, Setup
from game.app.people import (
    COLOURS,
    Guest,
    colours_of,
    guests_of,
    kept_of,
    person_of,
    read_guests,
    seat_names,
    seated,
    write_guests,
)
from game.storage import SETUP
from tests.app.desk import Desk, MemoryStore


def with_guests(guests: dict[int, Guest], **others: object) -> Setup:
    return Setup(guests=write_guests(guests))._replace(**others)  # type: ignore[arg-type]


def write(desk: Desk, name: str) -> None:
    desk.send(Msg("input", "guest_name", name, desk.time))


def test_as_it_comes_one_person_plays_against_three_and_has_no_colour() -> None:
    desk = Desk()
    desk.start_game()
    assert [person.human for person in desk.game.people] == [True, False, False, False]
    assert desk.game.people[0] == Person()
    assert not desk.game.several
    assert desk.state.seats[0].name == ""


def test_friends_take_the_seats_of_computer_players_one_by_one() -> None:
    desk = Desk()
    desk.tap("seats")
    write(desk, "Nonna")
    desk.tap("one_more")
    write(desk, "Anna")
    desk.tap("one_more")
    write(desk, "Piero")
    assert desk.model.seat == 2
    desk.tap("close")
    desk.start_game()
    # Anna is also one of the computer players' names.
    assert [seat.name for seat in desk.state.seats] == ["Nonna", "Anna", "Piero", "Bruno"]
    assert [person.human for person in desk.game.people] == [True, True, True, False]
    assert len({person.colour for person in desk.game.people}) == 4


def test_one_more_than_there_are_seats_brings_a_seat_along_up_to_the_largest_table() -> None:
    desk = Desk()
    desk.tap("players", "1")
    desk.tap("seats")
    for _ in range(12):
        desk.tap("one_more")
    # R4: two to eight at an Italian table.
    assert desk.model.setup.players == 7
    assert sorted(guests_of(desk.model.setup)) == [1, 2, 3, 4, 5, 6, 7]
    desk.tap("close")
    desk.start_game()
    assert all(person.human for person in desk.game.people)


def test_a_seat_is_given_to_a_person_and_back() -> None:
    desk = Desk()
    desk.tap("seats")
    desk.tap("seat", "2")
    desk.tap("person", "on")
    write(desk, "Ugo")
    assert guests_of(desk.model.setup) == {2: Guest("blue", "Ugo")}
    desk.tap("person", "off")
    assert guests_of(desk.model.setup) == {}
    desk.tap("seat", "0")
    desk.tap("person", "off")
    desk.tap("person", "on")
    assert guests_of(desk.model.setup) == {}, "one's own seat is a person's"


def test_a_colour_that_somebody_has_is_taken_in_exchange() -> None:
    desk = Desk()
    desk.tap("seats")
    desk.tap("one_more")
    assert colours_of(desk.model.setup) == {0: "red", 1: "blue"}
    desk.tap("colour", "red")
    assert colours_of(desk.model.setup) == {0: "blue", 1: "red"}
    desk.tap("seat", "0")
    desk.tap("colour", "teal")
    assert colours_of(desk.model.setup) == {0: "teal", 1: "red"}
    desk.tap("colour", "transparent")
    assert colours_of(desk.model.setup) == {0: "teal", 1: "red"}


def test_the_people_are_kept_for_the_next_game_also_beyond_a_smaller_table() -> None:
    desk = Desk()
    desk.tap("seats")
    for name in ("Anna", "Piero", "Ugo"):
        desk.tap("one_more")
        write(desk, name)
    desk.tap("close")
    desk.tap("players", "1")
    assert list(guests_of(desk.model.setup)) == [1]
    later = Desk(desk.store)
    later.tap("players", "3")
    assert [one.name for one in guests_of(later.model.setup).values()] == ["Anna", "Piero", "Ugo"]


def test_names_that_are_the_same_or_missing_are_told_apart() -> None:
    setup = with_guests(
        {1: Guest("blue", "anna"), 2: Guest("gold", " "), 3: Guest("green", "ANNA")}, name="Anna"
    )
    assert seat_names(setup, "en") == ["Anna", "anna 2", "Player 3", "ANNA 3"]
    assert seat_names(setup._replace(name=""), "it")[0] == "Giocatore 1"
    long = "x" * 20
    names = seat_names(with_guests({1: Guest("blue", long)}, name=long, players=1), "en")
    assert names == [long, "x" * 18 + " 2"]


def test_names_of_computer_players_are_never_those_of_people() -> None:
    guests = {seat: Guest(COLOURS[seat], name) for seat, name in enumerate(("Bruno", "Carla"), 1)}
    names = seat_names(with_guests(guests, name="Anna", players=9), "en")
    assert len({name.casefold() for name in names}) == 10


def test_levels_go_round_among_the_computer_players_alone() -> None:
    people = seated(with_guests({1: Guest("blue")}, players=4, level="mixed"))
    assert [person.human for person in people] == [True, True, False, False, False]
    assert {person.level for person in people[2:]} == {"easy", "medium", "hard"}


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "nonsense",
        "1 mauve Anna",
        "0 red Anna",
        "11 red Anna",
        "²  red Anna",
        "1 red",
        "-1 red x",
    ],
)
def test_guests_that_make_no_sense_are_left_out(kept: str) -> None:
    assert all(1 <= seat <= 9 and one.colour in COLOURS for seat, one in read_guests(kept).items())


def test_a_damaged_choice_on_the_device_costs_nothing_else() -> None:
    store = MemoryStore()
    store.texts[SETUP] = json.dumps(
        {**Setup(name="Nonna")._asdict(), "guests": "1 mauve Anna\n2 blue Ugo", "colour": "none"}
    )
    setup = Desk(store).model.setup
    assert setup.name == "Nonna"
    assert setup.colour == "red"
    assert guests_of(setup) == {2: Guest("blue", "Ugo")}


def test_a_name_is_one_line() -> None:
    desk = Desk()
    desk.tap("seats")
    desk.tap("one_more")
    write(desk, "Anna\n2 blue Bruno")
    assert guests_of(desk.model.setup) == {1: Guest("blue", "Anna 2 blue Bruno")}


@pytest.mark.parametrize(
    "person", [Person(), Person(colour="teal"), Person("hard", "bold"), Person("easy", "steady")]
)
def test_who_plays_a_seat_is_read_as_it_was_written(person: Person) -> None:
    assert person_of(kept_of(person)) == person


@pytest.mark.parametrize("kept", ["person", "person mauve", "person red ", "hard", "human red"])
def test_nobody_else_plays(kept: str) -> None:
    assert person_of(kept) is None
