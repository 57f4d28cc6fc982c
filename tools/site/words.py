"""What the page says before Python is there; it comes from the game's own words and views."""

from __future__ import annotations

LANGUAGES = ("en", "it")
KEYS = ("boot.download", "boot.start", "boot.cards", "boot.failed", "boot.retry", "boot.slow")

# Until game.i18n is there; the only place with words outside of it.
PLACEHOLDERS = {
    "en": (
        "Fetching the cards…",
        "Waking the dealer…",
        "Shuffling…",
        "Something did not load.",
        "Try again",
        "This takes longer than it should.",
    ),
    "it": (
        "Arrivano le carte…",
        "Il mazziere si sveglia…",
        "Si mescola…",
        "Qualcosa non si è caricato.",
        "Riprova",
        "Ci vuole più del previsto.",
    ),
}


def boot_words(lang: str) -> dict[str, str]:
    return dict(zip(KEYS, PLACEHOLDERS[lang], strict=True))


def first_screen(lang: str) -> str:
    try:
        from game.ui import first_screen_html
    except ImportError:
        return "<main><h1>Sette e mezzo</h1></main>"
    return str(first_screen_html(lang))
