"""What a player's choices are worth, against every way the cards can come (R12 to R27)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import PRESETS, Rules, find_preset, parse_cards, replace, validate
from game.engine.cards import PACKS
from game.odds import best_choice, evaluate
from tests.engine.naive import place, points
from tests.odds.naive import Player, alike, in_order

ITALY = find_preset("italy").rules
PRESET_RULES = {preset.name: preset.rules for preset in PRESETS}
# What changes what a hand is worth or what it is paid.
SWITCHES: dict[str, st.SearchStrategy[Any]] = {
    "royal": st.booleans(),
    "pair_of_sevens": st.booleans(),
    "wild": st.sampled_from(["none", "Kd", "Ad"]),
    "tie": st.sampled_from(["bank", "push"]),
    "seven_half_pays": st.sampled_from([1, 2]),
    "bank_seven_half_collects": st.sampled_from([1, 2]),
}
any_rules = st.builds(
    lambda preset, changes: replace(preset.rules, **changes),
    st.sampled_from(PRESETS),
    st.fixed_dictionaries({}, optional=SWITCHES),
).filter(lambda rules: not validate(rules))


def full(hand: str, rules: Rules = ITALY, below: int = 10, **how: Any) -> dict[str, Any]:
    """The odds of a hand with all other cards unseen."""
    cards = parse_cards(hand)
    unseen = [card for card in PACKS[rules.pack] if card not in cards]
    return dict(evaluate(cards, unseen, rules, below, **how))


def in_play(cards: tuple[str, ...], rules: Rules) -> bool:
    return 0 < points(cards, rules) <= 7.5 or place(cards, rules) == 9


def check(cards: Any, unseen: Any, rules: Rules, below: int, split: bool, near: float) -> None:
    """Hold everything that is told of a hand against the naive count."""
    odds: Any = evaluate(cards, unseen, rules, below, split=split)
    naive = Player(rules, below, split)
    hand, rest = in_order(*cards), in_order(*unseen)
    assert odds["stand"] == pytest.approx(float(naive.stand(hand, rest)), abs=near)
    can_draw = points(hand, rules) < 7.5 and len(rest) > 1
    assert ("hit" in odds) == can_draw
    if can_draw:
        assert odds["hit"] == pytest.approx(float(naive.hit(hand, rest)), abs=near)
        busts = sum(place((*hand, card), rules) == 0 for card in rest)
        assert odds["bust"] == pytest.approx(busts / len(rest), abs=near)
        assert sum(odds["next"].values()) == pytest.approx(1)
    for choice, results in odds["results"].items():
        assert sum(results.values()) == pytest.approx(1)
        average = sum(result * chance for result, chance in results.items())
        assert average == pytest.approx(odds[choice], abs=near)
        assert sum(odds["ranks"][choice].values()) == pytest.approx(1)


@settings(max_examples=150, deadline=None)
@given(st.data(), any_rules, st.integers(2, 16), st.booleans())
def test_a_few_cards_give_what_trying_every_order_gives(
    data: st.DataObject, rules: Rules, below: int, split: bool
) -> None:
    cards = data.draw(st.permutations(PACKS[rules.pack]))
    held = data.draw(st.integers(1, 3))
    unseen = cards[held : held + data.draw(st.integers(1, 6))]
    if not in_play(tuple(cards[:held]), rules):
        held = 1
    check(cards[:held], unseen, rules, below, split, 1e-9)


@settings(max_examples=60, deadline=None)
@given(st.data(), any_rules)
def test_a_few_small_cards_may_run_out(data: st.DataObject, rules: Rules) -> None:
    small = [card for card in PACKS[rules.pack] if points((card,), rules) <= 1]
    cards = data.draw(st.permutations(small))
    check(cards[:1], cards[1 : data.draw(st.integers(2, 5))], rules, 15, False, 1e-9)


FULL = {
    **PRESET_RULES,
    "wild king, royal, pair": replace(ITALY, wild="Kd", royal=True, pair_of_sevens=True),
    "wild ace, stand-off, doubles": replace(
        PRESET_RULES["france40"], wild="Ad", tie="push", royal=True
    ),
    "small pack, royal, pair, stand-off": replace(
        PRESET_RULES["france32"], royal=True, pair_of_sevens=True, tie="push"
    ),
}


@pytest.mark.parametrize("rules", FULL.values(), ids=FULL)
def test_a_whole_pack_gives_what_trying_every_card_gives(rules: Rules) -> None:
    # Cards that count the same are told apart by nothing: the naive count takes them for one.
    same = alike(rules)
    hands = ("Kd", "Ad", "Qc 7h", "7c") if rules.pack == "32" else ("Kd", "Ad", "4c Kh", "7c")
    naive = Player(rules, 10)
    for hand in hands:
        cards = parse_cards(hand)
        unseen = [card for card in PACKS[rules.pack] if card not in cards]
        mine = in_order(*map(same, cards))
        rest = in_order(*map(same, unseen))
        odds = evaluate(cards, unseen, rules)
        assert odds["stand"] == pytest.approx(float(naive.stand(mine, rest)), abs=1e-6)
        if "hit" in odds:
            assert odds["hit"] == pytest.approx(float(naive.hit(mine, rest)), abs=1e-6)


def test_what_to_do_in_italy_against_a_bank_that_draws_below_five() -> None:
    hands = {
        1: "Kc", 2: "Ac", 3: "Ac Kc", 4: "2c", 5: "2c Kc", 6: "3c", 7: "3c Kc",
        8: "4c", 9: "4c Kc", 10: "5c", 11: "5c Kc", 12: "6c", 13: "6c Kc", 14: "7c",
    }  # fmt: skip
    best = {total: best_choice(full(hand)) for total, hand in hands.items()}
    # Draw up to 3½, stand on 4, draw on 4½, stand from 5.
    draws = {total for total, choice in best.items() if choice == "hit"}
    assert draws == {1, 2, 3, 4, 5, 6, 7, 9}


def test_what_a_hand_is_worth_in_italy() -> None:
    odds = [full(card) for card in PACKS["40"]]
    each = [one[best_choice(one)] for one in odds]
    assert sum(each) / 40 == pytest.approx(-0.164, abs=0.0005)


@pytest.mark.parametrize("below", range(2, 16))
@pytest.mark.parametrize("tie", ["bank", "push"])
def test_a_lone_wild_king_always_draws(below: int, tie: Any) -> None:
    for royal in (False, True):
        rules = replace(ITALY, wild="Kd", tie=tie, royal=royal)
        odds = full("Kd", rules, below)
        assert odds["hit"] >= odds["stand"]
        assert odds["bust"] == 0
        assert best_choice(full("Kd", rules)) == "hit"


def test_seven_and_a_half_and_two_sevens_end_the_turn() -> None:
    assert "hit" not in full("7c Kc")
    assert "hit" in full("7c")
    pair = full("7c 7d", replace(ITALY, pair_of_sevens=True))
    assert "hit" not in pair
    # Nothing the bank can get with two cards left in it beats two sevens but the other two.
    assert pair["stand"] > 2.9


def test_results_by_hand_with_three_cards_unseen() -> None:
    # The bank has the 7 and stands (7 beats 6½), or the 4, or the 2. With a 4 it takes the 7 and
    # is bust, or the 2: 6, and loses. With a 2 it takes the 4: 6; or the 7 and is bust.
    odds = dict(evaluate(parse_cards("6c Kc"), parse_cards("7d 4d 2d"), ITALY))
    assert odds["results"]["stand"] == pytest.approx({-1: 1 / 3, 1: 2 / 3})  # type: ignore[index]
    assert odds["stand"] == pytest.approx(1 / 3)
    # Every card busts.
    assert (odds["hit"], odds["bust"]) == (-1, 1)


def test_burning_a_four_is_worth_a_new_hand() -> None:
    rules = replace(ITALY, burn="4")
    odds = full("4c", rules)
    unseen = [card for card in PACKS["40"] if card != "4c"]
    worth = []
    for card in unseen:
        rest = [other for other in unseen if other != card]
        one = evaluate([card], rest, rules)
        worth.append(max(one["stand"], one.get("hit", -9.0)))
    assert odds["burn"] == pytest.approx(sum(worth) / 39)
    assert "burn" not in full("4c", rules, burned=True)
    assert "burn" not in full("3c", rules)
    assert "burn" in full("3c", replace(ITALY, burn="3-4"))


def test_splitting_is_worth_two_hands_that_begin_with_half_a_point() -> None:
    spain = PRESET_RULES["spain"]
    odds = full("Kc Qc", spain)
    unseen = [card for card in PACKS["40"] if card not in ("Kc", "Qc")]
    one = evaluate(parse_cards("Kc"), unseen, spain, split=True)
    assert odds["split"] == pytest.approx(2 * max(one["stand"], one["hit"]))
    assert "split" not in full("Kc Qc")


@settings(max_examples=60, deadline=None)
@given(st.data(), any_rules)
def test_a_smaller_card_in_place_of_a_larger_never_busts_more(
    data: st.DataObject, rules: Rules
) -> None:
    cards = data.draw(st.permutations([c for c in PACKS[rules.pack] if c != rules.wild]))
    one, other = sorted(cards[1:3], key=lambda card: points((card,), rules))
    rest = cards[3:12]
    small = evaluate(cards[:1], [one, *rest], rules)
    large = evaluate(cards[:1], [other, *rest], rules)
    assert small["bust"] <= large["bust"]


@settings(max_examples=60, deadline=None)
@given(st.data(), any_rules, st.integers(2, 15))
def test_a_better_hand_never_wins_less(data: st.DataObject, rules: Rules, below: int) -> None:
    cards = data.draw(st.permutations([c for c in PACKS[rules.pack] if c != rules.wild]))
    unseen = cards[2:14]
    low, high = sorted(cards[:2], key=lambda card: points((card,), rules))
    assert (
        evaluate([low], unseen, rules, below)["stand"]
        <= evaluate([high], unseen, rules, below)["stand"] + 1e-12
    )


@settings(max_examples=40, deadline=None)
@given(st.data(), any_rules, st.integers(2, 15))
def test_the_order_of_cards_and_which_of_equals_they_are_change_nothing(
    data: st.DataObject, rules: Rules, below: int
) -> None:
    cards = data.draw(st.permutations(PACKS[rules.pack]))
    unseen = cards[1:12]
    again = data.draw(st.permutations(unseen))
    assert evaluate(cards[:1], unseen, rules, below) == evaluate(cards[:1], again, rules, below)


@pytest.mark.parametrize(
    ("hand", "unseen"),
    [("", "7d 6d"), ("7c Ac", "7d 6d"), ("7c", ""), ("7c", "7c 6d"), ("??", "7d"), ("8c", "7d")],
)
def test_what_is_no_decision_is_refused(hand: str, unseen: str) -> None:
    with pytest.raises(ValueError, match=r"cards|nothing|must have"):
        evaluate(parse_cards(hand), parse_cards(unseen), ITALY)
