"""What hands come to, card by card, as a table: the rules of counting, asked once and kept.

Cards that count the same under the rules are one *class*: with 40 cards there are eight, ½ and 1
to 7, and a wild card is a class of its own. Hands that count the same, and will with any further
cards, are one *shape*. All the odds work on classes and shapes, never on single cards.
"""

from functools import cache

from game.engine import SEVEN_HALF, Card, Rules, hand_rank, hand_total, replace
from game.engine.cards import PACKS
from game.engine.scoring import card_values

EMPTY = 0
BUST = -1


class Shapes:
    """The classes of the cards of a pack, and the shapes of all hands of them that are not bust.

    Classes are numbered from 0 in the order of what they count, a wild card's among its plain
    equals the last. ``class_of`` gives the class of a card, ``values`` what a card of each class
    counts at least, in half points, ``firsts`` what it counts alone, ``sizes`` how many cards of
    each class the pack has.

    Shapes are numbered from ``EMPTY``, the hand without cards. For each: ``totals`` in half
    points, ``ranks`` its place in the order of hands (R22), ``ended`` whether a turn ends with
    it (R14, R24), ``after[shape][class]`` the shape with one more card, or ``BUST``.
    """

    __slots__ = ("after", "class_of", "ended", "firsts", "ranks", "sizes", "totals", "values")

    def __init__(self, rules: Rules, split: bool) -> None:
        values = card_values(rules.pack)
        cards = PACKS[rules.pack]
        kinds = sorted({(values[card], card == rules.wild) for card in cards})
        self.class_of: dict[Card, int] = {
            card: kinds.index((values[card], card == rules.wild)) for card in cards
        }
        one_of = [
            next(card for card in cards if self.class_of[card] == kind)
            for kind in range(len(kinds))
        ]
        self.values = tuple(1 if wild else value for value, wild in kinds)
        self.sizes = tuple(
            sum(kind == number for kind in self.class_of.values()) for number in range(len(kinds))
        )
        self.totals: list[int] = []
        self.ranks: list[int] = []
        self.ended: list[bool] = []
        self.after: list[tuple[int, ...]] = []
        numbers: dict[tuple[int, bool, int, int], int] = {}
        hands: list[tuple[Card, ...]] = []

        def number(hand: tuple[Card, ...]) -> int:
            rank = hand_rank(hand, rules, split=split)
            if hand and not rank:
                return BUST
            plain = sum(values[card] for card in hand if card != rules.wild)
            # What two cards make may be a royal or a pair; with three there is only the total.
            shape = (plain, rules.wild in hand, min(len(hand), 3), rank)
            if shape not in numbers:
                numbers[shape] = len(hands)
                hands.append(hand)
                total = hand_total(hand, rules)
                self.totals.append(total)
                self.ranks.append(rank)
                self.ended.append(total >= SEVEN_HALF)
            return numbers[shape]

        self.firsts = tuple(hand_total((card,), rules) for card in one_of)
        number(())
        for hand in hands:
            # The pack has only one wild card, whatever a table of shapes could go on to.
            self.after.append(
                tuple(
                    BUST if card == rules.wild and card in hand else number((*hand, card))
                    for card in one_of
                )
            )

    def shape_of(self, hand: tuple[Card, ...]) -> int:
        """Return the shape of a hand, ``BUST`` if it is; KeyError for a card of another pack."""
        shape = EMPTY
        for card in hand:
            if shape == BUST:
                break
            shape = self.after[shape][self.class_of[card]]
        return shape

    def count(self, cards: tuple[Card, ...]) -> list[int]:
        """Return how many there are of each class; KeyError for a card of another pack."""
        counts = [0] * len(self.sizes)
        for card in cards:
            counts[self.class_of[card]] += 1
        return counts


@cache
def shapes_of(rules: Rules, *, split: bool = False) -> Shapes:
    """Return the shapes under ``rules``; ``split``: of hands that come from splitting (R27)."""
    plain = replace(
        Rules(),
        pack=rules.pack,
        royal=rules.royal and not split,
        pair_of_sevens=rules.pair_of_sevens,
        wild=rules.wild,
    )
    return _shapes(plain, split)


@cache
def _shapes(rules: Rules, split: bool) -> Shapes:
    return Shapes(rules, split)
