"""How the page introduces itself: to launchers, behind a link, and where JavaScript is off."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from game.i18n import LANGUAGES, text
from tools.art.__main__ import STATIC
from tools.setup.problem import SetupProblem
from tools.site.introduction import (
    PICTURE,
    PICTURE_SIZE,
    introduction,
    site_address,
    without_javascript,
)

ADDRESS = "https://example.org/game/"


class Head(HTMLParser):
    """The content of each meta element by its name, and the address of each link by its kind."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.metas: dict[str, list[str]] = {}
        self.links: dict[str, str] = {}
        self.feed("".join(introduction(address)))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta":
            name = given.get("name") or given["property"]
            self.metas.setdefault(name, []).append(given["content"])
        else:
            self.links[given["rel"]] = given["href"]


def test_a_link_shows_the_name_a_line_and_the_picture() -> None:
    head = Head(ADDRESS)
    assert head.metas["og:image"] == [f"{ADDRESS}static/share.png"]
    assert head.metas["og:url"] == [ADDRESS]
    assert head.links["canonical"] == ADDRESS
    assert head.metas["og:title"] == ["Sette e mezzo: The Christmas card game of Italy"]
    assert head.metas["twitter:card"] == ["summary_large_image"]
    (said,) = head.metas["og:description"]
    assert head.metas["description"] == [said]
    # One sentence after the other, each whole.
    sentences = [f"{one}." for one in said.removesuffix(".").split(". ")]
    assert sentences == [text(lang, "site.description") for lang in LANGUAGES]
    assert head.metas["og:locale"] == ["en_GB"]
    assert head.metas["og:locale:alternate"] == ["it_IT"]
    assert (head.metas["og:image:width"], head.metas["og:image:height"]) == (["1200"], ["630"])


def test_without_an_address_nothing_is_made_up() -> None:
    head = Head("")
    assert head.metas["og:image"] == ["static/share.png"]
    assert "og:url" not in head.metas
    assert "canonical" not in head.links
    assert "http" not in "".join(introduction(""))


def test_the_picture_is_as_it_is_said_to_be_and_light() -> None:
    data = (STATIC.parent / PICTURE).read_bytes()
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == PICTURE_SIZE
    assert len(data) < 150_000


def test_launchers_find_what_they_look_for() -> None:
    head = Head("")
    assert head.links["manifest"] == "static/manifest.en.webmanifest"
    assert (STATIC.parent / head.links["apple-touch-icon"]).is_file()
    assert head.metas["apple-mobile-web-app-status-bar-style"] == ["black-translucent"]
    assert head.metas["mobile-web-app-capable"] == head.metas["apple-mobile-web-app-capable"]
    assert len(set(head.metas["theme-color"])) == 2


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("", ""),
        ("https://example.org", "https://example.org/"),
        ("https://example.org/game", ADDRESS),
        (ADDRESS, ADDRESS),
    ],
)
def test_an_address_ends_in_a_slash(given: str, address: str) -> None:
    assert site_address(given) == address


@pytest.mark.parametrize("given", ["example.org", "/game/", "ftp://a/", f"{ADDRESS}?a", "https:"])
def test_what_is_no_address_of_a_site_is_refused(given: str) -> None:
    with pytest.raises(SetupProblem, match="no address"):
        site_address(given)


def test_an_address_is_never_markup() -> None:
    assert '"><script' not in "".join(introduction('https://example.org/"><script>/'))


def test_without_javascript_it_is_said_what_is_missing_in_every_language() -> None:
    said = dict(re.findall(r'<p lang="(\w+)">(.*?)</p>', without_javascript()))
    assert said == {lang: text(lang, "site.noscript") for lang in LANGUAGES}
    assert all("JavaScript" in one for one in said.values())
