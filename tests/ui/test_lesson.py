"""The lesson as it is seen: what is said is what lies there, and what is asked for can be done."""

from collections.abc import Iterator

import pytest

from game.app.lesson import Lesson
from game.app.model import Model
from game.app.settings import SETTINGS
from game.engine import PRESETS
from game.i18n import LANGUAGES, text
from game.ui import Tree, first_screen, view
from tests.app.desk import Desk
from tests.ui.test_view import elements, seen_text, text_of

BRANCHES = ("hit", "stand")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_deck = pytest.mark.parametrize("deck", SETTINGS["deck"])


def of_class(tree: Tree, name: str) -> list[Tree]:
    return [one for one in elements(tree) if name in str(one[1].get("class", "")).split()]


def actions(tree: Tree) -> list[str]:
    return [str(one[1]["data-action"]) for one in elements(tree) if "data-action" in one[1]]


def said(tree: Tree) -> str:
    (bubble,) = of_class(tree, "bubble")
    # Said aloud when it changes, and by nothing else.
    assert bubble[1]["role"] == "status"
    return text_of(bubble)


def lesson(model: Model) -> Lesson:
    assert model.lesson is not None
    return model.lesson


def name(model: Model) -> str:
    task = lesson(model).task
    return task.name if task else ""


def opened(lang: str = "en", deck: str = "french", preset: str = "italy") -> Desk:
    desk = Desk()
    for key, value in (("lang", lang), ("deck", deck), ("preset", preset)):
        desk.tap(key, value)
    desk.tap("lesson")
    desk.wait()
    return desk


def do(desk: Desk, tree: Tree, choice: str) -> None:
    """Tap what is asked for, as it is marked on the screen."""
    asked = of_class(tree, "asked")
    wanted = next(
        (one for one in asked if one[1]["data-action"] == f"act:{choice}"),
        asked[0],
    )
    desk.tap(str(wanted[1]["data-action"]), str(wanted[1]["data-value"]))
    desk.wait()


def pages(desk: Desk, choice: str = "hit") -> Iterator[tuple[str, Tree]]:
    """Each page on which something is asked for, by the name of the task; then the farewell."""
    while not lesson(desk.model).over:
        tree = view(desk.model)
        yield name(desk.model), tree
        do(desk, tree, choice)
    yield "end", view(desk.model)


def told(lang: str, deck: str = "french", choice: str = "hit") -> dict[str, str]:
    return {task: said(tree) for task, tree in pages(opened(lang, deck), choice)}


@every_language
@every_deck
@pytest.mark.parametrize("choice", BRANCHES)
def test_all_of_it_can_be_played_by_what_is_marked(lang: str, deck: str, choice: str) -> None:
    lines = set()
    for task, tree in pages(opened(lang, deck), choice):
        lines.add(said(tree))
        asked = of_class(tree, "asked")
        if task == "end":
            assert not asked
            continue
        assert len(asked) == (2 if task == "choose" else 1)
        # The focus comes to what is asked for, and to nothing else.
        focused = [one for one in elements(tree) if one[1].get("data-autofocus")]
        assert focused == asked[:1]
        assert not any(one[1].get("disabled") for one in asked)
        assert "done" in actions(tree)
    assert len(lines) == 12


@pytest.mark.parametrize("choice", BRANCHES)
def test_what_is_said_in_english_is_what_lies_there(choice: str) -> None:
    """By hand, from the cards: 4 and 2; 5 and 6; ½ and 7; 3 and 3."""
    lines = told("en", choice=choice)
    assert "Bruno holds the bank" in lines["stake"]
    assert "its number, 4." in lines["card"]
    assert "4 and 2 make 6" in lines["stand"]
    assert "Bruno went over 7½" in lines["paid"]
    assert "You win 2 chips." in lines["paid"]
    assert lines["choose"].startswith("5:")
    if choice == "hit":
        assert "5 and 6 make 11" in lines["bust"]
    else:
        assert "The 6 that Bruno drew" in lines["stood"]
        assert "5 and 6 make 11, bust" in lines["stood"]
        assert "You win 2 chips." in lines["stood"]
    assert "A king!" in lines["face"]
    assert "½ and 7: sette e mezzo" in lines["seven_half"]
    assert "Anna is bust and has paid you; Bruno stands" in lines["bank"]
    assert "You have 3." in lines["bank"]
    assert lines["enough"].startswith("6!")
    assert "Bruno has 6 too" in lines["tie"]
    assert "5 chips in all" in lines["tie"]


