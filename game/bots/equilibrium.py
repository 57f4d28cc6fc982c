"""The shipped equilibrium of one player against the bank: what its tables say.

A table is text, made by ``python3 -m tools equilibrium``; what it is and how well it plays is
told in ``docs/equilibrium.md``. Each line is a choice, what the side that has it looks at, and
then a letter for each of its totals: the chance of that choice in sixtieths, ``0`` to ``Y``; a
dot where the table says nothing. Totals and cards are in half points.
"""

from functools import cache
from typing import NamedTuple

PARTS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXY"
WHOLE = len(PARTS) - 1
NOTHING = "."

# How the stake of a hand looks: it says nothing where it is set before the deal. Who has not set
# it yet chooses between the other two.
PLAIN, UNSTAKED, LOW, HIGH = "-", "none", "low", "high"

# How the last card came: the first; hidden, for the one hidden before; in a turn with closed
# cards. Otherwise it is what the card counts.
FIRST, HID, CLOSED = "first", "hid", "closed"

# What there is to choose: how much to stake, which card to show, and else. To raise and to ask for
# a card is one choice.
_KINDS = {
    "stake": ("low", "high"),
    "card": ("show", "hide"),
    "turn": ("stand", "hit", "hit:down", "raise:hit", "raise:hit:down"),
}

# The bank tells hands with more cards no further apart.
MOST_CARDS = 4


class PlayerSees(NamedTuple):
    """What a player by the table looks at: the totals of the cards that lie face up and face down.

    ``stake`` and ``last`` as above, ``pending`` what the card counts that is to be shown or kept
    hidden now, 0 without one.
    """

    stake: str
    last: str
    shown: int
    kept: int
    pending: int = 0


class BankSees(NamedTuple):
    """What the bank looks at in a player's hand: its cards face up, how many are ``hidden``."""

    stake: str
    last: str
    shown: int
    hidden: int


class Table:
    """One preset's table."""

    def __init__(self, text: str) -> None:
        self._rows: dict[str, str] = {}
        for line in text.split("\n"):
            key, _, row = line.rpartition(":")
            self._rows[key] = row

    def player(self, sees: PlayerSees) -> dict[str, float] | None:
        """Chance of each choice: the first of a kind has what the others leave.

        None where the table does not apply.
        """
        first, *others = _KINDS[
            "stake" if sees.stake == UNSTAKED else "card" if sees.pending else "turn"
        ]
        chances = {first: 1.0}
        for choice in others:
            part = self._part(player_line(choice, sees), sees.kept - 1)
            if part is not None:
                chances[choice] = part
                chances[first] -= part
        return chances if len(chances) > 1 else None

    def bank(self, sees: BankSees, total: int, cards: int) -> float | None:
        """Chance that the bank draws with ``cards`` cards of ``total`` half points."""
        return self._part(bank_line(sees), bank_column(total, cards))

    def _part(self, line: str, column: int) -> float | None:
        row = self._rows.get(line, "")
        if column >= len(row) or row[column] == NOTHING:
            return None
        return PARTS.index(row[column]) / WHOLE


def player_line(choice: str, sees: PlayerSees) -> str:
    """What the line of a player's choice begins with; its letters are for ``kept`` from ½ on."""
    return f"{choice} {sees.stake} {sees.last} {sees.shown} {sees.pending}"


def bank_line(sees: BankSees) -> str:
    """What the line of the bank's drawing begins with."""
    return f"bank {sees.stake} {sees.last} {sees.shown} {sees.hidden}"


def bank_column(total: int, cards: int) -> int:
    """The place of a bank's hand in a line."""
    return (total - 1) * MOST_CARDS + min(cards, MOST_CARDS) - 1


def high_chance(stake: int, least: int, most: int) -> float:
    """How often the bank takes a stake set after looking for the highest and not the lowest.

    So that who has a hand for the lowest gains nothing by a stake between.
    """
    if stake <= least:
        return 0.0
    return (1 - least / stake) / (1 - least / max(stake, most))


@cache
def table(preset: str) -> Table:
    """Return the table of a preset; KeyError where there is none."""
    # Only the one that is needed is loaded, and not before somebody plays by it.
    return Table(text_of(preset))


def text_of(preset: str) -> str:
    """Return the text of a preset's table; KeyError where there is none."""
    return _TEXTS[preset]()


def _italy() -> str:
    from game.bots.tables.italy import TEXT

    return TEXT


def _france40() -> str:
    from game.bots.tables.france40 import TEXT

    return TEXT


def _france32() -> str:
    from game.bots.tables.france32 import TEXT

    return TEXT


def _portugal() -> str:
    from game.bots.tables.portugal import TEXT

    return TEXT


def _spain() -> str:
    from game.bots.tables.spain import TEXT

    return TEXT


_TEXTS = {
    "italy": _italy,
    # A royal changes no decision: it is shown, and who has one half of it plays as in Italy.
    "reale": _italy,
    "france40": _france40,
    "france32": _france32,
    "portugal": _portugal,
    "spain": _spain,
}
