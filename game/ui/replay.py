"""A hand that is over, step by step: the table as it was told, and the ways through."""

from game.app.seen import Model, opponents
from game.i18n import text
from game.ui.controls import button, icon_button
from game.ui.hand import own_hand
from game.ui.icons import icon
from game.ui.news import latest
from game.ui.table import ring
from game.ui.tree import Tree, classes, el

# The steps, each with the key that takes it.
_STEPS = (
    ("first", "Home"),
    ("previous", "ArrowLeft"),
    ("next", "ArrowRight"),
    ("last", "End"),
)


def replay_screen(model: Model) -> Tree:
    """Draw the table after the step that the replay has come to, over the whole page."""
    tape, lang = model.tape, model.prefs.lang
    assert tape is not None
    shown = tape.view_at(model.told_to)
    # The table as it was: nobody can act, and what came later has not been told.
    then = model._replace(
        shown=shown,
        told=tape.told[: model.told_to],
        moves=(),
        queue=(),
        resting=False,
        advice=None,
        # Those who sit at another table are nobody here.
        game=None if model.linked else model.game,
    )
    linked = bool(model.linked)
    others = opponents(shown)
    return el(
        "div",
        {
            "class": "page replay",
            "role": "dialog",
            "aria-modal": "true",
            "aria-labelledby": "dialog-title",
        },
        el(
            "div",
            {"class": classes("table", f"others-{len(others)}", f"phase-{shown.phase}")},
            el(
                "header",
                {"key": "top", "class": "top"},
                icon_button(
                    "close",
                    "back",
                    text(lang, "hand_link.close" if linked else "replay.back"),
                    hotkey="Escape",
                ),
                el(
                    "h2",
                    {"id": "dialog-title", "tabindex": "-1", "data-autofocus": True},
                    text(
                        lang,
                        "hand_link.title" if linked else "replay.title",
                        number=shown.hand_number,
                    ),
                ),
                None if linked else icon_button("send_hand", "send", text(lang, "hand_link.send")),
            ),
            ring(then, shown, others),
            el(
                "section",
                {"key": "news", "class": "news", "aria-label": text(lang, "table.news")},
                latest(then, shown),
            ),
            own_hand(then, shown),
            _steps(model),
        ),
    )


def _steps(model: Model) -> Tree:
    tape, lang = model.tape, model.prefs.lang
    assert tape is not None
    stops = tape.stops
    place = stops.index(model.told_to)
    decides = any(moment.at == model.told_to for moment in tape.moments)
    return el(
        "section",
        {"key": "dock", "class": "dock", "aria-label": text(lang, "replay.steps")},
        _of_link(model) if model.linked else None,
        el(
            "p",
            {"key": "place", "class": "replay-place"},
            text(lang, "replay.step", n=place + 1, of=len(stops)),
            el("b", {}, text(lang, "replay.decision")) if decides else None,
        ),
        el(
            "div",
            {"key": "steps", "class": "acts"},
            *(
                button(
                    "step",
                    classes("big", "primary" if name == "next" else "second"),
                    icon(name),
                    value=name,
                    label=text(lang, f"replay.{name}"),
                    hotkey=hotkey,
                    key=name,
                    idle=place == (0 if name in ("first", "previous") else len(stops) - 1),
                )
                for name, hotkey in _STEPS
            ),
        ),
    )


def _of_link(model: Model) -> Tree:
    """Say whose eyes these are, and lead to the table; not away from a game on another."""
    lang = model.prefs.lang
    return el(
        "div",
        {"key": "link", "class": "replay-link"},
        el("p", {}, text(lang, "hand_link.seat")),
        button("play_linked", "quiet", text(lang, "hand_link.play"))
        if model.screen == "start"
        else None,
    )
