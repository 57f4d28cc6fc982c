"""Which card a computer player keeps hidden, where there is a choice (R13)."""

from game.bots.reading import hidden_values, verbs
from game.engine import Action, SeatView

# A card that counts as little tells the bank little: rather show it, and hide what comes.
_SMALL = 2


def keep_the_higher(view: SeatView) -> Action:
    """Keep the card hidden that counts more."""
    hidden = hidden_values(view)
    return Action("hide") if hidden[-1] == max(hidden) else Action("show")


def ask(view: SeatView) -> Action:
    """Ask for a card: face down in place of a small hidden one, else face up."""
    can = verbs(view)
    if "hit" not in can:
        return Action("hit:down")
    hidden = hidden_values(view)
    small = not hidden or hidden[0] <= _SMALL
    return Action("hit:down") if "hit:down" in can and small else Action("hit")
