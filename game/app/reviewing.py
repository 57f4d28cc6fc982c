"""Looking back: what the hands cost, weighed while nothing moves; the review and the replay."""

from typing import TYPE_CHECKING

from game.app.loading import load_piece
from game.app.messages import Effect, Msg
from game.app.model import Game, Model, Weighing
from game.app.play import Step
from game.storage import BOOK, Book, Played, Tally, number_after, read_book, write_book

if TYPE_CHECKING:
    from game.app.model import Dialog
    from game.app.replay import Tape
    from game.app.review import Review
    from game.engine import Action, State

WEIGH = "weigh"
# Milliseconds from the rest of the table to the first decision weighed, and between two of them:
# a frame is drawn in between.
_FIRST, _NEXT = 700.0, 50.0

_OVER = ("offers", "answer", "between", "over")


def can_review(model: Model) -> bool:
    """Tell whether the hand on the table is over, all of it told, and there to be looked at."""
    return model.resting and model.shown is not None and model.shown.phase in _OVER


def whole(model: Model) -> Tally:
    """Return what all hands of the game cost and brought, as far as it is known."""
    sums = model.book.older
    for hand in model.book.hands:
        sums = sums.with_more(hand.tally or Tally())
    return sums.with_more(model.tally or Tally())


def hands_kept(model: Model) -> tuple[tuple[int, Tally | None], ...]:
    """Return number and tally of each hand that can be looked at, the oldest first."""
    if not model.resting or model.shown is None:
        return ()
    # The book goes on to the hand before the one on the table.
    now = model.shown.hand_number
    first = now - len(model.book.hands)
    kept = [(first + place, hand.tally) for place, hand in enumerate(model.book.hands)]
    if can_review(model):
        kept.append((now, model.tally))
    return tuple(kept)


# ---- the book


def with_hand(model: Model, game: Game) -> Step:
    """Write the hand that is over into the book, before another one begins."""
    book = model.book.with_hand(game.start, Played(game.actions, model.tally))
    return model._replace(book=book, tally=None), (Effect("store", BOOK, write_book(book)),)


def begun(model: Model) -> Model:
    """Return the model with nothing known of any hand: another game is on the table."""
    return model._replace(
        book=Book(), tally=None, weighing=None, review=None, tape=None, told_to=0, trail=()
    )


def loaded(model: Model, msg: Msg) -> Step:
    """Take up the book that the device has kept, if it is that of the game on the table."""
    if model.game is None or model.book.hands:
        return model, ()
    model = model._replace(book=read_book(msg.value, model.game.start))
    return model, _timer(model, _FIRST)


# ---- weighing, one decision at a time


def at_rest(before: Model, model: Model) -> tuple[Effect, ...]:
    """Return the timer for what is to be weighed, when the table has just come to rest."""
    before_that = (before.game, before.resting, before.screen)
    if before_that == (model.game, model.resting, model.screen):
        return ()
    return _timer(model, _FIRST)


def weighed(model: Model, msg: Msg) -> Step:
    """Weigh one decision of a hand that is over; never while anything moves."""
    if not model.resting or model.screen != "table":
        return model, ()
    if load_piece():
        # Enough for one tick.
        return model, _timer(model, _NEXT)
    work = model.weighing
    if work is None:
        work = _work(model)
        return (
            (model, ()) if work is None else (model._replace(weighing=work), _timer(model, _NEXT))
        )
    from game.app import review

    if work.left:
        decision = review.weigh(work.left[0])
        done = work.done if decision is None else (*work.done, decision)
        work = work._replace(left=work.left[1:], done=done)
    if work.left:
        return model._replace(weighing=work), _timer(model, _NEXT)
    found = review.review_of(work.tape, work.number, work.done)
    if not model.dialog:
        # Whoever looks at it next finds it worked out.
        model = model._replace(review=found)
    return _tallied(model._replace(weighing=None), found)


def _tallied(model: Model, found: "Review") -> Step:
    """Note what a hand cost and brought; one in the book is kept with it."""
    number, tally = found.number, found.tally
    if model.game is not None and number == number_after(model.game.start):
        model = model._replace(tally=tally)
        return model, _timer(model, _NEXT)
    book = model.book.with_tally(number, tally)
    if book is model.book:
        # It had to make room meanwhile.
        return model, _timer(model, _NEXT)
    model = model._replace(book=book)
    return model, (Effect("store", BOOK, write_book(book)), *_timer(model, _NEXT))


