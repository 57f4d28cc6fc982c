"""The game as an app: what the browser says of it, its shortcuts, and how it lies on a phone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import PATIENCE, SMALL_PHONE, shot, wait_until_playable
from e2e.player import control, start_game
from game.storage import GAME, PREFS
from tools.setup.browser import ARGUMENTS, require_browser
from tools.site.introduction import without_javascript

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import CDPSession, Page, Playwright

    from e2e.conftest import Site

    OpenPhone = Callable[..., Page]

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
# A page shown inside another app: there is no home screen to be reached from it.
INSIDE_ANOTHER = IPHONE.removesuffix(" Version/18.5 Mobile/15E148 Safari/604.1") + " Mobile/15E148"

# Width, height, and what a notch and a home bar take at the top, the bottom and the sides.
NOTCHED = [
    (390, 844, 47, 34, 0),
    (393, 852, 59, 34, 0),
    (375, 812, 50, 34, 0),
    (844, 390, 0, 21, 47),
    (812, 375, 0, 21, 50),
    (844, 390, 0, 21, 59),
]


def open_game(page: Page, address: str = "./") -> Page:
    page.goto(address)
    wait_until_playable(page)
    return page


def tools_of(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


@pytest.fixture
def app(playwright: Playwright, site: Site, tmp_path: Path) -> Iterator[Page]:
    """The game in a window of its own, as an installed app has it."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path,
        executable_path=str(require_browser()),
        args=[*ARGUMENTS, f"--app={site.address}"],
        # What makes a page mobile makes it no app.
        **(SMALL_PHONE | {"is_mobile": False}),
    )
    (page,) = context.pages
    page.set_default_timeout(PATIENCE)
    page.wait_for_selector(".start")
    assert page.evaluate("matchMedia('(display-mode: standalone)').matches")
    yield page
    context.close()


def offer(page: Page) -> None:
    """Make the browser's offer, as Chrome does; what becomes of its question is in `asked`."""
    page.evaluate(
        """() => {
            globalThis.asked = 0;
            const event = new Event("beforeinstallprompt", { cancelable: true });
            event.prompt = async () => { globalThis.asked += 1; };
            globalThis.prevented = !dispatchEvent(event);
        }"""
    )


def open_menu(page: Page) -> None:
    start_game(page)
    control(page, "menu").tap()
    page.locator(".dialog-menu").wait_for()


# ---- what the browser says


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("it-IT", "it"), ("de-DE", "en")])
def test_the_browser_has_nothing_to_say_against_the_manifest(
    open_phone: OpenPhone, site: Site, locale: str, lang: str
) -> None:
    page = open_phone(locale=locale)
    page.goto("./")
    seen = tools_of(page).send("Page.getAppManifest")
    assert seen["errors"] == []
    assert seen["url"] == f"{site.address}static/manifest.{lang}.webmanifest"
    assert json.loads(seen["data"])["lang"] == lang
    parsed = seen["manifest"]
    assert parsed["startUrl"] == parsed["scope"] == parsed["id"] == site.address
    assert [one["url"] for one in parsed["shortcuts"]] == [
        f"{site.address}#continue",
        f"{site.address}#new",
        f"{site.address}#lesson",
        f"{site.address}#train",
    ]
    assert len(parsed["icons"]) == 4
    assert len(parsed["screenshots"]) == 3


def test_the_browser_finds_it_can_be_installed(app: Page) -> None:
    # A window of the kind that tests usually have leaves no trace, and so installs nothing.
    seen = tools_of(app).send("Page.getInstallabilityErrors")
    assert seen["installabilityErrors"] == []


def test_another_language_is_another_manifest_of_the_same_app(phone: Page, site: Site) -> None:
    open_game(phone)
    phone.locator('[data-action="lang"][data-value="it"]').tap()
    expect(phone.locator("html")).to_have_attribute("lang", "it")
    seen = tools_of(phone).send("Page.getAppManifest")
    assert seen["url"] == f"{site.address}static/manifest.it.webmanifest"
    assert seen["manifest"]["id"] == site.address


# ---- the shortcuts


