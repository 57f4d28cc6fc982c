"""What happened, in order: the only source of what is animated, told and spoken.

======================  ==========================================================================
kind                    seat and other fields
======================  ==========================================================================
``draws``               seat draws ``cards`` (one) for the first bank (R7)
``banker``              seat has the bank; text: ``draw lot chosen seven_half rotate bankrupt``
``hand_begins``         seat holds the bank; amount: number of the hand, from 1
``shuffles``            seat shuffles; amount: cards; text: the shuffle's fingerprint
``reshuffles``          the same with the used cards, in the middle of a hand (R10)
``cuts``                seat cuts; amount: cards lifted (R8)
``stakes``              seat, hand; amount: the whole stake, chips (R11)
``deals``               seat, hand; ``cards`` (one): the card dealt (R8)
``turn``                seat, hand: its turn begins (R12, R17)
``draws_card``          seat, hand; ``cards`` (one): the card asked for (R12, R13)
``stands``              seat, hand (R12)
``shows``               seat, hand; ``cards``: the whole hand, now face up; total
``seven_half``          seat, hand; total: exactly 7½, and it is known to all (R14)
``bust``                seat, hand; total (R15)
``collects``            the bank takes from seat, hand; amount: chips; text: the reason; total
``pays``                the bank pays seat, hand; amount: chips, the stake back not counted;
                        short: chips owed that the bank does not have; text: the reason; total
``returns``             seat, hand gets amount, its stake, back (R18); total
``leaves``              seat has no chips left (R30)
``reveals``             text: the key of a shuffle that is done with; amount: its number
``hand_ends``           amount: number of the hand
``game_over``           text: ``all_chips hands stopped`` (R33)
======================  ==========================================================================

Reasons of ``collects``: ``bust lower tie``; of ``pays``: ``higher bank_bust``.
Totals are half points, and stand only where everybody may know them.
"""

from typing import Literal, NamedTuple

from game.engine.cards import HIDDEN, Card


class Event(NamedTuple):
    """One thing that happened; the table above says which fields a kind uses.

    ``seen_by`` says who may know ``cards``: all, the owner (``seat``), or nobody yet.
    """

    kind: str
    seat: int = -1
    hand: int = 0
    cards: tuple[Card, ...] = ()
    amount: int = 0
    total: int | None = None
    text: str = ""
    short: int = 0
    seen_by: Literal["all", "owner", "nobody"] = "all"


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as ``seat`` may know it; None is an onlooker."""
    if event.seen_by == "all" or (event.seen_by == "owner" and event.seat == seat):
        return event
    return event._replace(cards=(HIDDEN,) * len(event.cards))
