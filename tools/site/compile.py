"""Runs inside Pyodide, at build time: compiles the game, PyScript's package, the standard library.

Compiling Python on the phone is what costs most at a start. Of the standard library only what the
others import comes along, as far as importing them goes; what a function of the standard library
imports when it is called is left behind.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

STDLIB = "/lib/python314.zip"
UNCHECKED_HASH = (0b01).to_bytes(4, "little")
# A zip file's oldest date: the same sources give the same archive.
EPOCH = (1980, 1, 1, 0, 0, 0)


class Source(NamedTuple):
    """A module: its file in the archive, less the ending, and its text."""

    path: str
    text: str
    ours: bool

    @property
    def package(self) -> str:
        """What its relative imports start from."""
        return self.path.rpartition("/")[0].replace("/", ".")


def archive(packages: str) -> bytes:
    """The zip file, stored: it is compressed as a whole, and opened without another step."""
    ours = dict(_own_sources(Path(packages)))
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for _, source in sorted(_needed(ours).items()):
            target.writestr(zipfile.ZipInfo(f"{source.path}.pyc", EPOCH), _bytecode(source))
    return buffer.getvalue()


def _own_sources(folder: Path) -> Iterator[tuple[str, Source]]:
    for file in folder.rglob("*.py"):
        path = str(file.relative_to(folder).with_suffix(""))
        yield _module_name(path), Source(path, file.read_text(encoding="utf-8"), ours=True)


def _module_name(path: str) -> str:
    return path.removesuffix("/__init__").replace("/", ".")


def _needed(ours: dict[str, Source]) -> dict[str, Source]:
    """All of ours, what this start of Python has loaded, and what either of them imports."""
    with zipfile.ZipFile(STDLIB) as library:
        stdlib = {
            _module_name(path): Source(path, library.read(f"{path}.py").decode(), ours=False)
            for name in library.namelist()
            if name.endswith(".py") and (path := name.removesuffix(".py"))
        }
    known = stdlib | ours
    needed: dict[str, Source] = {}
    waiting = set(ours) | set(LOADED)
    while waiting:
        name = waiting.pop()
        if name in needed or name not in known:
            continue
        needed[name] = known[name]
        if "." in name:
            waiting.add(name.rpartition(".")[0])
        waiting.update(_imports(known[name]))
    return needed


def _imports(source: Source) -> Iterator[str]:
    """The names it imports; a name may be a module's or something in a module."""
    for node in _statements(ast.parse(source.text), deep=source.ours):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = source.package.split(".") if node.level else []
            parts = parts[: len(parts) - max(0, node.level - 1)]
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _statements(tree: ast.AST, *, deep: bool) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        yield node
        inner = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        types_only = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        if (deep or not inner) and not types_only:
            yield from _statements(node, deep=deep)


def _bytecode(source: Source) -> bytes:
    # Our assertions stay, those of the standard library go.
    code = compile(
        _without_docstrings(ast.parse(source.text)),
        f"{STDLIB}/{source.path}.py",
        "exec",
        dont_inherit=True,
        optimize=0 if source.ours else 1,
    )
    digest = importlib.util.source_hash(source.text.encode())
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + digest + marshal.dumps(code)


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
        # A decorator like @dataclass would make up for a missing docstring, which takes it long.
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            node.body.insert(0, ast.Expr(ast.Constant("·")))
        if not node.body and not isinstance(node, ast.Module):
            node.body.append(ast.Pass())
    return ast.fix_missing_locations(tree)


# Nothing that this module imports would be missing without it: a start of Pyodide loads it all.
LOADED = frozenset(sys.modules)
