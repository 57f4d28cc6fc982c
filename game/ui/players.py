"""Who the computer players are: their marks, and the list that says how each plays."""

from game.app.seen import LEVELS, Game, Model, Person
from game.i18n import text
from game.ui.icons import icon
from game.ui.tree import Tree, el, unseen


def character_mark(character: str) -> Tree:
    """Draw the mark of a character."""
    return el("span", {"class": f"mark mark-{character}"}, icon(character))


def level_mark(level: str) -> Tree | None:
    """Draw how well somebody plays: a bar for each level, lit up to the own one."""
    if level not in LEVELS:
        return None
    own = LEVELS.index(level)
    bars = [el("i", {"class": "lit" if place <= own else "unlit"}) for place in range(len(LEVELS))]
    return el("span", {"class": f"level level-{level}", "aria-hidden": "true"}, *bars)


def how_played(lang: str, person: Person) -> str:
    """Say how well a computer player plays, and its character; nothing of anybody else."""
    if person.level not in LEVELS:
        return ""
    return text(
        lang,
        "plays.both",
        level=text(lang, f"plays.{person.level}"),
        character=text(lang, f"character.{person.character}"),
    )


def who_plays_how(model: Model, game: Game) -> Tree:
    """List the computer players, and say what their levels mean."""
    lang = model.prefs.lang
    others = [
        (seat.name, person)
        for seat, person in zip(game.state.seats, game.people, strict=True)
        if not person.human
    ]
    levels = {person.level for _, person in others}
    return el(
        "section",
        {"key": "players", "class": "rule players"},
        el("h3", {}, text(lang, "players.title")),
        el(
            "ul",
            {"class": "players-list"},
            *(
                el(
                    "li",
                    {"key": str(number)},
                    character_mark(person.character),
                    level_mark(person.level),
                    el(
                        "span",
                        {},
                        el("strong", {}, name),
                        unseen(", "),
                        el("span", {"class": "small"}, how_played(lang, person)),
                    ),
                )
                for number, (name, person) in enumerate(others)
            ),
        ),
        *(
            el("p", {"key": level}, text(lang, f"players.{level}"))
            for level in LEVELS
            if level in levels
        ),
        el("p", {}, text(lang, "players.character")),
        el("p", {}, text(lang, "players.fair")),
    )
