"""Who sits at the table: people with names and colours of their own, and computer players."""

from typing import NamedTuple

from game.app.model import MIXED, Person, Setup
from game.bots import CHARACTERS, LEVELS
from game.i18n import text
from game.storage import PERSON

# Told apart from each other on any cloth; as many as the largest table has seats.
COLOURS = (
    "red",
    "blue",
    "gold",
    "purple",
    "green",
    "orange",
    "pink",
    "teal",
    "brown",
    "slate",
)
LONGEST_NAME = 20
_NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Franco", "Gina", "Ivo", "Lucia", "Marco")


class Guest(NamedTuple):
    """Somebody who plays at the same phone; ``name`` is empty until one is given."""

    colour: str
    name: str = ""


def guests_of(setup: Setup) -> dict[int, Guest]:
    """Return the people beside the first one, by seat; those of a larger table are left out."""
    return {seat: one for seat, one in read_guests(setup.guests).items() if seat <= setup.players}


def read_guests(kept: str) -> dict[int, Guest]:
    """Read guests as they are kept: a line for each, its seat, its colour and its name.

    What makes no sense is left out.
    """
    guests: dict[int, Guest] = {}
    for line in kept.split("\n"):
        seat, _, rest = line.partition(" ")
        colour, _, name = rest.partition(" ")
        if seat in "123456789" and len(seat) == 1 and colour in COLOURS:
            guests[int(seat)] = Guest(colour, name[:LONGEST_NAME])
    return guests


def write_guests(guests: dict[int, Guest]) -> str:
    """Write guests as they are kept."""
    return "\n".join(f"{seat} {one.colour} {one.name}" for seat, one in sorted(guests.items()))


def clean_name(name: str) -> str:
    """Return a name as it can be kept: one line, not too long, no halves of letters."""
    # Half a letter, as a keyboard may send in the middle of an emoji, could not be kept.
    whole = name.encode(errors="ignore").decode()
    return "".join(" " if sign in "\n\r\t" else sign for sign in whole)[:LONGEST_NAME]


def colours_of(setup: Setup) -> dict[int, str]:
    """Return the colour of each person by seat; no two are the same."""
    wanted = {0: setup.colour, **{seat: one.colour for seat, one in guests_of(setup).items()}}
    given: dict[int, str] = {}
    for seat, colour in wanted.items():
        free = [one for one in COLOURS if one not in given.values()]
        given[seat] = colour if colour in free else free[0]
    return given


def free_colour(setup: Setup) -> str:
    """Return the first colour that nobody at the table has."""
    taken = colours_of(setup).values()
    return next((one for one in COLOURS if one not in taken), COLOURS[0])


def seat_names(setup: Setup, lang: str) -> list[str]:
    """Return the names of all seats in order of play, no two the same.

    One's own, the first, may be empty for somebody who plays alone; among several people those
    who gave no name are numbered.
    """
    guests = guests_of(setup)
    given = {0: setup.name.strip(), **{seat: one.name.strip() for seat, one in guests.items()}}
    names: dict[int, str] = {}
    for seat, name in given.items():
        said = name or (text(lang, "people.nameless", n=seat + 1) if guests else "")
        names[seat] = _told_apart(said, names)
    taken = {name.casefold() for name in names.values()}
    others = iter([name for name in _NAMES if name.casefold() not in taken])
    return [
        names[seat] if seat in names else next(others, f"{_NAMES[seat]} {seat + 1}")
        for seat in range(setup.players + 1)
    ]


def _told_apart(name: str, names: dict[int, str]) -> str:
    taken = {one.casefold() for one in names.values()}
    numbered, number = name, 2
    while numbered.casefold() in taken:
        numbered, number = f"{name[: LONGEST_NAME - 2].rstrip()} {number}", number + 1
    return numbered


def seated(setup: Setup) -> tuple[Person, ...]:
    """Return who plays each seat; whoever plays alone needs no colour."""
    guests, colours = guests_of(setup), colours_of(setup)
    first = Person(colour=colours[0]) if guests else Person()
    # A master differs from the hard ones only at a table of two.
    some = tuple(level for level in LEVELS if level != "master")
    levels = some if setup.level == MIXED else (setup.level,)
    characters = tuple(CHARACTERS)
    # One further with each round, so that no level is of one character only; the easy ones last.
    others = [
        Person(colour=colours[number + 1])
        if number + 1 in guests
        else Person(
            levels[(number + 1) % len(levels)],
            characters[(number + number // len(levels)) % len(characters)],
        )
        for number in range(setup.players)
    ]
    return (first, *others)


def person_of(kept: str) -> Person | None:
    """Read who plays a seat, as a saved game has it; None for what this version does not know."""
    colour = kept.removeprefix(PERSON)
    if not kept or (colour != kept and colour in COLOURS):
        return Person(colour=colour)
    level, _, character = kept.partition(" ")
    return Person(level, character) if level in LEVELS and character in CHARACTERS else None


def kept_of(person: Person) -> str:
    """Write who plays a seat for a saved game."""
    if person.human:
        return person.colour and PERSON + person.colour
    return f"{person.level} {person.character}"
