"""Visits to the game and to the page it is measured against, as different people make them."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.paths import NODE_MODULES, WORKROOM
from tools.server import SiteServer
from tools.setup.browser import ARGUMENTS, require_browser
from tools.site import build_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from playwright.sync_api import BrowserContext, Page

FOLDER = WORKROOM / "bench-site"
# What Pages sends; without it nothing would ever be warm.
CACHING = "max-age=600"
BARE_PAGE = """<!doctype html>
<meta charset="utf-8" />
<title>Pyodide alone</title>
<script type="module">
    import { loadPyodide } from "./pyodide/pyodide.mjs";
    await loadPyodide();
    performance.mark("playable");
</script>
"""
# The page we are measured against, and ours, by their addresses.
GAME = "game"
PAGES = {"bare": "bare.html", GAME: "game/"}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2}
DEADLINE = 180_000
# So long somebody stays at the first visit, for what the page does after it is playable.
STAY = 4_000


class Situation(NamedTuple):
    """How a visit is made: ``warm`` is the second one, ``restarted`` in a browser begun anew."""

    warm: bool = False
    restarted: bool = False
    cpu: int = 1
    network: bool = False


SITUATIONS = {
    "cold": Situation(),
    "warm": Situation(warm=True),
    "restarted": Situation(restarted=True),
    "cold, slow CPU": Situation(cpu=4),
    "warm, slow CPU": Situation(warm=True, cpu=4),
    "cold, slow CPU, 4G": Situation(cpu=4, network=True),
}
# "Fast 4G" of the browser's own tools.
FAST_4G = {
    "offline": False,
    "latency": 165,
    "downloadThroughput": 9_000_000 / 8 * 0.9,
    "uploadThroughput": 1_500_000 / 8 * 0.9,
}


class Visit(NamedTuple):
    """What was seen: milliseconds since the navigation, and bytes of body as sent.

    ``work`` is what the page's main thread has computed by then, without its waiting and whatever
    else the machine was doing; ``block`` is its longest task; ``importing`` the time that the
    import of the game took, 0 where a snapshot has it.
    """

    playable: float
    work: float
    block: float
    importing: float
    bytes: int


@contextlib.contextmanager
def bench_server() -> Iterator[str]:
    """Build the site, and serve it beside the bare page as a host with packing does."""
    build_site(FOLDER / GAME)
    shutil.copytree(NODE_MODULES / "pyodide", FOLDER / "pyodide", dirs_exist_ok=True)
    (FOLDER / "bare.html").write_text(BARE_PAGE, encoding="utf-8")
    server = SiteServer(FOLDER, caching=CACHING, packing=True)
    server.start()
    try:
        yield server.address
    finally:
        server.stop()


class Visitor:
    """Makes visits with a real browser; every one of somebody else."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> Visitor:
        from playwright.sync_api import sync_playwright

        self._play = sync_playwright()
        self._chromium = self._play.__enter__().chromium
        self._start: dict[str, Any] = {
            "executable_path": str(require_browser()),
            "args": list(ARGUMENTS),
        }
        self._browser = self._chromium.launch(**self._start)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._browser.close()
        self._play.__exit__(kind, error, trace)

    def visit(self, path: str, name: str) -> Visit:
        """Open `path` in the situation called `name`."""
        situation = SITUATIONS[name]
        if situation.restarted:
            return self._restarted(path, situation)
        context = self.somebody()
        if situation.warm:
            self._first_visit(context, path)
        visit = _open(context, path, situation)
        context.close()
        return visit

    def somebody(self, **differences: Any) -> BrowserContext:
        """Return a phone that has never been here."""
        return self._browser.new_context(base_url=self.address, **(PHONE | differences))

    def _restarted(self, path: str, situation: Situation) -> Visit:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            with self._with_profile(profile) as context:
                self._first_visit(context, path)
            with self._with_profile(profile) as context:
                return _open(context, path, situation)

    @contextlib.contextmanager
    def _with_profile(self, profile: str) -> Iterator[BrowserContext]:
        context = self._chromium.launch_persistent_context(
            profile, base_url=self.address, **PHONE, **self._start
        )
        try:
            yield context
        finally:
            context.close()

    def _first_visit(self, context: BrowserContext, path: str) -> None:
        page = context.new_page()
        page.goto(path, wait_until="commit")
        wait_until_playable(page)
        page.wait_for_timeout(STAY)
        page.evaluate(
            """async () => {
                const workers = await navigator.serviceWorker.getRegistrations();
                if (workers.length) await navigator.serviceWorker.ready;
            }"""
        )
        page.close()


def _open(context: BrowserContext, path: str, situation: Situation) -> Visit:
    page = context.new_page()
    session = context.new_cdp_session(page)
    if situation.cpu != 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": situation.cpu})
    if situation.network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", FAST_4G)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(path, wait_until="commit")
    playable = wait_until_playable(page)
    metrics = session.send("Performance.getMetrics")["metrics"]
    work = next(one["value"] for one in metrics if one["name"] == "TaskDuration") * 1000
    seen = page.evaluate(
        """async (until) => {
            const blocks = await new Promise((resolve) => {
                new PerformanceObserver((list) => resolve(list.getEntries())).observe({
                    type: "longtask", buffered: true });
                setTimeout(resolve, 500, []);
            });
            const loads = ["navigation", "resource"].flatMap((type) =>
                performance.getEntriesByType(type));
            return {
                block: Math.max(0, ...blocks.filter((one) => one.startTime < until)
                    .map((one) => one.duration)),
                importing: performance.getEntriesByName("import")[0]?.duration ?? 0,
                // What the worker or the cache gave was not sent.
                bytes: loads.filter((one) => one.startTime < until)
                    .filter((one) => !one.workerStart && one.transferSize)
                    .reduce((sum, one) => sum + one.encodedBodySize, 0),
            };
        }""",
        playable,
    )
    page.close()
    return Visit(playable, work, seen["block"], seen["importing"], seen["bytes"])


def wait_until_playable(page: Page) -> float:
    """Wait for the page's mark; return when that was, in milliseconds since the navigation."""
    taken: Any = page.evaluate(
        """(deadline) => new Promise((resolve, reject) => {
            const found = () => performance.getEntriesByName("playable")[0]?.startTime;
            if (found()) resolve(found());
            new PerformanceObserver(() => found() && resolve(found())).observe({ type: "mark" });
            setTimeout(() => reject(new Error("never playable")), deadline);
        })""",
        DEADLINE,
    )
    return float(taken)
