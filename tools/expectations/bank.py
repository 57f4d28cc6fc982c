"""The bank's part, played out: the hard computer player holds it against medium ones."""

from __future__ import annotations

from typing import NamedTuple

from game.bots import CHARACTERS, choose
from game.engine import Preset, apply, find_preset, hand_rank, open_game, view_for
from game.engine.scoring import ROYAL, SEVEN_HALF
from game.odds.expected import Expected

BANK, OTHERS = "hard", "medium"


class Played(NamedTuple):
    """What came of hands: how many, those in which the bank had somebody to beat, and of these
    how many ended so; chips staked by the others, and won by the bank."""

    hands: int = 0
    played: int = 0
    seven: int = 0
    bust: int = 0
    royal: int = 0
    staked: int = 0
    won: int = 0

    def with_more(self, other: Played) -> Played:
        return Played(*(mine + more for mine, more in zip(self, other, strict=True)))

    @property
    def expected(self) -> Expected:
        shares = (count / self.played for count in (self.seven, self.bust, self.royal))
        return Expected._make((*shares, self.won / self.staked))


def of_bank(task: tuple[str, int, str, int]) -> Played:
    """Play hands: the tradition, how many opponents, the seed, how many hands."""
    name, opponents, seed, hands = task
    preset, played = find_preset(name), Played()
    for number in range(hands):
        played = played.with_more(_hand(preset, opponents, f"{seed} {number}"))
    return played


def _hand(preset: Preset, opponents: int, seed: str) -> Played:
    names = [str(seat) for seat in range(opponents + 1)]
    state, _ = open_game(preset.rules, names, seed, banker=0)
    characters = list(CHARACTERS)
    staked = 0
    while state.phase in ("cut", "stakes", "play", "bank"):
        seat = state.to_act
        assert seat is not None
        level, character = BANK if seat == 0 else OTHERS, characters[seat % len(characters)]
        before = state
        state, events = apply(state, choose(view_for(state, seat), level, character))
        for event in events:
            if event.kind in ("stakes", "splits"):
                staked += event.amount
            elif event.kind == "raises":
                staked += event.amount - before.seats[seat].hands[event.hand].stake
    bank = state.seats[0].hands[0]
    had = any(hand.state != "bust" for seat in state.seats[1:] for hand in seat.hands)
    royal = not bank.split and hand_rank(bank.cards, preset.rules) == ROYAL
    return Played(
        1,
        had,
        had and bank.total == SEVEN_HALF,
        had and bank.state == "bust",
        had and royal,
        staked,
        state.seats[0].chips - preset.rules.chips,
    )
