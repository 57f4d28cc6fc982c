"""Joins scripts that a page needs together anyway into few files, and packs the styles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paths import NODE_MODULES, ROOT
from tools.setup.node import node_command
from tools.setup.work import perform

if TYPE_CHECKING:
    from pathlib import Path

ESBUILD = NODE_MODULES / "esbuild" / "bin" / "esbuild"
SETTINGS = ("--minify", "--target=es2022", "--log-level=warning")
# What PyScript fetches only when a page uses it, as none of ours does: editors, terminals,
# archives, configs in TOML, packages.
UNUSED_BY_PYSCRIPT = ("codemirror", "xterm", "zip", "toml", "pyodide_graph")
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist" / "core.js"
# Each is asked for by its own address: by the page, or by PyScript.
ENTRIES = ("interpreter.js", "boot.js")


def write_pyscript(target: Path) -> None:
    """PyScript in one file."""
    _bundle(PYSCRIPT, target, *(f"./{name}*" for name in UNUSED_BY_PYSCRIPT))


def join_scripts(folder: Path) -> None:
    """Leave in `folder`, a copy of static/js, only the scripts of `ENTRIES` with what they import.

    The runtime's files stay files of their own: they change less often.
    """
    for entry in ENTRIES:
        _bundle(ROOT / "static" / "js" / entry, folder / entry, "../../runtime/*")
    for script in folder.glob("*.js"):
        if script.name not in ENTRIES:
            script.unlink()


def pack_styles(style: Path) -> None:
    """Leave out what the browser does not read."""
    _esbuild(f"Packing {style.name}", style, style, "--allow-overwrite")


def _bundle(entry: Path, target: Path, *apart: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    external = (f"--external:{pattern}" for pattern in apart)
    title = f"Joining the scripts of {target.name}"
    _esbuild(title, entry, target, "--bundle", "--format=esm", *external)


def _esbuild(title: str, entry: Path, target: Path, *settings: str) -> None:
    program = (*node_command(), str(ESBUILD))
    perform(title, [*program, str(entry), f"--outfile={target}", *SETTINGS, *settings])
