"""The table as told so far: a view and the next event make the next view.

Telling every event of an action turns the view before it into the view after it, but for whose
turn it is and what is allowed, which events do not say. So an event that left something out
would show, and what is animated, logged and spoken is the same.
"""

from collections.abc import Callable

from game.engine import Event, HandView, PlayerView, SeatView, State, hand_total, view_for
from game.engine.cards import HIDDEN
from game.engine.state import HandState, Phase

_NO_HAND = HandView((), (), 0, "waiting", 0)


def before_the_first_hand(state: State, viewer: int | None) -> SeatView:
    """Return the table as it was before the events of ``open_game``."""
    view = view_for(state, viewer)
    seats = tuple(seat._replace(hands=()) for seat in view.seats)
    return view._replace(seats=seats, phase="between", to_act=None, legal=())


def retell(view: SeatView, event: Event) -> SeatView:
    """Return ``view`` after ``event``, which must be redacted for the view's own seat."""
    tell = _TELLERS.get(event.kind)
    return view if tell is None else tell(view, event)


def _with_seat(view: SeatView, number: int, seat: PlayerView) -> SeatView:
    return view._replace(seats=(*view.seats[:number], seat, *view.seats[number + 1 :]))


def _with_hand(view: SeatView, event: Event, hand: HandView) -> SeatView:
    seat = view.seats[event.seat]
    hands = (*seat.hands[: event.hand], hand, *seat.hands[event.hand + 1 :])
    return _with_seat(view, event.seat, seat._replace(hands=hands))


def _hand(view: SeatView, event: Event) -> HandView:
    hands = view.seats[event.seat].hands
    return hands[event.hand] if event.hand < len(hands) else _NO_HAND


def _add_chips(view: SeatView, number: int, chips: int) -> SeatView:
    seat = view.seats[number]
    return _with_seat(view, number, seat._replace(chips=seat.chips + chips))


def _total(view: SeatView, hand: HandView) -> HandView:
    known = HIDDEN not in hand.cards
    return hand._replace(total=hand_total(hand.cards, view.rules) if known else None)


def _draws(view: SeatView, event: Event) -> SeatView:
    # Shown like a hand, until the first hand begins; who draws again shows the new card.
    hand = HandView(event.cards, (True,), 0, "waiting", None)
    return _with_hand(view, event, hand)


def _banker(view: SeatView, event: Event) -> SeatView:
    if event.text == "bought":
        view = _add_chips(view, event.seat, -event.amount)
        view = _add_chips(view, view.banker, event.amount)
    return view._replace(banker=event.seat)


def _hand_begins(view: SeatView, event: Event) -> SeatView:
    used = view.used
    if event.amount > 1:
        used += tuple(card for seat in view.seats for hand in seat.hands for card in hand.cards)
    seats = tuple(seat._replace(hands=()) for seat in view.seats)
    offers = (0,) * len(seats)
    return view._replace(seats=seats, used=used, hand_number=event.amount, offers=offers)


def _shuffles(view: SeatView, event: Event) -> SeatView:
    return view._replace(used=(), pack_count=event.amount, fingerprint=event.text)


def _reshuffles(view: SeatView, event: Event) -> SeatView:
    seats = tuple(
        seat._replace(
            hands=tuple(
                hand._replace(cards=(), face_up=()) if hand.state == "bust" else hand
                for hand in seat.hands
            )
        )
        for seat in view.seats
    )
    return _shuffles(view._replace(seats=seats), event)


def _stakes(view: SeatView, event: Event) -> SeatView:
    hand = _hand(view, event)
    view = _add_chips(view, event.seat, hand.stake - event.amount)
    return _with_hand(view, event, hand._replace(stake=event.amount))


def _card_comes(view: SeatView, event: Event, face_up: bool) -> SeatView:
    hand = _hand(view, event)
    hand = hand._replace(cards=hand.cards + event.cards, face_up=(*hand.face_up, face_up))
    view = view._replace(pack_count=view.pack_count - 1)
    return _with_hand(view, event, _total(view, hand))


def _burns(view: SeatView, event: Event) -> SeatView:
    hand = _hand(view, event)._replace(cards=(), face_up=(), total=0)
    return _with_hand(view._replace(used=view.used + event.cards), event, hand)


def _deals(view: SeatView, event: Event) -> SeatView:
    return _card_comes(view, event, face_up=False)


