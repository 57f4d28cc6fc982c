"""What a computer player works out: chances over the cards that its seat has not seen."""

from game.engine import HIDDEN, SEVEN_HALF, Card, HandView, SeatView
from game.engine.cards import PACKS
from game.engine.scoring import card_values

# Who stands has something to stand on: a hidden card which leaves the hand below 4 is taken to
# be this much less likely than one which does not.
_UNLIKELY = 0.2
_LIKELY_FROM = 8


def unseen_cards(view: SeatView) -> list[Card]:
    """Return the cards that this seat cannot place: in the pack, or hidden from it."""
    seen = set(view.used)
    for seat in view.seats:
        for hand in seat.hands:
            seen.update(hand.cards)
    return [card for card in PACKS[view.rules.pack] if card not in seen]


def next_cards(view: SeatView) -> list[Card]:
    """Return the cards of which the next one drawn is one, each as likely as the others."""
    if view.pack_count:
        return unseen_cards(view)
    # The pack is out: the used cards are shuffled for the next one (R10).
    bust = [hand.cards for seat in view.seats for hand in seat.hands if hand.state == "bust"]
    return [*view.used, *(card for cards in bust for card in cards)]


def bust_chance(view: SeatView) -> float:
    """Chance, from 0 to 1, that the next card busts the hand whose turn it is."""
    assert view.seat is not None
    total = view.seats[view.seat].hands[view.to_act_hand].total
    assert total is not None
    values = card_values(view.rules.pack)
    cards = next_cards(view)
    return sum(total + values[card] > SEVEN_HALF for card in cards) / len(cards)


def bank_prospects(view: SeatView) -> tuple[float, float, int]:
    """What the banker may expect of standing, and of drawing a card and going on as seems best.

    Both in chips, against all hands still in, and the chips at stake in them. Cards drawn later
    are taken to come from the same cards as the next one.
    """
    assert view.seat is not None
    own = view.seats[view.seat].hands[0].total
    assert own is not None
    values = card_values(view.rules.pack)
    unseen = [values[card] for card in unseen_cards(view)]
    next_values = [values[card] for card in next_cards(view)]
    rivals = [
        (hand.stake, _totals(view, hand, unseen))
        for number, seat in enumerate(view.seats)
        if number != view.banker
        for hand in seat.hands
        if hand.state == "standing"
    ]
    at_stake = sum(stake for stake, _ in rivals)
    best: dict[int, float] = {}
    standing = drawing = 0.0
    for total in range(SEVEN_HALF, own - 1, -1):
        standing = sum(stake * _edge(total, chances, view) for stake, chances in rivals)
        drawn = [best.get(total + value, -at_stake) for value in next_values]
        drawing = sum(drawn) / len(drawn)
        best[total] = standing if total == SEVEN_HALF else max(standing, drawing)
    return standing, drawing, at_stake


def _totals(view: SeatView, hand: HandView, unseen: list[int]) -> dict[int, float]:
    """Chances of each total of somebody's standing hand, as far as the bank can tell."""
    values = card_values(view.rules.pack)
    shown = sum(values[card] for card in hand.cards if card != HIDDEN)
    if HIDDEN not in hand.cards:
        return {shown: 1.0}
    weights: dict[int, float] = {}
    for value in unseen:
        total = shown + value
        if total <= SEVEN_HALF:
            likely = 1.0 if total >= _LIKELY_FROM else _UNLIKELY
            weights[total] = weights.get(total, 0.0) + likely
    whole = sum(weights.values())
    return {total: weight / whole for total, weight in weights.items()}


def _edge(bank_total: int, chances: dict[int, float], view: SeatView) -> float:
    """What the bank wins, on average, per chip staked by one hand: from -1 to 1."""
    edge = 0.0
    for total, chance in chances.items():
        if total > bank_total:
            edge -= chance
        elif total < bank_total or view.rules.tie == "bank":
            edge += chance
    return edge
