"""What the hand has cost and brought, as far as it has been told: by seat, and by hand."""

from typing import NamedTuple

from game.app.model import Model
from game.engine import Event


class Settlement(NamedTuple):
    """How one hand was settled.

    ``event`` is ``collects``, ``pays`` or ``returns``; ``fund`` are the chips that the fund paid
    beside the bank (R29); ``net`` is what the hand has won or lost, the fund's chips included.
    """

    event: Event
    fund: int = 0

    @property
    def net(self) -> int:
        """Chips won, negative for those lost."""
        if self.event.kind == "collects":
            return -self.event.amount
        return self.event.amount + self.fund if self.event.kind == "pays" else 0


def settlements(model: Model) -> tuple[Settlement, ...]:
    """Return how each hand was settled, in order; a seat with split hands comes more than once."""
    done: list[Settlement] = []
    for event in model.told:
        if event.kind in ("collects", "pays", "returns"):
            done.append(Settlement(event))
        elif event.kind == "fund_pays":
            # It follows at once upon what the bank could pay.
            done[-1] = done[-1]._replace(fund=event.amount)
    return tuple(done)


def settled(model: Model) -> dict[int, int]:
    """Return by how much each seat's chips have changed in the hand; only seats concerned."""
    net: dict[int, int] = {}
    bank = holder = -1

    def add(seat: int, chips: int) -> None:
        net[seat] = net.get(seat, 0) + chips

    for event in model.told:
        if event.kind == "hand_begins":
            bank = holder = event.seat
        elif event.kind == "banker":
            if event.text == "bought":
                add(event.seat, -event.amount)
                add(holder, event.amount)
            holder = event.seat
        elif event.kind == "fund_pays":
            add(event.seat, event.amount)
        elif event.kind in ("collects", "pays", "returns"):
            won = Settlement(event).net
            add(event.seat, won)
            add(bank, -won)
    return net


def votes(model: Model) -> dict[int, int]:
    """Count the votes for the first bank told so far, by the seat voted for (R7)."""
    counts: dict[int, int] = {}
    for event in model.told:
        if event.kind == "votes":
            counts[event.amount] = counts.get(event.amount, 0) + 1
        elif event.kind == "hand_begins":
            return {}
    return counts


def passed(model: Model) -> frozenset[int]:
    """Return the seats that offer nothing more for the bank (R32)."""
    return frozenset(event.seat for event in model.told if event.kind == "passes")


def raised(model: Model) -> frozenset[int]:
    """Return the seats that have raised their stake in this hand (R16)."""
    return frozenset(event.seat for event in model.told if event.kind == "raises")


def bidding(model: Model) -> bool:
    """Tell whether offers for the bank are being made, or have been, since the hand (R32)."""
    return any(
        event.kind in ("offers", "passes", "keeps_bank") or event.text == "bought"
        for event in model.told
    )
