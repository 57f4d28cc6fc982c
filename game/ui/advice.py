"""Advice on one's own decision: a button that asks for it, bars on the choices, the whole of it."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.app.seen import SEVEN_HALF, can_advise
from game.i18n import average, points, text
from game.ui.controls import button
from game.ui.icons import icon
from game.ui.phrases import hand_word
from game.ui.tree import classes, el, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.app.seen import Advice, Choice, HandName, Kind, Model, Rules, SeatView
    from game.ui.tree import Child, Tree

_SPECIAL: dict[int, HandName] = {SEVEN_HALF + 1: "royal", SEVEN_HALF + 2: "pair_of_sevens"}


def advice_button(model: Model, *, small: bool) -> Tree | None:
    """Make the button that opens the advice, where any is wanted; ``small``: a sign alone."""
    if not can_advise(model):
        return None
    lang = model.prefs.lang
    return button(
        "advice",
        classes("skip ask-advice", small and "small-advice"),
        icon("advice"),
        None if small else el("span", {}, text(lang, "act.advice")),
        label=text(lang, "act.advice_label"),
        hotkey="h",
    )


class Worth:
    """What a choice is worth, as its button tells it: a line to see, and words to hear."""

    def __init__(self, model: Model, advice: Advice, choice: Choice) -> None:
        lang = model.prefs.lang
        best = choice is advice.best and len(advice.choices) > 1
        key = "advice.worth_bank" if advice.bank else "advice.worth"
        said = value_of(lang, advice, choice)
        words = text(lang, key, value=said)
        self.words = f"{words}, {text(lang, 'advice.best')}" if best else words
        self.line = el(
            "span",
            {"class": classes("weight", best and "is-best"), "aria-hidden": "true"},
            value_bar(advice, choice),
            el("span", {"class": "num"}, f"★ {said}" if best else said),
        )


def worth_of(model: Model, verb: str) -> Worth | None:
    """Return what to write on the button of a choice; None where nothing is to be told."""
    advice = model.advice
    if advice is None or model.prefs.advisor != "always" or not can_advise(model):
        return None
    for choice in advice.choices:
        if choice.verb == verb:
            return Worth(model, advice, choice)
    return None


def advice_sheet(model: Model) -> list[Child]:
    """Draw the whole advice: the choices, the next card, what is assumed."""
    advice, shown = model.advice, model.shown
    if advice is None or shown is None or shown.seat is None:
        return []
    lang = model.prefs.lang
    drawn: list[Child] = []
    if advice.choices:
        drawn.append(_choices(lang, shown, advice))
    if advice.kinds:
        drawn.append(_next_card(lang, shown, advice))
    drawn.append(
        el(
            "section",
            {"key": "basis", "class": "advice-basis"},
            el("h3", {}, text(lang, "advice.basis")) if advice.choices else None,
            el("ul", {}, *(el("li", {}, line) for line in basis_lines(lang, shown, advice))),
        )
    )
    return drawn


def _choices(lang: str, shown: SeatView, advice: Advice) -> Tree:
    return el(
        "section",
        {"key": "choices", "class": "advice-choices"},
        el(
            "p",
            {"class": "verdict"},
            el("span", {}, *_has(lang, shown)),
            el("strong", {"class": "display"}, said) if (said := _verdict(lang, advice)) else None,
        ),
        el("ul", {}, *(_choice(lang, advice, choice) for choice in advice.choices)),
        el(
            "p",
            {"class": "caption"},
            text(lang, "advice.unit_bank" if advice.bank else "advice.unit"),
        ),
    )


def _has(lang: str, shown: SeatView) -> tuple[Child, ...]:
    hand = shown.seats[shown.seat or 0].hands[shown.to_act_hand]
    return () if hand.total is None else (text(lang, "advice.has", total=points(hand.total)),)


def _verdict(lang: str, advice: Advice) -> str:
    best = advice.best
    if best is None or len(advice.choices) < 2:
        return ""
    others = (one for one in advice.choices if one is not best)
    if value_of(lang, advice, best) in (value_of(lang, advice, one) for one in others):
        return text(lang, "advice.same")
    return text(lang, f"advice.best.{best.verb}")


def _choice(lang: str, advice: Advice, choice: Choice) -> Tree:
    best = choice is advice.best and len(advice.choices) > 1
    return el(
        "li",
        {"key": choice.verb, "class": classes("advice-choice", best and "is-best")},
        el("span", {"class": "advice-name"}, text(lang, f"advice.{choice.verb}")),
        el("span", {"class": "best-mark"}, f"★ {text(lang, 'advice.best')}") if best else None,
        el("b", {"class": "num advice-value"}, value_of(lang, advice, choice)),
        value_bar(advice, choice),
        el("span", {"class": "small"}, outcome_words(lang, choice)) if choice.outcome else None,
    )


def outcome_words(lang: str, choice: Choice) -> str:
    """Say how often a choice wins and loses in a hundred; for one that has such an outcome."""
    assert choice.outcome is not None
    wins, back, loses = choice.outcome
    won = in_100(wins)
    if not back:
        return text(lang, "advice.outcome", n=won, lost=100 - won)
    tied = in_100(back)
    lost = max(0, 100 - won - tied) if loses > 1e-9 else 0
    return text(lang, "advice.outcome_push", n=won, back=tied, lost=lost)


def in_100(chance: float) -> int:
    """Round a chance to times in a hundred; what is possible is never called never."""
    if chance < 1e-9:
        return 0
    return 100 if chance > 1 - 1e-9 else min(99, max(1, round(100 * chance)))


def value_of(lang: str, advice: Advice, choice: Choice) -> str:
    """Write what a choice is worth, in stakes or chips."""
    return average(lang, choice.value, 1 if advice.bank else 2)


def value_bar(advice: Advice, choice: Choice) -> Tree:
    """Draw a value from the line in the middle, which is nothing won and nothing lost."""
    most = max(abs(one.value) for one in advice.choices)
    scale = float(max(1, ceil(most - 1e-9)))
    value = choice.value / scale
    return el(
        "span",
        {
            "class": classes("bar", "gain" if value > 0 else "loss"),
            "style": {"--v": f"{abs(value):.3f}"},
            "aria-hidden": "true",
        },
        el("i"),
    )


def _next_card(lang: str, shown: SeatView, advice: Advice) -> Tree:
    most = max(kind.size for kind in advice.kinds)
    return el(
        "section",
        {"key": "next", "class": "advice-next"},
        el("h3", {}, text(lang, "advice.next")),
        el("p", {"class": "advice-bust"}, bust_words(lang, advice)),
        el(
            "ol",
            {"class": "kinds", "aria-label": text(lang, "advice.kinds")},
            *(_kind(lang, shown, kind, most) for kind in advice.kinds),
        ),
        el("p", {"class": "caption"}, said) if (said := _seen(lang, advice)) else None,
    )


def bust_words(lang: str, advice: Advice) -> str:
    """Say how often the next card busts the hand."""
    coming = sum(kind.left for kind in advice.kinds)
    busting = sum(kind.left for kind in advice.kinds if not kind.makes)
    if not busting:
        return text(lang, "advice.bust_never")
    if busting == coming:
        return text(lang, "advice.bust_always")
    if advice.bank:
        return text(lang, "advice.bust_bank", n=in_100(advice.bust))
    return text(lang, "advice.bust", n=busting, of=coming)


def _kind(lang: str, shown: SeatView, kind: Kind, most: int) -> Tree:
    name = f"{points(kind.counts)}★" if kind.wild else points(kind.counts)
    tone = "fits" if kind.makes < SEVEN_HALF else "seven-half"
    if not kind.makes:
        makes, short, tone = text(lang, "advice.makes_bust"), "✕", "busts"
    elif kind.makes in _SPECIAL:
        short = hand_word(lang, shown.rules, _SPECIAL[kind.makes], "short")
        makes = text(lang, "advice.makes", total=short)
    else:
        short = points(kind.makes)
        makes = text(lang, "advice.makes", total=short)
    words = text(lang, "advice.kind", card=name, left=kind.left, size=kind.size, makes=makes)
    return el(
        "li",
        {"key": name, "class": classes("kind", tone, not kind.left and "none-left")},
        unseen(words),
        el("span", {"class": "kind-makes", "aria-hidden": "true"}, short),
        el(
            "span",
            {
                "class": "stack",
                "aria-hidden": "true",
                "style": {
                    "--left": f"{kind.left / most:.3f}",
                    "--size": f"{kind.size / most:.3f}",
                },
            },
            el("i"),
        ),
        el("b", {"class": "kind-name", "aria-hidden": "true"}, name),
        el("span", {"class": "kind-left num", "aria-hidden": "true"}, f"{kind.left}/{kind.size}"),
    )


def _seen(lang: str, advice: Advice) -> str:
    """Tell which of the cards that all have seen would have been good or bad."""
    seen = {
        "busting": sum(kind.seen for kind in advice.kinds if not kind.makes),
        "fitting": sum(kind.seen for kind in advice.kinds if kind.makes),
    }
    cards = [text(lang, f"advice.seen_{which}", n=n) for which, n in seen.items() if n]
    return text(lang, "advice.seen", cards=", ".join(cards)) if cards else ""


def basis_lines(lang: str, shown: SeatView, advice: Advice) -> Iterator[str]:
    """Say, line by line, what the numbers stand on, and what they leave out."""
    if advice.choices:
        yield from _assumed(lang, shown.rules, advice)
    for what in advice.unweighed:
        yield text(lang, f"advice.unweighed.{what}", n=shown.pack_count)
    if advice.choices:
        yield text(lang, "advice.not_counted")


def _assumed(lang: str, rules: Rules, advice: Advice) -> Iterator[str]:
    totals = [points(total) for total in advice.assumed]
    if advice.bank:
        yield text(lang, "advice.assumes_bank", low=totals[0], high=totals[-1])
        if rules.stake_time == "after":
            yield text(lang, "advice.assumes_stakes")
    else:
        yield text(lang, "advice.assumes", below=totals[0])
        yield text(lang, "advice.assumes_any")
    if any(choice.verb == "hit" for choice in advice.choices):
        yield text(lang, "advice.goes_on")
    if rules.seven_half_pays == 2 or rules.bank_seven_half_collects == 2 or rules.royal:
        yield text(lang, "advice.doubles")
