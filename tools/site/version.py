"""Makes a version of what lies in a folder: its name, the service worker that knows every file."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING

from tools.paths import ROOT
from tools.site.addresses import write_addresses
from tools.site.listing import WORKER, shipped, write_list

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = ROOT / "static" / "js" / "worker.js"
LENGTH = 16
_NAME = re.compile(r'(<meta name="version" content=")[^"]*(")')


def write_version(site: Path) -> str:
    """Write the page's addresses and name, the worker and the list of files; return the name.

    The same files give the same version. SetupProblem where they weigh more than they may.
    """
    write_addresses(site)
    _write_name(site, "")
    files = {one.path: one.sha256 for one in shipped(site) if one.offline}
    files["worker"] = hashlib.sha256(SOURCE.read_bytes()).hexdigest()
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:LENGTH]
    _write_name(site, version)
    _write_worker(site, version)
    write_list(site, version)
    return version


def _write_name(site: Path, version: str) -> None:
    page = site / "index.html"
    html, found = _NAME.subn(rf"\g<1>{version}\g<2>", page.read_text(encoding="utf-8"))
    if found != 1:
        raise ValueError("index.html has no place for the version's name")
    page.write_text(html, encoding="utf-8")


def _write_worker(site: Path, version: str) -> None:
    # The small ones first: a version that does not fit together is found out for little.
    ordered = sorted(shipped(site), key=lambda one: (one.gzip, one.path))
    files = {one.path: one.sha256 for one in ordered if one.offline}
    facts = {"VERSION": version, "FILES": files}
    lines = (f"const {name} = {json.dumps(fact, indent=0)};\n" for name, fact in facts.items())
    code = SOURCE.read_text(encoding="utf-8")
    (site / WORKER).write_text("".join(lines) + code, encoding="utf-8")
