"""The short cut of a second visit, and that whatever speaks against it leads to the plain start."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, expect

from e2e.phone import hold, wait_until_playable
from e2e.player import start_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Route

    from e2e.conftest import Site

    OpenPhone = Callable[..., Page]
    Change = Callable[[bytes], bytes]

SNAPSHOT = "**/runtime/snapshot.bin?*"
ARCHIVE = "**/runtime/python.bin?*"
KEY = "setteemezzo.snapshot"
# What the page asks before it takes the short cut: is there a worker that has the whole version?
WORKER = """Object.defineProperty(
    ServiceWorkerContainer.prototype, "controller", { get: () => ({}) })"""


def file_name(address: str) -> str:
    return urlsplit(address).path.rsplit("/", 1)[-1]


class Visitor:
    """A phone on its second visit; knows what it asked for."""

    def __init__(self, page: Page, *scripts: str) -> None:
        self.page = page
        self.context: BrowserContext = page.context
        self.asked: list[str] = []
        for script in (WORKER, *scripts):
            page.add_init_script(script)
        page.on("request", lambda request: self.asked.append(file_name(request.url)))

    def answer(self, body: bytes, status: int = 200) -> None:
        self.page.route(SNAPSHOT, lambda route: route.fulfill(status=status, body=body))

    def open(self) -> None:
        self.asked.clear()
        self.page.goto("./")
        wait_until_playable(self.page)

    def tries(self) -> str | None:
        kept = self.page.evaluate("(key) => localStorage.getItem(key)", KEY)
        return None if kept is None else str(kept).split(" ")[1]

    def plays(self) -> None:
        """The table answers: a game begins, and cards are dealt."""
        start_game(self.page)
        expect(self.page.locator(".table")).to_be_visible()


@pytest.fixture
def packed(site_folder: Path) -> bytes:
    return (site_folder / "runtime" / "snapshot.bin").read_bytes()


@pytest.fixture
def troubled(open_phone: OpenPhone) -> Visitor:
    return Visitor(open_phone(troubled=True))


def test_a_first_visit_does_without(phone: Page) -> None:
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(file_name(request.url)))
    phone.goto("./")
    wait_until_playable(phone)
    assert "python.bin" in asked
    assert "snapshot.bin" not in asked


def test_a_second_visit_takes_the_short_cut_and_plays(phone: Page) -> None:
    visitor = Visitor(phone)
    visitor.open()
    assert "snapshot.bin" in visitor.asked
    assert phone.evaluate("performance.getEntriesByName('import').length") == 0
    assert visitor.tries() is None
    visitor.plays()
    visitor.page.reload()
    wait_until_playable(phone)
    expect(phone.locator('[data-action="continue"]')).to_be_enabled()


def test_the_worker_has_it_at_hand_after_one_visit(open_phone: OpenPhone) -> None:
    page = open_phone(service_workers="allow")
    page.goto("./")
    wait_until_playable(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.goto("./")
    wait_until_playable(page)
    imports = "performance.getEntriesByName('import').length"
    loads = """performance.getEntriesByType("resource")
        .map((one) => new URL(one.name).pathname.split("/").pop())"""
    assert page.evaluate(imports) == 0
    loaded = page.evaluate(loads)
    assert "snapshot.bin" in loaded
    assert "python.bin" not in loaded
    start_game(page)


def test_seeds_differ_from_one_start_to_the_next(open_phone: OpenPhone) -> None:
    seeds = set()
    for _ in range(2):
        visitor = Visitor(open_phone())
        visitor.open()
        visitor.plays()
        kept = visitor.page.evaluate("localStorage.getItem('setteemezzo.game')")
        seeds.add(json.loads(kept)["start"]["seed"])
    assert len(seeds) == 2


# What comes instead, and whether that speaks against this snapshot for good.
WRONG: dict[str, tuple[Change, int, bool]] = {
    "missing": (lambda _packed: b"not here", 404, False),
    "cut": (lambda packed: packed[: len(packed) // 2], 200, False),
    "damaged": (lambda packed: packed[:500_000] + bytes(4) + packed[500_004:], 200, True),
    "no snapshot at all": (lambda packed: bytes(len(packed)), 200, True),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_snapshot_that_is_wrong_is_passed_over(
    troubled: Visitor, packed: bytes, what: str
) -> None:
    change, status, for_good = WRONG[what]
    troubled.answer(change(packed), status)
    for _ in range(3):
        troubled.open()
        assert "python.bin" in troubled.asked
    troubled.plays()
    troubled.page.unroute(SNAPSHOT)
    troubled.open()
    assert ("snapshot.bin" in troubled.asked) != for_good
    assert ("python.bin" in troubled.asked) == for_good


def test_a_snapshot_of_another_version_is_passed_over(troubled: Visitor, site: Site) -> None:
    def of_another(route: Route) -> None:
        page = route.fetch().text()
        tag = re.search(r'"tag": "([0-9a-f]{64})"', page)
        assert tag
        route.fulfill(body=page.replace(tag[1], tag[1][::-1]), content_type="text/html")

    troubled.page.route(site.address, of_another)
    troubled.open()
    assert {"snapshot.bin", "python.bin"} <= set(troubled.asked)
    troubled.plays()


def open_held(visitor: Visitor) -> Route:
    """Open the page up to where it waits for its snapshot, the clock in our hands."""
    held = hold(visitor.page, SNAPSHOT)
    visitor.page.clock.install()
    visitor.page.goto("./", wait_until="commit")
    while not held:
        visitor.page.wait_for_timeout(50)
    visitor.page.wait_for_timeout(1000)
    return held[0]


def test_a_snapshot_that_comes_after_the_plain_start_wakes_nothing(
    open_phone: OpenPhone, packed: bytes
) -> None:
    # What the plain start needs is held until the late answer is there.
    count = """
        globalThis.begun = 0;
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = (...all) => (globalThis.begun += 1, instantiate(...all));
        globalThis.native = fetch;
    """
    visitor = Visitor(open_phone(troubled=True), count)
    page = visitor.page
    archive = hold(page, ARCHIVE)
    late = open_held(visitor)
    page.clock.run_for(16_000)
    page.clock.resume()
    while not archive:
        page.wait_for_timeout(50)
    with suppress(Error):
        # The page may have hung up.
        late.fulfill(body=packed)
    page.wait_for_timeout(1000)
    assert visitor.tries() == "1"
    begun = page.evaluate("begun")
    archive[0].continue_()
    wait_until_playable(page)
    assert page.evaluate("begun") <= begun + 1
    assert page.evaluate("fetch === native")
    visitor.plays()


def test_time_in_which_nobody_looks_does_not_count(open_phone: OpenPhone) -> None:
    away = """Object.defineProperty(document, "visibilityState", { get: () => "hidden" })"""
    visitor = Visitor(open_phone(troubled=True), away)
    held = open_held(visitor)
    visitor.page.clock.run_for(60_000)
    assert "python.bin" not in visitor.asked
    held.continue_()
    visitor.page.clock.resume()
    wait_until_playable(visitor.page)
    assert "python.bin" not in visitor.asked
    assert visitor.tries() is None


def test_a_start_counts_until_the_game_is_there(open_phone: OpenPhone) -> None:
    # As when the page is closed after Python has run something, and before its game is drawn.
    cut = """
        let page;
        Object.defineProperty(globalThis, "page", { get: () => page, set(value) {
            page = { ...value, ready() { globalThis.nearly = true; } };
        } });
    """
    visitor = Visitor(open_phone(), cut)
    visitor.page.goto("./")
    while not visitor.page.evaluate("globalThis.nearly === true"):
        visitor.page.wait_for_timeout(50)
    visitor.page.wait_for_timeout(300)
    assert visitor.tries() == "1"


def test_an_engine_that_refuses_it_starts_plainly(open_phone: OpenPhone) -> None:
    # As with too little memory: the interpreter with the snapshot in it does not come up.
    refuse = """
        const set = Int8Array.prototype.set;
        Int8Array.prototype.set = function (from, ...rest) {
            if (from.length > 20_000_000) throw new RangeError("no room");
            return set.call(this, from, ...rest);
        };
    """
    visitor = Visitor(open_phone(troubled=True), refuse)
    visitor.open()
    assert "python.bin" in visitor.asked
    visitor.plays()


def test_an_interpreter_that_comes_up_broken_is_begun_anew(open_phone: OpenPhone) -> None:
    # The snapshot is taken as it is, but the game's start fails in it.
    spoil = """
        if (localStorage.getItem("spoilt") === null) {
            localStorage.setItem("spoilt", "yes");
            Object.defineProperty(globalThis, "page", { configurable: true, set() {}, get() {
                throw new Error("a broken world");
            } });
        }
    """
    visitor = Visitor(open_phone(troubled=True), spoil)
    visitor.open()
    assert visitor.tries() == "2"
    assert visitor.asked.count("snapshot.bin") == 1
    visitor.plays()


def test_a_small_phone_does_without(open_phone: OpenPhone) -> None:
    small = 'Object.defineProperty(Navigator.prototype, "deviceMemory", { get: () => 1 })'
    visitor = Visitor(open_phone(), small)
    visitor.open()
    assert "snapshot.bin" not in visitor.asked


def test_two_starts_that_never_ended_are_enough(open_phone: OpenPhone) -> None:
    visitor = Visitor(open_phone())
    # As when the whole page hangs, where no watchdog barks: its owner closes it.
    hold(visitor.page, "**/*.wasm?*")
    for _ in range(2):
        visitor.page.goto("./", wait_until="commit")
        expect(visitor.page.locator("#boot")).to_be_visible()
        visitor.page.wait_for_timeout(700)
    visitor.page.unroute("**/*.wasm?*")
    visitor.open()
    assert "snapshot.bin" not in visitor.asked
    visitor.plays()
