"""Shuffles that anybody can check: SHA-256, a key for each, no modulo bias, the same everywhere.

The game's seed is secret for the whole game. From it and the number of the shuffle comes the
*key* of that shuffle; the key alone fixes the order. The *fingerprint*, published before the
hand, is the SHA-256 of the key; the key itself is revealed when the pack is done with. Whoever
has both can work out the order and see that it was fixed beforehand; no key tells another one.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count, islice

from game.engine.cards import CARDS, PACKS, Card

_WORDS = struct.Struct(">8I")
# As many words as a shuffle nearly always needs are made at once: one at a time is slow.
_FIRST_BLOCKS = 5
_FIRST_WORDS = struct.Struct(f">{8 * _FIRST_BLOCKS}I")
_TWO_32 = 1 << 32
# A word for one of ``left`` places has to be below this, or some places would be likelier.
_EVEN = [0] + [_TWO_32 - _TWO_32 % left for left in range(1, len(CARDS) + 1)]
_EVEN_FOR_ALL = min(_EVEN[1:])
_NEW_PACKS = tuple(PACKS.values())
_NEW_PACK_ORDER = {card: place for place, card in enumerate(CARDS.values())}


@lru_cache(8)
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
    pack = list(cards)
    if cards not in _NEW_PACKS:
        pack.sort(key=_NEW_PACK_ORDER.__getitem__)
    lefts = range(len(pack), 1, -1)
    for left, word in zip(lefts, _even_words(key, lefts), strict=True):
        place, last = word % left, left - 1
        pack[place], pack[last] = pack[last], pack[place]
    return tuple(pack)


def _even_words(key: str, lefts: range) -> Iterable[int]:
    """Return a word for each number of places in ``lefts``, each place equally likely."""
    words = _random_words(key)
    first = tuple(islice(words, len(lefts)))
    # Nearly always no word has to be thrown away, and one look at the highest shows it.
    if max(first, default=0) < _EVEN_FOR_ALL:
        return first
    return _thrown_out(chain(first, words), lefts)


def _thrown_out(words: Iterator[int], lefts: range) -> Iterator[int]:
    for left in lefts:
        yield next(word for word in words if word < _EVEN[left])


def pick(places: int, key: str) -> int:
    """Return a number from 0 to ``places`` - 1, every one equally likely, by lot from ``key``."""
    even = _EVEN[places]
    return next(word for word in _random_words(key) if word < even) % places
