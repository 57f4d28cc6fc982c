"""The words: the same in every language, used, whole; numbers as each language writes them."""

import ast
import re
from pathlib import Path

import pytest

from game.i18n import (
    LANGUAGES,
    back_of,
    deck_of,
    decks_en,
    decks_it,
    en,
    figures_en,
    figures_it,
    it,
    language_of,
    learning_en,
    learning_it,
    lesson_en,
    lesson_it,
    number,
    people_en,
    people_it,
    players_en,
    players_it,
    points,
    rules_en,
    rules_it,
    sharing_en,
    sharing_it,
    signed,
    text,
    trainer_en,
    trainer_it,
    wording,
)

GAME = Path(__file__).parents[2] / "game"
PARTS = {
    "en": (
        *(en.WORDS, rules_en.WORDS, decks_en.WORDS),
        *(players_en.WORDS, learning_en.WORDS, lesson_en.WORDS, trainer_en.WORDS),
        *(figures_en.WORDS, sharing_en.WORDS, people_en.WORDS),
    ),
    "it": (
        *(it.WORDS, rules_it.WORDS, decks_it.WORDS),
        *(players_it.WORDS, learning_it.WORDS, lesson_it.WORDS, trainer_it.WORDS),
        *(figures_it.WORDS, sharing_it.WORDS, people_it.WORDS),
    ),
}
# What is said otherwise where coins and cups are played with.
ITALIAN_DECK = {"en": decks_en.ITALIAN, "it": decks_it.ITALIAN}
TABLES = {
    lang: {key: entry for part in parts for key, entry in part.items()}
    for lang, parts in PARTS.items()
}
ENGLISH, ITALIAN = TABLES["en"], TABLES["it"]

# Every message that the page can have for the player, as ``update`` and its parts set them.
NOTICES = {
    "save_failed",
    "save_broken",
    "save_newer",
    "scores_failed",
    "statistics_broken",
    "other_tab",
    "link_opened",
    "link_bad",
    "link_copied",
    "day_to_come",
    "hand_bad",
    "hand_unsent",
    "set_without_name",
    "too_many_sets",
    "cannot_burn",
    "cannot_split",
}

# What stands beside a number, or does without one.
WITHOUT_NUMBER = ("bank.can_beat", "figures.hands", "figures.chips", "figures.games")

# Said by the boot script, which the build hands the words, and by the page's own head.
ELSEWHERE = ("boot.", "site.")


def forms(entry: str | tuple[str, str]) -> tuple[str, ...]:
    return entry if isinstance(entry, tuple) else (entry,)


def placeholders(entry: str | tuple[str, str]) -> set[str]:
    return {name for form in forms(entry) for name in re.findall(r"{(\w*)}", form)}


def test_every_language_has_the_same_keys_in_the_same_order() -> None:
    assert set(TABLES) == set(LANGUAGES)
    for table in TABLES.values():
        assert list(table) == list(ENGLISH)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_in_two_files(lang: str) -> None:
    assert len(TABLES[lang]) == sum(len(part) for part in PARTS[lang])


@pytest.mark.parametrize("key", ENGLISH)
def test_placeholders_and_plurals_agree(key: str) -> None:
    assert placeholders(ENGLISH[key]) == placeholders(ITALIAN[key])
    assert isinstance(ENGLISH[key], tuple) == isinstance(ITALIAN[key], tuple)
    if isinstance(ENGLISH[key], tuple):
        assert "n" in placeholders(ENGLISH[key]) or key in WITHOUT_NUMBER


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_badly_set(lang: str) -> None:
    for key, entry in (*TABLES[lang].items(), *ITALIAN_DECK[lang].items()):
        for form in forms(entry):
            assert form.strip(), key
            # Parts of a sentence, which go on from what stands before them.
            assert form == form.strip() or key.startswith(("reckoning.", "news.")), key
            assert "'" not in form, f"{key}: a straight apostrophe"
            assert "..." not in form, f"{key}: three dots"
            assert "  " not in form, key


def test_every_notice_has_words_and_no_other_stands_there() -> None:
    worded = {key.removeprefix("notice.") for key in ENGLISH if key.startswith("notice.")}
    assert worded == NOTICES | {"dismiss", "other"}


def test_the_notices_are_those_that_the_page_sets() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (GAME / "app").glob("*.py"))
    found = set(re.findall(r'notice="([a-z_]+)"', code))
    # Put together from why a save cannot be read.
    assert 'notice=f"save_{error.code}"' in code
    assert found | {"save_broken", "save_newer"} == NOTICES


def strings_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the views, and a pattern for each that is put together there."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in (GAME / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                if any(part != ".+" and "\\." in part for part in parts):
                    patterns.append(re.compile("".join(parts)))
    return whole, patterns


def test_every_word_is_used() -> None:
    whole, patterns = strings_in_code()
    unused = [
        key
        for key in ENGLISH
        if key not in whole
        and not key.startswith(ELSEWHERE)
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("en", 1, "1 chip"),
        ("en", 0, "0 chips"),
        ("en", 12_345, "12,345 chips"),
        ("it", 1, "1 fiche"),
        ("it", 2, "2 fiches"),
        ("it", 12_345, "12.345 fiches"),
    ],
)
def test_plurals_and_thousands(lang: str, n: int, said: str) -> None:
    assert text(lang, "chips", n=n) == said


def test_numbers() -> None:
    assert number("en", -3) == "−3"
    assert number("it", -12_000) == "−12.000"
    assert number("it", 9999) == "9999"
    assert [signed("en", value) for value in (4, 0, -4)] == ["+4", "0", "−4"]
    assert [points(half) for half in (0, 1, 2, 13, 14, 15)] == ["0", "½", "1", "6½", "7", "7½"]


def test_a_name_is_never_read_as_a_placeholder() -> None:
    assert text("en", "status.play", name="{n} {name}") == "{n} {name} is thinking"


def test_the_italian_deck_has_words_of_its_own_for_the_same_sentences() -> None:
    assert list(ITALIAN_DECK["en"]) == list(ITALIAN_DECK["it"])
    for lang, others in ITALIAN_DECK.items():
        for key, entry in others.items():
            assert placeholders(entry) == placeholders(TABLES[lang][key])
            # Clubs are called so with either deck, in English.
            assert (entry == TABLES[lang][key]) == ((lang, key) == ("en", "suit.c"))


@pytest.mark.parametrize(
    ("lang", "never"),
    [
        ("en", r"\b(queens?|diamonds?|hearts?|spades?)\b"),
        ("it", r"\b(donn[ae]|quadri|cuori|picche|fiori)\b"),
    ],
)
def test_nothing_speaks_of_queens_and_hearts_with_the_italian_deck(lang: str, never: str) -> None:
    with_coins = wording(lang, "italian", "red")
    for key in TABLES[lang]:
        if key.startswith(("rank.", "suit.")):
            continue
        for n in (1, 2):
            values = dict.fromkeys(placeholders(TABLES[lang][key]), n)
            assert not re.search(never, text(with_coins, key, **values), re.IGNORECASE), key


def test_with_a_deck_named_everything_else_is_the_languages() -> None:
    assert text("it.italian", "suit.d") == "denari"
    assert text("it.french", "suit.d") == text("it.four", "suit.d") == text("it", "suit.d")
    assert number("it.italian", 12_345) == "12.345"
    assert (language_of("it.four"), deck_of("it.four")) == ("it", "four")
    assert (language_of("en"), deck_of("en"), back_of("en")) == ("en", "french", "red")
    full = wording("it", "italian", "blue")
    assert (language_of(full), deck_of(full), back_of(full)) == ("it", "italian", "blue")
