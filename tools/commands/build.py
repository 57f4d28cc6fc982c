"""`build`: the site as files."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.paths import DIST
from tools.site import build_site

DESCRIPTION = "build the site into dist/, or into --out DIR; --address URL where it will be found"


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description=DESCRIPTION)
    parser.add_argument("--out", type=Path, default=DIST, help="where to (default: dist/)")
    parser.add_argument(
        "--address", default="", help="where the site will be found, for pictures beside links"
    )
    options = parser.parse_args(args)
    build_site(options.out.absolute(), options.address)
    return 0
