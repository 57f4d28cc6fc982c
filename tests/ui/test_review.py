"""What the page says and draws of a hand that is looked at again, and of the whole game."""

import re
from itertools import pairwise

import pytest

from game.app.model import Model
from game.app.replay import tape_of
from game.app.review import Decision, Review, deciding, review_of, weigh
from game.engine import parse_action
from game.i18n import LANGUAGES, amount, text
from game.storage import Book, Played, Tally
from game.ui import view
from tests.app.test_review import FOUR, four_cards
from tests.app.test_reviewing import after_hand
from tests.ui.test_advice import of_class, sheet
from tests.ui.test_view import elements, text_of


def reviewed(lang: str, actions: str = "hit stand stand") -> Model:
    """The review of the hand that tests/app/test_review.py works out: a card on 4, then 7."""
    start = four_cards(FOUR)
    tape = tape_of(start, tuple(map(parse_action, actions.split())), 0)
    decisions = [weigh(moment) for moment in deciding(tape)]
    review = review_of(tape, 3, tuple(one for one in decisions if one))
    desk = after_hand(1)
    prefs = desk.model.prefs._replace(lang=lang)
    return desk.model._replace(prefs=prefs, dialog="review", review=review, tape=tape)


def with_tally(lang: str, tally: Tally) -> Model:
    desk = after_hand(1)
    prefs = desk.model.prefs._replace(lang=lang)
    return desk.model._replace(prefs=prefs, dialog="balance", tally=tally)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("You took a card on 4", "Standing was better by 2 chips.",
                "You stood on 7", "A card was better by 6 chips.",
                "A card busts you 1 time in 3", "A card busts you 1 time in 2",
                "You lost, and gave something away.",
                "A good decision can lose and a bad one can win.")),
        ("it", ("Hai chiesto carta con 4", "Stare valeva 2 fiches in più.",
                "Hai detto «sto» con 7", "Una carta valeva 6 fiches in più.",
                "Una carta ti fa sballare 1 volta su 3", "Hai perso, e qualcosa hai regalato.",
                "Una scelta buona può perdere e una cattiva può vincere.")),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_cost_the_better_choice_and_why(
    lang: str, said: tuple[str, ...]
) -> None:
    told = sheet(reviewed(lang))
    for words in said:
        assert words in told


def test_a_good_decision_is_praised_briefly_and_no_fault() -> None:
    tree = view(reviewed("en", "hit hit stand"))
    fault, fine = of_class(tree, "decision")
    assert "fault" in str(fault[1]["class"]).split()
    assert "fine" in str(fine[1]["class"]).split()
    assert "You took a card on 7" in text_of(fine)
    assert "That was the best." in text_of(fine)
    assert "busts" not in text_of(fine)
    assert "You won, though you gave something away." in sheet(reviewed("en", "hit hit stand"))
    right = sheet(reviewed("en", "stand stand"))
    assert "You lost, though you gave nothing away." in right


def test_luck_and_decisions_make_the_result_as_they_stand_there() -> None:
    (sums,) = of_class(view(reviewed("en")), "sums")
    assert [text_of(one) for one in sums[2] if not isinstance(one, str)] == [
        "Result−6", "Luck+2", "Decisions−8",
    ]  # fmt: skip
    for lost in (0.04, 0.26, 1.35, 2.449):
        model = with_tally("en", Tally(3, -4, 5, 4, lost, 9.0, lost, 2))
        (sums,) = of_class(view(model), "sums")
        result, luck, skill = (
            float(re.sub("[A-Za-z]", "", text_of(one)).replace("−", "-"))
            for one in sums[2]
            if not isinstance(one, str)
        )
        assert result == -4
        assert luck + skill == pytest.approx(result)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_drawn_is_said_too(lang: str) -> None:
    for model in (reviewed(lang), with_tally(lang, Tally(3, -4, 5, 4, 1.5, 9.0, 1.5, 1))):
        tree = view(model)
        (dialog,) = [one for one in elements(tree) if one[1].get("role") == "dialog"]
        levels = [int(one[0][1]) for one in elements(dialog) if one[0] in ("h2", "h3", "h4")]
        assert levels[0] == 2
        assert all(after - before <= 1 for before, after in pairwise(levels))
        for bar in of_class(dialog, "bar"):
            assert bar[1]["aria-hidden"] == "true"
        for card in of_class(dialog, "slot"):
            assert card[1]["aria-label"]
    decisions = of_class(view(reviewed(lang)), "decision")
    labels = [
        one[1]["aria-label"]
        for decision in decisions
        for one in elements(decision)
        if one[1].get("data-action") == "replay"
    ]
    # Each leads to its own moment, and is told apart by its name.
    assert len(set(labels)) == len(decisions) == 2


