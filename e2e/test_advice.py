"""Advice by touch at 360 by 640: asked for or always there, as player and as banker."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TimedOut
from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, saved, tap_when_it_counts
from e2e.test_game import assert_nothing_to_scroll, small_targets
from e2e.test_traditions import Table
from game.engine import PRESETS
from game.storage import PREFS

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOUR = "4d 6h Kc 5s Qc 7d"
TEN = "3d 5h 4s Kc 2s 6d 6h 5c 7c 7s Ac Kd Ad As"


def close(page: Page) -> None:
    page.locator('.dialog-head [data-action="close"]').tap()


def set_advisor(page: Page, advisor: str) -> None:
    """Two taps from the table, and one back to where one was."""
    control(page, "settings").tap()
    page.locator(f'[data-action="advisor"][data-value="{advisor}"]').tap()
    assert cut_off(page, ".settings") == []
    close(page)
    expect(page.locator("[role=dialog]")).to_have_count(0)


def boxes(page: Page) -> list[object]:
    """Where every control of the game lies."""
    return [one.bounding_box() for one in page.locator('[data-action^="act:"]:visible').all()]


def open_advice(page: Page) -> str:
    """Tap what asks for advice, as soon as it counts; return what the dialog says."""
    dialog = page.locator("[role=dialog]")
    for _ in range(20):
        control(page, "advice").tap()
        # It opens when it has been worked out, a few frames later; a hasty tap opens nothing.
        with suppress(TimedOut):
            dialog.wait_for(timeout=3000)
            break
    expect(dialog).to_have_count(1)
    return dialog.inner_text()


def test_a_player_asks_and_plays_on(phone: Page) -> None:
    table = Table(phone)
    table.sit("italy", FOUR, "bet:5", seats=2)
    assert control(phone, "advice").count() == 0
    before, actions = boxes(phone), saved(phone).actions
    set_advisor(phone, "ask")
    assert boxes(phone) == before
    assert saved(phone).actions == actions
    ask = control(phone, "advice")
    box = ask.bounding_box()
    assert box is not None
    # In reach of the thumb: in the lowest of the rows.
    assert box["y"] > 560
    said = open_advice(phone)
    # The three other fours, and all fives, sixes and sevens.
    assert "A card busts you 15 times in 39" in said
    assert "Better to stand" in said
    assert "The bank draws below 5 and looks at nothing." in said
    assert phone.evaluate("document.activeElement.id") == "dialog-title"
    assert small_targets(phone) == []
    assert_nothing_to_scroll(phone)
    shot(phone, "advice-player")
    close(phone)
    expect(phone.locator("[role=dialog]")).to_have_count(0)
    assert phone.evaluate("document.activeElement.dataset.action") == "advice"
    assert saved(phone).actions == actions
    # It is there again after a reload, and the game is where it was.
    phone.reload()
    wait_until_playable(phone)
    control(phone, "continue").tap()
    come_to_rest(phone)
    expect(control(phone, "advice")).to_be_visible()
    tap_when_it_counts(phone, "act:stand")
    assert len(saved(phone).actions) > len(actions)


def test_a_banker_asks(phone: Page) -> None:
    table = Table(phone)
    cards = "6d 5h 4s 4c Kc 3s Js"
    now = table.sit("italy", cards, "bet:5 bet:4 bet:7 hit stand stand stand", seats=4, banker=0)
    assert now.phase == "bank"
    set_advisor(phone, "ask")
    said = open_advice(phone)
    assert "Better to take a card" in said
    assert "each stands from somewhere between 4 and 6" in said
    assert "In chips, on average" in said
    assert small_targets(phone) == []
    shot(phone, "advice-bank")
    close(phone)
    tap_when_it_counts(phone, "act:hit")


def test_always_there_as_bars_on_the_choices(phone: Page) -> None:
    table = Table(phone)
    table.sit("italy", FOUR, "bet:5", seats=2)
    before = boxes(phone)
    set_advisor(phone, "always")
    expect(phone.locator(".acts .weight")).to_have_count(2)
    assert boxes(phone) == before
    assert phone.locator(".weight.is-best").inner_text().startswith("★")
    stored = phone.evaluate("key => localStorage.getItem(key)", PREFS)
    assert json.loads(stored)["advisor"] == "always"
    tap_when_it_counts(phone, "act:hit")
    now = come_to_rest(phone)
    assert now.seats[0].hands[0].total == 9
    # A decision later it is another one: 4½ draws.
    expect(phone.locator('[data-action="act:hit"] .is-best')).to_be_visible()
    set_advisor(phone, "off")
    expect(phone.locator(".weight")).to_have_count(0)


@pytest.mark.parametrize("preset", [preset.name for preset in PRESETS])
def test_a_full_table_needs_no_scrolling(phone: Page, preset: str) -> None:
    """As many seats as the tradition has, and all the buttons that there can be."""
    page = phone
    table = Table(page)
    seats = 10 if preset == "portugal" else 8
    small = preset == "france32"
    cards = TEN if not small else "Kd 10h 9s Kc Js Jd 9h 8c Jc Ac Ad As"
    extras: dict[str, Any] = {"burn": "3-4", "raising": True}
    bets = "bet:2 " * (seats - 1)
    table.sit(preset, cards, bets, seats=seats, banker=seats - 1, **extras)
    set_advisor(page, "always")
    table.look(come_to_rest(page))
    expect(page.locator('[data-action="act:burn"]')).to_be_in_viewport(ratio=1)
    for one in page.locator('.dock [data-action="advice"], .dock .weight').all():
        expect(one).to_be_in_viewport(ratio=1)
    assert cut_off(page, ".dock") == []
    shot(page, f"advice-full-{preset}")
    open_advice(page)
    assert small_targets(page) == []
    assert page.evaluate(
        "() => { const one = document.querySelector('.dialog-body');"
        " return one.scrollWidth <= one.clientWidth; }"
    )


def cut_off(page: Page, where: str) -> list[str]:
    """Name the buttons of a part of the page whose words do not fit into them."""
    found: list[str] = page.evaluate(
        "(where) => [...document.querySelectorAll(`${where} button`)]"
        ".filter((one) => one.scrollWidth > one.clientWidth + 1"
        " || one.scrollHeight > one.clientHeight + 1)"
        ".map((one) => `${one.dataset.action}: ${one.innerText}`)",
        where,
    )
    return found
