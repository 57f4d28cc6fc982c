"""Looking back by touch at 360 by 640: a hand reviewed and replayed, and the game that it is of."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, play_on, saved, start_game, tap_when_it_counts
from e2e.test_game import assert_nothing_to_scroll, small_targets
from e2e.test_traditions import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOUR = "4d 6h Kc 5s Qc 7d"


def at_the_reckoning(page: Page) -> None:
    """Nonna draws on 4, which costs something, and stands on 4½, which does too."""
    now = Table(page).sit("italy", FOUR, "bet:5 hit stand", seats=2)
    while now.phase == "bank":
        now = come_to_rest(page)
    assert now.phase == "between"


def close(page: Page) -> None:
    page.locator('[role=dialog] [data-action="close"]').tap()


def steps(page: Page, name: str) -> None:
    page.locator(f'[data-action="step"][data-value="{name}"]').tap()


def fits(page: Page) -> bool:
    """Whether nothing of the dialog is wider than the screen."""
    fitting: bool = page.evaluate(
        "() => [...document.querySelectorAll('[role=dialog] *')]"
        ".every((one) => one.closest('.sr') || one.getBoundingClientRect().right <= innerWidth + 1)"
    )
    return fitting


def test_a_hand_is_reviewed_replayed_and_the_next_one_played(phone: Page) -> None:
    at_the_reckoning(phone)
    assert phone.locator("[role=dialog]").count() == 0
    before = saved(phone)
    control(phone, "review").tap()
    said = phone.locator("[role=dialog]").inner_text()
    assert "You took a card on 4" in said
    assert "Standing was better by" in said
    assert "You stood on 4½" in said
    assert "A card was better by" in said
    assert "A good decision can lose and a bad one can win." in said
    assert phone.evaluate("document.activeElement.id") == "dialog-title"
    assert small_targets(phone) == []
    assert_nothing_to_scroll(phone)
    assert fits(phone)
    shot(phone, "review-hand")
    # Step by step to the end, by touch and by the arrows.
    phone.locator('.review-ways [data-action="replay"]').tap()
    place = phone.locator(".replay-place")
    count = int(place.inner_text().split()[3])
    for number in range(2, count):
        steps(phone, "next")
        expect(place).to_contain_text(f"Step {number} of {count}")
    phone.keyboard.press("ArrowRight")
    expect(place).to_contain_text(f"Step {count} of {count}")
    expect(phone.locator('[data-action="step"][data-value="next"]')).to_be_disabled()
    assert small_targets(phone) == []
    assert_nothing_to_scroll(phone)
    assert fits(phone)
    shot(phone, "review-replay-end")
    phone.keyboard.press("ArrowLeft")
    expect(place).to_contain_text(f"Step {count - 1} of {count}")
    steps(phone, "first")
    expect(place).to_contain_text(f"Step 1 of {count}")
    # Back by the device's own way, then by the button, to where one was.
    phone.go_back()
    expect(phone.locator(".dialog-review")).to_be_visible()
    close(phone)
    expect(phone.locator("[role=dialog]")).to_have_count(0)
    assert phone.evaluate("document.activeElement.dataset.action") == "review"
    assert saved(phone) == before
    tap_when_it_counts(phone, "act:next")
    assert come_to_rest(phone).hand_number == 2


def test_the_bank_is_hidden_in_the_replay_until_it_was_turned_up(phone: Page) -> None:
    at_the_reckoning(phone)
    control(phone, "review").tap()
    phone.locator(".look").first.tap()
    replay = phone.locator(".replay")
    expect(replay).to_contain_text("Your decision")
    # The bank's card, a six of hearts.
    assert replay.locator('use[href$="#m-6h"]').count() == 0
    assert replay.locator('use[href$="#m-back"]').count() > 0
    steps(phone, "last")
    expect(replay.locator('use[href$="#m-6h"]')).to_have_count(1)


def test_after_a_reload_in_the_pause_and_for_an_earlier_hand(phone: Page) -> None:
    at_the_reckoning(phone)
    tap_when_it_counts(phone, "act:next")
    chance = random.Random(3)
    while True:
        now = play_on(phone, chance)
        if now.phase == "between" and now.hand_number == 2:
            break
    phone.reload()
    wait_until_playable(phone)
    control(phone, "continue").tap()
    come_to_rest(phone)
    control(phone, "review").tap()
    expect(phone.locator("[role=dialog] h2")).to_have_text("Hand 2")
    phone.locator('.review-ways [data-action="balance"]').tap()
    expect(phone.locator(".balance-hand")).to_have_count(2)
    assert small_targets(phone) == []
    assert fits(phone)
    shot(phone, "review-balance")
    phone.locator(".balance-hand").last.tap()
    expect(phone.locator("[role=dialog] h2")).to_have_text("Hand 1")
    expect(phone.locator("[role=dialog]")).to_contain_text("You took a card on 4")
    close(phone)
    expect(phone.locator("[role=dialog] h2")).to_have_text("Your game")
    close(phone)
    expect(phone.locator("[role=dialog]")).to_have_count(0)


def test_after_the_game(phone: Page) -> None:
    phone.goto("./")
    wait_until_playable(phone)
    start_game(phone, hands="5", players="1")
    chance = random.Random(8)
    while play_on(phone, chance).phase != "over":
        pass
    control(phone, "balance").tap()
    dialog = phone.locator("[role=dialog]")
    expect(dialog).to_contain_text("Luck is your result plus what your decisions gave away")
    expect(phone.locator(".ring-of-score")).to_be_visible()
    assert small_targets(phone) == []
    assert fits(phone)
    shot(phone, "review-game")
    close(phone)
    phone.locator('.ranking [data-action="review"]').tap()
    expect(phone.locator(".dialog-review")).to_be_visible()
    close(phone)
    control(phone, "again").tap()
    assert come_to_rest(phone).hand_number == 1
