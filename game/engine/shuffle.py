"""Shuffles that anybody can check: SHA-256, a key for each, no modulo bias, the same everywhere.

The game's seed is secret for the whole game. From it and the number of the shuffle comes the
*key* of that shuffle; the key alone fixes the order. The *fingerprint*, published before the
hand, is the SHA-256 of the key; the key itself is revealed when the pack is done with. Whoever
has both can work out the order and see that it was fixed beforehand; no key tells another one.
"""

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count

from game.engine.cards import CARDS, Card

_WORDS = struct.Struct(">8I")
# As many words as a shuffle nearly always needs are made at once: one at a time is slow.
_FIRST_BLOCKS = 5
_FIRST_WORDS = struct.Struct(f">{8 * _FIRST_BLOCKS}I")
_TWO_32 = 1 << 32
# A word for one of ``left`` places has to be below this, or some places would be likelier.
_EVEN = [0] + [_TWO_32 - _TWO_32 % left for left in range(1, len(CARDS) + 1)]
_NEW_PACK_ORDER = {card: place for place, card in enumerate(CARDS.values())}


def shuffle_key(seed: str, number: int) -> str:
    """Key of the shuffle with this number (from 0) in the game with this seed: 64 hex digits."""
    return sha256(f"sette e mezzo shuffle {number} of {seed}".encode()).hexdigest()


def fingerprint(key: str) -> str:
    """Fingerprint of a key, which can be told before the hand: 64 hex digits."""
    return sha256(key.encode()).hexdigest()


def _random_words(key: str) -> Iterator[int]:
    """Return the words that ``key`` gives: SHA-256 of the key, a blank and 0, 1, 2 …"""
    start = f"{key} ".encode()
    first = b"".join([sha256(start + b"%d" % block).digest() for block in range(_FIRST_BLOCKS)])
    return chain(_FIRST_WORDS.unpack(first), _more_words(start))


def _more_words(start: bytes) -> Iterator[int]:
    for block in count(_FIRST_BLOCKS):
        yield from _WORDS.unpack(sha256(start + b"%d" % block).digest())


def shuffled(cards: Sequence[Card], key: str) -> tuple[Card, ...]:
    """Return ``cards`` in the order that ``key`` gives them, whatever order they came in.

    Every order is equally likely: a word that would favour some places is thrown away.
    """
    pack = sorted(cards, key=_NEW_PACK_ORDER.__getitem__)
    words = _random_words(key)
    for last in range(len(pack) - 1, 0, -1):
        left = last + 1
        even = _EVEN[left]
        word = next(words)
        while word >= even:
            word = next(words)
        place = word % left
        pack[place], pack[last] = pack[last], pack[place]
    return tuple(pack)


def pick(places: int, key: str) -> int:
    """Return a number from 0 to ``places`` - 1, every one equally likely, by lot from ``key``."""
    even = _EVEN[places]
    return next(word for word in _random_words(key) if word < even) % places
