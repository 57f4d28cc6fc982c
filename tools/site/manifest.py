"""The web app manifests: what a launcher shows of the installed game, one for each language."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from game.i18n import LANGUAGES, text

if TYPE_CHECKING:
    from pathlib import Path

# The cloth as the first paint shows it, by day and by night: `--felt` in static/css/game.css.
CLOTH = "#1a5a41"
CLOTH_AT_NIGHT = "#123f2f"
# Behind the # of the address; game/app/update.py follows them.
SHORTCUTS = {
    "continue": "start.continue",
    "new": "replace.yes",
    "lesson": "lesson.title",
    "train": "trainer.title",
}


class Shot(NamedTuple):
    """A screenshot that an installer may show: `tools pictures` takes it, in every language.

    `width` and `height` are the picture's, `scale` pixels of it are one of the page.
    """

    name: str
    form_factor: str
    width: int
    height: int
    scale: int

    def file(self, lang: str) -> str:
        """Where it lies in static/."""
        return f"screenshots/{self.name}-{self.form_factor}.{lang}.webp"


SHOTS = (
    Shot("table", "narrow", 780, 1688, 2),
    Shot("start", "narrow", 780, 1688, 2),
    Shot("table", "wide", 1280, 800, 1),
)


def manifest_file(lang: str) -> str:
    """Where the manifest of a language lies in the site."""
    return f"static/manifest.{lang}.webmanifest"


def write_manifests(site: Path) -> None:
    """Write a manifest for every language."""
    for lang in LANGUAGES:
        written = json.dumps(manifest(lang), ensure_ascii=False, indent=1)
        (site / manifest_file(lang)).write_text(written + "\n", encoding="utf-8")


def manifest(lang: str) -> dict[str, Any]:
    """What the manifest says; its addresses are relative to the folder static/.

    It has no `id`: that would be relative to the host, and two games in two folders of one host
    would be the same app. Without one the start address is the id, in every language.
    """
    return {
        "name": text(lang, "game.title"),
        "short_name": text(lang, "game.title"),
        "description": text(lang, "site.description"),
        "lang": lang,
        "dir": "ltr",
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "orientation": "any",
        "background_color": CLOTH,
        "theme_color": CLOTH,
        "categories": ["games", "entertainment"],
        # A shortcut goes on in the window that is open, which is the one that has the game.
        "launch_handler": {"client_mode": ["navigate-existing", "auto"]},
        "icons": [
            {**_icon(f"icons/icon{kind}-{size}.png", size), "purpose": purpose}
            for kind, purpose in (("", "any"), ("-maskable", "maskable"))
            for size in (192, 512)
        ],
        "shortcuts": [
            {
                "name": text(lang, key),
                "url": f"../#{name}",
                "icons": [_icon("icons/icon-192.png", 192)],
            }
            for name, key in SHORTCUTS.items()
        ],
        "screenshots": [
            {
                "src": shot.file(lang),
                "sizes": f"{shot.width}x{shot.height}",
                "type": "image/webp",
                "form_factor": shot.form_factor,
                "label": text(lang, f"site.shot_{shot.name}"),
            }
            for shot in SHOTS
        ],
    }


def _icon(src: str, size: int) -> dict[str, Any]:
    return {"src": src, "sizes": f"{size}x{size}", "type": "image/png"}
