"""Setting up a table and reading its rules by touch, on a phone of 360 by 640."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, play_on, start_game
from e2e.test_game import assert_nothing_to_scroll, small_targets
from game.engine import PRESETS, decode_rules, find_preset, replace

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    OpenPhone = Callable[..., Page]

SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)]


def choice(page: Page, action: str, value: str) -> Locator:
    return page.locator(f'[data-action="{action}"][data-value="{value}"]')


def open_page(page: Page, address: str = "./") -> None:
    page.goto(address)
    wait_until_playable(page)


def open_switch(page: Page, key: str) -> Locator:
    """Unfold a switch of the house rules."""
    switch = page.locator(f".switch-{key}")
    if switch.locator("details:not([open])").count():
        switch.locator("summary").tap()
    return switch


def code(page: Page) -> str:
    return page.locator(".table-code code").inner_text()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_each_tradition_is_one_tap_away(phone: Page, preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    open_page(phone)
    choice(phone, "preset", preset.name).tap()
    expect(choice(phone, "preset", preset.name)).to_have_attribute("aria-pressed", "true")
    shot(phone, f"start-{preset.name}")
    assert_nothing_to_scroll(phone)
    assert small_targets(phone) == []
    setup = phone.locator(".setup")
    assert setup.evaluate("one => one.scrollHeight <= one.clientHeight"), "all is in sight"
    expect(choice(phone, "players", str(preset.seats[1] - 1))).to_be_in_viewport(ratio=1)
    expect(choice(phone, "players", str(preset.seats[1]))).to_have_count(0)
    start_game(phone, players="1", hands="5")
    now = come_to_rest(phone)
    assert now.rules == replace(preset.rules, hands=5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_all_of_the_start_screen_is_in_sight(
    open_phone: OpenPhone, size: tuple[int, int], locale: str
) -> None:
    page = open_phone(viewport={"width": size[0], "height": size[1]}, locale=locale)
    open_page(page)
    for name in ("italy", "france40", "portugal"):
        choice(page, "preset", name).tap()
        assert_nothing_to_scroll(page)
        assert small_targets(page) == []
        for one in page.locator(".start button:visible, .start input").all():
            if one.get_attribute("data-action") != "first":
                expect(one).to_be_in_viewport(ratio=0.99)
        for name_of in page.locator(".tradition-name").all():
            assert name_of.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    shot(page, f"start-{size[0]}x{size[1]}-{locale[:2]}")


def test_who_has_the_first_bank_is_chosen(phone: Page) -> None:
    open_page(phone)
    expect(control(phone, "first")).to_have_count(0)
    choice(phone, "preset", "france40").tap()
    choice(phone, "players", "5").tap()
    choice(phone, "first", "5").scroll_into_view_if_needed()
    choice(phone, "first", "5").tap()
    name = choice(phone, "first", "5").inner_text()
    shot(phone, "start-first-bank")
    control(phone, "play").tap()
    now = come_to_rest(phone)
    assert now.banker == 5
    assert now.seats[5].name == name


def test_switches_are_changed_marked_and_played(phone: Page) -> None:
    open_page(phone)
    control(phone, "house").tap()
    expect(phone.get_by_role("heading", level=1)).to_be_focused()
    shot(phone, "house")
    assert_nothing_to_scroll(phone)
    assert small_targets(phone) == []
    open_switch(phone, "tie").locator('[data-value="tie=1"]').tap()
    phone.locator('.switch-pair_of_sevens [role="switch"]').tap()
    phone.locator(".switch-chips").get_by_role("button", name="More: 55").tap()
    expect(phone.locator(".switch-tie")).to_have_class("switch switch-tie differs")
    expect(phone.locator('.switch-pair_of_sevens [role="switch"]')).to_have_attribute(
        "aria-checked", "true"
    )
    expect(phone.locator(".house-sum")).to_have_text("Italia, 2 house rules")
    open_switch(phone, "receive")
    open_switch(phone, "next_banker")
    assert small_targets(phone) == []
    shot(phone, "house-changed")
    assert_nothing_to_scroll(phone)
    # Back, one by one and all at once.
    phone.locator('.switch-tie .usual[data-value="tie=0"]').tap()
    expect(phone.locator(".house-sum")).to_have_text("Italia, 1 house rule")
    control(phone, "back").tap()
    expect(phone.locator(".house-sum")).to_have_text("Italia, without house rules")
    open_switch(phone, "tie").locator('[data-value="tie=1"]').tap()
    control(phone, "done").tap()
    expect(phone.locator(".about")).to_contain_text("Italia, 1 house rule")
    expect(phone.locator(".about")).to_contain_text("Ties: a stand-off")
    start_game(phone, players="1", hands="5")
    rules = come_to_rest(phone).rules
    assert rules == replace(find_preset("italy").rules, chips=55, hands=5, tie="push")


def test_a_contradiction_is_explained_and_mended(phone: Page) -> None:
    open_page(phone)
    control(phone, "house").tap()
    switch = open_switch(phone, "next_banker")
    greyed = switch.locator(".greyed")
    expect(greyed).to_have_attribute("aria-disabled", "true")
    expect(switch).to_contain_text("the royal 7½ must be played")
    # The name of the reason, for a thumb that tries all the same.
    greyed.tap(force=True)
    expect(phone.get_by_role("alert")).to_contain_text("the royal 7½ must be played")
    shot(phone, "house-contradiction")
    control(phone, "dismiss").tap()
    assert code(phone) == "italy.hn10"
    switch.get_by_role("button", name="Choose it, with Royal 7½: yes").tap()
    expect(switch.locator(".greyed")).to_have_count(0)
    assert decode_rules(code(phone)) == replace(find_preset("reale").rules, hands=10)


def test_a_greyed_step_of_a_number_is_explained_too(phone: Page) -> None:
    open_page(phone)
    control(phone, "house").tap()
    least = phone.locator(".switch-stake_min")
    for _ in range(9):
        least.get_by_role("button", name="More").tap()
    expect(least.locator("output")).to_have_text("10")
    expect(least).to_contain_text("The smallest stake would be larger than the largest.")
    least.get_by_role("button", name="Choose it, with Largest stake: 11").tap()
    expect(least.locator("output")).to_have_text("11")
    expect(phone.locator(".switch-stake_max output")).to_have_text("11")


def test_a_set_is_kept_and_used_again(phone: Page) -> None:
    open_page(phone)
    control(phone, "house").tap()
    phone.get_by_role("link", name="My sets").tap()
    control(phone, "keep_set").tap()
    expect(phone.get_by_role("alert")).to_have_text("Give the set a name first.")
    control(phone, "dismiss").tap()
    open_switch(phone, "tie").locator('[data-value="tie=1"]').tap()
    field = phone.get_by_label("Name of the set")
    field.fill("Natale")
    field.press("Enter")
    expect(phone.locator(".kept")).to_contain_text("Natale")
    expect(field).to_have_value("")
    shot(phone, "house-sets")
    assert small_targets(phone) == []
    control(phone, "done").tap()
    choice(phone, "preset", "spain").tap()
    phone.reload()
    wait_until_playable(phone)
    control(phone, "house").tap()
    phone.get_by_role("button", name="Use Natale").tap()
    assert code(phone) == "italy.hn10.ti1"
    phone.get_by_role("button", name="Drop “Natale”").tap()
    expect(phone.locator(".kept")).to_have_count(0)
    phone.get_by_role("button", name="Keep it after all").tap()
    expect(phone.locator(".kept")).to_contain_text("Natale")


def test_a_link_is_copied_and_opened_on_a_new_phone(open_phone: OpenPhone) -> None:
    mine = open_phone(permissions=["clipboard-read", "clipboard-write"])
    mine.add_init_script("delete Navigator.prototype.share")
    open_page(mine)
    choice(mine, "preset", "portugal").tap()
    control(mine, "house").tap()
    mine.locator('.switch-bank_sale [role="switch"]').tap()
    mine.locator(".house-top [data-action=send_link]").tap()
    expect(mine.get_by_role("alert")).to_have_text("Copied: paste it where you like.")
    address = mine.evaluate("navigator.clipboard.readText()")
    assert address.endswith("/#portugal.hn10.bs0")

    theirs = open_phone(locale="it-IT")
    open_page(theirs, address)
    expect(theirs.get_by_role("alert")).to_contain_text("il tavolo del link")
    expect(theirs.locator(".house-sum")).to_have_text("Portugal/Brasil, 1 regola della casa")
    shot(theirs, "link-opened")
    theirs.locator(".switch-bank_sale .usual").tap()
    # What was changed since stays, also when the page is loaded again.
    theirs.reload()
    wait_until_playable(theirs)
    expect(choice(theirs, "preset", "portugal")).to_have_attribute("aria-pressed", "true")
    expect(theirs.locator(".about")).to_contain_text("Sete e meio")


def test_a_bad_link_is_told(phone: Page) -> None:
    open_page(phone, "./#italy.nb3")
    expect(phone.get_by_role("alert")).to_contain_text("does not hold a valid table")
    expect(choice(phone, "preset", "italy")).to_have_attribute("aria-pressed", "true")


def test_a_link_that_cannot_be_copied_is_shown(phone: Page) -> None:
    phone.add_init_script(
        "delete Navigator.prototype.share;"
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowed'))"
    )
    open_page(phone)
    control(phone, "house").tap()
    phone.locator(".house-top [data-action=send_link]").tap()
    expect(phone.locator(".address")).to_have_text(f"{phone.url}#italy.hn10")
    shot(phone, "link-not-copied")


def test_the_rules_in_force_are_one_tap_away_at_the_table(phone: Page) -> None:
    open_page(phone, "./#spain.ti1.hn5")
    control(phone, "dismiss").tap()
    control(phone, "done").tap()
    start_game(phone, players="2")
    come_to_rest(phone)
    control(phone, "force").tap()
    dialog = phone.get_by_role("dialog")
    expect(dialog).to_contain_text("España, 1 house rule")
    expect(dialog.locator("li.ours")).to_have_count(1)
    expect(dialog.locator("li.ours")).to_contain_text("On a tie the stake goes back")
    expect(dialog).to_contain_text("a player may split them")
    shot(phone, "rules-in-force")
    assert small_targets(phone) == []
    assert_nothing_to_scroll(phone)
    dialog.get_by_role("button", name="All the rules").tap()
    expect(dialog).to_contain_text("Siete y media (España)")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_the_rules_can_be_read_and_jumped_about_in(phone: Page, preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    open_page(phone)
    choice(phone, "preset", preset.name).tap()
    control(phone, "rules").tap()
    dialog = phone.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_be_focused()
    assert small_targets(phone) == []
    for name in ("Examples", "Tips for beginners", "The reckoning", "Examples"):
        dialog.get_by_role("link", name=name).tap()
        expect(dialog.get_by_role("heading", name=name)).to_be_in_viewport()
    shot(phone, f"rules-{preset.name}")
    assert dialog.locator(".example").count() >= 1
    # A jump is no link to a table.
    expect(phone.get_by_role("alert")).to_have_count(0)
    body = dialog.locator(".dialog-body")
    assert body.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_game_under_many_house_rules_is_played(phone: Page) -> None:
    open_page(phone, "./#reale.hn5.rc3.sp3.bu2.ps1.wi1.ti1.ra1.fu1.bs1.st1.sv2.bc2.sh1")
    control(phone, "dismiss").tap()
    control(phone, "done").tap()
    start_game(phone, players="3")
    chance = random.Random(4)
    now = come_to_rest(phone)
    while now.phase != "over" and now.hand_number < 3:
        now = play_on(phone, chance)
