"""One other seat at the table: who, how many chips, what at stake, which cards, how it stands."""

from game.app.seen import (
    HandView,
    Model,
    PlayerView,
    SeatView,
    bank_of_hand,
    is_you,
    mark_at,
    name_of_hand,
    on_turn,
    person_at,
    raised,
    settled,
    votes,
)
from game.i18n import number, points, signed, text
from game.ui.cards import token
from game.ui.chips import stack
from game.ui.discs import disc_at
from game.ui.marks import card_in_words, card_tag, is_special, state_of
from game.ui.motion import just_now, of_hand, of_stake, slot
from game.ui.phrases import hand_word, name_of
from game.ui.places import Spot
from game.ui.players import character_mark, how_played, level_mark
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
                "seat", bank and "is-bank", turn and "is-turn", player.out and "is-out"
            ),
            "style": spot,
        },
        unseen(spoken(model, shown, seat)),
        el(
            "div",
            {"class": "seat-name", "aria-hidden": "true"},
            bank_mark(model, seat) if mark_at(model, shown) == seat else _character(model, seat),
            disc_at(model, seat),
            level_mark(person_at(model, seat).level),
            el("span", {"class": "name"}, player.name),
        ),
        el(
            "div",
            {"class": "seat-cards", "aria-hidden": "true"},
            *_cards(model, shown, seat, player),
        ),
        _worth(model, seat, player, bank),
        _says(model, shown, seat),
    )


def bank_mark(model: Model, seat: int) -> Tree:
    """Draw the bank's mark, on its way while the bank passes."""
    coming = any(move.kind == "mark" and move.to == seat for move in model.moves)
    css = classes("bank-mark", coming and "arrives")
    return el("span", {"key": "mark", "class": css}, token("bank"))


def _character(model: Model, seat: int) -> Tree | None:
    character = person_at(model, seat).character
    return character_mark(character) if character else None


def _cards(model: Model, shown: SeatView, seat: int, player: PlayerView) -> list[Tree]:
    voted = votes(model).get(seat, 0)
    if voted:
        return [_votes(voted)]
    # Before the cards come, the stake lies where they will.
    stake = sum(hand.stake for hand in player.hands if not hand.cards)
    if stake:
        return [_placed(model, seat, stake)]
    return [
        _hand(model, shown, seat, place, len(player.hands)) for place in range(len(player.hands))
    ]


def _hand(model: Model, shown: SeatView, seat: int, number_of_hand: int, count: int) -> Tree:
    hand = shown.seats[seat].hands[number_of_hand]
    state = state_of(shown, seat, hand)
    return el(
        "span",
        {
            "key": f"hand-{number_of_hand}",
            "class": classes(
                "seat-hand", f"is-{hand.state}", of_hand(model, shown, seat, number_of_hand)
            ),
            "style": {"--n": str(len(hand.cards))},
        },
        el(
            "span",
            {"class": "fan"},
            *(
                slot(
                    model,
                    shown,
                    (seat, number_of_hand, place),
                    "",
                    card_tag(shown.rules, hand, place, values=False),
                )
                for place in range(len(hand.cards))
            ),
        ),
        _badge(model.prefs.lang, hand, state, count)
        if state and not (count > 1 and state == "waiting")
        else None,
    )


def _votes(count: int) -> Tree:
    """Draw a mark of the bank for each vote."""
    return el(
        "span",
        {"key": f"votes-{count}", "class": "votes"},
        *(token("bank") for _ in range(min(count, 3))),
        el("b", {"class": "num"}, str(count)),
    )


def _placed(model: Model, seat: int, stake: int) -> Tree:
    staked = just_now(model, seat, "stakes")
    return el(
        "span",
        {"key": f"placed-{stake}", "class": classes("placed", staked and "staked")},
        stack(stake),
        el("b", {"class": "num"}, number(model.prefs.lang, stake)),
    )


def _badge(lang: str, hand: HandView, state: str, count: int) -> Tree:
    known = hand.total is not None and state in ("standing", "bust")
    thinking = state == "thinking"
    said = "" if thinking else text(lang, f"state.{state}")
    if count > 1 and state in ("standing", "bust"):
        # Beside other hands of the same seat there is room for the total alone, or a tick.
        said = "" if known else text(lang, "short.standing")
    return el(
        "span",
        {
            "key": f"badge-{state}",
            "class": classes("badge", f"badge-{state}", is_special(state) and "badge-special"),
        },
        said,
        *(el("i", {}) for _ in range(3 if thinking else 0)),
        el("b", {}, f" {points(hand.total or 0)}") if known else None,
    )


