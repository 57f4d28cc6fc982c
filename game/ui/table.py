"""The table: the seats round the cloth, the news, one's own hand, what one can do."""

from game.app.seen import Model, SeatView, bidding, opponents, place_of
from game.i18n import number, text
from game.ui.actions import dock
from game.ui.cards import mini_back, mini_card, rank_sign
from game.ui.controls import button, icon_button
from game.ui.hand import own_hand
from game.ui.icons import icon
from game.ui.motion import flights, of_pack, pace
from game.ui.news import latest
from game.ui.phrases import phrase
from game.ui.places import places
from game.ui.ranking import ranking
from game.ui.reckoning import reckoning
from game.ui.seats import seat_item
from game.ui.tree import Tree, classes, el, unseen

_AFTER_HAND = ("offers", "answer", "between")


def table_screen(model: Model) -> Tree:
    """Draw the table as far as the hand has been told."""
    shown = model.shown
    assert shown is not None
    lang = model.prefs.lang
    over = model.resting and shown.phase == "over"
    # The offers for the bank are made under the reckoning, which is to be read first (R32).
    between = shown.phase in _AFTER_HAND if model.resting else bidding(model)
    others = opponents(shown, place_of(model, shown))
    return el(
        "main",
        {
            "key": "table",
            "class": classes(
                "table",
                f"others-{len(others)}",
                f"phase-{shown.phase}",
                model.my_turn and "my-turn",
                (over or between) and "settled",
            ),
            "style": pace(model),
            # A tap on the cloth: on with it.
            "data-action": None if model.resting else "hurry",
        },
        _top(model, shown),
        ring(model, shown, others),
        el(
            "section",
            {"key": "news", "class": "news", "aria-label": text(lang, "table.news")},
            latest(model, shown),
        ),
        own_hand(model, shown),
        dock(model, shown),
        reckoning(model, shown) if between else None,
        ranking(model, shown) if over else None,
    )


def title_of(lang: str, shown: SeatView) -> str:
    """Say which hand is being played."""
    total = shown.rules.hands
    if not shown.hand_number:
        return text(lang, "table.first_bank")
    if total:
        return text(lang, "table.hand_of", number=shown.hand_number, total=total)
    return text(lang, "table.hand", number=shown.hand_number)


def _top(model: Model, shown: SeatView) -> Tree:
    lang = model.prefs.lang
    return el(
        "header",
        {"key": "top", "class": "top"},
        el(
            "div",
            {"class": "top-left"},
            icon_button("menu", "menu", text(lang, "table.menu"), hotkey="m"),
            icon_button("settings", "settings", text(lang, "settings.title"), hotkey=","),
            icon_button("force", "seal", text(lang, "table.rules_here"), hotkey="r"),
        ),
        el("h1", {}, title_of(lang, shown)),
        el(
            "div",
            {"class": "top-right"},
            _sound(model),
            icon_button("log", "log", text(lang, "table.log"), hotkey="l"),
        ),
    )


def _sound(model: Model) -> Tree:
    """Let turn the sounds off or on; the settings hold the same."""
    on = model.prefs.sound == "on"
    return button(
        "sound",
        "icon-button",
        icon("sound" if on else "silence"),
        value="off" if on else "on",
        label=text(model.prefs.lang, "table.sound"),
        pressed=on,
    )


def ring(model: Model, shown: SeatView, others: list[int]) -> Tree:
    """Draw the other seats round the pack."""
    spots = dict(zip(others, places(len(others), shown.rules.direction), strict=True))
    return el(
        "section",
        {"key": "ring", "class": "ring", "aria-label": text(model.prefs.lang, "table.seats")},
        el(
            "ol",
            {"key": "seats", "class": "seats"},
            *(seat_item(model, shown, seat, spot) for seat, spot in spots.items()),
        ),
        _pack(model, shown) if shown.hand_number or shown.pack_count else None,
        flights(model, spots),
    )


def _pack(model: Model, shown: SeatView) -> Tree:
    """Draw the pack, the used cards beside it, and what else the rules want to be seen there."""
    lang = model.prefs.lang
    moving, moment = of_pack(model)
    return el(
        "div",
        {"key": "pack", "class": "pack"},
        el(
            "span",
            {
                "key": f"cards-{moment}",
                "class": classes("pack-cards", moving and f"pack-{moving}"),
                "aria-hidden": "true",
            },
            *(mini_back(lang) for _ in range(min(4, (shown.pack_count + 9) // 10))),
        ),
        unseen(text(lang, "table.pack", n=shown.pack_count)),
        _used(model, shown) if shown.used else None,
        el(
            "span",
            {"class": "pack-line"},
            el("span", {"class": "pack-count", "aria-hidden": "true"}, str(shown.pack_count)),
            _fund(lang, shown) if shown.rules.fund else None,
        ),
        _values(lang) if shown.rules.pack == "32" else None,
    )


def _used(model: Model, shown: SeatView) -> Tree:
    """Draw the used cards (R9, R26), all of which were shown; hands that are bust still lie."""
    lang, count = model.prefs.lang, len(shown.used)
    laid = any(move.kind == "laid" for move in model.moves)
    return el(
        "div",
        {"key": f"used-{count}", "class": classes("used", laid and "laid")},
        el("span", {"class": "used-card", "aria-hidden": "true"}, mini_card(lang, shown.used[-1])),
        el("span", {"class": "pack-count", "aria-hidden": "true"}, str(count)),
        unseen(text(lang, "table.used", n=count)),
    )


def _values(lang: str) -> Tree:
    """Remind of what the cards of a pack of 32 count (R2)."""
    signs = {rank: rank_sign(lang, rank) for rank in "KQJ"}
    return el(
        "span",
        {"class": "pack-values"},
        el("span", {}, *phrase(lang, "table.values_high", **signs)),
        el("span", {}, *phrase(lang, "table.values_low", **signs)),
    )


def _fund(lang: str, shown: SeatView) -> Tree:
    """Draw the fund's account: what it has paid for banks that could not (R29)."""
    account = number(lang, shown.fund)
    return el(
        "span",
        {"key": "fund", "class": classes("fund", shown.fund < 0 and "owed")},
        el("span", {"class": "fund-name"}, text(lang, "fund.name")),
        " ",
        el("b", {"key": f"fund-{shown.fund}", "class": "num"}, account),
    )
