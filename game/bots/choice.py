"""A computer player's choice, from its SeatView alone.

The same view gives the same choice: where a person would vary, a number drawn from what all can
see (the fingerprint of the shuffle, the hand, the seat) varies instead.
"""

from collections.abc import Callable
from hashlib import sha256

from game.bots.chances import bank_prospects, bust_chance, own_hand
from game.bots.characters import CHARACTERS, Character
from game.engine import Action, SeatView
from game.engine.scoring import card_values

# A first card worth 4 is too much to draw to gladly and too little to stand on.
_BEST_BURNED = 8


def choose(view: SeatView, character: str) -> Action:
    """Return the action of the seat that ``view`` belongs to; it must be that seat's turn.

    ``character`` is a name of ``CHARACTERS``; KeyError for another.
    """
    who = CHARACTERS[character]
    return _CHOOSERS[view.phase](view, who)


def _mood(view: SeatView, what: str) -> float:
    """Return a number from 0 to below 1 that changes from hand to hand and seat to seat."""
    text = f"{what} {view.fingerprint} {view.hand_number} {view.seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") / (1 << 32)


def _vote(view: SeatView, who: Character) -> Action:
    # Whoever dares wants the bank; the others leave it to their neighbour.
    seat = _own_seat(view)
    return Action("vote", seat if who.bank_edge < 0 else (seat + 1) % len(view.seats))


def _cut(view: SeatView, who: Character) -> Action:
    # People lift something like the middle of the pack.
    count = len(view.legal)
    return view.legal[int(count * (0.2 + 0.6 * _mood(view, "cut")))]


def _stake(view: SeatView, who: Character) -> Action:
    stakes = view.legal
    wish = who.stake_low + (who.stake_high - who.stake_low) * _mood(view, "stake")
    if view.rules.stake_time == "after":
        wish *= _promise(view)
    chips = view.seats[_own_seat(view)].chips
    place = min(round(wish * (len(stakes) - 1)), int(chips * who.purse) - _amount(stakes[0]))
    return stakes[max(place, 0)]


def _promise(view: SeatView) -> float:
    """How much of its usual stake the first card is worth, from a part to the whole."""
    total = own_hand(view).total
    if total is None or total >= 12:
        return 1.0
    return 0.6 if total <= 2 else 0.35


def _turn(view: SeatView, who: Character) -> Action:
    legal = {action.verb for action in view.legal}
    if "split" in legal and _mood(view, "split") < who.stake_high:
        return Action("split")
    if "hide" in legal:
        return _show_or_hide(view)
    if "burn" in legal and own_hand(view).total == _BEST_BURNED:
        return Action("burn")
    if not legal & {"hit", "hit:down"}:
        return Action("stand")
    chance = bust_chance(view)
    if chance >= who.bust_limit and "stand" in legal:
        return Action("stand")
    if "raise" in legal and "stand" in legal and chance < 0.2 and who.stake_low > 0:
        return _raise(view, who)
    return _ask(view, legal)


def _show_or_hide(view: SeatView) -> Action:
    """Keep the card hidden that counts more (R13)."""
    hand = own_hand(view)
    values = card_values(view.rules.pack)
    hidden = [values[card] for card, up in zip(hand.cards, hand.face_up, strict=True) if not up]
    return Action("hide") if hidden[-1] == max(hidden) else Action("show")


def _raise(view: SeatView, who: Character) -> Action:
    stakes = [action for action in view.legal if action.verb == "raise"]
    purse = int(view.seats[_own_seat(view)].chips * who.purse / 2)
    return stakes[min(purse, round(who.stake_low * (len(stakes) - 1)))]


def _ask(view: SeatView, legal: set[str]) -> Action:
    """Ask for a card in the way that tells the bank least, as far as there is a choice (R13)."""
    hand = own_hand(view)
    values = card_values(view.rules.pack)
    if "hit" not in legal:
        return Action("hit:down")
    hidden = [values[card] for card, up in zip(hand.cards, hand.face_up, strict=True) if not up]
    # A small card that lies hidden tells little: rather show it, and hide what comes.
    small = not hidden or hidden[0] <= 2
    return Action("hit:down") if "hit:down" in legal and small else Action("hit")


def _bank(view: SeatView, who: Character) -> Action:
    legal = {action.verb for action in view.legal}
    if "burn" in legal and own_hand(view).total == _BEST_BURNED:
        return Action("burn")
    if "hit" not in legal:
        return Action("stand")
    standing, drawing, at_stake = bank_prospects(view)
    draws = drawing - standing > who.bank_edge * at_stake
    return Action("hit") if draws else Action("stand")


def _offer(view: SeatView, who: Character) -> Action:
    """Offer what the bank may bring in a few hands, and not much above it (R32)."""
    lowest = next(action for action in view.legal if action.verb == "offer")
    chips = view.seats[_own_seat(view)].chips
    return lowest if _amount(lowest) <= chips * who.purse / 5 else Action("pass")


def _answer(view: SeatView, who: Character) -> Action:
    """Sell the bank to whoever offers most, if it is worth it (R32)."""
    highest = max(view.offers)
    if highest < view.seats[_own_seat(view)].chips * who.purse / 5:
        return Action("refuse")
    return Action("accept", view.offers.index(highest))


def _go_on(view: SeatView, who: Character) -> Action:
    return Action("next")


def _own_seat(view: SeatView) -> int:
    assert view.seat is not None
    return view.seat


def _amount(action: Action) -> int:
    assert action.amount is not None
    return action.amount


_CHOOSERS: dict[str, Callable[[SeatView, Character], Action]] = {
    "vote": _vote,
    "cut": _cut,
    "stakes": _stake,
    "play": _turn,
    "bank": _bank,
    "offers": _offer,
    "answer": _answer,
    "between": _go_on,
}
