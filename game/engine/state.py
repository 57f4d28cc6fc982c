"""The whole state of a game, secrets included.

Nothing outside ``game.engine`` changes a state: ``apply`` works on a copy. What a player may see
of it is :mod:`game.engine.view`'s to say.
"""

from typing import Literal

from game.engine.cards import Card
from game.engine.rules import MOST_SEATS, Rules

Phase = Literal["vote", "cut", "stakes", "play", "bank", "offers", "answer", "between", "over"]
HandState = Literal["waiting", "playing", "standing", "bust"]

# The seats from the banker's right round to the banker, by the number of seats and the banker's.
_AROUND = [
    [(*range(banker + 1, seats), *range(banker + 1)) for banker in range(seats)]
    for seats in range(max(MOST_SEATS.values()) + 1)
]

# Makes an object with nothing in it yet, to be filled in by hand: every action copies a state.
_blank = object.__new__


class _Record:  # noqa: PLW1641  # no hash: apply changes it while it works
    """Equal when of one class with equal slots.

    Slots, since the rules do little else than read and write these fields: it is the fastest way.
    """

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
        new = _blank(Hand)
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
        new = _blank(Seat)
        new.name = self.name
        new.chips = self.chips
        new.hands = []
        for hand in self.hands:
            new.hands.append(hand.copy())
        new.out = self.out
        return new


class State(_Record):
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

    __slots__ = (
        "banker",
        "dealt",
        "fingerprint",
        "fund",
        "hand_number",
        "offers",
        "pack",
        "packs",
        "passed",
        "phase",
        "rules",
        "seats",
        "seed",
        "shuffler",
        "shuffles",
        "stacked",
        "to_act",
        "to_act_hand",
        "unrevealed",
        "used",
        "votes",
    )

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

    def copy(self) -> "State":
        """Return a state that can be changed alone."""
        new = _blank(State)
        new.rules = self.rules
        new.seed = self.seed
        new.seats = []
        for seat in self.seats:
            new.seats.append(seat.copy())
        new.banker = self.banker
        new.phase = self.phase
        new.to_act = self.to_act
        new.to_act_hand = self.to_act_hand
        new.hand_number = self.hand_number
        new.pack = self.pack
        new.dealt = self.dealt
        new.used = self.used
        new.fund = self.fund
        new.shuffler = self.shuffler
        new.shuffles = self.shuffles
        new.unrevealed = self.unrevealed
        new.fingerprint = self.fingerprint
        new.packs = self.packs
        new.stacked = self.stacked
        new.votes = self.votes
        new.offers = self.offers
        new.passed = self.passed
        return new

    def order(self) -> tuple[int, ...]:
        """Return the seats still in the game, in order of play, the banker last (R8)."""
        seats = self.seats
        around = _AROUND[len(seats)][self.banker]
        for seat in seats:
            if seat.out:
                return tuple([number for number in around if not seats[number].out])
        return around
