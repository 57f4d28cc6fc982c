"""The odds in a browser, as fast as it is and four times slower: by themselves and at the table."""

from __future__ import annotations

import json
import zipfile
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine import Action, State, find_preset, new_game, parse_action
from game.storage import GAME, PREFS, Save, write_save
from tools.bench.positions import NAMES, until_the_bank
from tools.bench.visits import FOLDER, Visitor, bench_server, wait_until_playable
from tools.bench.visits import GAME as GAME_PATH
from tools.paths import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import CDPSession, Page

SLOWER = 4
SOURCES = "odds.zip"
PAGE = """<!doctype html>
<meta charset="utf-8" />
<title>The odds alone</title>
<script type="module">
    import { loadPyodide } from "./pyodide/pyodide.mjs";
    const pyodide = await loadPyodide();
    pyodide.unpackArchive(await (await fetch("./odds.zip")).arrayBuffer(), "zip");
    const clock = () => performance.now();
    const from_positions = (name) =>
        pyodide.runPython(`from tools.bench.positions import ${name} as taken; taken`);
    globalThis.first = () => from_positions("measure_first")(clock);
    globalThis.all = (hands, repeats) => from_positions("measure_all")(clock, hands, repeats);
    performance.mark("playable");
</script>
"""


class Scene(NamedTuple):
    """A saved game, and what is tapped there: ``advisor`` as set, ``then`` what appears.

    ``before`` is tapped at full speed first.
    """

    name: str
    advisor: str
    save: Save
    tap: str
    then: str
    before: tuple[str, ...] = ()


def measure_in_browser(hands: int, repeats: int, visits: int) -> dict[str, Any]:
    """Milliseconds by rate: ``1`` and ``SLOWER``; of the table, the medians of ``visits``."""
    with bench_server() as address, Visitor(address) as visitor:
        _write_page()
        times: dict[str, Any] = {}
        for rate in (1, SLOWER):
            page, session = _open(visitor, "odds.html")
            wait_until_playable(page)
            _slow_down(session, rate)
            times[str(rate)] = {
                "first": json.loads(page.evaluate("() => first()")),
                "presets": json.loads(
                    page.evaluate("([hands, repeats]) => all(hands, repeats)", [hands, repeats])
                ),
            }
            page.context.close()
        table = {
            scene.name: _medians([_appearing(visitor, scene) for _ in range(visits)])
            for scene in _scenes()
        }
    return {"rates": times, "table": table}


def _write_page() -> None:
    (FOLDER / "odds.html").write_text(PAGE, encoding="utf-8")
    with zipfile.ZipFile(FOLDER / SOURCES, "w") as archive:
        for file in sorted((ROOT / "game").rglob("*.py")):
            archive.write(file, file.relative_to(ROOT))
        for name in ("tools/__init__.py", "tools/bench/__init__.py", "tools/bench/positions.py"):
            archive.write(ROOT / name, name)


def _open(visitor: Visitor, path: str) -> tuple[Page, CDPSession]:
    page = visitor.somebody().new_page()
    page.goto(path, wait_until="commit")
    return page, page.context.new_cdp_session(page)


def _slow_down(session: CDPSession, rate: int) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def _scenes() -> Iterator[Scene]:
    """The player with most to come, advised always and when asked; the bank against seven."""
    italy = find_preset("italy").rules
    start = new_game(italy, NAMES, "bench", packs=["Kd 6h 5s"], banker=7)
    bets = tuple(parse_action(f"bet:{number}") for number in (5, *[2] * 6))
    player = Scene("player, always", "always", _save(start, bets), "act:hit", ".weight")
    yield player
    first = player._replace(name="player, first", advisor="ask", tap="advice", then=".advice-basis")
    yield first
    yield first._replace(name="player, asked", before=("advice", "close", "act:hit"))
    number = 0
    while True:
        start, actions, state = until_the_bank(italy, number)
        if state.phase == "bank":
            break
        number += 1
    yield Scene("bank, first", "ask", _save(start, actions), "advice", ".advice-basis")


def _save(start: State, actions: tuple[Action, ...]) -> Save:
    return Save(start, actions, ("", *["medium steady"] * (len(start.seats) - 1)), 0)


def _appearing(visitor: Visitor, scene: Scene) -> dict[str, float]:
    """Tap, and look at every frame and every long task until what was wanted has settled."""
    page, session = _open(visitor, f"{GAME_PATH}/")
    wait_until_playable(page)
    kept = [[GAME, write_save(scene.save)], [PREFS, json.dumps({"advisor": scene.advisor})]]
    page.evaluate("(kept) => kept.forEach((one) => localStorage.setItem(...one))", kept)
    page.reload(wait_until="commit")
    wait_until_playable(page)
    page.locator('[data-action="continue"]').click()
    # Taps count only after a while.
    for name in (*scene.before, scene.tap):
        page.locator(f'[data-action="{name}"]').first.wait_for()
        page.wait_for_timeout(1500)
        if name in scene.before:
            # The last: a dialog lies over what else closes.
            page.locator(f'[data-action="{name}"]').last.click()
    _slow_down(session, SLOWER)
    page.wait_for_timeout(500)
    seen: dict[str, float] = page.evaluate(
        """async ([tap, then]) => {
            const tasks = [];
            new PerformanceObserver((list) => tasks.push(...list.getEntries()))
                .observe({ type: "longtask" });
            const before = document.querySelector(then);
            const began = performance.now();
            document.querySelector(`[data-action="${tap}"]`).click();
            const clicked = performance.now() - began;
            let last = began, gap = 0, there = 0;
            while (performance.now() - began < 6000 && !(there && last > there + 600)) {
                await new Promise(requestAnimationFrame);
                const now = performance.now();
                gap = Math.max(gap, now - last);
                last = now;
                const found = document.querySelector(then);
                if (!there && found && (found !== before || last > began + 1500)) there = now;
            }
            await new Promise((resolve) => setTimeout(resolve, 100));
            const longest = Math.max(0, ...tasks.map((one) => one.duration));
            return { longest, gap, clicked, appeared: there - began };
        }""",
        [scene.tap, scene.then],
    )
    page.context.close()
    return seen


def _medians(several: list[dict[str, float]]) -> dict[str, float]:
    return {key: round(median(one[key] for one in several), 1) for key in several[0]}
