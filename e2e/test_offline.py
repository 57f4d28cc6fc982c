"""The game without the network, and through new versions of itself, on a phone of 360 by 640."""

from __future__ import annotations

import json
import random
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import PATIENCE, SMALL_PHONE, Watch, shot, wait_until_playable
from e2e.player import come_to_rest, control, play_on, saved, start_game, state
from e2e.test_deck import choose, faces
from e2e.test_game import assert_nothing_to_scroll, small_targets
from e2e.versions import ChangingSite, look
from game.engine import decode_rules
from game.i18n import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

    OpenPhone = Callable[..., Page]

VERSION = "document.querySelector('meta[name=version]').content"
# For the cache in memory that a test's browser has; one on a disk takes it.
TOO_LARGE = "runtime/pyodide/pyodide.asm.wasm"
STYLES = "static/css/site.css"


@pytest.fixture
def caching() -> str:
    """What the server says of HTTP caching; nothing that could fake being offline."""
    return "no-store"


@pytest.fixture
def changing(site_folder: Path, tmp_path: Path, caching: str) -> Iterator[ChangingSite]:
    """The built site, in a folder of its own where another version can be made of it."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    site = ChangingSite(folder, caching)
    yield site
    site.stop()


@pytest.fixture
def open_phone(browser: Browser, changing: ChangingSite) -> Iterator[OpenPhone]:
    """Gives phones whose browsers have a service worker; any error on a console fails the test.

    Unless the test gives a list for the problems, to look at them itself.
    """
    contexts: list[BrowserContext] = []
    watches: list[Watch] = []

    def open_one(problems: list[str] | None = None) -> Page:
        context = browser.new_context(**(SMALL_PHONE | {"service_workers": "allow"}))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch = Watch(page, changing.address)
        if problems is None:
            watches.append(watch)
        else:
            watch.problems = problems
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not (problems := [problem for watch in watches for problem in watch.problems]), problems


@pytest.fixture
def phone(open_phone: OpenPhone) -> Page:
    return open_phone()


def visit(page: Page, site: ChangingSite, address: str = "") -> None:
    page.goto(site.address + address)
    wait_until_playable(page)


def works_offline(page: Page) -> None:
    """Wait for the page to say so on the start screen."""
    expect(page.locator(".offline-sign")).to_contain_text("Works offline")


def publish_another(site: ChangingSite, mark: str) -> str:
    """Make a version whose only difference is a mark in the styles."""
    styles = (site.folder / STYLES).read_text(encoding="utf-8").partition("/* mark")[0]
    site.change(STYLES, f"{styles}/* mark */ :root {{ --mark: {mark}; }}\n")
    return site.publish()


def mark(page: Page) -> str:
    script = "getComputedStyle(document.documentElement).getPropertyValue('--mark')"
    return str(page.evaluate(script)).strip()


def close(page: Page) -> None:
    page.locator('.icon-button[data-action="close"]').tap()


def play_to(page: Page, chance: random.Random, *phases: str) -> None:
    while come_to_rest(page).phase not in phases:
        play_on(page, chance)


def consider(page: Page) -> None:
    """Take the time to see an offer: before, a tap is taken for one on what it has covered."""
    page.wait_for_timeout(700)


def test_the_other_deck_is_there_without_the_network(phone: Page, changing: ChangingSite) -> None:
    visit(phone, changing)
    works_offline(phone)
    changing.stop()
    start_game(phone, players="2")
    come_to_rest(phone)
    choose(phone, "italian")
    phone.reload()
    wait_until_playable(phone)
    assert faces(phone) == {"marks-italian"}
    control(phone, "continue").tap()
    chance = random.Random(7)
    come_to_rest(phone)
    while not phone.locator(".me-cards .card").count():
        play_on(phone, chance)
    assert "cards-italian" in faces(phone)


def test_after_one_visit_everything_works_without_the_network(
    phone: Page, changing: ChangingSite
) -> None:
    visit(phone, changing)
    works_offline(phone)
    shot(phone, "offline-start")
    assert small_targets(phone) == []
    assert_nothing_to_scroll(phone)
    changing.stop()
    # The page that has been open all the time plays a whole game.
    start_game(phone, players="2", hands="5")
    chance = random.Random(5)
    now = come_to_rest(phone)
    while now.phase != "over":
        now = play_on(phone, chance)
    expect(control(phone, "again")).to_be_visible()
    control(phone, "again").tap()
    assert come_to_rest(phone).hand_number == 1
    # A reload, with this and that behind the address.
    for address in ("", "?from=home", "?a=1&b=2#nothing", "not/there"):
        visit(phone, changing, address)
    works_offline(phone)
    control(phone, "continue").tap()
    play_to(phone, chance, "between")
    control(phone, "menu").tap()
    shot(phone, "offline-menu")
    expect(phone.locator(".dialog")).to_contain_text("All of the game is on this device")
    assert small_targets(phone) == []
    # Another language, and a table by a link.
    phone.locator('.dialog [data-action="settings"]').tap()
    phone.locator('[data-action="lang"][data-value="it"]').tap()
    visit(phone, changing, "?x#italy.bu2.ti1")
    control(phone, "dismiss").tap()
    control(phone, "done").tap()
    expect(phone.locator(".offline-sign")).to_contain_text(text("it", "offline.ready"))
    control(phone, "play").tap()
    control(phone, "replace").tap()
    play_to(phone, chance, "between")
    rules = decode_rules("italy.bu2.ti1")
    assert (saved(phone).start.rules.burn, saved(phone).start.rules.tie) == (rules.burn, rules.tie)


PLACES = """() => [
    ...document.querySelectorAll(".start [data-action], .start p > span:first-child"),
].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.dataset.action, one.dataset.value, x, y, width, height].join("|");
    })"""


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(360, 640), (430, 932), (667, 375)], ids=str)
def test_nothing_moves_when_it_is_known_to_work_offline(
    open_phone: OpenPhone, changing: ChangingSite, size: tuple[int, int], lang: str
) -> None:
    phone = open_phone()
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    phone.add_init_script(
        f"""localStorage.setItem("setteemezzo.prefs", '{{"lang": "{lang}"}}');
        globalThis.shift = 0;
        new PerformanceObserver((list) => {{
            for (const entry of list.getEntries()) shift += entry.value;
        }}).observe({{ type: "layout-shift", buffered: true }});"""
    )
    phone.goto(changing.address, wait_until="commit")
    phone.wait_for_selector("#boot")
    phone.evaluate("document.fonts.ready.then(() => null)")
    first = phone.evaluate(PLACES)
    wait_until_playable(phone)
    before = phone.evaluate(PLACES)
    expect(phone.locator(".offline-sign")).to_contain_text(text(lang, "offline.ready"))
    phone.wait_for_timeout(300)
    shot(phone, f"offline-sign-{size[0]}-{lang}")
    assert first == before == phone.evaluate(PLACES)
    assert phone.evaluate("shift") == 0


@pytest.mark.parametrize("caching", ["max-age=600"])
def test_the_network_may_go_as_soon_as_the_game_is_there(
    open_phone: OpenPhone, changing: ChangingSite
) -> None:
    problems: list[str] = []
    phone = open_phone(problems)
    visit(phone, changing)
    changing.stop()
    start_game(phone, players="2", hands="5")
    play_to(phone, random.Random(3), "between")
    control(phone, "menu").tap()
    expect(phone.locator(".dialog")).to_contain_text(text("en", "offline.waiting"))
    shot(phone, "offline-waiting")
    close(phone)
    # And when it is back, so is the rest.
    changing.start()
    control(phone, "menu").tap()
    ready = phone.locator(".dialog", has_text=text("en", "offline.ready"))
    for _ in range(20):
        # A look that was on its way when the network came is in vain, and so is one beside it.
        if not ready.count():
            look(phone)
            phone.wait_for_timeout(2_000)
    expect(ready).to_be_visible()
    # The browser itself says that it could not have the worker, and nothing else is missing.
    assert {one for one in problems if "fetching the script" not in one} == set()


@pytest.mark.parametrize("caching", ["max-age=600"])
def test_what_comes_before_play_is_what_the_list_says_and_then_nothing_twice(
    phone: Page, changing: ChangingSite
) -> None:
    visit(phone, changing)
    works_offline(phone)
    asked = changing.server.asked
    before = {one.name for one in asked if not one.by_worker}
    listed = json.loads((changing.folder / "files.json").read_text(encoding="utf-8"))["files"]
    first = {one["path"] for one in listed if one["first"]}
    # A browser with tabs asks for an icon too; that one does not count.
    assert {one for one in before if not one.startswith("static/icons/")} - {"sw.js"} == first
    # With HTTP caching all of it is only asked whether it is still so.
    again = {one.name: one.status for one in asked if one.by_worker}
    first.remove(TOO_LARGE)
    assert {name: again[name] for name in first} == dict.fromkeys(first, 304)
    assert set(again) == {one["path"] for one in listed if one["offline"]}
    # A start touches no network.
    asked.clear()
    visit(phone, changing)
    assert [one.name for one in asked if one.name != "sw.js"] == []


def test_a_new_version_is_taken_at_the_hands_end_and_the_game_goes_on(
    phone: Page, changing: ChangingSite
) -> None:
    old = publish_another(changing, "one")
    visit(phone, changing)
    works_offline(phone)
    start_game(phone, players="2", hands="10")
    chance = random.Random(4)
    play_to(phone, chance, "play", "bank")
    new = publish_another(changing, "two")
    look(phone)
    # In the menu it is told at once; while a hand is played it cannot be taken.
    control(phone, "menu").tap()
    renew = phone.locator('.dialog [data-action="renew"]')
    expect(renew).to_be_disabled()
    close(phone)
    expect(phone.locator(".offer")).to_have_count(0)
    play_to(phone, chance, "between")
    expect(phone.locator(".offer")).to_contain_text(text("en", "version.offer"))
    shot(phone, "version-offer")
    assert small_targets(phone) == []
    assert (phone.evaluate(VERSION), mark(phone)) == (old, "one")
    before = state(phone), phone.locator("main.table").inner_text()
    consider(phone)
    control(phone, "renew").tap()
    # One tap, and the same table is there, of the new version.
    expect(phone.locator(f'meta[name="version"][content="{new}"]')).to_be_attached()
    phone.wait_for_selector(".table")
    assert mark(phone) == "two"
    come_to_rest(phone)
    assert (state(phone), phone.locator("main.table").inner_text()) == before
    expect(phone.locator(".offer")).to_have_count(0)
    control(phone, "act:next").tap()
    play_to(phone, chance, "between")
    # The next one is not wanted now: it is there at the next start, without a word.
    newest = publish_another(changing, "three")
    look(phone)
    expect(phone.locator(".offer")).to_be_visible()
    consider(phone)
    control(phone, "decline").tap()
    control(phone, "act:next").tap()
    play_to(phone, chance, "between")
    expect(phone.locator(".offer")).to_have_count(0)
    assert mark(phone) == "two"
    kept = state(phone)
    changing.stop()
    visit(phone, changing)
    assert (phone.evaluate(VERSION), mark(phone)) == (newest, "three")
    control(phone, "continue").tap()
    phone.wait_for_selector(".table")
    assert state(phone) == kept


def test_two_tabs_at_two_versions_share_a_game(
    open_phone: OpenPhone, changing: ChangingSite
) -> None:
    first = open_phone()
    publish_another(changing, "one")
    visit(first, changing)
    works_offline(first)
    start_game(first, players="1", hands="10")
    play_to(first, random.Random(6), "between")
    publish_another(changing, "two")
    look(first)
    expect(first.locator(".offer")).to_be_visible()
    second = first.context.new_page()
    visit(second, changing)
    changing.stop()
    assert (mark(first), mark(second)) == ("one", "two")
    control(second, "continue").tap()
    come_to_rest(second)
    control(second, "act:next").tap()
    kept = come_to_rest(second)
    # The first tab lets go of the game, and takes it up again, as it always does.
    expect(control(first, "continue")).to_be_visible()
    control(first, "continue").tap()
    come_to_rest(first)
    assert state(first) == kept
    assert (mark(first), mark(second)) == ("one", "two")


def test_something_evicted_is_offered_to_be_repaired(phone: Page, changing: ChangingSite) -> None:
    visit(phone, changing)
    works_offline(phone)
    phone.evaluate(
        """async () => {
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const { url } of await cache.keys())
                    if (url.endsWith("icon-512.png")) await cache.delete(url);
            }
        }"""
    )
    visit(phone, changing)
    expect(phone.locator(".offer")).to_contain_text(text("en", "offline.damaged_hint"))
    expect(phone.locator(".offline-sign")).to_have_count(0)
    shot(phone, "offline-damaged")
    assert small_targets(phone) == []
    consider(phone)
    control(phone, "repair").tap()
    works_offline(phone)
    expect(phone.locator(".offer")).to_have_count(0)


def test_a_kept_game_asks_once_not_to_be_cleared_away(
    open_phone: OpenPhone, changing: ChangingSite
) -> None:
    page = open_phone()
    page.add_init_script(
        """StorageManager.prototype.persist = async () => {
            localStorage.setItem("times", Number(localStorage.getItem("times")) + 1);
            return true;
        };
        StorageManager.prototype.persisted = async () => localStorage.getItem("times") !== null;"""
    )
    visit(page, changing)
    assert page.evaluate("localStorage.getItem('times')") is None
    start_game(page, players="1", hands="10")
    come_to_rest(page)
    assert page.evaluate("localStorage.getItem('times')") == "1"
    control(page, "menu").tap()
    expect(page.locator(".dialog")).to_contain_text(text("en", "offline.kept_hint"))
    visit(page, changing)
    control(page, "continue").tap()
    play_to(page, random.Random(1), "between")
    assert page.evaluate("localStorage.getItem('times')") == "1"
