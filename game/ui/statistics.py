"""The statistics: how the chips went, how often this and that, luck and skill, the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.comparing import games_of, hands_of, line_of, played, side_of
from game.app.model import MIXED
from game.app.seen import LEVELS
from game.i18n import amount, has, number, signed, text
from game.ui.bests import bests
from game.ui.controls import button, choice
from game.ui.icons import icon
from game.ui.plots import bar_plot, line_plot, table
from game.ui.review import sums
from game.ui.traditions import emblem, native
from game.ui.tree import classes, el

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.app.comparing import Rate, Side
    from game.app.figures import Figures
    from game.app.seen import Model
    from game.ui.tree import Child, Tree


def statistics_sheet(model: Model) -> list[Child | None]:
    """Draw all that is counted, of the games that were chosen."""
    sheet, lang = model.figures, model.prefs.lang
    if sheet is None:
        return []
    trouble = (
        el("p", {"key": "trouble", "class": "figures-trouble"}, text(lang, _trouble(model)))
        if model.uncounted
        else None
    )
    if sheet.kept.is_empty:
        return [trouble, *_empty(lang), _foot(lang, sheet)]
    return [
        trouble,
        *_filters(lang, sheet),
        _heads(lang, sheet),
        _line(lang, sheet),
        *(_side(lang, sheet, role) for role in ("player", "bank")),
        _luck(lang, sheet),
        *_breakdowns(lang, sheet),
        bests(lang, sheet),
        el("p", {"key": "about", "class": "caption"}, text(lang, "figures.about")),
        _foot(lang, sheet),
    ]


def _trouble(model: Model) -> str:
    return f"figures.trouble.{model.uncounted}"


def _empty(lang: str) -> list[Child]:
    return [
        el(
            "div",
            {"key": "empty", "class": "figures-empty"},
            emblem(lang, "italy"),
            el("p", {"class": "display"}, text(lang, "figures.empty")),
            el("p", {}, text(lang, "figures.empty_text")),
        )
    ]


def _filters(lang: str, sheet: Figures) -> Iterator[Tree]:
    """Let choose among the traditions and levels that were played, where there are several."""
    traditions, levels = played(sheet.kept)
    if len(traditions) > 1:
        yield el(
            "div",
            {
                "key": "traditions",
                "class": "choice wraps",
                "role": "group",
                "aria-label": text(lang, "figures.filter"),
            },
            *(
                el(
                    "button",
                    {
                        "key": name or "all",
                        "type": "button",
                        "data-action": "figures_tradition",
                        "data-value": name,
                        "aria-pressed": str(name == sheet.tradition).lower(),
                    },
                    native(name, "") if name else text(lang, "figures.all_traditions"),
                )
                for name in ("", *traditions)
            ),
        )
    if len(levels) > 1:
        options = [("", word := text(lang, "figures.all_levels"), word)]
        options += [(one, word := _level(lang, one), word) for one in _sorted(levels)]
        yield choice("figures_level", text(lang, "figures.levels"), options, sheet.level, "wraps")


def _sorted(levels: list[str]) -> list[str]:
    order = (*LEVELS, MIXED)
    return sorted(levels, key=lambda one: order.index(one) if one in order else len(order))


def _level(lang: str, level: str) -> str:
    return text(lang, f"level.{level}") if has(lang, f"level.{level}") else level


def _heads(lang: str, sheet: Figures) -> Tree:
    """Draw the three numbers that say most."""
    hands = hands_of(sheet.kept, sheet.tradition, sheet.level)
    games = games_of(sheet.kept, sheet.tradition, sheet.level)
    won = text(lang, "figures.no_games")
    if games.games:
        won = text(lang, "figures.games", n=games.won, of=number(lang, games.games))
    return el(
        "div",
        {"key": "heads", "class": "figures-heads"},
        *(
            el(
                "p",
                {"key": name},
                el("b", {"class": classes("display num", css)}, value),
                " ",
                el("span", {}, word),
            )
            for name, value, word, css in (
                (
                    "hands",
                    number(lang, hands.hands),
                    text(lang, "figures.hands", n=hands.hands),
                    "",
                ),
                (
                    "chips",
                    signed(lang, hands.net),
                    text(lang, "figures.chips", n=abs(hands.net)),
                    _tone(hands.net),
                ),
                ("games", number(lang, games.won), won, ""),
            )
        ),
    )


def _tone(value: float) -> str:
    return "gain" if value > 0 else "loss" if value < 0 else ""


def _line(lang: str, sheet: Figures) -> Tree | None:
    line = line_of(sheet.kept, sheet.tradition, sheet.level)
    if len(line.points) < 2:
        return None
    high, low = max(line.high[1], 0), min(line.low[1], 0)
    hands, chips = line.points[-1]
    label = text(
        lang,
        "figures.line_label",
        n=hands,
        last=signed(lang, chips),
        high=signed(lang, high),
        low=signed(lang, low),
    )
    ends = [
        el("b", {"key": name, "class": f"num at-{name}", "aria-hidden": "true"}, said)
        for name, said in (
            ("high", signed(lang, high)),
            ("low", signed(lang, low) if low else ""),
            ("end", text(lang, "figures.line_end", n=hands)),
        )
        if said
    ]
    heads = [text(lang, f"figures.line_{name}") for name in ("after", "chips")]
    rows = [(number(lang, after), signed(lang, won)) for after, won in line.told]
    return el(
        "section",
        {"key": "line"},
        el("h3", {}, text(lang, "figures.line")),
        line_plot(line.points, high, low, label, ends),
        table(text(lang, "figures.line"), heads, rows),
    )


def _side(lang: str, sheet: Figures, role: str) -> Tree | None:
    """Draw how often a role had 7½ and the like, beside what is expected of good play."""
    side = side_of(sheet.kept, role, sheet.tradition, sheet.level)
    if not side.sums.hands:
        return None
    most = 1.15 * max(0.1, *(max(one.share, one.expected or 0.0) for one in side.rates))
    title = text(lang, f"figures.{role}")
    heads = [text(lang, f"figures.{name}") for name in ("what", "how_often", "expected", "judged")]
    rows = [_rate_row(lang, one) for one in side.rates]
    known = any(one.expected is not None for one in side.rates)
    return el(
        "section",
        {"key": role, "class": "figures-side"},
        el(
            "h3",
            {},
            title,
            " ",
            el("span", {"class": "small"}, text(lang, "figures.of_hands", n=side.sums.hands)),
        ),
        el(
            "div",
            {"class": "figures-bars", "aria-hidden": "true"},
            *(_bar(lang, one, most) for one in side.rates),
        ),
        table(title, heads, rows),
        _gain(lang, side, role),
        el(
            "p", {"class": "caption"}, text(lang, "figures.mark" if known else "figures.only_house")
        ),
        el("p", {"class": "caption"}, text(lang, "figures.house", n=side.house))
        if side.house
        else None,
    )


def _share(lang: str, share: float) -> str:
    return amount(lang, 100 * share)


def _rate_row(lang: str, one: Rate) -> tuple[str, str, str, str]:
    share = text(
        lang,
        "figures.times",
        times=one.times,
        of=number(lang, one.of),
        share=_share(lang, one.share),
    )
    if one.expected is None:
        return text(lang, f"figures.{one.what}"), share, text(lang, "figures.unknown"), ""
    expected = text(lang, "figures.short", share=_share(lang, one.expected))
    judged = text(lang, f"figures.{one.verdict}")
    return text(lang, f"figures.{one.what}"), share, expected, judged


def _bar(lang: str, one: Rate, most: float) -> Tree:
    name, share, _, judged = _rate_row(lang, one)
    expected = (
        None
        if one.expected is None
        else text(lang, "figures.expected_is", share=_share(lang, one.expected))
    )
    return el(
        "div",
        {"key": one.what, "class": f"figures-bar of-{one.what}"},
        el("span", {"class": "strong"}, name),
        el("span", {"class": "num small"}, share),
        bar_plot(one.share, one.expected, most),
        expected and el("span", {"class": "num small"}, expected),
        judged and _judged(judged, one.verdict),
    )


def _judged(said: str, verdict: str) -> Tree:
    return el("span", {"class": f"small judged is-{verdict}"}, said)


def _gain(lang: str, side: Side, role: str) -> Tree:
    """Say what the stakes have brought, and what they would bring on average."""
    gain = side.gain
    key = "figures.gain_is" if role == "player" else "figures.gain_bank"
    said = [
        el("span", {"class": "strong"}, text(lang, "figures.gain")),
        el(
            "span",
            {"class": "num"},
            text(lang, key, net=signed(lang, gain.net), staked=number(lang, gain.staked)),
        ),
    ]
    if gain.expected is not None:
        mean = signed(lang, round(gain.expected))
        said += [
            el("span", {"class": "num small"}, text(lang, "figures.gain_expected", net=mean)),
            _judged(text(lang, f"figures.{gain.verdict}"), gain.verdict),
        ]
    return el("p", {"class": "figures-gain"}, *_spaced(said))


def _spaced(parts: list[Tree]) -> Iterator[Child]:
    # For those who hear them, and for who copies them.
    for place, part in enumerate(parts):
        if place:
            yield " "
        yield part


def _luck(lang: str, sheet: Figures) -> Tree | None:
    games = games_of(sheet.kept, sheet.tradition, sheet.level)
    if not games.hands:
        return None
    best = text(lang, "figures.best", n=games.decisions, best=games.best)
    means = "figures.luck_one" if games.hands == 1 else "figures.luck_means"
    return el(
        "section",
        {"key": "luck"},
        el("h3", {}, text(lang, "figures.luck")),
        sums(lang, games.result, games.given),
        el("p", {}, best) if games.decisions else None,
        el("p", {"class": "caption"}, text(lang, means, n=games.hands)),
    )


def _breakdowns(lang: str, sheet: Figures) -> Iterator[Tree]:
    """Set the traditions beside each other, and the levels, as far as they are chosen."""
    traditions, levels = played(sheet.kept)
    if len(traditions) > 1 and not sheet.tradition:
        names = [(name, native(name, "")) for name in traditions]
        yield _breakdown(lang, sheet, "tradition", names)
    if len(levels) > 1 and not sheet.level:
        yield _breakdown(
            lang, sheet, "level", [(one, _level(lang, one)) for one in _sorted(levels)]
        )


def _breakdown(lang: str, sheet: Figures, kind: str, names: Sequence[tuple[str, Child]]) -> Tree:
    rows: list[tuple[Child, ...]] = []
    for one, name in names:
        chosen = (one, sheet.level) if kind == "tradition" else (sheet.tradition, one)
        hands, games = hands_of(sheet.kept, *chosen), games_of(sheet.kept, *chosen)
        won = text(lang, "figures.won_of", won=number(lang, games.won), n=number(lang, games.games))
        net = el("b", {"class": classes("num", _tone(hands.net))}, signed(lang, hands.net))
        if hands.hands or games.games:
            rows.append((name, number(lang, hands.hands), won, net))
    heads = [
        text(lang, f"figures.{name}") for name in (kind, "hands_head", "won_head", "chips_head")
    ]
    title = text(lang, f"figures.by_{kind}")
    return el("section", {"key": f"by-{kind}"}, table(title, heads, rows, "figures-table"))


def _foot(lang: str, sheet: Figures) -> Tree | None:
    if sheet.forgotten is not None:
        return el(
            "div",
            {"key": "foot", "class": "figures-foot", "role": "status"},
            el("p", {}, text(lang, "figures.forgotten")),
            button("figures_undo", "big primary", text(lang, "figures.undo"), home=True),
        )
    if sheet.kept.is_empty:
        return None
    if sheet.asking:
        return el(
            "div",
            {"key": "foot", "class": "figures-foot", "role": "status"},
            el("p", {"class": "strong"}, text(lang, "figures.ask")),
            el(
                "div",
                {"class": "sheet-acts"},
                button("figures_clear", "big second", text(lang, "figures.yes")),
                button("figures_keep", "big primary", text(lang, "figures.no"), home=True),
            ),
        )
    return el(
        "div",
        {"key": "foot", "class": "figures-foot"},
        el(
            "div",
            {"class": "review-ways"},
            button(
                "figures_export",
                "side-way",
                icon("send"),
                el("span", {}, text(lang, "figures.export")),
                label=text(lang, "figures.export_label"),
            ),
            button(
                "figures_forget",
                "side-way",
                icon("drop"),
                el("span", {}, text(lang, "figures.forget")),
                home=True,
            ),
        ),
        el(
            "p",
            {"key": "sent", "class": "figures-sent", "role": "status"},
            text(lang, f"figures.sent.{sheet.sent}") if sheet.sent else "",
        ),
        el(
            "textarea",
            {
                "key": "text",
                "readonly": True,
                "rows": "6",
                "aria-label": text(lang, "figures.text"),
                "value": sheet.text,
            },
        )
        if sheet.sent == "failed"
        else None,
    )
