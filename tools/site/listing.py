"""The list of everything that is shipped: what it weighs, what for, how much it may weigh."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import marshal
import re
import zipfile
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, NamedTuple

from tools.server import PACKED_LEVEL, sent_size
from tools.setup.problem import SetupProblem

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

LIST = "files.json"
WORKER = "sw.js"
PYTHON = "runtime/python.bin"
SNAPSHOT = "runtime/snapshot.bin"


class Group(NamedTuple):
    """Files of one kind, and what they may weigh together, in bytes as sent.

    ``ours`` is what makes the game: its code, its drawings, its letters.
    """

    name: str
    patterns: tuple[str, ...]
    budget: int
    ours: bool = True


# A file belongs to the first group that has a pattern for it.
GROUPS = (
    Group("page", ("index.html", WORKER, ".nojekyll", "static/css/*", "static/js/*"), 60_000),
    Group("art", ("static/*.svg",), 100_000),
    Group("fonts", ("static/fonts/*",), 30_000),
    Group("icons", ("static/icons/*", "static/*.webmanifest"), 110_000, ours=False),
    # What others show of the game: a store, a message with a link.
    Group("pictures", ("static/screenshots/*", "static/share.png"), 400_000, ours=False),
    Group("python", (PYTHON,), 800_000, ours=False),
    Group("snapshot", ("runtime/snapshot*",), 4_300_000, ours=False),
    Group("runtime", ("runtime/*",), 3_950_000, ours=False),
)
# Our share of the archive with all the Python.
GAME_IN_PYTHON = "game."

# What all of some kind may weigh together.
BEFORE_PLAY = 5_000_000
OFFLINE = 9_500_000
# 450,000 is what is wanted: packed better than by gzip, the game in Python would weigh that.
OURS = 495_000

# No part of a version that is played: it tells of one, or nobody needs it to play.
NOT_OFFLINE = (WORKER, LIST, ".nojekyll", "static/share.png", "static/screenshots/*")
# Fetched by boot.js and progress.js, and named nowhere in the page.
ALSO_FIRST = ("index.html", "static/cards.svg", "static/marks.svg", PYTHON)
# Asked for at a later start.
LATER = (SNAPSHOT,)
# What the page fetches before the game is playable; its icon and the like come when they may.
_FIRST = re.compile(
    r'<link rel="(?:stylesheet|preload|modulepreload)"[^>]* href="([^"?]+)[?"]'
    r'|<script[^>]* src="([^"?]+)[?"]'
)


class File(NamedTuple):
    """A shipped file. ``gzip`` is its size as GitHub Pages sends it: it packs most, not all."""

    path: str
    group: str
    sha256: str
    bytes: int
    gzip: int
    first: bool
    offline: bool


class Sum(NamedTuple):
    """What some of the files weigh together, and may weigh; all in bytes."""

    name: str
    bytes: int
    gzip: int
    budget: int


def shipped(site: Path) -> list[File]:
    """Everything that lies in the site but the list itself, by path."""
    page = (site / "index.html").read_text(encoding="utf-8")
    first = {*ALSO_FIRST, *("".join(found) for found in _FIRST.findall(page))}
    paths = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return [_file(site, path, path in first) for path in paths if path != LIST]


def _file(site: Path, path: str, first: bool) -> File:
    content = (site / path).read_bytes()
    return File(
        path,
        _group_of(path),
        hashlib.sha256(content).hexdigest(),
        len(content),
        sent_size(site / path),
        first,
        not _matches(path, NOT_OFFLINE),
    )


def _group_of(path: str) -> str:
    for group in GROUPS:
        if _matches(path, group.patterns):
            return group.name
    raise SetupProblem(
        f"{path} is in the site, and belongs to no group of files.",
        "Name it in GROUPS of tools/site/listing.py, with a budget, or leave it out of the site.",
    )


def _matches(path: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(path, pattern) for pattern in patterns)


def sums(site: Path, files: list[File]) -> list[Sum]:
    """What each group weighs, then what the player waits for, all for offline, and what is ours."""
    found = [
        _sum(group.name, [one for one in files if one.group == group.name], group.budget)
        for group in GROUPS
    ]
    ours = {group.name for group in GROUPS if group.ours}
    own = _sum("our own", [one for one in files if one.group in ours], OURS)
    raw, packed = _game(site / PYTHON)
    return [
        *found,
        _sum("before play", [one for one in files if one.first], BEFORE_PLAY),
        _sum("offline", [one for one in files if one.offline or one.path == WORKER], OFFLINE),
        own._replace(bytes=own.bytes + raw, gzip=own.gzip + packed),
    ]


def _sum(name: str, files: list[File], budget: int) -> Sum:
    return Sum(name, sum(one.bytes for one in files), sum(one.gzip for one in files), budget)


def _game(archive: Path) -> tuple[int, int]:
    """What the game itself weighs inside the archive, as it is and packed."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(archive.read_bytes()))) as parts:
        modules = marshal.loads(parts.read("modules"))  # noqa: S302 -- we wrote it (compile.py)
    ours = [code for name, (_, code) in modules.items() if f"{name}.".startswith(GAME_IN_PYTHON)]
    code = b"".join(ours)
    return len(code), len(gzip.compress(code, PACKED_LEVEL, mtime=0))


def write_list(site: Path, version: str) -> None:
    """Write and print the list; SetupProblem where something weighs more than it may."""
    files = shipped(site)
    totals = sums(site, files)
    data = {
        "version": version,
        "totals": [one._asdict() for one in totals],
        "files": [one._asdict() for one in files],
    }
    (site / LIST).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(_table(totals))
    if heavy := [one for one in totals if one.gzip > one.budget]:
        raise SetupProblem(
            "The site is too heavy: "
            + "; ".join(
                f"{one.name} weighs {one.gzip:,} bytes as sent, {one.gzip - one.budget:,} more"
                " than it may"
                for one in heavy
            )
            + ".",
            "Make it lighter, or argue for another budget in tools/site/listing.py.",
        )


def _table(totals: list[Sum]) -> str:
    head = f"  {'':12}{'bytes':>12}{'as sent':>12}{'budget':>12}"
    rows = (f"  {one.name:12}{one.bytes:12,}{one.gzip:12,}{one.budget:12,}" for one in totals)
    return "\n".join((head, *rows))
