"""What the views draw from: the engine's types, and what follows from a view and what was told.

The views' only door to the engine.
"""

from typing import TYPE_CHECKING

from game.app.accounts import (
    Settlement,
    bidding,
    passed,
    raised,
    settled,
    settlements,
    votes,
)
from game.app.advice import can_advise
from game.app.model import (
    Game,
    Model,
    Person,
    SavedGame,
)
from game.app.motion import PACK, USED, Move
from game.app.pace import FACTORS
from game.app.settings import SETTINGS, Prefs, season_of
from game.app.worth import (
    HandName,
    are_faces,
    card_counts,
    name_of_hand,
    still_to_beat,
    wild_counts,
)
from game.bots import LEVELS as _LEVELS
from game.engine import (
    HIDDEN,
    SEVEN_HALF,
    Action,
    Card,
    Event,
    HandView,
    PlayerView,
    Rules,
    SeatView,
    decode_rules,
    parse_card,
)
from game.storage import Tally

if TYPE_CHECKING:
    from game.odds import Advice, Choice, Kind  # noqa: TC004 -- handed on as types, never as values

__all__ = [
    "FACTORS",
    "HIDDEN",
    "LEVELS",
    "PACK",
    "SETTINGS",
    "SEVEN_HALF",
    "USED",
    "Action",
    "Advice",
    "Card",
    "Choice",
    "Event",
    "Game",
    "HandName",
    "HandView",
    "Kind",
    "Model",
    "Move",
    "Person",
    "PlayerView",
    "Prefs",
    "Rules",
    "SavedGame",
    "SeatView",
    "Settlement",
    "Tally",
    "are_faces",
    "bank_of_hand",
    "bidding",
    "can_advise",
    "card_counts",
    "decode_rules",
    "is_you",
    "mark_at",
    "name_of_hand",
    "on_turn",
    "opponents",
    "own_hand_in_play",
    "parse_card",
    "passed",
    "person_at",
    "place_of",
    "raise_obstacle",
    "raised",
    "season_of",
    "settled",
    "settlements",
    "split_obstacle",
    "stamp_of",
    "still_to_beat",
    "votes",
    "wild_counts",
]

# How well a computer player can play, from the weakest.
LEVELS = tuple(_LEVELS)


def is_you(shown: SeatView, seat: int) -> bool:
    """Tell whether the person at the screen sits at ``seat``."""
    return shown.seat == seat


def place_of(model: Model, shown: SeatView) -> int:
    """Return the seat from which the table is seen: one's own, or where nobody is, the last one."""
    if shown.seat is not None:
        return shown.seat
    return model.game.viewer if model.game else 0


def opponents(shown: SeatView, me: int | None = None) -> list[int]:
    """Return the other seats in order of play, beginning after one's own, which may be said."""
    if me is None:
        me = shown.seat if shown.seat is not None else -1
    count = len(shown.seats)
    return [seat for step in range(1, count + 1) if (seat := (me + step) % count) != me]


def person_at(model: Model, seat: int) -> Person:
    """Return who plays a seat: how well, and of which character."""
    people = model.game.people if model.game else ()
    return people[seat] if seat < len(people) else Person()


def stamp_of(model: Model) -> str:
    """Return the name of this moment, which taps on actions of the game carry."""
    return model.game.stamp if model.game else ""


def bank_of_hand(model: Model, shown: SeatView) -> int:
    """Return who holds the bank in the hand being told, which the next banker may not be.

    -1 until the first bank has been drawn or voted for: the view knows already, the players
    do not.
    """
    kinds = [event.kind for event in model.told]
    if "hand_begins" in kinds:
        return model.told[kinds.index("hand_begins")].seat
    if "banker" in kinds:
        return model.told[kinds.index("banker")].seat
    open_still = any(event.kind == "banker" for event in model.queue)
    return -1 if open_still or shown.phase == "vote" else shown.banker


def mark_at(model: Model, shown: SeatView) -> int:
    """Return the seat that the bank's mark lies at: after the hand the next banker's."""
    passed_on = any(event.kind == "banker" for event in model.told)
    return shown.banker if passed_on else bank_of_hand(model, shown)


def on_turn(shown: SeatView) -> int | None:
    """Return the seat whose turn it is: while an action is being told, whoever plays a hand."""
    if shown.to_act is not None:
        return None if shown.phase in ("between", "over") else shown.to_act
    for seat, player in enumerate(shown.seats):
        if any(hand.state == "playing" for hand in player.hands):
            return seat
    return None


def own_hand_in_play(shown: SeatView) -> int:
    """Return which of one's own hands is played now, or will be first."""
    if shown.seat is None:
        return 0
    if shown.to_act == shown.seat and shown.phase in ("play", "bank"):
        return shown.to_act_hand
    hands = shown.seats[shown.seat].hands
    playing = (number for number, hand in enumerate(hands) if hand.state == "playing")
    return next(playing, 0)


def raise_obstacle(shown: SeatView) -> str:
    """Return why the stake cannot be raised in one's turn, empty where it can or never is (R16).

    ``highest_stake``, ``all_staked`` or ``no_cards_left``.
    """
    verbs = {action.verb for action in shown.legal}
    if not shown.rules.raising or shown.phase != "play" or "stand" not in verbs:
        return ""
    if "raise" in verbs or shown.seat is None:
        return ""
    player = shown.seats[shown.seat]
    if 0 < shown.rules.stake_max <= player.hands[shown.to_act_hand].stake:
        return "highest_stake"
    return "no_cards_left" if player.chips else "all_staked"


def split_obstacle(shown: SeatView) -> str:
    """Return why two face cards cannot be split in one's turn, empty where no reason is due (R27).

    ``few_chips`` for a second stake, or ``most_hands``.
    """
    rules = shown.rules
    if shown.phase != "play" or shown.seat is None or shown.seat != shown.to_act:
        return ""
    player = shown.seats[shown.seat]
    hand = player.hands[shown.to_act_hand]
    if rules.split_hands == 1 or len(hand.cards) != 2 or not are_faces(hand.cards, rules):
        return ""
    if len(player.hands) >= rules.split_hands:
        return "most_hands"
    return "few_chips" if player.chips < hand.stake else ""
