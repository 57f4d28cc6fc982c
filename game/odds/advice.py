"""What to say to somebody who asks for advice: from what that seat sees, and nothing else."""

from typing import Literal, NamedTuple, cast

from game.engine import HIDDEN, Card, HandView, SeatView, unseen_cards, used_cards
from game.odds.banker import evaluate_bank
from game.odds.habits import MIXTURE
from game.odds.player import BANK_DRAWS_BELOW, best_choice, evaluate
from game.odds.shapes import BUST, Shapes, shapes_of

Verb = Literal["stand", "hit", "burn", "split"]
# What the numbers leave out: raising, which card is shown, that both ways of getting a card are
# one, that used cards come back soon, that they come at once.
Unweighed = Literal["raise", "show", "ways", "few_cards", "run_out"]

_VERBS: tuple[Verb, ...] = ("stand", "hit", "burn", "split")
# With fewer cards the pack may run out within a turn or two, which a player's odds leave out.
_FEW_CARDS = 6


class Choice(NamedTuple):
    """One of the things to do.

    ``value``: its average result, for a player in units of the hand's stake, for the banker in
    chips. ``outcome``: chances to win, to have the stake back, to lose; None for the banker and
    for splitting, where there is more than one hand.
    """

    verb: Verb
    value: float
    outcome: tuple[float, float, float] | None


class Kind(NamedTuple):
    """The cards that count the same: what one counts alone, in half points, and how many.

    ``left`` of ``size`` can be the next card, ``seen`` lie open or used, where they can not come
    again. ``makes``: the place that the hand then has (R22), 0 for bust.
    """

    counts: int
    wild: bool
    left: int
    seen: int
    size: int
    makes: int


class Advice(NamedTuple):
    """What can be said of a decision.

    ``choices``: those that are allowed and weighed, none where nothing exact can be said.
    ``bust``: chance that the next card busts the hand. ``kinds`` are the cards that could come.
    ``assumed``, in half points: for a player the total below which the bank is taken to draw, for
    the banker the lowest and the highest from which players are taken to stand.
    """

    bank: bool
    choices: tuple[Choice, ...]
    bust: float
    kinds: tuple[Kind, ...]
    assumed: tuple[int, ...]
    unweighed: tuple[Unweighed, ...]

    @property
    def best(self) -> Choice | None:
        """The choice that is worth most; the earliest of equals."""
        values: dict[str, float] = {choice.verb: choice.value for choice in self.choices}
        return next((one for one in self.choices if one.verb == best_choice(values)), None)


def advise(view: SeatView) -> Advice | None:
    """Weigh the choices of the seat of ``view``; None when it has no hand to decide on.

    Told from the view alone: equal views give equal advice. A player's choices are those of
    :func:`game.odds.evaluate`, the banker's of :func:`game.odds.evaluate_bank`. Getting a card
    face up and face down are one choice, ``hit``. When the pack has run out a player's next card
    is a used one (R10), and only what it makes of the hand is told.
    """
    verbs = {action.verb for action in view.legal}
    if view.seat is None or view.phase not in ("play", "bank") or not verbs:
        return None
    hand = view.seats[view.seat].hands[view.to_act_hand]
    if HIDDEN in hand.cards or not hand.cards:
        return None
    bank = view.phase == "bank"
    assumed: tuple[int, ...] = (BANK_DRAWS_BELOW,)
    if bank:
        totals = [total for total, _ in MIXTURE.shares]
        assumed = (min(totals), max(totals))
    if "show" in verbs:
        return Advice(bank, (), 0.0, (), assumed, ("show",))
    draws = bool(verbs & {"hit", "hit:down"})
    weighed = {verb for verb in _VERBS if verb in verbs} | ({"hit"} if draws else set())
    unweighed: list[Unweighed] = []
    if {"hit", "hit:down"} <= verbs:
        unweighed.append("ways")
    if "raise" in verbs:
        unweighed.append("raise")
    kinds = _kinds(view, hand) if draws else ()
    busts = sum(kind.left for kind in kinds if not kind.makes)
    chance = busts / sum(kind.left for kind in kinds) if kinds else 0.0
    choices: tuple[Choice, ...]
    if bank:
        worth = evaluate_bank(view)
        chance = worth["bust"]
        values = cast("dict[str, float]", worth)
        choices = tuple(Choice(verb, values[verb], None) for verb in _VERBS if verb in weighed)
    elif draws and not view.pack_count:
        choices = ()
        unweighed.append("run_out")
    else:
        choices = _players_choices(view, hand, weighed)
        if draws and view.pack_count < _FEW_CARDS:
            unweighed.append("few_cards")
    return Advice(bank, choices, chance, kinds, assumed, tuple(unweighed))


def _players_choices(view: SeatView, hand: HandView, weighed: set[str]) -> tuple[Choice, ...]:
    odds = evaluate(
        hand.cards,
        unseen_cards(view),
        view.rules,
        split=hand.split,
        # Whoever may burn has not yet; for anybody else the table leaves it out.
        burned="burn" not in weighed,
    )
    values = cast("dict[str, float]", odds)
    return tuple(
        Choice(verb, values[verb], _outcome(odds["results"].get(verb)))
        for verb in _VERBS
        if verb in weighed and verb in odds
    )


def _outcome(results: dict[int, float] | None) -> tuple[float, float, float] | None:
    if results is None:
        return None
    wins = sum(chance for result, chance in results.items() if result > 0)
    back = results.get(0, 0.0)
    return wins, back, max(0.0, 1.0 - wins - back)


def _kinds(view: SeatView, hand: HandView) -> tuple[Kind, ...]:
    """Sort the cards that could be the next one by what they count."""
    shapes = shapes_of(view.rules, split=hand.split)
    # Once the pack has run out it is the used cards that come (R10).
    coming = shapes.count(unseen_cards(view) if view.pack_count else used_cards(view))
    own = shapes.count(hand.cards)
    after = shapes.after[shapes.shape_of(hand.cards)]
    wild = shapes.class_of.get(Card(view.rules.wild))
    return tuple(
        Kind(
            first,
            kind == wild,
            coming[kind],
            shapes.sizes[kind] - coming[kind] - own[kind] if view.pack_count else 0,
            shapes.sizes[kind],
            _place(shapes, after[kind]),
        )
        for kind, first in enumerate(shapes.firsts)
    )


def _place(shapes: Shapes, shape: int) -> int:
    return 0 if shape == BUST else shapes.ranks[shape]
