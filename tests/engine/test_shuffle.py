"""Shuffles: the same everywhere, fair, and open to check without giving anything away.

The order that a key gives is worked out here a second time, from its description alone: a hash
written as hexadecimal digits is a number, whose digits in another base are the places drawn from.
"""

import hashlib
import itertools
import math
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.engine import Event, fingerprint, parse_cards, shuffle_key, shuffled
from game.engine.shuffle import pick
from tests.engine.table import FORTY, FORTY_CARDS, NAMES, sit, walk

FRESH = parse_cards(FORTY_CARDS)


def digest(text: str) -> str:
    return hashlib.new("sha256", bytes(text, "utf-8")).hexdigest()


def naive_number(choices: int, key: str) -> int:
    """Number below ``choices`` by lot from ``key``."""
    hashes = (int(digest(f"{key} {attempt}"), 16) for attempt in itertools.count())
    return next(number for number in hashes if number < 2**256 // choices * choices) % choices


def naive_order(cards: list[str], key: str) -> list[str]:
    """Order of ``cards``, which lie in the order of a new pack.

    The number by lot has a digit for each card drawn, lowest first, and a digit has as many values
    as there are cards left then; it is the place, from 0, of the card among those.
    """
    count = len(cards)
    number = naive_number(math.factorial(count), key)
    left, order = list(cards), []
    for drawn in range(count):
        place = number // math.perm(count, drawn) % (count - drawn)
        order.append(left[place])
        del left[place]
    return order


# --- known answers -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["", "1", "a table", "Natale à Bologna ♠ 7½", "x" * 1000])
@pytest.mark.parametrize("number", [0, 1, 9, 10, 123_456])
def test_key_fingerprint_and_order_agree_with_a_second_way_to_work_them_out(
    seed: str, number: int
) -> None:
    key = digest(f"sette e mezzo shuffle {number} of {seed}")
    assert shuffle_key(seed, number) == key
    assert fingerprint(key) == digest(key)
    assert list(shuffled(FRESH, key)) == naive_order(list(FRESH), key)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 8, 9, 39])
def test_a_part_of_the_pack_is_shuffled_the_same_way(count: int) -> None:
    for number in range(20):
        key = f"part {number}"
        part = FRESH[1 : 1 + count]
        assert list(shuffled(part, key)) == naive_order(list(part), key)


# Worked out with sha256sum, bc and a shell, and again with node; not with Python.
KNOWN = {
    "7d": (
        "7c As 5h Kd Ad 5s 4s Ks 4c Qd 3c Qc 7s Ac Jd Js 3d Qs 7h 4d "
        "Kh 2d 6s Kc Ah 5c 2s 2h 7d Jh 3h 4h Jc 6d 3s 6h 6c 2c Qh 5d"
    ),
    "sette e mezzo ♠": (
        "Jd 7s Qd Ad 2h Ks 4s 3d 2d 3s 5s Qh Jc 6h 2s Ac Js 2c Kc 7h "
        "3c Kd Ah 6c As 5c Jh 4c 7c 4h 4d 6d 6s Kh 7d 5h 5d Qc 3h Qs"
    ),
}


@pytest.mark.parametrize(("key", "order"), KNOWN.items())
def test_known_answers(key: str, order: str) -> None:
    assert " ".join(naive_order(list(FRESH), key)) == order
    assert " ".join(shuffled(FRESH, key)) == order


# Number of the order of three cards, and the order, by hand. 4: divided by three leaves 1, the
# second card, and goes on as 1; divided by two leaves 1, the second of those left.
THREE = {0: "Ac 2c 3c", 1: "2c Ac 3c", 2: "3c Ac 2c", 3: "Ac 3c 2c", 4: "2c 3c Ac", 5: "3c 2c Ac"}


def test_three_cards_as_by_hand() -> None:
    seen = set()
    for key in map(str, range(50)):
        digits = digest(f"{key} 0")
        # 16 leaves 1 when divided by three, so the sum of the digits leaves what the number does.
        by_three = sum(int(digit, 16) for digit in digits) % 3
        number = next(n for n in THREE if n % 3 == by_three and n % 2 == int(digits[-1], 16) % 2)
        assert " ".join(shuffled(FRESH[:3], key)) == THREE[number]
        seen.add(number)
    assert seen == set(THREE)


