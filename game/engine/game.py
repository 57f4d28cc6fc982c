"""The game as its users call it: start one, ask what is allowed, act."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from game.engine import hand, turn
from game.engine.actions import MOST_CHIPS, Action, IllegalAction, Reason, actions_with
from game.engine.bank import first_banker
from game.engine.cards import PACKS, Card, parse_cards
from game.engine.events import Event, tell
from game.engine.options import validate
from game.engine.rules import MOST_SEATS, Receive, Rules
from game.engine.state import Phase, Seat, State


class _Verb(NamedTuple):
    """What a verb needs: its phases and its effect, its amounts, and a refusal.

    ``carry_out`` gets the seat to act and the amount (0 where the verb takes none). ``choices``
    are the amounts the seat may choose from, rising; a reason calls one that is not among them
    by ``noun``. ``refuse`` says why the seat cannot do it at all now.
    """

    phases: tuple[Phase, ...]
    carry_out: Callable[[State, int, int, list[Event]], None]
    choices: Callable[[State, int], Sequence[int]] | None = None
    noun: str = ""
    refuse: Callable[[State, int], Reason | None] | None = None


def _seats(state: State, seat: int) -> Sequence[int]:
    return range(len(state.seats))


_VERBS: dict[str, _Verb] = {
    "vote": _Verb(("vote",), hand.do_vote, _seats, "seat"),
    "cut": _Verb(("cut",), hand.do_cut, hand.cut_range, "cut"),
    "bet": _Verb(("stakes",), hand.do_bet, hand.stake_range, "stake"),
    "hit": _Verb(("play", "bank"), turn.do_hit, refuse=turn.refuse_hit),
    "hit:down": _Verb(("play",), turn.do_hit_down, refuse=turn.refuse_hit_down),
    "show": _Verb(("play",), turn.do_show, refuse=turn.refuse_decision),
    "hide": _Verb(("play",), turn.do_hide, refuse=turn.refuse_decision),
    "stand": _Verb(("play", "bank"), turn.do_stand, refuse=turn.refuse_stand),
    "raise": _Verb(("play",), turn.do_raise, turn.raise_range, "stake", turn.refuse_raise),
    "burn": _Verb(("play", "bank"), turn.do_burn, refuse=turn.refuse_burn),
    "split": _Verb(("play",), turn.do_split, refuse=turn.refuse_split),
    "offer": _Verb(("offers",), hand.do_offer, hand.offer_range, "offer"),
    "pass": _Verb(("offers",), hand.do_pass),
    "accept": _Verb(("answer",), hand.do_accept, hand.sellable_to, "seat"),
    "refuse": _Verb(("answer",), hand.do_refuse),
    "next": _Verb(("between",), hand.do_next),
    "stop": _Verb(("between",), hand.do_stop),
}

_PLAIN = {name: (Action(name),) for name, verb in _VERBS.items() if verb.choices is None}


@cache
def _verbs_that_may_be(
    phase: Phase, receive: Receive, raising: bool, burn: str, split_hands: int
) -> tuple[tuple[str, _Verb], ...]:
    """Return the verbs of a phase less those that are never allowed under such rules.

    ``legal_actions`` is asked often, and need not ask in turn what cannot be.
    """
    may_be = {
        "hit:down": receive in ("hide_before", "open_or_closed"),
        "show": receive == "hide_after",
        "hide": receive == "hide_after",
        "raise": raising,
        "burn": burn != "none",
        "split": split_hands > 1,
    }
    return tuple(
        (name, verb)
        for name, verb in _VERBS.items()
        if phase in verb.phases and may_be.get(name, True)
    )


def new_game(
    rules: Rules,
    names: Sequence[str],
    seed: str,
    *,
    packs: Sequence[str] | None = None,
    chips: int | Sequence[int] | None = None,
    banker: int | None = None,
) -> State:
    """Start a game and its first hand; :func:`open_game` tells what happened on the way.

    ``names`` are the seats in order of play, two at least. ``packs`` are stacked packs, a text
    for each shuffle to come, the drawing of the first banker included; cards that a text does
    not name follow. ``chips`` replaces those of the rules, for all or seat by seat; ``banker``
    sets the first banker. ValueError for rules, seats, packs or chips that cannot be played.
    """
    return open_game(rules, names, seed, packs=packs, chips=chips, banker=banker)[0]


def open_game(
    rules: Rules,
    names: Sequence[str],
    seed: str,
    *,
    packs: Sequence[str] | None = None,
    chips: int | Sequence[int] | None = None,
    banker: int | None = None,
) -> tuple[State, tuple[Event, ...]]:
    """Start a game as :func:`new_game` does, and return the events of its start too."""
    problems = validate(rules)
    if problems:
        raise ValueError(f"rules that cannot be played: {problems}")
    most = MOST_SEATS[rules.pack]
    if not 2 <= len(names) <= most:
        raise ValueError(f"2 to {most} seats, not {len(names)}")
    if banker is not None and not 0 <= banker < len(names):
        raise ValueError(f"no such seat: {banker}")
    if chips is None:
        chips = rules.chips
    each = [chips] * len(names) if isinstance(chips, int) else list(chips)
    if len(each) != len(names) or not 1 <= min(each) <= max(each) <= MOST_CHIPS:
        raise ValueError(f"1 to {MOST_CHIPS} chips for each of {len(names)} seats, not {each}")
    seats = [Seat(name, count, []) for name, count in zip(names, each, strict=True)]
    state = State(rules, seed, seats)
    state.stacked = packs is not None
    state.packs = tuple(_stacked_pack(text, rules) for text in packs or ())
    events: list[Event] = []
    if banker is not None:
        state.banker = banker
        tell(events, "banker", banker, text="chosen")
    elif rules.first_banker == "vote":
        hand.wait_for(state, "vote", 0)
        return state, ()
    else:
        first_banker(state, events)
    hand.begin_hand(state, events)
    return state, tuple(events)


def _stacked_pack(text: str, rules: Rules) -> tuple[Card, ...]:
    cards = parse_cards(text)
    strange = [card for card in cards if card not in PACKS[rules.pack]]
    if strange or len(set(cards)) != len(cards):
        raise ValueError(f"not cards of one pack of {rules.pack}: {text!r}")
    return cards


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return all that the seat to act may do; empty when the game is over."""
    seat = state.to_act
    if seat is None:
        return ()
    legal: tuple[Action, ...] = ()
    rules = state.rules
    for name, verb in _verbs_that_may_be(
        state.phase, rules.receive, rules.raising, rules.burn, rules.split_hands
    ):
        if verb.refuse is None or verb.refuse(state, seat) is None:
            choices = verb.choices
            legal += _PLAIN[name] if choices is None else actions_with(name, choices(state, seat))
    return legal


