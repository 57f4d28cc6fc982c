"""What is in the archive of compiled modules, and how the page's importer finds it there."""

from __future__ import annotations

import ast
import gc
import importlib
import marshal
import runpy
import sys
import zipfile
import zipimport
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest

from tools.site import compile as compiler
from tools.site.archive import HERE
from tools.site.lean import lean_tree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LIBRARY = {
    "encodings/__init__.py": "",
    "sockets_user.py": "import socket\nclass Mine(socket.socket): pass\n",
    "socket.py": "raise AssertionError('the whole of it')",
    "logging.py": "raise AssertionError('the whole of it')",
    "later.py": "x = 1",
    "unused.py": "x = 1",
}
GAME = {
    "__init__.py": "",
    "main.py": "def f():\n    import later\n",
    "parts/__init__.py": "from game.parts.one import ONE\n",
    "parts/one.py": "ONE = 1\n",
}


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> zipfile.ZipFile:
    library = tmp_path / "library.zip"
    with zipfile.ZipFile(library, "w") as target:
        for name, text in LIBRARY.items():
            target.writestr(name, text)
    write(tmp_path / "packages" / "game", GAME)
    (tmp_path / "kept").mkdir()
    monkeypatch.setattr(compiler, "STDLIB", str(library))
    places = {
        "packages": str(tmp_path / "packages"),
        "slim": str(HERE / "slim"),
        "importer": str(HERE / "importer.py"),
        "kept": str(tmp_path / "kept"),
    }
    return zipfile.ZipFile(
        BytesIO(compiler.archive(places, ("encodings", "sockets_user", "logging")))
    )


def test_the_start_finds_its_own_files_and_the_rest_lies_in_one(archive: zipfile.ZipFile) -> None:
    assert archive.namelist() == ["encodings/__init__.pyc", "sitecustomize.pyc", "modules"]
    assert {info.compress_type for info in archive.infolist()} == {zipfile.ZIP_STORED}
    modules = marshal.loads(archive.read("modules"))  # noqa: S302 -- made by the test
    assert {name: package for name, (package, _) in modules.items()} == {
        "game": True,
        "game.main": False,
        "game.parts": True,
        "game.parts.one": False,
        "later": False,
        "logging": False,
        "socket": False,
        "sockets_user": False,
    }


@pytest.fixture
def importer(archive: zipfile.ZipFile, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    class Reader:
        def __init__(self, _path: str) -> None:
            pass

        def get_data(self, name: str) -> bytes:
            return archive.read(name)

    monkeypatch.setattr(zipimport, "zipimporter", Reader)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    found = ("game", "later", "logging", "socket", "sockets_user")
    before = {name: one for name, one in sys.modules.items() if name.split(".")[0] in found}
    for name in before:
        del sys.modules[name]
    runpy.run_path(str(HERE / "importer.py"))
    yield
    gc.enable()
    for name in [one for one in sys.modules if one.split(".")[0] in found]:
        del sys.modules[name]
    sys.modules.update(before)


@pytest.mark.usefixtures("importer")
def test_modules_and_packages_are_found_in_the_archive() -> None:
    assert not gc.isenabled()
    parts = importlib.import_module("game.parts")
    assert parts.ONE == 1
    assert parts.__path__ == []
    assert importlib.import_module("game.parts.one").__package__ == "game.parts"
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("game.nothing")


@pytest.mark.usefixtures("importer")
def test_what_never_runs_is_replaced_and_says_so_when_it_does() -> None:
    user = importlib.import_module("sockets_user")
    with pytest.raises(NotImplementedError):
        user.Mine()
    assert importlib.import_module("logging").DEBUG == 10


LEAN = """
from typing import NamedTuple
class Pair(NamedTuple):
    "Two."
    a: int
    b: "str" = "x"
    @property
    def both(self) -> str:
        "Both."
        c: int
        c = self.a
        d: str = self.b
        return f"{c}{d}"
LIMIT: int = 3
def f(x: int, *rest: int, key: str = "k", **more: object) -> "Pair":
    return Pair(x, key)
"""


def test_our_annotations_are_left_out_and_a_class_keeps_its_fields() -> None:
    seen: dict[str, Any] = {"__name__": "lean"}
    exec(compile(lean_tree(ast.parse(LEAN), ours=True), "", "exec", dont_inherit=True), seen)  # noqa: S102 -- our text
    pair = seen["f"](3)
    assert pair == (3, "k")
    assert pair._replace(b="y").both == "3y"
    assert seen["Pair"](1) == (1, "x")
    assert seen["Pair"]._fields == ("a", "b")
    assert seen["LIMIT"] == 3
    assert not seen["f"].__annotations__
    assert not seen["Pair"].both.fget.__annotations__


def test_the_library_keeps_its_annotations() -> None:
    seen: dict[str, Any] = {"__name__": "lean"}
    exec(compile(lean_tree(ast.parse(LEAN), ours=False), "", "exec", dont_inherit=True), seen)  # noqa: S102 -- our text
    assert seen["f"].__annotations__["x"] is int
