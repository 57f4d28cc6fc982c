"""The reference pictures: which there are, and how two of them are compared."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, NamedTuple

from tools.paths import ROOT
from tools.screens.camera import Camera, Size
from tools.screens.scenes import SCENES

if TYPE_CHECKING:
    from pathlib import Path

    from PIL.Image import Image
    from playwright.sync_api import Browser

FOLDER = ROOT / "e2e" / "pictures"
RENEW = "python3 -m tools screens --renew"
# So far a channel of a pixel may be off, of 255, and so many pixels of a thousand further: edges
# of letters and cards are smoothed a little differently by other versions of the browser.
NEAR = 48
FEW = 4
COLOURS = 64


class Picture(NamedTuple):
    """A scene as it is kept, in one size, theme and deck."""

    scene: str
    size: Size = Size(360, 640)
    theme: str = "light"
    deck: str = "french"

    @property
    def file(self) -> str:
        return f"{self.scene}-{self.size}-{self.theme}-{self.deck}.png"


PICTURES = (
    Picture("start"),
    Picture("house-rules"),
    Picture("stakes", theme="dark"),
    Picture("my-turn"),
    Picture("my-turn-eight", deck="italian"),
    Picture("my-turn-eight", Size(844, 390)),
    Picture("my-turn-eight", Size(1440, 900)),
    Picture("reckoning"),
    Picture("ranking", theme="dark"),
    Picture("review", deck="four"),
    Picture("trainer"),
)


def take_all(browser: Browser, address: str) -> dict[Picture, bytes]:
    """Take every reference picture anew, as PNG; one page for each size and theme."""
    scenes = {scene.name: scene for scene in SCENES}
    taken: dict[Picture, bytes] = {}
    for size, theme in dict.fromkeys((one.size, one.theme) for one in PICTURES):
        camera = Camera(browser, address, size, theme, bundled=True)
        for one in PICTURES:
            if (one.size, one.theme) == (size, theme):
                taken[one] = camera.take(scenes[one.scene].model("it", one.deck))
        camera.close()
    return taken


def renew(taken: dict[Picture, bytes], folder: Path = FOLDER) -> None:
    """Keep the pictures as references, in few colours; what is no reference any more goes."""
    from PIL import Image

    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for one, png in taken.items():
        with Image.open(io.BytesIO(png)) as image:
            image.convert("RGB").quantize(COLOURS).save(folder / one.file, optimize=True)


def difference(png: bytes, expected: Path) -> tuple[float, Image]:
    """Return how many pixels of a thousand differ, and a picture of where."""
    from PIL import Image, ImageChops

    with Image.open(io.BytesIO(png)) as one, Image.open(expected) as other:
        taken, kept = one.convert("RGB"), other.convert("RGB")
    # The references have few colours: what is compared gets as few.
    taken = taken.quantize(COLOURS).convert("RGB")
    if taken.size != kept.size:
        return 1000.0, taken
    bands = ImageChops.difference(taken, kept).split()
    farthest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    where = farthest.point([0 if value <= NEAR else 255 for value in range(256)])
    return 1000 * where.histogram()[255] / (where.width * where.height), where
