"""What one seat may know of a game: the one gate to hidden information."""

from typing import NamedTuple

from game.engine.actions import Action
from game.engine.cards import HIDDEN, PACKS, Card
from game.engine.game import legal_actions
from game.engine.rules import Rules
from game.engine.state import Hand, HandState, Phase, State


class HandView(NamedTuple):
    """A hand as seen: hidden cards are ``??``, and ``total`` (half points) is None with one."""

    cards: tuple[Card, ...]
    face_up: tuple[bool, ...]
    stake: int
    state: HandState
    total: int | None
    split: bool = False


class PlayerView(NamedTuple):
    """Another seat, or one's own, as seen."""

    name: str
    chips: int
    hands: tuple[HandView, ...]
    out: bool


class SeatView(NamedTuple):
    """A game as ``seat`` sees it (None: an onlooker).

    ``seats`` in order of play; ``to_act`` and ``to_act_hand`` as in the state; ``pack_count``
    cards are left to deal; ``used`` are the used cards, all of which were shown; ``fund``
    is its account and ``offers`` those for the bank, seat by seat, in chips; ``fingerprint`` is
    that of the pack in play; ``legal`` what the seat itself may do now.
    """

    seat: int | None
    rules: Rules
    seats: tuple[PlayerView, ...]
    banker: int
    phase: Phase
    to_act: int | None
    to_act_hand: int
    hand_number: int
    pack_count: int
    used: tuple[Card, ...]
    fund: int
    offers: tuple[int, ...]
    fingerprint: str
    legal: tuple[Action, ...]


def sees_hidden(rules: Rules, banker: int, owner: int, viewer: int | None) -> bool:
    """Tell whether ``viewer`` knows the face-down cards of ``owner`` (R11)."""
    return viewer == owner and (rules.banker_looks or owner != banker)


def _hand_view(hand: Hand, sees: bool) -> HandView:
    if sees or all(hand.face_up):
        return HandView(hand.cards, hand.face_up, hand.stake, hand.state, hand.total, hand.split)
    cards = tuple(card if up else HIDDEN for card, up in zip(hand.cards, hand.face_up, strict=True))
    return HandView(cards, hand.face_up, hand.stake, hand.state, None, hand.split)


def view_for(state: State, seat: int | None) -> SeatView:
    """Return the game as ``seat`` sees it; equal for states that differ only in secrets."""
    rules, banker = state.rules, state.banker
    return SeatView(
        seat=seat,
        rules=rules,
        seats=tuple(
            PlayerView(
                player.name,
                player.chips,
                tuple(
                    _hand_view(hand, sees_hidden(rules, banker, owner, seat))
                    for hand in player.hands
                ),
                player.out,
            )
            for owner, player in enumerate(state.seats)
        ),
        banker=banker,
        phase=state.phase,
        to_act=state.to_act,
        to_act_hand=state.to_act_hand,
        hand_number=state.hand_number,
        pack_count=len(state.pack) - state.dealt,
        used=state.used,
        fund=state.fund,
        offers=state.offers,
        fingerprint=state.fingerprint,
        legal=legal_actions(state) if seat is not None and seat == state.to_act else (),
    )


def unseen_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards that the seat of ``view`` cannot place: in the pack, or hidden from it."""
    seen = set(view.used)
    for seat in view.seats:
        for hand in seat.hands:
            seen.update(hand.cards)
    return tuple(card for card in PACKS[view.rules.pack] if card not in seen)


def used_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the cards that are shuffled when the pack runs out (R10)."""
    bust = [hand.cards for seat in view.seats for hand in seat.hands if hand.state == "bust"]
    return (*view.used, *(card for cards in bust for card in cards))
