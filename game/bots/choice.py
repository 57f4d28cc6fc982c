"""A computer player's choice, from its SeatView alone.

The same view gives the same choice: where a person would vary, a number drawn from what all can
see (the fingerprint of the shuffle, the hand, the seat) varies instead.
"""

from hashlib import sha256

from game.bots.chances import bank_prospects, bust_chance
from game.bots.characters import CHARACTERS, Character
from game.engine import Action, SeatView


def choose(view: SeatView, character: str) -> Action:
    """Return the action of the seat that ``view`` belongs to; it must be that seat's turn.

    ``character`` is a name of ``CHARACTERS``; KeyError for another.
    """
    who = CHARACTERS[character]
    chooser = _CHOOSERS[view.phase]
    return chooser(view, who)


def _mood(view: SeatView, what: str) -> float:
    """Return a number from 0 to below 1 that changes from hand to hand and seat to seat."""
    text = f"{what} {view.fingerprint} {view.hand_number} {view.seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") / (1 << 32)


def _cut(view: SeatView, who: Character) -> Action:
    # People lift something like the middle of the pack.
    count = len(view.legal)
    return view.legal[int(count * (0.2 + 0.6 * _mood(view, "cut")))]


def _stake(view: SeatView, who: Character) -> Action:
    stakes = view.legal
    wish = who.stake_low + (who.stake_high - who.stake_low) * _mood(view, "stake")
    chips = view.seats[_own_seat(view)].chips
    place = min(round(wish * (len(stakes) - 1)), int(chips * who.purse) - _amount(stakes[0]))
    return stakes[max(place, 0)]


def _turn(view: SeatView, who: Character) -> Action:
    draw, stand = Action("hit"), Action("stand")
    if draw not in view.legal:
        return stand
    return draw if bust_chance(view) < who.bust_limit else stand


def _bank(view: SeatView, who: Character) -> Action:
    draw, stand = Action("hit"), Action("stand")
    if draw not in view.legal:
        return stand
    standing, drawing, at_stake = bank_prospects(view)
    return draw if drawing - standing > who.bank_edge * at_stake else stand


def _go_on(view: SeatView, who: Character) -> Action:
    return Action("next")


def _own_seat(view: SeatView) -> int:
    assert view.seat is not None
    return view.seat


def _amount(action: Action) -> int:
    assert action.amount is not None
    return action.amount


_CHOOSERS = {
    "cut": _cut,
    "stakes": _stake,
    "play": _turn,
    "bank": _bank,
    "between": _go_on,
}