def test_shortcuts_of_a_new_phone(phone: Page) -> None:
    open_game(phone, "./#continue")
    expect(phone.locator(".start")).to_be_visible()
    assert "#" not in phone.url
    phone.goto("about:blank")
    open_game(phone, "./#new")
    phone.wait_for_selector(".table")
    assert "#" not in phone.url


def test_shortcuts_with_a_game_that_is_kept(phone: Page) -> None:
    open_game(phone)
    start_game(phone)
    before = phone.evaluate("key => localStorage.getItem(key)", GAME)
    phone.goto("about:blank")
    open_game(phone, "./#new")
    expect(phone.locator(".dialog-replace")).to_be_visible()
    assert phone.evaluate("key => localStorage.getItem(key)", GAME) == before
    phone.goto("about:blank")
    open_game(phone, "./#continue")
    phone.wait_for_selector(".table")
    assert phone.evaluate("key => localStorage.getItem(key)", GAME) == before


def test_shortcuts_while_the_app_is_open_at_the_table(phone: Page) -> None:
    """The window goes to the address within its document; that is no step back."""
    open_game(phone)
    start_game(phone)
    phone.evaluate("location.hash = 'continue'")
    phone.wait_for_timeout(300)
    assert phone.locator(".table").count() == 1
    assert "#" not in phone.url
    phone.evaluate("location.hash = 'new'")
    expect(phone.locator(".dialog-replace")).to_be_visible()
    # Back closes the question, and once more leaves: no step is left over.
    phone.go_back()
    expect(phone.locator(".dialog-replace")).to_have_count(0)
    expect(phone.locator(".start")).to_be_visible()


def test_the_way_back_leaves_the_app_from_the_start_screen(app: Page) -> None:
    def steps_behind() -> int:
        index: int = tools_of(app).send("Page.getNavigationHistory")["currentIndex"]
        return index

    wait_until_playable(app)
    assert steps_behind() == 0
    start_game(app)
    control(app, "menu").tap()
    assert steps_behind() == 1
    app.go_back()
    expect(app.locator(".dialog-menu")).to_have_count(0)
    expect(app.locator(".table")).to_be_visible()
    app.go_back()
    expect(app.locator(".start")).to_be_visible()
    app.wait_for_timeout(200)
    # The next way back is the system's: it closes the app.
    assert steps_behind() == 0


# ---- the way to the home screen


def test_the_browsers_offer_waits_in_the_menu(phone: Page) -> None:
    open_game(phone)
    offer(phone)
    # No banner of the browser's own, and nothing of ours in the way.
    assert phone.evaluate("prevented")
    assert phone.locator("[role=dialog], [role=alert]").count() == 0
    open_menu(phone)
    shot(phone, "installed-menu")
    control(phone, "install").tap()
    assert phone.evaluate("asked") == 1
    # It can be asked once.
    expect(control(phone, "install")).to_have_count(0)
    offer(phone)
    expect(control(phone, "install")).to_have_count(1)
    phone.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(control(phone, "install")).to_have_count(0)


def test_an_offer_made_before_python_is_there_is_kept(phone: Page) -> None:
    phone.add_init_script(
        """document.addEventListener("DOMContentLoaded", () => {
            const event = new Event("beforeinstallprompt", { cancelable: true });
            event.prompt = async () => {};
            dispatchEvent(event);
        });"""
    )
    open_game(phone)
    open_menu(phone)
    expect(control(phone, "install")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_an_iphone_shows_how_it_is_done(open_phone: OpenPhone, locale: str) -> None:
    page = open_game(open_phone(user_agent=IPHONE, locale=locale))
    open_menu(page)
    control(page, "install").tap()
    pictures = page.locator(".dialog-install .install-picture")
    expect(pictures).to_have_count(3)
    assert page.locator(".install-home img").evaluate("(one) => one.decode().then(() => true)")
    # In one line, and inside its row; measured at once, as the dialog may still be rising.
    room = page.locator(".install-entry").evaluate(
        """(row) => {
            const [words, sign] = [...row.children].map((one) => one.getBoundingClientRect());
            const around = row.getBoundingClientRect();
            return {
                left: words.left - around.left, between: sign.left - words.right,
                right: around.right - sign.right, above: words.top - around.top,
                below: around.bottom - words.bottom, line: 40 - words.height,
            };
        }"""
    )
    assert min(room.values()) >= 8, room
    shot(page, f"installed-by-hand-{locale}")


@pytest.mark.parametrize("kind", ["standalone", "inside another app", "on another phone"])
def test_nothing_is_offered_where_it_leads_nowhere(open_phone: OpenPhone, kind: str) -> None:
    agents = {"standalone": IPHONE, "inside another app": INSIDE_ANOTHER}
    page = open_phone(**({"user_agent": agents[kind]} if kind in agents else {}))
    if kind == "standalone":
        page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: true })")
    open_game(page)
    open_menu(page)
    expect(control(page, "install")).to_have_count(0)


