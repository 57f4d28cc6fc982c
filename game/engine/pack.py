"""The pack on the table: shuffling, cutting, taking cards from it (R8, R9, R10)."""

from game.engine.cards import PACKS, Card
from game.engine.events import Event, tell
from game.engine.shuffle import fingerprint, shuffle_key, shuffled
from game.engine.state import State


def cards_left(state: State) -> bool:
    """Tell whether a card can still be had, from the pack or by shuffling used cards (R10)."""
    return state.dealt < len(state.pack) or bool(state.used) or bool(_bust_hands_cards(state))


def shuffle_whole(state: State, events: list[Event]) -> None:
    """Shuffle all cards; nothing may lie on the table (R8, R9)."""
    reveal_keys(state, events)
    _shuffle(state, PACKS[state.rules.pack], "shuffles", events)
    state.used = ()
    state.shuffler = state.banker


def cut(state: State, lifted: int, seat: int, events: list[Event]) -> None:
    """Put the ``lifted`` uppermost cards under the others (R8)."""
    state.pack = state.pack[lifted:] + state.pack[:lifted]
    tell(events, "cuts", seat, amount=lifted)


def take_card(state: State, events: list[Event]) -> Card:
    """Take the next card, shuffling the used ones first when the pack is out (R10).

    ``cards_left`` must be true.
    """
    if state.dealt == len(state.pack):
        used = state.used + _bust_hands_cards(state)
        for seat in state.seats:
            for hand in seat.hands:
                if hand.state == "bust":
                    hand.cards, hand.face_up = (), ()
        state.used = ()
        _shuffle(state, used, "reshuffles", events)
    card = state.pack[state.dealt]
    state.dealt += 1
    return card


def set_hands_aside(state: State) -> None:
    """Clear the table: the cards of every hand become used cards (R9)."""
    for seat in state.seats:
        for hand in seat.hands:
            state.used += hand.cards
        seat.hands = []


def reveal_keys(state: State, events: list[Event]) -> None:
    """Tell the keys of all shuffles so far, once nothing of them is secret any more."""
    for number in state.unrevealed:
        tell(events, "reveals", amount=number, text=shuffle_key(state.seed, number))
    state.unrevealed = ()


def _bust_hands_cards(state: State) -> tuple[Card, ...]:
    return tuple(
        card
        for seat in state.seats
        for hand in seat.hands
        if hand.state == "bust"
        for card in hand.cards
    )


def _shuffle(state: State, cards: tuple[Card, ...], kind: str, events: list[Event]) -> None:
    state.dealt = 0
    if state.packs:
        stacked, *rest = state.packs
        state.packs = tuple(rest)
        named = tuple(card for card in stacked if card in cards)
        state.pack = named + tuple(card for card in cards if card not in named)
        state.fingerprint = ""
    else:
        key = shuffle_key(state.seed, state.shuffles)
        state.pack = shuffled(cards, key)
        state.fingerprint = fingerprint(key)
        state.unrevealed += (state.shuffles,)
    state.shuffles += 1
    tell(events, kind, state.banker, amount=len(cards), text=state.fingerprint)
