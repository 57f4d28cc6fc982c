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


# ---- made by the tool, from here
PLAYER = {
    "italy": Expected(0.0637, 0.1811, 0.0000, -0.1637),
    "reale": Expected(0.0637, 0.1811, 0.0308, -0.1312),
    "france40": Expected(0.0670, 0.3144, 0.0000, -0.1530),
    "france32": Expected(0.1547, 0.3808, 0.0000, -0.1320),
    "portugal": Expected(0.0637, 0.1811, 0.0000, -0.1042),
    "spain": Expected(0.0818, 0.1816, 0.0000, -0.1421),
}
# The first row is against one opponent.
BANK = {
    "italy": (
        Expected(0.0871, 0.3701, 0.0000, 0.2147),
        Expected(0.0834, 0.3629, 0.0000, 0.2071),
        Expected(0.0794, 0.3434, 0.0000, 0.2008),
        Expected(0.0729, 0.3433, 0.0000, 0.1985),
        Expected(0.0663, 0.3432, 0.0000, 0.1962),
        Expected(0.0726, 0.3478, 0.0000, 0.1793),
        Expected(0.0788, 0.3523, 0.0000, 0.1625),
    ),
    "reale": (
        Expected(0.0827, 0.3360, 0.0359, 0.1767),
        Expected(0.0820, 0.3459, 0.0324, 0.1754),
        Expected(0.0781, 0.3358, 0.0285, 0.1694),
        Expected(0.0721, 0.3381, 0.0273, 0.1669),
        Expected(0.0661, 0.3404, 0.0260, 0.1644),
        Expected(0.0723, 0.3451, 0.0286, 0.1466),
        Expected(0.0785, 0.3498, 0.0313, 0.1287),
    ),
    "france40": (
        Expected(0.0728, 0.2888, 0.0000, 0.1082),
        Expected(0.0774, 0.2906, 0.0000, 0.1418),
        Expected(0.0707, 0.2783, 0.0000, 0.1296),
        Expected(0.0665, 0.2837, 0.0000, 0.1234),
        Expected(0.0623, 0.2891, 0.0000, 0.1172),
        Expected(0.0690, 0.2912, 0.0000, 0.1081),
        Expected(0.0758, 0.2933, 0.0000, 0.0990),
    ),
    "france32": (
        Expected(0.1557, 0.3399, 0.0000, 0.2055),
        Expected(0.1382, 0.3492, 0.0000, 0.1980),
        Expected(0.1393, 0.3358, 0.0000, 0.1821),
        Expected(0.1504, 0.3305, 0.0000, 0.1869),
        Expected(0.1615, 0.3253, 0.0000, 0.1917),
        Expected(0.1607, 0.3085, 0.0000, 0.1806),
        Expected(0.1600, 0.2917, 0.0000, 0.1696),
    ),
    "portugal": (
        Expected(0.0742, 0.2908, 0.0000, 0.0476),
        Expected(0.0791, 0.3095, 0.0000, 0.0730),
        Expected(0.0728, 0.2903, 0.0000, 0.0640),
        Expected(0.0684, 0.2999, 0.0000, 0.0641),
        Expected(0.0641, 0.3096, 0.0000, 0.0642),
        Expected(0.0702, 0.3116, 0.0000, 0.0463),
        Expected(0.0763, 0.3136, 0.0000, 0.0284),
        Expected(0.0760, 0.3064, 0.0000, 0.0503),
        Expected(0.0757, 0.2993, 0.0000, 0.0722),
    ),
    "spain": (
        Expected(0.0843, 0.3427, 0.0000, 0.1650),
        Expected(0.0726, 0.3259, 0.0000, 0.1426),
        Expected(0.0785, 0.3002, 0.0000, 0.1612),
        Expected(0.0728, 0.3078, 0.0000, 0.1608),
        Expected(0.0671, 0.3155, 0.0000, 0.1604),
        Expected(0.0685, 0.3077, 0.0000, 0.1514),
        Expected(0.0700, 0.3000, 0.0000, 0.1424),
    ),
}
# Hands that each of them was played with.
HANDS = 4000
# ---- to here


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
        return PLAYER[tradition]
    rows = BANK[tradition]
    return rows[min(opponents, len(rows)) - 1]