def _timer(model: Model, delay: float) -> tuple[Effect, ...]:
    if model.game is not None and model.game.several:
        # Nobody's decisions are looked at unless that one asks.
        return ()
    waiting = model.weighing is not None or _unweighed(model)
    go_on = waiting and model.resting and model.screen == "table"
    return (Effect("timer", WEIGH, delay=delay),) if go_on else ()


def _unweighed(model: Model) -> int:
    """Return the number of a hand that is over and not weighed, 0 for none."""
    return next((number for number, tally in hands_kept(model) if tally is None), 0)


def _work(model: Model) -> Weighing | None:
    from game.app.review import deciding

    number = _unweighed(model)
    tape = _tape(model, number)
    return Weighing(number, tape, deciding(tape)) if tape else None


def hand_of(model: Model, number: int) -> "tuple[State, tuple[Action, ...]] | None":
    """Return the start and the actions of a hand that is over, None if it is not kept."""
    game, place = model.game, number - model.book.first_number
    if game is not None and can_review(model) and number == number_after(game.start):
        return game.start, game.actions
    if model.book.first is None or not 0 <= place < len(model.book.hands):
        return None
    return model.book.start_of(place), model.book.hands[place].actions


def _tape(model: Model, number: int) -> "Tape | None":
    from game.app.replay import tape_of

    hand = hand_of(model, number)
    return tape_of(*hand, model.game.viewer) if hand and model.game else None


# ---- looking at a hand


def opened(model: Model, msg: Msg) -> Step:
    """Open the review of the hand that is over, or of the one with the number ``value``."""
    if model.game is None or not can_review(model) or model.dialog not in ("", "balance"):
        return model, ()
    number = number_after(model.game.start)
    if msg.value:
        number = next((one for one, _ in hands_kept(model) if str(one) == msg.value), 0)
    tape = _tape(model, number)
    if tape is None:
        return model, ()
    from game.app import review

    if model.review is not None and model.review.number == number:
        decisions = model.review.decisions
    else:
        weighed = (review.weigh(moment) for moment in review.deciding(tape))
        decisions = tuple(decision for decision in weighed if decision)
    found = review.review_of(tape, number, decisions)
    several = model.game.several
    model = _gone_to(model, "review")._replace(review=found, tape=tape)
    if several or dict(hands_kept(model)).get(number) is not None:
        return model, ()
    # Now that it is known, it need not be worked out again.
    if model.weighing and model.weighing.number == number:
        model = model._replace(weighing=None)
    return _tallied(model, found)


def balance_opened(model: Model, msg: Msg) -> Step:
    """Open what the whole game cost and brought."""
    if not can_review(model) or model.dialog not in ("", "review"):
        return model, ()
    if model.game is not None and model.game.several:
        return model, ()
    return model._replace(dialog="balance", trail=()), ()


def replay_opened(model: Model, msg: Msg) -> Step:
    """Show the hand step by step, from its begin or from where ``value`` events had been told."""
    tape = model.tape
    if tape is None or model.dialog != "review":
        return model, ()
    stops = tape.stops
    first = next((one for one in stops if str(one) == msg.value), stops[0])
    return _gone_to(model, "replay")._replace(told_to=first), ()


def stepped(model: Model, msg: Msg) -> Step:
    """Go to another step of the replay: ``first``, ``previous``, ``next`` or ``last``."""
    if model.tape is None or model.dialog != "replay":
        return model, ()
    stops = model.tape.stops
    place = stops.index(model.told_to)
    places = {"first": 0, "previous": place - 1, "next": place + 1, "last": len(stops) - 1}
    wanted = places.get(msg.value, place)
    return model._replace(told_to=stops[min(max(wanted, 0), len(stops) - 1)]), ()


def back(model: Model) -> Model:
    """Return the model one dialog further back, or none open."""
    if not model.trail or model.dialog not in ("review", "replay", "shuffle"):
        model = model._replace(dialog="", trail=(), linked="")
        if model.game is not None and model.game.several:
            # It was one person's alone.
            return model._replace(review=None, tape=None)
        return model
    *trail, last = model.trail
    return model._replace(dialog=last, trail=tuple(trail))


def _gone_to(model: Model, dialog: "Dialog") -> Model:
    trail = (*model.trail, model.dialog) if model.dialog else ()
    return model._replace(dialog=dialog, trail=trail)


TAPS = {
    "balance": balance_opened,
    "replay": replay_opened,
    "step": stepped,
}
