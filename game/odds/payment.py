"""What a hand brings against the bank's, in units of its stake (R18 to R24)."""

from game.engine import SEVEN_HALF, Rules
from game.engine.scoring import PAIR_OF_SEVENS, ROYAL


def price(rank: int, rules: Rules) -> int:
    """How many times its stake a hand of place ``rank`` (R22), not 0, is paid when it wins."""
    if rank == PAIR_OF_SEVENS:
        return 3
    if rank == ROYAL:
        return 2
    return rules.seven_half_pays if rank == SEVEN_HALF else 1


def result(rank: int, bank: int, rules: Rules) -> int:
    """What a player's hand of place ``rank``, not bust, wins from a bank of place ``bank``.

    In units of the stake, negative when it loses; ``bank`` 0 is bust (R19). The player is taken
    to have the chips for a bank's 7½ that collects double (R21).
    """
    if rank > bank:
        return price(rank, rules)
    if rank == bank and rules.tie == "push":
        return 0
    return -rules.bank_seven_half_collects if bank == SEVEN_HALF else -1


# Half points of a first card that may be burned (R26).
BURNED_VALUES: dict[str, tuple[int, ...]] = {"none": (), "4": (8,), "3-4": (6, 8)}
