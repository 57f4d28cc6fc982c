"""Who holds the bank: the first banker (R7), the next one (R30, R31), and selling it (R32)."""

from game.engine.actions import MOST_CHIPS
from game.engine.events import Event, tell
from game.engine.pack import reveal_keys, shuffle_whole, take_card
from game.engine.reckoning import unbeaten_seven_halves
from game.engine.scoring import ROYAL
from game.engine.shuffle import pick, shuffle_key
from game.engine.state import State

# Highest card has the bank: kings high (R7), so the ace is low, whatever it counts.
_DRAW_ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def first_banker(state: State, events: list[Event]) -> None:
    """Set the first banker by drawing, by lot, or as the seat that set up the table (R7)."""
    way = state.rules.first_banker
    if way == "draw":
        state.banker = _draw(state, events)
    elif way == "lot":
        state.banker = _by_lot(state, list(range(len(state.seats))), events)
    else:
        state.banker = 0
    tell(events, "banker", state.banker, text=way)


def count_votes(state: State, events: list[Event]) -> None:
    """Give the first bank to the seat with most votes; a tie goes by lot (R7, PT)."""
    counts = [state.votes.count(seat) for seat in range(len(state.seats))]
    leading = [seat for seat, count in enumerate(counts) if count == max(counts)]
    tied = len(leading) > 1
    state.banker = _by_lot(state, leading, events) if tied else leading[0]
    tell(events, "banker", state.banker, text="lot_after_vote" if tied else "vote")


def _by_lot(state: State, among: list[int], events: list[Event]) -> int:
    drawn = among[pick(len(among), shuffle_key(state.seed, state.shuffles))]
    state.unrevealed += (state.shuffles,)
    state.shuffles += 1
    reveal_keys(state, events)
    return drawn


def _draw(state: State, events: list[Event]) -> int:
    """Each seat draws a card; whoever ties for the highest draws again (R7, IT)."""
    drawing = list(range(len(state.seats)))
    shuffle_whole(state, events)
    while len(drawing) > 1:
        drawn = {}
        for seat in drawing:
            if state.dealt == len(state.pack):
                shuffle_whole(state, events)
            card = take_card(state, events)
            drawn[seat] = _DRAW_ORDER.index(card.rank)
            tell(events, "draws", seat, cards=(card,))
        highest = max(drawn.values())
        drawing = [seat for seat in drawing if drawn[seat] == highest]
    reveal_keys(state, events)
    state.pack, state.dealt = (), 0
    return drawing[0]


def pass_bank(state: State, events: list[Event]) -> None:
    """Give the bank to the next banker (R30, R31); two seats at least are still in the game."""
    taker, why = _taker(state)
    if taker != state.banker:
        state.banker = taker
        tell(events, "banker", taker, text=why)


def _taker(state: State) -> tuple[int, str]:
    way = state.rules.next_banker
    if way in ("seven_half", "royal", "natural"):
        for seat in state.order():
            if seat != state.banker and _earns_bank(state, seat, way):
                return seat, way
    if way == "rotate":
        return state.order()[0], "rotate"
    if state.seats[state.banker].out:
        return state.order()[0], "bankrupt"
    return state.banker, ""


def _earns_bank(state: State, seat: int, way: str) -> bool:
    """Tell whether a hand of ``seat`` takes the bank, which neither ties nor beats it (R31)."""
    for hand, rank in unbeaten_seven_halves(state, seat):
        if way == "royal":
            earns = rank == ROYAL
        elif way == "natural":
            # Two cards got by splitting make an ordinary 7½ (R27).
            earns = len(hand.cards) == 2 and not hand.split
        else:
            earns = True
        if earns:
            return True
    return False


def open_sale(state: State) -> int | None:
    """Begin the bidding for the bank; return the first seat that can offer, if one can (R32)."""
    state.passed = tuple(
        seat for seat, player in enumerate(state.seats) if player.out or seat == state.banker
    )
    return next_bidder(state, state.banker)


def next_bidder(state: State, after: int) -> int | None:
    """Return the next seat in order of play that may still offer more, or None (R32).

    Whoever has passed is out of the bidding, and nobody is asked to go above their own offer.
    """
    count = len(state.seats)
    highest = max(state.offers)
    for step in range(1, count + 1):
        seat = (after + step) % count
        leads = 0 < highest == state.offers[seat]
        most = min(state.seats[seat].chips - 1, MOST_CHIPS)
        if seat not in state.passed and not leads and most > highest:
            return seat
    return None


def sell_bank(state: State, buyer: int, events: list[Event]) -> None:
    """Give the bank to ``buyer`` for the chips offered (R32)."""
    price = state.offers[buyer]
    state.seats[buyer].chips -= price
    state.seats[state.banker].chips += price
    state.banker = buyer
    tell(events, "banker", buyer, text="bought", amount=price)
