"""What happened, in order: the only source of what is animated, told and spoken.

======================  ==========================================================================
kind                    seat and other fields
======================  ==========================================================================
``draws``               seat draws ``cards`` (one) for the first bank (R7)
``votes``               seat votes; amount: the seat voted for (R7)
``banker``              seat has the bank; text: ``draw lot vote lot_after_vote chosen seven_half
                        royal natural rotate bankrupt bought``; amount: the price, if bought
``hand_begins``         seat holds the bank; amount: number of the hand, from 1
``shuffles``            seat shuffles; amount: cards; text: the shuffle's fingerprint
``reshuffles``          the same with the used cards, in the middle of a hand (R10)
``cuts``                seat cuts; amount: cards lifted (R8)
``stakes``              seat, hand; amount: the whole stake, chips (R11)
``deals``               seat, hand; ``cards`` (one): the card dealt (R8)
``turn``                seat, hand: its turn begins (R12, R17)
``burns``               seat, hand; ``cards`` (one): the card thrown on the used pile (R26)
``redraws``             seat, hand; ``cards`` (one): the new card in its place (R26)
``raises``              seat, hand; amount: the whole stake now, chips (R16)
``splits``              seat, hand: its second card begins the hand after it; amount: the second
                        stake, chips (R27)
``draws_card``          seat, hand; ``cards`` (one): the card asked for (R12, R13)
``turns_up``            seat, hand; ``cards`` (one): a hidden card turned up; amount: its place in
                        the hand, from 0 (R13)
``keeps_hidden``        seat, hand: the card just received stays face down (R13)
``stands``              seat, hand (R12)
``shows``               seat, hand; ``cards``: the whole hand, now face up; total
``seven_half``          seat, hand; total: exactly 7½, and it is known to all (R14)
``pair_of_sevens``      seat, hand (R24)
``bust``                seat, hand; total (R15)
``collects``            the bank takes from seat, hand; amount: chips, all told; short: chips owed
                        that the player does not have; text: the reason; total
``pays``                the bank pays seat, hand; amount: chips, the stake back not counted;
                        short: chips owed that nobody pays; text: the reason; total
``fund_pays``           the fund pays seat, hand what the bank could not; amount: chips (R29)
``returns``             seat, hand gets amount, its stake, back (R18); total
``leaves``              seat has no chips left (R30)
``offers``              seat offers amount, chips, for the bank (R32)
``passes``              seat offers nothing (more) (R32)
``keeps_bank``          seat, the banker, accepts no offer (R32)
``reveals``             text: the key of a shuffle that is done with; amount: its number
``hand_ends``           amount: number of the hand
``game_over``           text: ``all_chips hands stopped`` (R33)
======================  ==========================================================================

Reasons of ``collects``: ``bust lower tie bank_seven_half``; of ``pays``: ``higher bank_bust
seven_half royal pair_of_sevens``. Totals are half points, and stand only where everybody may
know them.
"""

from typing import Literal, NamedTuple

from game.engine.cards import HIDDEN, Card

SeenBy = Literal["all", "owner", "nobody"]


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
    seen_by: SeenBy = "all"


_new_tuple = tuple.__new__


def tell(
    events: list[Event],
    kind: str,
    seat: int = -1,
    hand: int = 0,
    *,
    cards: tuple[Card, ...] = (),
    amount: int = 0,
    total: int | None = None,
    text: str = "",
    short: int = 0,
    seen_by: SeenBy = "all",
) -> None:
    """Add to ``events`` what has just happened; the fields are those of :class:`Event`."""
    # Calling Event makes the very same, but takes twice as long, and a hand has many events.
    fields = (kind, seat, hand, cards, amount, total, text, short, seen_by)
    events.append(_new_tuple(Event, fields))


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as ``seat`` may know it; None is an onlooker."""
    if event.seen_by == "all" or (event.seen_by == "owner" and event.seat == seat):
        return event
    return event._replace(cards=(HIDDEN,) * len(event.cards))
