"""The page on which all pictures are seen side by side."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Sette e mezzo: screens</title>
<style>
    body {{ margin: 16px; background: #20242a; color: #eee; font: 14px/1.4 system-ui, sans-serif }}
    section {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: start }}
    figure {{ margin: 0 }}
    img {{ display: block; height: 420px; width: auto; border-radius: 6px }}
    figcaption {{ padding: 4px 0 12px; color: #aab }}
    nav a {{ color: #9cf; margin-right: 10px }}
</style>
<nav>{nav}</nav>
{sections}
</html>
"""


def write_gallery(folder: Path) -> Path:
    """Write ``index.html`` with all pictures that lie in the folders of ``folder``."""
    scenes: dict[str, list[str]] = {}
    for picture in sorted(folder.glob("*/*.png")):
        scenes.setdefault(picture.parent.name, []).append(picture.relative_to(folder).as_posix())
    sections = [
        f'<h2 id="{html.escape(name)}">{html.escape(name)}</h2>\n<section>\n'
        + "\n".join(map(_figure, pictures))
        + "\n</section>"
        for name, pictures in scenes.items()
    ]
    nav = " ".join(f'<a href="#{html.escape(name)}">{html.escape(name)}</a>' for name in scenes)
    page = folder / "index.html"
    page.write_text(PAGE.format(nav=nav, sections="\n".join(sections)), encoding="utf-8")
    return page


def _figure(path: str) -> str:
    source = html.escape(path)
    caption = html.escape(path.rpartition("/")[2].removesuffix(".png"))
    return (
        f'<figure><a href="{source}"><img loading="lazy" src="{source}" alt="{caption}" /></a>'
        f"<figcaption>{caption}</figcaption></figure>"
    )
