"""The check of a shuffle: done here once more from what is told in docs/shuffle.md, and by lot."""

import random
import subprocess
import sys
from hashlib import sha256
from math import factorial
from pathlib import Path

import pytest

from game.app.checking import Check, checks_of, text_of
from game.app.replay import tape_of
from game.engine import HIDDEN, PRESETS, Card, Event, SeatView, find_preset, legal_actions
from game.engine.cards import PACKS
from game.ui import view
from tests.app.desk import Desk
from tests.app.test_hand_links import hands
from tools.soak.rule_sets import any_rules, any_seats


def order_by_hand(key: str, pack: tuple[Card, ...]) -> list[Card]:
    """Draw the cards one after another, as the page on the shuffle tells."""
    count = 0
    while True:
        number = int(sha256(f"{key} {count}".encode()).hexdigest(), 16)
        if number < 2**256 // factorial(len(pack)) * factorial(len(pack)):
            break
        count += 1
    number %= factorial(len(pack))
    left, drawn = list(pack), []
    while left:
        number, place = divmod(number, len(left))
        drawn.append(left.pop(place))
    return drawn


def test_the_lines_of_the_page_on_the_shuffle_find_the_same() -> None:
    desk = seated("italy")
    to_the_end_of_the_hand(desk)
    desk.tap("shuffle")
    one = desk.model.checks[0]
    page = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
    script = page.split("```python")[1].split("```")[0]
    assert 'key, cut = "KEY", 0' in script
    script = script.replace('key, cut = "KEY", 0', f'key, cut = "{one.key}", {one.cut}')
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    fingerprint, cards = said.stdout.splitlines()
    assert fingerprint == one.fingerprint
    assert cards.split()[: len(one.came)] == list(one.came)


def to_the_end_of_the_hand(desk: Desk) -> None:
    while desk.state.phase not in ("between", "over"):
        desk.act(str(next(a for a in legal_actions(desk.state) if a.verb not in ("hit", "stop"))))
        desk.wait()


def seated(preset: str, **choices: str) -> Desk:
    desk = Desk()
    desk.tap("preset", preset)
    desk.start_game(players="2", **choices)
    return desk


def sheet(desk: Desk) -> str:
    return str(view(desk.model))


def test_a_hand_that_is_over_is_checked_with_nothing_but_sha256() -> None:
    desk = seated("italy")
    announced = next(e.text for e in reversed(desk.model.told) if e.kind == "shuffles")
    to_the_end_of_the_hand(desk)
    desk.tap("shuffle")
    assert desk.model.dialog == "shuffle"
    one = desk.model.checks[0]
    assert one.fingerprint == announced == sha256(one.key.encode()).hexdigest()
    order = order_by_hand(one.key, PACKS["40"])
    assert list(one.order) == order[one.cut :] + order[: one.cut]
    on_table = [card for seat in desk.state.seats for hand in seat.hands for card in hand.cards]
    assert sorted(one.came) == sorted(on_table)
    assert one.holds
    assert "shuffle-verdict display gain" in sheet(desk)


def test_in_the_middle_of_a_hand_the_fingerprint_is_all_that_is_shown() -> None:
    desk = seated("france40")
    desk.tap("shuffle")
    one = desk.model.checks[0]
    assert one.fingerprint == desk.state.fingerprint
    assert (one.key, one.order) == ("", ())
    dialog = sheet(desk).split("dialog dialog-shuffle")[1].split("revealed")[0]
    assert "#m-" not in dialog
    desk.tap("send_shuffle", "0")
    assert not desk.said


def test_the_line_that_tells_of_the_shuffle_has_the_begin_of_the_fingerprint() -> None:
    desk = seated("italy")
    desk.tap("log")
    short = f" {desk.state.fingerprint[:4]}\u00a0{desk.state.fingerprint[4:8]}"
    assert repr(short)[1:-1] in sheet(desk)


