"""The page from its opening to a playable table, also when things go wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import hold, shot, wait_until_playable
from game.i18n import text
from tools.server import SiteServer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

    OpenPhone = Callable[..., Page]

WASM = "**/*.wasm?*"
ARCHIVE = "**/runtime/python.bin?*"
# Bytes of body until the game is playable, as a host that packs sends them.
FIRST_VISIT = 5_000_000


def test_boots_at_a_sub_path(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    expect(phone.get_by_role("heading").first).to_be_visible()
    shot(phone, "boot-playable")


def test_boots_from_pythons_own_server(
    open_phone: OpenPhone, site_folder: Path, unused_port: int
) -> None:
    command = [sys.executable, "-m", "http.server", str(unused_port), "--bind", "127.0.0.1"]
    with subprocess.Popen(command, cwd=site_folder, stderr=subprocess.DEVNULL) as server:
        try:
            page = open_phone(troubled=True)
            address = f"http://127.0.0.1:{unused_port}/"
            wait_for_server(page, address)
            wait_until_playable(page)
        finally:
            server.terminate()


def wait_for_server(page: Page, address: str) -> None:
    for _ in range(100):
        try:
            page.goto(address)
        except Exception:
            page.wait_for_timeout(100)
        else:
            return
    pytest.fail(f"nothing answers at {address}")


@pytest.fixture
def unused_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_policy_is_in_force(open_phone: OpenPhone) -> None:
    page = open_phone(troubled=True)
    page.goto("./")
    wait_until_playable(page)
    refused = page.evaluate(
        """async () => {
            const refused = [];
            addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
                refused.push(violatedDirective));
            const script = document.createElement("script");
            script.textContent = "window.intruder = 'inline'";
            document.head.append(script);
            const image = new Image();
            image.src = "http://127.0.0.2:9/picture.png";
            await fetch("http://127.0.0.2:9/").catch(() => null);
            const style = document.createElement("style");
            document.head.append(style);
            style.textContent = "body { color: red }";
            await new Promise((resolve) => setTimeout(resolve, 200));
            return [...new Set(refused)].sort().concat(String(window.intruder));
        }"""
    )
    assert refused == ["connect-src", "img-src", "script-src-elem", "style-src-elem", "undefined"]
    # A text is never run: neither by us nor by the runtime, which starts without that right.
    assert "unsafe-eval" not in page.content().replace("wasm-unsafe-eval", "")


def test_first_screen_is_there_before_python(phone: Page) -> None:
    held = hold(phone, WASM)
    phone.goto("./", wait_until="commit")
    expect(phone.locator("#app")).to_contain_text("Sette e mezzo")
    expect(phone.locator("#boot .boot-text")).to_have_text(text("en", "boot.download"))
    expect(phone.locator("#boot .boot-bar")).to_be_visible()
    shot(phone, "boot-first-screen")
    phone.wait_for_timeout(500)
    assert held, "the page never asked for the interpreter"
    held[0].continue_()
    wait_until_playable(phone)


def test_nothing_jumps_when_python_is_there(phone: Page) -> None:
    places = """() => [...document.querySelectorAll("h1, [data-action]")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.dataset.action ?? "title", x, y, width, height].join(" ");
    })"""
    held = hold(phone, WASM)
    phone.goto("./", wait_until="commit")
    expect(phone.locator("#app h1")).to_be_visible()
    phone.evaluate("document.fonts.ready.then(() => null)")
    before = phone.evaluate(places)
    while not held:
        phone.wait_for_timeout(20)
    held[0].continue_()
    wait_until_playable(phone)
    assert phone.evaluate(places) == before
    shifted = phone.evaluate(
        """() => new Promise((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(sum), 300);
        })"""
    )
    assert shifted < 0.01


def test_progress_moves_on_a_slow_network(phone: Page) -> None:
    cdp = phone.context.new_cdp_session(phone)
    rate = 1_000_000
    cdp.send("Network.enable")
    cdp.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 100, "downloadThroughput": rate, "uploadThroughput": rate},
    )
    phone.goto("./", wait_until="commit")
    expect(phone.locator("#boot .boot-bar")).to_be_visible()
    seen: list[float] = []
    while len(seen) < 4:
        value = phone.evaluate(
            """() => {
                const fill = document.querySelector("#boot .boot-fill");
                return fill && fill.getBoundingClientRect().width / fill.parentElement.clientWidth;
            }"""
        )
        assert value is not None, f"playable after only {seen}"
        assert not seen or value >= seen[-1], "the bar went back"
        if not seen or value > seen[-1] + 0.05:
            seen.append(value)
        phone.wait_for_timeout(50)
    wait_until_playable(phone)


@pytest.mark.parametrize("address", [WASM, ARCHIVE, "**/core.js?*", "**/boot.js?*"])
def test_a_lost_file_is_told_and_retried(open_phone: OpenPhone, address: str) -> None:
    page = open_phone(troubled=True)
    page.route(address, lambda route: route.abort())
    page.goto("./")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(text("en", "boot.failed"))
    shot(page, "boot-failed")
    page.unroute(address)
    alert.get_by_role("button", name=text("en", "boot.retry")).tap()
    wait_until_playable(page)


def test_a_missing_file_is_told(open_phone: OpenPhone) -> None:
    page = open_phone(troubled=True)
    page.route(WASM, lambda route: route.fulfill(status=404, body="not here"))
    page.goto("./")
    expect(page.get_by_role("alert")).to_contain_text(text("en", "boot.failed"))


def test_a_cut_archive_is_told(open_phone: OpenPhone) -> None:
    page = open_phone(troubled=True)

    def cut(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=whole.body()[:100_000])

    page.route(ARCHIVE, cut)
    page.goto("./")
    expect(page.get_by_role("alert")).to_contain_text(text("en", "boot.failed"))


def test_a_server_with_wrong_types_still_serves(open_phone: OpenPhone) -> None:
    page = open_phone(troubled=True)

    def mistype(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, headers={"content-type": "application/octet-stream"})

    page.route(WASM, mistype)
    page.goto("./")
    wait_until_playable(page)


def test_a_boot_that_hangs_offers_a_way_out(open_phone: OpenPhone) -> None:
    page = open_phone(troubled=True)
    page.clock.install()
    hold(page, WASM)
    page.goto("./", wait_until="commit")
    expect(page.locator("#boot .boot-text")).to_have_text(text("en", "boot.download"))
    page.clock.fast_forward(60_000)
    expect(page.locator("#boot .boot-text")).to_have_text(text("en", "boot.slow"))
    # Taking the first away would answer what it holds.
    page.route(WASM, lambda route: route.continue_())
    page.clock.resume()
    page.get_by_role("button", name=text("en", "boot.retry")).tap()
    wait_until_playable(page)


@pytest.mark.parametrize(
    ("locale", "preferences", "lang"),
    [
        ("it-IT", None, "it"),
        ("en-US", None, "en"),
        ("ja-JP", None, "en"),
        ("en-GB", {"lang": "it"}, "it"),
        ("it-IT", {"lang": "en"}, "en"),
        ("it-IT", {"lang": None}, "it"),
        ("it-IT", "not an object", "it"),
    ],
)
def test_first_paint_speaks_the_language(
    open_phone: OpenPhone, locale: str, preferences: object, lang: str
) -> None:
    page = open_phone(locale=locale)
    if preferences is not None:
        stored = json.dumps(json.dumps(preferences))
        page.add_init_script(f"localStorage.setItem('setteemezzo.prefs', {stored})")
    hold(page, WASM)
    page.goto("./", wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("#boot .boot-text")).to_have_text(text(lang, "boot.download"))


def test_a_first_visit_brings_no_more_than_it_may(browser: Browser, site_folder: Path) -> None:
    server = SiteServer(site_folder, packing=True)
    server.start()
    page = browser.new_page(base_url=server.address)
    page.goto("./")
    wait_until_playable(page)
    sizes: dict[str, int] = page.evaluate(
        """() => {
            const until = performance.getEntriesByName("playable")[0].startTime;
            const loads = ["navigation", "resource"].flatMap((type) =>
                performance.getEntriesByType(type));
            return Object.fromEntries(loads.filter((one) => one.startTime < until)
                .map((one) => [one.name, one.encodedBodySize]));
        }"""
    )
    page.close()
    server.stop()
    assert 4_000_000 < sum(sizes.values()) <= FIRST_VISIT, sizes


def test_every_address_in_the_page_is_relative(site_folder: Path) -> None:
    page = (site_folder / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert addresses
    assert [one for one in addresses if one.startswith(("/", "http:", "https:"))] == []
