"""The main screens look as they did: each beside the picture that is kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.phone import SHOTS
from tools.screens.pictures import FEW, FOLDER, PICTURES, RENEW, Picture, difference, take_all

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from e2e.conftest import Site


@pytest.fixture(scope="module")
def taken(browser: Browser, site: Site) -> dict[Picture, bytes]:
    return take_all(browser, site.address)


@pytest.mark.parametrize("one", PICTURES, ids=lambda one: one.file.removesuffix(".png"))
def test_a_screen_looks_as_its_picture_does(one: Picture, taken: dict[Picture, bytes]) -> None:
    expected = FOLDER / one.file
    assert expected.is_file(), f"{one.file} is not kept yet: {RENEW}"
    off, where = difference(taken[one], expected)
    if off > FEW:
        SHOTS.mkdir(exist_ok=True)
        name = expected.stem
        (SHOTS / f"{name}.actual.png").write_bytes(taken[one])
        (SHOTS / f"{name}.expected.png").write_bytes(expected.read_bytes())
        where.save(SHOTS / f"{name}.diff.png")
    assert off <= FEW, (
        f"{off:.1f} of 1000 pixels differ; see {SHOTS.name}/{expected.stem}.*.png. "
        f"Where the new look is right: {RENEW}"
    )


def test_no_picture_is_kept_that_nothing_is_compared_with() -> None:
    assert {path.name for path in FOLDER.glob("*.png")} == {one.file for one in PICTURES}
