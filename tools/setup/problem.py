"""What can be missing on a machine, told with the way out."""

from __future__ import annotations

import shutil

from tools.paths import ROOT

MEGABYTE = 1_000_000

NO_NETWORK_SIGNS = (
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENETUNREACH",
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeout",
    "ProxyError",
    "Temporary failure",
    "Could not resolve",
    "Network is unreachable",
    "No matching distribution found for",
)
NO_SPACE_SIGNS = ("No space left", "ENOSPC", "Disk quota exceeded")


class SetupProblem(Exception):
    """Something is missing; `way_out` says what a person can do about it."""

    def __init__(self, message: str, way_out: str) -> None:
        super().__init__(message)
        self.way_out = way_out


def problem_from_log(what: str, log: str) -> SetupProblem:
    """What the output of a failed install means for the person who waits for it."""
    if any(sign in log for sign in NO_SPACE_SIGNS):
        return SetupProblem(
            f"{what}: the disk is full.",
            "Make room and run the same command again; it goes on where it stopped.",
        )
    if any(sign in log for sign in NO_NETWORK_SIGNS):
        return SetupProblem(
            f"{what}: no answer from the network.",
            "Check the connection (behind a proxy: HTTPS_PROXY) and run the same command again;\n"
            "what is already here is not fetched twice. Once set up, no network is needed.",
        )
    return SetupProblem(
        f"{what} failed.",
        "Run the same command again; if it fails again, the lines above say why.",
    )


def require_space(what: str, megabytes: int) -> None:
    """Refuse to begin what would run out of room half-way."""
    free = shutil.disk_usage(ROOT).free // MEGABYTE
    if free < megabytes:
        raise SetupProblem(
            f"{what} needs about {megabytes} MB of disk, and {free} MB are free in {ROOT}.",
            "Make room and run the same command again.",
        )
