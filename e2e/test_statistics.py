"""The statistics by touch at 360 by 640: right after a hand, after a reload, and taken along."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control
from e2e.test_game import small_targets
from e2e.test_review import close, fits
from e2e.test_traditions import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page


def opened(page: Page) -> None:
    """From the table, by the menu."""
    control(page, "menu").tap()
    control(page, "statistics").tap()
    expect(page.locator(".dialog-statistics")).to_be_visible()


def heads(page: Page) -> list[str]:
    return [text.replace("\n", " ") for text in page.locator(".figures-heads p").all_inner_texts()]


def royal(page: Page) -> None:
    """Nonna makes a royal 7½ of 5 chips; Anna's bank of 4 pays it double."""
    now = Table(page).sit("reale", "7d 4c Kh 6s", "bet:5 hit", seats=2)
    while now.phase == "bank":
        now = come_to_rest(page)
    assert now.phase == "between"
    assert now.seats[0].chips == 60


def test_a_hand_is_counted_and_stays_so(phone: Page) -> None:
    royal(phone)
    opened(phone)
    assert heads(phone) == ["1 hand", "+10 chips", "0 games won"]
    bars = phone.locator(".figures-bar")
    expect(bars).to_have_count(3)
    expect(bars.nth(0)).to_contain_text("1 of 1, 100%")
    expect(bars.nth(2)).to_contain_text("Royal 7½")
    # What is drawn is told as well.
    line = phone.get_by_role("img", name="Chips won and lost over 1 hand")
    expect(line).to_be_visible()
    cells = phone.get_by_role("table", name="Chips over time").get_by_role("row").nth(1)
    expect(cells).to_have_text("1+10")
    assert small_targets(phone) == []
    assert fits(phone)
    shot(phone, "statistics-hand")
    close(phone)
    phone.reload()
    wait_until_playable(phone)
    control(phone, "continue").tap()
    come_to_rest(phone)
    opened(phone)
    assert heads(phone) == ["1 hand", "+10 chips", "0 games won"]


def test_taken_along_forgotten_and_brought_back(phone: Page) -> None:
    royal(phone)
    opened(phone)
    # A browser without a share sheet for files saves them.
    phone.evaluate("() => { navigator.canShare = undefined; }")
    with phone.expect_download() as waiting:
        control(phone, "figures_export").tap()
    assert waiting.value.suggested_filename.endswith(".json")
    data = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert [(row["tradition"], row["royal"], row["net"]) for row in data["hands"]] == [
        ("reale", 1, 10)
    ]
    expect(phone.locator(".figures-sent")).to_have_text("Saved as a file.")
    control(phone, "figures_forget").tap()
    control(phone, "figures_clear").tap()
    expect(phone.locator(".figures-empty")).to_be_visible()
    control(phone, "figures_undo").tap()
    assert heads(phone) == ["1 hand", "+10 chips", "0 games won"]
    control(phone, "figures_forget").tap()
    control(phone, "figures_clear").tap()
    close(phone)
    phone.reload()
    wait_until_playable(phone)
    control(phone, "continue").tap()
    come_to_rest(phone)
    opened(phone)
    expect(phone.locator(".figures-empty")).to_be_visible()
