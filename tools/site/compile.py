"""Runs inside Pyodide, at build time: compiles the game and what it needs of the standard library.

Compiling Python on the phone is what costs most at a start. Of the standard library only what the
others import comes along, as far as importing them goes; what a function of the standard library
imports when it is called is left behind. Some of it is replaced by less (`slim/`).
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

from tools.site.lean import lean_tree, without_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

STDLIB = "/lib/python314.zip"
UNCHECKED_HASH = (0b01).to_bytes(4, "little")
# What Python itself imports until it gets to our importer, which finds the rest.
EARLY = (
    *("encodings", "encodings.aliases", "encodings.utf_8", "codecs", "io", "abc", "site", "os"),
    *("stat", "_collections_abc", "posixpath", "genericpath", "_sitebuiltins"),
)
IMPORTER = "sitecustomize"
# Imported by what Pyodide imports, and never used in a page like ours.
ABSENT = (
    *("concurrent.futures", "selectors", "signal", "socket", "ssl", "subprocess"),
    *("tempfile", "zipfile"),
)
GAME = "game"
# In front of the code in a .pyc: magic number, flags, hash.
HEADER = 16
# A zip file's oldest date: the same sources give the same archive.
EPOCH = (1980, 1, 1, 0, 0, 0)
# What stands under one of these never runs in the page.
NEVER = frozenset({"TYPE_CHECKING", "__name__ == '__main__'"})


class Source(NamedTuple):
    """A module: its file in the archive, less the ending, and its text."""

    path: str
    text: str
    ours: bool

    @property
    def package(self) -> str:
        """What its relative imports start from."""
        return self.path.rpartition("/")[0].replace("/", ".")


class Module(NamedTuple):
    """What has been made of a source."""

    imports: list[str]
    bytecode: bytes


def archive(places: dict[str, str], loaded: Iterable[str]) -> bytes:
    """The zip file, stored: it is compressed as a whole, and opened without another step.

    `places` are folders: `packages` with ours, `slim` with what replaces modules of the standard
    library, `importer` the file of that name, `kept` what earlier builds have made of the same
    sources. `loaded` are the modules that a start of Pyodide loads.
    """
    modules = _modules(places, loaded)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for name in (*EARLY, IMPORTER):
            path, module = modules.pop(name, (None, None))
            if module:
                target.writestr(zipfile.ZipInfo(f"{path}.pyc", EPOCH), module.bytecode)
        codes = {
            name: (path.endswith("/__init__"), module.bytecode[HEADER:])
            for name, (path, module) in sorted(modules.items())
        }
        target.writestr(zipfile.ZipInfo("modules", EPOCH), marshal.dumps(codes))
    return buffer.getvalue()


def _modules(places: dict[str, str], loaded: Iterable[str]) -> dict[str, tuple[str, Module]]:
    """Paths and contents of the game, of what a start has loaded, of what either imports."""
    ours = dict(_own_sources(Path(places["packages"])))
    absent = Path(places["slim"], "absent.py").read_text(encoding="utf-8")
    importer = Path(places["importer"]).read_text(encoding="utf-8")
    known = (
        dict(_library_sources())
        | {name: source._replace(ours=False) for name, source in _own_sources(Path(places["slim"]))}
        | {name: Source(name.replace(".", "/"), absent, ours=False) for name in ABSENT}
        | {IMPORTER: Source(IMPORTER, importer, ours=False)}
        | ours
    )
    waiting = {name for name in ours if name.startswith(f"{GAME}.")} | {*loaded, IMPORTER}
    seen: set[str] = set()
    modules: dict[str, tuple[str, Module]] = {}
    while waiting:
        name = waiting.pop()
        if name in seen or name not in known:
            continue
        seen.add(name)
        module = _module(known[name], Path(places["kept"]))
        modules[name] = known[name].path, module
        waiting.update(module.imports)
        if "." in name:
            waiting.add(name.rpartition(".")[0])
    return modules


def _own_sources(folder: Path) -> Iterator[tuple[str, Source]]:
    for file in folder.rglob("*.py"):
        path = str(file.relative_to(folder).with_suffix(""))
        yield _name(path), Source(path, file.read_text(encoding="utf-8"), ours=True)


def _library_sources() -> Iterator[tuple[str, Source]]:
    with zipfile.ZipFile(STDLIB) as library:
        for file in library.namelist():
            path = file.removesuffix(".py")
            name = _name(path)
            # What is frozen into the interpreter is never looked for.
            if path != file and getattr(_spec(name), "origin", None) != "frozen":
                yield name, Source(path, library.read(file).decode(), ours=False)


def _name(path: str) -> str:
    return path.removesuffix("/__init__").replace("/", ".")


def _spec(name: str) -> object:
    return getattr(sys.modules.get(name), "__spec__", None)


def _module(source: Source, kept: Path) -> Module:
    file = kept / importlib.util.source_hash(repr(source).encode()).hex()
    if file.exists():
        imports, bytecode = marshal.loads(file.read_bytes())  # noqa: S302 -- we wrote it
        return Module(imports, bytecode)
    tree = ast.parse(source.text)
    module = Module(sorted(set(_imports(source, tree))), _bytecode(source, tree))
    file.write_bytes(marshal.dumps(tuple(module)))
    return module


def _imports(source: Source, tree: ast.Module) -> Iterator[str]:
    """The names it imports; a name may be a module's or something in a module."""
    for node in _statements(tree, deep=source.ours):
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
        never = isinstance(node, ast.If) and ast.unparse(node.test) in NEVER
        if (deep or not inner) and not never:
            yield from _statements(node, deep=deep)


def _bytecode(source: Source, tree: ast.Module) -> bytes:
    # Our assertions stay, those of the standard library go.
    code = compile(
        lean_tree(tree, ours=source.ours),
        f"{STDLIB}/{source.path}.py",
        "exec",
        dont_inherit=True,
        optimize=0 if source.ours else 1,
    )
    digest = importlib.util.source_hash(source.text.encode())
    return (
        importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + digest + marshal.dumps(without_lines(code))
    )
