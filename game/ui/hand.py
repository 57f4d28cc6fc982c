"""One's own place at the table: chips and stake, one's cards large, what they come to."""

from game.app.seen import (
    HandView,
    Model,
    SeatView,
    bank_of_hand,
    settled,
    still_to_beat,
)
from game.i18n import number, points, signed, text
from game.ui.cards import big_card, card_words, token
from game.ui.icons import icon
from game.ui.phrases import name_of
from game.ui.picking import cut_pack, stake_tray
from game.ui.seats import flying_chip, state_of
from game.ui.tree import Tree, classes, el, unseen


def own_hand(model: Model, shown: SeatView) -> Tree:
    """Draw one's own place, with what is being chosen where the cards will lie."""
    lang, seat = model.prefs.lang, shown.seat or 0
    player = shown.seats[seat]
    bank = bank_of_hand(model, shown) == seat
    hand = player.hands[0] if player.hands else None
    return el(
        "section",
        {
            "key": "me",
            "class": classes("me", bank and "is-bank", model.my_turn and "is-turn"),
            "aria-label": text(lang, "table.you"),
        },
        _who(model, shown, seat, bank),
        _middle(model, shown, hand),
        _total(model, shown, seat, hand),
        flying_chip(model, seat),
    )


def _who(model: Model, shown: SeatView, seat: int, bank: bool) -> Tree:
    lang, player = model.prefs.lang, shown.seats[seat]
    stake = sum(hand.stake for hand in player.hands)
    net = settled(model).get(seat)
    return el(
        "div",
        {"key": "who", "class": "me-who"},
        el("h2", {"class": "name"}, name_of(lang, shown, seat)),
        el(
            "p",
            {"class": "purse"},
            el("i", {"class": "coin"}),
            unseen(text(lang, "seat.chips") + " "),
            number(lang, player.chips),
        ),
        el(
            "p",
            {"key": f"stake-{stake}", "class": "stake"},
            token("chip"),
            unseen(text(lang, "seat.stake") + " "),
            number(lang, stake),
        )
        if stake
        else None,
        el("p", {"class": "bank-word"}, token("bank"), text(lang, "seat.bank")) if bank else None,
        el(
            "p",
            {"key": f"net-{net}", "class": classes("net", "gain" if net > 0 else "loss")},
            signed(lang, net),
        )
        if net
        else None,
    )


def _middle(model: Model, shown: SeatView, hand: HandView | None) -> Tree:
    verbs = {action.verb for action in shown.legal} if model.my_turn else set()
    if "cut" in verbs:
        return cut_pack(model, shown)
    if "bet" in verbs:
        return stake_tray(model, shown)
    cards = hand.cards if hand else ()
    return el(
        "ol",
        {
            "key": "cards",
            "class": classes("fan", "me-cards", hand is not None and f"is-{hand.state}"),
            "style": {"--n": str(len(cards))},
        },
        *(_own_card(model, shown, hand, place) for place in range(len(cards)) if hand),
    )


def _own_card(model: Model, shown: SeatView, hand: HandView, place: int) -> Tree:
    card, up = hand.cards[place], hand.face_up[place]
    return el(
        "li",
        {
            "key": f"{shown.hand_number}-{place}-{up}",
            "class": classes("slot", not up and "secret", up and place == 0 and "turned"),
            "style": {"--i": str(place)},
        },
        el(
            "span",
            {"role": "img", "aria-label": card_words(model.prefs.lang, card)},
            big_card(card),
        ),
        None if up else el("span", {"class": "only-you", "aria-hidden": "true"}, icon("secret")),
    )


def _total(model: Model, shown: SeatView, seat: int, hand: HandView | None) -> Tree | None:
    if hand is None or not hand.cards or hand.total is None:
        return None
    lang = model.prefs.lang
    state = state_of(shown, seat, hand)
    bank_plays = hand.state == "playing" and bank_of_hand(model, shown) == seat
    left = still_to_beat(shown, hand.total) if bank_plays else 0
    return el(
        "div",
        {"key": "total", "class": f"me-total total-{state}"},
        el(
            "p",
            {"key": f"total-{hand.total}", "class": "disc"},
            unseen(text(lang, "seat.your_total") + " "),
            points(hand.total),
        ),
        el("p", {"class": "total-word"}, text(lang, f"state.{state}"))
        if state in ("bust", "standing")
        else None,
        el("p", {"class": "beats"}, text(lang, "bank.can_beat" if left else "bank.safe", n=left))
        if bank_plays
        else None,
    )
