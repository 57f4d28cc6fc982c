"""Practising by touch at 360 by 640: asked, answered, kept; the saved game stays as it is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import control, saved, start_game
from e2e.test_advice import cut_off
from e2e.test_game import assert_nothing_to_scroll, small_targets
from game.storage import GAME, SCORES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

# Longer than a tap that was meant for what stood there before is not counted.
GUARD = 350


def come(page: Page) -> None:
    page.goto("./")
    wait_until_playable(page)
    practise(page)


def practise(page: Page) -> None:
    control(page, "train").tap()
    expect(page.locator(".trainer")).to_be_visible()


def answer(page: Page) -> None:
    """Give the first answer there is, as soon as it counts."""
    sheet = page.locator(".answer")
    for _ in range(20):
        if sheet.count():
            break
        page.locator('.acts [data-action^="act:"]').first.tap()
        page.wait_for_timeout(100)
    expect(sheet).to_be_visible()


def go_on(page: Page) -> None:
    sheet = page.locator(".answer")
    for _ in range(20):
        if not sheet.count():
            break
        control(page, "next").tap()
        page.wait_for_timeout(100)
    expect(sheet).to_have_count(0)


def kept(page: Page, key: str) -> str | None:
    text: str | None = page.evaluate("key => localStorage.getItem(key)", key)
    return text


def test_ten_answers_survive_and_the_saved_game_is_not_touched(phone: Page) -> None:
    page = phone
    page.goto("./")
    wait_until_playable(page)
    start_game(page, players="2")
    # The way back of the device: the table is left, the game kept.
    page.go_back()
    expect(control(page, "continue")).to_be_visible()
    game = kept(page, GAME)
    assert game
    practise(page)
    for number in range(10):
        answer(page)
        if number == 0:
            assert page.evaluate("document.activeElement.dataset.action") == "next"
            live = page.locator('.trainer p[role="status"]').inner_text()
            assert page.locator(".answer h2").inner_text() in live
            assert small_targets(page) == []
            assert_nothing_to_scroll(page)
            shot(page, "trainer-answer")
        go_on(page)
        assert page.evaluate("document.activeElement.tagName") == "H2"
    answers, right, streak, best, latest = json.loads(kept(page, SCORES) or "")["scores"][
        "italy.player"
    ]
    assert answers == len(latest) == 10
    assert latest.count("1") == right
    page.reload()
    wait_until_playable(page)
    practise(page)
    told = page.locator(".score").inner_text()
    assert f"{streak} in a row" in told
    assert f"best {best}" in told
    assert f"{right} of 10 right" in told
    page.go_back()
    expect(page.locator(".start")).to_be_visible()
    assert kept(page, GAME) == game
    control(page, "continue").tap()
    expect(page.locator(".table:not(.trainer)")).to_be_visible()


def test_from_the_table_and_back_to_the_same_point(phone: Page) -> None:
    page = phone
    page.goto("./")
    wait_until_playable(page)
    start_game(page, players="2")
    page.locator('[data-action^="act:"]:not([disabled]):visible, [data-action="again"]').or_(
        page.locator('[data-action="stake"]')
    ).first.wait_for()
    before = saved(page).actions, page.locator(".ring").inner_text()
    control(page, "menu").tap()
    assert_nothing_to_scroll(page)
    control(page, "train").tap()
    expect(page.locator(".trainer")).to_be_visible()
    answer(page)
    go_on(page)
    control(page, "done").tap()
    expect(page.locator(".table:not(.trainer)")).to_be_visible()
    assert (saved(page).actions, page.locator(".ring").inner_text()) == before


def test_by_keys_alone(open_phone: OpenPhone) -> None:
    page = open_phone(viewport={"width": 1280, "height": 800})
    come(page)
    page.wait_for_timeout(GUARD)
    page.keyboard.press("s")
    expect(page.locator(".answer")).to_be_visible()
    page.wait_for_timeout(GUARD)
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_have_count(0)
    page.wait_for_timeout(GUARD)
    page.keyboard.press("c")
    expect(page.locator(".answer")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[role=dialog]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[role=dialog]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".start")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(320, 568), (360, 640), (390, 844), (844, 390), (1280, 800)]
)
@pytest.mark.parametrize("lang", ["en-GB", "it-IT"])
def test_everything_fits(open_phone: OpenPhone, width: int, height: int, lang: str) -> None:
    page = open_phone(viewport={"width": width, "height": height}, locale=lang)
    come(page)
    for kind in ("spain.player", "portugal.player", "france32.player", "italy.banker"):
        control(page, "scores").tap()
        page.locator(f'[data-action="practise"][data-value="{kind}"]').tap()
        expect(page.locator("[role=dialog]")).to_have_count(0)
        assert_nothing_to_scroll(page)
        assert cut_off(page, ".trainer") == []
        assert small_targets(page) == []
        for one in page.locator(".trainer :is(.practised, .question, .me, .acts)").all():
            expect(one).to_be_in_viewport(ratio=0.99)
        answer(page)
        expect(page.locator(".answer-head")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".answer-foot")).to_be_in_viewport(ratio=0.99)
        body = page.locator(".answer-body")
        assert body.evaluate("one => one.scrollWidth <= one.clientWidth")
