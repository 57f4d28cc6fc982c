"""The first lesson: the real table, and beside what she talks about, somebody who teaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.course import ANNA, BRUNO, LAST_HAND, OWN, STEPS
from game.app.lesson import table_of
from game.app.seen import HIDDEN, SEVEN_HALF, card_counts, opponents, settled
from game.app.switches import preset_of
from game.i18n import points, text
from game.ui.actions import acts
from game.ui.controls import button
from game.ui.hand import own_hand
from game.ui.icons import icon
from game.ui.motion import pace
from game.ui.news import latest
from game.ui.nonna import nonna
from game.ui.reckoning import go_on, headline, payments
from game.ui.table import ring
from game.ui.traditions import emblem, native, tradition_line
from game.ui.tree import classes, el

if TYPE_CHECKING:
    from game.app.lesson import Lesson
    from game.app.seen import Model, SeatView
    from game.ui.tree import Tree


def lesson_screen(model: Model) -> Tree:
    """Draw the lesson's table as far as it has been told, and what is said of it."""
    lesson, table = model.lesson, table_of(model)
    assert lesson is not None
    shown = table.shown
    assert shown is not None
    lang, task = model.prefs.lang, lesson.task
    settled_now = lesson.over or (task is not None and "sheet" in task.lit)
    sheet = None
    if settled_now:
        sheet = _farewell(model) if lesson.over else _reckoning(table, shown)
    return el(
        "main",
        {
            "key": "lesson",
            "style": pace(model),
            "data-action": None if table.resting else "hurry",
            "class": classes(
                "table lesson others-2",
                settled_now and "settled",
                *(("asking", *(f"lit-{part}" for part in task.lit)) if task else ()),
                lesson.over and "lesson-over",
            ),
        },
        _top(lang, lesson),
        ring(table, shown, opponents(shown)),
        _coach(lang, lesson, shown, table),
        own_hand(table, shown),
        el(
            "section",
            {"key": "dock", "class": "dock", "aria-label": text(lang, "table.actions")},
            el(
                "div",
                {"key": "acts", "class": "acts"},
                *(_asked(one, lesson) for one in acts(table, shown)),
            ),
        )
        if not settled_now
        else None,
        _asked(sheet, lesson) if sheet else None,
        # What the others do is heard, too.
        el("div", {"key": "heard", "class": "sr"}, latest(table, shown)),
    )


def _top(lang: str, lesson: Lesson) -> Tree:
    step = min(lesson.step, STEPS)
    dots = (
        el("i", {"class": "done" if n < lesson.step else "now" if n == lesson.step else "to-come"})
        for n in range(1, STEPS + 1)
    )
    return el(
        "header",
        {"key": "top", "class": "top"},
        el("h1", {}, text(lang, "lesson.title")),
        el(
            "p",
            {
                "class": "lesson-dots",
                "role": "img",
                "aria-label": text(lang, "lesson.step", step=step, steps=STEPS),
            },
            *dots,
        ),
        button(
            "done",
            "lesson-skip",
            el("span", {}, text(lang, "lesson.close" if lesson.over else "lesson.skip")),
            icon("close"),
            label=text(lang, "lesson.leave"),
            hotkey="Escape",
        ),
    )


def _coach(lang: str, lesson: Lesson, shown: SeatView, table: Model) -> Tree:
    """What she says, where the news stand at other times; said aloud once as it changes."""
    said, more = _line(lang, lesson, shown, table)
    return el(
        "section",
        {"key": "coach", "class": "coach", "aria-label": text(lang, "lesson.coach")},
        nonna(),
        el(
            "div",
            {"class": "bubble", "role": "status"},
            el(
                "p",
                {
                    # Said again after another slip, it is seen to be said.
                    "key": f"{said}{lesson.slips}",
                    "class": classes("said", bool(lesson.slips) and "gently"),
                },
                said,
                *((" ", el("strong", {}, more)) if more else ()),
            ),
        ),
    )


