"""Plays hands with random legal actions for a while; a process of its own for each measurement.

python -m tools.bench.hands ENGINE SECONDS SEED, where ENGINE is a name in `ENGINES`, prints how
many hands it played a second.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# So many hands are played unmeasured: imports, caches, the interpreter's own warming up.
WARM_UP = 200
# The clock is looked at after so many hands only.
STRIDE = 20


def ours(seed: str) -> Iterator[None]:
    """Our engine: a player and the banker, both of them drawn at random; yields after each hand."""
    from game.engine import apply, find_preset, legal_actions, new_game, parse_action

    chance = Random(seed)
    rules = find_preset("italy").rules
    on = parse_action("next")
    game = 0
    while True:
        game += 1
        state = new_game(rules, ("player", "banker"), f"{seed} {game}")
        while state.phase != "over":
            if state.phase == "between":
                yield
                state, _ = apply(state, on)
            else:
                state, _ = apply(state, chance.choice(legal_actions(state)))
        yield


def rlcard(seed: str) -> Iterator[None]:
    """RLCard's blackjack: a player drawn at random and the dealer, who plays by rule."""
    import rlcard

    chance = Random(seed)
    environment: Any = rlcard.make("blackjack", config={"seed": chance.getrandbits(32)})
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
        environment.get_payoffs()
        yield


def rlcard_bare(seed: str) -> Iterator[None]:
    """RLCard's blackjack without the environment around it, as fast as it can be played."""
    from rlcard.games.blackjack import Game

    chance = Random(seed)
    game: Any = Game()
    game.configure({"game_num_players": 1, "game_num_decks": 1})
    while True:
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(chance.choice(state["actions"]))
        yield


ENGINES: dict[str, Callable[[str], Iterator[None]]] = {
    "ours": ours,
    "rlcard": rlcard,
    "rlcard_bare": rlcard_bare,
}


def hands_per_second(engine: str, seconds: float, seed: str) -> float:
    """By the process's own time: what else the machine is doing does not count."""
    hands = ENGINES[engine](seed)
    for _ in range(WARM_UP):
        next(hands)
    played = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        for _ in range(STRIDE):
            next(hands)
        played += STRIDE
    return played / elapsed


if __name__ == "__main__":
    print(hands_per_second(sys.argv[1], float(sys.argv[2]), sys.argv[3]))
