"""The odds are loaded in pieces, each a task so short that a slow phone drops no frame.

At a table this is done ahead, while it rests: sooner or later every hand is weighed. Whoever needs
the odds before that loads what is left, piece by piece as well.
"""

from collections.abc import Iterator

from game.app.messages import Effect
from game.app.model import Model

LOADING = "loading"
# Milliseconds from the rest of the table to the first piece, and between two.
_FIRST, _NEXT = 300.0, 60.0


def _pieces() -> Iterator[object]:
    """Load one after the other, in the order in which they need each other."""
    from game.odds import shapes

    yield shapes
    from game.odds import habits

    yield habits
    from game.odds import joint

    yield joint
    from game.odds import others

    yield others
    from game.odds import table

    yield table
    from game.odds import banker

    yield banker
    from game.odds import blind_bank

    yield blind_bank
    from game.odds import player

    yield player
    from game.odds import advice

    yield advice
    from game.app import review

    yield review


# What is loaded stays so as long as the page does: it is no part of the model.
_left = _pieces()


def load_piece() -> bool:
    """Load the next piece; False where none was left."""
    return next(_left, None) is not None


def ahead(before: Model, model: Model) -> tuple[Effect, ...]:
    """Return the timer for the first piece, when the table has just come to rest."""
    if not _is_still(model) or (_is_still(before) and before.game is model.game):
        return ()
    return _timer(_FIRST)


def ticked(model: Model) -> tuple[Effect, ...]:
    """Load a piece, and ask for time for the next one; never while anything moves.

    With all there, work out what the odds know of the table's rules once and for all.
    """
    if not _is_still(model) or model.game is None:
        return ()
    if load_piece():
        return _timer(_NEXT)
    from game.odds import BANK_DRAWS_BELOW
    from game.odds.blind_bank import blind_bank

    blind_bank(model.game.state.rules, BANK_DRAWS_BELOW)
    return ()


def _is_still(model: Model) -> bool:
    return model.screen == "table" and model.resting


def _timer(delay: float) -> tuple[Effect, ...]:
    return (Effect("timer", LOADING, delay=delay),)
