"""How the game comes to the home screen: an entry of the menu, a line, and a picture of how."""

from game.app.installing import is_mentioned
from game.app.seen import Model
from game.i18n import text
from game.ui.controls import button
from game.ui.icons import icon
from game.ui.tree import Child, Tree, el

_ICON = "static/icons/icon-192.png"


def install_line(model: Model) -> Tree | None:
    """Draw the quiet line at the end of the first game; never again after it."""
    if not is_mentioned(model):
        return None
    return button(
        "install",
        "install-line",
        icon("install"),
        el("span", {}, text(model.prefs.lang, "install.line")),
    )


def install_steps(model: Model) -> list[Child]:
    """Draw how it is done by hand on an iPhone or iPad, whose browsers offer no button."""
    lang = model.prefs.lang
    pictures = (_bar(), _row(text(lang, "install.entry")), _home(text(lang, "game.title")))
    return [
        el("p", {}, text(lang, "install.about")),
        el(
            "ol",
            {"class": "install-steps"},
            *(
                el("li", {"key": str(number)}, picture, _step(lang, number))
                for number, picture in enumerate(pictures, start=1)
            ),
        ),
    ]


def _step(lang: str, number: int) -> Tree:
    said = text(lang, f"install.step_{number}")
    # The first ends in the dots that it speaks of.
    return el("p", {}, f"{said} ", icon("dots")) if number == 1 else el("p", {}, said)


def _bar() -> Tree:
    """Draw the foot of the browser: the address, and below it the sign to look for."""
    return el(
        "svg",
        {"class": "install-picture", "viewBox": "0 0 128 84", "aria-hidden": "true"},
        *(
            el("path", {"class": css, "d": path})
            for css, path in (
                ("device", "M14 0h100v66a14 14 0 0 1-14 14H28a14 14 0 0 1-14-14z"),
                ("screen", "M18 0h92v65a11 11 0 0 1-11 11H29a11 11 0 0 1-11-11z"),
                ("cloth", "M18 0h92v24H18z"),
                ("field", "M30 30h68a6 6 0 0 1 0 12H30a6 6 0 0 1 0-12z"),
                (
                    "faint",
                    "M46 36h36M32 54l-5 5 5 5M42 54l5 5-5 5M82 54v10h8V54zM98 54h7v7M94 58h7v6h-7z",
                ),
                ("spot", "M64 46a14 14 0 1 0 0 28 14 14 0 1 0 0-28z"),
                ("sign", "M64 62.5V51.5M60.2 55l3.8-3.8 3.8 3.8M60.5 57.5h-2.3v9.3h11.6v-9.3h-2.3"),
            )
        ),
    )


def _row(entry: str) -> Tree:
    """Draw the entry of the share sheet, with its own words."""
    return el(
        "span",
        {"class": "install-picture install-entry", "aria-hidden": "true"},
        el("span", {}, entry),
        icon("install"),
    )


def _home(title: str) -> Tree:
    """Draw the game where it will be found."""
    return el(
        "span",
        {"class": "install-picture install-home", "aria-hidden": "true"},
        el("img", {"src": _ICON, "alt": "", "width": "52", "height": "52"}),
        el("span", {}, title),
    )
