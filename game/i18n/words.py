"""Looks words up: a key and a language give a text, in the singular or the plural."""

from game.i18n import (
    en,
    it,
    learning_en,
    learning_it,
    players_en,
    players_it,
    rules_en,
    rules_it,
    trainer_en,
    trainer_it,
)

# A text, or two of them: for exactly one ``n``, and for any other number.
Entry = str | tuple[str, str]

_TABLES: dict[str, dict[str, Entry]] = {
    "en": en.WORDS | rules_en.WORDS | players_en.WORDS | learning_en.WORDS | trainer_en.WORDS,
    "it": it.WORDS | rules_it.WORDS | players_it.WORDS | learning_it.WORDS | trainer_it.WORDS,
}
_GROUP_MARK = {"en": ",", "it": "."}
_DECIMAL_MARK = {"en": ".", "it": ","}

LANGUAGES: tuple[str, ...] = tuple(_TABLES)

_MINUS = "−"


def has(lang: str, key: str) -> bool:
    """Tell whether there is a text for ``key``."""
    return key in _TABLES[lang]


def text(lang: str, key: str, **values: str | int) -> str:
    """Return the text of ``key``, its ``{placeholders}`` filled; ``n`` chooses the plural.

    Numbers are written the way the language writes them. KeyError for a key that is not there.
    """
    return "".join(
        _written(lang, values[piece]) if named else piece
        for piece, named in pieces(lang, key, values.get("n"))
    )


def pieces(lang: str, key: str, n: str | int | None = None) -> tuple[tuple[str, bool], ...]:
    """Return a text in pieces, each with whether it is the name of a placeholder.

    For those who put more than a text into a sentence, as a drawing of a card.
    """
    entry = _TABLES[lang][key]
    if isinstance(entry, tuple):
        entry = entry[0 if n == 1 else 1]
    head, *tail = entry.split("{")
    found = [(head, False)]
    for chunk in tail:
        name, _, rest = chunk.partition("}")
        found += [(name, True), (rest, False)]
    return tuple(piece for piece in found if piece[0])


def number(lang: str, value: int) -> str:
    """Write a whole number; from five digits on, the thousands are set apart."""
    if abs(value) < 10_000:
        return str(value).replace("-", _MINUS)
    return f"{value:,}".replace(",", _GROUP_MARK[lang]).replace("-", _MINUS)


def signed(lang: str, value: int) -> str:
    """Write a gain or a loss with its sign; nothing gained has none."""
    return ("+" if value > 0 else "") + number(lang, value)


def average(lang: str, value: float, places: int) -> str:
    """Write an average with its sign and ``places`` decimals: ``−0.31``, in Italian ``−0,31``."""
    said = f"{value:+.{places}f}"
    if not float(said):
        said = said[1:]
    return said.replace("-", _MINUS).replace(".", _DECIMAL_MARK[lang])


def amount(lang: str, value: float) -> str:
    """Write an average amount: tenths, or hundredths below one; ``2.3``, ``0.04``, ``1``."""
    said = f"{value:.{2 if value < 0.95 else 1}f}"
    return said.rstrip("0").rstrip(".").replace(".", _DECIMAL_MARK[lang])


def points(half_points: int) -> str:
    """Write a number of half points as players say it: ``6½``, ``½``, ``7``."""
    whole, half = divmod(half_points, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def _written(lang: str, value: str | int) -> str:
    return value if isinstance(value, str) else number(lang, value)