def _worth(model: Model, seat: int, player: PlayerView, bank: bool) -> Tree:
    lang = model.prefs.lang
    stake = sum(hand.stake for hand in player.hands if hand.cards)
    net = settled(model).get(seat)
    more = seat in raised(model)
    wide = len(str(player.chips)) + max(len(str(stake)) + more, len(str(net or 0)))
    tight = wide > 7 or (bank and player.chips >= _MANY_CHIPS)
    return el(
        "div",
        {"class": classes("seat-worth", tight and "tight"), "aria-hidden": "true"},
        el("span", {"class": "purse"}, el("i", {"class": "coin"}), number(lang, player.chips)),
        el(
            "span",
            {
                "key": f"stake-{stake}",
                "class": classes("stake", more and "raised", of_stake(model, player, seat)),
            },
            stack(stake),
            number(lang, stake),
        )
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


_SAID = frozenset(
    {"draws_card", "stands", "raises", "splits", "burns", "passes", "keeps_bank", "offers", "votes"}
)


def _says(model: Model, shown: SeatView, seat: int) -> Tree | None:
    """What the seat says aloud just now, as people at a table do."""
    if not model.told:
        return None
    lang, event = model.prefs.lang, model.told[-1]
    if event.seat != seat:
        return None
    if event.kind in ("seven_half", "pair_of_sevens"):
        hands = shown.seats[seat].hands
        hand = hands[event.hand] if event.hand < len(hands) else None
        name = name_of_hand(hand.cards, shown.rules, hand.split) if hand else ""
        words = (
            hand_word(lang, shown.rules, name, "says") if name else text(lang, "says.seven_half")
        )
    elif event.kind == "votes":
        key = "says.votes_you" if is_you(shown, event.amount) else "says.votes"
        key = "says.votes_me" if event.amount == seat else key
        words = text(lang, key, name=name_of(lang, shown, event.amount))
    elif event.kind in _SAID:
        words = text(lang, f"says.{event.kind}", n=event.amount)
    else:
        return None
    return el(
        "span",
        {"key": f"says-{len(model.told)}", "class": "says", "aria-hidden": "true"},
        words,
    )


def spoken(model: Model, shown: SeatView, seat: int) -> str:
    """Tell everything that can be seen of a seat."""
    lang, player = model.prefs.lang, shown.seats[seat]
    said = [player.name]
    if plays := how_played(lang, person_at(model, seat)):
        said.append(plays)
    if player.out:
        return ", ".join([*said, text(lang, "seat.out")])
    if bank_of_hand(model, shown) == seat:
        said.append(text(lang, "seat.is_bank"))
    said.append(text(lang, "chips", n=player.chips))
    if (voted := votes(model).get(seat, 0)) > 0:
        said.append(text(lang, "seat.votes", n=voted))
    if shown.offers[seat]:
        said.append(text(lang, "seat.offers", n=shown.offers[seat]))
    for place, hand in enumerate(player.hands):
        if len(player.hands) > 1:
            said.append(text(lang, "seat.hand_number", number=place + 1))
        said += _hand_spoken(lang, shown, seat, hand)
    return ", ".join(said)


def _hand_spoken(lang: str, shown: SeatView, seat: int, hand: HandView) -> list[str]:
    said = []
    if hand.stake:
        said.append(text(lang, "seat.stakes", stake=hand.stake))
    if hand.cards:
        names = [card_in_words(lang, shown.rules, hand, place) for place in range(len(hand.cards))]
        said.append(text(lang, "card.list", cards=", ".join(names)))
    state = state_of(shown, seat, hand)
    name = name_of_hand(hand.cards, shown.rules, hand.split)
    if name == "pair_of_sevens":
        return [*said, hand_word(lang, shown.rules, name)]
    if hand.total is not None and hand.cards:
        said.append(text(lang, "seat.total", total=points(hand.total)))
    if state:
        said.append(text(lang, f"state.{state}"))
    return said
