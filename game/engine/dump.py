"""A state as plain JSON values, and back.

Cards are texts, hidden or not: a dump holds every secret of the game.
"""

from dataclasses import asdict
from typing import Any, get_args

from game.engine.cards import PACKS, Card, parse_cards
from game.engine.game import MOST_CHIPS, MOST_SEATS
from game.engine.options import OPTIONS, validate
from game.engine.rules import Rules
from game.engine.scoring import SEVEN_HALF, hand_total
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
    return state


def _read_seat(data: dict[str, Any]) -> Seat:
    hands = [
        Hand(
            _cards(hand["cards"]),
            tuple(_flag(up, (0, 1)) for up in _list(hand["face_up"])),
            _count(hand["stake"]),
            _count(hand["total"]),
            hand["state"],
        )
        for hand in _list(data["hands"])
    ]
    return Seat(_text(data["name"]), _count(data["chips"]), hands, _flag(data["out"]))


def _check(state: State) -> None:
    """Refuse what would only fail later, in the middle of a game."""
    checks = (_counts_fit, _cards_fit, _hands_fit, _turn_fits)
    if not all(check(state) for check in checks):
        raise ValueError("a game that cannot be")


def _counts_fit(state: State) -> bool:
    seats = range(len(state.seats))
    over = state.phase == "over"
    chips = sum(seat.chips + sum(hand.stake for hand in seat.hands) for seat in state.seats)
    hands = state.rules.hands or state.hand_number + 1
    return (
        2 <= len(state.seats) <= MOST_SEATS
        and 0 < chips <= MOST_SEATS * MOST_CHIPS
        and state.phase in get_args(Phase)
        and state.banker in seats
        and (over or not state.seats[state.banker].out)
        and (over or len(state.order()) > 1)
        and not any(seat.out and seat.chips for seat in state.seats)
        and 1 <= state.hand_number <= (hands - 1 if state.phase == "between" else hands)
        and -1 <= state.shuffler < len(state.seats)
        and all(number < state.shuffles for number in state.unrevealed)
    )


def _cards_fit(state: State) -> bool:
    """All cards are there once, and no stacked pack has one twice."""
    hands = [hand for seat in state.seats for hand in seat.hands]
    on_table = [card for hand in hands for card in hand.cards]
    cards = [*state.pack[state.dealt :], *state.used, *on_table]
    whole = PACKS[state.rules.pack]
    return (
        sorted(cards) == sorted(whole)
        and state.dealt <= len(state.pack)
        and all(len(set(pack)) == len(pack) and set(pack) <= set(whole) for pack in state.packs)
    )


def _hands_fit(state: State) -> bool:
    return all(
        hand.state in get_args(HandState)
        and len(hand.cards) == len(hand.face_up)
        and (hand.state == "bust") == (hand.total > SEVEN_HALF)
        # The cards of a bust hand may be back in the pack (R10).
        and (hand_total(hand.cards, state.rules) == hand.total or _cleared(hand))
        for seat in state.seats
        for hand in seat.hands
    )


def _cleared(hand: Hand) -> bool:
    return hand.state == "bust" and not hand.cards


def _turn_fits(state: State) -> bool:
    """The phase, whose turn it is, and what lies before each seat go together."""
    order, phase = state.order(), state.phase
    hands = [hand for seat in order for hand in state.seats[seat].hands]
    if phase == "over":
        return state.to_act is None
    if phase == "between":
        no_stakes = not any(hand.stake for seat in state.seats for hand in seat.hands)
        return state.to_act == order[-1] and no_stakes and _all_have_chips(state, order)
    if any(seat.out and seat.hands for seat in state.seats):
        return False
    if phase == "cut":
        undealt = len(state.pack) == len(PACKS[state.rules.pack]) and state.dealt == 0
        right_seat = state.to_act == order[-2]
        return right_seat and undealt and not hands and _all_have_chips(state, order)
    if state.to_act not in order or (state.to_act == order[-1]) != (phase == "bank"):
        return False
    place = order.index(state.to_act)
    if phase == "stakes":
        return _stakes_fit(state, order[:place], order[place:])
    before = [hand for seat in order[:place] for hand in state.seats[seat].hands]
    after = [hand for seat in order[place + 1 :] for hand in state.seats[seat].hands]
    own = state.seats[state.to_act].hands
    number = state.to_act_hand
    staked = [hand for seat in order[:-1] for hand in state.seats[seat].hands]
    return (
        number < len(own)
        and all(state.seats[seat].hands for seat in order)
        and all(hand.state in ("standing", "bust") for hand in [*before, *own[:number]])
        and own[number].state == "playing"
        and all(hand.state == "waiting" for hand in [*own[number + 1 :], *after])
        and all(hand.cards or _cleared(hand) for hand in hands)
        and all(hand.total < SEVEN_HALF or hand.state in ("standing", "bust") for hand in hands)
        and all((hand.stake > 0) == (hand.state != "bust") for hand in staked)
        and not any(hand.stake for hand in state.seats[order[-1]].hands)
    )


def _stakes_fit(state: State, before: list[int], rest: list[int]) -> bool:
    """``before`` have set their stakes, one hand each; ``rest`` have still to, the bank apart."""
    dealt = int(state.rules.stake_time == "after")
    rest_hands = [state.seats[seat].hands for seat in rest]
    hands = [hand for seat in before for hand in state.seats[seat].hands]
    return (
        state.to_act_hand == 0
        and all(len(state.seats[seat].hands) == 1 for seat in before)
        and all(hand.stake > 0 for hand in hands)
        and all(len(waiting) == dealt for waiting in rest_hands)
        and not any(hand.stake for waiting in rest_hands for hand in waiting)
        and all(
            hand.state == "waiting" and len(hand.cards) == dealt
            for hand in hands + [hand for waiting in rest_hands for hand in waiting]
        )
        and _all_have_chips(state, rest)
    )


def _all_have_chips(state: State, seats: list[int]) -> bool:
    return all(state.seats[seat].chips > 0 for seat in seats)


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
