"""`screens`: pictures of all screens in all sizes, themes and decks, to be looked at."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from tools.paths import DIST, ROOT
from tools.setup.environment import step_into
from tools.setup.problem import SetupProblem
from tools.setup.work import say

DESCRIPTION = "pictures of all screens in all sizes, into screens/; --renew those of the tests"
FOLDER = ROOT / "screens"


def run(args: list[str]) -> int:
    step_into("test")
    from game.app.settings import SETTINGS
    from tools.screens.camera import SIZES, THEMES, open_browser, served

    parser = argparse.ArgumentParser(prog="python3 -m tools screens", description=DESCRIPTION)
    parser.add_argument("--site", type=Path, default=DIST, help="where it is (default: dist/)")
    parser.add_argument("--out", type=Path, default=FOLDER, help="(default: screens/)")
    parser.add_argument(
        "--only", action="append", default=[], help="scenes whose names begin so; may be repeated"
    )
    for option, values in (
        ("size", tuple(map(str, SIZES))),
        ("theme", THEMES),
        ("deck", SETTINGS["deck"]),
        ("lang", SETTINGS["lang"]),
    ):
        one = "it" if option == "lang" else "all"
        parser.add_argument(
            f"--{option}", choices=values, action="append", help=f"may be repeated; else {one}"
        )
    parser.add_argument(
        "--renew", action="store_true", help="take the reference pictures of the tests instead"
    )
    options = parser.parse_args(args)
    if not (options.site / "index.html").is_file():
        raise SetupProblem(f"There is no site in {options.site}.", "python3 -m tools build")
    with served(options.site) as address, open_browser() as browser:
        if options.renew:
            from tools.screens import pictures

            pictures.renew(pictures.take_all(browser, address))
            say(f"{len(pictures.PICTURES)} pictures in {pictures.FOLDER.relative_to(ROOT)}")
        else:
            _take(browser, address, options)
    return 0


def _take(browser: object, address: str, options: argparse.Namespace) -> None:
    from game.app.settings import SETTINGS
    from tools.screens.camera import SIZES, THEMES, Camera
    from tools.screens.gallery import write_gallery
    from tools.screens.scenes import find_scenes

    scenes = find_scenes(options.only)
    if not scenes:
        raise SetupProblem("No scene begins so.", "Their names are in tools/screens/scenes.py.")
    decks = options.deck or SETTINGS["deck"]
    languages = options.lang or ["it"]
    models = [
        (scene.name, f"{deck}-{lang}", scene.model(lang, deck))
        for scene in scenes
        for deck in decks
        for lang in languages
    ]
    for scene in scenes:
        shutil.rmtree(options.out / scene.name, ignore_errors=True)
        (options.out / scene.name).mkdir(parents=True)
    for size in SIZES:
        if options.size and str(size) not in options.size:
            continue
        for theme in options.theme or THEMES:
            camera = Camera(browser, address, size, theme)  # type: ignore[arg-type]
            for name, what, model in models:
                file = options.out / name / f"{size}-{theme}-{what}.png"
                file.write_bytes(camera.take(model))
            camera.close()
            say(f"{size} {theme}: {len(models)} pictures")
    say(f"See {write_gallery(options.out)}")
