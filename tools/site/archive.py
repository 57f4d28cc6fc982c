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
MAKERS = (
    HERE / "archive.mjs",
    HERE / "compile.py",
    HERE / "importer.py",
    HERE / "lean.py",
    *sorted((HERE / "slim").rglob("*.py")),
    ROOT / "package-lock.json",
)


def write_archive(target: Path) -> None:
    """Compile into `target`, or take what the same sources have given before."""
    # Of another compiler or another Python nothing is worth keeping.
    kept = CACHE / "bytecode" / fingerprint(*MAKERS)
    if not kept.is_dir():
        shutil.rmtree(kept.parent, ignore_errors=True)
        kept.mkdir(parents=True)
    sources = [file for folder in PACKAGES.values() for file in sorted(folder.rglob("*.py"))]
    names = [str(file.relative_to(ROOT)) for file in sources]
    archive = kept.with_name(f"{fingerprint(*MAKERS, *names, *sources)}.bin")
    if not archive.is_file():
        _compile(archive, kept)
    shutil.copyfile(archive, target)


def _compile(archive: Path, kept: Path) -> None:
    for old in archive.parent.glob("*.bin"):
        old.unlink()
    fresh = archive.with_suffix(".new")
    script = (HERE / "archive.mjs", PYODIDE, HERE, kept, fresh)
    packages = (f"{name}={folder}" for name, folder in PACKAGES.items())
    perform(
        "Compiling the game for the browser's Python",
        [*node_command(), *map(str, script), *packages],
    )
    fresh.rename(archive)
