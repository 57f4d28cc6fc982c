"""Puts `index.html` together: the policy, the first screen in every language, PyScript's config."""

from __future__ import annotations

import html
import json
import re
import tomllib
from typing import TYPE_CHECKING, Any

from tools.paths import ROOT
from tools.site.addresses import EMPTY_MAP, policy_hash
from tools.site.introduction import introduction, without_javascript
from tools.site.words import boot_words, first_screens

if TYPE_CHECKING:
    from pathlib import Path

STYLES = "static/css/site.css"
START = "import game.main"
INLINE_SCRIPTS = ("language.js", "progress.js")
# In the order in which they are needed; the boot would otherwise find them one behind the other.
EARLY_MODULES = (
    "static/js/interpreter.js",
    "runtime/pyodide/pyodide.mjs",
    "runtime/pyodide/pyodide.asm.mjs",
    "static/js/boot.js",
    "runtime/preact/preact.js",
    "runtime/pyscript/core.js",
)
EARLY_FILES = ("runtime/pyodide/pyodide.asm.wasm",)


def page_html(site: Path, boot_data: dict[str, Any], address: str = "") -> str:
    """The page for the files that lie in `site`, and will be found at `address`, where known."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    page = page.replace("<!-- build:head -->", _lines([*introduction(address), *_head(site)]))
    page = page.replace("<!-- build:body -->", _lines(_body(site, boot_data)))
    return page.replace("<!-- build:policy -->", _policy(page))


def _lines(elements: list[str]) -> str:
    return "\n        ".join(elements)


def _head(site: Path) -> list[str]:
    modules = [name for pattern in EARLY_MODULES for name in _found(site, pattern)]
    return [
        # Before anything that it is to lead; filled by write_addresses.
        EMPTY_MAP,
        f'<link rel="stylesheet" href="{STYLES}" />',
        *(
            f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{name}" />'
            for name in _found(site, "static/fonts/*.woff2")
        ),
        *(f'<link rel="preload" as="fetch" crossorigin href="{name}" />' for name in EARLY_FILES),
        *(f'<link rel="modulepreload" href="{name}" />' for name in modules),
    ]


def _found(site: Path, pattern: str) -> list[str]:
    found = sorted(path.relative_to(site).as_posix() for path in site.glob(pattern))
    if not found:
        raise FileNotFoundError(f"{pattern} names no file of the site")
    return found


def _body(site: Path, boot_data: dict[str, Any]) -> list[str]:
    data = json.dumps({**boot_data, "words": boot_words()}, ensure_ascii=False)
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    scripts = [(ROOT / "static" / "js" / name) for name in INLINE_SCRIPTS]
    code = "".join(script.read_text(encoding="utf-8") for script in scripts)
    return [
        without_javascript(),
        *(
            f'<template lang="{lang}"{" data-saved" if saved else ""}>{screen}</template>'
            for (lang, saved), screen in first_screens().items()
        ),
        f'<script type="application/json" id="boot-data">{_data(data)}</script>',
        f"<script>{code}</script>",
        f'<script type="py" config="{html.escape(json.dumps(config))}">{START}</script>',
        '<script type="module" src="static/js/interpreter.js"></script>',
        '<script type="module" src="static/js/boot.js"></script>',
    ]


def _data(text: str) -> str:
    return text.replace("<", "\\u003c")


def _policy(page: str) -> str:
    """Nothing from anywhere else, nothing evaluated; our own inline pieces by their hash."""
    scripts = " ".join(_hashes(page, r'<script(?: type="importmap")?>(.*?)</script>'))
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
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}" />'


def _hashes(page: str, pattern: str) -> list[str]:
    return [f"'{policy_hash(text)}'" for text in re.findall(pattern, page, re.DOTALL)]
