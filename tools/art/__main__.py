"""`python3 -m tools.art` writes the sprites, the icons and the picture for links again.

`python3 -m tools.art --no-png` leaves the PNGs alone; they need a Chromium on the machine.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from tools.art import share
from tools.art.icons import favicon, maskable, touch
from tools.art.raster import browser, png
from tools.art.sprite import sprites

STATIC = Path(__file__).resolve().parents[2] / "static"


def texts() -> dict[str, str]:
    """What is written, by its path under static."""
    return {
        **{f"{name}.svg": text for name, text in sprites().items()},
        "icons/favicon.svg": favicon(),
    }


def pngs() -> dict[str, tuple[str, int, int]]:
    """The drawing, the width and the height of each PNG."""
    return {
        "icons/icon-192.png": (favicon(), 192, 192),
        "icons/icon-512.png": (favicon(), 512, 512),
        "icons/icon-maskable-192.png": (maskable(), 192, 192),
        "icons/icon-maskable-512.png": (maskable(), 512, 512),
        "icons/apple-touch-180.png": (touch(), 180, 180),
        share.NAME: (share.share(), share.WIDTH, share.HEIGHT),
    }


def main(arguments: list[str]) -> int:
    for name in (*texts(), *pngs()):
        (STATIC / name).parent.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (STATIC / name).write_text(text, encoding="utf-8", newline="\n")
        packed = len(gzip.compress(text.encode(), mtime=0))
        print(f"{name}: {len(text)} bytes, {packed} gzipped")
    if "--no-png" in arguments:
        return 0
    program = browser()
    if program is None:
        print("no Chromium found: the PNGs stay as they are", file=sys.stderr)
        return 1
    for name, (text, width, height) in pngs().items():
        png(program, text, width, height, STATIC / name)
        print(f"{name}: {(STATIC / name).stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
