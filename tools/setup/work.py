"""Runs what takes long: with a line of progress, its output kept for the case that it fails."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import deque
from typing import TYPE_CHECKING

from tools.paths import ROOT
from tools.setup.problem import problem_from_log

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# Without a terminal to redraw a line on, a sign of life so often.
QUIET_SECONDS = 20.0
TAIL = 400


def say(text: str) -> None:
    print(f"• {text}", flush=True)


def perform(what: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
    """Run `command`, showing `what` and the seconds; raise the problem when it fails."""
    status, log = _run(what, command, env)
    if status != 0:
        print("".join(log[-15:]), end="", flush=True)
        raise problem_from_log(what, "".join(log))


def succeeds(what: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """Run `command` like `perform`; a failure is an answer, not a problem."""
    status, _ = _run(what, command, env)
    return status == 0


def _run(what: str, command: Sequence[str], env: Mapping[str, str] | None) -> tuple[int, list[str]]:
    began = time.monotonic()
    say(f"{what} …")
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        log: deque[str] = deque(maxlen=TAIL)
        done = threading.Event()
        heart = threading.Thread(target=_beat, args=(began, log, done), daemon=True)
        heart.start()
        assert process.stdout is not None
        try:
            log.extend(process.stdout)
            status = process.wait()
        except BaseException:
            process.kill()
            raise
        finally:
            done.set()
            heart.join()
    outcome = "done" if status == 0 else "failed"
    print(f"  {outcome} in {time.monotonic() - began:.0f} s", flush=True)
    return status, list(log)


def _beat(began: float, log: deque[str], done: threading.Event) -> None:
    terminal = sys.stdout.isatty()
    while not done.wait(0.5 if terminal else QUIET_SECONDS):
        latest = log[-1].strip()[:60] if log else ""
        line = f"  {time.monotonic() - began:3.0f} s  {latest}"
        print(f"\r\033[K{line}" if terminal else line, end="" if terminal else "\n", flush=True)
    if terminal:
        print("\r\033[K", end="", flush=True)
