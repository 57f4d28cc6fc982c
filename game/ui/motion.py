"""What is in motion at the table, as classes and places; the stylesheet knows how it looks.

A way begins and ends at a seat, one's own place, the pack or the used cards. All of these have
their places in the stylesheet, so nothing need be measured.
"""

from game.app.seen import (
    FACTORS,
    HIDDEN,
    PACK,
    USED,
    HandView,
    Model,
    Move,
    PlayerView,
    SeatView,
    name_of_hand,
)
from game.ui.cards import big_card, mini_back, mini_card, token
from game.ui.chips import stack
from game.ui.places import Spot
from game.ui.tree import Attributes, Child, Tree, classes, el

_NO_SEATS = {PACK: "pack", USED: "used"}

# So many events are told at most while chips are under way.
_IN_THE_AIR = 2


def pace(model: Model) -> Spot:
    """Return the custom property by which the stylesheet's times are multiplied."""
    return {"--pace": str(FACTORS[model.prefs.speed])}


def just_now(model: Model, seat: int, *kinds: str) -> str:
    """Return the kind of a seat's last move among these, empty where there is none."""
    own = (move.kind for move in reversed(model.moves) if move.seat == seat and move.kind in kinds)
    return next(own, "")


def of_stake(model: Model, player: PlayerView, seat: int) -> str:
    """Return the class of the chips at stake: put down, or moved aside for the first card."""
    moving = just_now(model, seat, "stakes", "comes")
    if moving == "comes":
        return "aside" if sum(len(hand.cards) for hand in player.hands) == 1 else ""
    return "staked" if moving else ""


def slot(
    model: Model,
    shown: SeatView,
    at: tuple[int, int, int],
    css: str = "",
    *rest: Child | None,
    tag: str = "span",
    large: bool = False,
    label: str | None = None,
) -> Tree:
    """Draw a card in its place in a hand, ``at`` (seat, hand, place), coming there or turning.

    Its back is drawn too as long as it can be seen of it.
    """
    seat, number, place = at
    hand: HandView = shown.seats[seat].hands[number]
    card, lang = hand.cards[place], model.prefs.lang
    moving = _of_card(model, at)
    back = card != HIDDEN and moving in ("comes", "turns")
    face = (big_card if large else mini_card)(lang, card)
    attributes: Attributes = {
        # Before the first hand another card can take the place of one that was drawn.
        "key": f"{shown.hand_number or card}-{number}-{place}",
        "class": classes(
            "slot", css, f"card-{moving}" if moving else "", back and "flips", _fate(hand)
        ),
        "style": {"--i": str(place)},
    }
    if label is not None:
        face = el("span", {"class": "face", "role": "img", "aria-label": label}, face)
    else:
        face = el("span", {"class": "face"}, face)
    return el(tag, attributes, face, _back(lang) if back else None, *rest)


def _of_card(model: Model, at: tuple[int, int, int]) -> str:
    for move in reversed(model.moves):
        if move[2:5] == at and move.kind in ("comes", "turns", "tucks", "parts"):
            return move.kind
    return ""


def _fate(hand: HandView) -> str:
    return "lost" if hand.state == "bust" else ""


def _back(lang: str) -> Tree:
    # As the pack shows it, whatever the size: the large one takes a slow phone too long.
    return el("span", {"key": "back", "class": "back", "aria-hidden": "true"}, mini_back(lang))


def of_hand(model: Model, shown: SeatView, seat: int, number: int) -> str:
    """Return the class of a hand to which something happens just now.

    ``busts``, or ``glows`` with ``royal`` where it is more than a plain seven and a half.
    """
    for move in model.moves:
        if move.seat == seat and move.hand == number:
            if move.kind == "busts":
                return "busts"
            if move.kind in ("seven_half", "pair_of_sevens"):
                hand = shown.seats[seat].hands[number]
                name = name_of_hand(hand.cards, shown.rules, hand.split)
                return classes("glows", name in ("royal", "pair_of_sevens") and "royally")
    return ""


def of_pack(model: Model) -> tuple[str, str]:
    """Return the pack's class and what names the moment, so that it moves each time anew."""
    for move in reversed(model.moves):
        if move.kind in ("shuffles", "cuts"):
            return move.kind, str(move.at)
    return "", ""


def flights(model: Model, spots: dict[int, Spot]) -> Tree:
    """Draw what is on its way from one place to another."""
    since = len(model.told) - _IN_THE_AIR
    return el(
        "div",
        {"key": "flights", "class": "flights", "aria-hidden": "true"},
        *(
            _flight(model, spots, move)
            for move in model.moves
            if move.kind in ("chips", "mark", "card") and move.at >= since
        ),
    )


def _flight(model: Model, spots: dict[int, Spot], move: Move) -> Tree:
    where: list[str] = []
    style: Spot = {}
    for end, seat in (("from", move.seat), ("to", move.to)):
        if seat in spots:
            names = ("col", "row", "dx", "dy")
            style |= {f"--{end}-{name}": spots[seat][f"--{name}"] for name in names}
        else:
            # Whoever has no spot round the table sits at one's own place.
            where.append(f"{end}-{_NO_SEATS.get(seat, 'me')}")
    return el(
        "span",
        {
            "key": f"{move.at}-{move.kind}",
            "class": classes("flight", f"flight-{move.kind}", *where),
            "style": style,
        },
        _thing(model, move),
    )


def _thing(model: Model, move: Move) -> Tree:
    if move.kind == "chips":
        return stack(move.amount)
    return token("bank") if move.kind == "mark" else mini_card(model.prefs.lang, move.card)
