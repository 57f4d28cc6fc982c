"""`pictures`: takes the screenshots that an installer shows, from the built site."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING

from tools.paths import DIST, ROOT
from tools.server import SiteServer
from tools.setup.browser import ARGUMENTS, require_browser
from tools.setup.environment import step_into
from tools.setup.problem import SetupProblem
from tools.setup.work import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tools.site.manifest import Shot

DESCRIPTION = "take the screenshots for installers again, from the site in dist/, or --site DIR"

# A game that looks well in the middle of the second hand, when it is played as below.
SEED = "a picture 7"
OPPONENTS = 5
QUALITY = 70


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools pictures", description=DESCRIPTION)
    parser.add_argument("--site", type=Path, default=DIST, help="where it is (default: dist/)")
    options = parser.parse_args(args)
    if not (options.site / "index.html").is_file():
        raise SetupProblem(f"There is no site in {options.site}.", "python3 -m tools build")
    step_into("test")
    _take_all(options.site)
    return 0


def _take_all(site: Path) -> None:
    from playwright.sync_api import sync_playwright

    from game.i18n import LANGUAGES
    from tools.site.manifest import SHOTS

    server = SiteServer(site)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(require_browser()), args=list(ARGUMENTS)
        )
        for shot in SHOTS:
            for lang in LANGUAGES:
                context = browser.new_context(
                    viewport={
                        "width": shot.width // shot.scale,
                        "height": shot.height // shot.scale,
                    },
                    device_scale_factor=shot.scale,
                    locale=lang,
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.add_init_script(f"crypto.randomUUID = () => {json.dumps(SEED)}")
                page.goto(server.address)
                page.wait_for_selector("#boot", state="detached", timeout=60_000)
                if shot.name == "table":
                    _play(page)
                _keep(page, shot, lang)
                context.close()
        browser.close()
    server.stop()


def _play(page: Page) -> None:
    """Play one hand without a card, and draw one in the second."""
    page.click(f'[data-action="players"][data-value="{OPPONENTS}"]')
    page.click('[data-action="play"]')
    for before in ("act:stand", "act:hit"):
        _go_on(page, before)
        page.click(f'[data-action="{before}"]')
    _go_on(page, "act:stand")


def _go_on(page: Page, until: str) -> None:
    """Do what there is to do before the choice `until`, by the first control that is there."""
    wanted = f'[data-action="{until}"]:visible'
    others = "^='act:cut'", "^='act:bet'", "='act:next'", "='skip'"
    ways = ", ".join(f"[data-action{other}]:enabled:visible" for other in others)
    while not page.locator(wanted).count():
        page.locator(f"{wanted}, {ways}").first.wait_for()
        if not page.locator(wanted).count():
            page.locator(ways).first.click()
        # The guard against hasty taps.
        page.wait_for_timeout(400)


def _keep(page: Page, shot: Shot, lang: str) -> None:
    from PIL import Image

    page.wait_for_timeout(800)
    target = ROOT / "static" / shot.file(lang)
    target.parent.mkdir(exist_ok=True)
    with Image.open(io.BytesIO(page.screenshot())) as image:
        image.convert("RGB").save(target, quality=QUALITY, method=6)
    say(f"{shot.file(lang)}: {target.stat().st_size} bytes")
