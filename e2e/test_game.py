"""Whole games by touch, on a phone of 360 by 640."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import (
    come_to_rest,
    control,
    play_on,
    saved,
    start_game,
    state,
    tap_when_it_counts,
)
from game.engine import State, find_preset, new_game, parse_action, replace
from game.storage import GAME, Save, write_save

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]

SMALLEST_TARGET = 44
TARGETS = "button:visible, input:visible, a:visible, [role=button]:visible"


def put_on_table(page: Page, start: State, actions: str, people: tuple[str, ...]) -> None:
    """Leave a game of our own on the phone, and open it."""
    save = Save(start, tuple(parse_action(text) for text in actions.split()), people, 0)
    page.goto("./")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [GAME, write_save(save)])
    page.reload()
    wait_until_playable(page)
    control(page, "continue").tap()
    page.wait_for_selector(".table")


def small_targets(page: Page) -> list[str]:
    """Name the visible controls that are too small for a thumb."""
    small = []
    for target in page.locator(TARGETS).all():
        box = target.bounding_box()
        if box is not None and min(box["width"], box["height"]) < SMALLEST_TARGET - 0.5:
            small.append(f"{target.get_attribute('data-action')} {box['width']}×{box['height']}")
    return small


def assert_nothing_to_scroll(page: Page) -> None:
    sizes = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    viewport = page.viewport_size
    assert viewport is not None
    assert sizes[0] <= viewport["width"]
    assert sizes[1] <= viewport["height"]


def test_a_whole_game_to_its_end(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    assert small_targets(phone) == []
    start_game(phone, players="7", hands="5")
    chance = random.Random(1)
    phases = set()
    now = come_to_rest(phone)
    while now.phase != "over":
        if now.phase not in phases:
            phases.add(now.phase)
            shot(phone, f"game-{now.phase}")
            assert small_targets(phone) == []
            assert_nothing_to_scroll(phone)
        now = play_on(phone, chance)
    assert {"stakes", "play", "between"} <= phases
    assert now.hand_number == 5 or sum(not seat.out for seat in now.seats) == 1
    assert sum(seat.chips for seat in now.seats) == 8 * 50
    expect(control(phone, "again")).to_be_visible()
    shot(phone, "game-over")
    assert small_targets(phone) == []
    control(phone, "again").tap()
    assert come_to_rest(phone).hand_number == 1


def test_the_page_is_closed_in_the_middle_of_a_hand_and_opened_again(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    start_game(phone, players="4", hands="10")
    chance = random.Random(2)
    now = come_to_rest(phone)
    while now.phase not in ("play", "bank"):
        now = play_on(phone, chance)
    before = phone.locator("main.table").inner_text()
    phone.reload()
    wait_until_playable(phone)
    shot(phone, "continue")
    control(phone, "continue").tap()
    phone.wait_for_selector(".table")
    assert state(phone) == now
    assert phone.locator("main.table").inner_text() == before
    hand = now.hand_number
    while state(phone).phase != "between":
        now = play_on(phone, chance)
    assert now.hand_number == hand


def stacked(cards: str, seats: int, *, banker: int) -> State:
    rules = replace(find_preset("italy").rules, hands=10)
    names = ["Nonna", "Anna", "Bruno", "Carla", "Dino", "Elena", "Franco", "Gina"][:seats]
    return new_game(rules, names, "stacked", packs=[cards], banker=banker)


def test_two_taps_at_once_are_one(phone: Page) -> None:
    start = stacked("2d 4s Kc Kd", 2, banker=1)
    put_on_table(phone, start, "bet:5", ("", "medium steady"))
    expect(control(phone, "act:hit")).to_be_visible()
    phone.wait_for_timeout(500)
    box = control(phone, "act:hit").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(4):
        phone.touchscreen.tap(x, y)
    assert [str(action) for action in saved(phone).actions] == ["bet:5", "hit"]


def test_as_the_banker_one_sees_the_others_play_and_then_plays(phone: Page) -> None:
    # Anna holds 6 and stands, Bruno holds 7 and stands; Nonna, the bank, holds 4 and draws 3:
    # 7 beats Anna's 6 and ties Bruno's 7, and ties are the bank's (R18).
    start = stacked("6d 7c 4h 3s", 3, banker=0)
    put_on_table(phone, start, "", ("", "medium steady", "medium steady"))
    # The others set their stakes and play by themselves.
    now = come_to_rest(phone)
    assert now.phase == "bank"
    shot(phone, "game-bank")
    stakes = sum(seat.hands[0].stake for seat in now.seats)
    assert stakes > 0
    tap_when_it_counts(phone, "act:hit")
    come_to_rest(phone)
    tap_when_it_counts(phone, "act:stand")
    now = come_to_rest(phone)
    assert now.phase == "between"
    assert now.seats[0].chips == 50 + stakes
    shot(phone, "game-bank-reckoning")
    expect(phone.locator(".sheet")).to_contain_text(f"+{stakes}")


def test_no_hidden_card_of_anybody_else_is_anywhere_in_the_page(phone: Page) -> None:
    start = stacked("2d 6h 4s Kc", 3, banker=2)
    put_on_table(phone, start, "bet:5", ("", "medium steady", "medium steady"))
    come_to_rest(phone)
    # Beside it the first screens wait to be drawn again, with cards that are anybody's.
    html = phone.locator("#app").inner_html()
    assert "-2d" in html
    for hidden in ("6h", "4s", "Kc"):
        assert f"-{hidden}" not in html
    assert "of hearts" not in html


def test_the_language_changes_at_the_table(phone: Page) -> None:
    start = stacked("2d 4s Kc Kd", 2, banker=1)
    put_on_table(phone, start, "bet:5", ("", "medium steady"))
    control(phone, "menu").tap()
    shot(phone, "menu")
    assert small_targets(phone) == []
    phone.locator('.dialog [data-action="settings"]').tap()
    phone.locator('[data-action="lang"][data-value="it"]').tap()
    phone.get_by_role("button", name="Chiudi", exact=True).tap()
    expect(control(phone, "act:hit")).to_have_text("Carta")
    assert phone.evaluate("() => document.documentElement.lang") == "it"
    phone.reload()
    wait_until_playable(phone)
    expect(control(phone, "play")).to_have_text("Gioca")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)])
def test_everything_is_in_sight_with_eight_seats(
    open_phone: OpenPhone, size: tuple[int, int]
) -> None:
    page = open_phone(viewport={"width": size[0], "height": size[1]})
    start = stacked("2d 3c 4d 4s 5h 6s 7d Kc As Kd", 8, banker=7)
    put_on_table(
        page,
        start,
        "bet:10",
        ("", *("medium cautious", "medium steady", "medium bold") * 2, "medium steady"),
    )
    come_to_rest(page)
    shot(page, f"seats-{size[0]}x{size[1]}")
    assert_nothing_to_scroll(page)
    assert small_targets(page) == []
    boxes = [seat.bounding_box() for seat in page.locator(".seats > li").all()]
    boxes += [control(page, f"act:{verb}").bounding_box() for verb in ("hit", "stand")]
    assert len(boxes) == 9
    for number, box in enumerate(boxes):
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
        for other in boxes[:number]:
            assert other is not None
            apart = (
                box["x"] + box["width"] <= other["x"] + 1
                or other["x"] + other["width"] <= box["x"] + 1
                or box["y"] + box["height"] <= other["y"] + 1
                or other["y"] + other["height"] <= box["y"] + 1
            )
            assert apart, f"places {number} overlap at {size}"


def test_a_phone_that_keeps_nothing_says_so_and_plays_on(open_phone: OpenPhone) -> None:
    page = open_phone()
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    page.goto("./")
    wait_until_playable(page)
    start_game(page, players="1")
    expect(control(page, "dismiss")).to_be_visible()
    shot(page, "nothing-kept")
    control(page, "dismiss").tap()
    page.wait_for_selector('[data-action^="act:"]:not([disabled])', timeout=30_000)
    expect(control(page, "dismiss")).to_have_count(0)


def test_a_damaged_save_is_told_and_kept_aside(phone: Page) -> None:
    phone.goto("./")
    # Else this start would find it, and have it aside before the next.
    wait_until_playable(phone)
    phone.evaluate("key => localStorage.setItem(key, '{broken')", GAME)
    phone.reload()
    wait_until_playable(phone)
    expect(control(phone, "dismiss")).to_be_visible()
    shot(phone, "save-broken")
    kept = phone.evaluate("() => Object.values(localStorage)")
    assert "{broken" in kept
    start_game(phone, players="1")
    come_to_rest(phone)


def test_a_second_tab_takes_the_game_over(open_phone: OpenPhone) -> None:
    first = open_phone()
    start = stacked("2d 4s Kc Kd 3c", 2, banker=1)
    put_on_table(first, start, "bet:5", ("", "medium steady"))
    second = first.context.new_page()
    second.goto("./")
    wait_until_playable(second)
    control(second, "continue").tap()
    come_to_rest(second)
    tap_when_it_counts(second, "act:hit")
    expect(control(first, "continue")).to_be_visible()
    come_to_rest(second)
    shown = second.locator("main.table").inner_text()
    control(first, "continue").tap()
    first.wait_for_selector(".table")
    come_to_rest(first)
    assert first.locator("main.table").inner_text() == shown


def test_back_closes_what_is_open_and_then_leaves_the_table(phone: Page) -> None:
    start = stacked("2d 4s Kc Kd 3c", 2, banker=1)
    put_on_table(phone, start, "bet:5", ("", "medium steady"))
    control(phone, "menu").tap()
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.go_back()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(control(phone, "act:hit")).to_be_visible()
    phone.go_back()
    expect(control(phone, "continue")).to_be_visible()
    control(phone, "continue").tap()
    expect(control(phone, "act:hit")).to_be_visible()


def focused(page: Page) -> str | None:
    action: str | None = page.evaluate("() => document.activeElement.dataset.action ?? null")
    return action


def test_the_keyboard_never_loses_its_place(open_phone: OpenPhone) -> None:
    page = open_phone(viewport={"width": 1440, "height": 900}, is_mobile=False)
    start = stacked("2d 4s Kc Kd 3c", 2, banker=1)
    put_on_table(page, start, "bet:5", ("", "medium steady"))
    control(page, "menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == "menu"
    control(page, "act:hit").focus()
    page.keyboard.press("Enter")
    expect(control(page, "act:hit")).to_be_visible()
    come_to_rest(page)
    page.wait_for_timeout(300)
    assert (focused(page) or "").startswith("act:")
    page.keyboard.press("s")
    expect(control(page, "act:next")).to_be_visible(timeout=20_000)
    page.wait_for_timeout(500)
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet", state="detached")
    # While the others shuffle there is nothing to press: the focus comes to what comes next.
    page.wait_for_selector('[data-action^="act:"]:focus')
