"""What is seen before Python is there is what is seen when it is: no flash, no jump."""

from __future__ import annotations

import io
import json
from random import Random
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from playwright.sync_api import expect

from e2e.phone import hold, shot, wait_until_playable
from e2e.player import control, start_game
from game.engine import apply, find_preset, legal_actions, new_game
from game.i18n import text
from game.storage import GAME, Save, write_save

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

WASM = "**/*.wasm?*"
# Longer than the page waits before it keeps the first screen of its next start.
A_WHILE = 900
# Not the line under Play, which tells of the loading; nor the notices, which lie over the page.
SEEN = ".start :is(h1, p:not(.below, .boot-text), [data-action])"
PLACES = """(seen) => [...document.querySelectorAll(seen)]
    .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { textContent, dataset, className, ariaPressed, ariaChecked, value } = one;
        return [dataset.action ?? one.tagName, dataset.value, textContent, className, ariaPressed,
            ariaChecked, value, x, y, width, height].join("|");
    })"""
SHIFTS = """() => new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 300);
})"""


def finished_game() -> str:
    """A game of two that has come to its end, as it is kept."""
    chance = Random(7)
    state = new_game(find_preset("italy").rules, ("", "Ada"), "seed", chips=(3, 3))
    while state.phase != "over":
        state, _ = apply(state, chance.choice(legal_actions(state)))
    return write_save(Save(state, (), ("", "medium bold"), 0))


def nothing(_page: Page) -> None:
    """Somebody who has chosen nothing yet."""


def choices(page: Page) -> None:
    for name, value in {"preset": "portugal", "players": "8", "hands": "20"}.items():
        page.locator(f'[data-action="{name}"][data-value="{value}"]').tap()
    page.locator('[data-action="level"]').tap()
    page.locator('[data-action="name"]').fill("Zoë <b>")


def language(page: Page) -> None:
    page.locator('[data-action="lang"][data-value="it"]').tap()


def deck(page: Page) -> None:
    start_game(page, players="2")
    control(page, "settings").tap()
    page.locator('[data-action="deck"][data-value="italian"]').tap()
    page.locator('.dialog-head [data-action="close"]').tap()
    control(page, "menu").tap()
    control(page, "leave").tap()


def a_game(page: Page) -> None:
    start_game(page, players="2")


def a_game_over(page: Page) -> None:
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [GAME, finished_game()])


def a_newer_game(page: Page) -> None:
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [GAME, json.dumps({"format": 99})]
    )
    page.reload()
    wait_until_playable(page)


STATES = {
    "nothing": (nothing, False),
    "choices": (choices, False),
    "language": (language, False),
    "deck": (deck, True),
    "a game": (a_game, True),
    "a game over": (a_game_over, True),
    "a newer game": (a_newer_game, False),
}


@pytest.mark.parametrize("state", STATES)
def test_python_draws_what_is_there_already(open_phone: OpenPhone, state: str) -> None:
    prepare, goes_on = STATES[state]
    page = open_phone()
    page.goto("./")
    wait_until_playable(page)
    prepare(page)
    page.wait_for_timeout(A_WHILE)
    held = hold(page, WASM)
    page.reload(wait_until="commit")
    expect(page.locator("#boot .boot-bar")).to_be_visible()
    expect(page.locator('[data-action="continue"]')).to_have_count(int(goes_on))
    page.evaluate("document.fonts.ready.then(() => null)")
    before = page.evaluate(PLACES, SEEN)
    shot(page, f"first-screen-{state.replace(' ', '-')}")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    wait_until_playable(page)
    assert page.evaluate(PLACES, SEEN) == before
    assert page.evaluate(SHIFTS) == 0


# What carries words on the first screen and waits for Python; Play beside it has a look of its own.
WAITING = (
    ".tradition, .start .choice button, .house-button, .line input, .pill, .train, "
    ".start .icon-button"
)
WRITTEN = ".tradition-name, .start .choice button, .house-button, .line input, .train"


