"""The presets, against the table in ``docs/presets.md``, cell by cell."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine import PRESETS, Preset, Rules, find_preset, replace

PAGE = Path(__file__).parents[2] / "docs" / "presets.md"

COLUMNS = {
    "Italia: sette e mezzo": "italy",
    "France: sept et demi": "france40",
    "France, 32 cards": "france32",
    "Portugal/Brasil: sete e meio": "portugal",
    "España: siete y media": "spain",
}


def table() -> dict[tuple[str, str], str]:
    """Cells of the table on the page, by row and column."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    heads, _, *body = rows
    return {
        (row[0], head): cell for row in body for head, cell in zip(heads[1:], row[1:], strict=True)
    }


CELLS = table()


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def pack_and_seats(preset: Preset) -> str:
    low, high = preset.seats
    best = " (5 best)" if preset.name == "portugal" else ""
    return f"{preset.rules.pack}, {low}–{high}{best}"


def limits(preset: Preset) -> str:
    rules = preset.rules
    raising = ", raising" if rules.raising else ""
    return f"{rules.stake_min}–{rules.stake_max or 'all'}{raising}"


def first_banker(preset: Preset) -> str:
    ways = {"draw": "card drawn", "lot": "lot", "vote": "vote", "chosen": "chosen"}
    offered = [ways[value] for key, value in preset.offered if key == "first_banker"]
    return " or ".join([ways[preset.rules.first_banker], *offered])


def next_banker(preset: Preset) -> str:
    ways = {
        "seven_half": "kept until 7½",
        "royal": "royal only",
        "natural": "7½ in two cards",
        "rotate": "every hand",
        "never": "never",
    }
    return ways[preset.rules.next_banker] + (", or sold" if preset.rules.bank_sale else "")


def wild(preset: Preset) -> str:
    names = {"Kd": "K♦", "Ad": "A♦"}
    offered = [names[value] for key, value in preset.offered if key == "wild"]
    if preset.rules.pack == "32":
        assert (preset.rules.wild, offered) == ("none", [])
        return "–"
    state = "off" if preset.rules.wild == "none" else f"{names[preset.rules.wild]} wild"
    return state + (f" ({offered[0]} offered)" if offered else "")


RECEIVE = {
    "open": "open",
    "hide_before": "one hidden, before",
    "hide_after": "one hidden, after",
    "open_or_closed": "open or closed",
}
STAKE_TIME = {"before": "before the deal", "after": "after looking"}
SHEETS = {"IT": "IT", "FR": "FR", "PT": "PT", "ES": "IT, Spanish variants"}

# What a cell has to say of a preset, row by row.
ROWS: dict[str, Callable[[Preset], str]] = {
    "sheet": lambda preset: SHEETS[preset.sheet],
    "pack, seats": pack_and_seats,
    "stake set": lambda preset: STAKE_TIME[preset.rules.stake_time],
    "limits": limits,
    "cards received": lambda preset: RECEIVE[preset.rules.receive],
    "7½ shown at once": lambda preset: yes_no(preset.rules.show_seven_half),
    "7½ pays": lambda preset: str(preset.rules.seven_half_pays),
    "bank's 7½ collects": lambda preset: str(preset.rules.bank_seven_half_collects),
    "first banker": first_banker,
    "next banker": next_banker,
    "guarantee fund": lambda preset: yes_no(preset.rules.fund),
    "splitting": lambda preset: yes_no(preset.rules.split_hands > 1),
    "wild": wild,
}


def test_the_page_has_all_these_rows_and_columns_and_no_others() -> None:
    assert set(CELLS) == {(row, head) for row in ROWS for head in COLUMNS}


@pytest.mark.parametrize(("row", "head"), CELLS)
def test_a_cell_says_what_the_code_plays(row: str, head: str) -> None:
    assert CELLS[row, head] == ROWS[row](find_preset(COLUMNS[head]))


def test_every_preset_is_on_the_page_or_is_reale() -> None:
    assert {preset.name for preset in PRESETS} == {*COLUMNS.values(), "reale"}


def test_reale_is_italy_with_royal_which_alone_takes_the_bank_and_the_king_offered() -> None:
    italy, reale = find_preset("italy"), find_preset("reale")
    assert reale.rules == replace(italy.rules, royal=True, next_banker="royal")
    assert (reale.seats, reale.sheet) == (italy.seats, "IT")
    assert reale.offered == (("wild", "Kd"),)


# What the table does not name is the same everywhere.
SAME: dict[str, object] = {
    "chips": 50,
    "direction": "anticlockwise",
    "shuffle": "every_hand",
    "tie": "bank",
    "pair_of_sevens": False,
    "burn": "none",
    "hands": 0,
}
IN_THE_TABLE = {
    "pack", "stake_time", "stake_min", "stake_max", "raising", "receive", "show_seven_half",
    "seven_half_pays", "bank_seven_half_collects", "first_banker", "next_banker", "bank_sale",
    "fund", "split_hands", "wild",
}  # fmt: skip


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_what_the_table_does_not_name(preset: Preset) -> None:
    assert {key: getattr(preset.rules, key) for key in SAME} == SAME
    assert preset.rules.banker_looks == (preset.sheet != "FR")
    assert preset.rules.royal == (preset.name == "reale")


def test_every_switch_is_in_the_table_or_looked_at_beside_it() -> None:
    fields = {field.name for field in dataclasses.fields(Rules)}
    assert fields == IN_THE_TABLE | set(SAME) | {"banker_looks", "royal"}


def test_spain_splits_into_two_hands() -> None:
    assert find_preset("spain").rules.split_hands == 2
