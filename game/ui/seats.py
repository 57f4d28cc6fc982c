"""One other seat at the table: who, how many chips, what at stake, which cards, how it stands."""

from game.app.seen import (
    SEVEN_HALF,
    HandView,
    Model,
    PlayerView,
    SeatView,
    bank_of_hand,
    character_of,
    on_turn,
    settled,
)
from game.i18n import number, points, signed, text
from game.ui.cards import card_words, mini_card, token
from game.ui.icons import icon
from game.ui.places import Spot
from game.ui.tree import Tree, classes, el, unseen

# From here on a number leaves no room for the word beside it.
_MANY_CHIPS = 10_000


def seat_item(model: Model, shown: SeatView, seat: int, spot: Spot) -> Tree:
    """Draw a seat; what can be seen of it is also said in words, in one go."""
    player = shown.seats[seat]
    bank = bank_of_hand(model, shown) == seat
    turn = on_turn(shown) == seat
    return el(
        "li",
        {
            "key": f"seat-{seat}",
            "class": classes(
                "seat",
                bank and "is-bank",
                turn and "is-turn",
                player.out and "is-out",
                any(hand.state == "bust" for hand in player.hands) and "is-bust",
            ),
            "style": spot,
        },
        unseen(spoken(model, shown, seat)),
        el(
            "div",
            {"class": "seat-name", "aria-hidden": "true"},
            token("bank") if bank else _character(model, seat),
            el("span", {"class": "name"}, player.name),
        ),
        el(
            "div",
            {"class": "seat-cards", "aria-hidden": "true"},
            *_cards(model, shown, seat, player),
        ),
        _worth(model, seat, player, bank),
        flying_chip(model, seat),
        _says(model, seat),
    )


def _character(model: Model, seat: int) -> Tree | None:
    character = character_of(model, seat)
    return el("span", {"class": f"mark mark-{character}"}, icon(character)) if character else None


def _cards(model: Model, shown: SeatView, seat: int, player: PlayerView) -> list[Tree]:
    drawn: list[Tree] = []
    for index, hand in enumerate(player.hands):
        drawn.append(
            el(
                "span",
                {
                    "key": f"hand-{index}",
                    "class": "fan",
                    "style": {"--n": str(len(hand.cards))},
                },
                *(
                    el(
                        "span",
                        {
                            "key": f"{shown.hand_number}-{place}-{up}",
                            "class": classes("slot", up and place == 0 and "turned"),
                        },
                        mini_card(card),
                    )
                    for place, (card, up) in enumerate(zip(hand.cards, hand.face_up, strict=True))
                ),
            )
        )
        state = state_of(shown, seat, hand)
        if state:
            drawn.append(_badge(model.prefs.lang, hand, state, f"{index}-{state}"))
    stake = sum(hand.stake for hand in player.hands if not hand.cards)
    return [_placed(model.prefs.lang, stake)] if stake else drawn


def _placed(lang: str, stake: int) -> Tree:
    """Draw the stake where the cards will lie, until they do."""
    return el(
        "span",
        {"key": f"placed-{stake}", "class": "placed"},
        token("chip"),
        el("b", {"class": f"digits-{len(str(stake))}"}, number(lang, stake)),
    )


def state_of(shown: SeatView, seat: int, hand: HandView) -> str:
    """Return how a hand stands: ``waiting thinking standing bust seven_half``, or nothing yet."""
    if hand.state == "bust":
        return "bust"
    if hand.total == SEVEN_HALF:
        return "seven_half"
    if hand.state == "standing":
        return "standing"
    if on_turn(shown) == seat:
        return "thinking"
    # A card that all can see before the hand has begun was drawn for the bank.
    return "waiting" if hand.cards and not hand.face_up[0] else ""


def _badge(lang: str, hand: HandView, state: str, key: str) -> Tree:
    known = hand.total is not None and state in ("standing", "bust")
    return el(
        "span",
        {"key": key, "class": f"badge badge-{state}"},
        "" if state == "thinking" else text(lang, f"state.{state}"),
        *(el("i", {}) for _ in range(3 if state == "thinking" else 0)),
        el("b", {}, f" {points(hand.total or 0)}") if known else None,
    )


def _worth(model: Model, seat: int, player: PlayerView, bank: bool) -> Tree:
    lang = model.prefs.lang
    stake = sum(hand.stake for hand in player.hands if hand.cards)
    net = settled(model).get(seat)
    wide = len(str(player.chips)) + max(len(str(stake)), len(str(net or 0)))
    tight = wide > 7 or (bank and player.chips >= _MANY_CHIPS)
    return el(
        "div",
        {"class": classes("seat-worth", tight and "tight"), "aria-hidden": "true"},
        el("span", {"class": "purse"}, el("i", {"class": "coin"}), number(lang, player.chips)),
        el("span", {"key": f"stake-{stake}", "class": "stake"}, token("chip"), number(lang, stake))
        if stake
        else None,
        el(
            "span",
            {
                "key": f"net-{net}",
                "class": classes("net", net > 0 and "gain", net < 0 and "loss"),
            },
            signed(lang, net),
        )
        if net is not None and not stake
        else None,
        el("span", {"class": "bank-word"}, text(lang, "seat.bank"))
        if bank and net is None
        else None,
    )


def flying_chip(model: Model, seat: int) -> Tree | None:
    """Draw the chip that goes to the bank, or comes from it, just now."""
    if not model.told:
        return None
    event = model.told[-1]
    if event.seat != seat or event.kind not in ("collects", "pays"):
        return None
    return el(
        "span",
        {
            "key": f"fly-{len(model.told)}",
            "class": f"fly fly-{event.kind}",
            "aria-hidden": "true",
        },
        token("chip"),
    )


def _says(model: Model, seat: int) -> Tree | None:
    """What the seat says aloud just now, as people at a table do."""
    if not model.told:
        return None
    event = model.told[-1]
    if event.seat != seat or event.kind not in ("draws_card", "stands", "seven_half"):
        return None
    return el(
        "span",
        {"key": f"says-{len(model.told)}", "class": "says", "aria-hidden": "true"},
        text(model.prefs.lang, f"says.{event.kind}"),
    )


def spoken(model: Model, shown: SeatView, seat: int) -> str:
    """Tell everything that can be seen of a seat."""
    lang, player = model.prefs.lang, shown.seats[seat]
    said = [player.name]
    character = character_of(model, seat)
    if character:
        said.append(text(lang, f"character.{character}"))
    if player.out:
        return ", ".join([*said, text(lang, "seat.out")])
    if bank_of_hand(model, shown) == seat:
        said.append(text(lang, "seat.is_bank"))
    said.append(text(lang, "chips", n=player.chips))
    for hand in player.hands:
        if hand.stake:
            said.append(text(lang, "seat.stakes", stake=hand.stake))
        if hand.cards:
            names = [card_words(lang, card) for card in hand.cards]
            said.append(text(lang, "card.list", cards=", ".join(names)))
        if hand.total is not None and hand.cards:
            said.append(text(lang, "seat.total", total=points(hand.total)))
        state = state_of(shown, seat, hand)
        if state:
            said.append(text(lang, f"state.{state}"))
    return ", ".join(said)
