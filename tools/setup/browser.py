"""A Chromium for the browser tests: one that is there, or else one that gets installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import VENV, WORKROOM
from tools.setup.environment import Environment, apt_get
from tools.setup.problem import SetupProblem, require_space
from tools.setup.turn import turn
from tools.setup.work import succeeds

MEGABYTES = 600
OWN_BROWSERS = WORKROOM / "browsers"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
MAC_APPS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
WINDOWS_APPS = (
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
DEBIAN_PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")

# In tests nothing may talk to the outside, and root (as in containers) has no sandbox.
ARGUMENTS = (
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    *(("--no-sandbox",) if getattr(os, "geteuid", lambda: 1)() == 0 else ()),
)


def require_browser() -> Path:
    """The path of a Chromium that starts; installs one when there is none."""
    found = find_browser()
    if found:
        return found
    with turn():
        found = find_browser() or _download() or _from_the_system()
    if found:
        return found
    raise SetupProblem(
        "There is no Chromium for the browser tests, and none could be installed.",
        "Install Chromium or Chrome (on Debian: sudo apt-get install chromium), or name one:\n"
        "    CHROMIUM=/path/to/chrome python3 -m tools test",
    )


def find_browser() -> Path | None:
    """A Chromium that is there already: the named one, Playwright's own, the system's."""
    named = os.environ.get("CHROMIUM")
    if named:
        path = Path(shutil.which(named) or named)
        if _starts(path):
            return path
        raise SetupProblem(
            f"CHROMIUM names {named}, which does not start.",
            "Correct it, or take it away to have one found.",
        )
    candidates = (*_playwright_browsers(), *_system_browsers())
    return next((path for path in candidates if _starts(path)), None)


def _playwright_browsers() -> list[Path]:
    folders = [OWN_BROWSERS, *_usual_folders()]
    patterns = (
        "chromium-*/chrome-linux*/chrome",
        "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
        "chromium-*/chrome-win*/chrome.exe",
    )
    found = [
        path for folder in folders for pattern in patterns for path in sorted(folder.glob(pattern))
    ]
    return found[::-1]


def _usual_folders() -> list[Path]:
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if named and named != "0":
        return [Path(named)]
    home = Path.home()
    return [
        home / ".cache" / "ms-playwright",
        home / "Library" / "Caches" / "ms-playwright",
        home / "AppData" / "Local" / "ms-playwright",
    ]


def _system_browsers() -> list[Path]:
    on_path = [Path(path) for name in NAMES if (path := shutil.which(name))]
    others = {"darwin": MAC_APPS, "win32": WINDOWS_APPS}.get(sys.platform, ())
    return [path for path in (*on_path, *map(Path, others)) if path.exists() and not _is_snap(path)]


def _is_snap(path: Path) -> bool:
    """Snap's Chromium can't see the folders that tests need; some systems hide it in a script."""
    if "snap" in path.resolve().parts:
        return True
    with path.open("rb") as file:
        start = file.read(2000)
    return start.startswith(b"#!") and b"/snap/" in start


def _starts(path: Path) -> bool:
    if not path.is_file():
        return False
    if sys.platform == "win32":
        # There, --version opens a window.
        return True
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def _download() -> Path | None:
    require_space("Chromium for the browser tests", MEGABYTES)
    python = Environment(VENV).python
    settings = {"PLAYWRIGHT_BROWSERS_PATH": str(OWN_BROWSERS)}
    install = [str(python), "-m", "playwright", "install", "chromium"]
    if not succeeds("Downloading Chromium for the browser tests", install, settings):
        return None
    return find_browser()


def _from_the_system() -> Path | None:
    apt_get("Chromium could not be downloaded", *DEBIAN_PACKAGES)
    return find_browser()
