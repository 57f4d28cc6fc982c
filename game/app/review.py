"""The review of a hand: what one decided, what that cost, and what chance did.

Made from what the seat saw at each decision, and nothing else; only what the hand brought in the
end is known from its end. Chips in here are averages unless they are a result.
"""

from typing import TYPE_CHECKING, NamedTuple

from game.app.replay import Moment, Tape
from game.engine import Action, Event, HandView, SeatView
from game.storage import Tally

if TYPE_CHECKING:
    from game.odds import Advice, Choice

# Two choices that differ by less are as good as each other, as they are where they are shown: a
# hundredth of a stake for a player, a tenth of a chip for the banker, rounded.
_AS_GOOD, _AS_GOOD_BANK = 0.005, 0.05

# What is chosen, by the verb of the action. Whoever raises must ask for a card (R16): what is
# weighed is that, and the card itself is no decision any more.
_CHOSEN = {"raise": "hit", "hit:down": "hit"}
_WEIGHED = ("stand", "hit", "burn", "split")


class Decision(NamedTuple):
    """A decision on a hand.

    ``view`` is what the seat saw, ``advice`` what can be said from that, ``chosen`` what it did,
    in the words of :class:`game.odds.Choice`. ``raised``: by raising, which is not weighed
    itself. ``at``: how many events of the hand had been told.
    """

    view: SeatView
    chosen: str
    raised: bool
    at: int
    advice: "Advice"

    @property
    def hand(self) -> HandView:
        """The hand that was decided on, as it was."""
        return self.view.seats[self.view.seat or 0].hands[self.view.to_act_hand]

    @property
    def unit(self) -> int:
        """The chips that the values are counted in: a player's stake; one for the banker."""
        return 1 if self.advice.bank else self.hand.stake

    @property
    def choice(self) -> "Choice | None":
        """What was chosen, with its value; None where that is not weighed."""
        return next((one for one in self.advice.choices if one.verb == self.chosen), None)

    @property
    def weighed(self) -> bool:
        """Whether anything exact can be said of it."""
        return self.choice is not None and len(self.advice.choices) > 1

    @property
    def cost(self) -> float:
        """Chips that the choice gave away: the value of the best one less its own."""
        best, choice = self.advice.best, self.choice
        return (best.value - choice.value) * self.unit if best and choice else 0.0

    @property
    def most(self) -> float:
        """Chips that the worst choice would have given away."""
        values = [choice.value for choice in self.advice.choices]
        return (max(values) - min(values)) * self.unit if values else 0.0

    @property
    def is_best(self) -> bool:
        """Whether the choice was the best, or as good within a rounding."""
        return self.cost < (_AS_GOOD_BANK if self.advice.bank else _AS_GOOD * self.unit)


class Review(NamedTuple):
    """What can be said of the hand ``number``.

    ``decisions`` are those where there was something to decide; ``bank``: the seat held it;
    ``result`` in chips. ``absent``: the seat had left the game before.
    """

    number: int
    bank: bool
    result: int
    decisions: tuple[Decision, ...]
    absent: bool = False

    @property
    def lost(self) -> float:
        """Chips that the decisions gave away."""
        return sum(decision.cost for decision in self.decisions if decision.weighed)

    @property
    def luck(self) -> float:
        """Chips that chance brought: the result, had nothing been given away."""
        return self.result + self.lost

    @property
    def worst(self) -> Decision | None:
        """The decision that cost most, None where all were as good as any."""
        faults = [one for one in self.decisions if one.weighed and not one.is_best]
        return max(faults, key=lambda one: one.cost, default=None)

    @property
    def tally(self) -> Tally:
        """The same in a few numbers."""
        if self.absent:
            return Tally()
        weighed = [one for one in self.decisions if one.weighed]
        worst = self.worst
        return Tally(
            hands=1,
            result=self.result,
            decisions=len(weighed),
            best=sum(one.is_best for one in weighed),
            lost=round(self.lost, 4),
            most=round(sum(one.most for one in weighed), 4),
            worst=round(worst.cost, 4) if worst else 0.0,
            worst_hand=self.number if worst else 0,
        )


def deciding(tape: Tape) -> tuple[Moment, ...]:
    """Return the moments at which the seat decided on a hand, and had a choice."""
    return tuple(
        moment
        for moment in tape.moments
        if moment.view.phase in ("play", "bank")
        and len({_chosen(action) for action in moment.view.legal} & {*_WEIGHED}) > 1
    )


def weigh(moment: Moment) -> Decision | None:
    """Weigh one decision: takes up to 10 ms in a browser. None where nothing is to be said."""
    from game.odds import advise

    advice = advise(moment.view)
    if advice is None:
        return None
    chosen = _chosen(moment.action)
    return Decision(moment.view, chosen, moment.action.verb == "raise", moment.at, advice)


def review_of(tape: Tape, number: int, decisions: tuple[Decision, ...]) -> Review:
    """Put the review of a hand together."""
    seat = tape.before.seat
    assert seat is not None
    bank = next((one.seat for one in tape.told if one.kind == "hand_begins"), tape.before.banker)
    dealt = any(one.kind == "deals" and one.seat == seat for one in tape.told)
    absent = not dealt and not (tape.known and tape.before.seats[seat].hands)
    return Review(number, bank == seat, result_of(tape.told, seat, bank), decisions, absent)


def result_of(told: tuple[Event, ...], seat: int, bank: int) -> int:
    """Return what a hand brought a seat, in chips; what the bank was sold for is not counted."""
    result = 0
    for event in told:
        if event.kind not in ("collects", "pays", "fund_pays"):
            continue
        won = event.amount if event.kind != "collects" else -event.amount
        if event.seat == seat:
            result += won
        elif seat == bank and event.kind != "fund_pays":
            result -= won
    return result


def _chosen(action: Action) -> str:
    return _CHOSEN.get(action.verb, action.verb)
