"""The bank for sale: offers above the last, and the banker's answer, under the reckoning (R32)."""

from game.app.seen import Model, SeatView, bidding, is_you, passed
from game.i18n import number, text
from game.ui.actions import skip_button
from game.ui.cards import token
from game.ui.controls import game_button
from game.ui.discs import whose_turn
from game.ui.phrases import bold, name_of, phrase
from game.ui.picking import chosen_amount, range_of, steps
from game.ui.tree import Child, Tree, classes, el


def sale(model: Model, shown: SeatView) -> Tree:
    """Draw the foot of the reckoning while the bank is for sale."""
    verbs = {action.verb for action in shown.legal} if model.my_turn else set()
    if "pass" in verbs:
        acts = _offer(model, shown)
    elif "refuse" in verbs:
        acts = _answer(model, shown)
    else:
        acts = el("div", {"key": "wait", "class": "sale-acts wait"}, skip_button(model, False))
    return el(
        "div",
        {"key": "sale", "class": "sheet-foot sale"},
        el(
            "p", {"class": "next-bank"}, token("bank"), el("span", {}, *_state(model, shown, verbs))
        ),
        whose_turn(model, shown),
        # The banker's answers name the offers themselves.
        None if "refuse" in verbs else _offers(model, shown),
        acts,
    )


def _state(model: Model, shown: SeatView, verbs: set[str]) -> tuple[Child, ...]:
    """Say whose bank is for sale, or what has become of it."""
    lang, you = model.prefs.lang, is_you(shown, shown.banker)
    name = bold(lang, shown, shown.banker)
    if "refuse" in verbs:
        return phrase(lang, "sale.answer")
    if model.told[-1].kind == "keeps_bank":
        return phrase(lang, f"news.keeps_bank.{'you' if you else 'other'}", name=name)
    if you:
        return phrase(lang, "sale.yours")
    highest = max(shown.offers)
    me = shown.seats[shown.seat or 0]
    if (
        shown.seat is not None
        and "pass" not in verbs
        and not me.out
        and me.chips - 1 <= highest
        and bidding(model)
    ):
        return phrase(lang, "sale.too_few", name=name)
    return phrase(lang, "sale.of", name=name)


def _offers(model: Model, shown: SeatView) -> Tree:
    """List what has been offered, the highest first, and who passes."""
    lang, gone = model.prefs.lang, passed(model)
    highest = max(shown.offers)
    seats = sorted(range(len(shown.offers)), key=lambda seat: -shown.offers[seat])
    items = []
    for seat in seats:
        offer = shown.offers[seat]
        if offer or seat in gone:
            items.append(
                el(
                    "li",
                    {
                        "key": str(seat),
                        "class": classes("bid", 0 < offer == highest and "highest"),
                    },
                    name_of(lang, shown, seat),
                    " ",
                    el("b", {"class": "num"}, number(lang, offer))
                    if offer
                    else text(lang, "sale.passes"),
                )
            )
    empty = el("li", {"key": "none", "class": "bid"}, text(lang, "sale.no_offer"))
    return el("ul", {"class": "bids", "aria-live": "polite"}, *(items or [empty]))


def _offer(model: Model, shown: SeatView) -> Tree:
    lang = model.prefs.lang
    give_up = game_button(model, "pass", "big second", text(lang, "act.pass"), hotkey="p")
    low, high = range_of(shown, "offer")
    amount = chosen_amount(model, shown, "offer")
    less, more = steps(model, "amount", amount, low, high)
    return el(
        "div",
        {"key": "offer", "class": "sale-acts offering"},
        give_up,
        less,
        game_button(
            model,
            f"offer:{amount}",
            "big primary",
            text(lang, "act.offer", n=amount),
            label=text(lang, "act.offer_label", n=amount),
            hotkey="Enter",
            key="offer",
        ),
        more,
    )


def _answer(model: Model, shown: SeatView) -> Tree:
    """The banker's choice: the highest offer large, the others small, or none of them."""
    lang = model.prefs.lang
    buyers = [action.amount or 0 for action in shown.legal if action.verb == "accept"]
    buyers.sort(key=lambda seat: -shown.offers[seat])
    first, others = buyers[0], buyers[1:]
    return el(
        "div",
        {"key": "answer", "class": "sale-acts answering"},
        el(
            "div",
            {"class": "other-buyers"},
            *(_sell(model, shown, seat, "side") for seat in others),
        )
        if others
        else None,
        game_button(model, "refuse", "big second", text(lang, "act.refuse"), hotkey="k"),
        _sell(model, shown, first, "big primary", "Enter"),
    )


def _sell(model: Model, shown: SeatView, seat: int, css: str, hotkey: str | None = None) -> Tree:
    lang, offer = model.prefs.lang, shown.offers[seat]
    name = name_of(lang, shown, seat)
    return game_button(
        model,
        f"accept:{seat}",
        css,
        el("span", {"class": "strong"}, text(lang, "act.accept", name=name)),
        el("span", {"class": "small"}, text(lang, "act.accept_for", n=offer)),
        label=text(lang, "act.accept_label", name=name, n=offer),
        hotkey=hotkey,
    )