def test_an_installed_game_offers_nothing(app: Page) -> None:
    wait_until_playable(app)
    offer(app)
    open_menu(app)
    expect(control(app, "install")).to_have_count(0)


def test_a_line_stands_under_the_first_game_and_no_other(phone: Page) -> None:
    open_game(phone)
    offer(phone)
    start_game(phone, hands="5")
    for _ in range(300):
        if phone.locator(".ranking").count():
            break
        ways = ("^='act:cut'", "^='act:bet'", "='act:stand'", "='act:next'", "='skip'")
        control_now = ", ".join(f"[data-action{way}]:enabled:visible" for way in ways)
        phone.locator(f"{control_now}, .ranking").first.wait_for()
        if phone.locator(control_now).count():
            phone.locator(control_now).first.dispatch_event("click")
        phone.wait_for_timeout(60)
    line = phone.locator(".ranking .install-line")
    expect(line).to_be_visible()
    box = line.bounding_box()
    assert box
    assert box["height"] >= 44
    shot(phone, "installed-line")
    control(phone, "leave").tap()
    assert json.loads(phone.evaluate("key => localStorage.getItem(key)", PREFS))["invited"]


# ---- under the fingers


def css(page: Page, selector: str, name: str) -> str:
    found: str = page.locator(selector).first.evaluate(
        "(one, name) => getComputedStyle(one).getPropertyValue(name)", name
    )
    return found


def test_no_pull_no_double_tap_no_selection_at_the_table(phone: Page) -> None:
    open_game(phone)
    for element in ("html", "body"):
        assert css(phone, element, "overscroll-behavior-y") == "none"
    # Two fingers may always make the page larger.
    viewport = phone.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport
    # Smaller letters would make an iPhone zoom in.
    control(phone, "house").tap()
    assert float(css(phone, ".set-new input", "font-size").removesuffix("px")) >= 16
    control(phone, "done").tap()
    assert float(css(phone, ".line input", "font-size").removesuffix("px")) >= 16
    start_game(phone)
    assert css(phone, ".under", "touch-action") == "manipulation"
    assert css(phone, ".table", "user-select") == "none"
    for button in phone.locator(".table button").all():
        assert button.evaluate("(one) => getComputedStyle(one).touchAction") == "manipulation"
    control(phone, "menu").tap()
    control(phone, "rules").tap()
    assert css(phone, ".dialog-rules p", "user-select") == "auto"


def touch(tools: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    tools.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
    )


def scale(page: Page) -> float:
    found: float = page.evaluate("visualViewport.scale")
    return found


def test_two_quick_taps_do_not_zoom_and_two_fingers_do(phone: Page) -> None:
    open_game(phone)
    start_game(phone)
    tools = tools_of(phone)
    for _ in range(2):
        touch(tools, "touchStart", (180, 330))
        touch(tools, "touchEnd")
        phone.wait_for_timeout(60)
    phone.wait_for_timeout(500)
    assert scale(phone) == 1
    touch(tools, "touchStart", (150, 330), (210, 330))
    for step in range(1, 9):
        touch(tools, "touchMove", (150 - 8 * step, 330), (210 + 8 * step, 330))
        phone.wait_for_timeout(16)
    touch(tools, "touchEnd")
    phone.wait_for_timeout(300)
    assert scale(phone) > 1.3


# ---- beside a notch


