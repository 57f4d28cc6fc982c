"""Which part of ``game/`` may import which: the table of the design, held by reading the code."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

GAME = Path(__file__).parents[1] / "game"

# Part of the game, and the parts it may import besides itself.
MAY_IMPORT = {
    "main": {"browser", "ui", "app", "storage", "bots", "i18n", "odds", "engine"},
    "browser": {"app", "ui"},
    "ui": {"app", "i18n"},
    "app": {"storage", "bots", "i18n", "odds", "engine"},
    "storage": {"engine"},
    "bots": {"odds", "engine"},
    "odds": {"engine"},
    "i18n": set[str](),
    "engine": set[str](),
}

# What only the browser has: js modules, and the interpreter's own.
BROWSER_ONLY = {"js", "pyodide", "pyodide_js", "pyscript", "micropip", "pyodide_kernel"}

# Standard modules that cost too much at the start on a phone, or that have no place in a page.
HEAVY = {
    "statistics", "fractions", "decimal", "argparse", "inspect", "ast", "asyncio", "unittest",
    "doctest", "pdb", "logging", "pickle", "sqlite3", "email", "http", "urllib", "socket", "ssl",
    "subprocess", "multiprocessing", "threading", "concurrent", "tempfile", "shutil", "zipfile",
    "tkinter", "ctypes", "importlib", "pkgutil", "tomllib", "xml", "csv", "difflib", "locale",
    "gettext", "random", "secrets", "uuid", "datetime", "calendar", "zoneinfo", "pathlib",
}  # fmt: skip

# No input or output, no clock, no randomness of its own: what the rules may use, and no more.
ENGINE_STDLIB = {
    "collections", "dataclasses", "functools", "hashlib", "math", "operator", "re", "typing",
}  # fmt: skip

MOST_DATACLASSES = 36


class Import(NamedTuple):
    """One module imported: by which file, on which line."""

    file: str
    line: int
    module: str

    @property
    def part(self) -> str:
        return self.file.split("/", maxsplit=1)[0].removesuffix(".py")

    @property
    def top(self) -> str:
        return self.module.split(".", maxsplit=1)[0]


def sources() -> dict[str, ast.Module]:
    return {
        path.relative_to(GAME).as_posix(): ast.parse(path.read_text(encoding="utf-8"), str(path))
        for path in sorted(GAME.rglob("*.py"))
    }


def imports_of(file: str, tree: ast.Module) -> Iterator[Import]:
    """All imports wherever they stand: at the top, in functions, for type checking only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(file, node.lineno, name.name)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: a relative import"
            assert node.module is not None
            if node.module == "game":
                # Each name is a part then: from game import app.
                for name in node.names:
                    yield Import(file, node.lineno, f"{node.module}.{name.name}")
            else:
                yield Import(file, node.lineno, node.module)


SOURCES = sources()
IMPORTS = [found for file, tree in SOURCES.items() for found in imports_of(file, tree)]


def told(found: list[Import]) -> str:
    return "\n" + "\n".join(f"game/{f.file}:{f.line} imports {f.module}" for f in found)


def test_the_code_is_found() -> None:
    assert {"engine/game.py", "main.py"} <= set(SOURCES)
    assert Import("engine/shuffle.py", 0, "hashlib").part == "engine"
    assert any(found.top == "game" for found in IMPORTS)


def test_every_part_is_in_the_table() -> None:
    parts = {file.split("/", maxsplit=1)[0].removesuffix(".py") for file in SOURCES}
    assert parts - {"__init__"} <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_the_table_allows(part: str) -> None:
    wrong = []
    for found in IMPORTS:
        if found.part != part or found.top != "game":
            continue
        allowed = MAY_IMPORT[part] | {part}
        names = found.module.split(".")
        if len(names) < 2 or names[1] not in allowed:
            wrong.append(found)
    assert not wrong, told(wrong)


def test_the_table_has_no_circle() -> None:
    for part, allowed in MAY_IMPORT.items():
        assert not any(part in MAY_IMPORT[other] for other in allowed)


def test_only_the_browsers_part_touches_the_browser() -> None:
    wrong = [found for found in IMPORTS if found.top in BROWSER_ONLY and found.part != "browser"]
    assert not wrong, told(wrong)


def test_the_engine_uses_a_few_standard_modules_and_nothing_else() -> None:
    allowed = ENGINE_STDLIB | {"game"}
    wrong = [found for found in IMPORTS if found.part == "engine" and found.top not in allowed]
    assert not wrong, told(wrong)


def test_nothing_else_is_used_but_the_standard_library() -> None:
    allowed = set(sys.stdlib_module_names) | BROWSER_ONLY | {"game"}
    wrong = [found for found in IMPORTS if found.top not in allowed]
    assert not wrong, told(wrong)


def test_no_module_that_slows_the_start_is_shipped() -> None:
    wrong = [found for found in IMPORTS if found.top in HEAVY]
    assert not wrong, told(wrong)


def test_no_import_is_hidden_in_a_call() -> None:
    hidden = [
        f"game/{file}:{node.lineno}"
        for file, tree in SOURCES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, (ast.Name, ast.Attribute))
        and (node.func.id if isinstance(node.func, ast.Name) else node.func.attr)
        in ("__import__", "import_module", "exec", "eval", "run_path", "run_module")
    ]
    assert not hidden


def test_dataclasses_are_few_for_each_costs_time_at_the_start() -> None:
    found = [
        f"game/{file}:{node.lineno}"
        for file, tree in SOURCES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)
    ]
    assert found
    assert len(found) <= MOST_DATACLASSES, found
