"""Small settings as a JSON object: unknown fields are dropped, damaged ones have their default."""

import json
from typing import Any


def write_fields(fields: dict[str, Any]) -> str:
    """Write settings as a text."""
    return json.dumps(fields)


def read_fields(text: str | None, defaults: dict[str, Any]) -> dict[str, Any]:
    """Read settings; a field that is missing or of another type than its default has that."""
    try:
        stored = json.loads(text or "{}")
    except (ValueError, RecursionError):
        stored = {}
    if not isinstance(stored, dict):
        stored = {}
    return {
        key: stored[key] if type(stored.get(key)) is type(default) else default
        for key, default in defaults.items()
    }
