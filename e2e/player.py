"""Somebody who plays on the phone with a thumb, and can look into what the phone has kept."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as TimedOut

from game.engine import Action, State, legal_actions
from game.storage import GAME, Save, read_save

if TYPE_CHECKING:
    import random

    from playwright.sync_api import Locator, Page

_CONTROL = '[data-action="{}"]:not([disabled])'
_REST = '[data-action^="act:"]:not([disabled]):visible, .ranking [data-action="leave"]:visible'


def control(page: Page, name: str) -> Locator:
    """Find the control that sends ``name``."""
    return page.locator(_CONTROL.format(name)).first


def start_game(page: Page, **choices: str) -> None:
    """Make the choices of the start screen and tap *play*."""
    for name, value in choices.items():
        page.locator(f'[data-action="{name}"][data-value="{value}"]').tap()
    control(page, "play").tap()
    page.wait_for_selector(".table")


def saved(page: Page) -> Save:
    """Read the game that the phone has kept."""
    text = page.evaluate("key => localStorage.getItem(key)", GAME)
    return read_save(text)


def state(page: Page) -> State:
    """Return the state of the game that the phone has kept."""
    return saved(page).replay()[0]


def come_to_rest(page: Page) -> State:
    """Skip what the others do; return the state at the person's next choice."""
    skip = _CONTROL.format("skip") + ":visible"
    while True:
        page.locator(f"{_REST}, {skip}").first.wait_for()
        if page.locator(_REST).count():
            return state(page)
        # It may come to rest by itself while the thumb is on its way.
        with suppress(TimedOut):
            page.locator(skip).tap(timeout=500)


def tap_action(page: Page, action: Action) -> None:
    """Do ``action`` with the thumb, by the quickest control that leads to it."""
    if action.verb == "bet":
        wanted = page.locator(f'[data-action="stake"][data-value="{action.amount}"]')
        if wanted.count() and not control(page, f"act:{action}").count():
            wanted.first.tap()
    if action.verb in ("raise", "offer"):
        # Step by step, as there is no quicker way.
        while not control(page, f"act:{action}").count():
            page.locator('[data-action="amount"][data-key="+"]').tap()
    tap_when_it_counts(page, f"act:{action}")


def tap_when_it_counts(page: Page, name: str) -> None:
    """Tap a control of the game; the guard against hasty taps may ask for a second one."""
    before = len(saved(page).actions), state(page).hand_number
    for _ in range(20):
        if (len(saved(page).actions), state(page).hand_number) != before:
            return
        if control(page, name).count():
            control(page, name).tap()
        page.wait_for_timeout(100)
    raise AssertionError(f"{name} does nothing")


def offered(page: Page, now: State) -> list[Action]:
    """Return the legal actions which have a control on the screen at this moment."""
    return [action for action in legal_actions(now) if control(page, f"act:{action}").count()]


def play_on(page: Page, chance: random.Random) -> State:
    """Make one choice, any that the screen offers but ending the game; return what follows."""
    now = come_to_rest(page)
    assert now.phase != "over", "what is waited for will never come"
    choices = [action for action in offered(page, now) if action.verb != "stop"]
    assert choices, f"nothing to tap in {now.phase}"
    tap_action(page, chance.choice(choices))
    return come_to_rest(page)
