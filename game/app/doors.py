"""The ways to what no start waits for: the day's table, a hand in a link, the check of a shuffle.

Each is loaded by the first message that is meant for it.
"""

from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.storage import DAYS

# What stands behind the # of their links.
LINKS = ("day.", "hand.")
# What the seed of a day's table begins with; no other seed does.
DAY_SEED = "day:"


def _day(model: Model, msg: Msg) -> Step:
    from game.app import day

    return day.TAPS[msg.name](model, msg)


def _hand(model: Model, msg: Msg) -> Step:
    from game.app import hand_links

    return hand_links.TAPS[msg.name](model, msg)


def _shuffle(model: Model, msg: Msg) -> Step:
    from game.app import checking

    return checking.TAPS[msg.name](model, msg)


def _today(model: Model, msg: Msg) -> Step:
    return model._replace(day=msg.value or model.day), ()


def loaded(model: Model, msg: Msg) -> Step:
    """Take up what is kept of the days' tables."""
    from game.app import day

    return day.loaded(model, msg)


def link(model: Model, msg: Msg) -> Step:
    """Follow a link to a day's table or to a hand."""
    if msg.value.startswith("hand."):
        from game.app import hand_links

        return hand_links.linked(model, msg)
    from game.app import day

    return day.linked(model, msg)


def is_days_table(model: Model) -> bool:
    """Tell whether the game on the table is that of a day."""
    return model.game is not None and model.saved is not None and bool(model.saved.table)


def hand_over(before: Model, model: Model) -> tuple[Effect, ...]:
    """Return what is to be done when a hand of a day's table has come to its end."""
    if model.game is before.game and model.resting is before.resting:
        return ()
    if not (is_days_table(model) and model.resting and model.shown):
        return ()
    return (Effect("load", DAYS),) if model.shown.phase in ("between", "over") else ()


OTHERS = {"today": _today}

TAPS = {
    **dict.fromkeys(("day", "day_pick", "day_look", "day_play", "day_send"), _day),
    **dict.fromkeys(("send_hand", "play_linked"), _hand),
    **dict.fromkeys(("shuffle", "send_shuffle"), _shuffle),
}
