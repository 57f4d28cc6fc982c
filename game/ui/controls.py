"""Buttons, and rows of buttons of which one is chosen."""

from collections.abc import Iterable

from game.app.seen import SETTINGS, Model, stamp_of
from game.i18n import language_of, text
from game.ui.icons import icon
from game.ui.tree import Child, Tree, classes, el


def button(
    action: str,
    css: str,
    *children: Child | None,
    value: str | None = None,
    label: str | None = None,
    hotkey: str | None = None,
    off: bool = False,
    idle: bool = False,
    key: str | None = None,
    autofocus: bool = False,
    pressed: bool | None = None,
    home: bool = False,
) -> Tree:
    """Make a button; ``label`` is its name where what it shows does not say enough.

    ``pressed`` makes it one that stays down, or one of several that can. ``home``: the focus
    comes here when the place it had is gone; so it does to what *Enter* does. What is ``off`` loses
    the focus, what is ``idle`` keeps it, and does nothing either.
    """
    return el(
        "button",
        {
            "key": key or action,
            "type": "button",
            "class": css,
            "data-action": action,
            "data-value": value,
            "data-key": hotkey,
            "data-autofocus": autofocus,
            "data-home": home or hotkey == "Enter",
            "aria-label": label,
            "aria-pressed": None if pressed is None else str(pressed).lower(),
            "aria-disabled": "true" if idle else None,
            "disabled": off,
        },
        *children,
    )


def game_button(
    model: Model,
    action: str,
    css: str,
    *children: Child | None,
    label: str | None = None,
    hotkey: str | None = None,
    key: str | None = None,
) -> Tree:
    """Make a button for an action of the game: it carries the moment it was drawn for."""
    return button(
        f"act:{action}",
        css,
        *children,
        value=stamp_of(model),
        label=label,
        hotkey=hotkey,
        key=key,
        home=True,
    )


def icon_button(action: str, sign: str, label: str, **more: str | bool) -> Tree:
    """Make a square button with a sign on it."""
    hotkey = more.get("hotkey")
    return button(
        action,
        "icon-button",
        icon(sign),
        label=label,
        hotkey=hotkey if isinstance(hotkey, str) else None,
        off=more.get("off") is True,
        autofocus=more.get("autofocus") is True,
    )


def choice(
    action: str,
    label: str,
    options: Iterable[tuple[str, str, str]],
    chosen: str,
    css: str = "",
    off: bool = False,
) -> Tree:
    """Make a row of buttons of which one is pressed: value, what it shows, what it is called."""
    return el(
        "div",
        {"key": action, "class": classes("choice", css), "role": "group", "aria-label": label},
        *(
            el(
                "button",
                {
                    "key": value,
                    "type": "button",
                    "data-action": action,
                    "data-value": value,
                    "aria-pressed": "true" if value == chosen else "false",
                    "aria-label": name if name != shows else None,
                    "disabled": off,
                },
                shows,
            )
            for value, shows, name in options
        ),
    )


def setting_choice(model: Model, key: str) -> Tree:
    """Let choose the value of a setting that is told in words."""
    lang = model.prefs.lang
    options = [(one, word := text(lang, f"{key}.{one}"), word) for one in SETTINGS[key]]
    return choice(key, text(lang, f"{key}.label"), options, getattr(model.prefs, key), f"of-{key}")


def language_choice(model: Model) -> Tree:
    """Let choose the language; each is written in itself."""
    lang = model.prefs.lang
    options = [(one, word := text(lang, f"lang.{one}"), word) for one in SETTINGS["lang"]]
    return choice("lang", text(lang, "lang.label"), options, language_of(lang), "langs")


def other_language(model: Model, off: bool) -> Tree:
    """Make the small button that takes the next language."""
    lang, languages = model.prefs.lang, SETTINGS["lang"]
    other = languages[(languages.index(language_of(lang)) + 1) % len(languages)]
    # Whoever speaks to the page says what is written there.
    label = f"{other.upper()}: {text(lang, f'lang.{other}')}"
    return button("lang", "icon-button langs", other.upper(), value=other, label=label, off=off)
