"""Who has what at the end of a hand: cases worked out by hand, in ``settlements/``."""

from pathlib import Path
from typing import NamedTuple

import pytest

from game.engine import decode_rules, open_game
from tests.engine.table import NAMES, chips_in_all, play

FOLDER = Path(__file__).parent / "settlements"
# Cases that there are at least, by file.
FEWEST = {"italy": 50, "spain": 20, "france": 30, "france32": 20, "portugal": 30}


class Case(NamedTuple):
    """A line of a file: what is dealt and done, and the chips, fund and bank after it."""

    rules: str
    start: list[int]
    cards: str
    actions: str
    chips: list[int]
    fund: int
    bank: int | None


def cases(name: str) -> dict[str, Case]:
    """The cases of a file, by their place."""
    found: dict[str, Case] = {}
    rules, start = "", list[int]()
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        word, _, rest = line.partition(" ")
        if word == "rules":
            rules = rest
        elif word == "start":
            start = [int(count) for count in rest.split()]
        elif line and word != "#":
            cards, actions, end, bank = (part.strip() for part in line.split("|"))
            chips, _, fund = end.partition("fund")
            found[f"{name}:{number}"] = Case(
                rules,
                start,
                cards,
                actions,
                [int(count) for count in chips.split()],
                int(fund or 0),
                None if bank == "-" else int(bank),
            )
    return found


CASES = {place: case for name in FEWEST for place, case in cases(name).items()}


def test_there_are_enough_cases_of_each_sheet() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(FEWEST)
    for name, fewest in FEWEST.items():
        assert len(cases(name)) >= fewest, name


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_case_adds_up(case: Case) -> None:
    assert len(case.chips) == len(case.start)
    assert sum(case.chips) + case.fund == sum(case.start)
    assert case.bank is None or case.chips[case.bank] > 0


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_hand_ends_as_worked_out(case: Case) -> None:
    seats = len(case.start)
    state, _ = open_game(
        decode_rules(case.rules), NAMES[:seats], "s", packs=[case.cards], chips=case.start, banker=0
    )
    after = play(state, case.actions)
    dealt = case.cards.split()
    assert after.state.dealt == len(dealt), "all the cards and no others are dealt"
    assert [event.kind for event in after.told("hand_ends")] == ["hand_ends"]
    assert after.chips == case.chips
    assert after.state.fund == case.fund
    assert chips_in_all(after.state) == sum(case.start)
    bank = None if after.state.phase == "over" else after.state.banker
    assert bank == case.bank
