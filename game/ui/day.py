"""The day's table: what it is, how it went, the days before; and its end at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app import dates
from game.app.day import SHOWN, day_of, months_of, on_table, waits
from game.app.switches import PRESETS
from game.i18n import signed, text
from game.ui.cards import token
from game.ui.controls import button
from game.ui.traditions import emblem, native
from game.ui.tree import Child, Tree, classes, el

if TYPE_CHECKING:
    from game.app.day import Daily, Try
    from game.app.seen import Model

_FALLS = ("loss", "even", "gain")


def day_sheet(model: Model) -> list[Child | None]:
    """Draw the table of the day that is looked at, and how the last days went."""
    daily = model.daily
    if daily is None:
        return []
    lang, day = model.prefs.lang, day_of(model)
    one = daily.tries.find(day, daily.tradition)
    return [
        el("p", {"key": "date", "class": "day-date display"}, _long(lang, day)),
        _traditions(model, daily, day),
        el(
            "section",
            {"key": "table", "class": "day-table"},
            native(daily.tradition, "day-game display", "game"),
            *_how(model, one, day),
        ),
        _ask(lang) if daily.asking else _ways(model, one, day),
        _strip(model, daily, day),
    ]


def day_end(model: Model) -> Tree:
    """Draw what stands in the ranking of a day's table: the result, or that it was practice."""
    lang, one = model.prefs.lang, on_table(model)
    return el(
        "div",
        {"key": "day", "class": "day-end"},
        result(lang, one) if one else el("p", {}, text(lang, "day.practised")),
    )


def day_foot(model: Model) -> Tree:
    """Draw what a day's table ends with: the result is shared, or others are looked at."""
    lang = model.prefs.lang
    if on_table(model):
        return button(
            "day_send", "big primary", text(lang, "day.send_short"), label=text(lang, "day.send")
        )
    return button("day", "big primary", text(lang, "day.title"), hotkey="Enter")


def result(lang: str, one: Try) -> Tree:
    """Draw what a try brought: the chips, a square for each hand, the hands of 7½."""
    return el(
        "div",
        {"class": "day-result"},
        el(
            "p",
            {"class": classes("day-won display", _fall(one.won))},
            signed(lang, one.won),
            token("chip"),
        ),
        el(
            "div",
            {},
            el(
                "ul",
                {"class": "squares", "aria-label": text(lang, "day.by_hand")},
                *(
                    el(
                        "li",
                        {"class": f"square {_fall(chips)}", "aria-label": signed(lang, chips)},
                        el("span", {"aria-hidden": "true"}, signed(lang, chips)),
                    )
                    for chips in one.results
                ),
            ),
            el("p", {"class": "small"}, text(lang, "day.sevens", n=one.sevens))
            if one.sevens
            else None,
        ),
    )


def _fall(chips: int) -> str:
    return _FALLS[(chips > 0) - (chips < 0) + 1]


def _long(lang: str, day: str) -> str:
    _, month, date = dates.parts(day)
    weekday = text(lang, "day.weekdays").split()[dates.weekday(day)]
    return text(
        lang,
        "day.long",
        weekday=weekday,
        date=str(date),
        month=text(lang, "day.long_months").split()[month - 1],
    )


def _traditions(model: Model, daily: Daily, day: str) -> Tree:
    lang = model.prefs.lang
    shown = []
    for preset in PRESETS:
        one = daily.tries.find(day, preset.name)
        said = _short(lang, one)
        name = text(lang, f"tradition.{preset.name}")
        shown.append(
            button(
                "day_pick",
                "day-tradition",
                emblem(lang, preset.name),
                el("span", {"class": classes("day-mark", one and _mark(one))}, said or "·"),
                value=preset.name,
                key=preset.name,
                label=f"{name}: {said or text(lang, 'day.none')}",
                pressed=preset.name == daily.tradition,
            )
        )
    return el(
        "div",
        {
            "key": "traditions",
            "class": "day-traditions",
            "role": "group",
            "aria-label": text(lang, "tradition.label"),
        },
        *shown,
    )


def _short(lang: str, one: Try | None) -> str:
    if one is None:
        return ""
    return signed(lang, one.won) if one.stage == "done" else "…"


def _mark(one: Try) -> str:
    return _fall(one.won) if one.stage == "done" else "begun"


def _how(model: Model, one: Try | None, day: str) -> tuple[Child, ...]:
    lang = model.prefs.lang
    if one and one.stage == "done":
        return (result(lang, one),)
    if one:
        key = "day.open" if waits(model) else "day.left"
        return (el("p", {}, text(lang, key)),)
    return (el("p", {}, text(lang, "day.about" if day == model.day else "day.past")),)


def _ask(lang: str) -> Tree:
    """Ask whether the game that waits is to be given up."""
    return el(
        "div",
        {"key": "ask", "class": "day-ask"},
        el("p", {"role": "alert"}, text(lang, "day.ask")),
        el(
            "div",
            {"class": "sheet-acts"},
            button("day_play", "big second", text(lang, "day.ask_yes")),
            button("close", "big primary", text(lang, "day.ask_no"), key="no"),
        ),
    )


def _ways(model: Model, one: Try | None, day: str) -> Tree:
    lang = model.prefs.lang
    if waits(model):
        ways = [button("continue", "big primary", text(lang, "start.continue"), hotkey="Enter")]
    elif one is None and day == model.day:
        ways = [button("day_play", "big primary", text(lang, "start.play"), hotkey="Enter")]
    else:
        ways = [button("day_play", "big second", text(lang, "day.practise"))]
    if one and one.stage == "done":
        ways.append(
            button("day_send", "big primary", text(lang, "day.send_short"),
                   label=text(lang, "day.send"))
        )  # fmt: skip
    return el("div", {"key": "ways", "class": "sheet-acts"}, *ways)


def _strip(model: Model, daily: Daily, chosen: str) -> Tree:
    """Draw the last days, a row for each week, and the chips that each brought."""
    lang, days = model.prefs.lang, dates.before(model.day, SHOWN)
    letters = text(lang, "day.letters").split()
    return el(
        "section",
        {"key": "strip", "class": "day-strip", "aria-label": text(lang, "day.strip")},
        el(
            "div",
            {"class": "day-letters", "aria-hidden": "true"},
            *(el("span", {}, letters[dates.weekday(day)]) for day in days[:7]),
        ),
        el(
            "div",
            {"class": "day-days"},
            *(_day(lang, daily, day, day == chosen, day == model.day) for day in days),
        ),
    )


def _day(lang: str, daily: Daily, day: str, chosen: bool, today: bool) -> Tree:
    _, month, date = dates.parts(day)
    one = daily.tries.find(day, daily.tradition)
    said = _short(lang, one)
    name = f"{date} {months_of(lang)[month - 1]}: {said or text(lang, 'day.none')}"
    return button(
        "day_look",
        classes("day-day", one and _mark(one), today and "today"),
        el("span", {"class": "day-number"}, str(date)),
        el("b", {"class": "num"}, said),
        value=day,
        key=day,
        label=name,
        pressed=chosen,
    )
