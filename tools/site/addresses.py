"""Addresses that say what lies there: no page can be given a file of another version.

What a page asks for has its hash in its address, as in `boot.js?v=0a1b2c3d`: in
the page itself, and by the page's import map for every script that names another one. So caches of
whatever kind have that very file or none. Should a server give another file all the same, as in the
middle of a change, the browser knows by `integrity`, and refuses it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import TYPE_CHECKING

from tools.site.listing import LATER, shipped

if TYPE_CHECKING:
    from pathlib import Path

EMPTY_MAP = '<script type="importmap">{}</script>'
LENGTH = 8
_MAP = re.compile(r'(?<=<script type="importmap">).*?(?=</script>)', re.DOTALL)
_ADDRESS = re.compile(
    r'\b(?P<kind>href|src)="(?P<name>[^"?#:]+)(?:\?v=[0-9a-f]*)?(?P<part>#[^"]*)?"'
    r'(?: integrity="[^"]*")?'
)
# Of these the browser takes the attribute everywhere.
_CHECKED = (".css", ".js", ".mjs")


def address_of(name: str, sha256: str) -> str:
    """Where a file of the site is asked for; `sha256` in hexadecimal digits."""
    return f"{name}?v={sha256[:LENGTH]}"


def policy_hash(text: str) -> str:
    """What names an inline script in the policy, a file in `integrity`: `sha256-` and base64."""
    return _integrity(hashlib.sha256(text.encode()).hexdigest())


def _integrity(sha256: str) -> str:
    return f"sha256-{base64.b64encode(bytes.fromhex(sha256)).decode()}"


def write_addresses(site: Path) -> None:
    """Bring the page's addresses up to what lies in `site`; a page without a map keeps its own."""
    file = site / "index.html"
    page = file.read_text(encoding="utf-8")
    before = _MAP.search(page)
    if not before:
        return
    files = {
        one.path: one.sha256
        for one in shipped(site)
        if (one.first or one.path in LATER) and one.path != file.name
    }

    def renewed(found: re.Match[str]) -> str:
        kind, name, part = found["kind"], found["name"], found["part"] or ""
        if name not in files:
            return found[0]
        checked = f' integrity="{_integrity(files[name])}"' if name.endswith(_CHECKED) else ""
        return f'{kind}="{address_of(name, files[name])}{part}"{checked}'

    # The values are addresses, which begin with a dot in an import map.
    places = {name: f"./{address_of(name, sha256)}" for name, sha256 in files.items()}
    after = json.dumps(
        {
            "imports": {f"./{name}": place for name, place in places.items()},
            "integrity": {place: _integrity(files[name]) for name, place in places.items()},
        },
        separators=(",", ":"),
    )
    page = _ADDRESS.sub(renewed, page)
    page = _MAP.sub(lambda _: after, page)
    page = page.replace(f"'{policy_hash(before[0])}'", f"'{policy_hash(after)}'")
    file.write_text(page, encoding="utf-8")
