"""Sounds: what each is like as samples, when there are any, and that off is off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, tap_when_it_counts
from e2e.test_game import assert_nothing_to_scroll, small_targets
from e2e.test_traditions import Table
from game.storage import PREFS
from tools.paths import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import OpenPhone

RATE = 48_000
# Renders every sound as loud as it gets. Tells of each its name, its loudest sample, how far the
# samples lie beside zero on average, its first one, and how many seconds it lasts.
LOOK_AT_ALL = """async (rate) => {
    const { NAMES, start } = await import("../js/sound.js");
    const seen = [];
    for (const name of NAMES) {
        const context = new OfflineAudioContext(2, rate, rate);
        start(context, name, { chance: () => 0.99 });
        const samples = (await context.startRendering()).getChannelData(0);
        const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        const beside = samples.reduce((sum, one) => sum + one, 0) / samples.length;
        const end = samples.findLastIndex((one) => Math.abs(one) > 1e-4) / rate;
        seen.push([name, loudest, beside, Math.abs(samples[0]), end]);
    }
    return seen;
}"""
QUICK = f"""localStorage["{PREFS}"] ??= '{{"speed": "quick"}}';"""
COUNT_CONTEXTS = """
globalThis.contexts = [];
globalThis.AudioContext = class extends AudioContext {
    constructor() { super(); contexts.push(this); }
};
"""
LISTEN = """() => {
    globalThis.heard = [];
    const { cue } = page;
    page.cue = (name, ...rest) => { heard.push(name); return cue(name, ...rest); };
}"""


def test_every_sound_is_short_quiet_and_clean(open_phone: OpenPhone) -> None:
    # Any file of the site will do; the browser misses an icon for it. There the sounds lie among
    # all other scripts.
    phone = open_phone(troubled=True)
    source = ROOT / "static" / "js" / "sound.js"
    phone.route("**/static/js/sound.js", lambda route: route.fulfill(path=source))
    phone.goto("static/icons/favicon.svg")
    seen = phone.evaluate(LOOK_AT_ALL, RATE)
    assert len(seen) >= 12
    for name, loudest, beside, first, end in seen:
        assert 0.02 < loudest < 0.5, name
        assert abs(beside) < 1e-4, name
        # Neither begins with a click, nor goes on while the next thing happens.
        assert first < 0.02, name
        assert 0.04 < end < 0.6, name


def test_a_hand_is_heard_and_off_is_off(phone: Page) -> None:
    page = phone
    page.add_init_script(QUICK + COUNT_CONTEXTS)
    table = Table(page)
    table.sit("italy", "7d 6h 3c 4s", "bet:5", seats=2)
    page.evaluate(LISTEN)
    tap_when_it_counts(page, "act:hit")
    # The card, the one that was hidden, ten points, the stake, and what the bank had.
    control(page, "act:next").wait_for()
    assert page.evaluate("heard") == ["card", "flip", "bust", "chips", "flip"]
    assert page.evaluate("contexts.map((one) => one.state)") == ["running"]

    sound = page.locator('.top [data-action="sound"]')
    expect(sound).to_have_attribute("aria-pressed", "true")
    expect(sound).to_have_accessible_name("Sound")
    page.set_viewport_size({"width": 320, "height": 568})
    assert small_targets(page) == []
    assert_nothing_to_scroll(page)
    shot(page, "sound-320")
    sound.tap()
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(sound).to_be_focused()

    page.reload()
    wait_until_playable(page)
    control(page, "continue").tap()
    come_to_rest(page)
    page.evaluate(LISTEN)
    expect(sound).to_have_attribute("aria-pressed", "false")
    tap_when_it_counts(page, "act:next")
    come_to_rest(page)
    assert page.evaluate("[heard, contexts]") == [[], []]
    sound.tap()
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("heard") == ["chips"]
