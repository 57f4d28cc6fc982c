"""The statistics' sheet: each plot and its table tell the same numbers, in both languages."""

import re
from collections.abc import Iterator

import pytest

from game.app.comparing import line_of, side_of
from game.app.model import Model
from game.i18n import LANGUAGES, amount, number, signed
from game.ui import view
from game.ui.plots import HEIGHT, WIDTH, bar_plot, line_plot
from game.ui.tree import Child, Tree
from tests.ui.statistics import KEPT, TABLES, cleared, opened
from tests.ui.training import tapped

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def elements(tree: Child) -> Iterator[Tree]:
    if isinstance(tree, str):
        return
    yield tree
    for child in tree[2]:
        yield from elements(child)


def all_of(tree: Tree, tag: str, css: str = "") -> list[Tree]:
    return [
        one
        for one in elements(tree)
        if one[0] == tag and css in [*str(one[1].get("class", "")).split(), ""]
    ]


def said(tree: Child) -> str:
    return tree if isinstance(tree, str) else "".join(map(said, tree[2]))


def sheet(model: Model) -> Tree:
    return next(
        one for one in elements(view(model)) if one[1].get("class") == "dialog dialog-statistics"
    )


def rows(table: Tree) -> list[list[str]]:
    (body,) = all_of(table, "tbody")
    return [[said(cell) for cell in row[2]] for row in body[2] if not isinstance(row, str)]


def captions(tree: Tree) -> dict[str, Tree]:
    return {said(all_of(one, "caption")[0]): one for one in all_of(tree, "table")}


def vertices(tree: Tree) -> list[tuple[float, float]]:
    """The points of the line, in the drawing's units."""
    path = all_of(tree, "path", "line")[0][1]["d"]
    pairs = (pair.split() for pair in str(path).removeprefix("M").split("L"))
    return [(float(x), float(y)) for x, y in pairs]


@each_language
def test_the_line_goes_through_every_row_of_its_table(lang: str) -> None:
    drawn, line = sheet(opened(lang)), line_of(KEPT)
    (plot,) = all_of(drawn, "div", "line-plot")
    high, low, hands = line.high[1], min(0, line.low[1]), line.points[-1][0]
    assert hands == 561
    points = vertices(plot)
    title = {"en": "Chips over time", "it": "Le fiches nel tempo"}[lang]
    told = rows(captions(drawn)[title])
    assert len(told) >= 10
    for after, chips in told:
        place = int(after) / hands * WIDTH
        value = int(chips.replace("−", "-").replace("+", ""))
        height = (high - value) / (high - low) * HEIGHT
        near = [(x, y) for x, y in points if abs(x - place) < 0.06 and abs(y - height) < 0.06]
        assert near, (after, chips)
    # The last row is the sum, and so is the head.
    net = sum(one.net for one in KEPT.line) + 10
    assert told[-1] == [number(lang, 561), signed(lang, net)]


@each_language
@pytest.mark.parametrize("role", ["player", "bank"])
def test_the_bars_are_as_long_as_the_table_says(lang: str, role: str) -> None:
    drawn, side = sheet(opened(lang)), side_of(KEPT, role)
    section = next(one for one in all_of(drawn, "section", "figures-side") if one[1]["key"] == role)
    (table,) = all_of(section, "table")
    bars = all_of(section, "svg", "bar-plot")
    told = rows(table)
    assert len(bars) == len(told) == len(side.rates)
    scales = set()
    for bar, row, rate in zip(bars, told, side.rates, strict=True):
        assert f"{rate.times} " in row[1]
        assert f"{amount(lang, 100 * rate.times / rate.of)}%" in row[1]
        assert rate.expected is not None
        assert row[2] == f"{amount(lang, 100 * rate.expected)}%"
        part = float(str(all_of(bar, "rect", "part")[0][1]["width"]))
        mark = re.fullmatch(r"M([\d.]+) 0V10", str(all_of(bar, "path", "mark")[0][1]["d"]))
        assert mark
        # Both on one scale, and within the bar.
        assert 0 <= part <= 100
        assert 0 < float(mark[1]) <= 100
        assert part / float(mark[1]) == pytest.approx(rate.share / rate.expected, rel=0.01)
        scales.add(round(rate.expected / float(mark[1]), 4))
    assert max(scales) - min(scales) < 2e-4


@each_language
def test_every_drawing_is_hidden_or_named(lang: str) -> None:
    for table in TABLES.values():
        for _, attributes, _ in all_of(sheet(table(lang)), "svg"):
            # The halves of the line are parts of the drawing that is named.
            half = attributes.get("class") in ("gain", "loss")
            named = attributes.get("role") == "img" and attributes.get("aria-label")
            assert half or named or attributes.get("aria-hidden") == "true", attributes


def test_what_is_won_lies_above_the_line_and_what_is_lost_below() -> None:
    plot = line_plot([(0, 0), (1, 10), (2, -30)], 10, -30, "a plot", [])
    parts = {str(one[1]["class"]): one[1] for one in all_of(plot, "svg") if "class" in one[1]}
    assert float(str(parts["gain"]["height"])) == HEIGHT / 4
    assert float(str(parts["loss"]["y"])) == HEIGHT / 4
    assert float(str(parts["loss"]["height"])) == 3 * HEIGHT / 4
    assert vertices(plot) == [(0, HEIGHT / 4), (WIDTH / 2, 0), (WIDTH, HEIGHT)]


def test_a_line_that_never_moved_can_be_drawn() -> None:
    assert vertices(line_plot([(0, 0), (1, 0)], 0, 0, "flat", [])) == [(0, 0), (WIDTH, 0)]


def test_what_was_never_expected_has_no_mark() -> None:
    assert not all_of(bar_plot(0.1, None, 0.2), "path")


def test_the_large_numbers_by_hand() -> None:
    text = said(all_of(sheet(opened("en")), "div", "figures-heads")[0])
    assert "561 hands" in text
    assert "+60 chips" in text
    assert "16 games won of 56" in text
    text = said(all_of(sheet(opened("it")), "div", "figures-heads")[0])
    assert "561 mani" in text
    assert "16 partite vinte su 56" in text


def test_a_tradition_and_a_level_are_chosen() -> None:
    text = said(sheet(tapped(opened("en"), "figures_tradition reale")))
    assert "61 hands" in text
    assert "0 games won of 6" in text
    # Which has been played against hard ones only.
    text = said(sheet(tapped(opened("en"), "figures_level hard")))
    assert "61 hands" in text
    assert "one hand under house rules".casefold() in text.casefold()


def test_verdicts_in_words() -> None:
    text = said(sheet(opened("en")))
    # 49 of 480 are 7½ where 30.6 were to be expected: 3.4 standard errors.
    assert "above what chance explains" in text
    assert "as expected" in text


def test_nothing_yet_is_said_kindly() -> None:
    text = said(sheet(TABLES["statistics_empty"]("en")))
    assert "Nothing to count yet" in text
    assert not all_of(sheet(TABLES["statistics_empty"]("en")), "svg", "bar-plot")


@each_language
def test_after_forgetting_there_is_the_way_back(lang: str) -> None:
    actions = [one[1].get("data-action") for one in elements(sheet(cleared(lang)))]
    assert "figures_undo" in actions
    assert "figures_forget" not in actions


def test_what_could_not_be_saved_can_be_copied() -> None:
    (area,) = all_of(sheet(TABLES["statistics_unsaved"]("en")), "textarea")
    assert '"tradition": "italy"' in str(area[1]["value"])
    assert area[1]["readonly"] is True