def luminance(red: int, green: int, blue: int) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = [one / 255 for one in (red, green, blue)]
    r, g, b = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(picture: bytes) -> float:
    """Between what most of a picture shows, its ground, and the strokes farthest from that."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    wide, high = image.size
    # Without the edge, which is neither.
    data = image.crop((8, 8, wide - 8, high - 8)).tobytes()
    lights = sorted(luminance(*data[at : at + 3]) for at in range(0, len(data), 3))
    ground, few = lights[len(lights) // 2], len(lights) // 200
    return max(
        (max(ground, one) + 0.05) / (min(ground, one) + 0.05)
        for one in (lights[few], lights[-1 - few])
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_cannot_be_used_yet_looks_it_and_can_be_read(
    open_phone: OpenPhone, scheme: str
) -> None:
    page = open_phone(color_scheme=scheme)
    held = hold(page, WASM)
    page.goto("./", wait_until="commit")
    expect(page.locator("#boot .boot-bar")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(300)
    dimmed = "(all) => all.map((one) => +getComputedStyle(one).opacity)"
    before = page.locator(WAITING).evaluate_all(dimmed)
    assert len(before) > 25
    assert max(before) <= 0.8
    shot(page, f"first-screen-waiting-{scheme}")
    read = {one.inner_text(): contrast(one.screenshot()) for one in page.locator(WRITTEN).all()}
    assert min(read.values()) >= 4.5, read
    page.evaluate(
        """() => {
            globalThis.eased = 0;
            addEventListener("transitionrun", (event) => {
                if (event.propertyName === "opacity") globalThis.eased += 1;
            });
        }"""
    )
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    wait_until_playable(page)
    page.wait_for_timeout(400)
    assert set(page.locator(WAITING).evaluate_all(dimmed)) == {1}
    # They come alive softly, all of them.
    assert page.evaluate("eased") >= len(before)


def test_after_a_new_version_the_page_still_offers_to_continue(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    start_game(phone)
    phone.wait_for_timeout(A_WHILE)
    # What an older version has drawn is not shown by a newer one.
    phone.evaluate(
        """() => localStorage.setItem("setteemezzo.first",
            localStorage.getItem("setteemezzo.first").replace('"of":["', '"of":["0'))"""
    )
    hold(phone, WASM)
    phone.reload(wait_until="commit")
    expect(control(phone, "continue").or_(phone.locator('[data-action="continue"]'))).to_have_text(
        text("en", "start.continue")
    )


def test_a_word_of_another_page_on_the_same_host_is_no_word_of_ours(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    phone.wait_for_timeout(A_WHILE)
    # Another project on the host writes something under a name that we use for a timer.
    kept = phone.evaluate(
        """() => {
            localStorage.removeItem("setteemezzo.first");
            dispatchEvent(new StorageEvent("storage", { key: "remember", newValue: "x" }));
            return localStorage.getItem("setteemezzo.first");
        }"""
    )
    assert kept is None


@pytest.mark.parametrize(
    "kept",
    [
        "no json",
        "[]",
        '{"of": [], "trees": [["p", {}, []], ["p", {}, []]]}',
        '{"of": OF, "unread": false, "trees": [["p", {"onclick": "x()"}, ["evil"]], []]}',
        '{"of": OF, "unread": false, "trees": [["a", {"href": "javascript:x()"}, ["evil"]], []]}',
    ],
)
def test_what_is_kept_by_another_hand_is_not_drawn(phone: Page, kept: str) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    phone.wait_for_timeout(A_WHILE)
    of = json.dumps(json.loads(phone.evaluate("localStorage.getItem('setteemezzo.first')"))["of"])
    phone.evaluate(
        "(text) => localStorage.setItem('setteemezzo.first', text)", kept.replace("OF", of)
    )
    phone.reload()
    expect(phone.locator("#app h1")).to_have_text(text("en", "game.title"))
    expect(phone.locator("#app")).not_to_contain_text("evil")
    wait_until_playable(phone)
