"""The one loop: a message, ``update``, its effects, and the page drawn anew."""

from collections import deque

from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.app.ports import Page, Store, StoreError
from game.app.update import start, update
from game.storage import GAME, PREFS, SETS, SETUP, set_aside


class Loop:
    """Holds the model, and is the only thing that ever replaces it."""

    def __init__(self, page: Page, store: Store, lang: str) -> None:
        self._page = page
        self._store = store
        self._waiting: deque[Msg] = deque()
        stored = {key: self._load(key) for key in (PREFS, SETUP, SETS, GAME)}
        self.model = Model()
        self._take(start(stored, lang, page.today()))
        page.speak(self.model.prefs.lang)
        page.sound(on=self.model.prefs.sound == "on")
        self._run()
        page.draw(self.model)

    def send(self, msg: Msg) -> None:
        """Answer a message: everything it leads to is done when this returns."""
        before = self.model
        self._waiting.append(msg)
        self._run()
        if self.model is not before:
            self._page.draw(self.model)

    def _run(self) -> None:
        while self._waiting:
            self._take(update(self.model, self._waiting.popleft()))

    def _take(self, step: Step) -> None:
        self.model, effects = step
        for effect in effects:
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        match effect.kind:
            case "timer":
                self._page.timer(effect.name, effect.delay)
            case "cancel":
                self._page.cancel(effect.name)
            case "frame":
                self._page.frame(effect.name, effect.value)
            case "seed":
                self._hear("seed", effect.name, self._page.fresh_seed())
            case "language":
                self._page.speak(effect.value)
            case "renew":
                self._page.renew(go_on=effect.value == "table")
            case "repair":
                self._page.repair()
            case "persist":
                self._page.persist()
            case "share":
                self._page.share(effect.value, effect.name)
            case "awake":
                self._page.stay_awake(on=effect.value == "on")
            case "today":
                self._hear("today", value=self._page.today())
            case "install":
                self._page.install()
            case "cue":
                self._page.cue(effect.name, effect.loudness, effect.pan)
            case "sound":
                self._page.sound(on=effect.value == "on")
            case "vibrate":
                self._page.vibrate(effect.value)
            case "export":
                self._page.export(effect.name, effect.value)
            case "load":
                self._hear("loaded", effect.name, self._load(effect.name) or "")
            case "store" | "remove" | "set_aside":
                self._keep(effect)

    def _keep(self, effect: Effect) -> None:
        try:
            if effect.kind == "store":
                self._store.set(effect.name, effect.value)
            elif effect.kind == "remove":
                self._store.remove(effect.name)
            else:
                set_aside(self._store, effect.name)
        except StoreError:
            self._hear("refused", effect.name)
        else:
            self._hear("kept", effect.name)

    def _load(self, key: str) -> str | None:
        try:
            return self._store.get(key)
        except StoreError:
            return None

    def _hear(self, kind: str, name: str = "", value: str = "") -> None:
        self._waiting.append(Msg(kind, name, value, self._page.now()))
