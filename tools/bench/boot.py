"""The time from opening the page to a playable table, beside a bare `loadPyodide()`."""

from __future__ import annotations

import shutil
from statistics import median
from typing import TYPE_CHECKING, Any

from tools.paths import NODE_MODULES, WORKROOM
from tools.server import SiteServer
from tools.setup.browser import ARGUMENTS, require_browser
from tools.setup.environment import step_into
from tools.site import build_site

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import Browser, BrowserContext

DESCRIPTION = "from opening the page to playable, against a bare loadPyodide() page"

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
# Our page and the one it is measured against, by their addresses.
PAGES = {"bare": "bare.html", "game": "game/"}
VISITS = ("cold", "warm")
DEADLINE = 120_000


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=int, default=7, help="of which the median is taken (7)")
    parser.add_argument("--cpu", type=float, default=1, help="how many times slower a CPU (1)")


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Every page, cold and warm, one after the other and again: what disturbs hits them alike."""
    step_into("test")
    from playwright.sync_api import sync_playwright

    build_site(FOLDER / "game")
    shutil.copytree(NODE_MODULES / "pyodide", FOLDER / "pyodide", dirs_exist_ok=True)
    (FOLDER / "bare.html").write_text(BARE_PAGE, encoding="utf-8")
    server = SiteServer(FOLDER, caching=CACHING)
    server.start()
    times: dict[str, list[float]] = {f"{page} {visit}": [] for visit in VISITS for page in PAGES}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(require_browser()), args=list(ARGUMENTS)
        )
        _visits(browser, server.address, PAGES["bare"], options.cpu)
        for _ in range(options.runs):
            for page, path in PAGES.items():
                taken = _visits(browser, server.address, path, options.cpu)
                for visit, milliseconds in zip(VISITS, taken, strict=True):
                    times[f"{page} {visit}"].append(milliseconds)
        browser.close()
    server.stop()
    return _result(times, options)


def _visits(browser: Browser, address: str, path: str, cpu: float) -> tuple[float, ...]:
    """A first visit by somebody who was never here, and the next one."""
    context = browser.new_context(base_url=address)
    taken = tuple(_open(context, path, cpu) for _ in VISITS)
    context.close()
    return taken


def _open(context: BrowserContext, path: str, cpu: float) -> float:
    page = context.new_page()
    if cpu != 1:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    page.goto(path, wait_until="commit")
    taken = page.evaluate(
        """(deadline) => new Promise((resolve, reject) => {
            const found = () => performance.getEntriesByName("playable")[0]?.startTime;
            if (found()) resolve(found());
            new PerformanceObserver(() => found() && resolve(found())).observe({ type: "mark" });
            setTimeout(() => reject(new Error("never playable")), deadline);
        })""",
        DEADLINE,
    )
    page.close()
    return float(taken)


def _result(times: dict[str, list[float]], options: argparse.Namespace) -> dict[str, Any]:
    medians = {name: round(median(taken), 1) for name, taken in times.items()}
    ratios = {
        visit: round(medians[f"game {visit}"] / medians[f"bare {visit}"], 3) for visit in VISITS
    }
    print(f"{'':6}{'bare':>10}{'game':>10}{'ratio':>8}   (ms, medians of {options.runs})")
    for visit in VISITS:
        bare, game = medians[f"bare {visit}"], medians[f"game {visit}"]
        print(f"{visit:6}{bare:10.0f}{game:10.0f}{ratios[visit]:8.2f}")
    return {
        "bench": "boot",
        "unit": "ms from navigation to playable",
        "runs": options.runs,
        "cpu": options.cpu,
        "medians": medians,
        "ratios": ratios,
        "times": {name: [round(one, 1) for one in taken] for name, taken in times.items()},
    }
