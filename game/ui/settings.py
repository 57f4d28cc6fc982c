"""The settings: pictures to choose from, and switches."""

from collections.abc import Callable

from game.app.seen import SETTINGS, Model, parse_card
from game.i18n import has, language_of, text, wording
from game.ui.cards import mini_back, mini_card
from game.ui.controls import button, language_choice, setting_choice
from game.ui.icons import icon
from game.ui.tree import Child, Tree, classes, el

# Drawn by the look of their own: a king and an ace, and where the suits differ, all four of them.
_SHOWN = {"french": ("Ks", "Ah"), "four": ("As", "Ah", "Ad", "Ac"), "italian": ("Kc", "Ad")}
_SWITCHES = ("sound", "vibration", "awake", "hand")
_SIGNS = {"sound": ("silence", "sound")}


def settings_sheet(model: Model) -> list[Child | None]:
    """Draw all settings in three groups, the most looked at first."""
    return [
        _group(
            model,
            "look",
            _pictures(model, "deck", _cards, told=True),
            _pictures(model, "card_back", _back),
            _pictures(model, "cloth", _swatch),
            _pictures(model, "season", _sign, told=True),
            _pictures(model, "text_size", _letter),
        ),
        _group(model, "play", _words(model, "speed"), _words(model, "advisor")),
        _group(
            model,
            "device",
            *(_switch(model, key) for key in _SWITCHES if key not in model.lacks),
            el(
                "div",
                {"key": "lang", "class": "setting setting-lang"},
                _label(model, "lang"),
                language_choice(model),
            ),
        ),
        # The smallest start screens have no room for its sign; at the table it is in the menu.
        button(
            "statistics",
            "menu-item",
            icon("statistics"),
            el("span", {"class": "strong"}, text(model.prefs.lang, "statistics.title")),
        )
        if model.screen == "start"
        else None,
    ]


def _group(model: Model, name: str, *settings: Tree) -> Tree:
    return el(
        "section",
        {
            "key": name,
            "class": f"settings settings-{name}",
            "aria-label": text(model.prefs.lang, f"settings.{name}"),
        },
        *settings,
    )


def _label(model: Model, key: str) -> Tree:
    """The name of a setting, for the eye: its control has it too."""
    return el(
        "span", {"class": "label", "aria-hidden": "true"}, text(model.prefs.lang, f"{key}.label")
    )


def _words(model: Model, key: str) -> Tree:
    return el(
        "div",
        {"key": key, "class": f"setting setting-{key}"},
        _label(model, key),
        setting_choice(model, key),
    )


def _pictures(
    model: Model, key: str, draw: Callable[[Model, str], Tree], told: bool = False
) -> Tree:
    """Let choose one of several pictures; where they are ``told``, with a word under each."""
    lang, chosen = model.prefs.lang, getattr(model.prefs, key)
    return el(
        "div",
        {"key": key, "class": f"setting setting-{key}"},
        _label(model, key),
        el(
            "div",
            {"class": "pictures", "role": "group", "aria-label": text(lang, f"{key}.label")},
            *(
                el(
                    "button",
                    {
                        "key": value,
                        "type": "button",
                        "class": classes("picture", told and "told"),
                        "data-action": key,
                        "data-value": value,
                        "aria-pressed": "true" if value == chosen else "false",
                        "aria-label": _name(lang, f"{key}.{value}"),
                    },
                    draw(model, value),
                    el("span", {}, text(lang, f"{key}.{value}")) if told else None,
                )
                for value in SETTINGS[key]
            ),
        ),
    )


def _name(lang: str, key: str) -> str:
    """Return what a value is called where its word does not say enough."""
    return text(lang, f"{key}_name" if has(lang, f"{key}_name") else key)


def _cards(model: Model, deck: str) -> Tree:
    lang = wording(language_of(model.prefs.lang), deck, model.prefs.card_back)
    return el("span", {"class": "fan-of"}, *(mini_card(lang, parse_card(c)) for c in _SHOWN[deck]))


def _back(model: Model, back: str) -> Tree:
    return mini_back(wording(language_of(model.prefs.lang), "french", back))


def _swatch(_model: Model, cloth: str) -> Tree:
    # Its colours are those of a page with this cloth.
    return el("span", {"class": "swatch", "data-cloth": cloth})


def _sign(_model: Model, season: str) -> Tree:
    return icon(season)


def _letter(_model: Model, size: str) -> Tree:
    return el("span", {"class": f"letter letter-{size}"})


def _switch(model: Model, key: str) -> Tree:
    """Make a switch; a tap sets the other value."""
    lang = model.prefs.lang
    off, on = sorted(SETTINGS[key], key=lambda value: value in ("on", "left"))
    is_on = getattr(model.prefs, key) == on
    signs = _SIGNS.get(key, (key, key))
    return el(
        "button",
        {
            "key": key,
            "type": "button",
            "class": "flip",
            "role": "switch",
            "aria-checked": "true" if is_on else "false",
            "aria-label": text(lang, f"{key}.name" if has(lang, f"{key}.name") else f"{key}.label"),
            "data-action": key,
            "data-value": off if is_on else on,
        },
        icon(signs[is_on]),
        el("span", {"class": "flip-word"}, text(lang, f"{key}.label")),
        el("span", {"class": "toggle"}, el("span", {"class": "knob"})),
    )
