"""Who plays: the seats round a cloth, and who sits on the one that was tapped."""

from game.app.choices import most_players
from game.app.people import COLOURS, colours_of, guests_of, seated
from game.app.seen import Model, Person, decode_rules
from game.i18n import text
from game.ui.controls import button, choice
from game.ui.discs import disc, initials, person_name
from game.ui.icons import icon
from game.ui.places import places
from game.ui.tree import Child, Tree, classes, el


def seats_sheet(model: Model) -> list[Child]:
    """Draw the seats, and the one that is being given away."""
    lang, setup = model.prefs.lang, model.setup
    free = len(guests_of(setup)) < most_players(setup)
    return [
        el("p", {"key": "text", "class": "seats-text"}, text(lang, "seats.text")),
        el(
            "div",
            {"key": "cloth", "class": "seat-cloth"},
            _ring(model),
            button(
                "one_more",
                "one-more",
                icon("more") if free else None,
                el("span", {}, text(lang, "seats.more" if free else "seats.full")),
                off=not free,
            ),
        ),
        _chosen(model),
    ]


def _ring(model: Model) -> Tree:
    lang, setup = model.prefs.lang, model.setup
    colours, people = colours_of(setup), seated(setup)
    names = {seat: person_name(model, seat) for seat in range(setup.players + 1)}
    signs = initials({seat: names[seat] for seat in colours})
    direction = decode_rules(setup.rules).direction
    spots = [{"--x": "50%", "--y": "100%"}, *places(setup.players, direction)]
    return el(
        "ol",
        {"key": "ring", "class": "seat-ring", "aria-label": text(lang, "seats.ring")},
        *(
            el(
                "li",
                {"key": str(seat), "style": {key: spot[key] for key in ("--x", "--y")}},
                button(
                    "seat",
                    classes("seat-button", seat not in colours and "is-computer"),
                    disc(colours[seat], signs[seat]) if seat in colours else _machine(people[seat]),
                    el("span", {"class": "seat-label"}, names[seat]),
                    value=str(seat),
                    label=text(
                        lang,
                        "seats.is_person",
                        name=names[seat],
                        colour=text(lang, f"colour.{colours[seat]}"),
                    )
                    if seat in colours
                    else text(lang, "seats.is_computer", name=names[seat]),
                    pressed=seat == model.seat,
                    key=str(seat),
                ),
            )
            for seat, spot in enumerate(spots)
        ),
    )


def _machine(person: Person) -> Tree:
    return el(
        "span", {"class": "person of-computer", "aria-hidden": "true"}, icon(person.character)
    )


def _chosen(model: Model) -> Tree:
    lang, setup, seat = model.prefs.lang, model.setup, min(model.seat, model.setup.players)
    is_person = seat in colours_of(setup)
    guests = guests_of(setup)
    hint = text(lang, "people.nameless", n=seat + 1) if guests else text(lang, "you")
    given = guests[seat].name if seat in guests else setup.name if seat == 0 else ""
    return el(
        "section",
        {"key": f"chosen-{seat}", "class": "chosen-seat", "aria-label": person_name(model, seat)},
        choice(
            "person",
            text(lang, "seats.kind"),
            [(one, word := text(lang, f"seats.{one}"), word) for one in ("on", "off")],
            "on" if is_person else "off",
        )
        if seat
        else None,
        el(
            "label",
            {"key": "name", "class": "seat-name-field"},
            el("span", {"class": "label"}, text(lang, "seats.name" if seat else "start.name")),
            el(
                "input",
                {
                    "id": f"guest-{seat}",
                    "data-action": "guest_name",
                    "data-autofocus": bool(seat) and not given,
                    "type": "text",
                    "value": given,
                    "placeholder": hint,
                    "maxlength": "20",
                    "autocomplete": "off",
                    "autocapitalize": "words",
                    "spellcheck": "false",
                    "enterkeyhint": "done",
                },
            ),
        )
        if is_person
        else None,
        _colours(model, seat) if is_person and guests else None,
    )


def _colours(model: Model, seat: int) -> Tree:
    lang, own = model.prefs.lang, colours_of(model.setup)[seat]
    return el(
        "div",
        {
            "key": "colours",
            "class": "colours",
            "role": "group",
            "aria-label": text(lang, "seats.colour"),
        },
        *(
            button(
                "colour",
                f"colour of-{colour}",
                value=colour,
                label=text(lang, f"colour.{colour}"),
                pressed=colour == own,
                key=colour,
            )
            for colour in COLOURS
        ),
    )
