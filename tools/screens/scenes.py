"""The scenes of which there are pictures: a name, and the steps that lead there.

A new one is a line of ``SCENES``; ``tools.screens.player`` tells which steps there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tools.screens.player import Player

if TYPE_CHECKING:
    from game.app.model import Model


class Scene(NamedTuple):
    """``setup`` are the choices of the start screen, ``prefs`` settings; both as they are kept."""

    name: str
    steps: tuple[str, ...]
    setup: dict[str, Any]
    prefs: dict[str, str]
    seed: str

    def model(self, lang: str, deck: str) -> Model:
        """Return the page at the end of the steps."""
        player = Player({**self.prefs, "lang": lang, "deck": deck}, self.setup, self.seed)
        for step in self.steps:
            player.do(step)
        return player.model


def _scene(
    name: str,
    *steps: str,
    prefs: dict[str, str] | None = None,
    seed: str = "a picture 7",
    **setup: Any,
) -> Scene:
    return Scene(name, steps, {"name": "Nonna", "players": 4, **setup}, prefs or {}, seed)


# The bank is one's own from the beginning.
_BANK: dict[str, Any] = {"rules": "italy.hn10.fb2", "first": 0}
# One other, who has the bank.
_ONE: dict[str, Any] = {"rules": "italy.hn10.fb2", "first": 1, "players": 1}

SCENES: tuple[Scene, ...] = (
    _scene("start"),
    _scene("start-saved", "play", "until stakes", "leave"),
    _scene("start-ten", players=9, rules="portugal.hn10"),
    _scene("replace", "play", "until stakes", "leave", "play"),
    _scene("house-rules", "house"),
    _scene("rules", "rules"),
    _scene("share", "house", "share"),
    _scene("drawing", "play", "at draws"),
    _scene("cut", "play", "until cut", **_ONE),
    _scene("stakes", "play", "until stakes"),
    _scene("dealing", "play", "until stakes", "act:bet:2", "at deals"),
    _scene("my-turn", "play", "until play"),
    _scene("my-turn-two", "play", "until play", **_ONE),
    _scene("my-turn-eight", "play", "until play", players=7),
    _scene("my-turn-ten", "play", "until play", players=9, rules="portugal.hn10"),
    _scene("my-turn-spain", "play", "until play", rules="spain.hn10"),
    _scene("my-turn-france", "play", "until play", rules="france32.hn10"),
    _scene("others-eight", "play", "until play", "act:stand", "tell 3", players=7),
    _scene("bank", "play", "until bank", **_BANK),
    _scene("reckoning", "play", "until between"),
    _scene("reckoning-eight", "play", "until between", players=7),
    _scene("ranking", "play", "until over", rules="italy.hn2"),
    _scene("ranking-eight", "play", "until over", rules="italy.hn2", players=7),
    _scene("menu", "play", "until play", "menu"),
    _scene("menu-start", "menu"),
    _scene("log", "play", "until between", "log"),
    _scene("in-force", "play", "until play", "force"),
    _scene("stop", "play", "until between", "stop"),
    _scene("advice", "play", "until play", "advice", prefs={"advisor": "ask"}),
    _scene("always-advised", "play", "until play", prefs={"advisor": "always"}),
    _scene("review", "play", "until between", "review"),
    _scene("replay", "play", "until between", "review", "replay"),
    _scene("balance", "play", "until over", "balance", rules="italy.hn2"),
    _scene("trainer", "train"),
    _scene("trainer-answered", "train", "act:stand"),
    _scene("trainer-scores", "train", "scores"),
    _scene("lesson", "lesson"),
    _scene("settings", "play", "until play", "menu", "settings"),
    _scene("statistics-empty", "statistics"),
    _scene("statistics", "play", "until over", "leave", "statistics", rules="italy.hn5"),
    _scene("day", "day"),
    _scene("day-table", "day", "day_play", "until play"),
    _scene("shuffle", "play", "until between", "shuffle"),
    _scene("christmas-start", prefs={"season": "christmas"}),
    _scene("christmas", "play", "until play", prefs={"season": "christmas"}, players=7),
    _scene("cloth-blue", "play", "until play", prefs={"cloth": "blue"}),
    _scene("cloth-wine", "play", "until play", prefs={"cloth": "wine"}),
    _scene("largest-text", "play", "until play", prefs={"text_size": "largest"}),
    _scene("left-hand", "play", "until play", prefs={"hand": "left"}),
)


def find_scenes(wanted: list[str]) -> list[Scene]:
    """Return the scenes whose names begin with one of ``wanted``; all for none."""
    return [scene for scene in SCENES if not wanted or any(map(scene.name.startswith, wanted))]
