"""What the banker's choices are worth, exactly, against all hands that are still in.

The hidden cards of the others and the cards the bank may draw come from the same unseen cards.
For every hand that the bank can come to, the sums over all that the others may hide are worked
out (``game.odds.joint``); then the better of standing and drawing is chosen, from the end on.
"""

from collections.abc import Sequence
from typing import TypedDict

from game.engine import HIDDEN, HandView, SeatView, hand_rank, unseen_cards
from game.odds.habits import MIXTURE, Habits, Hidden, known_habit, ways_to_fill
from game.odds.others import Rival
from game.odds.shapes import EMPTY, shapes_of
from game.odds.table import Table


class BankOdds(TypedDict, total=False):
    """What :func:`evaluate_bank` tells; see there."""

    stand: float
    hit: float
    burn: float
    bust: float


def evaluate_bank(view: SeatView, players_stand_at: int | None = None) -> BankOdds:
    """What standing and drawing bring the bank, in chips, against all hands still in.

    ``view`` is the banker's (or anybody's), in the bank's turn. ``players_stand_at``, in half
    points, is the total from which all players are known to stand, and below which to draw; None
    takes the mixture of habits that ships (``game.odds.habits.MIXTURE``).

    ``stand``: average of what the bank takes less what it pays, if it stands now; ``hit``: if it
    draws one card and goes on as is best; ``burn``: if it throws its first card away and goes on
    as is best (R26). What cannot be done is not in the answer. ``bust``: chance that the next
    card busts the bank. Stakes of bust hands are the bank's already and not counted. The bank is
    taken to have the chips for all it must pay; of a player the chips that there are (R21).

    What a hand hides is judged by what its player did: asked for a card with less, stood with
    all of it, and, in the mixture, staked after looking. No card is in two places: a card that
    the bank draws is nobody's hidden one, nor are two hands' the same. That is exact as far as
    ``game.odds.table.WORK`` goes: seven hands that hide a card each and differ in what is known
    of them when the bank has 5 or more, four with a lone ½, from where most hands can come. Hands
    beyond that, those with the smallest stakes, and those that hide several cards first, are
    taken by themselves, their average share of each class of cards out of the others' reach. When
    the pack runs out the used cards come again (R10).

    ValueError when it is not the bank's turn.
    """
    hands = view.seats[view.banker].hands
    if view.phase != "bank" or HIDDEN in hands[0].cards:
        raise ValueError("not the bank's turn")
    rules, own = view.rules, hands[0]
    habits = MIXTURE if players_stand_at is None else known_habit(players_stand_at)
    shapes = shapes_of(rules)
    counts = shapes.count(unseen_cards(view))
    shape = shapes.shape_of(own.cards)
    table = Table(view, shapes, shape, counts, _rivals(view, counts, habits))
    whole, stand, hit, busts = table.choices(shape)
    odds: BankOdds = {"stand": stand / whole, "bust": 0.0}
    if hit is None:
        return odds
    odds["hit"] = hit / whole
    odds["bust"] = busts / whole
    if "burn" in {action.verb for action in view.legal}:
        again = table.choices(EMPTY)[2]
        assert again is not None
        odds["burn"] = again / whole
    return odds


def _rivals(view: SeatView, counts: Sequence[int], habits: Habits) -> list[Rival]:
    rules = view.rules
    rivals = []
    for number, seat in enumerate(view.seats):
        if number == view.banker:
            continue
        chips = seat.chips
        for hand in seat.hands:
            if hand.state != "standing":
                continue
            more = 0
            if rules.bank_seven_half_collects == 2:
                more = min(hand.stake, chips)
                chips -= more
            rivals.append(Rival(hand.stake, more, _ways(hand, view, counts, habits, seat.chips)))
    return rivals


def _ways(
    hand: HandView, view: SeatView, counts: Sequence[int], habits: Habits, chips: int
) -> list[Hidden]:
    if HIDDEN not in hand.cards:
        return [Hidden((), hand_rank(hand.cards, view.rules, split=hand.split), 1.0)]
    shapes = shapes_of(view.rules, split=hand.split)
    return ways_to_fill(hand, shapes, counts, view.rules, habits, hand.stake + chips)
