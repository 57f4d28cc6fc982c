"""What a computer player works out: chances over the cards that its seat has not seen."""

from game.engine import HIDDEN, SEVEN_HALF, Card, HandView, SeatView, hand_total
from game.engine.cards import PACKS
from game.engine.scoring import card_values, is_bust

# Who stands has something to stand on: hidden cards which leave the hand below 4 are taken to
# be this much less likely than others.
_UNLIKELY = 0.05
_LIKELY_FROM = 8


def own_hand(view: SeatView) -> HandView:
    """Return the hand of this seat whose turn it is."""
    assert view.seat is not None
    return view.seats[view.seat].hands[view.to_act_hand]


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
    hand, rules = own_hand(view), view.rules
    after = [(*hand.cards, card) for card in next_cards(view)]
    return sum(is_bust(cards, hand_total(cards, rules), rules) for cards in after) / len(after)


def bank_prospects(view: SeatView) -> tuple[float, float, int]:
    """What the banker may expect of standing, and of drawing a card and going on as seems best.

    Both in chips, against all hands still in, and the chips at stake in them. Cards drawn later
    are taken to come from the same cards as the next one, and to count as plain cards.
    """
    rules = view.rules
    values = card_values(rules.pack)
    cards = own_hand(view).cards
    own = hand_total(cards, rules)
    unseen = [values[card] for card in unseen_cards(view)]
    coming = next_cards(view)
    rivals = [
        (hand.stake, _totals(view, hand, unseen))
        for number, seat in enumerate(view.seats)
        if number != view.banker
        for hand in seat.hands
        if hand.state == "standing"
    ]
    at_stake = sum(stake for stake, _ in rivals)

    def standing(total: int) -> float:
        return sum(stake * _edge(total, chances, view) for stake, chances in rivals)

    bust = standing(0)
    best: dict[int, float] = {}
    for total in range(SEVEN_HALF, own, -1):
        drawn = [best.get(total + values[card], bust) for card in coming]
        stand = standing(total)
        best[total] = stand if total == SEVEN_HALF else max(stand, sum(drawn) / len(drawn))
    drawing = sum(best.get(hand_total((*cards, card), rules), bust) for card in coming)
    return standing(own), drawing / len(coming), at_stake


def _totals(view: SeatView, hand: HandView, unseen: list[int]) -> dict[int, float]:
    """Chances of each total of somebody's standing hand, as far as the bank can tell."""
    if HIDDEN not in hand.cards:
        return {hand_total(hand.cards, view.rules): 1.0}
    known = tuple(card for card in hand.cards if card != HIDDEN)
    weights = {hand_total(known, view.rules) if known else 0: 1.0}
    for _ in range(len(hand.cards) - len(known)):
        after: dict[int, float] = {}
        for total, weight in weights.items():
            for value in unseen:
                if total + value <= SEVEN_HALF:
                    after[total + value] = after.get(total + value, 0.0) + weight
        weights = after
    for total in weights:
        if total < _LIKELY_FROM:
            weights[total] *= _UNLIKELY
    whole = sum(weights.values())
    # A hand that no unseen card fits holds a wild one; call it good.
    return {total: weight / whole for total, weight in weights.items()} or {SEVEN_HALF - 1: 1.0}


def _edge(bank_total: int, chances: dict[int, float], view: SeatView) -> float:
    """What the bank wins, on average, per chip staked by one hand; ``bank_total`` 0 is bust."""
    rules = view.rules
    wins = rules.bank_seven_half_collects if bank_total == SEVEN_HALF else 1
    edge = 0.0
    for total, chance in chances.items():
        if total > bank_total:
            edge -= chance * (rules.seven_half_pays if total == SEVEN_HALF else 1)
        elif total < bank_total or rules.tie == "bank":
            edge += chance * wins
    return edge
