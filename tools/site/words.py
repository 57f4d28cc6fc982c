"""What the page says before Python is there; it comes from the game's own words and views."""

from __future__ import annotations

from game.i18n import LANGUAGES, text
from game.ui import first_screen_html

KEYS = ("boot.download", "boot.start", "boot.cards", "boot.failed", "boot.retry", "boot.slow")


def boot_words() -> dict[str, dict[str, str]]:
    """For every language, what the boot may have to say."""
    return {lang: {key: text(lang, key) for key in KEYS} for lang in LANGUAGES}


def first_screens() -> dict[tuple[str, bool], str]:
    """For every language, without and with a saved game, the HTML of the first screen."""
    return {
        (lang, saved): first_screen_html(lang, saved)
        for lang in LANGUAGES
        for saved in (False, True)
    }
