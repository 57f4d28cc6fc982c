"""A site that changes, on a server that can fail: for the tests of versions and offline play."""

from __future__ import annotations

import gzip
import io
import marshal
import zipfile
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tools.paths import ROOT
from tools.server import SiteHandler, SiteServer
from tools.site.listing import WORKER
from tools.site.version import write_version

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

PREFIX = "/some/where/"


class Asked(NamedTuple):
    """A request: the file's name, whether the worker made it, and what was answered."""

    name: str
    by_worker: bool
    status: int


class TroubledHandler(SiteHandler):
    """Serves a site, and notes what is asked; some files the worker does not get whole."""

    server: TroubledServer

    def do_GET(self) -> None:  # noqa: N802 -- the name is the base class's
        trouble = self.server.troubles.get(self.file_name())
        if not self.by_worker() and self.file_name() != WORKER:
            trouble = None
        if trouble == "missing":
            self.send_error(404)
        elif trouble == "cut":
            self._send_part()
        elif trouble == "wrong":
            self._send(b"something else")
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802 -- likewise
        self._send(b"posted")

    def file_name(self) -> str:
        return self.path.partition("?")[0].removeprefix(self.prefix) or "index.html"

    def by_worker(self) -> bool:
        return self.headers.get("Referer", "").endswith(f"/{WORKER}")

    def send_response(self, code: int, message: str | None = None) -> None:
        self.server.asked.append(Asked(self.file_name(), self.by_worker(), code))
        super().send_response(code, message)

    def _content(self) -> bytes:
        return (self.server.folder / self.file_name()).read_bytes()

    def _send_part(self) -> None:
        whole = self._content()
        self._send(whole[: len(whole) // 2], length=len(whole))
        self.close_connection = True

    def _send(self, body: bytes, length: int | None = None) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.file_name()))
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)


class TroubledServer(SiteServer):
    """The server behind it; what has been asked, and which files make trouble."""

    def __init__(self, folder: Path, *, caching: str, packing: bool, port: int = 0) -> None:
        super().__init__(folder, prefix=PREFIX, port=port)
        self.folder = folder
        self.asked: list[Asked] = []
        self.troubles: dict[str, str] = {}
        self.RequestHandlerClass = partial(
            TroubledHandler,
            directory=str(folder),
            prefix=PREFIX,
            caching=caching,
            packing=packing,
        )


class ChangingSite:
    """A site in a folder of its own, at one address; its server dies and comes back.

    It packs what it sends, as hosts do: what is stored must be what has been unpacked.
    """

    def __init__(self, folder: Path, caching: str = "no-store", *, packing: bool = True) -> None:
        self.folder = folder
        self._caching, self._packing = caching, packing
        self.server = TroubledServer(folder, caching=caching, packing=packing)
        self.address = self.server.address
        self.server.start()

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        port = self.server.server_address[1]
        self.server = TroubledServer(
            self.folder, caching=self._caching, packing=self._packing, port=int(port)
        )
        self.server.start()

    def change(self, name: str, content: str) -> None:
        (self.folder / name).write_text(content, encoding="utf-8")

    def publish(self) -> str:
        """Make a version of what lies in the folder now; return its name."""
        return write_version(self.folder)

    def fetched(self) -> list[str]:
        """Return what the worker has been answered, and forget it."""
        names = [one.name for one in self.server.asked if one.by_worker and one.status == 200]
        self.server.asked.clear()
        return sorted(names)


# ---- a site without a game: the worker, the page's side of it, and a few files

TINY_PAGE = """<!doctype html>
<meta charset="utf-8" />
<title>Tiny</title>
<meta name="version" content="" />
<script type="module" src="static/js/tiny.js"></script>
"""
TINY_SCRIPT = """import { begin, repair } from "./offline.js";
globalThis.heard = [];
globalThis.repair = repair;
const hear = ({ data }) => heard.push(`worker ${data.kind}`);
navigator.serviceWorker?.addEventListener("message", hear);
begin((...said) => heard.push(said.join(" ").trim()), 0);
"""
# Every version has another text in these.
PARTS = tuple(f"runtime/part-{number}.js" for number in range(4))
CONSTANT = "runtime/constant.js"
TINY_FILES = (
    "index.html",
    *PARTS,
    CONSTANT,
    "runtime/python.bin",
    "static/js/offline.js",
    "static/js/tiny.js",
)


def tiny_site(folder: Path, caching: str = "no-store", *, packing: bool = True) -> ChangingSite:
    """Lay out a site without a game, and serve its version *one*."""
    modules = io.BytesIO()
    with zipfile.ZipFile(modules, "w") as archive:
        archive.writestr("modules", marshal.dumps({}))
    for name, content in (
        ("index.html", TINY_PAGE),
        ("static/js/tiny.js", TINY_SCRIPT),
        ("static/js/offline.js", (ROOT / "static/js/offline.js").read_text(encoding="utf-8")),
        (CONSTANT, "the same for ever"),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    (folder / "runtime/python.bin").write_bytes(gzip.compress(modules.getvalue(), mtime=0))
    site = ChangingSite(folder, caching, packing=packing)
    publish_tiny(site, "one")
    return site


def publish_tiny(site: ChangingSite, name: str) -> str:
    """Publish a version whose parts all say ``name``."""
    for part in PARTS:
        site.change(part, f"{part} of version {name}, {'x' * 2000}")
    return site.publish()


def open_tiny(page: Page, site: ChangingSite, address: str = "") -> None:
    page.goto(site.address + address)
    # The module is there as soon as it has set this.
    while not page.evaluate("'heard' in globalThis"):
        page.wait_for_timeout(10)


def wait_to_hear(page: Page, *said: str) -> str:
    """Wait for one of these to be the last that was told of its kind."""
    kind = said[0].partition(" ")[0]
    for _ in range(1500):
        heard = [one for one in page.evaluate("heard") if one.startswith(kind)]
        if heard and heard[-1] in said:
            return str(heard[-1])
        page.wait_for_timeout(20)
    raise AssertionError(f"never {said}, but {page.evaluate('heard')}, {states_of(page)}")


def states_of(page: Page) -> object:
    """Tell what the browser says of the worker, for a test that fails."""
    return page.evaluate(
        """async () => {
            const found = await navigator.serviceWorker.getRegistration();
            return [found?.installing?.state, found?.waiting?.state, found?.active?.state];
        }"""
    )


def look(page: Page) -> None:
    """Let the page look for a new version, as it does when the network is back."""
    page.evaluate("dispatchEvent(new Event('online'))")


def parts_seen(page: Page) -> set[str]:
    """Name the versions of all parts that the page gets now, `broken` where it gets none."""
    found: list[str] = page.evaluate(
        """(names) => Promise.all(names.map(async (name) => {
            const response = await fetch(name).catch(() => null);
            return response?.ok ? (await response.text()).match(/version (\\w+),/)[1] : "broken";
        }))""",
        list(PARTS),
    )
    return set(found)
