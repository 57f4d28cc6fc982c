"""The commands as they are started from a shell."""

from __future__ import annotations

import ast
import socket
import subprocess
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tools.paths import ROOT
from tools.server import SiteServer, site_server


def tools(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools", *args],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_name_every_command_is_listed_with_a_line() -> None:
    answer = tools()
    assert answer.returncode == 0
    commands = sorted(path.stem for path in (ROOT / "tools" / "commands").glob("[a-z]*.py"))
    lines = answer.stdout.splitlines()[1:]
    assert [line.split()[0] for line in lines] == commands
    assert all(len(line.split()) > 3 and len(line) <= 100 for line in lines)


def test_an_unknown_name_is_an_error() -> None:
    assert tools("paly").returncode == 2


def test_a_problem_is_told_with_its_way_out_and_no_traceback() -> None:
    answer = tools("serve", "/nowhere")
    assert answer.returncode == 1
    assert answer.stderr == "\nThere is no site in /nowhere.\npython3 -m tools build\n"


def test_an_old_python_is_told_what_is_needed() -> None:
    code = "\n".join(
        (
            "import runpy, sys",
            "sys.version_info = (3, 9, 2, 'final', 0)",
            "runpy.run_module('tools', run_name='__main__')",
        )
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 1
    assert answer.stderr.startswith("Python 3.11 or newer is needed; this one is 3.9.")


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_an_old_python_can_read_what_tells_it(name: str) -> None:
    ast.parse((ROOT / "tools" / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_port_in_use_is_left_for_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with site_server(ROOT, host="127.0.0.1", port=port) as server:
            assert server.server_address[1] > port
    assert f"Port {port} is in use" in capsys.readouterr().out


def test_the_server_serves_under_its_prefix_only() -> None:
    server = SiteServer(ROOT / "static" / "js", prefix="/some/where/")
    server.start()
    with urlopen(f"{server.address}page.js") as answer:  # noqa: S310 -- our own server
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
    root = server.address.removesuffix("some/where/")
    for path in ("page.js", "", "some/where/../../../pyproject.toml"):
        with pytest.raises(HTTPError) as refused:
            urlopen(root + path)  # noqa: S310
        refused.value.close()
        assert refused.value.code == 404
    server.stop()
    with pytest.raises(OSError, match="refused"):
        urlopen(server.address)  # noqa: S310
