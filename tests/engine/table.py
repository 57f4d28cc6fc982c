"""A table for tests: seats, stacked packs, hands told as texts, and walks through whole games."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game.engine import (
    PRESETS,
    SEVEN_HALF,
    Action,
    Event,
    Hand,
    Rules,
    State,
    apply,
    find_preset,
    hand_rank,
    hand_total,
    legal_actions,
    open_game,
    parse_action,
    parse_cards,
    replace,
    why_illegal,
)
from game.engine.scoring import PAIR_OF_SEVENS

ITALY = find_preset("italy").rules
REALE = find_preset("reale").rules
FRANCE = find_preset("france40").rules
FRANCE32 = find_preset("france32").rules
PORTUGAL = find_preset("portugal").rules
SPAIN = find_preset("spain").rules
NAMES = ("Anna", "Ben", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ida", "Luca")

# Amounts on both sides of every limit that a table of fifty chips and forty cards has.
AMOUNTS = (None, -1, 0, 1, 2, 5, 9, 10, 11, 12, 39, 40, 41, 49, 50, 51, 10_000)
VERBS = (
    "cut", "bet", "raise", "hit", "hit:down", "show", "hide", "stand", "burn", "split",
    "offer", "accept", "refuse", "vote", "pass", "next", "stop", "", "deal", "??",
)  # fmt: skip


class Played(NamedTuple):
    """Where a play has led, and what happened on the way."""

    state: State
    events: tuple[Event, ...]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    @property
    def chips(self) -> list[int]:
        return [seat.chips for seat in self.state.seats]


def sit(
    *packs: str,
    seats: int = 2,
    rules: Rules = ITALY,
    banker: int | None = 0,
    chips: int | list[int] | None = None,
    seed: str = "a table for tests",
    **switches: Any,
) -> Played:
    """Sit down with seat 0 as the banker, unless told otherwise; without packs, the seed's."""
    return Played(
        *open_game(
            replace(rules, **switches),
            NAMES[:seats],
            seed,
            packs=packs or None,
            chips=chips,
            banker=banker,
        )
    )


def play(state: State, actions: str) -> Played:
    """Play actions divided by blanks: ``"bet:2 hit stand"``."""
    events: list[Event] = []
    for text in actions.split():
        state, happened = apply(state, parse_action(text))
        events += happened
    return Played(state, tuple(events))


def legal(state: State) -> set[str]:
    """Return the verbs of what is allowed now."""
    return {action.verb for action in legal_actions(state)}


def why_not(state: State, action: str) -> str:
    """Return the code of the reason why this is refused; empty when it is not."""
    reason = why_illegal(state, parse_action(action))
    return "" if reason is None else reason.code


def play_hand(state: State, hands: dict[int, str], stakes: int | list[int] = 1) -> Played:
    """Play one hand whose pack is stacked by :func:`stack`: each seat takes all its cards.

    ``state`` waits for the first stake. ``stakes`` are those of the players in order of play. A
    seat that is still to act when it has all its cards stands.
    """
    order = [seat for seat in state.order() if seat != state.banker]
    each = [stakes] * len(order) if isinstance(stakes, int) else stakes
    at = play(state, " ".join(f"bet:{stake}" for stake in each))
    events = at.events
    while at.state.phase in ("play", "bank"):
        seat = at.state.to_act
        assert seat is not None
        done = len(at.state.seats[seat].hands[0].cards) >= len(hands[seat].split())
        at = play(at.state, "stand" if done else "hit")
        events += at.events
    return Played(at.state, events)


def stack(hands: dict[int, str], order: list[int]) -> str:
    """Return the pack that gives each seat its cards, if all are asked for.

    ``order`` is the order of play, the banker last. First everybody's first card, then the
    others in order of play; a bank with nobody left to play against leaves its own undrawn.
    """
    rows = [hands[seat].split() for seat in order]
    return " ".join([row[0] for row in rows] + [card for row in rows for card in row[1:]])


def settle(
    *players: str,
    bank: str,
    stakes: int | list[int] = 1,
    chips: int | list[int] | None = None,
    **switches: Any,
) -> Played:
    """Play one whole hand: seat 0 has the bank, ``players`` sit at 1, 2 …; all cards given."""
    hands = dict(enumerate((bank, *players)))
    order = [*range(1, len(hands)), 0]
    start = sit(stack(hands, order), seats=len(hands), chips=chips, **switches)
    after = play_hand(start.state, hands, stakes)
    for seat, cards in hands.items():
        got = after.state.seats[seat].hands[0].cards
        assert got == parse_cards(cards)[: len(got)], f"seat {seat} got {got}"
    return after


