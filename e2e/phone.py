"""The phone in the browser tests: what it is like, and what a test says to it."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Error

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page, Request, Route

SHOTS = Path(__file__).parent.parent / "test-results"
PATIENCE = 60_000

# The smallest phone that must show everything, upright and touched by a thumb.
SMALL_PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
    # Each phone would fetch the whole site a second time; the tests of offline play let it.
    "service_workers": "block",
}
# What Playwright says where it does that.
BLOCKED = "Service Worker registration blocked by Playwright"


class Watch:
    """Notes what must never happen while a page is open."""

    def __init__(self, page: Page, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.problems: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error}"))
        # The context's requests are the workers' too.
        page.context.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        # The browser shows an icon of the page beside its sounds, and fetches it when it likes.
        its_own = message.text == BLOCKED or "/static/icons/" in message.location["url"]
        if message.type in ("error", "warning") and not its_own:
            self.problems.append(f"console {message.type}: {message.text}")

    def _see(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.problems.append(f"request to another host: {request.url}")


def wait_until_playable(page: Page) -> None:
    """Wait for Python to have drawn its first screen (the policy forbids wait_for_function)."""
    page.wait_for_selector("#boot", state="detached", timeout=PATIENCE)


def shot(page: Page, name: str) -> Path:
    """Keep what the page looks like in test-results/NAME.png."""
    path = SHOTS / f"{name}.png"
    page.screenshot(path=path)
    return path


_HELD: WeakKeyDictionary[Page, list[list[Route]]] = WeakKeyDictionary()


def hold(page: Page, address: str) -> list[Route]:
    """Leave what is asked for at `address` unanswered; returns the list that it is put into."""
    held: list[Route] = []
    _HELD.setdefault(page, []).append(held)

    # A function of its own: Playwright looks at how many arguments it takes.
    def keep(route: Route) -> None:
        held.append(route)

    page.route(address, keep)
    return held


def let_go(page: Page) -> None:
    """Answer what was held to the end: what never is fails a later test, as garbage."""
    for route in chain.from_iterable(_HELD.pop(page, [])):
        with suppress(Error):
            route.abort()
