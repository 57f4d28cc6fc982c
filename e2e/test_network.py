"""A network that breaks off: a message, and another try that fetches only what is missing."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.phone import PATIENCE, SMALL_PHONE, wait_until_playable
from game.i18n import text
from tools.server import SiteHandler, SiteServer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

# As Pages serves.
CACHING = "max-age=600"


class BreakingServer(SiteServer):
    """Breaks off once in the middle of each file named in `cut`; counts what it sent whole."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, caching=CACHING, packing=True)
        self.cut: set[str] = set()
        self.sent: Counter[str] = Counter()
        self.RequestHandlerClass = partial(
            BreakingHandler, directory=str(folder), prefix="/", caching=CACHING, packing=True
        )


class BreakingHandler(SiteHandler):
    """Sends half of a file that is to be cut."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        name = self.path.rsplit("/", 1)[-1]
        server = self.server
        assert isinstance(server, BreakingServer)
        body = source.read()
        found = next((one for one in server.cut if name.startswith(one)), None)
        if found:
            server.cut.remove(found)
            outputfile.write(body[: len(body) // 2])
            self.close_connection = True
        else:
            outputfile.write(body)
            server.sent[name] += 1


@pytest.fixture
def breaking(site_folder: Path) -> Iterator[BreakingServer]:
    server = BreakingServer(site_folder)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    "name",
    [
        "pyodide.asm.wasm",
        "python.bin",
        "pyodide.asm.mjs",
        "core.js",
        "boot.js",
        "site.css",
        "cards",
    ],
)
def test_another_try_fetches_only_what_is_missing(
    browser: Browser, breaking: BreakingServer, name: str
) -> None:
    breaking.cut = {name}
    context = browser.new_context(base_url=breaking.address, **SMALL_PHONE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("./")
    failed = page.get_by_role("alert")
    playable = page.locator('[data-action="play"]:enabled')
    # The browser itself asks again for what it had only loaded ahead.
    expect(failed.or_(playable).first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    whole = set(breaking.sent) - {""}
    if failed.is_visible():
        expect(failed).to_contain_text(text("en", "boot.failed"))
        failed.get_by_role("button", name=text("en", "boot.retry")).tap()
    wait_until_playable(page)
    assert {one for one in whole if breaking.sent[one] > 1} == set()
    assert any(one.startswith(name) for one in breaking.sent), "it never came whole"
    assert page.evaluate("getComputedStyle(document.querySelector('.go-row')).display") != "block"
    context.close()