@every_language
@every_deck
def test_the_buttons_are_called_as_she_calls_them(lang: str, deck: str) -> None:
    words = {"card": "act.hit", "stand": "act.stand", "face": "act.hit", "enough": "act.stand"}
    lines = told(lang, deck)
    for task, key in words.items():
        assert f" {text(lang, key)}." in lines[task]
    assert text(lang, "act.hit") in lines["choose"]
    assert text(lang, "act.stand") in lines["choose"]


@every_language
@pytest.mark.parametrize("choice", BRANCHES)
def test_another_tap_is_answered_and_the_way_on_stays_marked(lang: str, choice: str) -> None:
    desk = opened(lang)
    answered = set()
    for task, tree in pages(desk, choice):
        game = lesson(desk.model).table.game
        others = {"act:hit", "act:stand"} & set(actions(tree)) - {
            str(one[1]["data-action"]) for one in of_class(tree, "asked")
        }
        for other in others:
            assert game is not None
            desk.tap(other, game.stamp)
            after = view(desk.model)
            assert said(after) != said(tree)
            assert of_class(after, "gently")
            assert of_class(after, "asked") == of_class(tree, "asked")
            answered.add(task)
    assert answered == {"card", "stand", "face", "bank", "enough"}


@every_language
def test_the_steps_are_told_to_who_hears_them(lang: str) -> None:
    desk = opened(lang)
    steps = []
    for _, tree in pages(desk):
        (dots,) = of_class(tree, "lesson-dots")
        assert len(dots[2]) == 7
        steps.append(str(dots[1]["aria-label"]))
    assert list(dict.fromkeys(steps)) == [
        text(lang, "lesson.step", step=number, steps=7) for number in range(1, 8)
    ]


@every_language
def test_what_the_others_hide_is_hidden_to_who_learns(lang: str) -> None:
    """Bruno's hidden five of hearts at one's own bank; nobody's cards before they are shown."""
    five = text(lang, "card.name", rank=text(lang, "rank.5"), suit=text(lang, "suit.h"))
    for task, tree in pages(opened(lang)):
        seen = " ".join(seen_text(tree))
        pictures = [str(one[1].get("href", "")) for one in elements(tree)]
        if task in ("bank", "enough"):
            assert five not in seen
            assert not any(one.endswith("5h") for one in pictures)
        elif task == "tie":
            assert any(one.endswith("5h") for one in pictures)


@every_language
def test_the_italian_deck_has_its_own_names(lang: str) -> None:
    lines = told(lang, "italian")
    assert text(lang, "rank.K") in lines["face"]
    assert "queen" not in " ".join(lines.values())


@every_language
@pytest.mark.parametrize("preset", [preset.name for preset in PRESETS])
def test_at_the_end_what_is_different_at_the_table_that_is_laid(lang: str, preset: str) -> None:
    desk = opened(lang, preset=preset)
    *_, (_, tree) = pages(desk)
    whole = text_of(tree)
    line = text(lang, f"tradition.{preset}.line")
    assert (line in whole) == (preset != "italy")
    assert text(lang, "lesson.where") in whole
    assert {"lesson", "for_real", "done"} <= set(actions(tree))
    assert text(lang, "lesson.for_real") in whole


@every_language
def test_where_a_game_waits_the_way_on_leads_to_it(lang: str) -> None:
    desk = Desk()
    desk.tap("lang", lang)
    desk.start_game()
    desk.tap("lesson")
    desk.wait()
    *_, (_, tree) = pages(desk)
    assert text(lang, "lesson.back_to_game") in text_of(tree)


@every_language
def test_the_start_screen_offers_it_once_also_before_python_is_there(lang: str) -> None:
    desk = Desk()
    desk.tap("lang", lang)
    for tree in (view(desk.model), first_screen(desk.model, saved=False)):
        assert len(of_class(tree, "lesson-card")) == 1
    assert not of_class(first_screen(desk.model, saved=True), "lesson-card")
    desk.tap("lesson_later")
    for tree in (view(desk.model), first_screen(desk.model, saved=False)):
        assert not of_class(tree, "lesson-card")


def test_only_the_first_traditions_line_may_give_way_to_the_offer() -> None:
    """The stylesheet goes by this; house rules and other traditions are told all the same."""
    desk = Desk()
    assert of_class(view(desk.model), "of-italy")
    desk.tap("preset", "spain")
    assert not of_class(view(desk.model), "of-italy")
    desk.tap("preset", "italy")
    desk.tap("rule", "tie=1")
    assert not of_class(view(desk.model), "of-italy")


@every_language
def test_it_is_found_again_in_the_menu_and_among_the_rules(lang: str) -> None:
    desk = Desk()
    desk.tap("lang", lang)
    desk.tap("rules")
    assert actions(view(desk.model)).count("lesson") == 2
    desk.tap("close")
    desk.start_game()
    desk.tap("menu")
    assert actions(view(desk.model)).count("lesson") == 1
