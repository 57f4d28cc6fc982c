"""Computer players at the tests' table: what each of some levels does, and hands by lot."""

from collections import Counter
from collections.abc import Iterable

from game.bots import LEVELS, choose
from game.engine import Action, State, view_for

# As many moods as it takes to see what a mood can do.
MOODS = 60


def chosen(state: State, level: str, character: str = "steady") -> Action:
    """Return what the seat to act does if it is of this level."""
    assert state.to_act is not None
    return choose(view_for(state, state.to_act), level, character)


def verbs(state: State, levels: Iterable[str] = LEVELS) -> dict[str, str]:
    """Return what each of the levels does, by verb."""
    return {level: chosen(state, level).verb for level in levels}


def in_moods(state: State, level: str, character: str = "steady") -> Counter[Action]:
    """Return how often it does what, the mood being drawn again and again."""
    counts: Counter[Action] = Counter()
    for number in range(MOODS):
        other = state.copy()
        other.fingerprint = f"mood {number}"
        counts[chosen(other, level, character)] += 1
    return counts


def verbs_in_moods(state: State, level: str) -> Counter[str]:
    """Return how often it does what, by verb."""
    counts: Counter[str] = Counter()
    for action, times in in_moods(state, level).items():
        counts[action.verb] += times
    return counts
