"""Chips in stacks: how much lies there is seen before the number is read."""

from game.ui.tree import Tree, el

_WORTHS = (1000, 500, 100, 25, 5, 1)
_MOST = 10
# A higher stack would hide what lies behind it.
_HIGHEST = 5


def discs(amount: int) -> list[int]:
    """Return what each chip of ``amount`` is worth, as few as there can be, the dearest first.

    Where they are too many for the table, the cheapest are left out.
    """
    found: list[int] = []
    for worth in _WORTHS:
        count, amount = divmod(amount, worth)
        found += [worth] * count
    return found[:_MOST]


def stack(amount: int) -> Tree:
    """Draw so many chips in one stack or two, the dearest at the bottom; the eye's only."""
    worths = discs(amount)
    half = len(worths) if len(worths) <= _HIGHEST else (len(worths) + 1) // 2
    return el(
        "span",
        {"class": "heap", "aria-hidden": "true"},
        *(
            el("span", {"class": "pile"}, *(el("i", {"class": f"c{one}"}) for one in pile))
            for pile in (worths[:half], worths[half:])
            if pile
        ),
    )
