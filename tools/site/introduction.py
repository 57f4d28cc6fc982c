"""How the page introduces itself: to launchers, to who is sent a link, and without JavaScript."""

from __future__ import annotations

import html
from urllib.parse import urljoin, urlsplit

from game.i18n import LANGUAGES, text
from tools.setup.problem import SetupProblem
from tools.site.manifest import CLOTH, CLOTH_AT_NIGHT, manifest_file

PICTURE = "static/share.png"
PICTURE_SIZE = (1200, 630)
DEFAULT = LANGUAGES[0]
LOCALES = {"en": "en_GB", "it": "it_IT"}


def site_address(given: str) -> str:
    """The address that the site will have, ending in a slash; empty when nobody knows it yet."""
    if not given:
        return ""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise SetupProblem(
            f"{given} is no address of a site.", "Give it whole, as in https://example.org/game/"
        )
    return given if given.endswith("/") else f"{given}/"


def introduction(address: str) -> list[str]:
    """The elements of the head; `address` as `site_address` gives it.

    Those who show links want the picture's whole address. Where it is not known the picture is
    named as everything else is, from the page: some find it, and the words are there for all.
    """
    title = text(DEFAULT, "game.title")
    # One page for all languages: nobody knows in which one a link will be read.
    said = " ".join(text(lang, "site.description") for lang in LANGUAGES)
    wide, high = PICTURE_SIZE
    return [
        _meta("description", said),
        _meta("theme-color", CLOTH, "(prefers-color-scheme: light)"),
        _meta("theme-color", CLOTH_AT_NIGHT, "(prefers-color-scheme: dark)"),
        _meta("application-name", title),
        _meta("mobile-web-app-capable", "yes"),
        _meta("apple-mobile-web-app-capable", "yes"),
        _meta("apple-mobile-web-app-title", title),
        # The cloth goes up under the clock, as the safe areas keep free.
        _meta("apple-mobile-web-app-status-bar-style", "black-translucent"),
        # A name like a number would become a link to call.
        _meta("format-detection", "telephone=no"),
        f'<link rel="manifest" href="{manifest_file(DEFAULT)}" />',
        '<link rel="apple-touch-icon" sizes="180x180" href="static/icons/apple-touch-180.png" />',
        *([f'<link rel="canonical" href="{html.escape(address)}" />'] if address else []),
        _open_graph("type", "website"),
        _open_graph("site_name", title),
        _open_graph("title", f"{title}: {text(DEFAULT, 'game.tagline')}"),
        _open_graph("description", said),
        *([_open_graph("url", address)] if address else []),
        _open_graph("image", urljoin(address, PICTURE)),
        _open_graph("image:type", "image/png"),
        _open_graph("image:width", str(wide)),
        _open_graph("image:height", str(high)),
        _open_graph("image:alt", text(DEFAULT, "site.picture")),
        _open_graph("locale", LOCALES[DEFAULT]),
        *(_open_graph("locale:alternate", LOCALES[one]) for one in LANGUAGES if one != DEFAULT),
        _meta("twitter:card", "summary_large_image"),
    ]


def without_javascript() -> str:
    """What stands on the page where JavaScript is off, in every language."""
    said = "".join(
        f'<p lang="{lang}">{html.escape(text(lang, "site.noscript"))}</p>' for lang in LANGUAGES
    )
    title = html.escape(text(DEFAULT, "game.title"))
    return (
        f'<noscript><div class="noscript"><h1 class="display">{title}</h1>{said}</div></noscript>'
    )


def _meta(name: str, content: str, media: str = "") -> str:
    where = f' media="{media}"' if media else ""
    return f'<meta name="{name}" content="{html.escape(content)}"{where} />'


def _open_graph(name: str, content: str) -> str:
    return f'<meta property="og:{name}" content="{html.escape(content)}" />'
