"""The built site on a server, and a phone that opens it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.phone import PATIENCE, SMALL_PHONE, Watch, let_go
from tools.paths import WORKROOM
from tools.server import SiteServer
from tools.setup.browser import ARGUMENTS, require_browser
from tools.site import build_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PREFIX = "/some/where/"
OpenPhone = Callable[..., "Page"]

# A busy machine takes its time; what never comes fails all the same.
expect.set_options(timeout=PATIENCE)


class Site:
    """The built site on a server that can die and come back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = SiteServer(folder, prefix=PREFIX)
        self.address = self._server.address
        self._port = self._server.server_address[1]
        self._server.start()

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server = SiteServer(self.folder, prefix=PREFIX, port=self._port)
        self._server.start()


@pytest.fixture(scope="session")
def site_folder() -> Path:
    """The built site: the one that `tools test` has just built, or a fresh one."""
    if given := os.environ.get("SITE"):
        return Path(given)
    folder = WORKROOM / "test-site"
    build_site(folder)
    return folder


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[Site]:
    site = Site(site_folder)
    yield site
    site.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": str(require_browser()), "args": list(ARGUMENTS)}


@pytest.fixture
def open_phone(browser: Browser, site: Site) -> Iterator[OpenPhone]:
    """Gives new phones, blank like a first visit; `troubled=True` where errors are the test."""
    watches: list[Watch] = []
    contexts = []

    def open_one(*, troubled: bool = False, **differences: Any) -> Page:
        context = browser.new_context(base_url=site.address, **(SMALL_PHONE | differences))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch = Watch(page, site.address)
        if not troubled:
            watches.append(watch)
        return page

    yield open_one
    problems = [problem for watch in watches for problem in watch.problems]
    for context in contexts:
        for page in context.pages:
            let_go(page)
        context.close()
    assert not problems, problems


@pytest.fixture
def phone(open_phone: OpenPhone) -> Page:
    """A phone; the test fails on any error, warning or request to another host."""
    return open_phone()
