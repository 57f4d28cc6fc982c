"""A state as plain JSON values, and back.

Cards are texts, hidden or not: a dump holds every secret of the game.
"""

from dataclasses import asdict
from typing import Any, get_args

from game.engine.cards import PACKS, Card, parse_cards
from game.engine.options import OPTIONS, validate
from game.engine.rules import Rules
from game.engine.state import Hand, HandState, Phase, Seat, State


def dump_state(state: State) -> dict[str, Any]:
    """Write a state as JSON values; :func:`load_state` gives an equal state back."""
    return {
        "rules": asdict(state.rules),
        "seed": state.seed,
        "seats": [
            {
                "name": seat.name,
                "chips": seat.chips,
                "out": seat.out,
                "hands": [
                    {
                        "cards": " ".join(hand.cards),
                        "face_up": [int(up) for up in hand.face_up],
                        "stake": hand.stake,
                        "total": hand.total,
                        "state": hand.state,
                        "split": hand.split,
                        "pending": hand.pending,
                        "raised": hand.raised,
                        "burned": hand.burned,
                    }
                    for hand in seat.hands
                ],
            }
            for seat in state.seats
        ],
        "banker": state.banker,
        "phase": state.phase,
        "to_act": state.to_act,
        "to_act_hand": state.to_act_hand,
        "hand_number": state.hand_number,
        "pack": " ".join(state.pack),
        "dealt": state.dealt,
        "used": " ".join(state.used),
        "fund": state.fund,
        "shuffler": state.shuffler,
        "shuffles": state.shuffles,
        "unrevealed": list(state.unrevealed),
        "fingerprint": state.fingerprint,
        "packs": [" ".join(pack) for pack in state.packs],
        "stacked": state.stacked,
        "votes": list(state.votes),
        "offers": list(state.offers),
        "passed": list(state.passed),
    }


def load_state(data: dict[str, Any]) -> State:
    """Read a dump; ValueError when it is none, or describes a game that cannot be.

    Switches of the rules which a dump does not name, being younger than it, have their default.
    """
    try:
        state = _read(data)
    except (KeyError, TypeError, AttributeError, IndexError) as problem:
        raise ValueError(f"not a dumped state: {problem!r}") from problem
    _check(state)
    return state


def _read(data: dict[str, Any]) -> State:
    known = {option.key for option in OPTIONS}
    unknown = set(data["rules"]) - known
    if unknown:
        raise ValueError(f"rules this version does not know: {sorted(unknown)}")
    rules = Rules(**data["rules"])
    problems = validate(rules)
    if problems:
        raise ValueError(f"rules that cannot be played: {problems}")
    state = State(rules, _text(data["seed"]), [_read_seat(seat) for seat in data["seats"]])
    state.banker = _count(data["banker"])
    state.phase = data["phase"]
    state.to_act = None if data["to_act"] is None else _count(data["to_act"])
    state.to_act_hand = _count(data["to_act_hand"])
    state.hand_number = _count(data["hand_number"])
    state.pack = _cards(data["pack"])
    state.dealt = _count(data["dealt"])
    state.used = _cards(data["used"])
    state.fund = data["fund"]
    state.shuffler = data["shuffler"]
    state.shuffles = _count(data["shuffles"])
    state.unrevealed = tuple(_count(number) for number in data["unrevealed"])
    state.fingerprint = _text(data["fingerprint"])
    state.packs = tuple(_cards(pack) for pack in data["packs"])
    state.stacked = bool(data["stacked"])
    # What the first release did not know yet.
    state.votes = tuple(_count(seat) for seat in data.get("votes", ()))
    state.offers = tuple(_count(offer) for offer in data.get("offers", state.offers))
    state.passed = tuple(_count(seat) for seat in data.get("passed", ()))
    return state


def _read_seat(data: dict[str, Any]) -> Seat:
    hands = [_read_hand(hand) for hand in data["hands"]]
    return Seat(_text(data["name"]), _count(data["chips"]), hands, bool(data["out"]))


def _read_hand(data: dict[str, Any]) -> Hand:
    hand = Hand(
        _cards(data["cards"]),
        tuple(bool(up) for up in data["face_up"]),
        _count(data["stake"]),
        _count(data["total"]),
        data["state"],
        # What the first release did not know yet.
        bool(data.get("split")),
    )
    hand.pending = bool(data.get("pending"))
    hand.raised = bool(data.get("raised"))
    hand.burned = bool(data.get("burned"))
    return hand


def _check(state: State) -> None:
    """Refuse what would only fail later, in the middle of a game."""
    hands = [hand for seat in state.seats for hand in seat.hands]
    seats = range(len(state.seats))
    on_table = [card for hand in hands for card in hand.cards]
    cards = [*state.pack[state.dealt :], *state.used, *on_table]
    whole_pack = not cards or sorted(cards) == sorted(PACKS[state.rules.pack])
    sound = (
        whole_pack
        and state.phase in get_args(Phase)
        and all(hand.state in get_args(HandState) for hand in hands)
        and all(len(hand.cards) == len(hand.face_up) for hand in hands)
        and state.banker in seats
        and (state.to_act in seats if state.phase != "over" else state.to_act is None)
    )
    if not sound:
        raise ValueError("a game that cannot be")


def _cards(text: Any) -> tuple[Card, ...]:
    return parse_cards(_text(text))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"not a text: {value!r}")
    return value


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"not a count: {value!r}")
    return value
