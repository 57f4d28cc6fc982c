"""What the page shows of the advice: said in words as well as drawn, and never in the way."""

import re

import pytest

from game.app.advice import advised
from game.app.model import Model
from game.i18n import LANGUAGES, average, text
from game.ui import Tree, view
from tests.ui import tables, traditions
from tests.ui.tables import advised_on
from tests.ui.test_view import elements, text_of
from tests.ui.traditions import sat, table

TABLES = {**tables.TABLES, **traditions.TABLES}


def of_class(tree: Tree, name: str) -> list[Tree]:
    return [one for one in elements(tree) if name in str(one[1].get("class", "")).split()]


def sheet(model: Model) -> str:
    """All that the open advice says, a blank between its parts."""
    (dialog,) = [one for one in elements(view(model)) if one[1].get("role") == "dialog"]
    return " ".join(said for one in elements(dialog) for said in one[2] if isinstance(said, str))


# Nonna has a hidden 4, everybody else's card is hidden: 39 cards unseen, of which the three other
# fours and the fives, sixes and sevens are bust.
FIRST = table("italy", "4d 5h 2s", "bet:5 bet:5", names=tables.NAMES[:3], banker=2)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("A card busts you 15 times in 39", "Better to stand", "You have 4",
                "The bank draws below 5 and looks at nothing.")),
        ("it", ("Una carta ti fa sballare 15 volte su 39", "Meglio stare", "Hai 4",
                "Il banco chiede carta sotto 5 e non guarda nulla.")),
    ],
)  # fmt: skip
def test_the_words_of_a_hand_counted_by_hand(lang: str, said: tuple[str, ...]) -> None:
    told = sheet(advised_on(FIRST(lang), "advice"))
    for words in said:
        assert words in told


def test_what_standing_wins_and_loses_makes_a_hundred() -> None:
    told = sheet(advised_on(FIRST("en"), "advice"))
    found = [
        (int(won), int(lost)) for won, lost in re.findall(r"wins (\d+) times.*?loses (\d+)", told)
    ]
    assert len(found) == 2
    assert all(won + lost == 100 for won, lost in found)
    # Standing on 4 wins when the bank is bust, and by nothing else: its value is won less lost.
    model = advised_on(FIRST("en"), "advice")
    assert model.advice is not None
    stand = model.advice.choices[0].value
    assert found[0][0] == round(50 * (1 + stand))


def test_one_time_is_singular_and_nothing_at_all_is_said_so() -> None:
    # A lone ½ cannot be bust by any one card.
    half = table("italy", "Kd 5h 2s", "bet:5 bet:5", names=tables.NAMES[:3], banker=2)
    assert "No card can bust you" in sheet(advised_on(half("en"), "advice"))
    assert "Nessuna carta può farti sballare" in sheet(advised_on(half("it"), "advice"))
    assert text("en", "advice.bust", n=1, of=39) == "A card busts you 1 time in 39"
    assert text("it", "advice.bust", n=1, of=39) == "Una carta ti fa sballare 1 volta su 39"


def test_the_visible_cards_that_matter_are_told() -> None:
    # Bruno is bust with 6, ½ and 4, and Anna has a 5: to her the ½ would have done no harm.
    state, told = sat(
        "italy", "6d 5h 2s Kc 4d", "bet:5 bet:5 hit hit", names=tables.NAMES[:3], banker=0
    )
    assert state.to_act == 2
    model = advised_on(tables.model_of(state, told, viewer=2), "advice")
    said = sheet(model)
    assert "Seen already: 2 cards that would bust you, 1 card that would fit" in said
    assert "6: 3 of 4 can come, bust" in said
    assert "2: 4 of 4 can come, makes 7" in said
    assert "½: 11 of 12 can come, makes 5½" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["as_bank", "eight_bank"])
def test_the_banker_is_told_what_is_assumed_of_the_players(name: str, lang: str) -> None:
    model = advised_on(TABLES[name](lang), "advice")
    assert model.advice is not None
    said = sheet(model)
    assert text(lang, "advice.assumes_bank", low="4", high="6") in said
    for choice in model.advice.choices:
        assert average(lang, choice.value, 1) in said


NAMED = [name for name in TABLES if name.startswith("advised_")]


@pytest.mark.parametrize("name", NAMED)
def test_bars_are_for_the_eye_and_their_buttons_say_the_same(name: str) -> None:
    model = TABLES[name]("en")
    assert model.advice is not None
    tree = view(model)
    for bar in of_class(tree, "weight"):
        assert bar[1]["aria-hidden"] == "true"
    for choice in model.advice.choices:
        drawn = [
            one
            for one in elements(tree)
            if str(one[1].get("data-action")).partition(":")[2].split(":")[0] == choice.verb
        ]
        assert drawn
        digits = 1 if model.advice.bank else 2
        for one in drawn:
            words = str(one[1].get("aria-label") or text_of(one))
            assert average("en", choice.value, digits) in words
            best = choice is model.advice.best and len(model.advice.choices) > 1
            assert ("best" in words) == best
            assert ("★" in text_of(one)) == best


@pytest.mark.parametrize("name", [name for name in TABLES if not name.startswith("adv")])
def test_nothing_moves_for_whoever_wants_none(name: str) -> None:
    model = TABLES[name]("en")
    assert advised(model) == (model, ())
    assert not [one for one in elements(view(model)) if one[1].get("data-action") == "advice"]


@pytest.mark.parametrize("name", NAMED)
def test_asking_is_one_button_in_the_lowest_row(name: str) -> None:
    model = TABLES[name]("en")
    for advisor in ("ask", "always"):
        drawn = view(model._replace(prefs=model.prefs._replace(advisor=advisor)))
        (row,) = of_class(drawn, "tempo")
        asks = [one[1].get("data-action") for one in elements(row)]
        assert asks.count("advice") == 1
        assert "skip" not in asks
        # The choices are what and where they were.
        plain = view(model._replace(prefs=model.prefs._replace(advisor="off")))
        assert choices(drawn) == choices(plain)


def choices(tree: Tree) -> list[object]:
    return [
        one[1]["data-action"]
        for one in elements(tree)
        if str(one[1].get("data-action")).startswith("act:")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_weighed_is_said(lang: str) -> None:
    for name, what in (
        ("france_decide", "show"),
        ("portugal_burn", "raise"),
        ("portugal_burn", "ways"),
    ):
        said = sheet(TABLES[f"advice_{name}"](lang))
        assert text(lang, f"advice.unweighed.{what}") in said


def test_the_settings_set_it() -> None:
    tree = view(tables.my_turn("en")._replace(dialog="settings"))
    group = [one for one in elements(tree) if one[1].get("data-action") == "advisor"]
    assert [(one[1]["data-value"], one[1]["aria-pressed"]) for one in group] == [
        ("off", "true"),
        ("ask", "false"),
        ("always", "false"),
    ]


def test_averages_are_written_as_each_language_does() -> None:
    assert [average("en", value, 2) for value in (0.305, -0.31, 0.001, -0.001, 1)] == [
        "+0.30", "−0.31", "0.00", "0.00", "+1.00",
    ]  # fmt: skip
    assert average("it", -12.34, 1) == "−12,3"
