"""Plays one against one so that nobody can exploit it by much, and else as the hard level.

What it plays by then, and when, is told in :mod:`game.bots.duel`, which is loaded when it first
sits down at a table of two.
"""

from game.bots import hard
from game.bots.characters import Character
from game.engine import Action, SeatView

wish = hard.wish


def play(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as a player."""
    if _is_duel(view):
        from game.bots.duel import play as by_table

        if action := by_table(view):
            return action
    return hard.play(view, who)


def bank(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as the bank."""
    if _is_duel(view):
        from game.bots.duel import bank as by_table

        if action := by_table(view):
            return action
    return hard.bank(view, who)


def stake(view: SeatView) -> Action | None:
    """Return the stake where it must not tell the card; None to stake as the character does."""
    if _is_duel(view):
        from game.bots.duel import stake as by_table

        return by_table(view)
    return None


def _is_duel(view: SeatView) -> bool:
    return sum(not seat.out for seat in view.seats) == 2
