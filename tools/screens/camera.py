"""Takes pictures of models: drawn by the built site's own page, whose Python never comes."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui import look, view
from tools.server import SiteServer
from tools.setup.browser import ARGUMENTS, require_browser

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Route

    from game.app.model import Model


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (Size(360, 640), Size(390, 844), Size(844, 390), Size(768, 1024), Size(1440, 900))
THEMES = ("light", "dark")
# A picture is taken when it has become the same as the one before; one that never does is no good.
TRIES = 20

# The same letters on every machine: those that the game brings along.
BUNDLED = '* { font-family: "DM Serif Display" !important; letter-spacing: 0 !important }'
# Every picture begins with an empty page: no focus and no scrolling is left of the one before.
EMPTY = json.dumps(["div", {}, []])


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    """Start the browser with which pictures are taken, without Playwright's own around it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(require_browser()), args=list(ARGUMENTS)
        )
        try:
            yield browser
        finally:
            browser.close()


@contextlib.contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve the built site; gives its address."""
    server = SiteServer(site)
    server.start()
    try:
        yield server.address
    finally:
        server.stop()


class Camera:
    """One page of one size and theme; ``bundled``: all text in the font that the game brings."""

    def __init__(
        self, browser: Browser, address: str, size: Size, theme: str, *, bundled: bool = False
    ) -> None:
        self._context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size.width, "height": size.height},
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=True,
            is_mobile=size.width < size.height,
            # A style of the tests' own is no part of the site.
            bypass_csp=True,
            service_workers="block",
        )
        self._held: list[Route] = []
        self._page: Page = self._context.new_page()
        self._page.route("**/*.wasm*", self._hold)
        self._page.goto("./", wait_until="commit")
        # The module is there as soon as it has set this.
        while not self._page.evaluate("'page' in globalThis"):
            self._page.wait_for_timeout(20)
        # How far the start has come is no part of any picture.
        self._page.evaluate("() => globalThis.boot.finish()")
        if bundled:
            self._page.add_style_tag(content=BUNDLED)

    def _hold(self, route: Route) -> None:
        self._held.append(route)

    def close(self) -> None:
        # As garbage they would fail somebody else.
        for route in self._held:
            route.abort()
        self._context.close()

    def take(self, model: Model) -> bytes:
        """Return the model's picture as PNG, once it keeps still."""
        self._page.evaluate(
            """async ([empty, json, lang, look]) => {
                document.documentElement.lang = lang;
                page.dress(look);
                page.draw(empty, 0);
                page.draw(json, 0);
                document.activeElement?.blur();
                await document.fonts.ready;
            }""",
            [EMPTY, json.dumps(view(model)), model.prefs.lang, json.dumps(look(model))],
        )
        before = b""
        for _ in range(TRIES):
            options: dict[str, Any] = {"animations": "disabled", "caret": "hide"}
            picture = self._page.screenshot(**options)
            if picture == before:
                return picture
            before = picture
        raise AssertionError("the picture does not keep still")
