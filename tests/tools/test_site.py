"""The page that the build puts together, and what it does to Python before it ships it."""

from __future__ import annotations

import ast
import base64
import hashlib
import html
import json
import marshal
import re
import traceback
from types import CodeType
from typing import TYPE_CHECKING

import pytest

from game.i18n import LANGUAGES, text
from tools.setup.problem import SetupProblem
from tools.site import build_site
from tools.site import compile as compiler
from tools.site.lean import lean_tree, without_lines
from tools.site.page import page_html

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    site = tmp_path_factory.mktemp("site")
    for name in (
        *("interpreter.js", "boot.js"),
        *("pyodide.mjs", "pyodide.asm.mjs", "preact.js", "core.js", "font.woff2"),
    ):
        kind = "static/js"
        if name.endswith(".mjs"):
            kind = "runtime/pyodide"
        elif name == "preact.js":
            kind = "runtime/preact"
        elif name == "core.js":
            kind = "runtime/pyscript"
        elif name.endswith(".woff2"):
            kind = "static/fonts"
        (site / kind).mkdir(parents=True, exist_ok=True)
        (site / kind / name).write_text(f"/* {name} */", encoding="utf-8")
    return page_html(site, {"sizes": {}, "lock": {}})


def test_every_language_has_its_first_screen_and_its_words(page: str) -> None:
    for lang in LANGUAGES:
        screen = re.search(f'<template lang="{lang}">(.*?)</template>', page, re.DOTALL)
        assert screen
        assert html.escape(text(lang, "start.play"), quote=False) in screen[1]
    data = re.search(r'<script type="application/json" id="boot-data">(.*?)</script>', page)
    assert data
    assert json.loads(data[1])["words"]["it"]["boot.retry"] == text("it", "boot.retry")


def test_the_policy_knows_the_inline_script_and_nothing_more(page: str) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="(.*?)"', page)
    assert policy
    rules = dict(rule.split(" ", 1) for rule in policy[1].split("; "))
    (addresses,) = re.findall(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    digests = [
        base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        for text in (addresses, script)
    ]
    hashes = [f"'sha256-{digest}'" for digest in digests]
    assert rules["script-src"].split() == ["'self'", "'wasm-unsafe-eval'", *hashes]
    assert rules["default-src"] == "'none'"
    assert "http" not in policy[1].replace("http-equiv", "")
    # It must stand before all it is to govern.
    assert page.index("Content-Security-Policy") < page.index("<script")


def test_pyscripts_config_is_in_the_page(page: str) -> None:
    config = re.search(r'<script type="py" config="(.*?)">', page)
    assert config
    assert json.loads(html.unescape(config[1]))["interpreter"] == "./static/js/interpreter.js"


def test_a_file_that_is_not_there_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        page_html(tmp_path, {})


def test_no_folder_but_a_site_is_replaced(tmp_path: Path) -> None:
    dear = tmp_path / "letters.txt"
    dear.touch()
    with pytest.raises(SetupProblem, match="not a site"):
        build_site(tmp_path)
    assert dear.exists()


def source(code: str, *, ours: bool = True, path: str = "game/engine/table") -> compiler.Source:
    return compiler.Source(path, code, ours)


def imports(code: str, *, ours: bool = True) -> set[str]:
    return set(compiler._imports(source(code, ours=ours), ast.parse(code)))


def test_imports_are_found_wherever_they_stand() -> None:
    code = "import a.b\ntry:\n    from c import d\nexcept ImportError: pass\ndef f():\n    import e"
    assert imports(code) == {"a.b", "c", "c.d", "e"}
    assert imports(code, ours=False) == {"a.b", "c", "c.d"}
    assert imports("from . import x\nfrom ..app.loop import y") == {
        *("game.engine", "game.engine.x"),
        *("game.app.loop", "game.app.loop.y"),
    }


def test_what_never_runs_in_the_page_is_not_followed() -> None:
    assert imports("if __name__ == '__main__':\n    import doctest") == set()
    assert imports("if TYPE_CHECKING:\n    from collections.abc import Iterator") == set()


def test_docstrings_go_and_a_dataclass_keeps_a_short_one() -> None:
    code = (
        '"""M."""\nclass A:\n    """A."""\ndef f():\n    """F."""\n@dataclass\nclass B:\n    x: int'
    )
    tree = lean_tree(ast.parse(code), ours=False)
    short = 'class A:\n    pass\ndef f():\n    pass\n@dataclass\nclass B:\n    "·"\n    x: int'
    assert ast.dump(tree) == ast.dump(ast.parse(short))


def run(code: CodeType) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102 -- the test's own code
    return names


def test_tracebacks_tell_the_functions_and_where_they_begin() -> None:
    lines = ["def f(x):", *["    x += 1"] * 40, "    return g(x)", "def g(x):", "    return 1 / 0"]
    code = compile("\n".join(lines), "some.py", "exec")
    names = run(without_lines(code))
    try:
        names["f"](1)  # type: ignore[operator]
    except ZeroDivisionError as error:
        frames = traceback.extract_tb(error.__traceback__)[1:]
    assert [(frame.name, frame.lineno) for frame in frames] == [("f", 1), ("g", 43)]


def test_every_instruction_has_a_line_and_no_columns() -> None:
    text = "def f(x):\n    for y in x:\n        try:\n            g(y)\n        finally: h()"
    (code,) = [one for one in compile(text, "", "exec").co_consts if isinstance(one, CodeType)]
    places = list(without_lines(code).co_positions())
    assert len(places) == len(code.co_code) // 2
    assert set(places) == {(1, 1, None, None)}


def test_assertions_of_the_game_are_shipped_and_those_of_the_library_not() -> None:
    code = "def f():\n    assert False"
    for ours in (True, False):
        bytecode = compiler._bytecode(source(code, ours=ours), ast.parse(code))
        f = run(marshal.loads(bytecode[16:]))["f"]  # noqa: S302 -- made a line above
        if ours:
            with pytest.raises(AssertionError):
                f()  # type: ignore[operator]
        else:
            f()  # type: ignore[operator]
