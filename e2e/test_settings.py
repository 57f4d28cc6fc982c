"""The settings on the phone: chosen by touch, in force at once, and from the first paint on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.phone import hold, shot, wait_until_playable
from e2e.player import control, saved
from e2e.test_advice import close, cut_off
from e2e.test_deck import faces
from e2e.test_first_screen import A_WHILE, PLACES, SEEN, SHIFTS, WASM
from e2e.test_game import assert_nothing_to_scroll, small_targets
from e2e.test_traditions import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

FOUR = "4d 6h Kc 5s Qc 7d"
# Every setting with a value that it does not have at first; the language last, as it names them.
CHOSEN = {
    "deck": "italian",
    "card_back": "blue",
    "cloth": "wine",
    "season": "christmas",
    "text_size": "largest",
    "speed": "none",
    "advisor": "always",
    "sound": "off",
    "vibration": "off",
    "awake": "off",
    "hand": "left",
    "lang": "it",
}
LOOK = """() => {
    const root = getComputedStyle(document.documentElement);
    const winter = getComputedStyle(document.querySelector(".winter"));
    const go = [...document.querySelectorAll(".go-row > *")]
        .map((one) => one.getBoundingClientRect().x);
    return {
        size: parseFloat(root.fontSize),
        felt: root.getPropertyValue("--felt"),
        winter: winter.display,
        mirrored: go[0] > go.at(-1),
        lang: document.documentElement.lang,
    };
}"""
# Records what is asked of the screen.
LOCK = """
    globalThis.asked = [];
    Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({
        request: async () => {
            const lock = new EventTarget();
            lock.release = async () => { asked.push("released"); };
            asked.push("on");
            return lock;
        },
    }) });
"""


def choose(page: Page, key: str, value: str) -> None:
    page.locator(f'.dialog [data-action="{key}"][data-value="{value}"]').tap()


def test_every_setting_is_kept_and_in_force_from_the_first_paint_on(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    plain = phone.evaluate(LOOK)
    assert (plain["size"], plain["mirrored"]) == (16, False)
    control(phone, "settings").tap()
    for key, value in CHOSEN.items():
        choose(phone, key, value)
    close(phone)
    chosen: dict[str, Any] = phone.evaluate(LOOK)
    assert chosen["size"] == 20.48
    assert chosen["felt"] != plain["felt"]
    assert (chosen["winter"], chosen["mirrored"], chosen["lang"]) == ("block", True, "it")
    phone.wait_for_timeout(A_WHILE)

    held = hold(phone, WASM)
    phone.reload(wait_until="commit")
    expect(phone.locator("#boot .boot-bar")).to_be_visible()
    phone.evaluate("document.fonts.ready.then(() => null)")
    assert phone.evaluate(LOOK) == chosen
    assert faces(phone) == {"marks-italian"}
    before = phone.evaluate(PLACES, SEEN)
    shot(phone, "settings-first-paint")
    while not held:
        phone.wait_for_timeout(20)
    held[0].continue_()
    wait_until_playable(phone)
    assert phone.evaluate(LOOK) == chosen
    assert phone.evaluate(PLACES, SEEN) == before
    assert phone.evaluate(SHIFTS) == 0
    control(phone, "settings").tap()
    for key, value in CHOSEN.items():
        one = phone.locator(f'.dialog [data-action="{key}"]')
        if one.count() > 1:
            one = phone.locator(f'.dialog [data-action="{key}"][data-value="{value}"]')
            expect(one).to_have_attribute("aria-pressed", "true")
        else:
            expect(one).to_have_attribute("aria-checked", str(key == "hand").lower())


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((320, 568), "normal"),
        ((360, 640), "normal"),
        ((360, 640), "largest"),
        ((844, 390), "large"),
    ],
)
def test_in_the_middle_of_a_hand_and_back_at_the_same_point(
    open_phone: OpenPhone, size: tuple[int, int], text: str
) -> None:
    page = open_phone(viewport={"width": size[0], "height": size[1]}, locale="it-IT")
    page.add_init_script(LOCK)
    table = Table(page)
    table.sit("italy", FOUR, "bet:5", seats=2)
    assert page.evaluate("asked") == ["on"]
    before = saved(page).actions, page.locator(".ring").inner_text()
    control(page, "settings").tap()
    choose(page, "text_size", text)
    # Each setting is the second tap.
    for key in CHOSEN:
        assert page.locator(f'.dialog [data-action="{key}"]').count() > 0
    assert cut_off(page, ".settings") == []
    assert small_targets(page) == []
    if text == "normal" and size[1] >= 640:
        assert page.evaluate(
            "() => { const one = document.querySelector('.dialog-body');"
            " return one.scrollHeight <= one.clientHeight; }"
        )
    shot(page, f"settings-{size[0]}-{text}")
    choose(page, "awake", "off")
    assert page.evaluate("asked") == ["on", "released"]
    close(page)
    expect(page.locator("[role=dialog]")).to_have_count(0)
    assert (saved(page).actions, page.locator(".ring").inner_text()) == before
    assert_nothing_to_scroll(page)
    assert cut_off(page, ".dock") == []
    assert small_targets(page) == []
    shot(page, f"settings-{size[0]}-{text}-table")
