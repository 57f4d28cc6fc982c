"""`bench NAME`: measures, prints a table, and writes JSON when asked."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tools import bench

# Modules beside the benchmarks that are none themselves.
PARTS = ("hands", "odds_page", "positions", "table_pages", "visits")
DESCRIPTION = "measure: bench boot, engine, odds, table; --json FILE"


def run(args: list[str]) -> int:
    names = [name for _, name, _ in iter_modules(bench.__path__) if name not in PARTS]
    parser = argparse.ArgumentParser(prog="python3 -m tools bench", description=DESCRIPTION)
    choices = parser.add_subparsers(dest="name", required=True, metavar="|".join(names))
    benches = {name: import_module(f"tools.bench.{name}") for name in names}
    for name, module in benches.items():
        choice = choices.add_parser(name, help=module.DESCRIPTION, description=module.DESCRIPTION)
        choice.add_argument("--json", type=Path, help="write the result to this file too")
        module.add_options(choice)
    options = parser.parse_args(args)
    result = benches[options.name].measure(options)
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return 0
