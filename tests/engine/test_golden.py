"""Golden playthroughs: whole games written down, one file for each preset in ``golden/``.

A file holds games. A game begins with its rule code, then who sits down and what is stacked;
a line with ``>`` is an action, and the lines under it are what happened. Lines with ``#`` are
remarks. The cards, the chips and who has the bank were checked by hand when they were written.

To add a game, write its head and its actions only. To write the files anew after a change that
is meant, run ``python -m tests.engine.test_golden`` from the top of the clone; then read the
difference line by line, for it says what players will see: is every changed chip right?
"""

import re
from pathlib import Path

import pytest

from game.engine import (
    PRESETS,
    Event,
    State,
    apply,
    decode_rules,
    events,
    open_game,
    parse_action,
)

GOLDEN = Path(__file__).parent / "golden"
HEADS = ("game", "names", "seed", "chips", "banker", "pack")


def points(half_points: int) -> str:
    whole, half = divmod(half_points, 2)
    return (str(whole) if whole or not half else "") + "½" * half


def told(event: Event, state: State) -> str:
    parts = [event.kind]
    if event.seat >= 0:
        parts.append(state.seats[event.seat].name)
    parts += event.cards
    if event.amount:
        parts.append(str(event.amount))
    if event.short:
        parts.append(f"short {event.short}")
    if event.text:
        parts.append(event.text)
    if event.total is not None:
        parts.append(f"({points(event.total)})")
    if event.seen_by != "all":
        parts.append(f"[{event.seen_by}]")
    return "  " + " ".join(parts)


def chips(state: State) -> str:
    return "  = " + ", ".join(f"{seat.name} {seat.chips}" for seat in state.seats)


def happened(what: tuple[Event, ...], state: State) -> list[str]:
    lines = [told(event, state) for event in what]
    if any(event.kind in ("hand_ends", "game_over") for event in what):
        lines.append(chips(state))
    return lines


def sit_down(head: dict[str, list[str]]) -> tuple[State, tuple[Event, ...]]:
    return open_game(
        decode_rules(head["game"][0]),
        head["names"][0].split(),
        head["seed"][0],
        packs=head.get("pack"),
        chips=[int(count) for count in head["chips"][0].split()] if "chips" in head else None,
        banker=int(head["banker"][0]) if "banker" in head else None,
    )


def transcript(text: str) -> str:
    """Play the games of a file from their heads and actions, and write all of it again."""
    lines: list[str] = []
    head: dict[str, list[str]] = {}
    state: State | None = None
    for line in text.splitlines():
        if line.startswith("  "):
            continue
        word, _, rest = line.partition(" ")
        if word in HEADS:
            if word == "game":
                head, state = {}, None
            head.setdefault(word, []).append(rest)
        elif word == "begin":
            state, what = sit_down(head)
            lines += [line, *happened(what, state)]
            continue
        elif word == ">":
            assert state is not None, line
            assert state.to_act is not None, line
            name, text_of_action = rest.split()
            assert state.seats[state.to_act].name == name, line
            state, what = apply(state, parse_action(text_of_action))
            lines += [line, *happened(what, state)]
            continue
        lines.append(line)
    return "\n".join(lines) + "\n"


def read(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


NAMES = [preset.name for preset in PRESETS]


def test_every_preset_has_a_golden_playthrough_and_no_other_is_left_over() -> None:
    assert sorted(path.name for path in GOLDEN.iterdir()) == sorted(f"{n}.txt" for n in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_preset_itself_is_played(name: str) -> None:
    assert f"\ngame {name}\n" in read(name)


@pytest.mark.parametrize("name", NAMES)
def test_playing_again_gives_the_very_same_text(name: str) -> None:
    assert transcript(read(name)) == read(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_to_its_end(name: str) -> None:
    games = re.split(r"^game ", read(name), flags=re.MULTILINE)[1:]
    assert len(games) > 1
    for game in games:
        assert "\n  game_over " in game


def test_all_kinds_of_events_come_up() -> None:
    kinds = set(re.findall(r"^``(\w+)``", events.__doc__ or "", re.MULTILINE))
    assert "hand_begins" in kinds
    text = "".join(read(name) for name in NAMES)
    assert set(re.findall(r"^  (\w+)", text, re.MULTILINE)) == kinds


def write_anew() -> None:
    for name in NAMES:
        (GOLDEN / f"{name}.txt").write_text(transcript(read(name)), encoding="utf-8")


if __name__ == "__main__":
    write_anew()
