"""The one archive with all the Python that the page runs, compiled for the page's Python."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.paths import CACHE, NODE_MODULES, ROOT
from tools.setup.node import node_command
from tools.setup.stamp import fingerprint
from tools.setup.work import perform

HERE = Path(__file__).parent
PYODIDE = NODE_MODULES / "pyodide"
PACKAGES = {
    "game": ROOT / "game",
    "pyscript": NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript",
}


def write_archive(target: Path) -> None:
    """Compile into `target`, or take what the same sources have given before."""
    sources = [file for folder in PACKAGES.values() for file in sorted(folder.rglob("*.py"))]
    tools = [HERE / "archive.mjs", HERE / "compile.py", ROOT / "package-lock.json"]
    names = [str(file.relative_to(ROOT)) for file in sources]
    key = fingerprint(*tools, *names, *sources)
    kept = CACHE / "archives" / f"{key}.bin"
    if not kept.is_file():
        _compile(kept)
    shutil.copyfile(kept, target)


def _compile(kept: Path) -> None:
    shutil.rmtree(kept.parent, ignore_errors=True)
    kept.parent.mkdir(parents=True)
    fresh = kept.with_suffix(".new")
    folders = [f"{name}={folder}" for name, folder in PACKAGES.items()]
    script = [str(HERE / "archive.mjs"), str(PYODIDE), str(HERE / "compile.py"), str(fresh)]
    perform("Compiling the game for the browser's Python", [*node_command(), *script, *folders])
    fresh.rename(kept)
