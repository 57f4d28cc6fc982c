"""The traditions to pick from: an emblem of cards, and the name in its own language."""

from game.app.seen import HIDDEN, Model, parse_card
from game.app.switches import PRESETS, preset_of
from game.i18n import text
from game.ui.cards import mini_card, token
from game.ui.tree import Tree, el

# What each is known for: 7½; the royal one; a hidden card; an ace that counts 7; open or closed
# cards; two face cards to split.
_EMBLEMS = {
    "italy": ("7d", "Kh"),
    "reale": ("7h", "Kd"),
    "france40": ("??", "7s"),
    "france32": ("As", "10h"),
    "portugal": ("??", "Ad"),
    "spain": ("Kc", "Jd"),
}
_LANGUAGES = {
    "italy": "it",
    "reale": "it",
    "france40": "fr",
    "france32": "fr",
    "portugal": "pt",
    "spain": "es",
}


def emblem(lang: str, name: str) -> Tree:
    """Draw the cards that stand for a tradition, for the eye only."""
    return el(
        "span",
        {"class": f"emblem emblem-{name}", "aria-hidden": "true"},
        *(mini_card(lang, HIDDEN if one == "??" else parse_card(one)) for one in _EMBLEMS[name]),
        token("crown") if name == "reale" else None,
    )


def native(name: str, css: str, key: str = "") -> Tree:
    """Write the name of a tradition, or of its game, marked as being in its own language."""
    shown = text("en", f"tradition.{name}.{key}" if key else f"tradition.{name}")
    first, slash, second = shown.partition("/")
    parts = (first + slash, el("wbr"), second) if slash else (first,)
    return el("span", {"class": css, "lang": _LANGUAGES[name]}, *parts)


def tradition_choice(model: Model, off: bool) -> Tree:
    """Let choose the tradition."""
    lang, chosen = model.prefs.lang, preset_of(model.setup.rules).name
    return el(
        "div",
        {
            "key": "traditions",
            "class": "traditions",
            "role": "group",
            "aria-label": text(lang, "tradition.label"),
        },
        *(
            el(
                "button",
                {
                    "key": preset.name,
                    "type": "button",
                    "class": f"tradition tradition-{preset.name}",
                    "data-action": "preset",
                    "data-value": preset.name,
                    "aria-pressed": "true" if preset.name == chosen else "false",
                    "disabled": off,
                },
                emblem(lang, preset.name),
                native(preset.name, "tradition-name"),
            )
            for preset in PRESETS
        ),
    )


def tradition_line(lang: str, name: str) -> str:
    """Return the line on what makes a tradition different."""
    return text(lang, f"tradition.{name}.line")
