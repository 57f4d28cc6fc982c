"""Runs a command of tools/commands/, or lists them all."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

if sys.version_info < (3, 11):  # noqa: UP036 -- whoever starts it with an old one shall be told
    sys.exit(
        "Python 3.11 or newer is needed; this one is %d.%d. Start it with a newer one, as in:\n"
        "    python3.12 -m tools" % sys.version_info[:2]
    )


def main(args: list[str]) -> int:
    from tools import commands

    names = sorted(module.name for module in iter_modules(commands.__path__))
    if args and args[0] in names:
        return int(import_module(f"tools.commands.{args[0]}").run(args[1:]))
    print("python3 -m tools NAME, where NAME is one of:")
    for name in names:
        print(f"  {name:<8}", import_module(f"tools.commands.{name}").description)
    return 0 if not args or args[0] in ("-h", "--help", "help") else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
