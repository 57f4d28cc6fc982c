"""The game of one player against the bank once more, card by card, for a pack of a few cards.

Nothing is counted, merged or looked up but the table itself: every order of the cards is gone
through, and whoever answers the table remembers everything. Cards are half points, with a letter
where there are several alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.bots.equilibrium import BankSees, PlayerSees, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine import Rules

Card = tuple[int, str]


class Held(NamedTuple):
    """A player's hand: cards in the order received, which lie face up, the stake in chips.

    ``pending``: the last card is to be shown or kept hidden. ``seen``: all that the bank saw.
    """

    cards: tuple[Card, ...]
    up: tuple[bool, ...]
    stake: int
    pending: bool = False
    seen: tuple[object, ...] = ()

    @property
    def total(self) -> int:
        return sum(value for value, _ in self.cards)

    def turn_up(self, place: int) -> Held:
        up = (*self.up[:place], True, *self.up[place + 1 :])
        return self._replace(up=up, seen=(*self.seen, ("turned", place, self.cards[place])))


class Naive:
    def __init__(self, rules: Rules, cards: tuple[Card, ...], table: Table, most: int) -> None:
        self.rules, self.cards, self.table, self.most = rules, cards, table, most

    # What pays what.

    def place(self, cards: tuple[Card, ...]) -> int:
        values = sorted(value for value, _ in cards)
        if sum(values) > 15:
            return 0
        return 16 if self.rules.royal and values == [1, 14] else sum(values)

    def pays(self, held: Held, bank: tuple[Card, ...]) -> float:
        """What the player wins, in chips."""
        mine, theirs = self.place(held.cards), self.place(bank)
        if mine > theirs:
            twice = mine == 16 or (mine == 15 and self.rules.seven_half_pays == 2)
            return held.stake * (2 if twice else 1)
        more = 0
        if theirs == 15 and self.rules.bank_seven_half_collects == 2:
            # As much again, as far as the chips go: those who may stake all have that many.
            more = min(held.stake, self.most - held.stake)
        return -held.stake - more

    # What a player may do, and what comes of it.

    def choices(self, held: Held) -> list[str]:
        if held.pending:
            return ["show", "hide"]
        asks = {
            "open": ["hit"],
            "hide_after": ["hit"],
            "hide_before": ["hit", "hit:down"],
            "open_or_closed": ["hit", "hit:down"],
        }[self.rules.receive]
        if self.rules.receive == "open_or_closed" and len(held.cards) > 1:
            asks = ["hit"] if held.up[1] else ["hit:down"]
        return ["stand", *asks]

    def over(self, held: Held) -> bool:
        return held.total >= 15 and not held.pending

    def after(self, held: Held, choice: str) -> Iterator[tuple[float, Held]]:
        hidden = [place for place, up in enumerate(held.up) if not up]
        if choice == "show":
            yield 1.0, held.turn_up(hidden[1])._replace(pending=False)
            return
        if choice == "hide":
            yield 1.0, held.turn_up(hidden[0])._replace(pending=False)
            return
        receive = self.rules.receive
        if choice == "hit:down" and (receive == "hide_before" or len(held.cards) == 1):
            held = held.turn_up(hidden[0])
        up = choice == "hit" and receive != "hide_after"
        left = [card for card in self.cards if card not in held.cards]
        for card in left:
            more = held._replace(
                cards=(*held.cards, card),
                up=(*held.up, up),
                seen=(*held.seen, ("drew", card if up else None)),
            )
            yield 1 / len(left), more._replace(pending=receive == "hide_after" and more.total <= 15)

    def stakes(self) -> range:
        after = self.rules.stake_time == "after"
        return range(1, self.most + 1) if after else range(self.most, self.most + 1)

    def raises(self, held: Held) -> range:
        return range(held.stake + 1, self.most + 1) if self.rules.raising else range(0)

    # What the table looks at.

    def last(self, cards: tuple[Card, ...], up: tuple[bool, ...]) -> str:
        if len(cards) == 1:
            return "first"
        if self.rules.receive == "open_or_closed" and not up[1]:
            return "closed"
        return str(cards[-1][0]) if up[-1] else "hid"

    def player_by_table(self, held: Held, staked: bool = True) -> dict[str, float]:
        level = "-"
        if self.rules.stake_time == "after":
            level = "none" if not staked else "low" if held.stake == 1 else "high"
        cards, up, pending = held.cards, held.up, 0
        if held.pending:
            cards, up, pending = cards[:-1], up[:-1], cards[-1][0]
        shown = sum(value for (value, _), one in zip(cards, up, strict=True) if one)
        kept = sum(value for value, _ in cards) - shown
        chances = self.table.player(PlayerSees(level, self.last(cards, up), shown, kept, pending))
        assert chances is not None
        return chances

    def bank_by_table(self, held: Held, bank: tuple[Card, ...], level: str) -> float:
        """How likely it draws."""
        if False not in held.up:
            return 1.0
        shown = sum(value for (value, _), up in zip(held.cards, held.up, strict=True) if up)
        sees = BankSees(level, self.last(held.cards, held.up), shown, held.up.count(False))
        chance = self.table.bank(sees, sum(value for value, _ in bank), len(bank))
        assert chance is not None
        return chance

    # The best player against the table's bank.

    def best_player(self) -> float:
        """In units of the largest stake, a hand."""
        total = 0.0
        for card in self.cards:
            held = Held((card,), (False,), 0)
            total += max(self.best_turn(held._replace(stake=stake)) for stake in self.stakes())
        return total / len(self.cards) / self.most

    def best_turn(self, held: Held) -> float:
        if held.total > 15:
            return -held.stake
        if self.over(held):
            return self.stood(held)
        best = float("-inf")
        for choice in self.choices(held):
            if choice == "stand":
                best = max(best, self.stood(held))
                continue
            stakes = [held.stake]
            if not held.pending:
                stakes += self.raises(held)
            for stake in stakes:
                staked = held._replace(stake=stake)
                worth = sum(p * self.best_turn(more) for p, more in self.after(staked, choice))
                best = max(best, worth)
        return best

    def shown(self, held: Held) -> Held:
        if held.total == 15 and self.rules.show_seven_half:
            return held._replace(up=(True,) * len(held.cards))
        return held

    def stood(self, held: Held) -> float:
        held = self.shown(held)
        if self.rules.stake_time == "before":
            return self.banks_turn(held, (), "-")
        # A stake between is taken for high so that a hand for the low one would gain nothing.
        high = 0.0 if held.stake == 1 else (1 - 1 / held.stake) / (1 - 1 / self.most)
        return high * self.banks_turn(held, (), "high") + (1 - high) * self.banks_turn(
            held, (), "low"
        )

    def banks_turn(self, held: Held, bank: tuple[Card, ...], level: str) -> float:
        total = sum(value for value, _ in bank)
        if total >= 15:
            return self.pays(held, bank)
        draws = self.bank_by_table(held, bank, level) if bank else 1.0
        worth = (1 - draws) * self.pays(held, bank)
        if draws:
            left = [card for card in self.cards if card not in held.cards + bank]
            worth += (
                draws
                * sum(self.banks_turn(held, (*bank, card), level) for card in left)
                / len(left)
            )
        return worth

    # The best bank against the table's player.

    def best_bank(self) -> float:
        """In units of the largest stake, a hand."""
        won = 0.0
        alike: dict[tuple[object, ...], list[tuple[float, Held]]] = {}
        for chance, last in self.turns_by_table():
            if last.total > 15:
                won += chance * last.stake
            else:
                held = self.shown(last)
                known = held.cards if False not in held.up else None
                alike.setdefault((held.seen, held.stake, known), []).append((chance, held))
        won += sum(self.best_answer(some, ()) for some in alike.values())
        return won / self.most

    def best_answer(self, some: list[tuple[float, Held]], bank: tuple[Card, ...]) -> float:
        stand = -sum(chance * self.pays(held, bank) for chance, held in some)
        if sum(value for value, _ in bank) >= 15:
            return stand
        draw = 0.0
        for card in self.cards:
            possible = [
                (chance / (len(self.cards) - len(held.cards) - len(bank)), held)
                for chance, held in some
                if card not in held.cards + bank
            ]
            if possible:
                draw += self.best_answer(possible, (*bank, card))
        return max(stand, draw) if bank else draw

    def turns_by_table(self) -> Iterator[tuple[float, Held]]:
        for card in self.cards:
            held = Held((card,), (False,), self.most)
            if self.rules.stake_time == "after":
                for choice, part in self.player_by_table(held, staked=False).items():
                    if not part:
                        continue
                    stake = 1 if choice == "low" else self.most
                    staked = held._replace(stake=stake, seen=(stake,))
                    yield from self.turn_by_table(part / len(self.cards), staked)
            else:
                yield from self.turn_by_table(1 / len(self.cards), held)

    def turn_by_table(self, chance: float, held: Held) -> Iterator[tuple[float, Held]]:
        if held.total > 15 or self.over(held):
            yield chance, held
            return
        for choice, part in self.player_by_table(held).items():
            if not part:
                continue
            if choice == "stand":
                yield chance * part, held
                continue
            staked = held
            if choice.startswith("raise:"):
                staked = held._replace(stake=self.most, seen=(*held.seen, "raised"))
            for weight, more in self.after(staked, choice.removeprefix("raise:")):
                yield from self.turn_by_table(chance * part * weight, more)
