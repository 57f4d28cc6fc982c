"""The life of versions: the service worker and the page's side of it, on a site without a game."""

from __future__ import annotations

import gzip
import io
import marshal
import os
import zipfile
from typing import TYPE_CHECKING, Any

import pytest

from e2e.versions import (
    CONSTANT,
    PARTS,
    TINY_FILES,
    ChangingSite,
    look,
    open_tiny,
    parts_seen,
    publish_tiny,
    tiny_site,
    wait_to_hear,
)
from tools.paths import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

# What changes from one tiny version to the next.
CHANGING = ("index.html", *PARTS)


def troubles_of(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """The connection is cut at every file; what else can go wrong, at some."""
    others = [(name, trouble) for name in (PARTS[1], "index.html") for trouble in OTHER_TROUBLES]
    return [*((name, "cut") for name in names), *others]


OTHER_TROUBLES = ("missing", "wrong")


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[ChangingSite]:
    site = tiny_site(tmp_path)
    yield site
    site.stop()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def tab(visitor: BrowserContext) -> Page:
    return visitor.new_page()


def ready(page: Page, site: ChangingSite) -> None:
    """Visit the site until it works offline."""
    open_tiny(page, site)
    wait_to_hear(page, "offline ready 0")
    site.server.asked.clear()


def take_in(page: Page) -> None:
    """Wait until the version on the server is the one that the next start gets."""
    look(page)
    wait_to_hear(page, "version ready")
    wait_to_hear(page, "offline ready 0")


def evict(page: Page, ending: str) -> None:
    """Take the files that end so out of the caches."""
    page.evaluate(
        """async (ending) => {
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const { url } of await cache.keys())
                    if (url.endsWith(ending)) await cache.delete(url);
            }
        }""",
        ending,
    )


def caches_of(page: Page) -> list[str]:
    """Name the versions that lie in caches."""
    names: list[str] = page.evaluate("caches.keys()")
    return sorted(name.rpartition(" ")[2] for name in names if "-pages" not in name)


def test_after_one_visit_the_network_is_never_needed(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    tiny.stop()
    for address in ("", "?from=home", "?a=1&b=%20x#italy.hn5", "#x", "index.html"):
        open_tiny(tab, tiny, address)
        assert parts_seen(tab) == {"one"}
        assert tab.url == tiny.address + address


def test_a_start_asks_the_network_nothing_and_then_only_for_a_new_version(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}
    assert {one.name for one in tiny.server.asked} <= {"sw.js"}
    wait_to_hear(tab, "offline ready 0")
    look(tab)
    while not tiny.server.asked:
        tab.wait_for_timeout(20)
    tab.wait_for_timeout(200)
    assert {one.name for one in tiny.server.asked} == {"sw.js"}


def test_what_lies_deeper_leads_to_the_page_unless_it_is_there(
    tab: Page, tiny: ChangingSite
) -> None:
    (tiny.folder / "other").mkdir()
    (tiny.folder / "other" / "app.html").write_text("<title>Another app</title>")
    ready(tab, tiny)
    tab.goto(tiny.address + "other/app.html")
    assert tab.title() == "Another app"
    open_tiny(tab, tiny, "not/there?x=1#y")
    assert tab.url == tiny.address + "?x=1#y"
    tiny.stop()
    open_tiny(tab, tiny, "other/app.html")
    assert tab.url == tiny.address
    assert parts_seen(tab) == {"one"}


@pytest.mark.parametrize(("name", "trouble"), troubles_of(TINY_FILES))
def test_a_first_visit_that_breaks_is_made_whole_later(
    tab: Page, tiny: ChangingSite, name: str, trouble: str
) -> None:
    tiny.server.troubles[name] = trouble
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline waiting 0")
    # Nothing half is used.
    assert tab.evaluate("navigator.serviceWorker.controller") is None
    assert tab.evaluate("navigator.serviceWorker.getRegistration()") is None
    whole = set(tiny.fetched()) - {name}
    tiny.server.troubles.clear()
    look(tab)
    wait_to_hear(tab, "offline ready 0")
    # What had come was not fetched again.
    assert tiny.fetched() == sorted(set(TINY_FILES) - whole)
    tiny.stop()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}


@pytest.mark.parametrize(("name", "trouble"), troubles_of(CHANGING))
def test_an_update_that_breaks_leaves_the_old_version_working(
    tab: Page, tiny: ChangingSite, name: str, trouble: str
) -> None:
    ready(tab, tiny)
    second = publish_tiny(tiny, "two")
    tiny.server.troubles[name] = trouble
    look(tab)
    wait_to_hear(tab, "worker failed")
    whole = set(tiny.fetched()) - {name}
    tiny.stop()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}
    wait_to_hear(tab, "offline ready 0")
    assert "version ready" not in tab.evaluate("heard")
    tiny.start()
    take_in(tab)
    assert tiny.fetched() == sorted(set(CHANGING) - whole)
    tiny.stop()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"two"}
    assert second in caches_of(tab)


