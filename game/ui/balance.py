"""The whole game: how good the decisions were, the costliest one, luck against skill."""

from game.app.reviewing import hands_kept, whole
from game.app.seen import Model, Tally
from game.i18n import number, signed, text
from game.ui.controls import button
from game.ui.review import chips, sums
from game.ui.tree import Child, Tree, classes, el

# Chips below which nothing is said to be given away: what would be written as nothing.
_NOTHING = 0.005


def balance_sheet(model: Model) -> list[Child | None]:
    """Draw what the hands of this game cost and brought, as far as they have been weighed."""
    lang, tally = model.prefs.lang, whole(model)
    if not tally.hands:
        return [el("p", {}, text(lang, "balance.nothing"))]
    played = model.shown.hand_number if model.shown else 0
    return [
        _accuracy(model),
        el(
            "section",
            {"key": "luck", "class": "balance-luck"},
            el("h3", {}, text(lang, "balance.sums")),
            sums(lang, tally.result, tally.lost),
            el("p", {"class": "caption"}, text(lang, "balance.luck_means")),
        ),
        _worst(model),
        _hands(model),
        el("p", {"class": "caption"}, text(lang, "balance.counted", n=tally.hands, of=played))
        if tally.hands < played
        else None,
    ]


def _accuracy(model: Model) -> Tree | None:
    """Draw the share of what could be given away that was not, and how many were the best."""
    lang, tally = model.prefs.lang, whole(model)
    if not tally.decisions:
        return None
    score = round(100 * (1 - tally.lost / tally.most)) if tally.most else 100
    # All of it is said only where it is all of it.
    score = min(score, 99) if tally.best < tally.decisions else score
    return el(
        "section",
        {"key": "accuracy", "class": "accuracy"},
        el(
            "p",
            {
                "class": "ring-of-score",
                "role": "img",
                "aria-label": text(lang, "balance.score", n=score),
                "style": {"--v": f"{score / 100:.2f}"},
            },
            el("b", {"class": "display"}, str(score)),
        ),
        el(
            "div",
            {},
            el("h3", {}, text(lang, "balance.accuracy")),
            el("p", {}, text(lang, "balance.best", n=tally.best, of=tally.decisions)),
            el("p", {"class": "caption"}, text(lang, "balance.means")),
        ),
    )


def _worst(model: Model) -> Tree | None:
    lang, tally = model.prefs.lang, whole(model)
    if not tally.decisions:
        return None
    kept = {one for one, _ in hands_kept(model)}
    said = text(lang, "balance.no_worst")
    if tally.worst_hand:
        cost = chips(lang, tally.worst)
        said = text(lang, "balance.worst_is", cost=cost, number=tally.worst_hand)
    return el(
        "section",
        {"key": "worst", "class": "balance-worst"},
        el("h3", {}, text(lang, "balance.worst")),
        button("review", "side-way", said, value=str(tally.worst_hand), key="worst")
        if tally.worst_hand in kept
        else el("p", {}, said),
    )


def _hands(model: Model) -> Tree:
    lang, kept = model.prefs.lang, hands_kept(model)
    return el(
        "section",
        {"key": "hands", "class": "balance-hands"},
        el("h3", {}, text(lang, "balance.hands")),
        el("ol", {}, *(_hand(model, which, tally) for which, tally in reversed(kept))),
        el("p", {"class": "caption"}, text(lang, "balance.dropped"))
        if model.book.older.hands
        else None,
    )


def _hand(model: Model, which: int, tally: Tally | None) -> Tree:
    lang = model.prefs.lang
    name = text(lang, "balance.hand", number=number(lang, which))
    if tally is None or not tally.hands:
        label = text(lang, "balance.hand_unknown", number=which)
        told: tuple[Child, ...] = ()
    else:
        cost = chips(lang, tally.lost)
        label = text(
            lang,
            "balance.hand_label",
            number=which,
            result=signed(lang, tally.result),
            cost=cost,
        )
        css = classes("net", tally.result > 0 and "gain", tally.result < 0 and "loss")
        free = not tally.worst_hand or tally.lost < _NOTHING
        told = (
            el(
                "span",
                {"class": "small"},
                text(lang, "balance.all_best" if free else "balance.given", cost=cost),
            ),
            el("b", {"class": css}, signed(lang, tally.result)),
        )
    return el(
        "li",
        {"key": str(which)},
        button(
            "review",
            "balance-hand",
            el("span", {"class": "strong"}, name),
            *told,
            value=str(which),
            label=label,
            key=f"hand-{which}",
        ),
    )
