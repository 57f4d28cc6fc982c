"""`test`: everything that must hold, in one run; goes on after a failure and sums up."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from typing import NamedTuple

from tools.paths import ROOT, WORKROOM
from tools.setup.browser import require_browser
from tools.setup.environment import step_into
from tools.setup.node import require_runtime

DESCRIPTION = "lint, types, unit and browser tests; --unit or --browser, then pytest's arguments"

SITE = WORKROOM / "test-site"


class Step(NamedTuple):
    name: str
    module: str
    args: tuple[str, ...] = ()


CHECKS = (
    Step("ruff check", "ruff", ("check", ".")),
    Step("ruff format", "ruff", ("format", "--check", ".")),
    Step("mypy", "mypy"),
)
UNIT = Step("unit tests", "pytest", ("tests", f"--numprocesses={os.cpu_count() or 1}"))
BUILD = Step("build", "tools", ("build", "--out", str(SITE)))
# A browser is several processes by itself: more of them than two only wait for each other.
BROWSER = Step("browser tests", "pytest", ("e2e", "--numprocesses=2"))


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools test", description=DESCRIPTION)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--unit", action="store_true", help="only the tests that need no browser")
    only.add_argument("--browser", action="store_true", help="only the build and the browser tests")
    options, pytest_args = parser.parse_known_args(args)
    if not options.unit:
        require_runtime()
    step_into("test")
    steps = [UNIT] if options.unit else [BUILD, BROWSER]
    if not options.unit and not options.browser:
        steps = [*CHECKS, UNIT, *steps]
    env = dict(os.environ)
    if BROWSER in steps:
        env |= {"CHROMIUM": str(require_browser()), "SITE": str(SITE)}
    return _run_all(steps, tuple(pytest_args), env)


def _arguments(step: Step, pytest_args: tuple[str, ...]) -> tuple[str, ...]:
    """What the step is called with; files named by hand take the place of its folder."""
    if step.module != "pytest":
        return step.args
    named = any((ROOT / one.split("::")[0]).exists() for one in pytest_args if one[0] != "-")
    return pytest_args if named else (*step.args, *pytest_args)


def _run_all(steps: list[Step], pytest_args: tuple[str, ...], env: dict[str, str]) -> int:
    results: list[tuple[Step, bool, float]] = []
    for step in steps:
        print(f"\n── {step.name} ──", flush=True)
        began = time.monotonic()
        command = [sys.executable, "-m", step.module, *_arguments(step, pytest_args)]
        passed = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0
        results.append((step, passed, time.monotonic() - began))
    print("\n── summary ──")
    for step, passed, seconds in results:
        print(f"{'ok    ' if passed else 'FAILED'}  {step.name:<14} {seconds:5.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1
