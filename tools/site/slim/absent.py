"""Stands for a module of the standard library that is imported at a start and never used here.

Whatever is taken from it can be a base class, stand in `isinstance` or in `except`; calling it
fails.
"""


class Absent(Exception):
    """Something that the page has no use for."""

    def __init__(self, *_args: object, **_named: object) -> None:
        raise NotImplementedError("this part of the standard library is left out of the page")


def __getattr__(name: str) -> type[Absent]:
    if name.startswith("__"):
        raise AttributeError(name)
    return Absent
