"""The scenes of which there are pictures, and how pictures are compared."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageDraw

from game.ui import view
from tools.screens.gallery import write_gallery
from tools.screens.pictures import PICTURES, difference, renew
from tools.screens.player import Player
from tools.screens.scenes import SCENES, Scene, find_scenes

if TYPE_CHECKING:
    from pathlib import Path

# What is seen in a scene of this name; the name's first word says it for the others.
DIALOGS = {"menu", "log", "rules", "share", "stop", "replace", "advice", "review", "replay"}
PHASES = {"my": "play", "stakes": "stakes", "bank": "bank", "reckoning": "between"}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_scene_shows_what_it_is_called_and_always_the_same(scene: Scene) -> None:
    model = scene.model("it", "italian")
    word = scene.name.partition("-")[0]
    if word in DIALOGS:
        assert model.dialog == word
    if phase := PHASES.get(word):
        assert model.shown is not None
        assert (model.shown.phase, model.resting) == (phase, True)
    again = scene.model("it", "italian")
    assert json.dumps(view(model)) == json.dumps(view(again))


def test_scenes_are_found_by_how_their_names_begin() -> None:
    names = [scene.name for scene in SCENES]
    assert len(set(names)) == len(names)
    assert [scene.name for scene in find_scenes(["rank"])] == ["ranking", "ranking-eight"]
    assert [scene.name for scene in find_scenes([])] == names
    assert {one.scene for one in PICTURES} <= set(names)


def test_a_step_that_leads_nowhere_is_told() -> None:
    player = Player({"lang": "en"}, {}, "a seed")
    with pytest.raises(ValueError, match="does nothing"):
        player.do("skip")
    with pytest.raises(ValueError, match="nothing more"):
        player.do("tell 1")


def _png(*boxes: tuple[int, int, int, int], size: tuple[int, int] = (100, 100)) -> bytes:
    image = Image.new("RGB", size, "green")
    for box in boxes:
        ImageDraw.Draw(image).rectangle(box, fill="white")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def test_the_pixels_that_differ_are_counted(tmp_path: Path) -> None:
    one = PICTURES[0]
    card = (0, 0, 49, 49)
    renew({one: _png(card)}, tmp_path)
    kept = tmp_path / one.file
    assert difference(_png(card), kept)[0] == 0
    # A square of ten by ten more, of a hundred by a hundred.
    off, where = difference(_png(card, (80, 80, 89, 89)), kept)
    assert off == 10
    assert where.getbbox() == (80, 80, 90, 90)
    assert difference(_png(card, size=(100, 99)), kept)[0] == 1000


def test_renewing_leaves_no_picture_of_before(tmp_path: Path) -> None:
    (tmp_path / "long-gone.png").write_bytes(_png())
    renew({one: _png() for one in PICTURES[:2]}, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {one.file for one in PICTURES[:2]}


def test_the_gallery_has_every_picture(tmp_path: Path) -> None:
    for name in ("start/a.png", "menu/a.png", "menu/b.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    page = write_gallery(tmp_path).read_text(encoding="utf-8")
    assert [f'src="{name}"' in page for name in ("start/a.png", "menu/a.png", "menu/b.png")] == [
        True
    ] * 3
