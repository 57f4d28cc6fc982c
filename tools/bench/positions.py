"""Positions in which the odds have most to work out, and how long they take for them.

Imported inside Pyodide, by odds.mjs and by the page of odds_page.py; it needs nothing but the game.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from game.engine import PRESETS, Action, apply, legal_actions, new_game, view_for
from game.engine.cards import PACKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine import Rules, SeatView, State

NAMES = tuple("abcdefgh")
# The slowest so many of the bank's positions are looked at closely.
SLOWEST = 5


def measure_all(clock: Callable[[], float], hands: int, repeats: int) -> str:
    """Milliseconds of the slowest advice and the slowest of the bank's odds, preset by preset.

    ``clock`` gives milliseconds. ``hands`` are played by seven players to the bank's turn; of
    ``repeats`` calls of the slowest the median counts.
    """
    answer: dict[str, Any] = {}
    for preset in PRESETS:
        advice = _slowest(_player_positions(preset.rules), clock, repeats)
        views = [view for number in range(hands) for view in _banks_turn(preset.rules, number)]
        bank = _slowest([_bank_call(view) for view in views], clock, repeats)
        answer[preset.name] = {"advice": advice, "bank": bank, "positions": len(views)}
    return json.dumps(answer)


def measure_first(clock: Callable[[], float]) -> str:
    """Milliseconds of what only the first advice of a visit pays: loading the odds, and tables.

    To be called before anything else has loaded them.
    """
    italy = PRESETS[0].rules
    advice = _player_positions(italy)[0]
    bank = next(_bank_call(view) for number in range(9) for view in _banks_turn(italy, number))
    return json.dumps(
        {
            "load": _times(_load, clock, 1)[0],
            "advice": _times(advice, clock, 1)[0],
            "bank": _times(bank, clock, 1)[0],
        }
    )


def _load() -> None:
    import game.odds  # noqa: F401


def _slowest(
    calls: list[Callable[[], object]], clock: Callable[[], float], repeats: int
) -> dict[str, float]:
    """Time every call, then the slowest again: what is slow only by chance drops out."""
    first = sorted(((min(_times(call, clock, 2)), number) for number, call in enumerate(calls)))
    slow = [sorted(_times(calls[number], clock, repeats)) for _, number in first[-SLOWEST:]]
    return {
        "typical": first[len(first) // 2][0],
        "slowest": max(times[len(times) // 2] for times in slow),
    }


def _times(call: Callable[[], object], clock: Callable[[], float], repeats: int) -> list[float]:
    times = []
    for _ in range(repeats):
        began = clock()
        call()
        times.append(clock() - began)
    return times


def _player_positions(rules: Rules) -> list[Callable[[], object]]:
    """Every first card that counts differently, all other cards unseen: from there all is open."""
    pack = PACKS[rules.pack]
    cards = [card for card in pack if card.suit == "c"]
    return [_player_call(card, [other for other in pack if other != card], rules) for card in cards]


def _player_call(card: Any, unseen: list[Any], rules: Rules) -> Callable[[], object]:
    def call() -> object:
        from game.odds import evaluate

        return evaluate([card], unseen, rules)

    return call


def _bank_call(view: SeatView) -> Callable[[], object]:
    def call() -> object:
        from game.odds import evaluate_bank

        return evaluate_bank(view)

    return call


def _banks_turn(rules: Rules, number: int) -> list[SeatView]:
    """The banker's view when seven players have played more or less sensibly."""
    _, _, state = until_the_bank(rules, number)
    return [view_for(state, state.banker)] if state.phase == "bank" else []


def until_the_bank(rules: Rules, number: int) -> tuple[State, tuple[Action, ...], State]:
    """Return a game at its start, what seven players do in it, and where it stands then."""
    dice = Random(number)
    start = state = new_game(rules, NAMES, f"bench {number}", banker=0)
    actions = []
    while state.phase in ("cut", "stakes", "play"):
        actions.append(_sensibly(state, dice))
        state, _ = apply(state, actions[-1])
    return start, tuple(actions), state


def _sensibly(state: State, dice: Random) -> Action:
    legal = legal_actions(state)
    if state.phase != "play":
        return dice.choice(legal)
    assert state.to_act is not None
    total = state.seats[state.to_act].hands[state.to_act_hand].total
    verbs = [action.verb for action in legal if action.verb in ("hit", "show", "hide")]
    if verbs and (Action("stand") not in legal or total < 10 - dice.choice((0, 1, 2))):
        return Action(dice.choice(verbs))
    return Action("stand")
