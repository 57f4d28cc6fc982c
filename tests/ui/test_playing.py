"""Each choice that a rule brings has its control, and what happened is explained."""

import random

import pytest

from game.i18n import LANGUAGES
from game.ui import Tree, view
from tests.ui.games import telling
from tests.ui.test_view import elements, text_of
from tests.ui.traditions import TABLES
from tools.soak.rule_sets import any_rules, any_seats

# Of a table's controls, those that do something in the game.
OFFERED = {
    "vote": "vote:0 vote:1 vote:2 vote:3",
    "france_first": "stand hit",
    "france_decide": "show hide",
    "portugal_first": "stand hit hit:down raise:6",
    "portugal_burn": "stand hit hit:down burn raise:6",
    "portugal_raised": "hit hit:down raise:9",
    "portugal_closed": "stand hit:down raise:6",
    "portugal_open": "stand hit",
    "spain_turn": "stand hit hit:down",
    "spain_split": "stand hit hit:down split",
    "spain_poor": "stand hit hit:down",
    "four_hands_raise": "stand hit raise:3",
    "burn": "stand hit burn",
    "burned": "stand hit raise:6",
    "offer": "offer:1 pass",
    "offer_wait": "",
    "answer": "accept:1 accept:2 refuse",
    "bought": "next",
}


def whole(name: str, lang: str = "en") -> Tree:
    return view(TABLES[name](lang))


def of_class(tree: Tree, name: str) -> list[Tree]:
    return [one for one in elements(tree) if name in str(one[1].get("class", "")).split()]


def rows(tree: Tree) -> list[str]:
    return [text_of(one) for one in of_class(tree, "payment")]


@pytest.mark.parametrize("name", OFFERED)
def test_every_choice_has_a_control(name: str) -> None:
    offered = [
        str(attributes["data-action"]).removeprefix("act:")
        for _, attributes, _ in elements(whole(name))
        if str(attributes.get("data-action")).startswith("act:")
    ]
    assert sorted(offered) == sorted(OFFERED[name].split())


@pytest.mark.parametrize("seed", range(8))
def test_every_event_can_be_told_by_any_rules(seed: int) -> None:
    dice = random.Random(f"telling {seed}")
    rules = any_rules(dice)
    seats = any_seats(rules, dice)
    for number, model in enumerate(telling(rules, seats, f"telling {seed}", 120, viewer=0)):
        view(model._replace(prefs=model.prefs._replace(lang=LANGUAGES[number % 2])))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("portugal_raised", "Raised: now ask for a card"),
        ("portugal_open", "10 is the highest stake"),
        ("spain_poor", "To split you need 2 chips more"),
        ("spain_two", "No more hands to split"),
        ("offer_wait", "The bank of Carla is for sale"),
        ("bought", "You have bought the bank for 3"),
        ("voting", "1 vote"),
        ("vote", "Who shall hold the first bank?"),
        ("small_decide", "A 7 · K 4 · Q 3J 2 · 10–7 ½"),
        ("france_fund", "Fund −72"),
        ("bank_royal", "The bank has a royal 7½"),
        ("portugal_first", "6♦ shown"),
        ("spain_turn", "6♦ hidden"),
        ("four_hands", "Now your hand 2"),
    ],
)
def test_it_is_said(name: str, said: str) -> None:
    assert said in text_of(whole(name))


def test_the_reckoning_explains_doubles_triples_and_split_hands() -> None:
    assert rows(whole("all_paid")) == [
        "Anna2½ against 6: 7 to the bank−7",
        "Nonnaa pair of sevens pays triple: 15 from the bank+15",
        "Brunoa royal 7½ pays double: 10 from the bank+10",
        "Anna17 beats 6: the bank pays 7+7",
        "Annaall hands together0",
        "Carlathe bank, all in all−25",
    ]


def test_the_reckoning_explains_what_the_fund_pays() -> None:
    assert rows(whole("france_fund")) == [
        "Nonna7½ pays double: 8 from the bank and 22 from the fund+30",
        "Bruno6 beats 5: the bank pays 0 and 10 from the fund+10",
        "Anna7½ pays double: 0 from the bank and 40 from the fund+40",
        "Carlano chips left, out of the game−8",
        "Fundits account is now −72−72",
    ]


def test_the_bank_that_takes_double_is_explained_and_what_a_player_lacks() -> None:
    assert rows(whole("france_takes_double")) == [
        "Nonna6 against 7½, which takes double: 10 to the bank−10",
        "Bruno7½ against 7½, which takes double: 8 to the bank (2 short: no chips left)−8",
        "Anna4 against 7½, which takes double: 14 to the bank−14",
        "Carlathe bank, all in all+32",
    ]


def test_the_bank_is_offered_under_a_reckoning_that_can_be_read() -> None:
    for name in ("offer", "offer_wait", "answer"):
        tree = whole(name)
        assert rows(tree)
        assert of_class(tree, "sale")
        assert "act:next" not in [one[1].get("data-action") for one in elements(tree)]


def test_a_wild_card_shows_its_value_to_its_owner_and_a_star_to_others() -> None:
    assert [text_of(one) for one in of_class(whole("wild"), "tag")] == ["★3"]
    assert [text_of(one) for one in of_class(whole("wild_theirs"), "tag")] == ["★1"]
    (theirs,) = of_class(whole("wild_of_another"), "tag")
    assert text_of(theirs) == "★"


def test_a_banker_who_has_not_looked_sees_the_back_of_the_own_card() -> None:
    tree = whole("france_blind_bank")
    (me,) = of_class(tree, "me")
    assert "c-6d" not in str(me)
    assert not of_class(me, "only-you")
    assert not of_class(me, "disc")
