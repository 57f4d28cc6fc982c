"""A computer player's choice, from its SeatView alone.

The same view gives the same choice: where a person would vary, a number drawn from what all can
see (the fingerprint of the shuffle, the hand, the seat) varies instead.
"""

from game.bots.bidding import answer, offer, vote, worth_of_bank
from game.bots.characters import CHARACTERS
from game.bots.levels import LEVELS, Level
from game.bots.reading import mood
from game.bots.stakes import set_stake
from game.engine import Action, SeatView


def choose(view: SeatView, level: str, character: str) -> Action:
    """Return the action of the seat that ``view`` belongs to; it must be that seat's turn.

    ``level`` is a name of ``LEVELS`` and ``character`` one of ``CHARACTERS``; KeyError for others.
    """
    how, who = LEVELS[level], CHARACTERS[character]
    match view.phase:
        case "play":
            return how.play(view, who)
        case "bank":
            return how.bank(view, who)
        case "stakes":
            stake = how.stake(view) if how.stake else None
            return stake or set_stake(view, who, how.wish(view))
        case "cut":
            return _cut(view)
        case "vote":
            return vote(view, who)
        case "offers":
            return offer(view, who, _worth(view, how))
        case "answer":
            return answer(view, _worth(view, how))
    return Action("next")


def _worth(view: SeatView, how: Level) -> float:
    return worth_of_bank(view) * (1 + how.errs * (2 * mood(view, "worth") - 1))


def _cut(view: SeatView) -> Action:
    # People lift something like the middle of the pack.
    return view.legal[int(len(view.legal) * (0.2 + 0.6 * mood(view, "cut")))]
