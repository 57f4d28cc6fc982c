"""The table: the seats round the cloth, the news, one's own hand, what one can do."""

from game.app.seen import Model, SeatView, opponents
from game.i18n import text
from game.ui.actions import dock
from game.ui.cards import picture
from game.ui.controls import icon_button
from game.ui.hand import own_hand
from game.ui.news import latest
from game.ui.places import places
from game.ui.ranking import ranking
from game.ui.reckoning import reckoning
from game.ui.seats import seat_item
from game.ui.tree import Tree, classes, el, unseen


def table_screen(model: Model) -> Tree:
    """Draw the table as far as the hand has been told."""
    shown = model.shown
    assert shown is not None
    lang = model.prefs.lang
    over = model.resting and shown.phase == "over"
    between = model.resting and shown.phase == "between"
    others = opponents(shown)
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
        },
        _top(model, shown),
        _ring(model, shown, others),
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


def _top(model: Model, shown: SeatView) -> Tree:
    lang, total = model.prefs.lang, shown.rules.hands
    title = (
        text(lang, "table.hand_of", number=shown.hand_number, total=total)
        if total
        else text(lang, "table.hand", number=shown.hand_number)
    )
    return el(
        "header",
        {"key": "top", "class": "top"},
        icon_button("menu", "menu", text(lang, "table.menu"), hotkey="m"),
        el("h1", {}, title),
        icon_button("log", "log", text(lang, "table.log"), hotkey="l"),
    )


def _ring(model: Model, shown: SeatView, others: list[int]) -> Tree:
    lang = model.prefs.lang
    spots = places(len(others), shown.rules.direction)
    return el(
        "section",
        {"key": "ring", "class": "ring", "aria-label": text(lang, "table.seats")},
        el(
            "ol",
            {"key": "seats", "class": "seats"},
            *(
                seat_item(model, shown, seat, spot)
                for seat, spot in zip(others, spots, strict=True)
            ),
        ),
        el(
            "div",
            {"key": "pack", "class": "pack"},
            el(
                "span",
                {"class": "pack-cards", "aria-hidden": "true"},
                *(
                    picture("m-back", 50, 70, "mini")
                    for _ in range(min(4, (shown.pack_count + 9) // 10))
                ),
            ),
            unseen(text(lang, "table.pack", n=shown.pack_count)),
            el("span", {"class": "pack-count", "aria-hidden": "true"}, str(shown.pack_count)),
        ),
    )
