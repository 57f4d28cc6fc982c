"""A new version on the server, and a browser in which no worker answers: never parts of two."""

from __future__ import annotations

import gzip
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.phone import PATIENCE, SMALL_PHONE, wait_until_playable
from e2e.player import start_game
from e2e.versions import ChangingSite
from game.i18n import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SCRIPTS = tuple(f"static/js/{name}.js" for name in ("boot", "interpreter"))
STYLES = "static/css/site.css"
ARCHIVE = "runtime/python.bin"
# Scripts of the package, which change when it does.
PACKAGED = ("runtime/preact/preact.js", "runtime/pyodide/pyodide.asm.mjs")
VERSIONED = (*SCRIPTS, *PACKAGED)
# What the page has after its start says which version each script was.
MARKS = """() => Object.fromEntries(Object.entries(globalThis.marks ?? {})
    .map(([name, marks]) => [name, marks.join(" ")]))"""


@pytest.fixture
def changing(site_folder: Path, tmp_path: Path) -> Iterator[ChangingSite]:
    """The built site as Pages serves it, in a folder where it can change."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    site = ChangingSite(folder, "max-age=600")
    deploy(site, "one")
    yield site
    site.stop()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**SMALL_PHONE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def deploy(site: ChangingSite, version: str) -> None:
    """Put a version on the server; each script, the styles and the archive say which."""
    for name in VERSIONED:
        whole = (site.folder / name).read_text(encoding="utf-8").partition("\n// mark")[0]
        said = f'((globalThis.marks ??= {{}})["{name}"] ??= []).push("{version}");'
        site.change(name, f"{whole}\n// mark\n{said}\n")
    styles = (site.folder / STYLES).read_text(encoding="utf-8").partition("/* mark")[0]
    site.change(STYLES, f"{styles}/* mark */ :root {{ --mark: {version}; }}\n")
    # The same Python, packed anew: other bytes, another hash.
    archive = site.folder / ARCHIVE
    level = {"one": 9, "two": 6}[version]
    archive.write_bytes(gzip.compress(gzip.decompress(archive.read_bytes()), level, mtime=0))
    site.publish()


def assert_all_is_of(page: Page, version: str) -> None:
    style = "getComputedStyle(document.documentElement).getPropertyValue('--mark')"
    assert page.evaluate(style).strip() == version
    assert page.evaluate(MARKS) == dict.fromkeys(VERSIONED, version)


def asked_by_page(site: ChangingSite) -> set[str]:
    names = {one.name for one in site.server.asked if one.status == 200}
    site.server.asked.clear()
    return names


def test_a_reload_after_a_deploy_has_all_of_the_new_version_and_only_what_changed(
    phone: Page, changing: ChangingSite
) -> None:
    phone.goto(changing.address)
    wait_until_playable(phone)
    assert_all_is_of(phone, "one")
    asked_by_page(changing)
    deploy(changing, "two")
    phone.reload()
    wait_until_playable(phone)
    assert_all_is_of(phone, "two")
    # What did not change is in the cache still, and each came once.
    changed = {"index.html", STYLES, ARCHIVE, *VERSIONED}
    assert asked_by_page(changing) == changed
    start_game(phone)


@pytest.mark.parametrize("name", [STYLES, ARCHIVE, "static/cards.svg", *VERSIONED])
def test_a_file_that_is_not_deployed_yet_is_told_and_the_retry_gets_it(
    phone: Page, changing: ChangingSite, name: str
) -> None:
    late = changing.folder / name
    old = late.read_bytes()
    deploy(changing, "two")
    if name == "static/cards.svg":
        late.write_bytes(old + b"<!-- two -->")
        changing.publish()
    new = late.read_bytes()
    assert new != old
    late.write_bytes(old)
    phone.goto(changing.address)
    alert = phone.get_by_role("alert")
    expect(alert).to_contain_text(text("en", "boot.failed"))
    late.write_bytes(new)
    alert.get_by_role("button", name=text("en", "boot.retry")).tap()
    phone.wait_for_event("load")
    wait_until_playable(phone)
    expect(phone.get_by_role("alert")).to_have_count(0)
    assert_all_is_of(phone, "two")
    start_game(phone)


@pytest.mark.parametrize("when", ["it throws", "it is missing"])
def test_a_boot_that_fails_after_the_first_drawing_is_told(
    phone: Page, changing: ChangingSite, when: str
) -> None:
    # The last thing that Python asks of the page is not there.
    spoil = {
        "it is missing": lambda code: code.replace("ready(){", "unready(){"),
        "it throws": lambda code: code.replace("ready(){", "ready(){throw Error('no');"),
    }
    whole = (changing.folder / SCRIPTS[0]).read_text(encoding="utf-8")
    broken = edit(spoil[when], whole)
    changing.change(SCRIPTS[0], broken)
    changing.publish()
    phone.goto(changing.address)
    alert = phone.get_by_role("alert")
    expect(alert).to_contain_text(text("en", "boot.failed"))
    expect(phone.locator("#boot")).to_have_count(0)
    changing.change(SCRIPTS[0], whole)
    changing.publish()
    alert.get_by_role("button", name=text("en", "boot.retry")).tap()
    wait_until_playable(phone)
    expect(phone.get_by_role("alert")).to_have_count(0)
    start_game(phone)


def edit(change: Callable[[str], str], whole: str) -> str:
    changed = change(whole)
    assert changed != whole
    return changed
