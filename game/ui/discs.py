"""People as discs of their colours with their initials; and whose turn it is among them."""

from collections.abc import Mapping

from game.app.people import colours_of, seat_names
from game.app.seen import Model, SeatView, person_at
from game.i18n import text
from game.ui.controls import button
from game.ui.tree import Tree, el

# So many find room on the button of the start screen.
_SHOWN = 3


def initials(names: Mapping[int, str]) -> dict[int, str]:
    """Return what tells people apart on their discs, by seat: a letter, or two.

    Of a name that ends in a number, as those have who gave none, it is the number.
    """
    signs = {seat: _initial(name) for seat, name in names.items()}
    shared = {sign for sign in signs.values() if list(signs.values()).count(sign) > 1}
    return {
        seat: names[seat][:2].strip().capitalize() if sign in shared else sign
        for seat, sign in signs.items()
    }


def _initial(name: str) -> str:
    last = name.rpartition(" ")[2]
    return last if last.isdecimal() and len(last) < 3 else name[:1].upper()


def disc(colour: str, sign: str) -> Tree:
    """Draw a person, for the eye only."""
    return el("span", {"class": f"person of-{colour}", "aria-hidden": "true"}, sign)


def disc_at(model: Model, seat: int) -> Tree | None:
    """Draw the person at a seat; nothing for a computer player, or somebody who plays alone."""
    colour, game, shown = person_at(model, seat).colour, model.game, model.shown
    if not colour or game is None or shown is None:
        return None
    names = {n: shown.seats[n].name for n, one in enumerate(game.people) if one.human}
    return disc(colour, initials(names)[seat])


def whose_turn(model: Model, shown: SeatView) -> Tree | None:
    """Say whose turn it is, where several people might think it is theirs."""
    if model.game is None or not model.game.several or not model.my_turn or shown.seat is None:
        return None
    return el(
        "p",
        {
            "key": f"whose-{shown.seat}",
            "class": f"whose-turn of-{person_at(model, shown.seat).colour}",
        },
        disc_at(model, shown.seat),
        el("span", {}, text(model.prefs.lang, "people.asked", name=shown.seats[shown.seat].name)),
    )


def people_button(model: Model, off: bool) -> Tree:
    """Make the button that tells who plays, and leads to changing it."""
    lang, setup = model.prefs.lang, model.setup
    colours = colours_of(setup)
    signs = initials({seat: person_name(model, seat) for seat in colours})
    discs = [disc(colour, signs[seat]) for seat, colour in colours.items()]
    more = len(discs) - _SHOWN
    if more > 0:
        discs = [*discs[: _SHOWN - 1], el("span", {"class": "person more"}, f"+{more + 1}")]
    if len(discs) == 1:
        discs.append(el("span", {"class": "person more"}, "+"))
    return button(
        "seats",
        "house-button people-button",
        el("span", {"class": "small"}, text(lang, "people.open")),
        el("span", {"class": "discs", "aria-hidden": "true"}, *discs),
        label=text(lang, "people.open_label", names=_who(model)),
        off=off,
    )


def person_name(model: Model, seat: int) -> str:
    """Return the name that somebody will have at the table being laid."""
    lang = model.prefs.lang
    return seat_names(model.setup, lang)[seat] or text(lang, "you")


def _who(model: Model) -> str:
    """Name the people, and say how many computer players there are."""
    lang, setup = model.prefs.lang, model.setup
    people = colours_of(setup)
    said = ", ".join(person_name(model, seat) for seat in people)
    others = setup.players + 1 - len(people)
    return f"{said} {text(lang, 'people.and_computers', n=others)}" if others else said