def test_a_number_that_would_favour_some_choices_is_thrown_away() -> None:
    """With half of all hashes and one more as choices, every second hash is too high."""
    choices = 2**255 + 1
    attempts = Counter[int]()
    for key in map(str, range(200)):
        hashes = [int(digest(f"{key} {attempt}"), 16) for attempt in range(30)]
        fair = next(number for number in hashes if number < choices)
        assert pick(choices, key) == fair
        attempts[hashes.index(fair)] += 1
    assert attempts[0] > 60
    assert attempts[1] > 20
    assert attempts[2] > 5


@pytest.mark.parametrize("choices", [1, 2, 3, 7, 10])
def test_every_choice_comes_as_often(choices: int) -> None:
    """Four standard deviations from what is expected of 10,000 lots."""
    counts = Counter(pick(choices, shuffle_key("lots", number)) for number in range(10_000))
    assert set(counts) == set(range(choices))
    expected = 10_000 / choices
    spread = 4 * math.sqrt(expected * (1 - 1 / choices))
    assert all(abs(count - expected) <= spread for count in counts.values())


def test_the_order_of_a_shuffle_does_not_depend_on_how_the_cards_lay_before() -> None:
    assert shuffled(FRESH[::-1], "key") == shuffled(FRESH, "key")
    assert shuffled(sorted(FRESH), "key") == shuffled(FRESH, "key")


def test_a_shuffle_loses_and_doubles_nothing() -> None:
    for number in range(200):
        assert sorted(shuffled(FRESH, shuffle_key("whole", number))) == FORTY


def test_the_same_in_another_process_with_other_hashes() -> None:
    code = (
        "from game.engine import new_game, find_preset;"
        "print(*new_game(find_preset('italy').rules, ['A', 'B', 'C'], 'everywhere').pack)"
    )
    root = Path(__file__).parents[2]
    printed = {
        subprocess.run(
            [sys.executable, "-c", code],
            check=True,
            capture_output=True,
            text=True,
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)},
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert len(printed) == 1
    # The first shuffle was for the draw, so the first hand has the second.
    key = shuffle_key("everywhere", 1)
    assert printed.pop().split() == naive_order(list(FRESH), key)


# --- fair ----------------------------------------------------------------------------------

SHUFFLES = 100_000


@pytest.fixture(scope="module")
def many_orders() -> list[tuple[str, ...]]:
    return [shuffled(FRESH, shuffle_key("fair", number)) for number in range(SHUFFLES)]


def test_every_card_comes_as_often_to_every_place(many_orders: list[tuple[str, ...]]) -> None:
    """Chi-square of place × card.

    Rows and columns have fixed sums, so 39/40 of the sum is chi-square with 39 × 39 = 1521
    degrees of freedom: mean 1521, standard deviation 55.2. 1697.2 is passed once in a thousand
    times, and 1356.2 not reached as seldom, which would be too even to be by chance.
    """
    expected = SHUFFLES / 40
    chi_square = 0.0
    for cards_at_place in zip(*many_orders, strict=True):
        counts = Counter(cards_at_place)
        chi_square += sum((counts[card] - expected) ** 2 / expected for card in FORTY)
    assert 1356.2 < chi_square * 39 / 40 < 1697.2


def test_five_cards_come_as_often_in_every_order(many_orders: list[tuple[str, ...]]) -> None:
    """Chi-square of the 120 orders of five cards, 119 degrees of freedom.

    172.5 is passed once in a thousand times, and 76.9 not reached as seldom.
    """
    five = {"Ac", "7c", "Jd", "4h", "Ks"}
    orders = Counter(tuple(card for card in order if card in five) for order in many_orders)
    expected = SHUFFLES / 120
    chi_square = sum(
        (orders[order] - expected) ** 2 / expected for order in itertools.permutations(five)
    )
    assert 76.9 < chi_square < 172.5


