"""The page as the loop's port: draws trees, sends what people do, keeps time."""

import json
from collections.abc import Callable

import js
from pyodide.ffi import create_proxy

from game.app.messages import Msg
from game.app.model import Model
from game.ui import fault_words, first_screen, look, same_screen, view

# The timer after which the next start's first screen is kept, once nothing has changed for so long.
_REMEMBER = "remember"
_PAUSE = 500.0
# A tree holds no circle: to look for one takes a quarter of the time.
_encode = json.JSONEncoder(check_circular=False, separators=(",", ":")).encode


class BrowserPage:
    """Speaks to ``globalThis.page``, the few lines of JavaScript around the renderer."""

    def __init__(self) -> None:
        self._page = js.page
        self._model: Model | None = None
        self._look: dict[str, str] = {}

    def language(self) -> str:
        """Return the language that the first screen is in."""
        return str(js.document.documentElement.lang)

    def listen(self, send: Callable[[Msg], None]) -> None:
        """Send every tap, input, timer and change from another tab as a message."""

        def heard(kind: str, name: str, value: str, at: float) -> None:
            if kind == "timer" and name == _REMEMBER:
                self._remember()
                return
            try:
                send(Msg(kind, name, value, at))
            except Exception:
                # A fault of ours: better a word and a way out than a table that stands still.
                self._page.broken(*fault_words(self.language()))
                raise

        self._page.start(create_proxy(heard))

    def ready(self) -> None:
        """Say that the page answers from now on."""
        self._page.ready()

    def draw(self, model: Model) -> None:
        """Show the model."""
        depth = (model.screen != "start") + bool(model.dialog)
        self._dress(look(model))
        before, self._model = self._model, model
        known = before is not None and same_screen(before, model)
        self._page.draw(_encode(view(model, known)), depth)
        if before is None or _lasting(before) != _lasting(model):
            self.timer(_REMEMBER, _PAUSE)

    def _dress(self, now: dict[str, str]) -> None:
        if now != self._look:
            self._look = now
            self._page.dress(json.dumps(now))

    def _remember(self) -> None:
        if self._model:
            trees = (json.dumps(first_screen(self._model, saved)) for saved in (False, True))
            self._page.remember(*trees, json.dumps(self._model.unread))

    def now(self) -> float:
        """Return the time in milliseconds of the page's clock."""
        return float(self._page.now())

    def today(self) -> str:
        """Return the day where the player is, as ``2026-12-24``."""
        return str(self._page.today())

    def timer(self, name: str, delay: float) -> None:
        """Send a ``timer`` message called ``name`` after ``delay`` milliseconds."""
        self._page.timer(name, delay)

    def cancel(self, name: str) -> None:
        """Forget the timer called ``name``."""
        self._page.cancel(name)

    def frame(self, name: str, value: str) -> None:
        """Send a ``frame`` message once what is drawn in this task is on the screen."""
        self._page.frame(name, value)

    def fresh_seed(self) -> str:
        """Return 128 random bits of the browser's own source as a text."""
        return str(js.crypto.randomUUID()) if js.isSecureContext else _seed_of_bytes()

    def share(self, code: str, text: str) -> None:
        """Share a text, a link or both, or copy it where there is no sharing."""
        address = f"{js.location.origin}{js.location.pathname}#{code}" if code else ""
        self._page.share(address, text)

    def renew(self, *, go_on: bool) -> None:
        """Load the page again in the newest version; with ``go_on``, ``resume`` is sent there."""
        self._page.renew(go_on)

    def repair(self) -> None:
        """Fetch what is missing for playing offline, and send ``offline`` messages."""
        self._page.repair()

    def persist(self) -> None:
        """Ask the browser not to clear away what is kept, and send a ``persisted`` message."""
        self._page.persist()

    def stay_awake(self, *, on: bool) -> None:
        """Keep the screen on, where the device can, or no longer."""
        self._page.stay_awake(on)

    def install(self) -> None:
        """Let the browser ask whether to install the game."""
        self._page.install()

    def sound(self, *, on: bool) -> None:
        """Be ready to sound cues from now on, or never sound any."""
        self._page.sound(on)

    def cue(self, name: str, loudness: float, pan: float) -> None:
        """Sound what is called ``name``: ``loudness`` 0 to 1, ``pan`` from -1, the left, to 1."""
        self._page.cue(name, loudness, pan)

    def vibrate(self, pattern: str) -> None:
        """Shake for milliseconds, rest for the next ones, and so on: ``20 50 20``."""
        self._page.vibrate(pattern)

    def export(self, name: str, text: str) -> None:
        """Share a text as a file, or save or copy it, and send an ``exported`` message."""
        self._page.export(name, text)

    def speak(self, lang: str) -> None:
        """Set the language of the document, which readers and the browser go by."""
        js.document.documentElement.lang = lang


def _lasting(model: Model) -> tuple[object, ...]:
    """Return what the first screen is drawn from."""
    return model.prefs, model.setup, model.unread


def _seed_of_bytes() -> str:
    # randomUUID is only there in a secure context; a phone that opens a computer's address in
    # the same house has none.
    return bytes(js.crypto.getRandomValues(js.Uint8Array.new(16)).to_py()).hex()
