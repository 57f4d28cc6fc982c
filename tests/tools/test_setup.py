"""What the set-up notices, remembers and says."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import namedtuple
from typing import TYPE_CHECKING

import pytest

from tools.paths import REQUIREMENTS, ROOT
from tools.setup import browser, environment, turn
from tools.setup.environment import MEGABYTES, Environment
from tools.setup.problem import SetupProblem, problem_from_log, require_space
from tools.setup.stamp import Stamp, fingerprint
from tools.setup.work import perform, succeeds

if TYPE_CHECKING:
    from pathlib import Path

Usage = namedtuple("Usage", "total used free")


def test_a_stamp_is_current_once_its_work_is_done(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "folder" / "set.stamp", "key")
    assert not stamp.is_current
    with stamp.making():
        assert not stamp.is_current
    assert stamp.is_current
    assert not stamp.was_interrupted
    assert not Stamp(stamp.path, "another key").is_current


def test_work_that_fails_half_way_is_noticed(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "set.stamp", "key")
    with stamp.making():
        pass
    with pytest.raises(RuntimeError), stamp.making():
        raise RuntimeError
    assert not stamp.is_current
    assert stamp.was_interrupted


def test_fingerprints_tell_where_one_part_ends(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("ab")
    assert fingerprint("ab", "c") != fingerprint("a", "bc")
    assert fingerprint(file) == fingerprint("ab")


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("npm error code ENOTFOUND", "network"),
        ("NewConnectionError(...): Failed to establish a new connection", "network"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("something else went wrong", "failed"),
    ],
)
def test_a_failed_install_is_explained(log: str, words: str) -> None:
    problem = problem_from_log("Installing", log)
    assert words in str(problem)
    assert "again" in problem.way_out


def test_too_little_room_is_said_before_anything_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 10**12, 5_000_000))
    with pytest.raises(SetupProblem, match="needs about 300 MB of disk, and 5 MB are free"):
        require_space("It", 300)


def test_a_failing_program_becomes_a_problem(capsys: pytest.CaptureFixture[str]) -> None:
    fail = [sys.executable, "-c", "print('why it failed'); raise SystemExit(3)"]
    with pytest.raises(SetupProblem, match="Doing it failed"):
        perform("Doing it", fail)
    assert "why it failed" in capsys.readouterr().out
    assert not succeeds("Doing it", fail)
    assert succeeds("Doing it", [sys.executable, "-c", ""])


def test_a_second_run_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "LOCK", tmp_path / "lock")
    code = "\n".join(
        (
            "import pathlib, sys",
            "from tools.setup import turn",
            "turn.LOCK = pathlib.Path(sys.argv[1])",
            "with turn.turn(): print('my turn')",
        )
    )
    command = [sys.executable, "-c", code, str(tmp_path / "lock")]
    with turn.turn():
        with turn.turn():
            pass
        other = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert other.stdout
        assert "Waiting for another run" in other.stdout.readline()
        assert other.poll() is None
    assert other.communicate(timeout=20)[0] == "my turn\n"


@pytest.mark.parametrize("packages", sorted(MEGABYTES))
def test_every_lock_is_pinned_with_hashes_and_names_no_host(packages: str) -> None:
    lines = (REQUIREMENTS / f"{packages}.txt").read_text(encoding="utf-8").splitlines()
    packages_named = [line for line in lines if line[:1].isalpha()]
    assert packages_named
    assert all("==" in line and line.endswith("\\") for line in packages_named)
    assert not [line for line in lines if "://" in line or line.startswith("--index")]


def test_the_node_lock_names_no_host() -> None:
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity": "sha512-') > 10


def test_an_environment_of_another_python_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "pyvenv.cfg").write_text("version = 3.11.2\n")
    before = Environment(tmp_path)._stamp("test")
    with before.making():
        pass
    assert Environment(tmp_path)._stamp("test").is_current
    (tmp_path / "pyvenv.cfg").write_text("version = 3.13.0\n")
    assert not Environment(tmp_path)._stamp("test").is_current


def test_without_ensurepip_and_without_rights_the_way_out_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda _: None)
    monkeypatch.setattr(environment, "apt_get", lambda *_: False)
    with pytest.raises(SetupProblem) as caught:
        Environment(tmp_path / "venv")._require_python()
    assert f"python3.{sys.version_info.minor}-venv" in caught.value.way_out


def test_a_named_browser_that_does_not_start_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/nowhere/chrome")
    with pytest.raises(SetupProblem, match="/nowhere/chrome"):
        browser.find_browser()


def test_a_named_browser_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = tmp_path / "chrome"
    named.write_text("#!/bin/sh\nexit 0\n")
    named.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(named))
    assert browser.find_browser() == named


def test_a_snap_in_disguise_is_not_taken(tmp_path: Path) -> None:
    disguised = tmp_path / "chromium-browser"
    disguised.write_text('#!/bin/sh\nexec /snap/bin/chromium "$@"\n')
    assert browser._is_snap(disguised)
    honest = tmp_path / "chromium"
    honest.write_text('#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n')
    assert not browser._is_snap(honest)
