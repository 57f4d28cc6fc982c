"""PNG icons from the SVG ones, by a headless Chromium: launchers and iOS do not take SVG."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def png(program: str, text: str, width: int, target: Path) -> None:
    """Photograph the drawing at its exact size on a transparent page."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        page.write_text(
            "<!doctype html><style>html,body{margin:0;overflow:hidden}svg{display:block;"
            f"width:{width}px;height:{width}px}}</style>{text}",
            encoding="utf-8",
        )
        shot = Path(folder) / "icon.png"
        subprocess.run(
            [
                program,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--hide-scrollbars",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-quic",
                "--force-device-scale-factor=1",
                "--default-background-color=00000000",
                f"--user-data-dir={folder}/profile",
                f"--screenshot={shot}",
                f"--window-size={width},{width}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )
        shutil.copyfile(shot, target)
