"""A page without a browser: plays the app by its messages, with a clock of its own."""

from game.app.loop import Loop
from game.app.messages import Msg
from game.app.model import Game, Model
from game.engine import State
from game.storage import StoreError


class MemoryStore:
    """A store in memory; ``full`` makes it refuse, as a full disk does."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        if self.full:
            raise StoreError
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


class Desk:
    """The loop's page port, and the hands of the person before it.

    Time passes only through :meth:`wait`; taps made by :meth:`tap` come at the present time.
    """

    def __init__(self, store: MemoryStore | None = None, seed: str = "a seed") -> None:
        self.store = store or MemoryStore()
        self.seed = seed
        self.time = 1000.0
        self.day = "2026-11-30"
        self.timers: dict[str, float] = {}
        self.drawn: list[Model] = []
        self.lang = ""
        self.shared: list[str] = []
        self.exported: list[tuple[str, str]] = []
        self.said: list[str] = []
        # What was asked of the page besides: its name and what came with it.
        self.asked: list[str] = []
        # Whether the screen was to stay on, each time it was said.
        self.awake: list[bool] = []
        # What waits for a frame. One comes after every tap and timer, unless they are held back.
        self.waiting: list[tuple[str, str]] = []
        self.frames = True
        # Whether cues may sound; what was heard, by name, loudness and side; what was felt.
        self.sounding = False
        self.heard: list[tuple[str, float, float]] = []
        self.felt: list[str] = []
        self.loop = Loop(self, self.store, "en")

    def draw(self, model: Model) -> None:
        self.drawn.append(model)

    def now(self) -> float:
        return self.time

    def today(self) -> str:
        return self.day

    def timer(self, name: str, delay: float) -> None:
        self.timers[name] = self.time + delay

    def cancel(self, name: str) -> None:
        self.timers.pop(name, None)

    def frame(self, name: str, value: str) -> None:
        self.waiting.append((name, value))

    def fresh_seed(self) -> str:
        return self.seed

    def speak(self, lang: str) -> None:
        self.lang = lang

    def share(self, code: str, text: str) -> None:
        self.shared.append(code)
        self.said.append(text)

    def renew(self, *, go_on: bool) -> None:
        self.asked.append("renew and go on" if go_on else "renew")

    def repair(self) -> None:
        self.asked.append("repair")

    def persist(self) -> None:
        self.asked.append("persist")

    def install(self) -> None:
        self.asked.append("install")

    def sound(self, *, on: bool) -> None:
        self.sounding = on

    def cue(self, name: str, loudness: float, pan: float) -> None:
        assert self.sounding
        self.heard.append((name, loudness, pan))

    def vibrate(self, pattern: str) -> None:
        self.felt.append(pattern)

    def export(self, name: str, text: str) -> None:
        self.exported.append((name, text))

    def stay_awake(self, *, on: bool) -> None:
        self.awake.append(on)

    @property
    def model(self) -> Model:
        return self.loop.model

    @property
    def game(self) -> Game:
        assert self.model.game is not None
        return self.model.game

    @property
    def state(self) -> State:
        return self.game.state

    def tap(self, name: str, value: str = "") -> None:
        self.send(Msg("tap", name, value, self.time))

    def send(self, msg: Msg) -> None:
        """Let the loop hear something, and then a frame pass."""
        self.loop.send(msg)
        while self.waiting and self.frames:
            self.loop.send(Msg("frame", *self.waiting.pop(0), self.time))

    def act(self, action: str) -> None:
        """Tap a control of the game as it stands now."""
        self.tap(f"act:{action}", self.game.stamp)

    def storage(self, key: str) -> None:
        """Hear that another tab changed ``key``."""
        self.send(Msg("storage", key, self.store.texts.get(key, ""), self.time))

    def wait(self, milliseconds: float = 0.0) -> None:
        """Let time pass, timers ringing in their order; by default until none is set."""
        end = self.time + milliseconds if milliseconds else float("inf")
        while self.timers:
            name = min(self.timers, key=lambda timer: self.timers[timer])
            if self.timers[name] > end:
                break
            self.time = self.timers.pop(name)
            self.send(Msg("timer", name, "", self.time))
        self.time = end if milliseconds else self.time + 1000.0

    def start_game(self, **setup: str) -> None:
        """Choose on the start screen, tap *play*, and wait for the first decision."""
        for name, value in setup.items():
            self.tap(name, value)
        self.tap("play")
        self.wait()
