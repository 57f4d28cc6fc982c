"""PNG icons from the SVG ones, by a headless Chromium: launchers and iOS do not take SVG."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

from tools.art.palette import FELT_DEEP
from tools.paths import ROOT

FONT = ROOT / "static" / "fonts" / "dm-serif-display.woff2"
COLOURS = 72
FADES = 16
KMEANS = 2
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def png(program: str, text: str, width: int, height: int, target: Path) -> None:
    """Photograph the drawing at its exact size on a transparent page, in the game's font."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        page.write_text(
            '<!doctype html><meta charset="utf-8"><style>@font-face{font-family:"DM Serif Display";'
            f'src:url("{FONT.as_uri()}")}}html,body{{margin:0;overflow:hidden}}'
            f"svg{{display:block;width:{width}px;height:{height}px}}</style>{text}",
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
                "--virtual-time-budget=2000",
                "--force-device-scale-factor=1",
                "--default-background-color=00000000",
                f"--user-data-dir={folder}/profile",
                f"--screenshot={shot}",
                f"--window-size={width},{height}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )
        _pack(shot, target)


def _pack(shot: Path, target: Path) -> None:
    """In few colours, which is a quarter of the bytes and no loss to the eye.

    Where the drawing ends it fades out in one colour, the one beside its edge.
    """
    with Image.open(shot) as image:
        few = image.convert("RGB").quantize(COLOURS, kmeans=KMEANS)
        alpha = image.convert("RGBA").getchannel("A")
    if alpha.getextrema()[0] == 255:
        few.save(target, optimize=True)
        return
    palette = (few.getpalette() or [])[: 3 * COLOURS]
    palette += [0] * (3 * COLOURS - len(palette))
    edge = bytes.fromhex(FELT_DEEP[1:])
    fading = alpha.point(lambda a: COLOURS + a * (FADES - 1) // 255)
    few.paste(fading, mask=alpha.point(lambda a: 255 * (a < 255)))
    few.putpalette([*palette, *edge * FADES])
    clear = bytes([255] * COLOURS) + bytes(255 * k // (FADES - 1) for k in range(FADES))
    few.save(target, optimize=True, transparency=clear)