def _draws_card(view: SeatView, event: Event) -> SeatView:
    return _card_comes(view, event, face_up=event.seen_by == "all")


def _turns_up(view: SeatView, event: Event) -> SeatView:
    hand, place = _hand(view, event), event.amount
    hand = hand._replace(
        cards=(*hand.cards[:place], *event.cards, *hand.cards[place + 1 :]),
        face_up=(*hand.face_up[:place], True, *hand.face_up[place + 1 :]),
    )
    return _with_hand(view, event, _total(view, hand))


def _splits(view: SeatView, event: Event) -> SeatView:
    seat, hand = view.seats[event.seat], _hand(view, event)
    first, second = (
        _total(view, HandView((card,), (True,), event.amount, state, None, split=True))
        for card, state in zip(hand.cards, (hand.state, _NO_HAND.state), strict=True)
    )
    hands = (*seat.hands[: event.hand], first, second, *seat.hands[event.hand + 1 :])
    seat = seat._replace(hands=hands, chips=seat.chips - event.amount)
    return _with_seat(view, event.seat, seat)


def _offers(view: SeatView, event: Event) -> SeatView:
    offers = (*view.offers[: event.seat], event.amount, *view.offers[event.seat + 1 :])
    return view._replace(offers=offers)


def _in_state(state: HandState) -> Callable[[SeatView, Event], SeatView]:
    def tell(view: SeatView, event: Event) -> SeatView:
        return _with_hand(view, event, _hand(view, event)._replace(state=state))

    return tell


def _turn(view: SeatView, event: Event) -> SeatView:
    phase: Phase = "bank" if event.seat == view.banker else "play"
    view = view._replace(phase=phase, to_act=event.seat, to_act_hand=event.hand)
    return _in_state("playing")(view, event)


def _shows(view: SeatView, event: Event) -> SeatView:
    hand = _hand(view, event)._replace(cards=event.cards, face_up=(True,) * len(event.cards))
    return _with_hand(view, event, hand._replace(total=event.total))


def _collects(view: SeatView, event: Event) -> SeatView:
    hand = _hand(view, event)
    view = _add_chips(view, view.banker, event.amount)
    view = _add_chips(view, event.seat, hand.stake - event.amount)
    return _with_hand(view, event, hand._replace(stake=0))


def _fund_pays(view: SeatView, event: Event) -> SeatView:
    view = _add_chips(view, event.seat, event.amount)
    return view._replace(fund=view.fund - event.amount)


def _pays(view: SeatView, event: Event) -> SeatView:
    view = _add_chips(view, view.banker, -event.amount)
    return _returns(view, event)


def _returns(view: SeatView, event: Event) -> SeatView:
    hand = _hand(view, event)
    paid = event.amount if event.kind == "pays" else 0
    view = _add_chips(view, event.seat, hand.stake + paid)
    return _with_hand(view, event, hand._replace(stake=0))


def _leaves(view: SeatView, event: Event) -> SeatView:
    return _with_seat(view, event.seat, view.seats[event.seat]._replace(out=True))


def _hand_ends(view: SeatView, event: Event) -> SeatView:
    # The bank's hand stands when it had nobody left to beat, without an event of its own.
    banker = view.seats[view.banker]
    hands = tuple(
        hand._replace(state="standing") if hand.state == "playing" else hand
        for hand in banker.hands
    )
    return _with_seat(view, view.banker, banker._replace(hands=hands))


_TELLERS: dict[str, Callable[[SeatView, Event], SeatView]] = {
    "draws": _draws,
    "banker": _banker,
    "hand_begins": _hand_begins,
    "shuffles": _shuffles,
    "reshuffles": _reshuffles,
    "stakes": _stakes,
    "raises": _stakes,
    "deals": _deals,
    "draws_card": _draws_card,
    "burns": _burns,
    "redraws": _draws_card,
    "turns_up": _turns_up,
    "splits": _splits,
    "turn": _turn,
    "shows": _shows,
    "stands": _in_state("standing"),
    "seven_half": _in_state("standing"),
    "pair_of_sevens": _in_state("standing"),
    "bust": _in_state("bust"),
    "collects": _collects,
    "pays": _pays,
    "fund_pays": _fund_pays,
    "offers": _offers,
    "returns": _returns,
    "leaves": _leaves,
    "hand_ends": _hand_ends,
}