def test_the_measure_of_a_game() -> None:
    # 1.5 of 6 chips were given away: three quarters were kept.
    (ring,) = of_class(
        view(with_tally("en", Tally(3, -4, 5, 4, 1.5, 6.0, 1.5, 1))), "ring-of-score"
    )
    assert ring[1]["aria-label"] == "Accuracy 75 of 100"
    said = sheet(with_tally("en", Tally(3, -4, 5, 4, 1.5, 6.0, 1.5, 1)))
    assert "4 decisions of 5 were the best there was." in said
    assert "1.5 chips, in hand 1" in said
    # A hundred is said only of a game without a fault.
    (ring,) = of_class(
        view(with_tally("en", Tally(3, 0, 500, 499, 0.1, 90.0, 0.1, 1))), "ring-of-score"
    )
    assert ring[1]["aria-label"] == "Accuracy 99 of 100"
    said = sheet(with_tally("en", Tally(3, 0, 5, 5, 0.0, 9.0)))
    assert "No decision has cost anything." in said


def test_hands_that_are_kept_lead_to_themselves_and_others_do_not() -> None:
    model = with_tally("en", Tally(1, -4, 2, 1, 0.5, 6.0, 0.5, 7))
    assert model.shown is not None
    shown = model.shown._replace(hand_number=7)
    book = Book(None, (Played(()), Played((), Tally(1, 3, 1, 1))), Tally(4, 0, 4, 3, 2, 9, 2, 2))
    tree = view(model._replace(shown=shown, book=book))
    ways = [one for one in elements(tree) if one[1].get("data-action") == "review"]
    values = [one[1].get("data-value") for one in ways if "balance-hand" in str(one[1]["class"])]
    assert values == ["7", "6", "5"]
    # The costliest of all was in a hand that is counted, but not kept.
    (worst,) = of_class(tree, "balance-worst")
    assert "2 chips, in hand 2" in text_of(worst)
    assert not [one for one in elements(worst) if one[0] == "button"]
    assert "6 of 7 hands are counted." in text_of(tree)
    assert "Earlier hands are counted, but not kept." in text_of(tree)


def test_nothing_pops_up_and_the_way_in_is_one_quiet_button() -> None:
    for advisor in ("off", "ask", "always"):
        model = after_hand(1).model
        model = model._replace(prefs=model.prefs._replace(advisor=advisor))
        tree = view(model)
        assert not [one for one in elements(tree) if one[1].get("role") == "dialog"]
        (way,) = [one for one in elements(tree) if one[1].get("data-action") == "review"]
        assert "quiet" in str(way[1]["class"]).split()
        assert not way[1].get("disabled")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_replay_says_where_it_is_and_what_its_buttons_do(lang: str) -> None:
    model = reviewed(lang)
    assert model.tape is not None
    stops = model.tape.stops
    for place, stop in enumerate(stops):
        tree = view(model._replace(dialog="replay", told_to=stop))
        (said,) = of_class(tree, "replay-place")
        assert text(lang, "replay.step", n=place + 1, of=len(stops)) in text_of(said)
        buttons = {
            one[1]["data-value"]: one
            for one in elements(tree)
            if one[1].get("data-action") == "step"
        }
        assert list(buttons) == ["first", "previous", "next", "last"]
        assert bool(buttons["previous"][1].get("aria-disabled")) == (place == 0)
        assert bool(buttons["last"][1].get("aria-disabled")) == (stop == stops[-1])
        for name, one in buttons.items():
            assert one[1]["aria-label"] == text(lang, f"replay.{name}")
            # The focus stays where it is at the first and the last step.
            assert "disabled" not in one[1]
        assert buttons["next"][1]["data-key"] == "ArrowRight"


def test_no_decision_is_made_in_a_replay() -> None:
    desk = after_hand(2)
    desk.tap("review")
    desk.tap("replay")
    tape = desk.model.tape
    assert tape is not None
    for stop in tape.stops:
        tree = view(desk.model._replace(told_to=stop))
        (dialog,) = [one for one in elements(tree) if one[1].get("role") == "dialog"]
        taps = {one[1]["data-action"] for one in elements(dialog) if "data-action" in one[1]}
        assert taps == {"close", "send_hand", "step"}


def test_amounts() -> None:
    said = [amount("en", value) for value in (0.0, 0.04, 0.4, 0.949, 0.96, 1.0, 2.34, 12.04)]
    assert said == ["0", "0.04", "0.4", "0.95", "1", "1", "2.3", "12"]
    assert amount("it", 0.25) == "0,25"


def judged(lang: str, decision: Decision) -> str:
    model = reviewed(lang)
    review = Review(1, bank=False, result=0, decisions=(decision,))
    return sheet(model._replace(review=review))


def test_one_chip_is_singular() -> None:
    review = reviewed("en").review
    assert review is not None
    first = review.decisions[0]
    # The same decision with half the stake costs half.
    seat = first.view.seats[0]
    hands = (seat.hands[0]._replace(stake=3),)
    shown = first.view._replace(seats=(seat._replace(hands=hands), *first.view.seats[1:]))
    assert "better by 1 chip." in judged("en", first._replace(view=shown))
    assert "1 fiche in più." in judged("it", first._replace(view=shown))
