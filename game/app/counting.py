"""The way to the statistics: when there is something to count, and which messages are for them.

What counts and what shows them is loaded when the first hand is over, or by the first look.
"""

from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.storage import STATISTICS

# The frame after which is counted: nobody waits for it.
COUNT = "count"
# Taps for the sheet begin like this.
TAPS = "figures_"

_OVER = ("offers", "answer", "between", "over")


def at_end(before: Model, model: Model) -> tuple[Effect, ...]:
    """Return what leads to counting, when a hand or a game has just ended or been weighed."""
    game, old = model.game, before.game
    if game is None or game.state.phase not in _OVER:
        return ()
    known = old is not None and (
        (old.state.hand_number, old.state.phase in _OVER, old.state.phase == "over")
        == (game.state.hand_number, True, game.state.phase == "over")
    )
    if known and before.tally is model.tally and before.book is model.book:
        return ()
    return (Effect("frame", COUNT),)


def heard(model: Model, msg: Msg) -> Step | None:
    """Answer a message that is meant for the statistics; None where it is not."""
    if msg.kind == "frame":
        return (model, (Effect("load", STATISTICS),)) if msg.name == COUNT else None
    if msg.kind in ("tap", "key"):
        mine = msg.name == "statistics" or msg.name.startswith(TAPS)
    else:
        mine = msg.name == STATISTICS or msg.kind == "exported"
    if not mine:
        return None
    from game.app import figures

    return figures.update(model, msg)
