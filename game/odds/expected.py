"""What a hand is expected to come to under sensible play, by tradition, role and table.

The numbers are made by ``python3 -m tools expectations``; what stands behind them is told in
docs/statistics.md. They hold for a tradition as it is, whatever is staked and whoever is next to
hold the bank.
"""

from typing import NamedTuple

from game.engine import Preset, Rules, encode_rules, replace

# What moves none of the numbers: the chips, the stakes, who holds the bank, how long one plays.
_FREE = (
    "chips",
    "stake_min",
    "stake_max",
    "first_banker",
    "direction",
    "raising",
    "fund",
    "next_banker",
    "bank_sale",
    "hands",
)


class Expected(NamedTuple):
    """Chances that a hand ends as 7½, a royal one included, as bust, as royal; and what it brings.

    ``result``: chips won for each chip staked; for the bank, staked by the others.
    """

    seven: float
    bust: float
    royal: float
    result: float


# Hands that each row of the bank's was played with.
HANDS = 4000

# Tradition, "player" or the bank's opponents, then the fields of Expected in ten-thousandths.
_MADE = """\
italy player 637 1811 0 -1637
italy 1 871 3701 0 2147
italy 2 834 3629 0 2071
italy 3 794 3434 0 2008
italy 4 729 3433 0 1985
italy 5 663 3432 0 1962
italy 6 726 3478 0 1793
italy 7 788 3523 0 1625
reale player 637 1811 308 -1312
reale 1 827 3360 359 1767
reale 2 820 3459 324 1754
reale 3 781 3358 285 1694
reale 4 721 3381 273 1669
reale 5 661 3404 260 1644
reale 6 723 3451 286 1466
reale 7 785 3498 313 1287
france40 player 670 3144 0 -1530
france40 1 728 2888 0 1082
france40 2 774 2906 0 1418
france40 3 707 2783 0 1296
france40 4 665 2837 0 1234
france40 5 623 2891 0 1172
france40 6 690 2912 0 1081
france40 7 758 2933 0 990
france32 player 1547 3808 0 -1320
france32 1 1557 3399 0 2055
france32 2 1382 3492 0 1980
france32 3 1393 3358 0 1821
france32 4 1504 3305 0 1869
france32 5 1615 3253 0 1917
france32 6 1607 3085 0 1806
france32 7 1600 2917 0 1696
portugal player 637 1811 0 -1042
portugal 1 742 2908 0 476
portugal 2 791 3095 0 730
portugal 3 728 2903 0 640
portugal 4 684 2999 0 641
portugal 5 641 3096 0 642
portugal 6 702 3116 0 463
portugal 7 763 3136 0 284
portugal 8 760 3064 0 503
portugal 9 757 2993 0 722
spain player 818 1816 0 -1421
spain 1 843 3427 0 1650
spain 2 726 3259 0 1426
spain 3 785 3002 0 1612
spain 4 728 3078 0 1608
spain 5 671 3155 0 1604
spain 6 685 3077 0 1514
spain 7 700 3000 0 1424
"""


def _read() -> dict[str, Expected]:
    rows = [line.split() for line in _MADE.splitlines()]
    return {
        f"{name} {who}": Expected._make(int(one) / 10_000 for one in numbers)
        for name, who, *numbers in rows
    }


_ROWS = _read()


def holds_for(rules: Rules, preset: Preset) -> bool:
    """Tell whether the numbers of a tradition hold under ``rules``."""
    plain = {key: getattr(preset.rules, key) for key in _FREE}
    return encode_rules(replace(rules, **plain), preset.name) == preset.name


def expected(tradition: str, bank: bool, opponents: int) -> Expected:
    """Return what is expected in a tradition, as a player or as the bank; KeyError for others.

    ``opponents``: how many others sit at the table. For more than were ever counted what is
    expected of the bank is as for the most.
    """
    if not bank:
        return _ROWS[f"{tradition} player"]
    while opponents > 1 and f"{tradition} {opponents}" not in _ROWS:
        opponents -= 1
    return _ROWS[f"{tradition} {opponents}"]
