"""Shuffles that anybody can check: SHA-256, a key for each, no modulo bias, the same everywhere.

The game's seed is secret for the whole game. From it and the number of the shuffle comes the
*key* of that shuffle; the key alone fixes the order. The *fingerprint*, published before the
hand, is the SHA-256 of the key; the key itself is revealed when the pack is done with. Whoever
has both can work out the order and see that it was fixed beforehand; no key tells another one.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from math import factorial

from game.engine.cards import CARDS, PACKS, Card

# What one SHA-256 can be, and how many orders there are of so many cards: always fewer by far.
_NUMBERS = 1 << 256
_ORDERS = [factorial(count) for count in range(len(CARDS) + 1)]
_NEW_PACKS = tuple(PACKS.values())
_NEW_PACK_ORDER = {card: place for place, card in enumerate(CARDS.values())}


@lru_cache(8)
def shuffle_key(seed: str, number: int) -> str:
    """Key of the shuffle with this number (from 0) in the game with this seed: 64 hex digits."""
    return sha256(f"sette e mezzo shuffle {number} of {seed}".encode()).hexdigest()


def fingerprint(key: str) -> str:
    """Fingerprint of a key, which can be told before the hand: 64 hex digits."""
    return sha256(key.encode()).hexdigest()


def shuffled(cards: Sequence[Card], key: str) -> tuple[Card, ...]:
    """Return ``cards`` in the order that ``key`` gives them, whatever order they came in.

    A number by lot stands for the order, each as likely as any other. From the cards as they lie
    in a new pack one after another is drawn: with n of them left, the number divided by n leaves
    the place, from 0, of the one to draw, and the quotient is the number to go on with.
    """
    pack = list(cards)
    if cards not in _NEW_PACKS:
        pack.sort(key=_NEW_PACK_ORDER.__getitem__)
    number = pick(_ORDERS[len(pack)], key)
    for left in range(len(pack), 0, -1):
        # Those left come first, the drawn ones behind them.
        pack.append(pack.pop(number % left))
        number //= left
    return tuple(pack)


def pick(choices: int, key: str) -> int:
    """Return a number from 0 to ``choices`` - 1, every one equally likely, by lot from ``key``.

    It is what remains when the SHA-256 of the key, a blank and 0, read as one number, is divided
    by ``choices``. A SHA-256 so high that it would make some choices likelier is thrown away for
    that of the key, a blank and 1, and so on.
    """
    even = _NUMBERS - _NUMBERS % choices
    attempt = 0
    while True:
        number = int.from_bytes(sha256(f"{key} {attempt}".encode()).digest(), "big")
        if number < even:
            return number % choices
        attempt += 1