def walk(
    rules: Rules, seats: int, seed: str, chips: int | list[int] | None = None, steps: int = 400
) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """Play at random, the same for the same seed: state, action, next state, its events."""
    state, _ = open_game(rules, NAMES[:seats], seed, chips=chips)
    dice = random.Random(seed)
    for _ in range(steps):
        if state.to_act is None:
            return
        action = choose(state, dice)
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


def choose(state: State, dice: random.Random) -> Action:
    """Choose a legal action by lot, all verbs as likely; the game goes on as long as it can."""
    if state.phase == "between":
        return Action("next")
    legal = legal_actions(state)
    verb = dice.choice(sorted({action.verb for action in legal}))
    return dice.choice([action for action in legal if action.verb == verb])


def chips_in_all(state: State) -> int:
    """Chips of all seats, at stake, and the fund's account: never changes."""
    at_stake = sum(hand.stake for seat in state.seats for hand in seat.hands)
    return sum(seat.chips for seat in state.seats) + at_stake + state.fund


def cards_in_all(state: State) -> list[str]:
    """Every card of the game wherever it is: always one whole pack."""
    in_hands = [card for seat in state.seats for hand in seat.hands for card in hand.cards]
    return sorted([*state.pack[state.dealt :], *state.used, *in_hands])


# Forty cards, written out by hand (R1).
FORTY_CARDS = """
Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc
Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd
Ah 2h 3h 4h 5h 6h 7h Jh Qh Kh
As 2s 3s 4s 5s 6s 7s Js Qs Ks
"""
FORTY = sorted(FORTY_CARDS.split())

# Thirty-two, likewise (R2).
THIRTY_TWO_CARDS = """
Ac 7c 8c 9c 10c Jc Qc Kc
Ad 7d 8d 9d 10d Jd Qd Kd
Ah 7h 8h 9h 10h Jh Qh Kh
As 7s 8s 9s 10s Js Qs Ks
"""
THIRTY_TWO = sorted(THIRTY_TWO_CARDS.split())


def whole_pack(rules: Rules) -> list[str]:
    """Every card of the pack these rules are played with, in the order of their texts."""
    return THIRTY_TWO if rules.pack == "32" else FORTY


def check_sound(state: State, chips: int) -> None:
    """Hold what is true of a game at every moment."""
    rules = state.rules
    assert chips_in_all(state) == chips
    # Before the first hand nobody has taken up the pack.
    assert cards_in_all(state) == ([] if state.phase == "vote" else whole_pack(rules))
    assert (state.to_act is None) == (state.phase == "over")
    assert not state.seats[state.banker].out or state.phase == "over"
    assert state.fund <= 0
    assert rules.fund or state.fund == 0
    for number, seat in enumerate(state.seats):
        assert seat.chips >= 0
        assert not (seat.out and seat.chips)
        assert len(seat.hands) <= rules.split_hands
        for hand in seat.hands:
            check_hand(state, hand)
            assert number != state.banker or hand.stake == 0
    if state.to_act is not None:
        assert not state.seats[state.to_act].out
        assert legal_actions(state)
        bank_acts = state.phase in ("bank", "between", "answer")
        assert bank_acts == (state.to_act == state.banker) or state.phase == "vote"


def check_hand(state: State, hand: Hand) -> None:
    """Hold what is true of a hand at every moment."""
    rules = state.rules
    assert len(hand.cards) == len(hand.face_up)
    assert hand.stake >= 0
    assert hand.state != "bust" or hand.stake == 0
    two_sevens = hand_rank(hand.cards, rules) == PAIR_OF_SEVENS
    assert (hand.total > SEVEN_HALF and not two_sevens) == (hand.state == "bust")
    # The cards of a bust hand go back into the pack when it has run out (R10).
    if hand.cards or hand.state != "bust":
        assert hand.total == hand_total(hand.cards, rules)
    if hand.state == "playing":
        assert hand.total < SEVEN_HALF or (hand.pending and hand.total == SEVEN_HALF)


def every_table() -> list[Any]:
    """Every preset with every number of seats, as parameters of a test."""
    return [
        pytest.param(preset, seats, id=f"{preset.name}-{seats}")
        for preset in PRESETS
        for seats in range(preset.seats[0], preset.seats[1] + 1)
    ]
