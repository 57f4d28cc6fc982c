"""Which screen is shown, and what lies over it."""

from game.app.seen import Model, Prefs, SavedGame
from game.i18n import has, text, wording
from game.ui.dialogs import dialog
from game.ui.house import house_screen
from game.ui.html import to_html
from game.ui.icons import icon
from game.ui.offline import offers
from game.ui.start import start_screen
from game.ui.table import table_screen, title_of
from game.ui.tree import Tree, classes, el

# Stands for a part of the page that is still as it was drawn last (static/js/page.js).
SAME: Tree = ("same", {}, ())


def view(model: Model, known: bool = False) -> Tree:
    """Draw the whole page; of a screen that is ``known``, drawn just so before, only a mark."""
    return _page(model, ready=True, known=known)


def same_screen(before: Model, after: Model) -> bool:
    """Tell whether what lies over the screen is all that has changed, as when a dialog opens."""
    return _bare(before) == _bare(after)


def _bare(model: Model) -> Model:
    """Return the model without what only lies over the screen."""
    return model._replace(dialog="", trail=(), notice="", told_to=0)


def first_screen(model: Model, saved: bool) -> Tree:
    """Draw the start screen as it is shown before Python is there.

    It holds what does not change from one start to the next: the preferences and the choices;
    and *Continue*, if a game is ``saved``.
    """
    game = SavedGame((), (), 0) if saved else None
    return _page(Model(prefs=model.prefs, setup=model.setup, saved=game), ready=False)


def first_screen_html(lang: str, saved: bool) -> str:
    """Return the first screen of somebody who has chosen nothing yet, as HTML."""
    return to_html(first_screen(Model(prefs=Prefs(lang=lang)), saved))


def _page(model: Model, ready: bool, known: bool = False) -> Tree:
    language = model.prefs.lang
    # All words from here on name the cards of the deck, and say to all that draws which one it is.
    lang = wording(language, model.prefs.deck, model.prefs.card_back)
    model = model._replace(prefs=model.prefs._replace(lang=lang))
    return el(
        "div",
        {
            "class": classes(
                "page", f"at-{model.screen}", model.prefs.speed == "none" and "is-still"
            ),
            "lang": language,
        },
        # Seen at Christmas only, as the page's root says.
        el(
            "div",
            {"key": "winter", "class": "winter", "aria-hidden": "true"},
            el("i", {"class": "snow snow-far"}),
            el("i", {"class": "snow snow-near"}),
        ),
        el(
            "div",
            {"key": "under", "class": "under", "inert": bool(model.dialog)},
            # No screen can depend on what lies over it: it might not be drawn anew.
            SAME if known else _screen(_bare(model), ready),
        ),
        _notice(lang, model.notice),
        offers(model),
        dialog(model) if model.dialog else None,
    )


def _screen(model: Model, ready: bool) -> Tree:
    if model.screen == "table" and model.shown is not None:
        if model.cover < 0:
            return table_screen(model)
        from game.ui.cover import cover_screen

        return cover_screen(model, title_of(model.prefs.lang, model.shown))
    if model.screen == "house":
        return house_screen(model)
    if model.screen == "trainer" and model.trainer is not None:
        from game.ui.trainer import trainer_screen

        return trainer_screen(model)
    if model.screen == "lesson" and model.lesson is not None:
        from game.ui.lesson import lesson_screen

        return lesson_screen(model)
    return start_screen(model, ready)


def _notice(lang: str, code: str) -> Tree | None:
    if not code:
        return None
    # What speaks against a rule is said in the words that stand beside it.
    keys = (f"problem.{code}", f"notice.{code}", "notice.other")
    key = next(one for one in keys if has(lang, one))
    return el(
        "div",
        {"key": "notice", "class": "notice", "role": "alert"},
        el("p", {}, text(lang, key)),
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
