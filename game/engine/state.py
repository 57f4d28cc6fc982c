"""The whole state of a game, secrets included.

Nothing outside ``game.engine`` changes a state: ``apply`` works on a copy. What a player may see
of it is :mod:`game.engine.view`'s to say.
"""

from functools import cache
from typing import Literal

from game.engine.cards import Card
from game.engine.rules import Rules

Phase = Literal["vote", "cut", "stakes", "play", "bank", "offers", "answer", "between", "over"]
HandState = Literal["waiting", "playing", "standing", "bust"]


class _Record:  # noqa: PLW1641  # no hash: apply changes it while it works
    """Equal when of one class with equal slots."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, slot) == getattr(other, slot) for slot in self.__slots__
        )


class Hand(_Record):
    """One hand: its cards in the order received, which of them lie face up, its stake.

    ``total`` is in half points and kept up to date; the bank's hand has stake 0. The cards of a
    bust hand stay here, on show, and count as used cards (R10, R15). ``split``: it comes from
    splitting (R27). ``pending``: its last card is still to be shown or kept hidden (R13).
    ``raised``: its stake was raised, and a card has to be asked for now (R16). ``burned``: its
    first card was thrown away for another (R26).
    """

    __slots__ = (
        "burned",
        "cards",
        "face_up",
        "pending",
        "raised",
        "split",
        "stake",
        "state",
        "total",
    )

    cards: tuple[Card, ...]
    face_up: tuple[bool, ...]
    stake: int
    total: int
    state: HandState
    split: bool
    pending: bool
    raised: bool
    burned: bool

    def __init__(
        self,
        cards: tuple[Card, ...] = (),
        face_up: tuple[bool, ...] = (),
        stake: int = 0,
        total: int = 0,
        state: HandState = "waiting",
        split: bool = False,
    ) -> None:
        self.cards = cards
        self.face_up = face_up
        self.stake = stake
        self.total = total
        self.state = state
        self.split = split
        self.pending = False
        self.raised = False
        self.burned = False

    def copy(self) -> "Hand":
        """Return a hand that can be changed alone."""
        new = Hand.__new__(Hand)
        new.cards = self.cards
        new.face_up = self.face_up
        new.stake = self.stake
        new.total = self.total
        new.state = self.state
        new.split = self.split
        new.pending = self.pending
        new.raised = self.raised
        new.burned = self.burned
        return new


class Seat(_Record):
    """A place at the table; ``chips`` without what is at stake. ``out``: has left (R30)."""

    __slots__ = ("chips", "hands", "name", "out")

    name: str
    chips: int
    hands: list[Hand]
    out: bool

    def __init__(self, name: str, chips: int, hands: list[Hand], out: bool = False) -> None:
        self.name = name
        self.chips = chips
        self.hands = hands
        self.out = out

    def copy(self) -> "Seat":
        """Return a seat that can be changed alone."""
        new = Seat.__new__(Seat)
        new.name = self.name
        new.chips = self.chips
        new.hands = list(map(Hand.copy, self.hands))
        new.out = self.out
        return new


class State:  # noqa: PLW1641  # no hash: apply changes it while it works
    """A game at one moment.

    ``seats`` are in order of play: seat ``i + 1`` acts after seat ``i``. ``to_act`` is the seat
    that must act, in its hand ``to_act_hand``; None when the game is over. ``pack`` is dealt from
    its index ``dealt`` on; ``used`` are cards set aside (not those of bust hands on the table).
    ``fund`` is the fund's account in chips. ``shuffles`` counts the shuffles made so far,
    ``shuffler`` held the bank at the last whole one, and ``unrevealed`` numbers those whose key
    is still secret. ``packs`` are stacked packs to come; ``stacked`` says that the game was set
    up with some. ``votes`` are the seats voted for so far, by seat 0, 1 … (R7). ``offers`` are
    the chips that each seat has offered for the bank since the hand, 0 for none, and ``passed``
    the seats that are out of the bidding, empty while there is none (R32).
    """

    # No __slots__: a state is copied at every action, and a dict is copied in one step.

    rules: Rules
    seed: str
    seats: list[Seat]
    banker: int
    phase: Phase
    to_act: int | None
    to_act_hand: int
    hand_number: int
    pack: tuple[Card, ...]
    dealt: int
    used: tuple[Card, ...]
    fund: int
    shuffler: int
    shuffles: int
    unrevealed: tuple[int, ...]
    fingerprint: str
    packs: tuple[tuple[Card, ...], ...]
    stacked: bool
    votes: tuple[int, ...]
    offers: tuple[int, ...]
    passed: tuple[int, ...]

    def __init__(self, rules: Rules, seed: str, seats: list[Seat]) -> None:
        self.rules = rules
        self.seed = seed
        self.seats = seats
        self.banker = 0
        self.phase = "stakes"
        self.to_act = None
        self.to_act_hand = 0
        self.hand_number = 0
        self.pack = ()
        self.dealt = 0
        self.used = ()
        self.fund = 0
        self.shuffler = -1
        self.shuffles = 0
        self.unrevealed = ()
        self.fingerprint = ""
        self.packs = ()
        self.stacked = False
        self.votes = ()
        self.offers = (0,) * len(seats)
        self.passed = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.__dict__ == other.__dict__

    def copy(self) -> "State":
        """Return a state that can be changed alone."""
        new = State.__new__(State)
        new.__dict__ = self.__dict__.copy()
        new.seats = list(map(Seat.copy, self.seats))
        return new

    def order(self) -> tuple[int, ...]:
        """Return the seats still in the game, in order of play, the banker last (R8)."""
        around = _around(len(self.seats), self.banker)
        seats = self.seats
        for seat in seats:
            if seat.out:
                return tuple([number for number in around if not seats[number].out])
        return around


@cache
def _around(seats: int, banker: int) -> tuple[int, ...]:
    return (*range(banker + 1, seats), *range(banker + 1))
