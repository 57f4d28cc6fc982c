"""Looks words up: a key and a language give a text, in the singular or the plural.

A language stands by itself (``it``), or with the cards that lie on the table, whose names its
words then use: ``it.italian`` says *re di denari* where ``it`` says *re di quadri*. The colour of
their backs may follow, for those who draw: ``it.italian.blue``.
"""

from functools import cache

from game.i18n import (
    decks_en,
    decks_it,
    en,
    figures_en,
    figures_it,
    it,
    learning_en,
    learning_it,
    lesson_en,
    lesson_it,
    people_en,
    people_it,
    players_en,
    players_it,
    rules_en,
    rules_it,
    settings_en,
    settings_it,
    sharing_en,
    sharing_it,
    trainer_en,
    trainer_it,
)

# A text, or two of them: for exactly one ``n``, and for any other number.
Entry = str | tuple[str, str]

_TABLES: dict[str, dict[str, Entry]] = {
    "en": {
        **en.WORDS,
        **rules_en.WORDS,
        **decks_en.WORDS,
        **players_en.WORDS,
        **learning_en.WORDS,
        **lesson_en.WORDS,
        **trainer_en.WORDS,
        **figures_en.WORDS,
        **settings_en.WORDS,
        **sharing_en.WORDS,
        **people_en.WORDS,
    },
    "it": {
        **it.WORDS,
        **rules_it.WORDS,
        **decks_it.WORDS,
        **players_it.WORDS,
        **learning_it.WORDS,
        **lesson_it.WORDS,
        **trainer_it.WORDS,
        **figures_it.WORDS,
        **settings_it.WORDS,
        **sharing_it.WORDS,
        **people_it.WORDS,
    },
}
_GROUP_MARK = {"en": ",", "it": "."}
_DECIMAL_MARK = {"en": ".", "it": ","}

LANGUAGES: tuple[str, ...] = tuple(_TABLES)

_ITALIAN_DECK = {"en": decks_en.ITALIAN, "it": decks_it.ITALIAN}

_MINUS = "−"


def wording(language: str, deck: str, back: str) -> str:
    """Return the language as it speaks of the cards of ``deck``, with the back that they have."""
    return f"{language}.{deck}.{back}"


@cache
def language_of(lang: str) -> str:
    """Return the language by itself."""
    return lang.partition(".")[0]


@cache
def deck_of(lang: str) -> str:
    """Return the deck that is spoken of; ``french`` where nothing says else."""
    return lang.split(".")[1] if "." in lang else "french"


def back_of(lang: str) -> str:
    """Return the back of the cards that are spoken of; ``red`` where nothing says else."""
    return lang.split(".")[2] if lang.count(".") == 2 else "red"


def has(lang: str, key: str) -> bool:
    """Tell whether there is a text for ``key``."""
    return key in _TABLES[language_of(lang)]


def text(lang: str, key: str, **values: str | int) -> str:
    """Return the text of ``key``, its ``{placeholders}`` filled; ``n`` chooses the plural.

    Numbers are written the way the language writes them. KeyError for a key that is not there.
    """
    found = pieces(lang, key, values.get("n"))
    if len(found) == 1 and not found[0][1]:
        return found[0][0]
    return "".join([_written(lang, values[piece]) if named else piece for piece, named in found])


def pieces(lang: str, key: str, n: str | int | None = None) -> tuple[tuple[str, bool], ...]:
    """Return a text in pieces, each with whether it is the name of a placeholder.

    For those who put more than a text into a sentence, as a drawing of a card.
    """
    entry = _entry(lang, key)
    return _taken_apart(entry if isinstance(entry, str) else entry[0 if n == 1 else 1])


# Every drawing asks for hundreds of texts; taking each apart anew was a third of its time.
@cache
def _taken_apart(template: str) -> tuple[tuple[str, bool], ...]:
    head, *tail = template.split("{")
    found = [(head, False)]
    for chunk in tail:
        name, _, rest = chunk.partition("}")
        found += [(name, True), (rest, False)]
    return tuple(piece for piece in found if piece[0])


def number(lang: str, value: int) -> str:
    """Write a whole number; from five digits on, the thousands are set apart."""
    if abs(value) < 10_000:
        return str(value).replace("-", _MINUS)
    return f"{value:,}".replace(",", _GROUP_MARK[language_of(lang)]).replace("-", _MINUS)


def signed(lang: str, value: int) -> str:
    """Write a gain or a loss with its sign; nothing gained has none."""
    return ("+" if value > 0 else "") + number(lang, value)


def average(lang: str, value: float, places: int) -> str:
    """Write an average with its sign and ``places`` decimals: ``−0.31``, in Italian ``−0,31``."""
    said = f"{value:+.{places}f}"
    if not float(said):
        said = said[1:]
    return said.replace("-", _MINUS).replace(".", _DECIMAL_MARK[language_of(lang)])


def amount(lang: str, value: float) -> str:
    """Write an average amount: tenths, or hundredths below one; ``2.3``, ``0.04``, ``1``."""
    said = f"{value:.{2 if value < 0.95 else 1}f}"
    return said.rstrip("0").rstrip(".").replace(".", _DECIMAL_MARK[language_of(lang)])


def points(half_points: int) -> str:
    """Write a number of half points as players say it: ``6½``, ``½``, ``7``."""
    whole, half = divmod(half_points, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def _written(lang: str, value: str | int) -> str:
    return value if isinstance(value, str) else number(lang, value)


def _entry(lang: str, key: str) -> Entry:
    language = language_of(lang)
    if deck_of(lang) == "italian" and key in (names := _ITALIAN_DECK[language]):
        return names[key]
    return _TABLES[language][key]
