"""`python3 -m tools.art` writes the sprite and the icons again."""

from __future__ import annotations

import gzip
from pathlib import Path

from tools.art.icons import favicon, maskable
from tools.art.sprite import sprite

STATIC = Path(__file__).resolve().parents[2] / "static"


def main() -> None:
    text = sprite()
    (STATIC / "icons").mkdir(parents=True, exist_ok=True)
    (STATIC / "cards.svg").write_text(text, encoding="utf-8")
    (STATIC / "icons" / "favicon.svg").write_text(favicon(), encoding="utf-8")
    (STATIC / "icons" / "icon-maskable.svg").write_text(maskable(), encoding="utf-8")
    packed = len(gzip.compress(text.encode(), mtime=0))
    print(f"cards.svg: {len(text)} bytes, {packed} gzipped")


if __name__ == "__main__":
    main()
