"""The face of whoever teaches, and the card by which she offers to."""

from game.app.seen import Model
from game.i18n import text
from game.ui.controls import button, icon_button
from game.ui.tree import Tree, el

# What is drawn, from the back to the front: the colour's class, and the path.
_FACE = (
    ("shawl", "M4 66c1-13 13-17 28-17s27 4 28 17z"),
    (
        "hair",
        "M32 2a8 8 0 0 1 7 12c9 3 14 11 13 21-1 8-4 13-7 15H19c-3-2-6-7-7-15-1-10 4-18 13-21"
        "a8 8 0 0 1 7-12",
    ),
    (
        "skin",
        "M26 46h12v7c-3 4-9 4-12 0zM32 18c10 0 15 7 15 15S40 51 32 51 17 41 17 33s5-15 15-15",
    ),
    ("hair", "M16 33c-1-11 6-18 16-18s17 7 16 18c-3-6-6-10-11-12-7 4-16 3-21 12z"),
    ("cheek", "M22.5 40.5a3.5 2.5 0 1 0 .1 0zM41.5 40.5a3.5 2.5 0 1 0 .1 0z"),
    ("ink", "M26 33.2a1.7 1.9 0 1 0 .1 0zM38 33.2a1.7 1.9 0 1 0 .1 0z"),
    ("line", "M27 44c3 3 7 3 10 0M32 36l-1.5 4h2"),
    (
        "gold",
        "M20.5 35a5.5 5 0 1 0 11 0 5.5 5 0 1 0-11 0M32.5 35a5.5 5 0 1 0 11 0 5.5 5 0 1 0-11 0"
        "M31 34q1-1 2 0",
    ),
)


def nonna() -> Tree:
    """Draw her: white hair in a bun, spectacles, a wine-red shawl. For the eye only."""
    return el(
        "svg",
        {"class": "nonna", "viewBox": "0 0 64 64", "aria-hidden": "true"},
        *(el("path", {"class": f"nonna-{part}", "d": path}) for part, path in _FACE),
    )


def lesson_card(model: Model, off: bool) -> Tree:
    """Offer the first lesson to who has never had it; one tap has it, another puts it away."""
    lang = model.prefs.lang
    return el(
        "div",
        {"key": "lesson-card", "class": "lesson-card"},
        button(
            "lesson",
            "lesson-offer",
            nonna(),
            el(
                "span",
                {},
                el("strong", {}, text(lang, "lesson.offer")),
                " ",
                el("span", {"class": "small"}, text(lang, "lesson.offer_line")),
            ),
            off=off,
        ),
        icon_button("lesson_later", "close", text(lang, "lesson.later"), off=off),
    )
