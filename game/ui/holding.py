"""One's own hidden card among several people: seen while it is held, and no longer."""

from game.app.seen import HIDDEN, Model, SeatView
from game.i18n import points, text
from game.ui.controls import button
from game.ui.icons import icon
from game.ui.marks import card_in_words
from game.ui.tree import Child, Tree, classes, el


def _can_look(model: Model, shown: SeatView) -> bool:
    """Tell whether the person who has the phone has a hidden card to look at."""
    if not model.my_turn or shown.seat is None or shown.seat != model.holder:
        return False
    return model.held or any(HIDDEN in hand.cards for hand in shown.seats[shown.seat].hands)


def hold_area(model: Model, shown: SeatView) -> Tree | None:
    """Lay over one's own cards what shows the hidden ones for as long as it is pressed."""
    if not _can_look(model, shown):
        return None
    lang = model.prefs.lang
    return el(
        "div",
        {"key": "hold", "class": classes("hold", model.held and "is-held")},
        el(
            "button",
            {
                "type": "button",
                "class": "hold-button",
                "data-hold": True,
                "data-home": True,
                "aria-label": text(lang, "look.hold_label"),
                "aria-pressed": "true" if model.held else "false",
            },
            el("span", {"class": "hold-hint"}, icon("look"), text(lang, "look.hold")),
        ),
        el("p", {"class": "sr", "aria-live": "polite"}, *_in_words(model, shown)),
    )


def _in_words(model: Model, shown: SeatView) -> tuple[Child, ...]:
    """Name the cards that are held up, for whoever hears the page."""
    if not model.held or shown.seat is None:
        return ()
    lang, hand = model.prefs.lang, shown.seats[shown.seat].hands[shown.to_act_hand]
    cards = ", ".join(card_in_words(lang, shown.rules, hand, at) for at in range(len(hand.cards)))
    return (text(lang, "look.seen", cards=cards, total=points(hand.total or 0)),)


def look_button(model: Model, shown: SeatView, *, small: bool) -> Tree | None:
    """Make the button that shows one's hidden card for a while; ``small``: a sign alone."""
    if not _can_look(model, shown):
        return None
    lang, key = model.prefs.lang, "look.hide" if model.held else "look.show"
    return button(
        "peek",
        classes("skip ask-advice", small and "small-advice"),
        icon("secret" if model.held else "look"),
        None if small else el("span", {}, text(lang, key)),
        label=text(lang, f"{key}_label"),
        hotkey="v",
    )
