"""A small web server for the built site: the right types, any sub-path."""

from __future__ import annotations

import contextlib
import errno
import gzip
import io
import socket
import sys
import threading
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from tools.setup.problem import SetupProblem

if TYPE_CHECKING:
    from typing import BinaryIO

PORT = 8000
TRIES = 50
# What GitHub Pages packs on the way, by the ending; the rest goes as it lies there.
PACKED = frozenset({".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"})
PACKED_LEVEL = 6


def sent_size(file: Path) -> int:
    """How many bytes of body a server that packs sends for `file`."""
    return len(_packed(file)) if file.suffix in PACKED else file.stat().st_size


def _packed(file: Path) -> bytes:
    return _packed_as_of(file, file.stat().st_mtime_ns)


@cache
def _packed_as_of(file: Path, _written: int) -> bytes:
    return gzip.compress(file.read_bytes(), PACKED_LEVEL, mtime=0)


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves a folder under a prefix; answers 404 for everything outside of it."""

    extensions_map = {  # noqa: RUF012 -- the base class declares it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        "": "application/octet-stream",
    }
    protocol_version = "HTTP/1.1"

    def __init__(
        self, *args: object, prefix: str, caching: str, packing: bool, **kwargs: object
    ) -> None:
        self.prefix = prefix
        self.caching = caching
        self.packing = packing
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return f"{self.directory}/outside the site"
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_head(self) -> BinaryIO | io.BytesIO | None:
        """Send the packed file where the browser takes it; else as the base class does."""
        file = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            file /= "index.html"
        packs = self.packing and file.suffix in PACKED and file.is_file()
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (packs and takes) or "If-Modified-Since" in self.headers:
            return super().send_head()
        body = _packed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", self.date_time_string(int(file.stat().st_mtime)))
        self.end_headers()
        return io.BytesIO(body)

    def log_message(self, *_args: object) -> None:
        """Keep quiet: what is fetched is no news."""


class SiteServer(ThreadingHTTPServer):
    """Serves `folder` at `http://127.0.0.1:PORT/PREFIX`, in threads of its own."""

    daemon_threads = True
    # On Windows, reuse would let two servers have one port.
    allow_reuse_address = sys.platform != "win32"

    def __init__(
        self,
        folder: Path,
        *,
        prefix: str = "/",
        host: str = "127.0.0.1",
        port: int = 0,
        caching: str = "no-store",
        packing: bool = False,
    ) -> None:
        self._open: set[socket.socket] = set()
        self.prefix = prefix
        handler = partial(
            SiteHandler, directory=str(folder), prefix=prefix, caching=caching, packing=packing
        )
        super().__init__((host, port), handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def start(self) -> None:
        """Serve in the background until `stop`."""
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Go away as a dead server does: no new connections, and the kept-alive ones cut."""
        self.shutdown()
        self.server_close()
        for connection in tuple(self._open):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request_thread(self, request: socket.socket, client_address: object) -> None:  # type: ignore[override]
        self._open.add(request)
        super().process_request_thread(request, client_address)
        self._open.discard(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of a file is no news."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def site_server(folder: Path, *, host: str, port: int) -> SiteServer:
    """A server on `port`, or on the next one that is free."""
    for candidate in range(port, port + TRIES):
        try:
            return SiteServer(folder, host=host, port=candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            print(f"Port {candidate} is in use, trying {candidate + 1}.", flush=True)
    raise SetupProblem(
        f"No port is free from {port} to {port + TRIES - 1}.", "Name another one with --port."
    )
