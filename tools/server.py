"""A small web server for the built site: the right types, any sub-path."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from tools.setup.problem import SetupProblem

if TYPE_CHECKING:
    from pathlib import Path

PORT = 8000
TRIES = 50


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

    def __init__(self, *args: object, prefix: str, caching: str, **kwargs: object) -> None:
        self.prefix = prefix
        self.caching = caching
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return f"{self.directory}/outside the site"
        return super().translate_path("/" + path.removeprefix(self.prefix))

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
    ) -> None:
        self._open: set[socket.socket] = set()
        self.prefix = prefix
        handler = partial(SiteHandler, directory=str(folder), prefix=prefix, caching=caching)
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
