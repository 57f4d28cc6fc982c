"""`serve`: an already built site, on this machine or to the phones in the same network."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from pathlib import Path

from tools.paths import DIST
from tools.server import PORT, SiteServer, site_server
from tools.setup.problem import SetupProblem
from tools.setup.work import say

DESCRIPTION = "serve dist/ as it is; --port N, --lan for the phones in the same network"


def run(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools serve", description=DESCRIPTION)
    parser.add_argument("folder", nargs="?", type=Path, default=DIST, help="(default: dist/)")
    add_options(parser)
    options = parser.parse_args(args)
    if not (options.folder / "index.html").is_file():
        raise SetupProblem(f"There is no site in {options.folder}.", "python3 -m tools build")
    serve(options.folder, options)
    return 0


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        type=int,
        choices=range(65536),
        metavar="N",
        default=PORT,
        help=f"(default: {PORT}, or the next; 0: any free one)",
    )
    parser.add_argument("--lan", action="store_true", help="let other devices in, as a phone")


def serve(folder: Path, options: argparse.Namespace, *, show: bool = False) -> None:
    """Serve until Ctrl+C; open the page when `show` is set and there is a screen."""
    everywhere = "0.0.0.0"  # noqa: S104 -- asked for with --lan
    host = everywhere if options.lan else "127.0.0.1"
    server = site_server(folder, host=host, port=options.port)
    say(f"Sette e mezzo is at {server.address}")
    if options.lan:
        say(f"From a phone in the same network: {_outside_address(server)}")
    say("Ctrl+C ends it.")
    if show and _has_screen():
        webbrowser.open(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _outside_address(server: SiteServer) -> str:
    # No packet is sent: this only asks which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = probe.getsockname()[0]
        except OSError:
            host = socket.gethostname()
    return f"http://{host}:{server.server_address[1]}{server.prefix}"
