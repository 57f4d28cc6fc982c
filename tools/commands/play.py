"""`play`: from a fresh clone to the game in one command."""

from __future__ import annotations

import argparse

from tools.commands.serve import add_options, serve
from tools.paths import DIST
from tools.site import build_site

DESCRIPTION = "set up, build, serve and open the game; --port N, --lan"


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools play", description=DESCRIPTION)
    add_options(parser)
    options = parser.parse_args(args)
    build_site(DIST)
    serve(DIST, options, show=True)
    return 0
