"""Wiring: the browser's ports, what the device has kept, and the loop."""

from game.app.loop import Loop
from game.browser.page import BrowserPage
from game.browser.store import LocalStore


def run() -> None:
    """Bring the page to life."""
    page = BrowserPage()
    loop = Loop(page, LocalStore(), page.language())
    page.listen(loop.send)
    page.ready()


run()
