"""The trainer: a dealt hand, the question, and at once what each choice would have been worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.seen import opponents, still_to_beat
from game.app.trainer import table_of
from game.app.training import ROLES
from game.i18n import average, points, text
from game.ui.advice import bust_words, in_100, value_bar, value_of
from game.ui.asking import side_buttons, turn_buttons
from game.ui.controls import button, choice, icon_button
from game.ui.hand import own_hand
from game.ui.icons import icon
from game.ui.motion import pace
from game.ui.phrases import small_card
from game.ui.rule_words import tradition
from game.ui.table import ring
from game.ui.traditions import emblem, native
from game.ui.tree import classes, el

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.app.seen import Choice, Model
    from game.app.trainer import Trainer
    from game.ui.tree import Tree

# So many of the latest answers are shown.
_MARKS = 10


def trainer_screen(model: Model) -> Tree:
    """Draw the position as a table, with the question, or its answer over it."""
    trainer = model.trainer
    assert trainer is not None
    assert trainer.position is not None
    lang, table = model.prefs.lang, table_of(model)
    shown = table.shown
    assert shown is not None
    others = opponents(shown)
    return el(
        "main",
        {
            # Each position is dealt anew.
            "key": f"trainer-{trainer.number}",
            "style": pace(model),
            "class": classes(
                "table trainer",
                f"others-{len(others)}",
                "settled" if trainer.answer else "my-turn",
            ),
        },
        _top(lang, trainer),
        ring(table, shown, others),
        _question(lang, trainer),
        own_hand(table, shown),
        el(
            "section",
            {"key": "dock", "class": "dock", "aria-label": text(lang, "table.actions")},
            el("div", {"key": "acts", "class": "acts"}, *turn_buttons(table, shown)),
            # Its room stays when the answer lies over it.
            el("div", {"key": "side", "class": "tempo sides"}, *side_buttons(table, shown))
            if _asks(trainer)
            else None,
        ),
        # There before it has anything to say, so that it is heard.
        el("p", {"key": "heard", "class": "sr", "role": "status"}, _heard(lang, trainer)),
        _answer(lang, trainer) if trainer.answer else None,
    )


def _top(lang: str, trainer: Trainer) -> Tree:
    name = tradition(lang, trainer.tradition)
    roles = [(one, word := text(lang, f"trainer.role.{one}"), word) for one in ROLES]
    return el(
        "header",
        {"key": "top", "class": "top"},
        icon_button("done", "back", text(lang, "trainer.back"), hotkey="Escape"),
        el("h1", {}, text(lang, "trainer.title")),
        icon_button("force", "seal", text(lang, "table.rules_here"), hotkey="r"),
        el(
            "div",
            {"class": "practised"},
            button(
                "scores",
                "practised-tradition",
                emblem(lang, trainer.tradition),
                native(trainer.tradition, "tradition-name"),
                icon("unfold"),
                label=text(lang, "trainer.change", tradition=name),
            ),
            choice("practise", text(lang, "trainer.role"), roles, trainer.role),
        ),
    )


def _asks(trainer: Trainer) -> str:
    """Return what there is to choose besides a card and standing."""
    assert trainer.position is not None
    verbs = [choice.verb for choice in trainer.position.advice.choices]
    return next((verb for verb in ("split", "burn") if verb in verbs), "")


def _question(lang: str, trainer: Trainer) -> Tree:
    more = _asks(trainer)
    return el(
        "section",
        {"key": "news", "class": "news question"},
        el(
            "h2",
            {"tabindex": "-1", "data-autofocus": True},
            el("span", {}, text(lang, f"trainer.at.{trainer.role}")),
            " ",
            el("strong", {}, text(lang, f"trainer.ask.{more}" if more else "trainer.ask")),
        ),
        _score(lang, trainer),
    )


def _score(lang: str, trainer: Trainer) -> Tree:
    """Tell how it goes: the streak, the longest one, the latest answers."""
    score = trainer.score
    if not score.answered:
        said = [el("span", {}, text(lang, "trainer.none"))]
    else:
        said = [
            el("b", {"class": "num"}, text(lang, "trainer.streak", n=score.streak)),
            el("span", {"class": "num"}, text(lang, "trainer.best", n=score.best)),
            el(
                "span",
                {"class": "num"},
                text(lang, "trainer.right_of", right=score.right, n=score.answered),
            ),
        ]
    return el(
        "p",
        {"key": "score", "class": "score", "role": "note", "aria-label": _how(lang, trainer)},
        *said,
        el(
            "span",
            {"class": "marks", "aria-hidden": "true"},
            *(
                el("i", {"class": "hit" if one == "1" else "missed"})
                for one in score.latest[-_MARKS:]
            ),
        ),
    )


def _how(lang: str, trainer: Trainer) -> str:
    score = trainer.score
    if not score.answered:
        return text(lang, "trainer.none")
    said = (
        text(lang, "trainer.streak", n=score.streak),
        text(lang, "trainer.best", n=score.best),
        text(lang, "trainer.right_of", right=score.right, n=score.answered),
    )
    return f"{text(lang, 'trainer.score')}: {', '.join(said)}"


def _heard(lang: str, trainer: Trainer) -> str:
    if not trainer.answer:
        return ""
    right = text(lang, "trainer.right") if trainer.is_right else f"{text(lang, 'trainer.wrong')}."
    said = [right, f"{_verdict(lang, trainer)}.", *_why(lang, trainer)]
    if trainer.is_right:
        said.append(f"{text(lang, 'trainer.streak', n=trainer.score.streak)}.")
    return " ".join(said)


def _verdict(lang: str, trainer: Trainer) -> str:
    """Say what is best, or that it makes no difference where another choice is right, too."""
    assert trainer.position is not None
    best = trainer.position.advice.best
    assert best is not None
    if trainer.is_right and trainer.answer != best.verb:
        return text(lang, "advice.same")
    return text(lang, f"advice.best.{best.verb}")


def _answer(lang: str, trainer: Trainer) -> Tree:
    assert trainer.position is not None
    advice, right, score = trainer.position.advice, trainer.is_right, trainer.score
    # Nothing in a row is nothing to be told.
    streak = text(lang, "trainer.streak", n=score.streak) if right else ""
    return el(
        "section",
        {
            "key": "answer",
            "class": classes("sheet answer", "is-right" if right else "is-wrong"),
            "aria-label": text(lang, "trainer.answer"),
        },
        el(
            "header",
            {"class": "answer-head"},
            el("span", {"class": "answer-mark"}, icon("tick" if right else "close")),
            el(
                "div",
                {},
                el("h2", {}, text(lang, "trainer.right" if right else "trainer.wrong")),
                el("p", {}, _verdict(lang, trainer)),
            ),
            el("p", {"class": "answer-streak num"}, streak) if streak else None,
        ),
        el(
            "div",
            {"class": "answer-body"},
            _has(lang, trainer),
            el("ul", {}, *(_row(lang, trainer, one) for one in advice.choices)),
            el("ul", {"class": "reasons"}, *(el("li", {}, why) for why in _why(lang, trainer))),
        ),
        el(
            "footer",
            {"class": "answer-foot"},
            button(
                "weighed",
                "big second",
                text(lang, "trainer.why"),
                label=text(lang, "trainer.why_label"),
                hotkey="h",
            ),
            button(
                "next",
                "big primary",
                text(lang, "trainer.next"),
                hotkey="Enter",
                autofocus=True,
            ),
        ),
    )


def _has(lang: str, trainer: Trainer) -> Tree:
    assert trainer.position is not None
    view = trainer.position.view
    hand = view.seats[view.seat or 0].hands[view.to_act_hand]
    return el(
        "p",
        {"class": "answer-has"},
        text(lang, "advice.has", total=points(hand.total or 0)),
        " ",
        *(small_card(lang, card) for card in hand.cards),
    )


def _row(lang: str, trainer: Trainer, one: Choice) -> Tree:
    """Draw what a choice is worth, and whether it is the best one, or was taken."""
    assert trainer.position is not None
    advice = trainer.position.advice
    best = one is advice.best
    return el(
        "li",
        {"key": one.verb, "class": classes("advice-choice", best and "is-best")},
        el("span", {"class": "advice-name"}, text(lang, f"advice.{one.verb}")),
        el(
            "span",
            {"class": "answer-marks"},
            el("span", {"class": "best-mark"}, f"★ {text(lang, 'advice.best')}") if best else None,
            el("span", {"class": "your-mark"}, text(lang, "trainer.yours"))
            if one.verb == trainer.answer
            else None,
        ),
        el("b", {"class": "num advice-value"}, value_of(lang, advice, one)),
        value_bar(advice, one),
        el("span", {"class": "small num"}, text(lang, "trainer.wins", n=in_100(one.outcome[0])))
        if one.outcome
        else None,
    )


def _why(lang: str, trainer: Trainer) -> Iterator[str]:
    """Give the reasons that can be counted, and what a wrong choice costs."""
    position = trainer.position
    assert position is not None
    advice, view = position.advice, position.view
    hand = view.seats[view.seat or 0].hands[view.to_act_hand]
    yield f"{bust_words(lang, advice)}."
    if advice.bank:
        left = still_to_beat(view, hand)
        yield f"{text(lang, 'bank.can_beat' if left else 'bank.safe', n=left)}."
    elif (hand.total or 0) < advice.assumed[0]:
        yield text(lang, "trainer.why_low")
    if not trainer.is_right:
        digits = 1 if advice.bank else 2
        cost = average(lang, position.cost(trainer.answer), digits).lstrip("+")
        yield text(lang, "trainer.cost_bank" if advice.bank else "trainer.cost", value=cost)
