"""The start screen: what is played, by whom, for how much. The first thing seen, before Python."""

from game.app.choices import OPPONENTS, most_players
from game.app.learning import is_offered
from game.app.people import guests_of
from game.app.seen import Model
from game.app.switches import Rules, decode_rules, house_rules, preset_of, seat_names
from game.i18n import text
from game.ui.controls import button, choice, icon_button, other_language
from game.ui.discs import people_button
from game.ui.icons import icon
from game.ui.nonna import lesson_card
from game.ui.offline import offline_sign
from game.ui.rule_words import changed_values, table_name
from game.ui.traditions import native, tradition_choice, tradition_line
from game.ui.tree import Tree, classes, el

_CHIPS = (30, 50, 100, 200)
_STAKES = ((1, 5), (1, 10), (2, 20), (5, 50), (1, 0))
_HANDS = (5, 10, 20, 0)

# More than this do not fit side by side on a small phone.
_ONE_ROW = 7


def start_screen(model: Model, ready: bool) -> Tree:
    """Draw the start screen; until ``ready`` it can be read, but not used."""
    lang = model.prefs.lang
    off = not ready
    return el(
        "main",
        {"key": "start", "class": "start"},
        el(
            "div",
            {"class": "start-top"},
            el("h1", {"class": "display"}, text(lang, "game.title")),
            el("p", {"class": "tagline"}, text(lang, "game.tagline")),
            button(
                "rules",
                "pill",
                icon("rules"),
                el("span", {}, text(lang, "start.rules")),
                off=off,
            ),
            other_language(model, off),
            icon_button("settings", "settings", text(lang, "settings.title"), off=off),
            icon_button("statistics", "statistics", text(lang, "statistics.title"), off=off),
        ),
        el(
            "div",
            {"class": "start-tradition"},
            tradition_choice(model, off),
            _about(model, off),
        ),
        _setup(model, off),
        _go(model, ready),
    )


def _about(model: Model, off: bool) -> Tree:
    """Tell what is played, and lead to the house rules."""
    lang, code = model.prefs.lang, model.setup.rules
    name = preset_of(code).name
    changed = bool(house_rules(code))
    return el(
        "div",
        {"class": classes("about", name == "italy" and not changed and "of-italy")},
        el(
            "p",
            {"class": "about-line"},
            el("strong", {}, table_name(lang, code)) if changed else native(name, "strong", "game"),
            el(
                "span",
                {},
                changed_values(lang, code, decode_rules(code).pack)
                if changed
                else tradition_line(lang, name),
            ),
        ),
        button("house", "house-button", text(lang, "start.house"), off=off),
        lesson_card(model, off) if is_offered(model) else None,
    )


def _setup(model: Model, off: bool) -> Tree:
    lang, setup = model.prefs.lang, model.setup
    rules = decode_rules(setup.rules)
    players = range(1, most_players(setup) + 1)
    return el(
        "form",
        {"class": "setup", "aria-label": text(lang, "start.new")},
        el(
            "div",
            {"class": "line line-name"},
            people_button(model, off),
            el("label", {"class": "sr", "for": "name"}, text(lang, "start.name")),
            el(
                "input",
                {
                    "id": "name",
                    "data-action": "name",
                    "type": "text",
                    "value": setup.name,
                    "placeholder": text(lang, "start.name"),
                    "maxlength": "20",
                    "autocomplete": "given-name",
                    "autocapitalize": "words",
                    "spellcheck": "false",
                    "enterkeyhint": "done",
                    "disabled": off,
                },
            ),
            _level(lang, setup.level, off or setup.players == len(guests_of(setup))),
        ),
        _line(
            lang,
            "players",
            [(str(n), str(n), text(lang, "start.players_value", n=n)) for n in players],
            str(setup.players),
            off,
            "two-rows" if len(players) > _ONE_ROW else "",
        ),
        _line(
            lang,
            "chips",
            [(str(n), str(n), text(lang, "chips", n=n)) for n in _with(_CHIPS, rules.chips)],
            str(rules.chips),
            off,
        ),
        _stakes(lang, rules, off),
        _line(
            lang,
            "hands",
            [
                (
                    str(n),
                    str(n) if n else "∞",
                    text(lang, "start.hands_value", n=n)
                    if n
                    else f"∞: {text(lang, 'start.hands_open')}",
                )
                for n in _with(_HANDS, rules.hands)
            ],
            str(rules.hands),
            off,
        ),
        _first_banker(model, off) if rules.first_banker == "chosen" else None,
    )


