"""What the trainer shows: the question as at the table, the answer in words and bars."""

import json
import random

import pytest

from game.app.model import Model
from game.app.training import OWN, ROLES, Position
from game.engine import PRESETS, view_for
from game.i18n import LANGUAGES, average, points, text
from game.odds import advise
from game.ui import Tree, view
from tests.engine.test_secrets import rearranged
from tests.ui.test_view import elements, seen_text, text_of
from tests.ui.training import TABLES, answered, best_of, opened, tapped, worst_of

every_kind = pytest.mark.parametrize(
    ("tradition", "role"), [(preset.name, role) for preset in PRESETS for role in ROLES]
)


def of_class(tree: Tree, name: str) -> list[Tree]:
    return [one for one in elements(tree) if name in str(one[1].get("class", "")).split()]


def actions(tree: Tree) -> list[str]:
    return [str(one[1]["data-action"]) for one in elements(tree) if "data-action" in one[1]]


def heard(tree: Tree) -> str:
    (live,) = [one for one in elements(tree) if one[1].get("role") == "status" and one[0] == "p"]
    return text_of(live)


def position(model: Model) -> Position:
    assert model.trainer is not None
    assert model.trainer.position is not None
    return model.trainer.position


@every_kind
def test_the_question_has_the_games_own_buttons_and_no_answer(tradition: str, role: str) -> None:
    for number in range(6):
        model = tapped(opened("en", f"seed {number}"), f"practise {tradition}.{role}")
        tree = view(model)
        offered = {one.removeprefix("act:") for one in actions(tree) if one.startswith("act:")}
        legal = {str(action) for action in position(model).view.legal}
        assert offered == {one for one in legal if not one.startswith("raise")}
        assert "next" not in actions(tree)
        assert "weighed" not in actions(tree)
        assert not of_class(tree, "bar")
        assert heard(tree) == ""
        said = " ".join(seen_text(tree))
        at = "You hold the bank." if role == "banker" else "You play against the bank."
        assert at in said
        # Nothing is worth anything before one has chosen.
        for choice in position(model).advice.choices:
            assert average("en", choice.value, 2) not in said


@every_kind
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_told_in_words_and_bars(tradition: str, role: str, lang: str) -> None:
    asked = tapped(opened(lang), f"practise {tradition}.{role}")
    advice = position(asked).advice
    for pick, right in ((best_of(asked), True), (worst_of(asked), False)):
        model = answered(asked, pick)
        tree = view(model)
        word = text(lang, "trainer.right" if right else "trainer.wrong")
        verdict = text(lang, f"advice.best.{best_of(asked)}")
        (sheet,) = of_class(tree, "answer")
        whole = " ".join(seen_text(sheet))
        for said in (whole, heard(tree)):
            assert word in said
            assert verdict in said
        assert ("is-right" in str(sheet[1]["class"])) == right
        rows = of_class(sheet, "advice-choice")
        assert len(rows) == len(advice.choices)
        for row, choice in zip(rows, advice.choices, strict=True):
            told = text_of(row)
            assert average(lang, choice.value, 1 if advice.bank else 2) in told
            assert (text(lang, "advice.best") in told) == (choice is advice.best)
            assert (text(lang, "trainer.yours") in told) == (choice.verb == pick)
            (bar,) = of_class(row, "bar")
            assert bar[1]["aria-hidden"] == "true"
        # By more than the colour: the mark has another shape.
        (mark,) = of_class(sheet, "answer-mark")
        assert [one[1]["class"] for one in elements(mark) if one[0] == "svg"] == [
            "icon icon-tick" if right else "icon icon-close"
        ]


def test_what_a_wrong_choice_costs_is_the_difference() -> None:
    for role, key, digits in (("player", "cost", 2), ("banker", "cost_bank", 1)):
        asked = tapped(opened("en"), f"practise italy.{role}")
        values = [choice.value for choice in position(asked).advice.choices]
        cost = f"{max(values) - min(values):.{digits}f}"
        said = text("en", f"trainer.{key}", value=cost)
        assert said in heard(view(answered(asked, worst_of(asked))))
        assert "On average it costs" not in heard(view(answered(asked, best_of(asked))))


