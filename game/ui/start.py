"""The start screen: who plays, for how much, how long. Also the first thing seen, before Python."""

from game.app.seen import Model, decode_rules
from game.i18n import text
from game.ui.cards import picture
from game.ui.controls import button, choice, language_choice
from game.ui.icons import icon
from game.ui.tree import Tree, el

_PLAYERS = range(1, 8)
_CHIPS = (30, 50, 100, 200)
_STAKES = ((1, 5), (1, 10), (2, 20), (5, 50))
_HANDS = (5, 10, 20, 0)


def start_screen(model: Model, ready: bool) -> Tree:
    """Draw the start screen; until ``ready`` it can be read, but not used."""
    lang = model.prefs.lang
    return el(
        "main",
        {"key": "start", "class": "start"},
        el(
            "div",
            {"class": "start-top"},
            button(
                "rules",
                "pill",
                icon("rules"),
                el("span", {}, text(lang, "start.rules")),
                off=not ready,
            ),
            language_choice(model, off=not ready),
        ),
        _hero(lang),
        _setup(model, ready),
        el(
            "div",
            {"class": "start-go"},
            button(
                "play",
                f"big {'second' if model.saved else 'primary'}",
                text(lang, "start.play"),
                hotkey=None if model.saved else "Enter",
                off=not ready,
            ),
            _below(model, ready),
        ),
    )


def _hero(lang: str) -> Tree:
    # A seven and a king: what the game is called after, before a word is read.
    return el(
        "div",
        {"class": "hero"},
        el(
            "div",
            {"class": "hero-fan", "aria-hidden": "true"},
            picture("c-7d", 250, 350, "card"),
            picture("c-Kh", 250, 350, "card"),
        ),
        el("h1", {"class": "display"}, text(lang, "game.title")),
        el("p", {"class": "tagline"}, text(lang, "game.tagline")),
    )


def _setup(model: Model, ready: bool) -> Tree:
    lang, setup = model.prefs.lang, model.setup
    off = not ready
    rules = decode_rules(setup.rules)
    stakes = (rules.stake_min, rules.stake_max)
    return el(
        "form",
        {"class": "setup", "aria-label": text(lang, "start.new")},
        el(
            "label",
            {"class": "line"},
            el("span", {"class": "label"}, text(lang, "start.name")),
            el(
                "input",
                {
                    "data-action": "name",
                    "type": "text",
                    "value": setup.name,
                    "placeholder": text(lang, "you"),
                    "maxlength": "20",
                    "autocomplete": "given-name",
                    "autocapitalize": "words",
                    "spellcheck": "false",
                    "enterkeyhint": "done",
                    "disabled": off,
                },
            ),
        ),
        _line(
            lang,
            "players",
            [
                (str(n), str(n), text(lang, "start.players_value", n=n))
                for n in _with(_PLAYERS, setup.players)
            ],
            str(setup.players),
            off,
        ),
        _line(
            lang,
            "chips",
            [(str(n), str(n), text(lang, "chips", n=n)) for n in _with(_CHIPS, rules.chips)],
            str(rules.chips),
            off,
        ),
        _line(
            lang,
            "stakes",
            [
                (
                    f"{low}-{high}",
                    text(lang, "start.stakes_short", low=low, high=high),
                    text(lang, "start.stakes_value", low=low, high=high),
                )
                for low, high in (_STAKES if stakes in _STAKES else (*_STAKES, stakes))
            ],
            f"{rules.stake_min}-{rules.stake_max}",
            off,
        ),
        _line(
            lang,
            "hands",
            [
                (
                    str(n),
                    str(n) if n else "∞",
                    text(lang, "start.hands_value", n=n) if n else text(lang, "start.hands_open"),
                )
                for n in _with(_HANDS, rules.hands)
            ],
            str(rules.hands),
            off,
        ),
    )


def _with(usual: range | tuple[int, ...], chosen: int) -> tuple[int, ...]:
    """Add a value set elsewhere to the usual ones, so that the choice always shows it."""
    return tuple(usual) if chosen in usual else (*usual, chosen)


def _line(
    lang: str, action: str, options: list[tuple[str, str, str]], chosen: str, off: bool
) -> Tree:
    label = text(lang, f"start.{action}")
    return el(
        "div",
        {"class": f"line line-{action}"},
        el("span", {"class": "label", "aria-hidden": "true"}, label),
        choice(action, label, options, chosen, off=off),
    )


def _below(model: Model, ready: bool) -> Tree:
    """What stands under *Play*: always as high, so that nothing jumps when Python is there."""
    lang, saved = model.prefs.lang, model.saved
    if not ready:
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
    if saved is None:
        return el("p", {"key": "hint", "class": "below hint"}, text(lang, "start.hint"))
    chips = text(lang, "chips", n=saved.chips[0]) if saved.chips else ""
    line = text(lang, "start.saved", hand=saved.hand_number, n=chips)
    if saved.over:
        line = text(lang, "start.saved_over")
    return button(
        "continue",
        "below big primary",
        el("span", {"class": "strong"}, text(lang, "start.continue")),
        el("span", {"class": "small"}, line),
        hotkey="Enter",
    )
