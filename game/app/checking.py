"""The shuffles of a game checked: with what everybody was told, and with nothing else.

The key of a shuffle, told when its cards are done with, must have the fingerprint that was told
before the stakes; and the order that the key makes must be that in which the cards came.
"""

from typing import NamedTuple

from game.app.dealings import Dealing, dealings
from game.app.eyes import eyes_of
from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.app.replay import tape_of
from game.engine import HIDDEN, Card, Event, SeatView, fingerprint, shuffled

# How many hands are gone back where each has a shuffle of its own.
_HANDS = 3


class Check(NamedTuple):
    """A shuffle, and what the check of it says.

    ``order``: the cards as the key makes them lie, cut, from the first that came on; empty while
    the key is secret. ``came``: the cards that came, ``??`` for one that was not shown.
    ``print_fits`` and ``order_fits`` are what was to be shown. ``cut``: cards lifted, ``gone`` as
    in :class:`Dealing`.
    """

    fingerprint: str
    key: str
    cut: int
    came: tuple[Card, ...]
    order: tuple[Card, ...]
    print_fits: bool
    order_fits: bool
    gone: int = 0

    @property
    def holds(self) -> bool:
        """Whether all is as it was promised."""
        return self.print_fits and self.order_fits


def check(dealing: Dealing) -> Check:
    """Check one shuffle by its key, if that has been told."""
    key, came = dealing.key, dealing.cards
    if not key:
        return Check(dealing.fingerprint, "", dealing.cut, came, (), False, False, dealing.gone)
    order = shuffled(dealing.pack, key)
    lifted = _lifted(order, dealing)
    order = order[lifted:] + order[:lifted]
    fits = len(came) <= len(order) and all(
        card in (HIDDEN, place) for card, place in zip(came, order, strict=False)
    )
    same = fingerprint(key) == dealing.fingerprint
    return Check(dealing.fingerprint, key, dealing.cut, came, order, same, fits, dealing.gone)


def _lifted(order: tuple[Card, ...], dealing: Dealing) -> int:
    """Return where in ``order`` the first card lay that came."""
    if not dealing.gone:
        return dealing.cut
    # The cut was before what is known; the first card known tells where one is.
    known = next((place for place, card in enumerate(dealing.cards) if card != HIDDEN), None)
    return 0 if known is None else (order.index(dealing.cards[known]) - known) % len(order)


def checks_of(before: SeatView, told: tuple[Event, ...]) -> tuple[Check, ...]:
    """Check all the shuffles in what was told from ``before`` on, the latest first."""
    found = [check(dealing) for dealing in dealings(before, told) if dealing.fingerprint]
    return tuple(reversed(found))


def opened(model: Model, msg: Msg) -> Step:
    """Open the shuffles of this game: of the hand on the table, and of those before it.

    The check takes what has been told so far: what is still being told is no part of it.
    """
    game, book = model.game, model.book
    if game is None or model.screen != "table" or model.dialog not in ("", "menu", "review"):
        return model, ()
    told = model.told
    before = tape_of(game.start, (), eyes_of(game)).before
    hands = len(book.hands)
    first = max(0, hands - _HANDS) if game.state.rules.shuffle == "every_hand" else 0
    for place in reversed(range(first, hands)):
        tape = tape_of(book.start_of(place), book.hands[place].actions, eyes_of(game))
        told = tape.told[tape.known :] + told
        before = tape.before
    trail = (*model.trail, "review") if model.dialog == "review" else ()
    return model._replace(dialog="shuffle", trail=trail, checks=checks_of(before, told)), ()


def text_of(one: Check) -> str:
    """Return what another tool needs to check a shuffle, as lines of text."""
    cards = " ".join(one.order[: len(one.came)])
    return "\n".join(
        (
            f"SHA-256(key) = {one.fingerprint}",
            f"key = {one.key}",
            f"cut = {one.cut}",
            f"cards = {cards}",
        )
    )


def _sent(model: Model, msg: Msg) -> Step:
    """Share what another tool needs to check the shuffle at the place ``value``."""
    for place, one in enumerate(model.checks):
        if str(place) == msg.value and one.key and model.dialog == "shuffle":
            return model, (Effect("share", name=text_of(one)),)
    return model, ()


TAPS = {"shuffle": opened, "send_shuffle": _sent}
