"""The manifests: what they name is there as they say, under any path, in the page's own colours."""

from __future__ import annotations

import re
from math import hypot
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from PIL import Image

from game.app.update import SHORTCUTS
from game.i18n import LANGUAGES
from tools.art.__main__ import STATIC
from tools.site.manifest import CLOTH, CLOTH_AT_NIGHT, manifest, manifest_file

HOST = "https://example.org/"
SITE = f"{HOST}some/where/"
ICON_BUDGET = 60_000
CARD = (255, 250, 240)


def named(lang: str) -> list[dict[str, Any]]:
    found = manifest(lang)
    shortcuts = [icon for one in found["shortcuts"] for icon in one["icons"]]
    return [*found["icons"], *found["screenshots"], *shortcuts]


def address_of(lang: str, member: str, site: str = SITE) -> str:
    return urljoin(urljoin(site, manifest_file(lang)), str(manifest(lang)[member]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_there_in_its_size_and_kind(lang: str) -> None:
    for picture in named(lang):
        with Image.open(STATIC / picture["src"]) as image:
            assert f"{image.width}x{image.height}" == picture["sizes"], picture["src"]
            assert Image.MIME[image.format or ""] == picture["type"], picture["src"]


def test_there_are_icons_of_both_kinds_and_screenshots_of_both_forms() -> None:
    kinds = {(icon["purpose"], icon["sizes"]) for icon in manifest("en")["icons"]}
    assert kinds == {
        ("any", "192x192"),
        ("any", "512x512"),
        ("maskable", "192x192"),
        ("maskable", "512x512"),
    }
    assert {shot["form_factor"] for shot in manifest("en")["screenshots"]} == {"narrow", "wide"}


def test_screenshots_keep_what_browsers_ask_of_them() -> None:
    shapes: dict[str, set[float]] = {}
    for shot in manifest("en")["screenshots"]:
        wide, high = map(int, shot["sizes"].split("x"))
        assert min(wide, high) >= 320
        assert max(wide, high) <= min(3840, 2.3 * min(wide, high))
        shapes.setdefault(shot["form_factor"], set()).add(wide / high)
    assert all(len(one) == 1 for one in shapes.values())


def test_the_icons_are_light() -> None:
    assert sum(path.stat().st_size for path in (STATIC / "icons").iterdir()) < ICON_BUDGET


@pytest.mark.parametrize("size", [192, 512])
def test_what_a_launcher_may_cut_off_is_cloth(size: int) -> None:
    """Beyond a circle of 40 % of the width there is only green; the cards come near to it."""
    with Image.open(STATIC / f"icons/icon-maskable-{size}.png") as image:
        pixels = image.convert("RGB").load()
    assert pixels is not None
    reach = 0.0
    for x in range(size):
        for y in range(size):
            red, green, blue = pixels[x, y]  # type: ignore[misc]
            away = hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) / size
            if away > 0.4:
                assert green > max(red, blue), (x, y)
            elif (red, green, blue) == CARD:
                reach = max(reach, away)
    assert reach > 0.36


@pytest.mark.parametrize("name", ["icon-maskable-192", "icon-maskable-512", "apple-touch-180"])
def test_icons_that_are_cut_elsewhere_have_no_holes(name: str) -> None:
    with Image.open(STATIC / f"icons/{name}.png") as image:
        assert image.convert("RGBA").getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("name", ["icon-192", "icon-512"])
def test_icons_that_nobody_cuts_have_round_corners(name: str) -> None:
    with Image.open(STATIC / f"icons/{name}.png") as image:
        alpha = image.convert("RGBA").getchannel("A")
    last = alpha.width - 1
    assert [alpha.getpixel(place) for place in ((0, 0), (last, 0), (0, last), (last, last))] == [
        0
    ] * 4
    assert alpha.getpixel((alpha.width // 2, alpha.width // 2)) == 255


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_app_is_the_folder_that_the_site_lies_in(lang: str) -> None:
    assert address_of(lang, "scope") == address_of(lang, "start_url") == SITE


def test_every_language_is_the_same_app_and_another_folder_is_another() -> None:
    """Without an `id` the start address is the app's."""
    assert not any("id" in manifest(lang) for lang in LANGUAGES)
    assert len({address_of(lang, "start_url") for lang in LANGUAGES}) == 1
    assert address_of("en", "start_url") != address_of("en", "start_url", f"{HOST}else/where/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shortcuts_lead_to_what_the_game_follows(lang: str) -> None:
    base = urljoin(SITE, manifest_file(lang))
    addresses = [urldefrag(urljoin(base, one["url"])) for one in manifest(lang)["shortcuts"]]
    assert {address.url for address in addresses} == {SITE}
    assert {address.fragment for address in addresses} == set(SHORTCUTS)


def test_the_colours_are_those_of_the_first_paint() -> None:
    """Those of the green cloth, which somebody new has."""
    cloths = (STATIC / "css" / "cloths.css").read_text(encoding="utf-8")
    green = r":root,\s+\[data-cloth=\"green\"\] {\s+--felt: (#\w+);"
    assert re.findall(green, cloths) == [CLOTH, CLOTH_AT_NIGHT]
    style = (STATIC / "css" / "game.css").read_text(encoding="utf-8")
    root = re.search(r"^html {(.*?)}", style, re.DOTALL | re.MULTILINE)
    assert root
    assert "background: var(--felt);" in root[1]
    assert manifest("en")["background_color"] == manifest("en")["theme_color"] == CLOTH


def test_each_language_speaks_its_own() -> None:
    english, italian = manifest("en"), manifest("it")
    assert (english["lang"], italian["lang"]) == ("en", "it")
    assert english["description"] != italian["description"]
    assert [one["name"] for one in english["shortcuts"]] == [
        "Continue",
        "New game",
        "Lesson",
        "Trainer",
    ]
    assert [one["name"] for one in italian["shortcuts"]] == [
        "Continua",
        "Nuova partita",
        "Lezione",
        "Allenamento",
    ]
