"""Which screen is shown, and what lies over it."""

from game.app.seen import Model, Prefs
from game.i18n import has, text
from game.ui.dialogs import dialog
from game.ui.html import to_html
from game.ui.icons import icon
from game.ui.start import start_screen
from game.ui.table import table_screen
from game.ui.tree import Tree, el


def view(model: Model) -> Tree:
    """Draw the whole page."""
    return _page(model, ready=True)


def first_screen_html(lang: str) -> str:
    """Return the start screen as it is shown before Python is there, as HTML."""
    return to_html(_page(Model(prefs=Prefs(lang=lang)), ready=False))


def _page(model: Model, ready: bool) -> Tree:
    lang = model.prefs.lang
    at_table = model.screen == "table" and model.shown is not None
    return el(
        "div",
        {"class": "page", "lang": lang},
        el(
            "div",
            {"key": "under", "class": "under", "inert": bool(model.dialog)},
            table_screen(model) if at_table else start_screen(model, ready),
        ),
        _notice(lang, model.notice),
        dialog(model) if model.dialog else None,
    )


def _notice(lang: str, code: str) -> Tree | None:
    if not code:
        return None
    key = f"notice.{code}"
    return el(
        "div",
        {"key": "notice", "class": "notice", "role": "alert"},
        el("p", {}, text(lang, key if has(lang, key) else "notice.other")),
        el(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-action": "dismiss",
                "aria-label": text(lang, "notice.dismiss"),
            },
            icon("close"),
        ),
    )


def fault_words(lang: str) -> tuple[str, str]:
    """Return what to say when the page can't go on by a fault of ours, and the way out."""
    return text(lang, "fault.text"), text(lang, "fault.again")
