"""How many ways one hand can go, from the stakes to the reckoning, on small stacked packs.

The small counts were worked out by hand; the larger ones by a second, naive way of counting,
which agrees with those too, and are kept as numbers.
"""

import pytest

from game.engine import State, apply, find_preset, legal_actions, open_game, replace
from tests.engine import naive
from tests.engine.table import NAMES


def count_leaves(state: State) -> int:
    if state.phase not in ("stakes", "play", "bank"):
        return 1
    return sum(count_leaves(apply(state, action)[0]) for action in legal_actions(state))


def at_table(preset: str, pack: str, seats: int, most: int) -> State:
    rules = replace(find_preset(preset).rules, stake_max=most)
    return open_game(rules, NAMES[:seats], "s", packs=[pack], banker=0)[0]


# One player against the bank, stakes of 1 or 2, counted by hand.
BY_HAND = [
    # 7: stand, the bank stands on 7 or is bust with another: 2. A card is bust, and the bank has
    # nobody to play against: 1. Twice, for the two stakes.
    ("italy", "7c 7h 7d 7s", 2 * (2 + 1)),
    # 7: stand, the bank stands or makes 7½: 2. A card is a royal; the bank stands or is bust: 2.
    ("reale", "7c 7h Kd 7d", 2 * (2 + 2)),
    # 3: stand: 2. A card, shown or hidden: stand, 2, or another, bust, 1.
    ("france40", "3c 7h 2d 7s", 2 * (2 + 2 * (2 + 1))),
    # 4: stand: 2. A jack, shown or hidden: stand, 2, or an ace, bust, 1.
    ("france32", "Kc Ah Jd Ad", 2 * (2 + 2 * (2 + 1))),
    # With 2 staked nothing can be raised: stand, 2; a card, open or closed, then stand, 2, or
    # bust, 1. With 1: stand, 2; a card, open or closed, then stand, 2, bust, 1, or raise and
    # bust, 1; or raise first: a card, open or closed, then stand, 2, or bust, 1.
    ("portugal", "3c 7h 2d 7s", (2 + 2 * 3) + (2 + 2 * 4 + 2 * 3)),
    # ½: stand, the bank stands or makes 7½ with the queen: 2. The queen, face up or down: then
    # stand, 2; a seven, up or down, bust, 1 and 1; or split. Then the king stands, and the queen
    # stands, 2, or has a seven, up or down, 2 and 2: 6. Or the king has the seven, up or down,
    # and the queen stands, 2, or has the other one, up or down, 2 and 2: 6 and 6.
    ("spain", "Kc 7h Qd 7s 7d Ac", 2 * (2 + 2 * (2 + 1 + 1 + 6 + 6 + 6))),
]


@pytest.mark.parametrize(("preset", "pack", "leaves"), BY_HAND)
def test_a_tiny_hand_can_go_as_many_ways_as_were_counted_by_hand(
    preset: str, pack: str, leaves: int
) -> None:
    state = at_table(preset, pack, 2, 2)
    assert count_leaves(state) == leaves
    assert naive.Count(state.rules, " ".join(state.pack), 2).leaves() == leaves


# Preset, cards in dealing order, seats, largest stake, and the ways.
COUNTED = [
    ("italy", "Ac 3c 5h 2d Kd 4s 3d Qh 6d 2s", 3, 2, 136),
    ("italy", "Kc Qd 4h 2d Ad 3s Jc 5d 7h 2c", 3, 1, 65),
    ("reale", "Kc 3c 5h 7d Kd 4s 3d Qh 6d 2s", 3, 2, 48),
    ("france40", "Ac 3c 5h 2d Kd 4s 3d Qh 6d 2s", 3, 2, 1308),
    ("france40", "Kc 5h Qc Jd 3d 2h Ad 6s", 2, 3, 462),
    ("france32", "Jc Qc Kh 8d 7d Js 10d Qh Ad 9s", 3, 2, 3492),
    ("france32", "7c Qh 8c 9d Jc 10s Kd Ah", 2, 3, 360),
    ("portugal", "Ac 3c 5h 2d Kd 4s 3d Qh 6d 2s", 3, 2, 1324),
    ("portugal", "2c 5h Ad Kd 3s 4s 7d", 2, 4, 634),
    ("spain", "Kc 3c 5h Qd Kd 6s 5d Qh 6d 2s", 3, 1, 10086),
    ("spain", "Kc 5h Qd 3d 4s 6d 2s 7c", 2, 2, 502),
]


@pytest.mark.parametrize(("preset", "pack", "seats", "most", "leaves"), COUNTED)
def test_a_hand_can_go_as_many_ways_as_were_counted_naively(
    preset: str, pack: str, seats: int, most: int, leaves: int
) -> None:
    state = at_table(preset, pack, seats, most)
    assert naive.Count(state.rules, " ".join(state.pack), seats).leaves() == leaves
    assert count_leaves(state) == leaves
