"""Which cards came from each shuffle, in order: worked out from what a seat was told alone."""

from typing import NamedTuple

from game.app.retelling import retell
from game.engine import Card, Event, SeatView, used_cards
from game.engine.cards import PACKS


class Dealing(NamedTuple):
    """The cards that came from one shuffle.

    ``fingerprint`` as told before; ``key`` as told afterwards, empty until then. ``pack`` are the
    cards that were shuffled, in any order, ``cut`` how many were lifted (0: not cut). ``cards``
    are those that came, in order, ``??`` where nobody has shown one. ``gone``: how many had come
    before what is known here began, where the cut is not known either.
    """

    fingerprint: str
    pack: tuple[Card, ...]
    cut: int = 0
    cards: tuple[Card, ...] = ()
    key: str = ""
    gone: int = 0


def dealings(before: SeatView, told: tuple[Event, ...]) -> tuple[Dealing, ...]:
    """Return the cards of each shuffle, the oldest first.

    ``told`` is what happened from ``before`` on, to one seat; it may go over several hands. The
    first may be a shuffle of which some cards had been dealt before.
    """
    work = _Work(before)
    for event in told:
        work.hear(event)
    work.open_keys()
    # The pack that lay there before is of no matter once another has come and no card of it.
    whole = [
        dealing._replace(cards=tuple(cards))
        for dealing, cards in zip(work.found, work.cards, strict=True)
    ]
    return tuple(whole if len(whole) == 1 or whole[0].cards else whole[1:])


class _Work:
    """What has been found so far; each hand as the places in ``cards`` of its cards."""

    def __init__(self, before: SeatView) -> None:
        pack = PACKS[before.rules.pack]
        gone = len(pack) - before.pack_count
        self.found = [Dealing(before.fingerprint, pack, gone=gone)]
        self.cards: list[list[Card]] = [[]]
        self.hands: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.view = before
        self.waiting = [0]
        self.keys: list[str] = []

    def hear(self, event: Event) -> None:
        kind, hand = event.kind, (event.seat, event.hand)
        if kind == "reveals":
            self.keys.append(event.text)
        else:
            self.open_keys()
        if kind in ("shuffles", "reshuffles"):
            self._shuffled(event)
        elif kind == "cuts":
            self.found[-1] = self.found[-1]._replace(cut=event.amount)
        elif kind == "draws":
            self.cards[-1].append(event.cards[0])
        elif kind in ("deals", "draws_card", "redraws"):
            self.hands.setdefault(hand, []).append((len(self.cards) - 1, len(self.cards[-1])))
            self.cards[-1].append(event.cards[0])
        elif kind == "hand_begins":
            self.hands.clear()
        elif kind == "burns":
            self._show(self.hands.pop(hand, []), event.cards)
        elif kind == "turns_up":
            self._show(self.hands.get(hand, [])[event.amount :], event.cards)
        elif kind == "shows":
            self._show(self.hands.get(hand, []), event.cards)
        elif kind == "splits":
            self._split(event)
        self.view = retell(self.view, event)

    def _shuffled(self, event: Event) -> None:
        pack = PACKS[self.view.rules.pack]
        if event.kind == "reshuffles":
            pack = used_cards(self.view)
            for seat, number in list(self.hands):
                if self.view.seats[seat].hands[number].state == "bust":
                    self.hands.pop((seat, number))
        self.waiting.append(len(self.found))
        self.found.append(Dealing(event.text, pack))
        self.cards.append([])

    def _show(self, places: list[tuple[int, int]], cards: tuple[Card, ...]) -> None:
        for (dealing, place), card in zip(places, cards, strict=False):
            self.cards[dealing][place] = card

    def _split(self, event: Event) -> None:
        seat, number = event.seat, event.hand
        later = [key for key in self.hands if key[0] == seat and key[1] > number]
        for _, other in sorted(later, reverse=True):
            self.hands[seat, other + 1] = self.hands.pop((seat, other))
        first, *second = self.hands[seat, number]
        self.hands[seat, number], self.hands[seat, number + 1] = [first], second

    def open_keys(self) -> None:
        """Give the keys that were told together to the shuffles that waited for one.

        They come in order, the latest shuffle's last; one before that belongs to no cards, or to
        those of a hand that is not known any more.
        """
        for place, key in zip(reversed(self.waiting), reversed(self.keys), strict=False):
            self.found[place] = self.found[place]._replace(key=key)
        if self.keys:
            self.waiting.clear()
        self.keys.clear()
