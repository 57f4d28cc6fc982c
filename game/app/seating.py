"""Who shall sit where: the people of the next game, their names and their colours."""

from collections.abc import Callable

from game.app.choices import changed, most_players
from game.app.messages import Msg
from game.app.model import Model
from game.app.people import (
    COLOURS,
    Guest,
    clean_name,
    colours_of,
    free_colour,
    guests_of,
    read_guests,
    write_guests,
)
from game.app.play import Step


def _number(text: str) -> int:
    return int(text) if len(text) == 1 and text in "0123456789" else -1


def _seats(model: Model, msg: Msg) -> Step:
    if model.screen != "start" or model.dialog:
        return model, ()
    return model._replace(dialog="seats", seat=0), ()


def _seat(model: Model, msg: Msg) -> Step:
    """Turn to another seat."""
    seat = _number(msg.value)
    if not 0 <= seat <= model.setup.players:
        return model, ()
    return model._replace(seat=seat), ()


def _with_guest(model: Model, seat: int, guest: Guest | None) -> Step:
    guests = read_guests(model.setup.guests)
    if guest is None:
        guests.pop(seat, None)
    else:
        guests[seat] = guest
    return changed(model, model.setup._replace(guests=write_guests(guests)))


def _person(model: Model, msg: Msg) -> Step:
    """Give the seat to a person (``on``) or to a computer player."""
    seat, there = model.seat, guests_of(model.setup)
    if not 0 < seat <= model.setup.players or (seat in there) == (msg.value == "on"):
        return model, ()
    return _with_guest(model, seat, Guest(free_colour(model.setup)) if msg.value == "on" else None)


def _one_more(model: Model, msg: Msg) -> Step:
    """Give the next seat that a computer player has to a person, or else a new one."""
    setup = model.setup
    there = guests_of(setup)
    seat = next((n for n in range(1, setup.players + 1) if n not in there), setup.players + 1)
    if seat > most_players(setup):
        return model, ()
    # Somebody may have sat there before, at a larger table.
    forgotten = read_guests(setup.guests)
    if seat not in there:
        forgotten.pop(seat, None)
    setup = setup._replace(players=max(setup.players, seat), guests=write_guests(forgotten))
    model = model._replace(seat=seat, setup=setup)
    return _with_guest(model, seat, Guest(free_colour(setup)))


def _guest_name(model: Model, msg: Msg) -> Step:
    name, seat = clean_name(msg.value), model.seat
    if seat == 0:
        return changed(model, model.setup._replace(name=name))
    guest = guests_of(model.setup).get(seat)
    return _with_guest(model, seat, guest._replace(name=name)) if guest else (model, ())


def _colour(model: Model, msg: Msg) -> Step:
    """Take a colour; whoever had it takes the one that is left."""
    seat, colours = model.seat, colours_of(model.setup)
    if msg.value not in COLOURS or seat not in colours:
        return model, ()
    other = next((one for one, colour in colours.items() if colour == msg.value), seat)
    colours[other], colours[seat] = colours[seat], msg.value
    guests = read_guests(model.setup.guests)
    for one in guests.keys() & colours.keys():
        guests[one] = guests[one]._replace(colour=colours[one])
    setup = model.setup._replace(colour=colours[0], guests=write_guests(guests))
    return changed(model, setup)


TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "seats": _seats,
    "seat": _seat,
    "person": _person,
    "one_more": _one_more,
    "guest_name": _guest_name,
    "colour": _colour,
}
