"""The list of what is shipped, its budgets, and the version that is made of it."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import marshal
import os
import re
import zipfile
from typing import TYPE_CHECKING

import pytest

from tools.setup.problem import SetupProblem
from tools.site import listing
from tools.site.listing import File, Sum, shipped, sums
from tools.site.version import write_version

if TYPE_CHECKING:
    from pathlib import Path

PAGE = """<meta name="version" content="" />
<link rel="icon" href="static/icons/icon.png" />
<link rel="stylesheet" href="static/css/site.css" />
<script type="module" src="static/js/boot.js"></script>
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    modules = io.BytesIO()
    with zipfile.ZipFile(modules, "w", zipfile.ZIP_STORED) as archive:
        codes = {"game.main": b"g" * 4000, "game": b"g" * 1000, "json.decoder": b"j" * 70_000}
        table = {name: (False, code) for name, code in codes.items()}
        archive.writestr("modules", marshal.dumps(table))
    files = {
        "index.html": PAGE.encode(),
        ".nojekyll": b"",
        "static/css/site.css": b"p {}" * 100,
        "static/js/boot.js": b"boot();",
        "static/cards.svg": b"<svg/>" * 500,
        "static/icons/icon.png": os.urandom(300),
        "runtime/python.bin": gzip.compress(modules.getvalue()),
        "runtime/pyodide/a.wasm": b"\0asm" * 1000,
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def by_path(site: Path) -> dict[str, File]:
    return {one.path: one for one in shipped(site)}


def by_name(site: Path) -> dict[str, Sum]:
    return {one.name: one for one in sums(site, shipped(site))}


def test_every_file_is_listed_with_its_hash_and_sizes(site: Path) -> None:
    write_version(site)
    data = json.loads((site / "files.json").read_text())
    listed = {one["path"]: one for one in data["files"]}
    there = {str(path.relative_to(site)) for path in site.rglob("*") if path.is_file()}
    assert set(listed) == there - {"files.json"}
    for path, one in listed.items():
        content = (site / path).read_bytes()
        assert one["sha256"] == hashlib.sha256(content).hexdigest()
        assert one["bytes"] == len(content)
    # Text shrinks; what is random does not, and goes as it is.
    assert listed["static/cards.svg"]["gzip"] < 100
    assert listed["static/icons/icon.png"]["gzip"] == 300


def test_what_comes_before_play_is_what_the_page_asks_for(site: Path) -> None:
    first = {path for path, one in by_path(site).items() if one.first}
    assert first == {
        "index.html", "static/css/site.css", "static/js/boot.js", "static/cards.svg",
        "runtime/python.bin",
    }  # fmt: skip


def test_the_game_is_counted_as_ours_and_pythons_library_is_not(site: Path) -> None:
    ours = by_name(site)["our own"]
    files = by_path(site)
    plain = ("index.html", ".nojekyll", "static/css/site.css", "static/js/boot.js")
    assert ours.bytes == 5000 + sum(files[one].bytes for one in (*plain, "static/cards.svg"))


def test_every_file_is_in_one_group(site: Path) -> None:
    groups = {one.name for one in listing.GROUPS}
    found = by_name(site)
    everything = sum(one.bytes for one in by_path(site).values())
    assert sum(found[name].bytes for name in groups) == everything


def test_a_file_without_a_group_fails_the_build(site: Path) -> None:
    (site / "letter.txt").write_text("Dear")
    with pytest.raises(SetupProblem, match=r"letter\.txt"):
        write_version(site)


@pytest.mark.parametrize("name", ["art", "fonts", "python"])
def test_a_group_that_is_too_heavy_fails_the_build(
    site: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (site / "static/fonts").mkdir()
    (site / "static/fonts/f.woff2").write_bytes(os.urandom(500))
    weight = by_name(site)[name].gzip
    exact = tuple(
        one._replace(budget=weight) if one.name == name else one for one in listing.GROUPS
    )
    monkeypatch.setattr(listing, "GROUPS", exact)
    write_version(site)
    tight = tuple(
        one._replace(budget=weight - 1) if one.name == name else one for one in listing.GROUPS
    )
    monkeypatch.setattr(listing, "GROUPS", tight)
    with pytest.raises(SetupProblem, match=f"{name} weighs {weight:,} bytes as sent, 1 more"):
        write_version(site)


@pytest.mark.parametrize(
    ("name", "total"), [("BEFORE_PLAY", "before play"), ("OFFLINE", "offline"), ("OURS", "our own")]
)
def test_a_total_that_is_too_heavy_fails_the_build(
    site: Path, name: str, total: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, name, 1)
    with pytest.raises(SetupProblem, match=f"{total} weighs"):
        write_version(site)


def test_the_promises_of_the_budgets() -> None:
    assert listing.BEFORE_PLAY == 5_000_000
    assert listing.OFFLINE == 9_500_000
    # On the way to 450,000.
    assert listing.OURS == 495_000


def facts(site: Path) -> tuple[str, dict[str, str]]:
    worker = (site / "sw.js").read_text()
    found = re.match(r"const VERSION = (.*?);\nconst FILES = (.*?);\n", worker, re.DOTALL)
    assert found
    return json.loads(found[1]), json.loads(found[2])


def test_the_worker_knows_every_file_that_is_played_with(site: Path) -> None:
    version = write_version(site)
    named, files = facts(site)
    assert named == version
    assert f'<meta name="version" content="{version}" />' in (site / "index.html").read_text()
    listed = by_path(site)
    assert files == {
        path: one.sha256
        for path, one in listed.items()
        if path not in ("sw.js", "files.json", ".nojekyll")
    }


def test_the_same_files_are_the_same_version(site: Path) -> None:
    version, worker = write_version(site), (site / "sw.js").read_bytes()
    assert write_version(site) == version
    assert (site / "sw.js").read_bytes() == worker


@pytest.mark.parametrize("name", ["index.html", "static/css/site.css", "runtime/pyodide/a.wasm"])
def test_one_changed_byte_is_another_version_and_back_again_the_old(site: Path, name: str) -> None:
    version = write_version(site)
    before = (site / name).read_bytes()
    (site / name).write_bytes(before + b" ")
    assert write_version(site) != version
    (site / name).write_bytes(before)
    assert write_version(site) == version


def test_a_page_without_a_place_for_the_version_is_refused(site: Path) -> None:
    (site / "index.html").write_text("<p>")
    with pytest.raises(ValueError, match="no place"):
        write_version(site)
