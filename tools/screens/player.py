"""Somebody who plays without a browser, with a clock and a chance of their own: always the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from game.app.loop import Loop
from game.app.messages import Msg
from game.engine import Action
from game.storage import PREFS, SETUP

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.app.model import Model
    from game.engine import SeatView

# No feast: what comes with one has scenes of its own.
DAY = "2026-11-30"
# Nothing takes as many steps; what never comes would be waited for without an end.
PATIENCE = 5_000
# Half points with which no card is asked for any more.
ENOUGH = 10


class _Page:
    """The loop's ports: a page that shows nothing, and a store in memory."""

    def __init__(self, kept: dict[str, str], seed: str) -> None:
        self.kept = kept
        self.seed = seed
        self.time = 0.0
        self.timers: dict[str, float] = {}
        self.frames: list[tuple[str, str]] = []

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def set(self, key: str, text: str) -> None:
        self.kept[key] = text

    def remove(self, key: str) -> None:
        self.kept.pop(key, None)

    def now(self) -> float:
        return self.time

    def today(self) -> str:
        return DAY

    def timer(self, name: str, delay: float) -> None:
        self.timers[name] = self.time + delay

    def cancel(self, name: str) -> None:
        self.timers.pop(name, None)

    def frame(self, name: str, value: str) -> None:
        self.frames.append((name, value))

    def fresh_seed(self) -> str:
        return self.seed

    def __getattr__(self, name: str) -> object:
        # Whatever else is asked of a page leaves no trace on the picture.
        return lambda *_args, **_options: None


class Player:
    """Taps what the steps of a scene say, and lets time pass.

    A step is the name of a control, with ``=`` and a value where it has one, and besides:

    - ``until PHASE``: play on, sensibly, until the choice in that phase is one's own
    - ``tell N``: let N things be told; ``rest``: all of them, up to the next choice of one's own
    - ``at KIND``: let things be told until an event of this kind was the last
    """

    def __init__(self, prefs: dict[str, str], setup: dict[str, object], seed: str) -> None:
        kept = {PREFS: json.dumps(prefs), SETUP: json.dumps(setup)}
        self._page = _Page(kept, seed)
        self._loop = Loop(self._page, self._page, prefs["lang"])  # type: ignore[arg-type]

    @property
    def model(self) -> Model:
        return self._loop.model

    def do(self, step: str) -> None:
        word, _, rest = step.partition(" ")
        if step == "rest":
            self._until(lambda: self.model.resting)
        elif word == "until":
            self._play_until(rest)
        elif word == "tell":
            for _ in range(int(rest)):
                self._ring()
        elif word == "at":
            self._until(lambda: bool(self.model.told) and self.model.told[-1].kind == rest)
        else:
            name, _, value = step.partition("=")
            self._tap(name, value)

    def _tap(self, name: str, value: str = "") -> None:
        game = self.model.game
        stamp = game.stamp if game and name.startswith("act:") else ""
        self._page.time += 1_000
        before = self.model
        self._send(Msg("tap", name, value or stamp, self._page.time))
        if self.model is before:
            raise ValueError(f"a tap on {name!r} does nothing here")

    def _send(self, msg: Msg) -> None:
        self._loop.send(msg)
        while self._page.frames:
            name, value = self._page.frames.pop(0)
            self._loop.send(Msg("frame", name, value, self._page.time))

    def _ring(self) -> None:
        timers = self._page.timers
        if not timers:
            raise ValueError("nothing more is told here")
        name = min(timers, key=lambda one: timers[one])
        self._page.time = max(self._page.time, timers.pop(name))
        self._send(Msg("timer", name, "", self._page.time))

    def _until(self, reached: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if reached():
                return
            self._ring()
        raise ValueError("what is waited for does not come")

    def _play_until(self, phase: str) -> None:
        for _ in range(PATIENCE):
            self._until(lambda: self.model.resting)
            shown = self.model.shown
            if shown is None or shown.phase == phase:
                return
            self._tap(f"act:{_sensible(shown)}")
        raise ValueError(f"{phase} never comes")


def _sensible(shown: SeatView) -> Action:
    """Return what a player does who does not think long."""
    if shown.phase == "between":
        # Whoever has the bank: it is whoever holds the phone who goes on.
        return Action("next")
    legal = {action.verb: action for action in reversed(shown.legal)}
    if shown.seat is not None and "hit" in legal and "stand" in legal:
        total = shown.seats[shown.seat].hands[shown.to_act_hand].total or 0
        return legal["hit" if total < ENOUGH else "stand"]
    for verb in ("next", "hide", "pass", "refuse", "stand"):
        if verb in legal:
            return legal[verb]
    return shown.legal[len(shown.legal) // 3]
