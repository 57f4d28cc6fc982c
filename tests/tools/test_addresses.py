"""The addresses in the page: each has the hash of its file in it, again after every change."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tools.site.addresses import write_addresses

if TYPE_CHECKING:
    from pathlib import Path

PAGE = """<meta content="script-src 'sha256-{empty}'" />
<script type="importmap">{{}}</script>
<link rel="stylesheet" href="static/css/site.css" />
<link rel="modulepreload" href="static/js/page.js" />
<link rel="preload" as="font" href="static/fonts/a.woff2" />
<link rel="icon" href="static/icons/a.png" />
<use href="static/cards.svg#back"></use>
<script type="module" src="static/js/boot.js"></script>
"""
FIRST = {
    "static/css/site.css": b"p {}",
    "static/js/page.js": b"page();",
    "static/js/boot.js": b"boot();",
    "static/fonts/a.woff2": b"letters",
    "static/cards.svg": b"<svg/>",
    "runtime/python.bin": b"python",
    "runtime/snapshot.bin": b"memory",
}


def digest(text: bytes) -> str:
    return base64.b64encode(hashlib.sha256(text).digest()).decode()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    page = PAGE.format(empty=digest(b"{}")).encode()
    for name, content in {**FIRST, "static/icons/a.png": b"icon", "index.html": page}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def read(site: Path) -> tuple[str, dict[str, Any]]:
    page = (site / "index.html").read_text()
    found = re.search(r'<script type="importmap">(.*?)</script>', page)
    assert found
    # The policy allows this very map.
    assert f"'sha256-{digest(found[1].encode())}'" in page
    return page, json.loads(found[1])


def test_every_file_before_play_is_asked_for_by_its_hash(site: Path) -> None:
    write_addresses(site)
    page, addresses = read(site)
    places = {
        name: f"{name}?v={hashlib.sha256(content).hexdigest()[:8]}"
        for name, content in FIRST.items()
    }
    assert addresses["imports"] == {f"./{name}": f"./{place}" for name, place in places.items()}
    assert addresses["integrity"] == {
        f"./{places[name]}": f"sha256-{digest(content)}" for name, content in FIRST.items()
    }
    for name in ("static/css/site.css", "static/js/page.js", "static/js/boot.js"):
        assert f'="{places[name]}" integrity="sha256-{digest(FIRST[name])}"' in page
    assert f'href="{places["static/cards.svg"]}#back"></use>' in page
    assert f'href="{places["static/fonts/a.woff2"]}" />' in page
    assert 'href="static/icons/a.png"' in page


def test_a_change_changes_its_own_address_and_no_other(site: Path) -> None:
    write_addresses(site)
    page, before = read(site)
    write_addresses(site)
    assert read(site) == (page, before)
    (site / "static/js/page.js").write_bytes(b"another();")
    write_addresses(site)
    changed, after = read(site)
    differences = [
        one for one, two in zip(page.splitlines(), changed.splitlines(), strict=True) if one != two
    ]
    assert ["page.js" in one or "script-src" in one for one in differences] == [True] * 3
    other = hashlib.sha256(b"another();").hexdigest()[:8]
    assert after["imports"] == {
        **before["imports"], "./static/js/page.js": f"./static/js/page.js?v={other}"
    }  # fmt: skip


def test_a_page_without_a_map_keeps_its_addresses(site: Path) -> None:
    plain = '<script src="static/js/boot.js"></script>'
    (site / "index.html").write_text(plain)
    write_addresses(site)
    assert (site / "index.html").read_text() == plain
