"""Puts `index.html` together: the policy, the first screen in every language, PyScript's config."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import tomllib
from typing import TYPE_CHECKING

from tools.paths import ROOT
from tools.site.words import boot_words, first_screens

if TYPE_CHECKING:
    from pathlib import Path

START = "from game import main\nmain.start()"


def page_html(site: Path) -> str:
    """The page for the files that lie in `site`."""
    language = (site / "static" / "js" / "language.js").read_text(encoding="utf-8")
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    page = page.replace("<!-- build:head -->", _head(site))
    page = page.replace("<!-- build:body -->", _body(language))
    return page.replace("<!-- build:policy -->", _policy(page))


def _head(site: Path) -> str:
    styles = sorted((site / "static" / "css").glob("*.css"))
    links = [f'<link rel="stylesheet" href="static/css/{style.name}" />' for style in styles]
    return "\n        ".join(links)


def _body(language: str) -> str:
    templates = [
        f'<template lang="{lang}">{screen}</template>' for lang, screen in first_screens().items()
    ]
    words = json.dumps(boot_words(), ensure_ascii=False)
    config = json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")))
    return "\n        ".join(
        (
            *templates,
            f"<script>{language}</script>",
            f'<script type="application/json" id="words">{_data(words)}</script>',
            f'<script type="py" config="{html.escape(config)}">{START}</script>',
            '<script type="module" src="static/js/boot.js"></script>',
        )
    )


def _data(text: str) -> str:
    return text.replace("<", "\\u003c")


def _policy(page: str) -> str:
    """Nothing from anywhere else, nothing evaluated; our own inline pieces by their hash."""
    scripts = " ".join(_hashes(page, r"<script>(.*?)</script>"))
    styles = " ".join(_hashes(page, r"<style>(.*?)</style>"))
    rules = (
        "default-src 'none'",
        f"script-src 'self' 'wasm-unsafe-eval' {scripts}",
        f"style-src 'self' {styles}",
        "connect-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
    content = html.escape("; ".join(rules), quote=False)
    return f'<meta http-equiv="Content-Security-Policy" content="{content}" />'


def _hashes(page: str, pattern: str) -> list[str]:
    return [
        f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
        for text in re.findall(pattern, page, re.DOTALL)
    ]
