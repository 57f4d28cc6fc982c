"""A `Record` is to be what `dataclass(frozen=True)` makes of the same class."""

import copy
import dataclasses
import pickle

import pytest

from game.engine.record import Record
from game.engine.rules import Rules


class Made(Record):
    size: int = 3
    name: str = "x"


@dataclasses.dataclass(frozen=True)
class Model:
    size: int = 3
    name: str = "x"


def test_it_has_the_fields_and_the_text_of_a_dataclass() -> None:
    assert [field.name for field in dataclasses.fields(Made)] == ["size", "name"]
    assert dataclasses.asdict(Made(size=4)) == {"size": 4, "name": "x"}
    assert repr(Made(size=4)) == repr(Model(size=4)).replace("Model", "Made")


def test_equal_fields_are_equal_and_hash_alike_and_another_class_never_is() -> None:
    assert Made(size=4) == Made(size=4)
    assert hash(Made(size=4)) == hash(Made(size=4))
    assert Made(size=4) != Made(size=5)
    others: list[object] = [Model(), (3, "x")]
    assert Made() not in others


def test_nothing_of_it_can_be_changed() -> None:
    rules = Rules()
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.tie = "push"  # type: ignore[misc]  # refused, as is tested
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.anything = 1
    with pytest.raises(dataclasses.FrozenInstanceError):
        del rules.tie
    assert rules == Rules()


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="no ties"):
        Rules(ties="push")  # type: ignore[call-arg]  # as is tested
    with pytest.raises(TypeError):
        dataclasses.replace(Rules(), ties="push")  # type: ignore[call-arg]  # as is tested


def test_a_copy_is_equal() -> None:
    rules = dataclasses.replace(Rules(), tie="push")
    pickled = pickle.loads(pickle.dumps(rules))  # noqa: S301 -- made by the test
    for copied in (copy.copy(rules), copy.deepcopy(rules), pickled):
        assert copied == rules
        assert copied != Rules()
