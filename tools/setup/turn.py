"""One run at a time sets things up in a clone; the others wait for their turn."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tools.paths import WORKROOM
from tools.setup.work import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

WAIT = 0.2
LOCK = WORKROOM / "turn.lock"
_taken = False


@contextmanager
def turn() -> Iterator[None]:
    """Hold the clone's lock; the system lets go of it even when a run is killed."""
    global _taken  # noqa: PLW0603 -- the turn is the process's, so a turn within a turn is none
    if _taken:
        yield
        return
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("a+", encoding="ascii") as file:
        if not _take(file):
            file.seek(0)
            say(f"Waiting for another run in this clone (process {file.read().strip() or '?'}) …")
            while not _take(file):
                time.sleep(WAIT)
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        _taken = True
        try:
            yield
        finally:
            _taken = False


def _take(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
