"""The cards to play with: chosen by touch at 360 by 640, drawn at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import control
from e2e.test_advice import close, cut_off
from e2e.test_game import assert_nothing_to_scroll, small_targets
from e2e.test_traditions import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page

KING = "Kd 6h Kc 5s Qc 7d"
# The files that faces are drawn from, each with how large its drawing has come out.
FACES = """() => [...document.querySelectorAll("use")]
    .filter((one) => /#[cm]-(?!back)/.test(one.getAttribute("href")))
    .map((one) => [one.getAttribute("href").match(/[a-z-]+(?=[.]svg)/)[0], one.getBBox().height])"""


def faces(page: Page) -> set[str]:
    """Return which drawings the faces on the page come from, once there are some to see."""
    found: list[tuple[str, float]] = []
    for _ in range(100):
        found = page.evaluate(FACES)
        if found and all(height > 0 for _, height in found):
            return {name for name, _ in found}
        page.wait_for_timeout(100)
    raise AssertionError(f"not drawn: {found}")


def choose(page: Page, deck: str) -> None:
    """Two taps from the table, and one back to where one was."""
    control(page, "settings").tap()
    page.locator(f'[data-action="deck"][data-value="{deck}"]').tap()
    assert cut_off(page, ".settings") == []
    shot(page, f"deck-{deck}-menu")
    close(page)
    expect(page.locator("[role=dialog]")).to_have_count(0)


def colour(page: Page) -> str:
    """Return what the suit of one's own card is painted in."""
    script = "one => getComputedStyle(one).color"
    return str(page.locator(".me-cards .card").first.evaluate(script))


def test_the_deck_is_chosen_and_kept(phone: Page) -> None:
    Table(phone).sit("italy", KING, "bet:5", seats=2)
    assert faces(phone) == {"cards"}
    expect(phone.get_by_role("img", name="king of diamonds").first).to_be_visible()
    red = colour(phone)
    choose(phone, "four")
    assert faces(phone) == {"cards"}
    assert colour(phone) not in (red, "rgb(28, 27, 34)")
    choose(phone, "italian")
    assert faces(phone) == {"cards-italian"}
    expect(phone.get_by_role("img", name="king of coins").first).to_be_visible()
    control(phone, "settings").tap()
    phone.locator('[data-action="card_back"][data-value="blue"]').tap()
    close(phone)
    backs = phone.locator('.pack use[href$="#m-back-2"]')
    expect(backs.first).to_be_visible()
    assert small_targets(phone) == []
    assert_nothing_to_scroll(phone)
    shot(phone, "deck-italian")

    phone.reload()
    wait_until_playable(phone)
    assert faces(phone) == {"marks-italian"}
    phone.locator('[data-action="lang"][data-value="it"]').tap()
    control(phone, "continue").tap()
    expect(phone.get_by_role("img", name="re di denari").first).to_be_visible()
    assert faces(phone) == {"cards-italian"}


def test_only_the_deck_that_is_played_with_is_fetched(phone: Page) -> None:
    asked: set[str] = set()
    phone.on("request", lambda request: asked.add(request.url.rpartition("/")[2].partition("?")[0]))
    drawings = {"cards.svg", "marks.svg", "cards-italian.svg", "marks-italian.svg"}
    Table(phone).sit("italy", KING, "bet:5", seats=2)
    assert asked & drawings == {"cards.svg", "marks.svg"}
    choose(phone, "italian")
    asked.clear()
    phone.reload()
    wait_until_playable(phone)
    control(phone, "continue").tap()
    assert faces(phone) == {"cards-italian"}
    # The chips and the backs are the same with every deck.
    assert asked & drawings == drawings - {"cards.svg"}