def test_a_worker_that_cannot_be_fetched_is_asked_for_again(tab: Page, tiny: ChangingSite) -> None:
    tiny.server.troubles["sw.js"] = "missing"
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline waiting 0")
    tiny.server.troubles.clear()
    look(tab)
    wait_to_hear(tab, "offline ready 0")


def test_an_open_page_keeps_its_version_and_the_next_start_has_the_new_one(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    publish_tiny(tiny, "two")
    take_in(tab)
    assert tiny.fetched() == sorted(CHANGING), "only what has changed"
    assert parts_seen(tab) == {"one"}
    tab.reload()
    assert parts_seen(tab) == {"two"}
    wait_to_hear(tab, "version")


def test_two_tabs_at_different_versions(visitor: BrowserContext, tiny: ChangingSite) -> None:
    first, second, third = (visitor.new_page() for _ in range(3))
    ready(first, tiny)
    publish_tiny(tiny, "two")
    take_in(first)
    open_tiny(second, tiny)
    wait_to_hear(second, "version")
    publish_tiny(tiny, "three")
    take_in(second)
    open_tiny(third, tiny)
    tiny.stop()
    stop_the_worker(first)
    for page, version in ((first, "one"), (second, "two"), (third, "three")):
        assert parts_seen(page) == {version}
    second.reload()
    assert parts_seen(second) == {"three"}
    assert parts_seen(first) == {"one"}


def stop_the_worker(page: Page) -> None:
    """Let the browser stop it as it does when nothing has happened for a while."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("ServiceWorker.enable")
    cdp.send("ServiceWorker.stopAllWorkers")
    cdp.detach()


def test_versions_that_nobody_has_any_more_are_thrown_away(
    visitor: BrowserContext, tiny: ChangingSite
) -> None:
    first, second = visitor.new_page(), visitor.new_page()
    ready(first, tiny)
    version = caches_of(first)
    newer = publish_tiny(tiny, "two")
    take_in(first)
    assert set(caches_of(first)) == {*version, newer}, "it is still open"
    open_tiny(second, tiny)
    first.close()
    # A page that has just gone might be one that is just coming; make it long ago.
    second.evaluate(
        """async () => {
            const name = (await caches.keys()).find((one) => one.includes("-pages"));
            const pages = await caches.open(name);
            for (const { url } of await pages.keys()) {
                const { version } = await (await pages.match(url)).json();
                await pages.put(url, new Response(JSON.stringify({ version, time: 0 })));
            }
        }"""
    )
    open_tiny(second, tiny)
    wait_to_hear(second, "offline ready 0")
    assert caches_of(second) == [newer]


def test_caches_of_others_on_the_same_host_are_left_alone(tab: Page, tiny: ChangingSite) -> None:
    open_tiny(tab, tiny)
    others = ["notes", f"setteemezzo {tiny.address}deeper/ 0123", "setteemezzo http://x.org/ 9"]
    tab.evaluate("(names) => Promise.all(names.map((name) => caches.open(name)))", others)
    wait_to_hear(tab, "offline ready 0")
    publish_tiny(tiny, "two")
    take_in(tab)
    assert set(others) <= set(tab.evaluate("caches.keys()"))


def test_back_to_an_older_version_is_one_more_version(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    old = caches_of(tab)
    publish_tiny(tiny, "two")
    take_in(tab)
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline ready 0")
    assert parts_seen(tab) == {"two"}
    assert [publish_tiny(tiny, "one")] == old
    take_in(tab)
    assert parts_seen(tab) == {"two"}
    tiny.stop()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}


def test_a_site_that_goes_back_to_having_no_worker_lets_everyone_go(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    other = f"setteemezzo {tiny.address}deeper/ 0123"
    tab.evaluate(
        "(name) => { globalThis.stays = true; return caches.open(name).then(() => 0); }", other
    )
    tiny.change("sw.js", (ROOT / "tools/site/farewell.js").read_text(encoding="utf-8"))
    for part in PARTS:
        tiny.change(part, f"{part} of version before, without a worker")
    look(tab)
    while tab.evaluate("navigator.serviceWorker.getRegistration().then((one) => !!one)"):
        tab.wait_for_timeout(20)
    assert tab.evaluate("stays"), "nobody is sent anywhere"
    assert tab.evaluate("caches.keys()") == [other]
    # A page of that deployment registers nothing.
    tiny.change("static/js/tiny.js", "globalThis.heard = [];")
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"before"}
    assert tab.evaluate("navigator.serviceWorker.controller") is None


def test_a_browser_that_was_away_for_five_versions(
    visitor: BrowserContext, tiny: ChangingSite
) -> None:
    tab = visitor.new_page()
    ready(tab, tiny)
    tab.close()
    for name in ("two", "three", "four", "five", "six"):
        publish_tiny(tiny, name)
    tab = visitor.new_page()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}
    wait_to_hear(tab, "version ready")
    assert parts_seen(tab) == {"one"}
    assert tiny.fetched() == sorted(CHANGING)
    tab.reload()
    assert parts_seen(tab) == {"six"}


def test_versions_come_while_another_broken_one_lies_there(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    broken = publish_tiny(tiny, "two")
    tiny.server.troubles[PARTS[-1]] = "cut"
    look(tab)
    wait_to_hear(tab, "worker failed")
    assert broken in caches_of(tab)
    tiny.server.troubles.clear()
    newest = publish_tiny(tiny, "three")
    take_in(tab)
    while broken in caches_of(tab):
        tab.wait_for_timeout(20)
    assert newest in caches_of(tab)


def test_what_was_evicted_is_noticed_and_repaired(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    evict(tab, "part-1.js")
    evict(tab, "constant.js")
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline damaged 2")
    tiny.fetched()
    # The short cut of the start that failed with the damaged files may be tried again.
    tab.evaluate("localStorage.setItem('setteemezzo.snapshot', 'x 2')")
    tab.evaluate("repair()")
    wait_to_hear(tab, "offline ready 0")
    assert tab.evaluate("localStorage.getItem('setteemezzo.snapshot')") is None
    assert tiny.fetched() == sorted((PARTS[1], CONSTANT))
    tiny.stop()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}


def test_one_changed_byte_is_noticed(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    tab.evaluate(
        """async (address) => {
            const name = (await caches.keys()).find((one) => !one.includes("-pages"));
            await (await caches.open(name)).put(address, new Response("the same for eveR"));
        }""",
        tiny.address + CONSTANT,
    )
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline damaged 1")
    tab.evaluate("repair()")
    wait_to_hear(tab, "offline ready 0")


def test_a_repair_without_the_network_says_so(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    evict(tab, "part-1.js")
    tiny.stop()
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline damaged 1")
    tab.evaluate("repair()")
    wait_to_hear(tab, "offline unrepaired 1")
    tiny.start()
    tab.evaluate("repair()")
    wait_to_hear(tab, "offline ready 0")


def test_what_cannot_be_repaired_is_mended_by_the_next_version(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    evict(tab, "part-1.js")
    publish_tiny(tiny, "two")
    tab.evaluate("repair()")
    wait_to_hear(tab, "version ready")
    wait_to_hear(tab, "offline ready 0")
    tab.reload()
    assert parts_seen(tab) == {"two"}


def test_an_evicted_file_is_never_made_up_by_another_versions(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    evict(tab, "part-1.js")
    assert parts_seen(tab) == {"one"}, "this very version is on the server still"
    assert parts_seen(tab) == {"one"}
    evict(tab, "part-1.js")
    publish_tiny(tiny, "two")
    assert parts_seen(tab) == {"one", "broken"}


def test_without_its_page_the_old_version_is_not_used(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    evict(tab, tiny.address)
    publish_tiny(tiny, "two")
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"two"}


def test_a_full_device_says_so_and_goes_on(tab: Page, tiny: ChangingSite) -> None:
    open_tiny(tab, tiny)
    limit(tab, tiny, 100)
    wait_to_hear(tab, "offline full 0")
    assert parts_seen(tab) == {"one"}
    limit(tab, tiny, None)
    look(tab)
    wait_to_hear(tab, "offline ready 0")


def test_a_device_too_full_for_an_update_keeps_the_old_version(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    publish_tiny(tiny, "two")
    limit(tab, tiny, 100)
    look(tab)
    wait_to_hear(tab, "worker full")
    # That is not the player's matter.
    wait_to_hear(tab, "offline ready 0")
    tiny.stop()
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}
    tiny.start()
    limit(tab, tiny, None)
    take_in(tab)


def limit(page: Page, site: ChangingSite, size: int | None) -> None:
    """Let the device have so many bytes for the site; None for as many as there are."""
    cdp = page.context.new_cdp_session(page)
    origin = site.address.removesuffix("/some/where/")
    quota: dict[str, Any] = {"origin": origin}
    if size is not None:
        quota["quotaSize"] = size
    cdp.send("Storage.overrideQuotaForOrigin", quota)
    if size is None:
        cdp.detach()


def test_a_device_that_has_got_full_still_answers_the_page(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    limit(tab, tiny, 100)
    open_tiny(tab, tiny)
    wait_to_hear(tab, "version")
    wait_to_hear(tab, "offline ready 0")


def change_the_worker(site: ChangingSite, old: str, new: str) -> None:
    """Let the worker on the server be one that fails in a way of its own."""
    code = (site.folder / "sw.js").read_text(encoding="utf-8")
    assert code.count(old) == 1
    site.change("sw.js", code.replace(old, new))


def test_a_worker_that_fails_says_so_and_a_repair_comes_to_an_end(
    tab: Page, tiny: ChangingSite
) -> None:
    start = "const damaged_files = async () => {"
    change_the_worker(tiny, start, f"{start} throw new Error('broken');")
    open_tiny(tab, tiny)
    wait_to_hear(tab, "version")
    said = tab.evaluate(
        """async () => {
            const { active } = await navigator.serviceWorker.ready;
            const { port1, port2 } = new MessageChannel();
            active.postMessage({ kind: "check" }, [port2]);
            return await new Promise((resolve) => {
                port1.onmessage = ({ data }) => resolve(data);
                setTimeout(resolve, 5000, "nothing");
            });
        }"""
    )
    assert said == {"failed": True}
    tab.evaluate("repair().catch(() => null) && null")
    wait_to_hear(tab, "offline unrepaired 1")


def test_a_worker_that_is_silent_is_asked_once_more(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    # As if the worker had been ended with the first questions; an hour lasts a minute here.
    tab.add_init_script(
        """const { postMessage } = ServiceWorker.prototype;
        const lost = ["hello", "hello", "check"];
        ServiceWorker.prototype.postMessage = function (message, ports) {
            const at = lost.indexOf(message.kind);
            if (at < 0) postMessage.call(this, message, ports);
            else lost.splice(at, 1);
        };
        const later = setTimeout;
        globalThis.setTimeout = (work, time, ...rest) => later(work, time / 60, ...rest);"""
    )
    open_tiny(tab, tiny)
    wait_to_hear(tab, "version")
    wait_to_hear(tab, "offline ready 0")


def test_a_start_without_the_network_is_not_called_waiting(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    tiny.stop()
    # On a slow phone the check takes longer than the look for a new version that fails.
    tab.add_init_script(
        """const { postMessage } = ServiceWorker.prototype;
        ServiceWorker.prototype.postMessage = function (...all) {
            setTimeout(() => postMessage.apply(this, all), 500);
        };"""
    )
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline ready 0")
    assert "offline waiting 0" not in tab.evaluate("heard")


def test_what_the_worker_chose_for_a_page_outlives_it(
    visitor: BrowserContext, tiny: ChangingSite
) -> None:
    tab = visitor.new_page()
    ready(tab, tiny)
    # A page that nobody has pinned: it was there before the worker, and never said hello.
    tab.evaluate(
        "caches.keys().then((all) => caches.delete(all.find((one) => /-pages/.test(one))))"
    )
    stop_the_worker(tab)
    assert parts_seen(tab) == {"one"}
    kept = tab.evaluate(
        """async () => {
            const pages = await caches.open(
                (await caches.keys()).find((one) => one.includes("-pages")) ?? "nothing"
            );
            const found = await Promise.all((await pages.keys()).map((key) => pages.match(key)));
            return Promise.all(found.map(async (one) => (await one.json()).version));
        }"""
    )
    assert kept == [one for one in caches_of(tab) if one != "nothing"]


def test_with_a_broken_storage_the_server_is_asked(tab: Page, tiny: ChangingSite) -> None:
    change_the_worker(
        tiny,
        "const pins = new Map();",
        "const pins = new Map();"
        " let broken = false;"
        " addEventListener('message', ({ data }) => { broken ||= data === 'break'; });"
        " const match = caches.match.bind(caches); caches.match = async (...all) => {"
        " if (broken) throw new Error('broken'); return await match(...all); };",
    )
    ready(tab, tiny)
    tab.evaluate("navigator.serviceWorker.controller.postMessage('break')")
    assert parts_seen(tab) == {"one"}
    open_tiny(tab, tiny)
    assert parts_seen(tab) == {"one"}


def test_a_version_that_lost_a_file_before_it_took_over_is_not_signed_without(
    tab: Page, tiny: ChangingSite
) -> None:
    lose = f"await (await caches.open(cache_of(VERSION))).delete(address('{CONSTANT}'));"
    change_the_worker(tiny, "    await skipWaiting();", f"    {lose} await skipWaiting();")
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline ready 0", "offline damaged 1")
    assert "offline damaged 1" not in tab.evaluate("heard")


BIG = "runtime/python.bin"


def make_big(site: ChangingSite) -> None:
    # Random, so that it is the largest as sent too.
    modules = marshal.dumps({"big": (False, os.urandom(300_000))})
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("modules", modules)
    (site.folder / BIG).write_bytes(gzip.compress(packed.getvalue(), mtime=0))


def asked_by_worker(site: ChangingSite) -> list[str]:
    return [one.name for one in site.server.asked if one.by_worker]


def test_what_does_not_fit_together_is_found_out_by_the_small_files(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    make_big(tiny)
    publish_tiny(tiny, "two")
    tiny.server.troubles["index.html"] = "wrong"
    look(tab)
    wait_to_hear(tab, "worker failed")
    assert "index.html" in asked_by_worker(tiny)
    assert BIG not in asked_by_worker(tiny)


def test_a_big_file_that_is_not_there_yet_is_not_fetched_twice_each_time(
    tab: Page, tiny: ChangingSite
) -> None:
    ready(tab, tiny)
    make_big(tiny)
    publish_tiny(tiny, "two")
    tiny.server.troubles[BIG] = "wrong"
    for attempt, times in enumerate((2, 1, 1)):
        tiny.server.asked.clear()
        look(tab)
        while tab.evaluate("heard.filter((one) => one === 'worker failed').length") <= attempt:
            tab.wait_for_timeout(20)
        assert asked_by_worker(tiny).count(BIG) == times
    tiny.server.troubles.clear()
    take_in(tab)
    tab.reload()
    assert parts_seen(tab) == {"two"}


def test_stored_files_have_their_type_and_length_and_no_encoding(
    tab: Page, tiny: ChangingSite
) -> None:
    open_tiny(tab, tiny)
    wait_to_hear(tab, "offline ready 0")
    tiny.stop()
    for name, kind in (
        ("runtime/python.bin", "application/octet-stream"),
        (CONSTANT, "text/javascript; charset=utf-8"),
        ("", "text/html; charset=utf-8"),
    ):
        found = tab.evaluate(
            """async (name) => {
                const response = await fetch(name);
                const { length } = new Uint8Array(await response.arrayBuffer());
                const { headers } = response;
                const told = ["content-type", "content-length", "content-encoding"];
                return [length, ...told.map((one) => headers.get(one))];
            }""",
            "./" + name,
        )
        size = (tiny.folder / (name or "index.html")).stat().st_size
        assert found == [size, kind, str(size), None]


def test_what_is_not_plainly_read_passes_by(tab: Page, tiny: ChangingSite) -> None:
    ready(tab, tiny)
    tab.evaluate(
        """async (name) => {
            await fetch(name, { headers: { range: "bytes=0-3" } });
            await fetch(name, { method: "HEAD" });
            await fetch(name, { method: "POST", body: "x" });
            await fetch("files.json");
            await fetch("nothing.js");
        }""",
        PARTS[0],
    )
    asked = [one.name for one in tiny.server.asked if one.name != "sw.js"]
    assert asked == [PARTS[0], PARTS[0], PARTS[0], "files.json", "nothing.js"]


def test_a_host_that_says_unchanged_by_date_alone_is_asked_anew(
    browser: Browser, tmp_path: Path
) -> None:
    site = tiny_site(tmp_path, caching="max-age=600", packing=False)
    context = browser.new_context()
    tab = context.new_page()
    try:
        for part in PARTS:
            os.utime(site.folder / part, (1_700_000_000, 1_700_000_000))
        ready(tab, site)
        assert parts_seen(tab) == {"one"}
        publish_tiny(site, "two")
        for part in PARTS:
            os.utime(site.folder / part, (1_700_000_000, 1_700_000_000))
        # But for the worker itself, whose date would be the same second's.
        os.utime(site.folder / "sw.js", (1_900_000_000, 1_900_000_000))
        take_in(tab)
        tab.reload()
        assert parts_seen(tab) == {"two"}
    finally:
        context.close()
        site.stop()


def test_where_there_is_no_https_nothing_is_promised(tab: Page, tiny: ChangingSite) -> None:
    # This machine, by an address that a browser trusts as little as one in the house.
    tab.goto(tiny.address.replace("127.0.0.1", "0.0.0.0"))  # noqa: S104 -- opened, not served
    assert tab.evaluate("isSecureContext") is False
    wait_to_hear(tab, "offline insecure 0")
    assert parts_seen(tab) == {"one"}


@pytest.mark.parametrize(
    ("trick", "told"),
    [
        (
            "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })",
            "offline unsupported 0",
        ),
        (
            "ServiceWorkerContainer.prototype.register = () =>"
            " Promise.reject(new DOMException('no', 'SecurityError'))",
            "offline unsupported 0",
        ),
    ],
    ids=["none", "forbidden"],
)
def test_a_browser_without_workers_plays_on(
    tab: Page, tiny: ChangingSite, trick: str, told: str
) -> None:
    tab.add_init_script(trick)
    open_tiny(tab, tiny)
    wait_to_hear(tab, told)
    assert parts_seen(tab) == {"one"}
