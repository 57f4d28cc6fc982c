"""How much a computer player stakes: what its level wishes, within what its character dares."""

from game.bots.characters import Character
from game.bots.reading import amount, mood, own_hand, own_seat
from game.engine import Action, SeatView

# The lowest, the middle and the highest third of one's usual stakes.
THIRDS = (0.0, 1 / 3, 2 / 3)


def set_stake(view: SeatView, who: Character, wish: float) -> Action:
    """Return the stake for a ``wish`` from 0, the least that ``who`` would stake, to 1, the most.

    Never more than the bank could pay if half of the others won as much: the rest would be lost.
    """
    stakes = view.legal
    least, most = amount(stakes[0]), amount(stakes[-1])
    most = min(most, int(view.seats[own_seat(view)].chips * who.purse))
    if not view.rules.fund:
        players = sum(not seat.out for seat in view.seats) - 1
        most = min(most, 2 * view.seats[view.banker].chips // (players + 1))
    part = who.stake_low + (who.stake_high - who.stake_low) * wish
    return stakes[max(round((most - least) * part), 0)]


def raise_stake(view: SeatView, who: Character, part: float) -> Action:
    """Raise by ``part`` of what is possible and within the purse of ``who``, at least a chip."""
    stakes = [action for action in view.legal if action.verb == "raise"]
    chips = int(view.seats[own_seat(view)].chips * who.purse)
    return stakes[max(min(round(part * len(stakes)), chips) - 1, 0)]


def one_of_thirds(view: SeatView, chances: tuple[float, float, float]) -> float:
    """Return a wish that lies in the lowest, middle or highest third as often as ``chances``."""
    # With what all can see alone, the others could work out what a stake says of the card.
    own = [card for hand in view.seats[own_seat(view)].hands for card in hand.cards]
    fall = mood(view, f"third {' '.join(own)}")
    third = 0 if fall < chances[0] else 1 if fall < chances[0] + chances[1] else 2
    return THIRDS[third] + mood(view, "stake") / 3


def first_card(view: SeatView) -> int:
    """Return what the own first card counts, in half points."""
    total = own_hand(view).total
    assert total is not None
    return total
