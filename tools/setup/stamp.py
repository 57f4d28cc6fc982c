"""Remembers what is set up, so that a second run has nothing to do."""

from __future__ import annotations

import hashlib
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def fingerprint(*parts: str | Path) -> str:
    """One hash over texts and the contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part.read_bytes()
        digest.update(b"%d:" % len(content) + content)
    return digest.hexdigest()


class Stamp:
    """A file beside what it vouches for, with the fingerprint of what that was made from."""

    def __init__(self, path: Path, key: str) -> None:
        self.path = path
        self.key = key

    @property
    def _unfinished(self) -> Path:
        return self.path.with_name(f"{self.path.name}.unfinished")

    @property
    def is_current(self) -> bool:
        return self.path.is_file() and self.path.read_text(encoding="ascii") == self.key

    @property
    def was_interrupted(self) -> bool:
        """An earlier run began and never came to its end: what it left can't be trusted."""
        return self._unfinished.exists()

    @contextmanager
    def making(self) -> Iterator[None]:
        """Stamp what the block makes, if it comes to its end."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._unfinished.touch()
        self.path.unlink(missing_ok=True)
        yield
        self.path.write_text(self.key, encoding="ascii")
        self._unfinished.unlink()
