"""The table in motion: from where to where, how a tap ends it, and that nothing jumps."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, play_on, start_game, state, tap_when_it_counts
from e2e.test_game import assert_nothing_to_scroll, put_on_table, stacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

PEOPLE = ("", *("medium steady",) * 7)
# Nonna's seat is before the bank's: the other five have decided when her turn comes.
LAST = "4d 6c 5h 4s 5c 3d Kd 2s"

# From now on each animation that begins is held at its first moment.
HOLD = """() => document.addEventListener("animationstart", (event) => {
    for (const one of event.target.getAnimations()) { one.pause(); one.currentTime = 0; }
}, true)"""

MIDDLES = """([card, pack]) => [card, pack].map((one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
})"""

# What the page itself moved to another place, but for the lines of the news, which scroll.
SHIFTS = """() => { globalThis.jumped = []; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) for (const { node } of entry.sources) {
        const place = node?.nodeType === 1 ? node : node?.parentElement;
        if (place && !entry.hadRecentInput && !place.closest(".news"))
            jumped.push(`${place.tagName} ${place.className}`);
    }
}).observe({ type: "layout-shift", buffered: false }); }"""

RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"

SIZES = {
    "small": {"width": 360, "height": 640},
    "side": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desk": {"width": 1440, "height": 900},
}


def my_turn(page: Page, seats: int = 6) -> None:
    """Put a game on the table in which one's own turn is the last before the bank's."""
    bets = " ".join(["bet:3"] * (seats - 1))
    stands = " ".join(["stand"] * (seats - 2))
    put_on_table(page, stacked(LAST, seats, banker=1), f"{bets} {stands}", PEOPLE[:seats])
    control(page, "act:hit").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_a_card_comes_from_the_pack(open_phone: OpenPhone, size: str) -> None:
    page = open_phone(viewport=SIZES[size])
    my_turn(page)
    page.evaluate(HOLD)
    tap_when_it_counts(page, "act:hit")
    page.wait_for_selector(".me .card-comes")
    card, pack = page.evaluate(MIDDLES, [".me .card-comes", ".pack-cards"])
    shot(page, f"motion-{size}")
    # Not to the hair: a few heights are known by their usual measure.
    assert card == pytest.approx(pack, abs=24)
    assert_nothing_to_scroll(page)


def test_who_wants_no_motion_gets_none(open_phone: OpenPhone) -> None:
    page = open_phone(reduced_motion="reduce")
    my_turn(page)
    tap_when_it_counts(page, "act:hit")
    page.wait_for_selector(".me .slot:nth-child(2)")
    assert page.evaluate(RUNNING) == 0


def test_without_speed_all_is_there_at_once_and_nothing_runs(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    start_game(phone, players="7")
    phone.locator('[data-action="speed"][data-value="none"]').tap()
    chance = random.Random(4)
    for _ in range(4):
        play_on(phone, chance)
        assert not phone.locator('[data-action="skip"]:enabled:visible').count()
        assert phone.evaluate(RUNNING) == 0


def test_a_tap_on_the_cloth_ends_the_motion_and_decides_nothing(phone: Page) -> None:
    start = stacked(LAST, 6, banker=1)
    put_on_table(phone, start, "bet:3 bet:3 bet:3 bet:3", PEOPLE[:6])
    tap_when_it_counts(phone, "act:bet:1")
    phone.wait_for_selector(".card-comes")
    box = phone.locator(".pack").bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + 4, box["y"] + 4)
    phone.wait_for_selector(".card-comes", state="detached")
    assert phone.locator(".me .slot").count() == 1
    come_to_rest(phone)
    actions = len(state(phone).seats[0].hands[0].cards)
    phone.touchscreen.tap(box["x"] + 4, box["y"] + 4)
    assert len(state(phone).seats[0].hands[0].cards) == actions
    assert control(phone, "act:hit").is_visible()


def test_turning_the_phone_keeps_the_hand(phone: Page) -> None:
    my_turn(phone)
    tap_when_it_counts(phone, "act:hit")
    now = state(phone)
    phone.set_viewport_size({"width": 640, "height": 360})
    phone.wait_for_selector(".me .slot:nth-child(2)")
    assert state(phone) == now


def test_nothing_jumps_while_a_hand_is_played(phone: Page) -> None:
    start = stacked(LAST, 6, banker=1)
    put_on_table(phone, start, "bet:3 bet:3 bet:3 bet:3", PEOPLE[:6])
    control(phone, "act:bet:1").wait_for()
    phone.evaluate(SHIFTS)
    tap_when_it_counts(phone, "act:bet:1")
    control(phone, "act:hit").wait_for()
    assert phone.evaluate("() => jumped") == []