def why_illegal(state: State, action: Action) -> Reason | None:
    """Say why the seat to act may not do this; None when it may."""
    seat = state.to_act
    if seat is None:
        return Reason("game_over")
    verb, amount = _VERBS.get(action.verb), action.amount
    if verb is None or (verb.choices is None) != (amount is None):
        return Reason("not_an_action")
    if amount is not None and type(amount) is not int:
        return Reason("not_an_action")
    if state.phase not in verb.phases:
        return Reason("wrong_phase")
    reason = None if verb.refuse is None else verb.refuse(state, seat)
    if reason is not None or verb.choices is None or amount is None:
        return reason
    choices = verb.choices(state, seat)
    if amount in choices:
        return None
    if amount < choices[0]:
        return Reason(f"{verb.noun}_too_small", choices[0])
    if amount > choices[-1]:
        return Reason(f"{verb.noun}_too_large", choices[-1])
    return Reason(f"no_such_{verb.noun}")


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Do ``action`` for the seat to act, with all that follows by itself.

    Returns the new state and what happened, in order; raises IllegalAction. ``state`` itself
    stays as it is.
    """
    reason = why_illegal(state, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    assert state.to_act is not None
    new = state.copy()
    events: list[Event] = []
    _VERBS[action.verb].carry_out(new, state.to_act, action.amount or 0, events)
    return new, tuple(events)