def test_a_pack_over_several_hands_is_checked_when_it_is_shuffled_again() -> None:
    # The bank stays where it is, and with it the pack.
    desk = seated("italy", rule="shuffle=1,next_banker=4")
    told = desk.state.fingerprint
    assert desk.state.rules.shuffle == "run_down"
    to_the_end_of_the_hand(desk)
    desk.tap("shuffle")
    assert desk.model.checks[0].fingerprint == told
    assert not desk.model.checks[0].key
    assert "for several hands" in sheet(desk)
    desk.tap("close")
    hands_before = 0
    while desk.state.fingerprint == told:
        hands_before = desk.state.hand_number
        desk.act("next")
        desk.wait()
        to_the_end_of_the_hand(desk)
    assert hands_before > 1
    desk.tap("shuffle")
    whole = next(one for one in desk.model.checks if one.fingerprint == told)
    assert whole.holds
    assert whole.gone == 0
    # All the hands of it, or it would not have been shuffled again.
    assert len(whole.came) >= 3 * hands_before


def test_the_shuffles_are_known_after_a_reload() -> None:
    desk = seated("italy")
    to_the_end_of_the_hand(desk)
    desk.act("next")
    desk.wait()
    desk.tap("shuffle")
    before = desk.model.checks
    again = Desk(desk.store)
    again.tap("continue")
    again.wait()
    again.tap("shuffle")
    assert again.model.checks == before
    assert [one.holds for one in before[1:]] == [True, True]


@pytest.fixture
def told() -> tuple[SeatView, tuple[Event, ...]]:
    start, done = next(hands(find_preset("italy").rules, 4, "a table", 60))
    tape = tape_of(start, done, 0)
    return tape.before, tape.told


def checked(told: tuple[SeatView, tuple[Event, ...]], kind: str, **changes: object) -> Check:
    """Check with the last event of a kind changed."""
    before, events = told
    place = max(number for number, event in enumerate(events) if event.kind == kind)
    changed = events[place]._replace(**changes)  # type: ignore[arg-type]  # fields of the event
    rest = tuple(event for event in events[place + 1 :] if event.kind != "shows")
    return checks_of(before, (*events[:place], changed, *rest))[0]


def test_what_was_told_holds_as_it_was(told: tuple[SeatView, tuple[Event, ...]]) -> None:
    assert checked(told, "cuts").holds


def test_a_card_that_was_swapped_is_found(told: tuple[SeatView, tuple[Event, ...]]) -> None:
    last = next(event for event in reversed(told[1]) if event.kind == "deals")
    own = next(event for event in told[1] if event.kind == "deals" and HIDDEN not in event.cards)
    swapped = checked(told, "deals", cards=own.cards if own != last else (Card("Ah"),))
    assert (swapped.print_fits, swapped.order_fits) == (True, False)
    assert not swapped.holds


def test_another_key_is_found(told: tuple[SeatView, tuple[Event, ...]]) -> None:
    other = checked(told, "reveals", text="0" * 64)
    assert (other.print_fits, other.order_fits) == (False, False)


def test_another_fingerprint_is_found(told: tuple[SeatView, tuple[Event, ...]]) -> None:
    other = checked(told, "shuffles", text="0" * 64)
    assert (other.print_fits, other.order_fits) == (False, True)


def test_another_cut_is_found(told: tuple[SeatView, tuple[Event, ...]]) -> None:
    cut = next(event.amount for event in reversed(told[1]) if event.kind == "cuts")
    assert not checked(told, "cuts", amount=cut % 39 + 1).holds


def test_every_shuffle_of_any_game_holds() -> None:
    dice = random.Random("shuffles")
    rules = [preset.rules for preset in PRESETS] + [any_rules(dice) for _ in range(25)]
    found = 0
    for number, one in enumerate(rules):
        seats = any_seats(one, dice)
        events: tuple[Event, ...] = ()
        before = None
        for start, done in hands(one, seats, f"game {number}", 80):
            tape = tape_of(start, done, 0)
            before = before or tape.before
            events += tape.told[tape.known :]
        if before is None:
            continue
        revealed = [check for check in checks_of(before, events) if check.key]
        assert all(check.holds for check in revealed)
        found += len(revealed)
    assert found > 100


def test_what_another_tool_gets() -> None:
    one = Check("f" * 64, "k" * 64, 7, (Card("7d"),), (Card("7d"), Card("Kd")), True, True)
    lines = text_of(one).splitlines()
    assert lines == [
        f"SHA-256(key) = {'f' * 64}",
        f"key = {'k' * 64}",
        "cut = 7",
        "cards = 7d",
    ]
