"""Plays by the exact odds of ``game.odds``, which are loaded when the first hand is judged."""

from math import log

from game.bots import medium
from game.bots.characters import Character
from game.bots.hiding import ask
from game.bots.reading import amount, cannot_bust, own_hand, verbs
from game.bots.stakes import one_of_thirds, raise_stake
from game.engine import HIDDEN, Action, HandView, SeatView, unseen_cards

# How often it stakes in the lowest, middle and highest third of its usual stakes on a first card
# that promises a gain, one that costs little, and another: enough for it to pay, and never so
# that the stake gives the card away.
_STAKES_GAIN, _STAKES_EVEN, _STAKES_LOSS = (0.1, 0.25, 0.65), (0.35, 0.35, 0.3), (0.7, 0.25, 0.05)
_GAIN, _LOSS = 0.1, -0.2


def play(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as a player: what is worth most.

    The bank is taken to draw below 5 and to look at nothing, as :func:`game.odds.evaluate` says.
    """
    can = verbs(view)
    if "hide" in can:
        return _tell_least(view)
    if not can & {"hit", "hit:down"}:
        return Action("stand")
    if "stand" not in can:
        return ask(view)
    if not view.pack_count:
        # The used cards come back, which the odds of a player leave out.
        return medium.play(view, who)
    if not can & {"split", "burn", "raise"} and cannot_bust(view):
        # Any card makes the hand better or, in all, as good: nothing need be worked out.
        return ask(view)
    odds = _values(view)
    best = max((verb for verb in odds if verb == "hit" or verb in can), key=odds.__getitem__)
    if "raise" in can and odds["hit"] > 0:
        higher = raise_stake(view, who, 1.0)
        if odds["hit"] * amount(higher) > odds[best] * own_hand(view).stake:
            return higher
    return ask(view) if best == "hit" else Action(best)


def bank(view: SeatView, who: Character) -> Action:
    """Return what this seat does in its turn as the bank: what is worth most.

    The others are taken for the mixture of players that :func:`game.odds.evaluate_bank` knows.
    """
    can = verbs(view)
    if "hit" not in can:
        return Action("burn" if "burn" in can else "stand")
    from game.odds import best_choice, evaluate_bank

    return Action(best_choice(evaluate_bank(view)))


def wish(view: SeatView) -> float:
    """Return how much of its usual stake this hand is worth, 0 to 1."""
    if view.rules.stake_time == "before" or not view.pack_count:
        return medium.wish(view)
    value = max(_values(view).values())
    if value > _GAIN:
        return one_of_thirds(view, _STAKES_GAIN)
    return one_of_thirds(view, _STAKES_LOSS if value < _LOSS else _STAKES_EVEN)


def _values(view: SeatView) -> dict[str, float]:
    """Return what each choice is worth, in units of the stake."""
    from game.odds import evaluate

    hand = own_hand(view)
    burned = "burn" not in verbs(view) and view.phase == "play"
    odds = evaluate(hand.cards, unseen_cards(view), view.rules, split=hand.split, burned=burned)
    return {verb: odds[verb] for verb in ("stand", "hit", "burn", "split") if verb in odds}


def _tell_least(view: SeatView) -> Action:
    """Show the card after which the bank can tell least what the hand comes to (R13)."""
    hand = own_hand(view)
    before = hand.face_up.index(False)
    last = len(hand.cards) - 1
    shown, hidden = _doubt(view, hand, before), _doubt(view, hand, last)
    return Action("show" if shown >= hidden else "hide")


def _doubt(view: SeatView, hand: HandView, place: int) -> float:
    """Return the doubt (entropy) in which the bank is about a hand of which one card is hidden."""
    from game.odds.habits import MIXTURE, ways_to_fill
    from game.odds.shapes import shapes_of

    shapes = shapes_of(view.rules, split=hand.split)
    counts = shapes.count((*unseen_cards(view), hand.cards[place]))
    cards = (*hand.cards[:place], HIDDEN, *hand.cards[place + 1 :])
    seen = hand._replace(cards=cards, total=None)
    chances: dict[int, float] = {}
    chips = view.seats[view.seat or 0].chips
    for way in ways_to_fill(seen, shapes, counts, view.rules, MIXTURE, hand.stake + chips):
        weight = way.weight * counts[way.cards[0]]
        chances[way.rank] = chances.get(way.rank, 0.0) + weight
    whole = sum(chances.values())
    return -sum(one / whole * log(one / whole) for one in chances.values() if one)
