"""What the views draw from: the engine's types, and what follows from a view and what was told.

The views' only door to the engine.
"""

from game.app.model import LANGUAGES, SPEEDS, Game, Model, Prefs
from game.engine import (
    HIDDEN,
    SEVEN_HALF,
    Action,
    Card,
    Event,
    HandView,
    PlayerView,
    SeatView,
    decode_rules,
    hand_total,
    parse_card,
)

__all__ = [
    "HIDDEN",
    "LANGUAGES",
    "SEVEN_HALF",
    "SPEEDS",
    "Action",
    "Card",
    "Event",
    "Game",
    "HandView",
    "Model",
    "PlayerView",
    "Prefs",
    "SeatView",
    "bank_of_hand",
    "character_of",
    "decode_rules",
    "is_you",
    "on_turn",
    "opponents",
    "parse_card",
    "settled",
    "stamp_of",
    "still_to_beat",
]


def is_you(shown: SeatView, seat: int) -> bool:
    """Tell whether the person at the screen sits at ``seat``."""
    return shown.seat == seat


def opponents(shown: SeatView) -> list[int]:
    """Return the other seats in order of play, beginning after one's own."""
    me = shown.seat if shown.seat is not None else -1
    count = len(shown.seats)
    return [seat for step in range(1, count + 1) if (seat := (me + step) % count) != me]


def character_of(model: Model, seat: int) -> str:
    """Return the character of a computer player; empty for a human being."""
    people = model.game.people if model.game else ()
    return people[seat].character if seat < len(people) else ""


def stamp_of(model: Model) -> str:
    """Return the name of this moment, which taps on actions of the game carry."""
    return model.game.stamp if model.game else ""


def bank_of_hand(model: Model, shown: SeatView) -> int:
    """Return who holds the bank in the hand being told, which the next banker may not be.

    -1 while the first bank is being drawn for: the view knows already, the players do not.
    """
    kinds = [event.kind for event in model.told]
    if "hand_begins" in kinds:
        return model.told[kinds.index("hand_begins")].seat
    if "banker" in kinds:
        return model.told[kinds.index("banker")].seat
    drawing = any(event.kind == "draws" for event in (*model.told, *model.queue))
    return -1 if drawing else shown.banker


def on_turn(shown: SeatView) -> int | None:
    """Return the seat whose turn it is: while an action is being told, whoever plays a hand."""
    if shown.to_act is not None:
        return None if shown.phase in ("between", "over") else shown.to_act
    for seat, player in enumerate(shown.seats):
        if any(hand.state == "playing" for hand in player.hands):
            return seat
    return None


def settled(model: Model) -> dict[int, int]:
    """Return what each seat has won or lost in the hand as far as it has been told."""
    net: dict[int, int] = {}
    bank = -1
    for event in model.told:
        if event.kind == "hand_begins":
            bank, net = event.seat, {}
        elif event.kind in ("collects", "pays", "returns"):
            won = {"collects": -event.amount, "pays": event.amount}.get(event.kind, 0)
            net[event.seat] = net.get(event.seat, 0) + won
            net[bank] = net.get(bank, 0) - won
    return net


def still_to_beat(shown: SeatView, bank_total: int) -> int:
    """Count the players whose hand can still be better than the bank's, as the banker sees it.

    A hidden card can be any that keeps the hand from being bust: a bust hand would lie open.
    """
    return sum(
        any(_can_beat(shown, hand, bank_total) for hand in player.hands)
        for seat, player in enumerate(shown.seats)
        if seat != shown.banker
    )


def _can_beat(shown: SeatView, hand: HandView, bank_total: int) -> bool:
    if hand.state == "bust" or not hand.cards:
        return False
    if hand.total is not None:
        return hand.total > bank_total
    open_total = hand_total([card for card in hand.cards if card != HIDDEN], shown.rules)
    return any(
        bank_total < open_total + hand_total([parse_card(text)], shown.rules) <= SEVEN_HALF
        for text in ("Kd", "Ad", "2d", "3d", "4d", "5d", "6d", "7d")
    )
