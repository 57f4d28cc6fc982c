"""The best there was in all games: the most chips, the longest runs, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.comparing import BESTS, RUNS
from game.i18n import has, number, text
from game.ui.rule_words import tradition
from game.ui.tree import el

if TYPE_CHECKING:
    from game.app.figures import Figures
    from game.ui.tree import Tree


def bests(lang: str, sheet: Figures) -> Tree | None:
    """Draw the best there was; runs go across all games, and are shown with all of them."""
    kept = sheet.kept
    said: list[tuple[str, int, str, str]] = []
    for name in BESTS:
        best = kept.bests.get(name)
        if best is not None:
            said.append((f"figures.best.{name}", best.value, best.kind, best.day))
    for name in RUNS:
        run = kept.runs.get(name)
        # Once is no run.
        if run is not None and run.best > 1:
            said.append((f"figures.run.{name}", run.best, run.kind, run.day))
    if not said or sheet.tradition or sheet.level:
        return None
    return el(
        "section",
        {"key": "bests"},
        el("h3", {}, text(lang, "figures.bests")),
        el(
            "dl",
            {"class": "figures-bests"},
            *(
                el(
                    "div",
                    {"key": key},
                    el("dt", {}, text(lang, key)),
                    el("dd", {"class": "display num"}, number(lang, value)),
                    el("dd", {"class": "small"}, _when(lang, kind, day)),
                )
                for key, value, kind, day in said
            ),
        ),
    )


def _when(lang: str, kind: str, day: str) -> str:
    name = kind.split(".", maxsplit=1)[0]
    where = tradition(lang, name) if has(lang, f"tradition.{name}") else name
    year, month, date = day.split("-") if day else ("", "", "")
    when = f"{int(date)}.{int(month)}.{year}" if day else ""
    return text(lang, "figures.when", tradition=where, day=when) if when else where
