"""A whole game with eight seats, tap by tap, on our page and on one that only redraws it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from game.storage import PREFS, SETUP
from tools.bench.visits import DEADLINE, FOLDER, Visitor, bench_server, wait_until_playable
from tools.bench.visits import GAME as GAME_PATH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

SEED = "bench table"
OPPONENTS = 7
PLAIN = "plain.html"
# A thumb, not a mouse: what a tap goes through before it is a click counts too.
TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True}
# What follows a change of the table hastily is no tap of the game (game.app.pace.GUARD).
PAUSE = 500
# Whoever cannot wait does not tap at once either.
IMPATIENCE = 1_500
# What ends one hand for the player, and one thing looked at in each.
NEXT = "act:next"
ASIDE = ("log", "menu", "force")
REST = '[data-action^="act:"]:enabled'
SKIP = '[data-action="skip"]:enabled'
OVER = '[data-action="again"]'

# Notes every tap, from when the finger leaves the glass to the end of the first frame after it, and
# how long every frame took while something moved.
WATCH = """
() => {
    const seen = { frames: [], slow: [] };
    const app = document.getElementById("app");
    let up = 0, last = 0, heard = 0, script = 0;
    let tell = null, told = null;
    const expect = () => { told = new Promise((resolve) => { tell = resolve; }); };
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
        const frame = performance.now() - up;
        seen.after = app.innerHTML;
        tell({ frame, heard, script, nodes: app.querySelectorAll("*").length });
    };
    // Drawn in the frame that is asked for here, as every listener is called before it.
    addEventListener("click", () => {
        heard = performance.now() - up;
        requestAnimationFrame(() => painted.port2.postMessage(null));
    }, true);
    addEventListener("click", () => { script = performance.now() - up - heard; });
    addEventListener("pointerup", (event) => { up = event.timeStamp; }, true);
    expect();
    seen.answer = async () => {
        const answer = await told;
        expect();
        return answer;
    };
    new PerformanceObserver((list) => {
        const clicks = list.getEntries().filter((one) => one.name === "click");
        seen.slow.push(...clicks.map((one) => one.duration));
    }).observe({ type: "event", durationThreshold: 16 });
    const moves = () => document.getAnimations().some((one) =>
        one.playState === "running" && one.effect?.getComputedTiming().activeDuration < Infinity);
    const step = (now) => {
        if (last && moves()) seen.frames.push(now - last);
        last = now;
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    globalThis.seen = seen;
}
"""
# Where the finger goes; what was there before the tap is kept for the page that redraws it.
AIM = """
(name) => {
    seen.before = document.getElementById("app").innerHTML;
    const found = [...document.querySelectorAll(`[data-action="${name}"]:enabled`)];
    const box = found.at(-1).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
"""

# The same table redrawn by as little JavaScript as does it.
PLAIN_PAGE = """<!doctype html>
<html lang="en">
    <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>The table, redrawn</title>
        STYLES
    </head>
    <body>
        <div id="app"></div>
        <script>
            const app = document.getElementById("app");
            let after = "";
            app.addEventListener("click", () => { app.innerHTML = after; });
            globalThis.show = ([before, next]) => { app.innerHTML = before; after = next; };
        </script>
    </body>
</html>
"""


class Answer(NamedTuple):
    """What the answer to a tap took on one of the pages, in milliseconds.

    ``frame``: from when the finger leaves the glass to the end of the first frame with the answer;
    ``heard``: of that, until the page hears of it; ``script``: of that, what is no drawing by the
    browser: in ours Python and the renderer. ``work``: what the page's main thread has computed
    for it, whatever else the machine was doing. ``nodes`` are on the page after it.
    """

    frame: float
    heard: float
    script: float
    work: float
    nodes: int


class Tap(NamedTuple):
    """One tap of the game, on both pages."""

    name: str
    ours: Answer
    plain: Answer


class Played(NamedTuple):
    """A game's taps; how long its frames took in which something moved.

    ``slow`` are the browser's own times from taps to frames, where these are above 16 ms.
    """

    taps: tuple[Tap, ...]
    frames: tuple[float, ...]
    slow: tuple[float, ...]


def play_games(games: int, hands: int, speed: str, rate: int) -> Iterator[Played]:
    """Play as many whole games, each on a phone of its own, ``rate`` times slower."""
    with bench_server() as address, Visitor(address) as visitor:
        _write_plain_page()
        for _ in range(games):
            yield _game(visitor, hands, speed, rate)


def _write_plain_page() -> None:
    index = (FOLDER / GAME_PATH / "index.html").read_text(encoding="utf-8")
    styles = "\n".join(re.findall(r'<link rel="stylesheet"[^>]*>', index))
    page = PLAIN_PAGE.replace("STYLES", styles)
    (FOLDER / GAME_PATH / PLAIN).write_text(page, encoding="utf-8")


def _game(visitor: Visitor, hands: int, speed: str, rate: int) -> Played:
    ours, plain = Phone(visitor, f"{GAME_PATH}/"), Phone(visitor, f"{GAME_PATH}/{PLAIN}")
    _sit_down(ours.page, hands, speed)
    for phone in (ours, plain):
        phone.watch(rate)
    names: list[str] = []
    places = []
    pairs: list[list[str]] = []
    taken: list[list[Answer]] = [[], []]
    name = "play"
    while name:
        names.append(name)
        places.append(ours.page.evaluate(AIM, name))
        taken[0].append(ours.tap(places[-1]))
        pairs.append(ours.page.evaluate("() => [seen.before, seen.after]"))
        name = _next_tap(ours.page, names)
        # Only now does our page keep still; before, it would have disturbed the other.
        while name != "skip" and (done := len(taken[1])) < len(names):
            plain.page.evaluate("(pair) => show(pair)", pairs[done])
            plain.page.wait_for_timeout(PAUSE)
            taken[1].append(plain.tap(places[done]))
    frames, slow = ours.page.evaluate("() => [seen.frames, seen.slow]")
    for phone in (ours, plain):
        phone.page.context.close()
    taps = tuple(map(Tap, names, *taken))
    return Played(taps, tuple(frames), tuple(slow))


class Phone:
    """One of the two pages, and the browser's own look at it."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.page = visitor.somebody(**TOUCHED).new_page()
        self.page.goto(path, wait_until="load")
        self._session = self.page.context.new_cdp_session(self.page)

    def watch(self, rate: int) -> None:
        """Note every tap from now on, ``rate`` times slower."""
        self.page.evaluate(WATCH)
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def tap(self, place: dict[str, float]) -> Answer:
        """Tap there, and wait for the frame."""
        before = self._work()
        self.page.touchscreen.tap(**place)
        seen = self.page.evaluate("() => seen.answer()")
        return Answer(**seen, work=self._work() - before)

    def _work(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000


def _sit_down(page: Page, hands: int, speed: str) -> None:
    wait_until_playable(page)
    setup = {"players": OPPONENTS, "rules": f"italy.hn{hands}"}
    kept = [[PREFS, json.dumps({"speed": speed})], [SETUP, json.dumps(setup)]]
    page.evaluate("(kept) => kept.forEach((one) => localStorage.setItem(...one))", kept)
    page.add_init_script(f"crypto.randomUUID = () => {json.dumps(SEED)}")
    page.reload(wait_until="commit")
    wait_until_playable(page)
    page.wait_for_timeout(2000)


def _next_tap(page: Page, names: list[str]) -> str:
    """Wait for what a player would tap next; return its name, empty at the end of the game."""
    page.wait_for_timeout(PAUSE)
    if names[-1] in ASIDE:
        return "close"
    hand = names.count(NEXT)
    # In every other hand somebody impatient plays.
    if hand % 2 and not page.locator(REST).count():
        page.wait_for_timeout(IMPATIENCE)
        if page.locator(SKIP).count() and not page.locator(REST).count():
            return "skip"
    page.locator(f"{REST}, {OVER}").first.wait_for(timeout=DEADLINE)
    if page.locator(OVER).count():
        return ""
    page.wait_for_timeout(PAUSE)
    acts: list[str] = page.evaluate(
        "(rest) => [...document.querySelectorAll(rest)].map((one) => one.dataset.action)", REST
    )
    aside = ASIDE[hand % len(ASIDE)]
    since = names[-names[::-1].index(NEXT) :] if hand else names
    if "act:stand" in acts and aside not in since:
        return aside
    enough = "act:hit" in since
    return next(name for name in acts if (name == "act:stand") <= enough)