def safe_area(page: Page, top: int, bottom: int, side: int) -> None:
    tools_of(page).send(
        "Emulation.setSafeAreaInsetsOverride",
        {"insets": {"top": top, "bottom": bottom, "left": side, "right": side}},
    )


def strays(page: Page, top: int, bottom: int, side: int) -> list[str]:
    """Every control on the screen that reaches into what a notch or a home bar may cover."""
    found: list[str] = page.evaluate(
        """([top, bottom, side]) => [...document.querySelectorAll("button, input, a, h1, h2")]
            .filter((one) => !one.closest("[inert], .jumps, .house-body, .dialog-body"))
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.top < top || box.left < side
                || box.right > innerWidth - side || box.bottom > innerHeight - bottom))
            .map(([one, box]) => `${one.className} ${one.textContent} ${JSON.stringify(box)}`)""",
        [top, bottom, side],
    )
    return found


# How far, in CSS pixels, words stay from the sides of what they stand on.
MARGIN = 3
TIGHT = """(margin) => [...document.querySelectorAll(".tradition, .choice button, .big, .skip")]
    .filter((one) => !one.closest("[inert]") && one.offsetWidth && one.textContent)
    .map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one.querySelector(".tradition-name") ?? one);
        const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
        return [one.textContent, inner.left - outer.left, outer.right - inner.right];
    })
    .filter(([, left, right]) => Math.min(left, right) < margin)"""

BESIDE_THE_TITLE = """() => {
    const title = document.createRange();
    title.selectNodeContents(document.querySelector(".start h1"));
    const next = document.querySelector(".start .pill").getBoundingClientRect();
    return next.left - title.getBoundingClientRect().right;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize(
    ("width", "height", "side"),
    [(360, 640, 0), (320, 568, 0), (844, 390, 59), (812, 375, 50), (750, 390, 0), (667, 375, 0)],
)
def test_words_stay_off_the_edges_of_what_they_stand_on(
    open_phone: OpenPhone, locale: str, width: int, height: int, side: int
) -> None:
    page = open_phone(
        viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
    )
    safe_area(page, 0, 21 if side else 0, side)
    open_game(page)
    shot(page, f"installed-start-{width}-{locale}")
    assert page.evaluate(TIGHT, MARGIN) == []
    assert page.evaluate(BESIDE_THE_TITLE) >= MARGIN
    start_game(page)
    shot(page, f"installed-table-{width}-{locale}")
    for speed in ("calm", "normal", "quick"):
        page.locator(f'.tempo [data-value="{speed}"]').tap()
        assert page.evaluate(TIGHT, MARGIN) == []


@pytest.mark.parametrize(("width", "height", "top", "bottom", "side"), NOTCHED)
def test_nothing_to_touch_lies_under_a_notch(
    open_phone: OpenPhone, width: int, height: int, top: int, bottom: int, side: int
) -> None:
    page = open_phone(viewport={"width": width, "height": height}, reduced_motion="reduce")
    safe_area(page, top, bottom, side)
    open_game(page)
    insets = (top, bottom, side)
    assert strays(page, *insets) == []
    # All of the table to be laid is in sight.
    assert page.locator(".setup").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
    control(page, "house").tap()
    assert strays(page, *insets) == []
    control(page, "rules").or_(control(page, "done")).first.tap()
    control(page, "play").tap()
    page.wait_for_selector(".table")
    assert strays(page, *insets) == []
    control(page, "menu").tap()
    page.locator(".dialog-menu").wait_for()
    assert strays(page, *insets) == []
    # The cloth itself goes on to every edge.
    box = page.locator(".page").bounding_box()
    assert box == {"x": 0, "y": 0, "width": width, "height": height}


# ---- without JavaScript


def test_without_javascript_both_languages_say_what_is_missing(open_phone: OpenPhone) -> None:
    page = open_phone(java_script_enabled=False)
    page.goto("./")
    for lang in ("en", "it"):
        line = page.locator(f'.noscript p[lang="{lang}"]')
        expect(line).to_be_visible()
        assert f">{line.inner_text()}</p>" in without_javascript()
    shot(page, "installed-noscript")
