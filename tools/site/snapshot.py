"""The memory of an interpreter that has imported the game: the short cut of every later start."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from typing import Any

from tools.paths import CACHE, NODE_MODULES
from tools.setup.node import node_command
from tools.setup.stamp import fingerprint
from tools.setup.work import perform

MAKER = Path(__file__).parent / "snapshot.mjs"
PYODIDE = NODE_MODULES / "pyodide"
# Run after the interpreter is started, and before a snapshot of it is taken. Collecting garbage has
# been off until then (tools/site/importer.py); what is there by now is not looked at again.
READY = """
import gc
import game.app.loop, game.browser.page, game.browser.store
gc.freeze()
gc.enable()
"""


def write_snapshot(runtime: Path, target: Path) -> dict[str, Any]:
    """Make the snapshot for the files in `runtime`; return what the page must know of it.

    `tag` names the runtime and the game that it belongs to, `size` is in bytes.
    """
    parts = [runtime / "pyodide" / name for name in ("pyodide.asm.wasm", "pyodide.asm.mjs")]
    digest = hashlib.sha256(READY.encode())
    for part in (*parts, runtime / "python.bin", MAKER):
        digest.update(part.read_bytes())
    tag = digest.hexdigest()
    kept = CACHE / "snapshot" / f"{fingerprint(tag, READY)}.bin"
    if not kept.is_file():
        shutil.rmtree(kept.parent, ignore_errors=True)
        kept.parent.mkdir(parents=True)
        fresh = kept.with_suffix(".new")
        script = (MAKER, PYODIDE, runtime / "python.bin", fresh, tag, READY)
        perform("Taking a snapshot of the started game", [*node_command(), *map(str, script)])
        fresh.rename(kept)
    shutil.copyfile(kept, target)
    return {"tag": tag, "size": target.stat().st_size}
