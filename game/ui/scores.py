"""What can be practised, each with how it goes: a tap chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.switches import PRESETS
from game.app.training import ROLES
from game.i18n import text
from game.ui.controls import button
from game.ui.rule_words import tradition
from game.ui.traditions import emblem, native
from game.ui.tree import el

if TYPE_CHECKING:
    from game.app.seen import Model
    from game.app.trainer import Trainer
    from game.ui.tree import Child, Tree


def scores_sheet(model: Model) -> list[Child]:
    """Draw what can be practised, each with how it goes; a tap chooses it."""
    trainer = model.trainer
    if trainer is None:
        return []
    lang = model.prefs.lang
    return [
        el(
            "div",
            {"key": "scores", "class": "scores"},
            el(
                "div",
                {"class": "scores-head", "aria-hidden": "true"},
                el("span", {}, text(lang, "scores.tradition")),
                *(el("span", {}, text(lang, f"trainer.role.{role}")) for role in ROLES),
            ),
            *(_scores_row(lang, trainer, preset.name) for preset in PRESETS),
        ),
        el("p", {"key": "about", "class": "caption"}, text(lang, "scores.about")),
        el(
            "p",
            {"key": "forget", "class": "scores-forget"},
            *_forget(lang, trainer),
        ),
    ]


def _scores_row(lang: str, trainer: Trainer, name: str) -> Tree:
    cells = []
    for role in ROLES:
        score = trainer.score_of(name, role)
        here = (name, role) == (trainer.tradition, trainer.role)
        what = _what(lang, name, role)
        if score.answered:
            best = text(lang, "scores.best", n=score.best)
            count = text(lang, "trainer.right_of", right=score.right, n=score.answered)
            shows: tuple[Child, ...] = (
                el("b", {"class": "num"}, best),
                el("span", {"class": "num small"}, f"{score.right}/{score.answered}"),
            )
            label = f"{what}: {best}, {count}"
        else:
            shows = (el("span", {"class": "small"}, text(lang, "scores.new")),)
            label = f"{what}: {text(lang, 'scores.new')}"
        cells.append(
            button(
                "practise",
                "score-cell",
                *shows,
                value=f"{name}.{role}",
                label=label,
                key=role,
                pressed=here,
            )
        )
    return el(
        "div",
        {"key": name, "class": "scores-row"},
        el("span", {"class": "scores-name"}, emblem(lang, name), native(name, "tradition-name")),
        *cells,
    )


def _what(lang: str, name: str, role: str) -> str:
    where = text(lang, f"trainer.role.{role}")
    return text(lang, "scores.cell", tradition=tradition(lang, name), role=where)


def _forget(lang: str, trainer: Trainer) -> tuple[Child, ...]:
    what = _what(lang, trainer.tradition, trainer.role)
    if trainer.forgotten:
        return (
            el("span", {"role": "status"}, text(lang, "scores.forgotten", what=what)),
            button("remember", "quiet", text(lang, "scores.undo"), home=True),
        )
    if not trainer.score.answered:
        return ()
    return (button("forget", "quiet", text(lang, "scores.forget", what=what), home=True),)
