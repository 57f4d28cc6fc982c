"""The review of a hand: each decision with the cards as they were, and what it cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import amount, average, points, signed, text
from game.ui.advice import basis_lines, bust_words, outcome_words, value_bar
from game.ui.cards import mini_card
from game.ui.controls import button
from game.ui.icons import icon
from game.ui.marks import card_in_words, card_tag
from game.ui.tree import Child, Tree, classes, el

if TYPE_CHECKING:
    from game.app.review import Decision, Review
    from game.app.seen import Choice, Model


def review_sheet(model: Model) -> list[Child]:
    """Draw the review that is open: what came of the hand, its decisions, the ways on."""
    review = model.review
    if review is None:
        return []
    lang = model.prefs.lang
    drawn: list[Child] = [
        el("p", {"key": "verdict", "class": "review-verdict display"}, _verdict(lang, review))
    ]
    if not review.absent:
        drawn.append(sums(lang, review.result, review.lost))
    drawn.append(
        el(
            "div",
            {"key": "ways", "class": "review-ways"},
            button(
                "replay", "side-way", icon("next"), el("span", {}, text(lang, "act.replay")),
            ),
            None
            if model.game and model.game.several
            else button(
                "balance", "side-way", icon("review"), el("span", {}, text(lang, "act.balance")),
            ),
            button(
                "shuffle", "side-way", icon("shuffle"), el("span", {}, text(lang, "shuffle.title")),
            ),
            button(
                "send_hand", "side-way", icon("send"), el("span", {}, text(lang, "hand_link.send")),
            ),
        )
    )  # fmt: skip
    if review.decisions:
        drawn.append(
            el(
                "section",
                {"key": "decisions", "class": "review-decisions"},
                el("h3", {}, text(lang, "review.decisions")),
                el("ol", {}, *(_decision(lang, one) for one in review.decisions)),
                el("p", {"class": "caption"}, text(lang, "review.unit")),
            )
        )
        drawn.append(el("p", {"key": "moral", "class": "review-moral"}, text(lang, "review.moral")))
        drawn.append(_basis(lang, review))
    return drawn


def chips(lang: str, value: float) -> str:
    """Say an average number of chips."""
    said = amount(lang, value)
    return text(lang, "review.one_chip" if said == "1" else "review.chips", amount=said)


def sums(lang: str, result: int, lost: float) -> Tree:
    """Draw how the result came about: what chance brought, and what the decisions gave away.

    Written to a tenth of a chip, and so that the two make the result as they stand there.
    """
    gave = round(lost, 1)
    # Less nothing is nothing: −0.0 would be written with its sign.
    values = {"result": float(result), "luck": round(result + gave, 1), "skill": 0.0 - gave}
    scale = max(1.0, *(abs(value) for value in values.values()))
    return el(
        "dl",
        {"key": "sums", "class": "sums"},
        *(
            el(
                "div",
                {"key": name, "class": f"sum-{name}"},
                el("dt", {}, text(lang, f"balance.{name}")),
                el(
                    "dd",
                    {"class": classes("num", value > 0 and "gain", value < 0 and "loss")},
                    signed(lang, int(value)) if value == int(value) else average(lang, value, 1),
                ),
                el(
                    "dd",
                    {
                        "class": classes("bar", value > 0 and "gain", value < 0 and "loss"),
                        "style": {"--v": f"{abs(value) / scale:.3f}"},
                        "aria-hidden": "true",
                    },
                    el("i"),
                ),
            )
            for name, value in values.items()
        ),
    )


def _verdict(lang: str, review: Review) -> str:
    if review.absent:
        return text(lang, "review.absent")
    weighed = [one for one in review.decisions if one.weighed]
    if not weighed:
        return text(lang, "review.unknown" if review.decisions else "review.nothing")
    came = "won" if review.result > 0 else "lost" if review.result < 0 else "even"
    return text(lang, f"review.{'wrong' if review.worst else 'right'}.{came}")


def _decision(lang: str, one: Decision) -> Tree:
    hand, shown = one.hand, one.view
    did = _did(lang, one)
    return el(
        "li",
        {
            "key": str(one.at),
            "class": classes("decision", one.weighed and ("fine" if one.is_best else "fault")),
        },
        el(
            "span",
            {"class": "decision-cards"},
            *(
                el(
                    "span",
                    {
                        "key": str(place),
                        "class": "slot",
                        "role": "img",
                        "aria-label": card_in_words(lang, shown.rules, hand, place),
                    },
                    mini_card(lang, card),
                    card_tag(shown.rules, hand, place, values=True),
                )
                for place, card in enumerate(hand.cards)
            ),
        ),
        el(
            "div",
            {"class": "decision-said"},
            el("h4", {}, did),
            *(el("p", {"class": "decision-cost"}, line) for line in _judged(lang, one)),
        ),
        button(
            "replay",
            "look",
            icon("look"),
            value=str(one.at),
            label=text(lang, "review.look_label", did=did),
        ),
        el(
            "ul",
            {"class": "decision-choices"},
            *(_choice(lang, one, c) for c in one.advice.choices),
        )
        if one.weighed
        else None,
        el("p", {"class": "decision-why"}, bust_words(lang, one.advice))
        if one.advice.kinds and not one.is_best
        else None,
    )


def _did(lang: str, one: Decision) -> str:
    total = one.hand.total
    verb = "raise" if one.raised else one.chosen
    return text(lang, f"review.did.{verb}", total=points(total or 0))


def _judged(lang: str, one: Decision) -> tuple[str, ...]:
    if not one.weighed:
        return tuple(
            text(lang, f"advice.unweighed.{what}", n=one.view.pack_count)
            for what in one.advice.unweighed
        )
    best = one.advice.best
    assert best is not None
    if not one.is_best:
        return (text(lang, f"review.better.{best.verb}", cost=chips(lang, one.cost)),)
    return (text(lang, "review.fine" if one.chosen == best.verb else "review.same"),)


def _choice(lang: str, one: Decision, choice: Choice) -> Tree:
    best, yours = choice is one.advice.best, choice is one.choice
    value = choice.value * one.unit
    return el(
        "li",
        {"key": choice.verb, "class": classes("advice-choice", best and "is-best")},
        el("span", {"class": "advice-name"}, text(lang, f"advice.{choice.verb}")),
        el(
            "span",
            {"class": "choice-marks"},
            el("span", {"class": "your-mark"}, text(lang, "review.yours")) if yours else None,
            el("span", {"class": "best-mark"}, f"★ {text(lang, 'advice.best')}") if best else None,
        ),
        el("b", {"class": "num advice-value"}, average(lang, value, 1 if one.advice.bank else 2)),
        value_bar(one.advice, choice),
        el("span", {"class": "small"}, outcome_words(lang, choice))
        if choice.outcome and not one.is_best
        else None,
    )


def _basis(lang: str, review: Review) -> Tree:
    """Say once what all the numbers stand on."""
    lines: dict[str, None] = {}
    for one in review.decisions:
        if one.weighed:
            lines.update(dict.fromkeys(basis_lines(lang, one.view, one.advice)))
    return el(
        "section",
        {"key": "basis", "class": "advice-basis"},
        el("h3", {}, text(lang, "advice.basis")),
        el("ul", {}, *(el("li", {}, line) for line in lines)),
    )