def test_why_is_counted_from_what_is_seen() -> None:
    """How often a card busts is the cards that do, of those nobody has shown."""
    for number in range(12):
        asked = opened("en", f"why {number}")
        seen = position(asked).view
        hand = seen.seats[OWN].hands[0]
        known = {card for seat in seen.seats for one in seat.hands for card in one.cards}
        values = {"A": 2, "J": 1, "Q": 1, "K": 1} | {str(n): 2 * n for n in range(2, 8)}
        pack = [(rank, suit) for rank in values for suit in "cdhs"]
        left = [values[rank] for rank, suit in pack if f"{rank}{suit}" not in known]
        assert hand.total is not None
        busting = sum(hand.total + value > 15 for value in left)
        said = heard(view(answered(asked, "stand")))
        assert f"A card busts you {busting} times in {len(left)}." in said
        assert ("you win only when the bank is bust" in said) == (hand.total < 10)
        assert f"You have {points(hand.total)}" in " ".join(
            seen_text(view(answered(asked, "stand")))
        )


def test_the_focus_goes_to_the_question_and_then_to_next() -> None:
    asked = opened("en")
    (focus,) = [one for one in elements(view(asked)) if "data-autofocus" in one[1]]
    assert focus[0] == "h2"
    assert "Card or stand?" in text_of(focus)
    told = view(answered(asked, "stand"))
    new = [one for one in elements(told) if "data-autofocus" in one[1] and one[0] == "button"]
    assert [one[1]["data-action"] for one in new] == ["next"]
    assert new[0][1]["data-key"] == "Enter"
    # Each question is a page of its own: what was read is read anew.
    (before,), (after,) = (
        [one[1]["key"] for one in elements(page) if one[0] == "main"]
        for page in (told, view(tapped(answered(asked, "stand"), "next")))
    )
    assert before != after


def test_how_it_goes_is_said_and_drawn_by_shape() -> None:
    model = opened("en")
    for right in (True, False, True):
        model = answered(model, best_of(model) if right else worst_of(model))
        model = tapped(model, "next")
    tree = view(model)
    marks = [str(one[1]["class"]) for one in elements(of_class(tree, "marks")[0]) if one[0] == "i"]
    assert marks == ["hit", "missed", "hit"]
    (score,) = of_class(tree, "score")
    assert score[1]["aria-label"] == ("How you are doing: 1 in a row, best 1, 2 of 3 right")


def test_every_score_is_on_the_sheet_and_chosen_by_it() -> None:
    tree = view(tapped(answered(opened("it"), "stand"), "scores"))
    cells = of_class(tree, "score-cell")
    assert [one[1]["data-value"] for one in cells] == [
        f"{preset.name}.{role}" for preset in PRESETS for role in ROLES
    ]
    assert [one[1]["aria-pressed"] for one in cells] == ["true"] + ["false"] * 11
    assert str(cells[0][1]["aria-label"]).startswith("Italia, Giocatore: record ")
    assert cells[1][1]["aria-label"] == "Italia, Mazziere: mai provato"
    assert "forget" in actions(tree)
    assert "remember" in actions(view(TABLES["trainer_forgotten"]("it")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_there_is_one_button_of_the_start_screen_and_one_of_the_menu(lang: str) -> None:
    from tests.ui.tables import TABLES as PAGES

    for name, times in (("start", 1), ("start_first", 1), ("menu", 1), ("my_turn", 0)):
        assert actions(view(PAGES[name](lang))).count("train") == times


@every_kind
def test_the_page_does_not_change_with_what_cannot_be_seen(tradition: str, role: str) -> None:
    dice = random.Random("trainer")
    for number in range(4):
        asked = tapped(opened("en", f"secret {number}"), f"practise {tradition}.{role}")
        found = position(asked)
        state = rearranged(found.deal.replay(), OWN, dice)
        seen = view_for(state, OWN)
        advice = advise(seen)
        assert advice is not None
        assert asked.trainer is not None
        other = asked._replace(
            trainer=asked.trainer._replace(position=found._replace(view=seen, advice=advice))
        )
        for verb in ("", "stand"):
            pages = [
                json.dumps(view(answered(one, verb) if verb else one)) for one in (asked, other)
            ]
            assert pages[0] == pages[1]
            assert found.deal.seed not in pages[0]
        hidden = {str(card) for card in state.pack[state.dealt :]} - {
            str(card) for seat in seen.seats for hand in seat.hands for card in hand.cards
        }
        drawn = json.dumps([one for one in elements(view(asked)) if one[0] == "ol"])
        for card in hidden:
            assert f"#c-{card}" not in drawn
            assert f"#m-{card}" not in drawn
