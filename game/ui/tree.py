"""Plain trees: a tag, its attributes, its children."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Attributes: TypeAlias = dict[str, object]
Tree: TypeAlias = tuple[str, Attributes, tuple["Child", ...]]
Child: TypeAlias = str | Tree


def el(tag: str, attributes: Mapping[str, object] | None = None, *children: Child | None) -> Tree:
    """Make an element. Children that are None, attributes that are None or False are left out."""
    kept: Attributes = {
        name: value
        for name, value in (attributes or {}).items()
        if value is not None and value is not False
    }
    # Hundreds are made for every tap, and a list is made faster than what a generator gives.
    return (tag, kept, tuple([child for child in children if child is not None]))


def classes(*names: str | bool | None) -> str:
    """Join the names of classes, leaving out those which do not apply."""
    return " ".join(name for name in names if isinstance(name, str) and name)


def unseen(text: str, tag: str = "span") -> Tree:
    """Text for those who hear the page instead of seeing it."""
    return el(tag, {"class": "sr"}, text)


def row(tag: str, css: str, children: Iterable[Child | None]) -> Tree:
    """Make an element of a class with many children."""
    return el(tag, {"class": css}, *children)
