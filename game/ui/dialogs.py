"""What lies over the page: menu, log, rules, a link, the question before the game is ended."""

from collections.abc import Sequence

from game.app.seen import Model
from game.app.switches import code_in_force
from game.i18n import text
from game.ui.advice import advice_sheet
from game.ui.controls import (
    button,
    game_button,
    icon_button,
)
from game.ui.icons import icon
from game.ui.in_force import rules_in_force
from game.ui.installing import install_steps
from game.ui.kept_sets import share_lines
from game.ui.news import log_list
from game.ui.offline import offline_items
from game.ui.rule_words import table_name
from game.ui.rules_sheet import rules_sheet
from game.ui.tree import Child, Tree, el


def dialog(model: Model) -> Tree:
    """Draw the open dialog; what is under it cannot be reached meanwhile."""
    name = model.dialog
    lang = model.prefs.lang
    if name == "replay":
        from game.ui.replay import replay_screen

        return el("div", {"key": "dialog-replay", "class": "over"}, replay_screen(model))
    return el(
        "div",
        {"key": f"dialog-{name}", "class": "over"},
        el("div", {"class": "veil", "data-action": "close"}),
        el(
            "div",
            {
                "class": f"dialog dialog-{'advice' if name == 'weighed' else name}",
                "role": "dialog",
                "aria-modal": "true",
                "aria-labelledby": "dialog-title",
            },
            el(
                "header",
                {"class": "dialog-head"},
                el(
                    "h2",
                    {"id": "dialog-title", "tabindex": "-1", "data-autofocus": True},
                    text(lang, f"{name}.title", number=model.review.number if model.review else 0),
                ),
                icon_button("close", "close", text(lang, "close"), hotkey="Escape"),
            ),
            el("div", {"class": "dialog-body", "tabindex": "0"}, *_body(model)),
        ),
    )


def _body(model: Model) -> Sequence[Child | None]:
    lang = model.prefs.lang
    if model.dialog == "rules":
        return rules_sheet(model)
    if model.dialog == "force":
        return rules_in_force(model)
    if model.dialog == "advice":
        return advice_sheet(model)
    if model.dialog in ("scores", "weighed") and model.trainer is not None:
        return _of_trainer(model)
    # Looked at after a hand, if at all: no start waits for these.
    if model.dialog == "review":
        from game.ui.review import review_sheet

        return review_sheet(model)
    if model.dialog == "balance":
        from game.ui.balance import balance_sheet

        return balance_sheet(model)
    if model.dialog == "statistics":
        from game.ui.statistics import statistics_sheet

        return statistics_sheet(model)
    if model.dialog == "settings":
        from game.ui.settings import settings_sheet

        return settings_sheet(model)
    if model.dialog == "day":
        from game.ui.day import day_sheet

        return day_sheet(model)
    if model.dialog == "shuffle":
        from game.ui.shuffle import shuffle_sheet

        return shuffle_sheet(model)
    if model.dialog == "seats":
        from game.ui.seating import seats_sheet

        return seats_sheet(model)
    if model.dialog == "whose":
        from game.ui.cover import whose_sheet

        return whose_sheet(model)
    if model.dialog == "share":
        return share_lines(model)
    if model.dialog == "install":
        return install_steps(model)
    if model.dialog == "log":
        if model.shown is None:
            return [el("p", {}, text(lang, "log.empty"))]
        return [log_list(model, model.shown)]
    if model.dialog == "stop":
        return [
            el("p", {}, text(lang, "stop.text")),
            el(
                "div",
                {"class": "sheet-acts"},
                game_button(model, "stop", "big second", text(lang, "stop.yes")),
                button("close", "big primary", text(lang, "stop.no"), key="no"),
            ),
        ]
    if model.dialog == "replace":
        return [
            el("p", {}, text(lang, "replace.text")),
            el(
                "div",
                {"class": "sheet-acts"},
                button("replace", "big second", text(lang, "replace.yes")),
                button("continue", "big primary", text(lang, "start.continue"))
                if model.saved
                else button("close", "big primary", text(lang, "replace.no"), key="no"),
            ),
        ]
    return _menu(model)


def _of_trainer(model: Model) -> list[Child]:
    from game.app.trainer import table_of
    from game.ui.scores import scores_sheet

    if model.dialog == "scores":
        return scores_sheet(model)
    return advice_sheet(table_of(model))


def _menu(model: Model) -> list[Child]:
    lang = model.prefs.lang
    at_table = model.screen == "table" and model.shown is not None
    between = model.shown is not None and model.shown.phase == "between" and model.resting
    items: list[Child] = [
        _item("settings", "settings", text(lang, "settings.title"), text(lang, "settings.hint")),
        _item("rules", "rules", text(lang, "menu.rules")),
        _item("lesson", "lesson", text(lang, "lesson.menu"), text(lang, "lesson.menu_hint")),
        _item(
            "statistics",
            "statistics",
            text(lang, "statistics.title"),
            text(lang, "statistics.hint"),
        ),
    ]
    if at_table:
        items += [
            _item(
                "force", "seal", text(lang, "menu.force"), table_name(lang, code_in_force(model))
            ),
            _item("log", "log", text(lang, "menu.log")),
            _item("shuffle", "shuffle", text(lang, "shuffle.title"), text(lang, "shuffle.menu")),
            _item(
                "train",
                "trainer",
                text(lang, "trainer.title"),
                text(lang, "trainer.menu_hint"),
            ),
            _item("leave", "leave", text(lang, "menu.leave"), text(lang, "menu.leave_hint")),
            _item(
                "stop",
                "stop",
                text(lang, "menu.stop"),
                text(lang, "menu.stop_hint" if between else "menu.stop_later"),
                off=not between,
            ),
        ]
    if model.install:
        items.append(
            _item("install", "install", text(lang, "install.menu"), text(lang, "install.hint"))
        )
    return [*items, *offline_items(model)]


def _item(action: str, sign: str, title: str, hint: str = "", off: bool = False) -> Tree:
    return button(
        action,
        "menu-item",
        icon(sign),
        el(
            "span",
            {},
            el("span", {"class": "strong"}, title),
            el("span", {"class": "small"}, hint) if hint else None,
        ),
        off=off,
    )
