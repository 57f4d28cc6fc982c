"""Builds the whole site into a folder."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from typing import TYPE_CHECKING, Any

from tools.paths import NODE_MODULES, ROOT
from tools.setup.node import require_runtime
from tools.setup.problem import SetupProblem
from tools.setup.turn import turn
from tools.setup.work import say
from tools.site.addresses import address_of
from tools.site.archive import write_archive
from tools.site.introduction import site_address
from tools.site.manifest import write_manifests
from tools.site.page import INLINE_SCRIPTS, STYLES, page_html
from tools.site.scripts import join_scripts, pack_styles, write_pyscript
from tools.site.snapshot import READY, write_snapshot
from tools.site.version import SOURCE, write_version

if TYPE_CHECKING:
    from pathlib import Path

ARCHIVE = "python.bin"
SNAPSHOT = "snapshot.bin"
WASM = "pyodide/pyodide.asm.wasm"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# By this the page knows that all of its styles have come (static/js/progress.js).
WHOLE = ":root { --whole: yes }\n"


def build_site(out: Path, address: str = "") -> None:
    """Write the site to `out`, replacing what an earlier build left there.

    `address` is where it will be found; links to it can show a picture only when it is known.
    """
    address = site_address(address)
    _refuse_to_replace(out)
    require_runtime()
    with turn():
        _build(out, address)
    say(f"The site is in {out}")


def _refuse_to_replace(out: Path) -> None:
    """Only a site may be replaced: --out may name any folder, by mistake a dear one."""
    is_site = (out / "index.html").is_file() and (out / "runtime" / ARCHIVE).is_file()
    if out.exists() and not is_site and not (out.is_dir() and not any(out.iterdir())):
        raise SetupProblem(
            f"{out} is there already, and is not a site that an earlier build has made.",
            "Name another folder, or empty this one.",
        )


def _build(out: Path, address: str) -> None:
    fresh = out.with_name(f".{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    runtime = fresh / "runtime"
    _copy_runtime(runtime)
    write_archive(runtime / ARCHIVE)
    shutil.copytree(ROOT / "static", fresh / "static", ignore=_leave_out)
    join_scripts(fresh / "static" / "js")
    _join_styles(fresh)
    write_manifests(fresh)
    page = page_html(fresh, _boot_data(runtime), address)
    (fresh / "index.html").write_text(page, encoding="utf-8")
    # Pages would hide files that begin with an underscore.
    (fresh / ".nojekyll").touch()
    write_version(fresh)
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def _leave_out(_folder: str, names: list[str]) -> list[str]:
    """What stands in the page itself, or at the root of the site."""
    return [name for name in names if name in (*INLINE_SCRIPTS, SOURCE.name)]


def _copy_runtime(runtime: Path) -> None:
    write_pyscript(runtime / "pyscript" / "core.js")
    files = {f"pyodide/{name}": NODE_MODULES / "pyodide" / name for name in PYODIDE_FILES}
    files["preact/preact.js"] = NODE_MODULES / "preact" / "dist" / "preact.module.js"
    for name, source in sorted(files.items()):
        target = runtime / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def _join_styles(site: Path) -> None:
    """One request instead of many; in the order of the names."""
    styles = sorted((site / "static" / "css").glob("*.css"))
    joined = "".join(style.read_text(encoding="utf-8") for style in styles)
    for style in styles:
        style.unlink()

    def address(found: re.Match[str]) -> str:
        content = (site / STYLES).parent.joinpath(found[0]).read_bytes()
        return address_of(found[0], hashlib.sha256(content).hexdigest())

    joined = re.sub(r"[\w./-]+\.(?:woff2|svg)", address, joined)
    joined = re.sub(r"\b(?:font|font-size|line-height): [^;]+;", _in_rem, joined)
    (site / STYLES).write_text(joined + WHOLE, encoding="utf-8")
    pack_styles(site / STYLES)


def _in_rem(declaration: re.Match[str]) -> str:
    """Type is written in pixels, and grows with the size of the text that a player has chosen."""
    return re.sub(r"(\d+(?:\.\d+)?)px", lambda size: f"{float(size[1]) / 16:g}rem", declaration[0])


def _boot_data(runtime: Path) -> dict[str, Any]:
    """What the boot has to know: how much will come, and which Pyodide this is."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "sizes": {name: (runtime / name).stat().st_size for name in (WASM, ARCHIVE)},
        "lock": {"info": lock["info"], "packages": {}},
        "ready": READY,
        "snapshot": write_snapshot(runtime, runtime / SNAPSHOT),
    }
