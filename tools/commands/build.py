"""`build`: the site as files."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.paths import DIST
from tools.site import build_site

DESCRIPTION = "build the site into dist/, or into --out DIR"


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description=DESCRIPTION)
    parser.add_argument("--out", type=Path, default=DIST, help="where to (default: dist/)")
    build_site(parser.parse_args(args).out.absolute())
    return 0
