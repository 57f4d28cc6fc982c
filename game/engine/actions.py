"""What a seat can do, and its text: ``bet:5``, ``hit``, ``stand``."""

from collections.abc import Sequence
from typing import NamedTuple

# Every verb of the contract: with a number after it, or without.
WITH_NUMBER = frozenset({"cut", "bet", "raise", "offer", "accept", "vote"})
WITHOUT_NUMBER = frozenset(
    {"hit", "hit:down", "show", "hide", "stand", "burn", "split", "refuse", "pass", "next", "stop"}
)

# Every amount is an action of its own, so there must be an end to them: no seat begins with more
# chips than this, and none stakes or offers more, whatever a fund has made of them.
MOST_CHIPS = 1_000_000


class Action(NamedTuple):
    """A ``verb`` and, where the verb takes one, an ``amount``: chips, cards cut, or a seat."""

    verb: str
    amount: int | None = None

    def __str__(self) -> str:
        return self.verb if self.amount is None else f"{self.verb}:{self.amount}"


def parse_action(text: str) -> Action:
    """Read the text of an action; ValueError when it is none."""
    if text in WITHOUT_NUMBER:
        return Action(text)
    verb, colon, number = text.partition(":")
    # isdecimal alone would let digits of other scripts through, which str() gives back changed.
    if verb in WITH_NUMBER and colon and number.isascii() and number.isdecimal():
        action = Action(verb, int(number))
        if str(action) == text:
            return action
    raise ValueError(f"not an action: {text!r}")


# For each verb its actions with 0, 1, 2 …, as far up as they have been asked for.
_RISING: dict[str, list[Action]] = {verb: [] for verb in WITH_NUMBER}


def actions_with(verb: str, amounts: Sequence[int]) -> tuple[Action, ...]:
    """Return ``verb`` with each of the ``amounts``, a range without gaps or a rising tuple."""
    rising = _RISING[verb]
    if len(rising) <= amounts[-1]:
        rising += [Action(verb, amount) for amount in range(len(rising), amounts[-1] + 1)]
    if isinstance(amounts, range):
        return tuple(rising[amounts.start : amounts.stop])
    return tuple([rising[amount] for amount in amounts])


class Reason(NamedTuple):
    """Why an action is not allowed: a ``code`` for the words, and the limit that was passed.

    ``limit`` is in the unit of the action's amount, None where no limit is concerned.
    """

    code: str
    limit: int | None = None


class IllegalAction(ValueError):
    """Raised by ``apply``; ``reason`` says why."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(f"{action}: {reason.code}")
        self.action = action
        self.reason = reason
