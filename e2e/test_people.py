"""Three people and one phone: it goes round by touch, and nobody sees what another one holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import control, offered, saved, state, tap_action
from e2e.test_game import assert_nothing_to_scroll, small_targets
from game.engine import view_for

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from game.engine import State

_REST = '.cover, [data-action^="act:"]:not([disabled]):visible'


@pytest.fixture
def table(phone: Page) -> Page:
    """Nonna, Anna and Piero at a French table, where stakes are set after looking (R11)."""
    phone.goto("./")
    wait_until_playable(phone)
    phone.locator('[data-action="preset"][data-value="france40"]').tap()
    phone.locator('[data-action="players"][data-value="2"]').tap()
    control(phone, "seats").tap()
    sheet = phone.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Nonna")
    for name in ("Anna", "Piero"):
        sheet.get_by_role("button", name="One more person").tap()
        field = sheet.get_by_label("Name", exact=True)
        expect(field).to_be_focused()
        field.fill(name)
    sheet.locator('[data-value="teal"]').tap()
    assert small_targets(phone) == []
    shot(phone, "people-seats")
    sheet.get_by_role("button", name="Close").tap()
    control(phone, "play").tap()
    return phone


def rest(page: Page) -> State:
    """Wait until somebody is asked for something; return how the game stands."""
    skip = page.locator('[data-action="skip"]:not([disabled]):visible')
    while True:
        page.locator(f'{_REST}, [data-action="skip"]:not([disabled]):visible').first.wait_for()
        if page.locator(_REST).count():
            return state(page)
        skip.tap()


def uncover(page: Page) -> None:
    """Say to be the one who is asked for; a hasty tap is not counted."""
    for _ in range(20):
        if not page.locator(".cover").count():
            return
        control(page, "here").tap()
        page.wait_for_timeout(150)
    raise AssertionError("the cover stays")


def until_cover(page: Page) -> State:
    """Do what is open until a secret is to be looked at."""
    now = rest(page)
    while not page.locator(".cover").count():
        tap_action(page, offered(page, now)[0])
        now = rest(page)
    return now


def shown_cards(page: Page) -> list[str]:
    """The cards that can be seen at one's own place; backs count as ``back``."""
    uses = page.locator(".me .me-cards use").all()
    return [(one.get_attribute("href") or "").rpartition("#")[2][2:] for one in uses]


def own_card(now: State) -> str:
    assert now.to_act is not None
    return str(view_for(now, now.to_act).seats[now.to_act].hands[0].cards[0])


def hold(page: Page, card: Locator) -> None:
    """Put a finger down on the card and leave it there."""
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()


def assert_hidden(page: Page, now: State) -> None:
    """Hold that the own card is nowhere in the document: no drawing, no name, no key."""
    body = page.content()
    assert f"c-{own_card(now)}" not in body
    assert f"m-{own_card(now)}" not in body


def test_a_hand_goes_round_and_each_card_is_seen_by_its_owner_alone(table: Page) -> None:
    covered = set()
    now = until_cover(table)
    shot(table, "people-cover")
    while now.phase in ("stakes", "play", "cut"):
        if table.locator(".cover").count():
            name = now.seats[now.to_act or 0].name
            expect(table.get_by_role("heading", level=1)).to_contain_text(name)
            expect(table.locator(".table")).to_have_count(0)
            assert_hidden(table, now)
            uncover(table)
            covered.add(name)
            assert_hidden(table, now)
            hold(table, table.locator(".hold-button"))
            expect(table.locator(".hold.is-held")).to_have_count(1)
            assert own_card(now) in shown_cards(table)
            table.mouse.up()
            expect(table.locator(".hold.is-held")).to_have_count(0)
            assert_hidden(table, now)
        choices = {action.verb: action for action in reversed(offered(table, now))}
        tap_action(table, choices.get("stand") or next(iter(choices.values())))
        now = rest(table)
    assert len(covered) == 2, "all but the bank, whose card lies open in its turn"
    if now.phase == "bank":
        tap_action(table, next(one for one in offered(table, now) if one.verb == "stand"))
        now = rest(table)
    expect(table.locator(".sheet")).to_contain_text("Anna")
    shot(table, "people-reckoning")
    # Who looks back is asked by name, and covered again.
    control(table, "review").tap()
    table.get_by_role("button", name="Piero").tap()
    expect(table.locator(".cover")).to_contain_text("Piero")
    uncover(table)
    expect(table.get_by_role("dialog")).to_contain_text("Hand 1")
    table.go_back()
    expect(table.get_by_role("dialog")).to_have_count(0)
    assert not saved(table).people[0].startswith("medium")


def test_no_trick_keeps_a_card_in_sight(table: Page) -> None:
    now = until_cover(table)
    uncover(table)
    # The finger slides off; the phone is turned; the key is let go; it is reloaded; back.
    hold(table, table.locator(".hold-button"))
    expect(table.locator(".hold.is-held")).to_have_count(1)
    table.mouse.move(5, 5)
    expect(table.locator(".hold.is-held")).to_have_count(0)
    table.mouse.up()
    table.set_viewport_size({"width": 640, "height": 360})
    assert_hidden(table, now)
    assert_nothing_to_scroll(table)
    shot(table, "people-landscape")
    table.locator(".hold-button").focus()
    table.keyboard.down(" ")
    expect(table.locator(".hold.is-held")).to_have_count(1)
    table.keyboard.up(" ")
    assert_hidden(table, now)
    table.set_viewport_size({"width": 360, "height": 640})
    assert small_targets(table) == []
    table.reload()
    wait_until_playable(table)
    control(table, "continue").tap()
    table.locator(".cover").wait_for()
    assert_hidden(table, now)
    uncover(table)
    table.go_back()
    expect(table.locator(".start")).to_have_count(1)
    control(table, "continue").tap()
    table.locator(".cover").wait_for()
    uncover(table)
    # A look without a finger ends by itself; and the page going out of sight ends everything.
    table.wait_for_timeout(400)
    control(table, "peek").tap()
    expect(table.locator(".hold.is-held")).to_have_count(1)
    table.evaluate(
        "Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(table.locator(".cover")).to_have_count(1)
    assert_hidden(table, now)
