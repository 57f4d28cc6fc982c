"""What the loop asks of the world: a page to be drawn on, and a store for what is kept."""

from typing import Protocol

from game.app.model import Model
from game.storage import Store, StoreError

__all__ = ["Page", "Store", "StoreError"]


class Page(Protocol):
    """What the loop asks of the page it is drawn on. Times are milliseconds of one clock."""

    def draw(self, model: Model) -> None:
        """Show the model."""

    def now(self) -> float:
        """Return the time."""

    def today(self) -> str:
        """Return the day where the player is, as ``2026-12-24``."""

    def timer(self, name: str, delay: float) -> None:
        """Send a ``timer`` message called ``name`` after ``delay``, in place of an earlier one."""

    def cancel(self, name: str) -> None:
        """Forget the timer called ``name``."""

    def frame(self, name: str, value: str) -> None:
        """Send a ``frame`` message once what is drawn in this task is on the screen."""

    def fresh_seed(self) -> str:
        """Return a text that nobody can guess."""

    def speak(self, lang: str) -> None:
        """Take the page as being in the language ``lang``."""

    def share(self, code: str, text: str) -> None:
        """Share a text and a link with ``code`` behind the #, and send a ``shared`` message.

        One of them may be empty.
        """

    def renew(self, *, go_on: bool) -> None:
        """Load the page again in the newest version; with ``go_on``, ``resume`` is sent there."""

    def repair(self) -> None:
        """Fetch what is missing for playing offline, and send ``offline`` messages."""

    def persist(self) -> None:
        """Ask the browser not to clear away what is kept, and send a ``persisted`` message."""

    def stay_awake(self, *, on: bool) -> None:
        """Keep the screen on, where the device can, or no longer."""

    def install(self) -> None:
        """Let the browser ask whether to install the game, where it has offered to."""

    def sound(self, *, on: bool) -> None:
        """Be ready to sound cues from now on, or never sound any."""

    def cue(self, name: str, loudness: float, pan: float) -> None:
        """Sound what is called ``name``: ``loudness`` 0 to 1, ``pan`` from -1, the left, to 1."""

    def vibrate(self, pattern: str) -> None:
        """Shake for milliseconds, rest for the next ones, and so on: ``20 50 20``."""

    def export(self, name: str, text: str) -> None:
        """Share a text as a file, or save or copy it, and send an ``exported`` message."""
