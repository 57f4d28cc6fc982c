"""Whose eyes the screen uses, and what they may see, at a table of several people with one phone.

Where one person plays, the screen is that one's alone. Several see what everybody may know, and
never more; a hidden card is shown only to the one whose turn it is, and only while it is held.
"""

from game.app.model import Game
from game.engine import HIDDEN, Action, SeatView, State, legal_actions, view_for
from game.engine.scoring import counts_half


def eyes_of(game: Game) -> int | None:
    """Return the seat that what happens is told to; None where several people look on."""
    return None if game.several else game.viewer


def person_to_act(game: Game) -> int | None:
    """Return the seat of the person whose turn it is; between two hands it is nobody's."""
    seat = game.state.to_act
    if seat is None or game.state.phase == "between" or not game.people[seat].human:
        return None
    return seat


def has_secret(state: State, seat: int) -> bool:
    """Tell whether a seat knows a card that the others do not; all can see whether it does."""
    own, others = (view_for(state, eyes).seats[seat].hands for eyes in (seat, None))
    return own != others


def open_view(state: State, seat: int | None) -> SeatView:
    """Return the game from the place of ``seat`` as everybody may see it, who acts there too.

    Equal for states that differ only in what not everybody can see.
    """
    view = view_for(state, None)
    if seat is None or seat != state.to_act:
        return view._replace(seat=seat)
    return view._replace(seat=seat, legal=_as_others_see(state, view, seat))


def held_view(state: State, seat: int) -> SeatView:
    """Return the game as ``seat`` sees it while the own card is held up to the own eyes."""
    return view_for(state, seat)._replace(legal=open_view(state, seat).legal)


def _as_others_see(state: State, view: SeatView, seat: int) -> tuple[Action, ...]:
    """Return what a seat may do, with what a hidden card might allow (R26, R27)."""
    legal = legal_actions(state)
    if state.phase != "play" or HIDDEN not in view.seats[seat].hands[state.to_act_hand].cards:
        return legal
    sure = [action for action in legal if action.verb not in ("burn", "split")]
    if _might_burn(state, seat):
        sure.append(Action("burn"))
    if _might_split(state, view, seat):
        sure.append(Action("split"))
    return tuple(sure)


def _might_burn(state: State, seat: int) -> bool:
    hand = state.seats[seat].hands[state.to_act_hand]
    first = len(hand.cards) == 1 and not hand.burned and not hand.raised
    cards_left = any(action.verb in ("hit", "hit:down") for action in legal_actions(state))
    return state.rules.burn != "none" and first and cards_left


def _might_split(state: State, view: SeatView, seat: int) -> bool:
    player, rules = state.seats[seat], state.rules
    hand, cards = player.hands[state.to_act_hand], view.seats[seat].hands[state.to_act_hand].cards
    return (
        rules.split_hands > 1
        and len(player.hands) < rules.split_hands
        and seat != state.banker
        and len(cards) == 2
        and all(card == HIDDEN or counts_half(card, rules) for card in cards)
        and not hand.raised
        and player.chips >= hand.stake
    )
