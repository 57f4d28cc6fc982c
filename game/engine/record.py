"""Frozen dataclasses that are made in a fraction of the time."""

from dataclasses import FrozenInstanceError, dataclass
from operator import attrgetter
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Record:
    """What a class with fields, each with a default, derives from to be a frozen dataclass.

    ``dataclass(frozen=True)`` writes and compiles six functions for the fields of each class, which
    takes a phone as long as importing ten modules. These here are the same for all.
    """

    __match_args__: ClassVar[tuple[str, ...]]
    _values: ClassVar["attrgetter[tuple[Any, ...]]"]

    def __init_subclass__(cls) -> None:
        """Let ``dataclasses`` know the fields."""
        # Docstrings are not shipped, and it would make one up, which takes it long.
        cls.__doc__ = cls.__doc__ or "·"
        dataclass(init=False, repr=False, eq=False)(cls)
        cls._values = attrgetter(*cls.__match_args__)

    def __init__(self, **given: object) -> None:
        """Take the fields by name; TypeError for one that is not there."""
        names = self.__match_args__
        unknown = given.keys() - set(names)
        if unknown:
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(unknown))}")
        for name in names:
            object.__setattr__(self, name, given.get(name, getattr(self, name)))

    def __eq__(self, other: object) -> bool:
        """Say whether both are of one class and have equal fields."""
        if not isinstance(other, Record) or type(other) is not type(self):
            return NotImplemented
        return self._values(self) == self._values(other)

    def __hash__(self) -> int:
        """Equal ones have equal ones."""
        return hash(self._values(self))

    def __repr__(self) -> str:
        """Return the call that makes an equal one."""
        pairs = zip(self.__match_args__, self._values(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse."""
        raise FrozenInstanceError(f"{name} of a {type(self).__name__} cannot be {value!r}")

    def __delattr__(self, name: str) -> None:
        """Refuse."""
        raise FrozenInstanceError(f"{name} of a {type(self).__name__} cannot be taken away")
