"""Runs a command of tools/commands/, or lists them all."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 -- whoever starts it with an old one shall be told
    sys.exit(
        "Python 3.11 or newer is needed; this one is {}.{}. Start it with a newer one, as in:\n"
        "    python3.12 -m tools".format(*sys.version_info[:2])
    )

from importlib import import_module
from pkgutil import iter_modules

from tools import commands
from tools.setup.problem import SetupProblem


def main(args: list[str]) -> int:
    """Run the command that `args` begins with and give its exit status."""
    names = sorted(module.name for module in iter_modules(commands.__path__))
    if not args or args[0] not in names:
        print("python3 -m tools NAME, where NAME is one of:")
        for name in names:
            print(f"  {name:<13}{import_module(f'tools.commands.{name}').DESCRIPTION}")
        return 0 if not args or args[0] in ("-h", "--help", "help") else 2
    try:
        return int(import_module(f"tools.commands.{args[0]}").run(args[1:]))
    except SetupProblem as problem:
        print(f"\n{problem}\n{problem.way_out}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
