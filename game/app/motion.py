"""What moves on the table when an event is told: which card, whose chips, from where to where.

Nothing is guessed from two tables: an event and the view before it say all.
"""

from typing import NamedTuple

from game.engine import HIDDEN, Card, Event, SeatView

# Ends of a way that are no seats.
PACK = -1
USED = -2

# Older moves are over, whatever the speed.
_KEPT = 16


class Move(NamedTuple):
    """Something that moves.

    ``at`` is the event's place among those told; ``kind`` is one of

    - ``comes``: a card from the pack to ``place`` in ``seat``'s ``hand``; ``turns``: it is turned
      over; ``tucks``: it slips under the others; ``parts``: it begins a hand of its own
    - ``busts``, ``seven_half``, ``pair_of_sevens``: so it is with a whole hand
    - ``stakes``: chips are put down by ``seat``
    - ``chips``, ``mark``, ``card``: ``amount`` chips, the bank's mark, a card shown to all go
      from ``seat`` to ``to``; either may be PACK or USED
    - ``shuffles``, ``cuts``: the pack; ``laid``: cards are laid on the used ones
    """

    kind: str
    at: int
    seat: int = PACK
    hand: int = 0
    place: int = 0
    to: int = PACK
    amount: int = 0
    card: Card = HIDDEN


def after(moves: tuple[Move, ...], before: SeatView, event: Event, at: int) -> tuple[Move, ...]:
    """Return what moves once ``event``, the one at place ``at``, is told on the table ``before``.

    Earlier moves stay for a while: what is in the air comes down though the next event is told.
    """
    if event.kind == "splits":
        # The hands after it have other numbers now.
        moves = tuple(move for move in moves if move.seat != event.seat)
    return (*moves, *_moved(before, event, at))[-_KEPT:]


def _moved(before: SeatView, event: Event, at: int) -> tuple[Move, ...]:
    kind, seat, hand = event.kind, event.seat, event.hand
    if kind in ("deals", "draws_card", "redraws"):
        return (Move("comes", at, seat, hand, _count(before, seat, hand)),)
    if kind == "draws":
        return (Move("comes", at, seat),)
    if kind == "turns_up":
        return (Move("turns", at, seat, hand, event.amount),)
    if kind == "shows":
        face_up = before.seats[seat].hands[hand].face_up
        return tuple(
            Move("turns", at, seat, hand, place) for place, up in enumerate(face_up) if not up
        )
    if kind == "keeps_hidden":
        return (Move("tucks", at, seat, hand, _count(before, seat, hand) - 1),)
    if kind == "splits":
        return (Move("parts", at, seat, hand), Move("parts", at, seat, hand + 1))
    if kind == "bust":
        return (Move("busts", at, seat, hand),)
    if kind in ("seven_half", "pair_of_sevens"):
        return (Move(kind, at, seat, hand),)
    if kind in ("stakes", "raises"):
        return (Move("stakes", at, seat),)
    if kind in ("collects", "pays", "fund_pays"):
        return (_payment(before, event, at),)
    if kind == "banker":
        return _bank_passes(before, event, at)
    if kind == "burns":
        thrown = Move("card", at, seat, to=USED, card=event.cards[0])
        return (thrown, Move("laid", at))
    if kind == "hand_begins":
        aside = before.rules.shuffle == "run_down" and event.amount > 1
        return (Move("laid", at),) if aside else ()
    if kind in ("shuffles", "reshuffles"):
        return (Move("shuffles", at),)
    return (Move("cuts", at),) if kind == "cuts" else ()


def _count(before: SeatView, seat: int, hand: int) -> int:
    hands = before.seats[seat].hands
    return len(hands[hand].cards) if hand < len(hands) else 0


def _payment(before: SeatView, event: Event, at: int) -> Move:
    if event.kind == "collects":
        return Move("chips", at, event.seat, event.hand, to=before.banker, amount=event.amount)
    payer = PACK if event.kind == "fund_pays" else before.banker
    return Move("chips", at, payer, event.hand, to=event.seat, amount=event.amount)


def _bank_passes(before: SeatView, event: Event, at: int) -> tuple[Move, ...]:
    # Nobody has had the bank before the first hand, whatever the view knows already.
    old = before.banker if before.hand_number else PACK
    if old == event.seat:
        return ()
    mark = Move("mark", at, old, to=event.seat)
    if event.text != "bought":
        return (mark,)
    return (Move("chips", at, event.seat, to=old, amount=event.amount), mark)
