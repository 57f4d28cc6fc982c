"""A state as plain JSON values, and back.

Cards are texts, hidden or not: a dump holds every secret of the game.
"""

from dataclasses import asdict
from typing import Any

from game.engine.cards import Card, parse_cards
from game.engine.options import OPTIONS, validate
from game.engine.rules import Rules
from game.engine.soundness import is_sound
from game.engine.state import Hand, Seat, State


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
    if not is_sound(state):
        raise ValueError("a game that cannot be")
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
    state = State(rules, _text(data["seed"]), [_read_seat(seat) for seat in _list(data["seats"])])
    state.banker = _count(data["banker"])
    state.phase = data["phase"]
    state.to_act = None if data["to_act"] is None else _count(data["to_act"])
    state.to_act_hand = _count(data["to_act_hand"])
    state.hand_number = _count(data["hand_number"])
    state.pack = _cards(data["pack"])
    state.dealt = _count(data["dealt"])
    state.used = _cards(data["used"])
    state.fund = _whole(data["fund"])
    state.shuffler = _whole(data["shuffler"])
    state.shuffles = _count(data["shuffles"])
    state.unrevealed = tuple(_count(number) for number in _list(data["unrevealed"]))
    state.fingerprint = _text(data["fingerprint"])
    state.packs = tuple(_cards(pack) for pack in _list(data["packs"]))
    state.stacked = _flag(data["stacked"])
    # What the first release did not know yet.
    state.votes = tuple(_count(seat) for seat in _list(data.get("votes", [])))
    offers = _list(data.get("offers", [0] * len(state.seats)))
    state.offers = tuple(_count(offer) for offer in offers)
    state.passed = tuple(_count(seat) for seat in _list(data.get("passed", [])))
    return state


def _read_seat(data: dict[str, Any]) -> Seat:
    hands = [_read_hand(hand) for hand in _list(data["hands"])]
    return Seat(_text(data["name"]), _count(data["chips"]), hands, _flag(data["out"]))


def _read_hand(data: dict[str, Any]) -> Hand:
    hand = Hand(
        _cards(data["cards"]),
        tuple(_flag(up, (0, 1)) for up in _list(data["face_up"])),
        _count(data["stake"]),
        _count(data["total"]),
        data["state"],
        # What the first release did not know yet.
        _flag(data.get("split", False)),
    )
    hand.pending = _flag(data.get("pending", False))
    hand.raised = _flag(data.get("raised", False))
    hand.burned = _flag(data.get("burned", False))
    return hand


def _cards(text: Any) -> tuple[Card, ...]:
    return parse_cards(_text(text))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"not a text: {value!r}")
    value.encode()  # a lone surrogate, which no text has, is a ValueError
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"not a list: {value!r}")
    return value


def _flag(value: Any, values: tuple[object, object] = (False, True)) -> bool:
    if type(value) is not type(values[0]) or value not in values:
        raise ValueError(f"neither yes nor no: {value!r}")
    return bool(value)


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _count(value: Any) -> int:
    if _whole(value) < 0:
        raise ValueError(f"not a count: {value!r}")
    return int(value)
