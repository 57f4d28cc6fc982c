"""The clone's own Python environments, and stepping into one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.paths import CACHE, REQUIREMENTS, ROOT, VENV
from tools.setup.problem import SetupProblem, require_space
from tools.setup.stamp import Stamp, fingerprint
from tools.setup.turn import turn
from tools.setup.work import perform, say, succeeds

# The sets of packages, each a lock file in tools/requirements/, and what each takes on the disk.
MEGABYTES = {"test": 350, "node": 300, "setuptools": 20, "bench": 200, "equilibrium": 150}

# The machine's Python, also when this runs inside an environment already.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)

PIP_SETTINGS = {
    "PIP_CACHE_DIR": str(CACHE / "pip"),
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "PIP_REQUIRE_VIRTUALENV": "0",
    "PYTHONNOUSERSITE": "1",
    # A venv of an outer tool is no business of pip's here.
    "PIP_USER": "0",
}


class Environment:
    """A virtual environment in the clone, holding one or more of the locked sets of packages."""

    def __init__(self, folder: Path = VENV) -> None:
        self.folder = folder

    @property
    def python(self) -> Path:
        windows = sys.platform == "win32"
        return self.folder / ("Scripts/python.exe" if windows else "bin/python")

    @property
    def is_active(self) -> bool:
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def require(self, packages: str) -> None:
        """Have the set `packages` in this environment."""
        if self._stamp(packages).is_current and self.python.exists():
            return
        with turn():
            stamp = self._stamp(packages)
            if stamp.is_current and self.python.exists():
                return
            require_space(f"The set “{packages}” of Python packages", MEGABYTES[packages])
            self._require_python()
            stamp = self._stamp(packages)
            with stamp.making():
                self._install(packages)

    def _install(self, packages: str) -> None:
        perform(
            f"Installing the set “{packages}” of Python packages",
            [
                *(str(self.python), "-m", "pip", "install", "--retries", "2"),
                *("--require-hashes", "--no-deps", "--prefer-binary", "--no-build-isolation"),
                *("-r", str(REQUIREMENTS / f"{packages}.txt")),
            ],
            PIP_SETTINGS,
        )

    def _stamp(self, packages: str) -> Stamp:
        """Current for one lock file and one Python; a system that gets a newer one starts anew."""
        settings = self.folder / "pyvenv.cfg"
        made_with = settings.read_text(encoding="utf-8") if settings.is_file() else ""
        key = fingerprint(REQUIREMENTS / f"{packages}.txt", made_with, str(self.python.resolve()))
        return Stamp(self.folder / f"{packages}.stamp", key)

    def _require_python(self) -> None:
        interrupted = any(self._stamp(packages).was_interrupted for packages in MEGABYTES)
        if interrupted:
            say("An earlier run was interrupted; its environment is made anew.")
        elif self.python.exists() and _quietly([str(self.python), "-m", "pip", "--version"]):
            return
        if self.folder.exists():
            shutil.rmtree(self.folder)
        if find_spec("venv") is None or find_spec("ensurepip") is None:
            self._make_without_ensurepip()
        else:
            perform(
                f"Making the environment {self.folder.name}/ for Python {sys.version.split()[0]}",
                [BASE_PYTHON, "-m", "venv", str(self.folder)],
            )

    def _make_without_ensurepip(self) -> None:
        """Debian ships Python without what makes environments; there are three ways to one."""
        pip_here = _quietly([BASE_PYTHON, "-m", "pip", "--python", BASE_PYTHON, "--version"])
        if find_spec("venv") is not None and pip_here:
            perform(
                f"Making the environment {self.folder.name}/",
                [BASE_PYTHON, "-m", "venv", "--without-pip", str(self.folder)],
            )
            perform(
                "Giving it pip",
                [
                    *(BASE_PYTHON, "-m", "pip", "--python", str(self.python), "install"),
                    *("--require-hashes", "-r", str(REQUIREMENTS / "pip.txt")),
                ],
                PIP_SETTINGS,
            )
            return
        package = f"python3.{sys.version_info.minor}-venv"
        if apt_get("This Python can't make environments", package):
            perform(
                f"Making the environment {self.folder.name}/",
                [BASE_PYTHON, "-m", "venv", str(self.folder)],
            )
            return
        raise SetupProblem(
            "This Python can't make virtual environments (venv or ensurepip is missing).",
            f"On Debian and Ubuntu: sudo apt-get install {package}\n"
            "Elsewhere install a complete Python 3.11 or newer. Then run the same command again.",
        )


def apt_get(why: str, *packages: str) -> bool:
    """Install system packages, where that is possible: on Debian and its kin, as root."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    say(f"{why}; the system's package {packages[0]} brings it.")
    return succeeds("Asking for the system's packages", ["apt-get", "update"], quiet) and succeeds(
        f"Installing {', '.join(packages)}",
        ["apt-get", "install", "--yes", "--no-install-recommends", *packages],
        quiet,
    )


def step_into(*sets: str) -> None:
    """Go on as this same command inside the clone's environment, with these sets in it."""
    environment = Environment()
    for packages in sets:
        environment.require(packages)
    if environment.is_active:
        return
    command = [str(environment.python), "-m", "tools", *sys.argv[1:]]
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform == "win32":
        # There, exec would give the prompt back at once.
        sys.exit(subprocess.call(command, cwd=ROOT))
    os.chdir(ROOT)
    os.execv(command[0], command)  # noqa: S606 -- our own Python


def _quietly(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
