"""Who holds the bank: the first banker (R7), the next one (R30, R31)."""

from game.engine.events import Event
from game.engine.pack import reveal_keys, shuffle_whole, take_card
from game.engine.reckoning import ends_with_seven_half
from game.engine.shuffle import pick, shuffle_key
from game.engine.state import State

# Highest card has the bank: kings high (R7), so the ace, which counts 1, is low.
_DRAW_ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def first_banker(state: State, events: list[Event]) -> None:
    """Set the first banker as the rules say (R7)."""
    way = state.rules.first_banker
    if way == "draw":
        state.banker = _draw(state, events)
    elif way == "lot":
        state.banker = pick(len(state.seats), shuffle_key(state.seed, state.shuffles))
        state.unrevealed += (state.shuffles,)
        state.shuffles += 1
        reveal_keys(state, events)
    else:
        state.banker = 0
    events.append(Event("banker", state.banker, text=way))


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
            events.append(Event("draws", seat, cards=(card,)))
        highest = max(drawn.values())
        drawing = [seat for seat in drawing if drawn[seat] == highest]
    reveal_keys(state, events)
    state.pack, state.dealt = (), 0
    return drawing[0]


def pass_bank(state: State, events: list[Event]) -> None:
    """Give the bank to the next banker, before those without chips have left the order (R31).

    Somebody has to be able to hold it: two seats at least are in the game.
    """
    taker, why = _taker(state)
    if taker != state.banker:
        state.banker = taker
        events.append(Event("banker", taker, text=why))


def _taker(state: State) -> tuple[int, str]:
    rules = state.rules
    if rules.next_banker == "seven_half":
        for seat in state.order():
            if seat != state.banker and ends_with_seven_half(state, seat):
                return seat, "seven_half"
    if rules.next_banker == "rotate":
        return state.order()[0], "rotate"
    if state.seats[state.banker].out:
        return state.order()[0], "bankrupt"
    return state.banker, ""
