"""What the bank is worth to a computer player: votes, offers and answers (R7, R32)."""

from game.bots.characters import Character
from game.bots.reading import amount, own_seat
from game.engine import Action, SeatView

# What the bank wins of each chip staked, in hundredths: with the pack and the payments of the
# Italian game, and what other rules make of it (docs/odds.md).
_EDGE = 16
_TIES_PUSH, _BANK_DOUBLES, _LEAST = -10, 5, 1
_SEVEN_HALF_DOUBLES = {"40": -6, "32": -11}
# Hands for which somebody keeps the bank, when each player has taken it in one of so many; where
# nobody can, as many as one looks ahead.
_ONE_IN = {"seven_half": 8, "royal": 16, "natural": 16}
_FAR = 10


def worth_of_bank(view: SeatView) -> float:
    """Return what holding the bank should bring until it passes on, in chips."""
    rules = view.rules
    edge = _EDGE
    if rules.seven_half_pays == 2:
        edge += _SEVEN_HALF_DOUBLES[rules.pack]
    if rules.bank_seven_half_collects == 2:
        edge += _BANK_DOUBLES
    if rules.tie == "push":
        edge += _TIES_PUSH
    others = [
        seat.chips for number, seat in enumerate(view.seats) if not seat.out and number != view.seat
    ]
    # People stake a third of what they may, and of their chips not more than a sixth.
    stakes = sum(min((rules.stake_max or chips) / 3, chips / 6) for chips in others)
    hands: float = _FAR
    if rules.next_banker == "rotate":
        hands = 1
    elif rules.next_banker in _ONE_IN:
        hands = min(_ONE_IN[rules.next_banker] / max(len(others), 1), _FAR)
    if rules.hands:
        hands = min(hands, rules.hands - view.hand_number)
    return max(edge, _LEAST) / 100 * stakes * hands


def vote(view: SeatView, who: Character) -> Action:
    """Vote for oneself if one is keen on the bank; the others leave it to their neighbour."""
    seat = own_seat(view)
    return Action("vote", seat if who.bids >= 1 else (seat + 1) % len(view.seats))


def offer(view: SeatView, who: Character, worth: float) -> Action:
    """Offer the least that is possible, while the bank is worth more (R32)."""
    lowest = next(action for action in view.legal if action.verb == "offer")
    return lowest if amount(lowest) <= worth * who.bids else Action("pass")


def answer(view: SeatView, worth: float) -> Action:
    """Sell the bank to whoever offers most, for more than it is worth (R32)."""
    highest = max(view.offers)
    if highest <= worth:
        return Action("refuse")
    return Action("accept", view.offers.index(highest))
