"""The reckoning at the end of a hand: who paid whom, and why; and who has the bank next."""

from game.app.seen import Event, Model, SeatView, bank_of_hand, is_you, settled
from game.i18n import points, signed, text
from game.ui.cards import token
from game.ui.controls import button, game_button
from game.ui.phrases import bold, name_of, phrase, total
from game.ui.tree import Child, Tree, classes, el

_REASONS = {
    "bust": "bust",
    "lower": "lower",
    "tie": "tie",
    "higher": "higher",
    "bank_bust": "paid_bank_bust",
}


def reckoning(model: Model, shown: SeatView) -> Tree:
    """Draw the sheet with the reckoning over one's own place; the table behind stays in sight."""
    lang = model.prefs.lang
    return el(
        "section",
        {"key": "sheet", "class": "sheet", "aria-labelledby": "sheet-title"},
        el(
            "div",
            {"class": "sheet-head"},
            el(
                "h2",
                {"id": "sheet-title", "tabindex": "-1", "data-autofocus": True},
                *headline(model, shown),
            ),
            button("stop", "quiet", text(lang, "act.stop")),
        ),
        payments(model, shown),
        el(
            "div",
            {"class": "sheet-foot"},
            el("p", {"class": "next-bank"}, token("bank"), el("span", {}, *_next(model, shown))),
            game_button(model, "next", "big primary", text(lang, "act.next"), hotkey="Enter"),
        ),
    )


def headline(model: Model, shown: SeatView) -> tuple[Child, ...]:
    """Say what the bank had."""
    lang, bank = model.prefs.lang, bank_of_hand(model, shown)
    hand = shown.seats[bank].hands[0] if shown.seats[bank].hands else None
    if hand is None:
        return (text(lang, "reckoning.title"),)
    whom = "you" if is_you(shown, bank) else "other"
    key = "bank_bust" if hand.state == "bust" else "bank_has"
    return phrase(
        lang,
        f"reckoning.{key}.{whom}",
        total=total(hand.total),
    )


def payments(model: Model, shown: SeatView) -> Tree:
    """List every seat's gain or loss with its reason, in the order of payment, the bank last."""
    lang, bank, net = model.prefs.lang, bank_of_hand(model, shown), settled(model)
    events = [one for one in model.told if one.kind in ("collects", "pays", "returns")]
    rows = [
        _row(model, shown, event.seat, _why(model, shown, event), net.get(event.seat, 0))
        for event in events
    ]
    gone = {event.seat for event in model.told if event.kind == "leaves"}
    why: tuple[Child, ...] = (text(lang, "reckoning.bank_net"),)
    if bank in gone:
        why = (text(lang, "reckoning.leaves"),)
    rows.append(_row(model, shown, bank, why, net.get(bank, 0), bank=True))
    return el("ul", {"class": "payments"}, *rows)


def _row(
    model: Model,
    shown: SeatView,
    seat: int,
    why: tuple[Child, ...],
    net: int,
    bank: bool = False,
) -> Tree:
    return el(
        "li",
        {
            "key": f"{seat}-{bank}",
            "class": classes("payment", is_you(shown, seat) and "yours", bank and "of-bank"),
        },
        el(
            "span",
            {"class": "payment-name"},
            token("bank") if bank else None,
            el("span", {"class": "name"}, name_of(model.prefs.lang, shown, seat)),
        ),
        el("span", {"class": "payment-why"}, *why),
        el(
            "b",
            {"class": classes("net", net > 0 and "gain", net < 0 and "loss")},
            signed(model.prefs.lang, net),
        ),
    )


def _why(model: Model, shown: SeatView, event: Event) -> tuple[Child, ...]:
    lang, bank = model.prefs.lang, bank_of_hand(model, shown)
    hands = shown.seats[bank].hands
    bank_total = hands[0].total if hands else None
    reason = "push" if event.kind == "returns" else _REASONS[event.text]
    said = phrase(
        lang,
        f"reckoning.{reason}",
        total=points(event.total) if event.total is not None else "",
        bank=points(bank_total) if bank_total is not None else "",
        n=event.amount,
    )
    return said + (phrase(lang, "reckoning.short", n=event.short) if event.short else ())


def _next(model: Model, shown: SeatView) -> tuple[Child, ...]:
    lang, bank = model.prefs.lang, shown.banker
    whom = "you" if is_you(shown, bank) else "other"
    name = bold(lang, shown, bank)
    if bank == bank_of_hand(model, shown):
        return phrase(lang, f"reckoning.next_same.{whom}", name=name)
    why = next((one.text for one in reversed(model.told) if one.kind == "banker"), "rotate")
    return phrase(lang, f"reckoning.next.{why}.{whom}", name=name)
