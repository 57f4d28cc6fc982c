"""Setting up a table and reading the rules: drawn for every tradition and for any rules."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from game.app.model import Model, RuleSet, Setup
from game.app.settings import Prefs
from game.engine import (
    OPTIONS,
    PRESETS,
    Rules,
    decode_rules,
    encode_rules,
    new_game,
    replace,
    validate,
    view_for,
)
from game.engine.options import _CONFLICTS
from game.i18n import LANGUAGES, has, text, words
from game.ui import Tree, to_html, view
from game.ui.rule_words import says, switch_name, value_name, where
from tests.ui.test_view import elements, seen_text, text_of

NAMES = [preset.name for preset in PRESETS]


def random_rules(chance: random.Random) -> str:
    """The code of any rules that can be played."""
    while True:
        rules = chance.choice(PRESETS).rules
        for option in OPTIONS:
            if chance.random() < 0.4:
                if option.range is None:
                    value = chance.choice(option.choices)
                else:
                    low, high = option.range
                    value = chance.choice((low, high, chance.randint(low, high)))
                rules = replace(rules, **{option.key: value})  # type: ignore[arg-type]  # a field
        if not validate(rules):
            return encode_rules(rules, chance.choice(NAMES))


def pages(code: str, lang: str) -> Iterator[tuple[str, Model]]:
    """Every page on which the rules of ``code`` are shown."""
    setup = Setup(players=1, rules=code)
    start = Model(prefs=Prefs(lang=lang), setup=setup)
    house = start._replace(
        screen="house", sets=(RuleSet("Natale", code), RuleSet("Altro", "spain")), set_name="x"
    )
    rules: Rules = decode_rules(code)
    state = new_game(rules, ("", "Anna"), "seed", banker=1)
    table = start._replace(screen="table", shown=view_for(state, 0))
    yield "start", start
    yield "house", house
    yield "house, a set dropped", house._replace(dropped=RuleSet("Via", code))
    yield "rules", start._replace(dialog="rules")
    yield "share", house._replace(dialog="share", link=f"https://example.org/#{code}")
    yield "rules at the table", table._replace(dialog="rules")
    yield "force", table._replace(dialog="force")
    yield "menu", table._replace(dialog="menu")


def check(tree: Tree) -> None:
    """What holds for any page: sound trees, named controls, unique ids, jumps that arrive."""
    assert json.loads(json.dumps(tree))
    ids = [str(one[1]["id"]) for one in elements(tree) if "id" in one[1]]
    assert len(ids) == len(set(ids)), ids
    for tag, attributes, children in elements(tree):
        keys = [child[1].get("key") for child in children if not isinstance(child, str)]
        named = [key for key in keys if key is not None]
        assert len(named) == len(set(named)), named
        if tag in ("button", "a", "summary", "input"):
            name = attributes.get("aria-label") or text_of((tag, attributes, children)).strip()
            assert name or attributes.get("aria-labelledby") in ids or tag == "input", attributes
        if attributes.get("role") == "group":
            assert attributes.get("aria-label") or attributes["aria-labelledby"] in ids
        if "aria-labelledby" in attributes:
            assert attributes["aria-labelledby"] in (*ids, "sheet-title")
        if tag == "a":
            assert str(attributes["href"]).removeprefix("#") in ids
        for value in attributes.values():
            assert value is True or isinstance(value, str | dict), attributes
    for one in seen_text(tree):
        assert not re.search(r"{\w+}|\b(switch|book|house|tradition)\.", one), one


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_drawn_for_every_tradition(name: str, lang: str) -> None:
    for page, model in pages(name, lang):
        tree = view(model)
        check(tree)
        whole = text_of(tree)
        if page != "share":
            assert text(lang, f"tradition.{name}") in whole, page
        marked = {"ours", "differs"}
        assert not [one for one in elements(tree) if marked & set(str(one[1].get("class")).split())]


@pytest.mark.parametrize("seed", range(60))
def test_every_page_is_drawn_for_any_rules(seed: int) -> None:
    code = random_rules(random.Random(seed))
    for lang in LANGUAGES:
        for _, model in pages(code, lang):
            check(view(model))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_switch_and_value_has_words(option: object, lang: str) -> None:
    assert isinstance(option, type(OPTIONS[0]))
    assert switch_name(lang, option)
    low, high = option.range or (0, 0)
    few = range(low, high + 1) if high - low < 10 else (low, low + 1, high)
    for value in option.choices or few:
        for pack in ("40", "32"):
            assert value_name(lang, option, value, pack)
            sentence = says(lang, option, value, pack)
            nothing = value in (False, "none") or (option.key, value) == ("split_hands", 1)
            assert sentence.endswith((".", "!")) or (nothing and not sentence)
        assert where(lang, option, value)
    if option.range and high - low >= 10:
        assert has(lang, f"switch.{option.key}.about")
    assert has(lang, f"section.{option.section}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["bad_value", *(conflict.code for conflict in _CONFLICTS)])
def test_every_contradiction_has_words(code: str, lang: str) -> None:
    assert text(lang, f"problem.{code}").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_tradition_has_words(name: str, lang: str) -> None:
    for part in ("", ".game", ".line"):
        assert text(lang, f"tradition.{name}{part}")
    # Its own language, whatever the page's.
    assert text("en", f"tradition.{name}.game") == text("it", f"tradition.{name}.game")
    assert len(text(lang, f"tradition.{name}.line")) <= 66, "more than two lines on a small phone"


def house(code: str, lang: str = "en") -> Tree:
    return view(Model(screen="house", prefs=Prefs(lang=lang), setup=Setup(rules=code)))


def control(tree: Tree, value: str, action: str = "rule") -> Tree:
    return next(
        one
        for one in elements(tree)
        if one[1].get("data-action") == action and one[1].get("data-value") == value
    )


def test_a_contradiction_is_greyed_explained_and_mended() -> None:
    tree = house("italy")
    wrapper = control(tree, "next_banker=3", "why")
    button = wrapper[2][0]
    assert not isinstance(button, str)
    assert button[1]["aria-disabled"] == "true"
    assert "data-action" not in button[1]
    whole = text_of(tree)
    assert "Only a royal 7½ can take the bank" in whole
    assert text_of(control(tree, "next_banker=3,royal=1")) == "Choose it, with Royal 7½: yes"
    # Where it is possible, nothing of this is there.
    assert "aria-disabled" not in control(house("reale"), "next_banker=3")[1]


def test_differences_are_marked_and_lead_back() -> None:
    tree = house("france40.fu0.ti1")
    marked = [
        str(one[1]["aria-labelledby"])
        for one in elements(tree)
        if "differs" in str(one[1].get("class", "")).split()
    ]
    assert marked == ["switch-tie", "switch-fund"]
    assert "France: the bank wins" in text_of(tree)
    assert "France, 2 house rules" in text_of(tree)
    assert control(tree, "fund=1", "rule")
    assert not [one for one in elements(house("france40")) if one[1].get("data-action") == "back"]


def in_force(code: str) -> list[tuple[str, bool]]:
    """The sentences of the rules in force, and whether each is marked."""
    model = dict(pages(code, "en"))["force"]
    return [
        (text_of(one), one[1]["class"] == "ours")
        for one in elements(view(model))
        if one[0] == "li" and one[1].get("class") in ("ours", "usual")
    ]


def test_the_rules_in_force_say_what_is_played_and_mark_what_is_ours() -> None:
    plain = in_force("portugal")
    assert not any(ours for _, ours in plain)
    assert any("offer chips for the bank" in said for said, _ in plain)
    changed = in_force("portugal.bs0.ti1")
    assert [said for said, ours in changed if ours] == [
        "Not played: Buying the bank. (house rule)",
        "On a tie the stake goes back to its player. (house rule)",
    ]


def test_the_rules_speak_of_the_cards_that_are_played_with() -> None:
    rules = dict(pages("france32.ro1.ps1.bu1.sp2", "en"))["rules"]
    whole = text_of(view(rules))
    for said in ("An ace with a card that counts ½", "Two aces", "is a king", "both count ½"):
        assert said in whole
    for said in ("face card", "Two sevens", "is a four"):
        assert said not in whole
    html = to_html(view(rules))
    assert "m-10s" in html
    assert "m-3h" not in html


@pytest.mark.parametrize("name", NAMES)
def test_examples_add_up(name: str) -> None:
    """Totals beside drawn hands are the engine's; those that should be 7½ are."""
    code = name if name == "france32" else f"{name}.wi1"
    tree = view(dict(pages(code, "en"))["rules"])
    totals = [
        text_of(one) for one in elements(tree) if str(one[1].get("class")).split()[:1] == ["worth"]
    ]
    assert totals[:3] == (["6", "7½", "6"] if name == "france32" else ["6½", "7½", "6½"])
    if name != "france32":
        # The king of diamonds beside a 3, then beside a 3 and a 2.
        assert totals[-3:-1] == ["7", "7"] if name == "reale" else totals[-2:]


def test_no_word_stands_in_these_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language of signs only, no letter is left but names, codes and indexes."""
    signs = {
        key: "§" + "".join(f"{{{piece}}}" for piece, named in words.pieces("en", key, 2) if named)
        for key in words._TABLES["en"]
    }
    monkeypatch.setitem(words._TABLES, "en", signs)
    code = "italy.bu2.ps1.ti1"
    for _, model in pages(code, "en"):
        for one in seen_text(view(model)):
            rest = one
            for known in (code, "https://example.org/#", "Natale", "Altro", "Via", "Anna"):
                rest = rest.replace(known, "")
            assert not [letter for letter in rest if letter.isalpha() and letter not in "ENITx"], (
                one
            )
