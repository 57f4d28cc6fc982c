"""The reckoning at the end of a hand: who paid whom, and why; and who has the bank next."""

from game.app.reviewing import can_review
from game.app.seen import (
    HandView,
    Model,
    SeatView,
    Settlement,
    bank_of_hand,
    is_you,
    settlements,
)
from game.i18n import number, signed, text
from game.ui.bidding import sale
from game.ui.cards import token
from game.ui.controls import button, game_button
from game.ui.phrases import bold, name_of, phrase, total, worth
from game.ui.tree import Child, Tree, classes, el

# Why a hand was settled as it was, where the words differ from the engine's code.
_REASONS = {"bank_bust": "paid_bank_bust"}


def reckoning(model: Model, shown: SeatView) -> Tree:
    """Draw the sheet with the reckoning over one's own place; the table behind stays in sight.

    Where the bank is for sale, that is settled at its foot, before the next hand can begin.
    """
    lang = model.prefs.lang
    between = model.resting and shown.phase == "between"
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
            button(
                "review",
                "quiet",
                text(lang, "act.review"),
                label=text(lang, "act.review_label"),
                off=not can_review(model),
            ),
            button("stop", "quiet", text(lang, "act.stop"), off=not between),
        ),
        payments(model, shown),
        go_on(model, shown) if between else sale(model, shown),
    )


def go_on(model: Model, shown: SeatView, word: str = "act.next") -> Tree:
    """Say who has the bank next, beside the button that goes on; ``word`` is its key."""
    return el(
        "div",
        {"key": "go-on", "class": "sheet-foot"},
        el("p", {"class": "next-bank"}, token("bank"), el("span", {}, *_next(model, shown))),
        game_button(model, "next", "big primary", text(model.prefs.lang, word), hotkey="Enter"),
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
        lang, f"reckoning.{key}.{whom}", total=worth(lang, shown.rules, hand.cards, hand.total)
    )


def payments(model: Model, shown: SeatView) -> Tree:
    """List every hand's gain or loss with its reason, in the order of payment, the bank last.

    A seat with several hands has a row for each, and one for all of them together.
    """
    lang, bank = model.prefs.lang, bank_of_hand(model, shown)
    done = settlements(model)
    seats = [one.event.seat for one in done]
    rows = []
    for place, one in enumerate(done):
        seat = one.event.seat
        split = seats.count(seat) > 1
        number_of_hand = one.event.hand + 1 if split else 0
        rows.append(_row(model, shown, seat, _why(model, shown, one), one.net, number_of_hand))
        if split and seat not in seats[place + 1 :]:
            whole = sum(other.net for other in done if other.event.seat == seat)
            why: tuple[Child, ...] = (text(lang, "reckoning.all_hands"),)
            rows.append(_row(model, shown, seat, why, whole, -1))
    gone = {event.seat for event in model.told if event.kind == "leaves"}
    why = (text(lang, "reckoning.bank_net"),)
    if bank in gone:
        why = (text(lang, "reckoning.leaves"),)
    won = -sum(one.net - one.fund for one in done)
    rows.append(_row(model, shown, bank, why, won, bank=True))
    if any(one.fund for one in done):
        rows.append(_fund(model, shown, done))
    return el("ul", {"key": "payments", "class": "payments"}, *rows)


def _row(
    model: Model,
    shown: SeatView,
    seat: int,
    why: tuple[Child, ...],
    net: int,
    number_of_hand: int = 0,
    *,
    bank: bool = False,
) -> Tree:
    lang = model.prefs.lang
    return el(
        "li",
        {
            "key": f"{seat}-{number_of_hand}-{bank}",
            "class": classes(
                "payment",
                is_you(shown, seat) and "yours",
                bank and "of-bank",
                number_of_hand < 0 and "in-all",
            ),
        },
        el(
            "span",
            {"class": "payment-name"},
            token("bank") if bank else None,
            el("span", {"class": "name"}, name_of(lang, shown, seat)),
            el("i", {"class": "hand-number"}, str(number_of_hand)) if number_of_hand > 0 else None,
        ),
        el("span", {"class": "payment-why"}, *why),
        _net(lang, net),
    )


def _net(lang: str, net: int) -> Tree:
    css = classes("net", net > 0 and "gain", net < 0 and "loss")
    return el("b", {"class": css}, signed(lang, net))


def _fund(model: Model, shown: SeatView, done: tuple[Settlement, ...]) -> Tree:
    lang, paid = model.prefs.lang, sum(one.fund for one in done)
    return el(
        "li",
        {"key": "fund", "class": "payment of-fund"},
        el("span", {"class": "payment-name"}, text(lang, "fund.name")),
        el(
            "span",
            {"class": "payment-why"},
            text(lang, "reckoning.fund_account", account=number(lang, shown.fund)),
        ),
        _net(lang, -paid),
    )


def _why(model: Model, shown: SeatView, one: Settlement) -> tuple[Child, ...]:
    lang, event, rules = model.prefs.lang, one.event, shown.rules
    bank = _hand_of(shown, bank_of_hand(model, shown), 0)
    hand = _hand_of(shown, event.seat, event.hand)
    reason = "push" if event.kind == "returns" else _REASONS.get(event.text, event.text)
    said = phrase(
        lang,
        f"reckoning.{reason}",
        total=worth(lang, rules, hand.cards, event.total, hand.split)
        if hand
        else total(event.total),
        bank=worth(lang, rules, bank.cards, bank.total) if bank else "",
        n=event.amount,
    )
    if one.fund:
        said += phrase(lang, "reckoning.fund", n=one.fund)
    if event.short:
        key = "reckoning.short" if event.kind == "pays" else "reckoning.short_double"
        said += phrase(lang, key, n=event.short)
    return said


def _hand_of(shown: SeatView, seat: int, place: int) -> HandView | None:
    hands = shown.seats[seat].hands
    return hands[place] if place < len(hands) else None


def _next(model: Model, shown: SeatView) -> tuple[Child, ...]:
    """Say who has the bank next, and why."""
    lang, bank = model.prefs.lang, shown.banker
    whom = "you" if is_you(shown, bank) else "other"
    name = bold(lang, shown, bank)
    passing = next((one for one in reversed(model.told) if one.kind == "banker"), None)
    if passing is not None and passing.text == "bought":
        return phrase(lang, f"reckoning.next.bought.{whom}", name=name, n=passing.amount)
    if bank == bank_of_hand(model, shown):
        return phrase(lang, f"reckoning.next_same.{whom}", name=name)
    return phrase(lang, f"reckoning.next.{passing.text if passing else 'rotate'}.{whom}", name=name)
