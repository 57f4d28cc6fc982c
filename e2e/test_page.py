"""What the page does for Python, tried without it: drawing and hearing in static/js/page.js."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error, expect

from e2e.phone import hold

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    OpenPhone = Callable[..., Page]


@pytest.fixture
def blank(open_phone: OpenPhone) -> Page:
    """A page whose Python never comes; what its handler would hear is kept in `heard`."""
    page = open_phone()
    hold(page, "**/*.wasm?*")
    page.goto("./", wait_until="commit")
    # The module is there as soon as it has set this.
    while not page.evaluate("'page' in globalThis"):
        page.wait_for_timeout(20)
    page.evaluate(
        """() => {
            globalThis.heard = [];
            page.start((kind, name, value) => heard.push([kind, name, value]));
        }"""
    )
    return page


def draw(page: Page, *children: Any) -> None:
    page.evaluate("(json) => page.draw(json)", json.dumps(["main", {}, list(children)]))


def button(name: str, **attributes: Any) -> list[Any]:
    given = {key.replace("_", "-"): value for key, value in attributes.items()}
    return ["button", {"type": "button", "data-action": name, **given}, [name]]


def heard(page: Page) -> list[list[str]]:
    events: list[list[str]] = page.evaluate("heard.splice(0)")
    return events


def test_nothing_of_the_prerendered_screen_is_left(blank: Page) -> None:
    assert blank.locator("#app > *").count() == 1
    draw(blank, ["p", {}, ["a table"]])
    expect(blank.locator("#app")).to_have_text("a table")
    assert blank.locator("#app > *").count() == 1
    blank.evaluate("page.draw(JSON.stringify(['section', {}, ['another screen']]))")
    expect(blank.locator("#app")).to_have_text("another screen")


def test_a_tap_inside_an_element_is_its_action(blank: Page) -> None:
    inner = ["span", {"id": "inner"}, ["7"]]
    draw(blank, ["button", {"data-action": "bet", "data-value": "5"}, [inner]], button("stand"))
    blank.locator("#inner").tap()
    blank.get_by_role("button", name="stand").tap()
    assert heard(blank) == [["tap", "bet", "5"], ["tap", "stand", ""]]


def test_what_is_off_says_nothing(blank: Page) -> None:
    draw(
        blank,
        button("disabled", disabled=True),
        button("aria", aria_disabled="true"),
        ["fieldset", {"disabled": True}, [button("inside")]],
    )
    for name in ("disabled", "aria", "inside"):
        blank.get_by_role("button", name=name).dispatch_event("click")
    assert heard(blank) == []


def test_a_second_click_of_one_touch_counts_once(blank: Page) -> None:
    draw(blank, button("hit"))
    hit = blank.get_by_role("button", name="hit")
    hit.tap()
    blank.evaluate(
        """document.querySelector("[data-action=hit]").dispatchEvent(
            new MouseEvent("click", { bubbles: true, detail: 1 }))"""
    )
    assert heard(blank) == [["tap", "hit", ""]]
    hit.tap()
    hit.tap()
    assert heard(blank) == [["tap", "hit", ""]] * 2
    # A screen reader's click has no pointer, and every one is meant.
    hit.evaluate("(element) => { element.click(); element.click(); }")
    assert heard(blank) == [["tap", "hit", ""]] * 2


def test_fields_tell_what_is_in_them_once(blank: Page) -> None:
    draw(
        blank,
        ["input", {"data-action": "name", "aria-label": "name"}, []],
        ["input", {"type": "checkbox", "data-action": "sound", "aria-label": "sound"}, []],
        ["select", {"data-action": "pace"}, [["option", {}, ["slow"]], ["option", {}, ["fast"]]]],
    )
    name = blank.get_by_label("name")
    name.fill("Ugo")
    name.blur()
    blank.get_by_label("sound").tap()
    blank.get_by_role("combobox").select_option("fast")
    assert heard(blank) == [
        ["input", "name", "Ugo"],
        ["input", "sound", "true"],
        ["input", "pace", "fast"],
    ]


def test_a_key_is_its_elements_action_but_not_while_writing(blank: Page) -> None:
    draw(
        blank,
        button("hit", data_key="h"),
        button("off", data_key="o", disabled=True),
        ["input", {"data-action": "name", "aria-label": "name"}, []],
    )
    blank.keyboard.press("h")
    blank.keyboard.press("o")
    blank.keyboard.press("Control+h")
    assert heard(blank) == [["key", "hit", ""]]
    blank.get_by_label("name").focus()
    blank.keyboard.press("h")
    assert heard(blank) == [["input", "name", "h"]]


def test_focus_and_what_is_written_survive_a_redraw(blank: Page) -> None:
    field = ["input", {"key": "name", "data-action": "name", "aria-label": "name"}, []]
    draw(blank, field, button("play"))
    name = blank.get_by_label("name")
    name.fill("Ada")
    name.evaluate("(element) => element.setSelectionRange(1, 2)")
    draw(blank, ["h1", {}, ["New"]], field, button("play"))
    expect(name).to_be_focused()
    expect(name).to_have_value("Ada")
    assert name.evaluate("(element) => element.selectionStart") == 1
    # Replaced by its like, in another place of the tree.
    blank.get_by_role("button", name="play").focus()
    draw(blank, ["section", {}, [["div", {}, [button("play")]]]])
    expect(blank.get_by_role("button", name="play")).to_be_focused()


def test_what_is_the_same_stays_beside_what_is_new(blank: Page) -> None:
    same: list[Any] = ["same", {}, []]
    cards = ["p", {"key": "cards"}, ["a seven", ["b", {}, ["6½"]]]]
    draw(blank, ["div", {"key": "under"}, [cards]])
    blank.evaluate("globalThis.stood = document.querySelector('b')")
    for over in ([["p", {"key": "over"}, ["a dialog"]]], [], [["p", {"key": "log"}, ["a log"]]]):
        draw(blank, ["div", {"key": "under"}, [same]], *over)
        assert blank.locator("#app p").count() == 1 + len(over)
        assert blank.evaluate("stood === document.querySelector('b') && stood.isConnected")
    # What has changed is drawn again after all that.
    draw(blank, ["div", {"key": "under"}, [["p", {"key": "cards"}, ["an ace"]]]])
    expect(blank.locator("#app")).to_have_text("an ace")


def test_a_newcomer_takes_the_focus_once(blank: Page) -> None:
    title = ["h2", {"key": "title", "tabindex": "-1", "data-autofocus": True}, ["Rules"]]
    draw(blank, title, button("close"))
    expect(blank.get_by_role("heading")).to_be_focused()
    close = blank.get_by_role("button", name="close")
    close.focus()
    draw(blank, title, button("close"))
    expect(close).to_be_focused()


def test_text_stays_text(blank: Page) -> None:
    draw(blank, ["p", {"id": "said"}, ["<img src=x onerror=alert(1)>"]])
    expect(blank.locator("#said")).to_have_text("<img src=x onerror=alert(1)>")
    expect(blank.locator("#said img")).to_have_count(0)


@pytest.mark.parametrize(
    "attributes",
    [
        {"onclick": "alert(1)"},
        {"onClick": "alert(1)"},
        {"dangerouslySetInnerHTML": {"__html": "<b>"}},
        {"srcdoc": "<b>"},
        {"href": " javascript:alert(1)"},
        {"ref": "x"},
    ],
)
def test_what_could_become_code_is_refused(blank: Page, attributes: dict[str, Any]) -> None:
    with pytest.raises(Error, match="has no place in a tree"):
        draw(blank, ["a", attributes, ["here"]])


def test_styles_and_drawings_work_under_the_policy(blank: Page) -> None:
    style = {"width": "50px", "--turn": "3deg"}
    draw(
        blank,
        ["div", {"id": "styled", "style": style, "aria-hidden": False}, []],
        ["svg", {"viewBox": "0 0 2 2", "class": "card"}, [["circle", {"r": 1}, []]]],
    )
    styled = blank.locator("#styled")
    expect(styled).to_have_css("width", "50px")
    expect(styled).to_have_attribute("aria-hidden", "false")
    assert styled.evaluate("(element) => element.style.getPropertyValue('--turn')") == "3deg"
    assert blank.locator("circle").evaluate("(one) => one instanceof SVGCircleElement")


def test_timers_replace_each_other_and_can_be_cancelled(blank: Page) -> None:
    blank.evaluate(
        """async () => {
            page.timer("turn", 10); page.timer("turn", 60);
            page.timer("bot", 20); page.cancel("bot");
            page.timer("late", 40);
            await new Promise((resolve) => setTimeout(resolve, 300));
        }"""
    )
    assert heard(blank) == [["timer", "late", ""], ["timer", "turn", ""]]


def test_another_tabs_writing_is_heard(blank: Page) -> None:
    other = blank.context.new_page()
    hold(other, "**/*.wasm?*")
    other.goto("./", wait_until="commit")
    other.evaluate("localStorage.setItem('setteemezzo.save', '{}')")
    blank.wait_for_timeout(200)
    assert ["storage", "setteemezzo.save", "{}"] in heard(blank)
