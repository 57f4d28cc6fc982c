"""The rules once more, told as plainly as can be, to hold the engine against.

Nothing of the engine is used but its states' data: cards as texts, chips, stakes. Points are
points here, a half 0.5.
"""

from itertools import product
from typing import NamedTuple

from game.engine import Rules, State

WORTH = {
    "40": {"A": 1.0, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "J": 0.5, "Q": 0.5, "K": 0.5},
    "32": {"A": 7.0, "K": 4, "Q": 3, "J": 2, "10": 0.5, "9": 0.5, "8": 0.5, "7": 0.5},
}


def worth(card: str, rules: Rules) -> list[float]:
    """Points that a card may count."""
    if card == "Kd" and rules.wild == "Kd":
        return [0.5, 1, 2, 3, 4, 5, 6, 7]
    if card == "Ad" and rules.wild == "Ad":
        return [0.5, 1]
    return [WORTH[rules.pack][card[:-1]]]


def points(cards: tuple[str, ...], rules: Rules) -> float:
    """Best total that is not over 7½, or the lowest where all are."""
    totals = [sum(choice) for choice in product(*(worth(card, rules) for card in cards))]
    return max((total for total in totals if total <= 7.5), default=min(totals))


def is_wild(card: str, rules: Rules) -> bool:
    return card == rules.wild


def place(cards: tuple[str, ...], rules: Rules, split: bool = False) -> float:
    """Place of a hand: 0 bust, its points, 8 royal, 9 the pair of sevens."""
    plain = sorted(WORTH[rules.pack][card[:-1]] for card in cards if not is_wild(card, rules))
    if rules.pair_of_sevens and len(cards) == 2 and plain == [7, 7]:
        return 9
    total = points(cards, rules)
    if total > 7.5:
        return 0
    if rules.royal and len(cards) == 2 and not split:
        wild_king = rules.wild == "Kd" and "Kd" in cards
        with_ace = rules.wild == "Ad" and "Ad" in cards
        if (wild_king and plain in ([0.5], [7])) or (not with_ace and plain == [0.5, 7]):
            return 8
    return total


class Reckoning(NamedTuple):
    """How a hand ends: chips by seat, the fund's account, and who has the bank (if anybody)."""

    chips: list[int]
    fund: int
    bank: int


def reckon(before: State, after: State) -> Reckoning:
    """Work out the end of a hand: chips and stakes of ``before``, cards of ``after``.

    ``before`` is the state in which the last action of the hand was done.
    """
    rules, bank = before.rules, before.banker
    chips = [seat.chips for seat in before.seats]
    fund = before.fund
    count = len(chips)
    order = [(bank + step) % count for step in range(1, count)]
    goal = place(after.seats[bank].hands[0].cards, rules)
    owed: list[tuple[int, int, int]] = []
    takers: list[int] = []
    for seat in order:
        for staked, hand in zip(before.seats[seat].hands, after.seats[seat].hands, strict=True):
            stake = staked.stake
            if stake == 0:
                continue  # bust, and paid already
            mine = place(hand.cards, rules, hand.split)
            if mine == 0:
                chips[bank] += stake
            elif mine > goal:
                double = mine == 8 or (mine == 7.5 and rules.seven_half_pays == 2)
                owed.append((seat, stake, 3 if mine == 9 else 2 if double else 1))
                if takes_bank(hand.cards, mine, hand.split, rules):
                    takers.append(seat)
            elif mine == goal and rules.tie == "push":
                chips[seat] += stake
            else:
                more = 0
                if goal == 7.5 and rules.bank_seven_half_collects == 2:
                    more = min(stake, chips[seat])
                chips[seat] -= more
                chips[bank] += stake + more
    for seat, stake, times in owed:
        paid = min(chips[bank], stake * times)
        chips[bank] -= paid
        chips[seat] += stake + paid
        if rules.fund:
            chips[seat] += stake * times - paid
            fund -= stake * times - paid
    left = [seat for seat in [*order, bank] if chips[seat]]
    if rules.next_banker == "rotate" or (not takers and not chips[bank]):
        bank = left[0]
    elif takers:
        bank = takers[0]
    return Reckoning(chips, fund, bank)


def takes_bank(cards: tuple[str, ...], mine: float, split: bool, rules: Rules) -> bool:
    """Tell whether a hand that beats the bank takes it (R31)."""
    if rules.next_banker == "seven_half":
        return mine in (7.5, 8)
    if rules.next_banker == "royal":
        return mine == 8
    if rules.next_banker == "natural":
        return mine in (7.5, 8) and len(cards) == 2 and not split
    return False


class Turn(NamedTuple):
    """A player's hand while leaves are counted."""

    seat: int
    cards: tuple[str, ...]
    stake: int


class Count:
    """Counts the ways in which one hand can go: chips are plenty, stakes limited, no burning."""

    def __init__(self, rules: Rules, pack: str, seats: int) -> None:
        self.rules = rules
        self.pack = pack.split()
        self.players = seats - 1

    def leaves(self) -> int:
        stakes = range(self.rules.stake_min, self.rules.stake_max + 1)
        return sum(
            self.turns(
                tuple(Turn(seat, (self.pack[seat],), stake) for seat, stake in enumerate(chosen)),
                self.players + 1,
                (1,) * self.players,
                alive=False,
            )
            for chosen in product(stakes, repeat=self.players)
        )

    def turns(
        self,
        turns: tuple[Turn, ...],
        top: int,
        hands: tuple[int, ...],
        *,
        alive: bool,
        raised: bool = False,
    ) -> int:
        """Ways from here on.

        ``turns`` are to come, the first of them in progress; ``top`` is the next card; ``hands``
        each player has so many; ``alive`` says that a hand stands already.
        """
        rules = self.rules
        if not turns:
            return self.bank((self.pack[self.players],), top) if alive else 1
        (seat, cards, stake), rest = turns[0], turns[1:]
        count = 0 if raised else self.turns(rest, top, hands, alive=True)
        after = (*cards, self.pack[top])
        total = points(after, rules)
        ways = 2 if rules.receive == "hide_before" else 1
        if rules.receive == "open_or_closed" and len(cards) == 1:
            ways = 2
        if rules.receive == "hide_after" and total <= 7.5:
            ways = 2
        if total > 7.5:
            count += ways * self.turns(rest, top + 1, hands, alive=alive)
        elif total == 7.5:
            count += ways * self.turns(rest, top + 1, hands, alive=True)
        else:
            longer = (Turn(seat, after, stake), *rest)
            count += ways * self.turns(longer, top + 1, hands, alive=alive)
        if rules.raising:
            for higher in range(stake + 1, rules.stake_max + 1):
                more = (Turn(seat, cards, higher), *rest)
                count += self.turns(more, top, hands, alive=alive, raised=True)
        halves = [WORTH[rules.pack][card[:-1]] for card in cards] == [0.5, 0.5]
        if halves and hands[seat] < rules.split_hands and not raised:
            two = (Turn(seat, cards[:1], stake), Turn(seat, cards[1:], stake))
            one_more = (*hands[:seat], hands[seat] + 1, *hands[seat + 1 :])
            count += self.turns((*two, *rest), top, one_more, alive=alive)
        return count

    def bank(self, cards: tuple[str, ...], top: int) -> int:
        after = (*cards, self.pack[top])
        goes_on = points(after, self.rules) < 7.5
        return 1 + (self.bank(after, top + 1) if goes_on else 1)