def test_neighbours_in_the_new_pack_are_parted(many_orders: list[tuple[str, ...]]) -> None:
    """How often a card is followed by the one that follows it in a new pack: 39 in 40 shuffles.

    That is 39 pairs × 1/40 a shuffle, 97,500 in all; four standard deviations are 1249.
    """
    follows: dict[str, str] = dict(itertools.pairwise(FRESH))
    together = sum(
        follows.get(one) == other
        for order in many_orders
        for one, other in itertools.pairwise(order)
    )
    assert abs(together - 97_500) < 1249


# --- open to check -------------------------------------------------------------------------


def test_the_revealed_key_gives_the_order_in_which_the_cards_were_dealt() -> None:
    rules = sit(seats=3).state.rules
    promised, lifted, dealt, checked = "", 0, list[str](), 0
    for _, _, _, events in walk(rules, 4, "open to check", steps=300):
        for event in events:
            if event.kind == "shuffles":
                promised, dealt = event.text, []
            elif event.kind == "cuts":
                lifted = event.amount
            elif event.kind in ("deals", "draws_card"):
                dealt += event.cards
            elif event.kind == "reveals" and promised:
                assert digest(event.text) == promised
                order = naive_order(list(FRESH), event.text)
                assert dealt == (order[lifted:] + order[:lifted])[: len(dealt)]
                promised, checked = "", checked + 1
    assert checked >= 20


def test_the_draw_for_the_first_bank_can_be_checked_at_once() -> None:
    table = sit(seats=5, banker=None)
    shuffles, reveals = table.told("shuffles")[0], table.told("reveals")[0]
    assert digest(reveals.text) == shuffles.text
    drawn = [event.cards[0] for event in table.told("draws")]
    assert drawn == naive_order(list(FRESH), reveals.text)[: len(drawn)]


@pytest.mark.parametrize("shuffle", ["every_hand", "run_down"])
def test_no_key_is_told_before_its_cards_have_been_played(shuffle: str) -> None:
    seed = "a secret seed"
    table = sit(seats=4, seed=seed, shuffle=shuffle, next_banker="never", chips=500)
    keys = [shuffle_key(seed, number) for number in range(100)]
    told: list[Event] = list(table.events)
    revealed: set[int] = set()
    state = table.state
    steps = walk(state.rules, 4, seed, chips=500, steps=500)
    for _, _, after, events in steps:
        told += events
        for event in events:
            text = repr(event)
            assert seed not in text
            for number in [number for number, key in enumerate(keys) if key in text]:
                assert event.kind == "reveals"
                assert event.amount == number
                revealed.add(number)
        # Of the shuffles made so far, those whose cards are in play are still secret.
        if after.phase in ("cut", "stakes", "play", "bank"):
            assert not set(after.unrevealed) & revealed
            assert after.unrevealed
            assert max(revealed, default=-1) < min(after.unrevealed)
    assert len(revealed) >= 3


def test_run_down_tells_no_key_at_the_end_of_a_hand_while_its_pack_is_in_use() -> None:
    rules = sit(shuffle="run_down", next_banker="never", chips=1000).state.rules
    seen = Counter[str]()
    for _, _, after, events in walk(rules, 6, "in use", steps=400):
        kinds = [event.kind for event in events]
        if "hand_ends" in kinds:
            assert "reveals" not in kinds
        if "reveals" in kinds:
            assert "shuffles" in kinds
            assert after.dealt == 0
        seen.update(kinds)
    assert seen["reveals"]
    assert seen["hand_ends"]


def test_a_reshuffle_in_a_hand_can_be_checked_too() -> None:
    rules = sit(shuffle="run_down", next_banker="never", hands=12).state.rules
    promised: dict[str, tuple[str, ...]] = {}
    checked = 0
    for _, _, after, events in walk(rules, 8, "reshuffled", steps=600):
        for event in events:
            if event.kind == "reshuffles":
                promised[event.text] = after.pack
            elif event.kind == "reveals" and digest(event.text) in promised:
                pack = promised[digest(event.text)]
                fresh: list[str] = [card for card in FRESH if card in pack]
                assert list(pack) == naive_order(fresh, event.text)
                checked += 1
    assert checked > 0


def test_keys_of_one_game_and_of_several_are_all_different() -> None:
    keys = {shuffle_key(seed, number) for seed in ("", "1", "11", *NAMES) for number in range(200)}
    assert len(keys) == 13 * 200
