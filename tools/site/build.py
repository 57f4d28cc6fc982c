"""Builds the whole site into a folder."""

from __future__ import annotations

import shutil
import zipfile
from typing import TYPE_CHECKING

from tools.paths import NODE_MODULES, ROOT
from tools.setup.node import require_runtime
from tools.setup.work import say
from tools.site.page import page_html

if TYPE_CHECKING:
    from pathlib import Path

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PYODIDE_LOCK = "pyodide-lock.json"


def build_site(out: Path) -> None:
    """Write the site to `out`, replacing what an earlier build left there."""
    require_runtime()
    fresh = out.with_name(f".{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / "runtime").mkdir(parents=True)
    _copy_runtime(fresh / "runtime")
    _copy_static(fresh / "static")
    _write_game(fresh / "runtime" / "game.zip")
    (fresh / "index.html").write_text(page_html(fresh), encoding="utf-8")
    # Pages would hide files that begin with an underscore.
    (fresh / ".nojekyll").touch()
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)
    say(f"The site is in {out}")


def _copy_runtime(target: Path) -> None:
    for package, source, names in (
        ("pyodide", NODE_MODULES / "pyodide", (*PYODIDE, PYODIDE_LOCK)),
        ("preact", NODE_MODULES / "preact" / "dist", ("preact.module.js",)),
        ("pyscript", NODE_MODULES / "@pyscript" / "core" / "dist", None),
    ):
        folder = target / package
        folder.mkdir()
        files = sorted(source.glob("*.js")) if names is None else [source / name for name in names]
        for file in files:
            name = "preact.js" if package == "preact" else file.name
            shutil.copyfile(file, folder / name)


def _copy_static(target: Path) -> None:
    shutil.copytree(ROOT / "static", target)


def _write_game(target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted((ROOT / "game").rglob("*.py")):
            archive.write(file, file.relative_to(ROOT))
