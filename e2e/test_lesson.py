"""The first lesson by touch at 360 by 640, without the network; skipped, repeated, by keys."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import control, start_game
from e2e.test_advice import cut_off
from e2e.test_game import assert_nothing_to_scroll, small_targets
from game.storage import GAME, PREFS

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

# Longer than a tap that was meant for what stood there before is not counted.
GUARD = 350
SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800))

# What she says lies over nothing, and every word of it is in sight.
COVERED = """() => {
    const bubble = document.querySelector(".bubble");
    const room = bubble.getBoundingClientRect();
    const under = ".seat, .me-cards li, .me-total, .tray, .acts button, .sheet, .top";
    const covered = [...document.querySelectorAll(under)].filter((one) => {
        const place = one.getBoundingClientRect();
        return place.width && place.left < room.right - 1 && place.right > room.left + 1
            && place.top < room.bottom - 1 && place.bottom > room.top + 1;
    });
    const clipped = [bubble, ...document.querySelectorAll(".sheet, .payments, .me")].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
    const { left, top, right, bottom } = room;
    const out = Math.min(left, top, innerWidth - right, innerHeight - bottom) < 0;
    return [...covered, ...clipped, ...(out ? [bubble] : [])].map((one) => one.className);
}"""


# Heights in units of the screen follow a change of it a frame later.
DRAWN = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"


def tell_at_once(page: Page) -> None:
    """Set the speed at which nothing has to be waited for, as a player may have done."""
    kept = json.dumps({"speed": "none"})
    page.add_init_script(f"localStorage['{PREFS}'] ??= {json.dumps(kept)};")


def come(page: Page) -> None:
    tell_at_once(page)
    page.goto("./")
    wait_until_playable(page)
    control(page, "lesson").tap()
    expect(page.locator(".lesson")).to_be_visible()


def at_rest(page: Page) -> str:
    """Wait until something is asked for; return which action, or `end`."""
    page.locator(".asked, .farewell").first.wait_for()
    page.wait_for_timeout(GUARD)
    if page.locator(".farewell").count():
        return "end"
    return str(page.locator(".asked").first.get_attribute("data-action"))


def play_through(page: Page, choice: str) -> int:
    """Do what is asked for, up to the end; return how many taps it took."""
    taps = 0
    while at_rest(page) != "end":
        asked = page.locator(".asked")
        free = page.locator(f'.asked[data-action="act:{choice}"]')
        before = page.locator(".bubble").inner_text()
        (free if asked.count() > 1 else asked).first.tap()
        expect(page.locator(".bubble")).not_to_have_text(before)
        taps += 1
    return taps


def test_played_through_by_touch_without_the_network_and_once_more(open_phone: OpenPhone) -> None:
    page = open_phone(reduced_motion="reduce", service_workers="allow")
    tell_at_once(page)
    page.goto("./")
    wait_until_playable(page)
    card = page.locator(".lesson-card")
    expect(card).to_be_visible()
    assert_nothing_to_scroll(page)
    expect(page.locator(".offline-sign")).to_be_visible()
    page.context.set_offline(True)
    control(page, "lesson").tap()
    assert at_rest(page).startswith("act:bet")
    shot(page, "lesson-stake")
    assert small_targets(page) == []
    assert_nothing_to_scroll(page)
    page.locator(".asked").tap()
    assert at_rest(page) == "act:hit"
    said = page.locator(".bubble").inner_text()
    # Another tap is answered, and nothing moves.
    control(page, "act:stand").tap()
    expect(page.locator(".bubble .gently")).to_be_visible()
    assert page.locator(".bubble").inner_text() != said
    assert at_rest(page) == "act:hit"
    assert page.evaluate("document.activeElement.dataset.action") == "act:stand"
    assert play_through(page, "hit") == 10
    shot(page, "lesson-end")
    assert small_targets(page) == []
    control(page, "for_real").tap()
    expect(page.locator(".table:not(.lesson)")).to_be_visible()
    control(page, "menu").tap()
    control(page, "lesson").tap()
    assert at_rest(page).startswith("act:bet")
    control(page, "done").tap()
    expect(page.locator(".table:not(.lesson)")).to_be_visible()
    page.context.set_offline(False)
    page.go_back()
    expect(page.locator(".start")).to_be_visible()
    expect(card).to_have_count(0)


def test_skipped_put_away_and_found_again_beside_a_game(phone: Page) -> None:
    page = phone
    come(page)
    # A reload in the middle of it: it is offered again.
    page.reload()
    wait_until_playable(page)
    control(page, "lesson").tap()
    expect(page.locator(".lesson")).to_be_visible()
    page.go_back()
    expect(page.locator(".start")).to_be_visible()
    expect(page.locator(".lesson-card")).to_have_count(0)
    page.reload()
    wait_until_playable(page)
    expect(page.locator(".lesson-card")).to_have_count(0)
    start_game(page, players="2")
    before = page.evaluate("key => localStorage.getItem(key)", GAME)
    control(page, "menu").tap()
    control(page, "lesson").tap()
    assert at_rest(page).startswith("act:bet")
    assert page.evaluate("key => localStorage.getItem(key)", GAME) == before
    control(page, "done").tap()
    expect(page.locator(".table:not(.lesson)")).to_be_visible()


def test_by_keys_in_every_size_and_what_she_says_covers_nothing(open_phone: OpenPhone) -> None:
    page = open_phone(locale="it-IT", reduced_motion="reduce")
    come(page)
    keys = {"act:hit": "c", "act:stand": "s"}
    while True:
        asked = at_rest(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            where = f"{asked} at {width} by {height}"
            assert page.evaluate(COVERED) == [], where
            assert cut_off(page, ".lesson") == [], where
            assert_nothing_to_scroll(page)
        if asked == "end":
            break
        assert page.evaluate("document.activeElement.dataset.action") == asked
        before = page.locator(".bubble").inner_text()
        page.keyboard.press(keys.get(asked, "Enter"))
        expect(page.locator(".bubble")).not_to_have_text(before)
    assert page.evaluate("document.activeElement.dataset.action") == "for_real"
    page.keyboard.press("Escape")
    expect(page.locator(".start")).to_be_visible()
