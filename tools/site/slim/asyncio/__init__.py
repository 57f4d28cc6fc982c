"""In place of the library's: what Pyodide's event loop builds on; no sockets, no processes."""

from .coroutines import *
from .events import *
from .events import (
    _AbstractEventLoopPolicy,
    _get_running_loop,
    _set_event_loop_policy,
    _set_running_loop,
)
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .tasks import *
from .timeouts import *

__all__ = [
    "DefaultEventLoopPolicy",
    "_get_running_loop",
    "_set_running_loop",
    "run",
    "set_event_loop_policy",
]


class DefaultEventLoopPolicy(_AbstractEventLoopPolicy):
    """What Pyodide derives its own from."""


def run(*_args: object, **_named: object) -> None:
    """Refuse: a page has no loop that could be run to its end."""
    raise NotImplementedError


def set_event_loop_policy(policy: DefaultEventLoopPolicy) -> None:
    """Set the policy; Python's own way to do so warns that it will be gone in a later Python."""
    _set_event_loop_policy(policy)
