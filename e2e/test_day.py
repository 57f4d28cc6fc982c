"""The day's table by touch to the shared text, a hand's link on a blank phone, the shuffle."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, offered, start_game, tap_action
from e2e.test_game import small_targets
from game.storage import DAYS, GAME
from game.storage.days import read_tries

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

# A phone without a share sheet copies; what it has copied is looked at here.
COPIES = """
delete Navigator.prototype.share;
navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
"""


def copied(page: Page) -> str:
    expect(page.locator(".notice")).to_be_visible()
    text: str = page.evaluate("globalThis.copied")
    return text


def play_to(page: Page, phase: str) -> None:
    """Play by lot until the game is in this phase."""
    chance = random.Random(phase)
    while (now := come_to_rest(page)).phase != phase:
        choices = [action for action in offered(page, now) if action.verb != "stop"]
        tap_action(page, chance.choice(choices))


def test_the_days_table_by_touch_to_the_shared_text(open_phone: OpenPhone) -> None:
    page = open_phone(locale="it-IT")
    page.add_init_script(COPIES)
    page.goto("./")
    wait_until_playable(page)
    control(page, "day").tap()
    expect(page.locator(".dialog-day")).to_be_visible()
    assert not small_targets(page)
    shot(page, "day")
    control(page, "day_play").tap()
    page.wait_for_selector(".table")
    play_to(page, "over")
    expect(page.locator(".ranking .day-won")).to_be_visible()
    shot(page, "day-over")
    control(page, "day_send").tap()
    text = copied(page)
    head, chips, squares, link = text.split("\n")
    assert re.fullmatch(r"Sette e mezzo · \d+ \w{3} · Italia", head)
    (one,) = read_tries(page.evaluate("key => localStorage.getItem(key)", DAYS)).tries
    assert chips.replace("−", "-").startswith(f"{one.won:+d} 🟡" if one.won else "0 🟡")
    assert len(squares) == len(one.results) == 5
    assert link.endswith("/#day.italy")
    # Once more is practice, and the calendar has what counts.
    control(page, "leave").tap()
    page.goto(link)
    expect(page.locator('.day-day[aria-pressed="true"] b')).to_have_text(
        chips.split(" ")[0], use_inner_text=True
    )
    expect(control(page, "day_play")).to_have_text("Gioca per prova")


def test_a_hand_is_shared_and_replayed_on_a_blank_phone(open_phone: OpenPhone) -> None:
    mine = open_phone()
    mine.add_init_script(COPIES)
    mine.goto("./")
    wait_until_playable(mine)
    start_game(mine, players="2")
    play_to(mine, "between")
    cards = mine.locator(".ring .seat").all_inner_texts()
    control(mine, "review").tap()
    control(mine, "send_hand").tap()
    link = copied(mine).split("\n")[-1]

    yours = open_phone()
    yours.goto(link)
    wait_until_playable(yours)
    expect(yours.locator(".replay")).to_be_visible()
    assert yours.evaluate("key => localStorage.getItem(key)", GAME) is None
    yours.locator('[data-action="step"][data-value="last"]').tap()
    shot(yours, "hand-link")
    assert not small_targets(yours)
    assert [text.split()[-2:] for text in yours.locator(".ring .seat").all_inner_texts()] == [
        text.split()[-2:] for text in cards
    ]
    control(yours, "play_linked").tap()
    expect(yours.locator(".start")).to_be_visible()
    # What cannot be read says so, and no more.
    yours.goto(f"{link[:-9]}")
    expect(yours.get_by_role("alert")).to_contain_text("cannot be read")


def test_the_shuffle_is_checked_on_the_screen(phone: Page) -> None:
    page = phone
    page.goto("./")
    wait_until_playable(page)
    start_game(page, players="2")
    come_to_rest(page)
    control(page, "menu").tap()
    control(page, "shuffle").tap()
    sheet = page.locator(".dialog-shuffle .shuffle").first
    begin = sheet.locator("summary code").first.inner_text()
    expect(sheet.locator(".shuffle-cards")).to_have_count(0)
    page.locator(".dialog .icon-button").tap()
    play_to(page, "between")
    control(page, "review").tap()
    control(page, "shuffle").tap()
    expect(sheet.locator("summary code").first).to_have_text(begin)
    expect(sheet.locator(".shuffle-verdict")).to_have_text("Nobody moved a card")
    whole = sheet.locator(".digits .whole").first
    expect(whole).to_be_hidden()
    sheet.locator("summary").first.tap()
    expect(whole).to_be_visible()
    assert len(whole.inner_text().replace(" ", "")) == 64
    assert not small_targets(page)
    shot(page, "shuffle")
    # Back to where one came from.
    page.locator(".dialog .icon-button").tap()
    expect(page.locator(".dialog-review")).to_be_visible()