def _level(lang: str, level: str, off: bool) -> Tree:
    """Tell how well the others play; each tap takes the next level."""
    place = (OPPONENTS.index(level) + 1) % len(OPPONENTS)
    word, then = (text(lang, f"level.{one}") for one in (level, OPPONENTS[place]))
    return button(
        "level",
        "house-button level-button",
        el("span", {"class": "small"}, text(lang, "start.level")),
        el("strong", {}, word),
        value=OPPONENTS[place],
        label=text(lang, "start.level_next", level=word, next=then),
        off=off,
    )


def _stakes(lang: str, rules: Rules, off: bool) -> Tree:
    chosen = (rules.stake_min, rules.stake_max)
    options = []
    for low, high in _STAKES if chosen in _STAKES else (*_STAKES[1:], chosen):
        name = text(lang, "start.stakes_open", low=low)
        if high:
            name = text(lang, "start.stakes_value", low=low, high=high)
        shows = text(lang, "start.stakes_short", low=low, high=high or "∞")
        options.append((f"{low}-{high}", shows, f"{shows}: {name}"))
    return _line(lang, "stakes", options, f"{chosen[0]}-{chosen[1]}", off, "five")


def _first_banker(model: Model, off: bool) -> Tree:
    """Let choose who holds the bank first (R7)."""
    lang, setup = model.prefs.lang, model.setup
    names = [name or text(lang, "you") for name in seat_names(setup, lang)]
    options = [
        (str(seat), name, text(lang, "start.first_value", name=name))
        for seat, name in enumerate(names)
    ]
    return _line(lang, "first", options, str(setup.first), off, "names")


def _with(usual: tuple[int, ...], chosen: int) -> tuple[int, ...]:
    """Add a value set elsewhere to the usual ones, so that the choice always shows it."""
    return usual if chosen in usual else (*usual, chosen)


def _line(
    lang: str,
    action: str,
    options: list[tuple[str, str, str]],
    chosen: str,
    off: bool,
    css: str = "",
) -> Tree:
    label = text(lang, f"start.{action}")
    return el(
        "div",
        {"key": action, "class": f"line line-{action}"},
        el("span", {"class": "label", "aria-hidden": "true"}, label),
        choice(action, label, options, chosen, css, off=off),
    )


def _go(model: Model, ready: bool) -> Tree:
    """What begins a game: always as high, so that nothing jumps when Python is there."""
    lang, saved = model.prefs.lang, model.saved
    play = button(
        "play",
        f"big {'second' if saved else 'primary'}",
        text(lang, "start.play"),
        hotkey=None if saved else "Enter",
        off=not ready,
    )
    go_on = button(
        "continue", "big primary", text(lang, "start.continue"), hotkey="Enter", off=not ready
    )
    return el(
        "div",
        {"class": "start-go"},
        el(
            "div",
            {"class": classes("go-row", saved is not None and "full")},
            button(
                "train",
                "train",
                icon("trainer"),
                el("span", {}, text(lang, "trainer.title")),
                label=text(lang, "trainer.open"),
                off=not ready,
            ),
            button(
                "day",
                "train",
                icon("day"),
                el("span", {}, text(lang, "day.title")),
                label=text(lang, "day.title"),
                off=not ready,
            ),
            play,
            go_on if saved else None,
        ),
        _below(model, ready),
        None if ready else _boot(lang),
    )


def _below(model: Model, ready: bool) -> Tree:
    """The line under the buttons; until ``ready`` it only takes its room, behind the boot's."""
    return el(
        "p",
        {
            "key": "below",
            "class": classes("below", "hint", "" if ready else "reserved"),
            "aria-hidden": None if ready else "true",
        },
        el("span", {}, _line_below(model)),
        offline_sign(model),
    )


def _line_below(model: Model) -> str:
    lang, saved = model.prefs.lang, model.saved
    if saved is None:
        return text(lang, "start.aim")
    if saved.over:
        return text(lang, "start.saved_over")
    if saved.people > 1:
        return text(lang, "start.saved_people", hand=saved.hand_number, n=saved.people)
    chips = text(lang, "chips", n=saved.chips[0]) if saved.chips else ""
    return text(lang, "start.saved", hand=saved.hand_number, n=chips)


def _boot(lang: str) -> Tree:
    """What is seen while Python wakes up; the button for another try covers *Play*."""
    return el(
        "div",
        {"key": "boot", "id": "boot", "class": "below", "role": "status"},
        el("p", {"class": "boot-text"}, text(lang, "boot.download")),
        el("div", {"class": "boot-bar"}, el("div", {"class": "boot-fill"})),
        el(
            "button",
            {"type": "button", "class": "boot-retry", "hidden": True},
            text(lang, "boot.retry"),
        ),
    )