def _line(lang: str, lesson: Lesson, shown: SeatView, table: Model) -> tuple[str, str]:
    """Return what is said now, and what is asked for."""
    if lesson.over:
        return text(lang, "lesson.say.end"), ""
    task = lesson.task
    if task is None:
        return text(lang, f"lesson.meanwhile.{_meanwhile(lesson, shown)}"), ""
    name = f"{task.name}.not" if lesson.slips else task.name
    values = _values(lang, shown, table)
    ask = "" if "next" in task.verbs else text(lang, f"lesson.ask.{task.name}")
    return text(lang, f"lesson.say.{name}", **values), ask


def _meanwhile(lesson: Lesson, shown: SeatView) -> str:
    """Return which line goes with what the others are doing."""
    if lesson.did == "next":
        return "your_bank" if shown.banker == OWN else "same_stake"
    hands = shown.seats[OWN].hands
    if lesson.did == "hit" and hands:
        if hands[0].state == "bust":
            return "too_much"
        return "seven_half" if hands[0].total == SEVEN_HALF else "hit"
    return lesson.did or "hello"


def _values(lang: str, shown: SeatView, table: Model) -> dict[str, str]:
    """Return what the sentences name, as it lies on the table."""
    own, bank = ((seat.hands or (None,))[0] for seat in (shown.seats[OWN], shown.seats[BRUNO]))
    values = {
        "anna": shown.seats[ANNA].name,
        "name": shown.seats[BRUNO].name,
        "chips": text(lang, "chips", n=settled(table).get(OWN, 0)),
    }
    if own is None or bank is None or not own.cards:
        return values
    one, other, drawn = (
        card_counts(card, shown.rules) if card != HIDDEN else 0
        for card in (own.cards[0], own.cards[-1], bank.cards[-1])
    )
    return values | {
        "rank": text(lang, f"rank.{own.cards[0].rank}"),
        "one": points(one),
        "other": points(other),
        "total": points(own.total or 0),
        "drawn": points(drawn),
        "sum": points(one + drawn),
    }


def _asked(tree: Tree, lesson: Lesson) -> Tree:
    """Mark the controls that are asked for; the focus comes to the first of them."""
    tag, attributes, children = tree
    task = lesson.task
    action = str(attributes.get("data-action", "")).removeprefix("act:").partition(":")[0]
    if task and action in task.verbs:
        attributes = attributes | {
            "key": f"{attributes.get('key')}-{task.name}",
            "class": f"{attributes['class']} asked",
            "data-autofocus": action == task.verbs[0],
        }
    marked = (one if isinstance(one, str) else _asked(one, lesson) for one in children)
    return el(tag, attributes, *marked)


def _reckoning(table: Model, shown: SeatView) -> Tree:
    """Draw the reckoning, without what leads away from the lesson."""
    return el(
        "section",
        {"key": "sheet", "class": "sheet", "aria-labelledby": "sheet-title"},
        el(
            "div",
            {"class": "sheet-head"},
            el("h2", {"id": "sheet-title", "tabindex": "-1"}, *headline(table, shown)),
        ),
        payments(table, shown),
        go_on(table, shown, "lesson.finish" if shown.hand_number == LAST_HAND else "act.next"),
    )


def _farewell(model: Model) -> Tree:
    """Draw what comes after the lesson: the real game, and what is different there."""
    lang, name = model.prefs.lang, preset_of(model.setup.rules).name
    waits = model.game is not None or (model.saved is not None and not model.saved.over)
    return el(
        "section",
        {"key": "farewell", "class": "sheet farewell", "aria-labelledby": "sheet-title"},
        el(
            "h2",
            {"id": "sheet-title", "tabindex": "-1"},
            text(lang, "lesson.end"),
        ),
        el(
            "div",
            {"class": "lesson-differs"},
            emblem(lang, name),
            el(
                "p",
                {},
                text(lang, "lesson.differs"),
                " ",
                native(name, "strong", "game"),
                ". ",
                tradition_line(lang, name),
            ),
        )
        if name != "italy"
        else None,
        el("p", {"class": "lesson-where"}, text(lang, "lesson.where")),
        el(
            "div",
            {"class": "sheet-acts"},
            button("lesson", "big second", text(lang, "lesson.again")),
            button(
                "for_real",
                "big primary",
                text(lang, "lesson.back_to_game" if waits else "lesson.for_real"),
                hotkey="Enter",
                autofocus=True,
            ),
        ),
    )
