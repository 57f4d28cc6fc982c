"""What the banker's choices are worth, against every way to deal the cards nobody has seen."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.engine import (
    HIDDEN,
    PRESETS,
    Action,
    Rules,
    SeatView,
    find_preset,
    parse_cards,
    replace,
    view_for,
)
from game.engine.cards import PACKS
from game.engine.view import HandView, PlayerView
from game.odds import MIXTURE, evaluate_bank, table
from game.odds.shapes import EMPTY, shapes_of
from tests.engine.naive import place, points
from tests.engine.table import walk
from tests.engine.test_secrets import rearranged
from tests.odds.naive import Bank, plays_so
from tests.odds.tables import at_the_banks_turn
from tools.soak import rule_sets

ITALY = find_preset("italy").rules
FRANCE = find_preset("france40").rules
FRANCE32 = find_preset("france32").rules


class Rival:
    """A hand that stands: its cards as texts, a hidden one as ``??``; stake and chips."""

    def __init__(self, cards: str, stake: int = 1, chips: int = 50) -> None:
        self.cards, self.stake, self.chips = parse_cards(cards), stake, chips


def banks_view(bank: str, *rivals: Rival, unseen: str, rules: Rules = ITALY) -> SeatView:
    """The bank's turn, with just these cards unseen; all others are used up."""
    own = parse_cards(bank)
    hidden = sum(card == HIDDEN for rival in rivals for card in rival.cards)
    shown = {*own, *(card for rival in rivals for card in rival.cards)}
    left = parse_cards(unseen)
    used = tuple(card for card in PACKS[rules.pack] if card not in shown and card not in left)
    players = [
        PlayerView("", rival.chips, (hand(rival.cards, rival.stake),), False) for rival in rivals
    ]
    seats = [PlayerView("bank", 100, (hand(own, 0, "playing"),), False), *players]
    return SeatView(
        seat=0, rules=rules, seats=tuple(seats), banker=0, phase="bank", to_act=0, to_act_hand=0,
        hand_number=1, pack_count=len(left) - hidden, used=used, fund=0, offers=(),
        fingerprint="", legal=(),
    )  # fmt: skip


def hand(cards: Any, stake: int, state: Any = "standing") -> HandView:
    up = tuple(card != HIDDEN for card in cards)
    return HandView(tuple(cards), up, stake, state, None)


def check(view: SeatView, stands_at: int, near: float = 1e-9) -> None:
    naive = Bank(view, lambda cards: plays_so(cards, view.rules, stands_at, 2.0**-40))
    stand, hit = naive.odds()
    odds = evaluate_bank(view, stands_at)
    assert odds["stand"] == pytest.approx(stand, abs=near)
    assert odds["hit"] == pytest.approx(hit, abs=near)


SMALL = "Kc Ad 2d 4c 5c 6c 7c"


@pytest.mark.parametrize("stands_at", [8, 9, 10, 12])
@pytest.mark.parametrize("bank", ["Kh", "4h", "6h"])
@pytest.mark.parametrize("rules", [ITALY, FRANCE, replace(ITALY, tie="push")])
def test_one_hidden_card_gives_what_every_deal_gives(
    rules: Rules, bank: str, stands_at: int
) -> None:
    view = banks_view(bank, Rival("?? 2c", 3), Rival("4d Ah", 2), unseen=SMALL, rules=rules)
    check(view, stands_at)


@pytest.mark.parametrize("stands_at", [8, 10])
def test_two_hidden_cards_are_never_the_same(stands_at: int) -> None:
    check(banks_view("2h", Rival("??", 2), Rival("?? Kd", 5, 3), unseen=SMALL), stands_at)
    # Both hide the one 6 or the one 7; who has it leaves the other with a slip.
    check(banks_view("2h", Rival("??", 2), Rival("??", 5), unseen="6c 2c 3c Kc Ac As"), 12)


def test_hands_that_look_alike_share_what_they_hide() -> None:
    view = banks_view("Kh", Rival("??", 2), Rival("??", 5), Rival("??", 1), unseen=SMALL)
    check(view, 9)


@pytest.mark.parametrize("rules", [FRANCE, replace(FRANCE, tie="push", royal=True)])
def test_closed_cards_are_told_by_the_order_they_came_in(rules: Rules) -> None:
    for stands_at, rivals in (
        (10, [Rival("Ah ?? ??", 2)]),
        (12, [Rival("Ah ?? ?? ??", 2)]),
        (10, [Rival("Ah ?? ??", 2), Rival("??", 4)]),
    ):
        check(banks_view("6h", *rivals, unseen=SMALL, rules=rules), stands_at)


@pytest.mark.parametrize("wild", ["Kd", "Ad"])
def test_a_wild_card_may_be_the_hidden_one_or_the_banks(wild: Any) -> None:
    rules = replace(ITALY, wild=wild, royal=True, pair_of_sevens=True)
    check(banks_view("2h", Rival("?? 2c", 3), unseen=f"As 2d 4c 5c 6c {wild}", rules=rules), 10)
    check(banks_view(wild, Rival("?? 2c", 3), unseen="Kc 2d 4c 5c 6c 7c", rules=rules), 10)


any_rules = st.builds(
    lambda preset, **changes: replace(preset.rules, **changes),
    st.sampled_from(PRESETS),
    tie=st.sampled_from(["bank", "push"]),
    royal=st.booleans(),
    pair_of_sevens=st.booleans(),
    seven_half_pays=st.sampled_from([1, 2]),
    bank_seven_half_collects=st.sampled_from([1, 2]),
    show_seven_half=st.booleans(),
)


@settings(max_examples=50, deadline=None)
@given(st.data(), any_rules, st.integers(7, 13))
def test_any_small_table_gives_what_every_deal_gives(
    data: st.DataObject, rules: Rules, stands_at: int
) -> None:
    cards = data.draw(st.permutations(PACKS[rules.pack]))
    unseen = cards[:6]
    bank = cards[6]
    rivals = []
    at = 7
    for _ in range(data.draw(st.integers(1, 2))):
        up = list(cards[at : at + data.draw(st.integers(0, 2))])
        at += 2
        if points(tuple(up), rules) > 4:
            up = up[:1] if points(tuple(up[:1]), rules) < 6 else []
        spot = data.draw(st.integers(0, len(up)))
        text = " ".join([*up[:spot], "??", *up[spot:]])
        rivals.append(Rival(text, data.draw(st.integers(1, 9)), data.draw(st.integers(0, 9))))
    view = banks_view(bank, *rivals, unseen=" ".join(unseen), rules=rules)
    naive = Bank(view, lambda one: plays_so(one, rules, stands_at, 2.0**-40))
    # Of a table that fits no deal at all nothing can be said.
    assume(naive.whole > 0 and not naive.runs_out)
    stand, hit = naive.odds()
    odds = evaluate_bank(view, stands_at)
    assert odds["stand"] == pytest.approx(stand, rel=1e-9, abs=1e-9)
    assert odds["hit"] == pytest.approx(hit, rel=1e-9, abs=1e-9)


def test_the_mixture_weighs_its_habits() -> None:
    view = banks_view("2h", Rival("?? Ac", 3), Rival("??", 2), unseen=SMALL)

    def likely(cards: tuple[str, ...]) -> float:
        return sum(
            share * plays_so(cards, ITALY, stands_at, MIXTURE.slip)
            for stands_at, share in MIXTURE.shares
        )

    stand, hit = Bank(view, likely).odds()
    odds = evaluate_bank(view)
    assert odds["stand"] == pytest.approx(stand, abs=1e-9)
    assert odds["hit"] == pytest.approx(hit, abs=1e-9)
    assert sum(share for _, share in MIXTURE.shares) == pytest.approx(1)


def test_a_player_who_stands_is_no_player_with_any_card() -> None:
    unseen = " ".join(card for card in PACKS["40"] if card not in ("5h", "3c"))
    view = banks_view("5h", Rival("?? 3c", 1), unseen=unseen)
    # Somebody who stands from 5 has 5, 6 or 7 (a 2, 3 or 4 below a 3), all shown 7½ apart: of 11
    # cards 4 make it 5, which the bank's 5 takes, and 7 beat it: 3 of a 3, 4 of a 4.
    assert evaluate_bank(view, 10)["stand"] == pytest.approx((4 - 7) / 11)


def test_known_hands_by_hand() -> None:
    # The bank has 4 against 5 and 6½, two chips and one; it can draw a 1, a 3 or a 7.
    view = banks_view("4h", Rival("3c 2c", 2), Rival("6c Kc", 1), unseen="Ac 3d 7d")
    odds = evaluate_bank(view)
    assert odds["stand"] == -3
    # 5 beats only the two chips; to draw on with a 3 or a 7 left would bust. 7 takes all.
    assert odds["hit"] == pytest.approx(((2 - 1) + 3 - 3) / 3)
    assert odds["bust"] == pytest.approx(1 / 3)


def test_R10_with_the_pack_out_the_bank_draws_from_the_used_cards() -> None:  # noqa: N802
    cards = parse_cards("4h 3c 2c")
    all_but = [card for card in PACKS["40"] if card not in cards]
    view = banks_view("4h", Rival("3c 2c", 2), unseen="")
    assert view.pack_count == 0
    after = [place(("4h", card), ITALY) for card in all_but]
    # 5 and more takes the two chips; from 4½ the bank draws once more.
    odds = evaluate_bank(view)
    assert odds["bust"] == pytest.approx(after.count(0) / 37)
    wins = sum(one >= 5 for one in after)
    again = sum(place(("4h", "Kc", card), ITALY) >= 5 for card in all_but if card != "Kc")
    best = wins + 12 * again / 36
    assert odds["hit"] == pytest.approx(2 * (2 * best / 37 - 1), abs=0.01)


def test_R21_a_player_pays_double_as_far_as_the_chips_go() -> None:  # noqa: N802
    for chips, more in ((0, 0), (2, 2), (50, 4)):
        view = banks_view("7h Kc", Rival("3c 2c", 4, chips), unseen="Ac", rules=FRANCE)
        odds = evaluate_bank(view)
        assert odds["stand"] == 4 + more
        assert "hit" not in odds


def test_a_large_stake_after_looking_speaks_for_a_good_card() -> None:
    rules = replace(FRANCE, stake_max=10)
    unseen = " ".join(card for card in PACKS["40"] if card != "6h")
    small = evaluate_bank(banks_view("6h", Rival("??", 1), unseen=unseen, rules=rules))["stand"]
    large = evaluate_bank(banks_view("6h", Rival("??", 10), unseen=unseen, rules=rules))["stand"]
    assert large / 10 < small - 0.01
    # With the stake set before the deal, or a known habit, it says nothing.
    for how, plain in ((None, replace(rules, stake_time="before")), (10, rules)):
        one, ten = (
            evaluate_bank(banks_view("6h", Rival("??", stake), unseen=unseen, rules=plain), how)
            for stake in (1, 10)
        )
        assert ten["stand"] == pytest.approx(10 * one["stand"])


def test_only_the_banks_turn_is_judged() -> None:
    view = banks_view("6h", Rival("??", 1), unseen=SMALL)
    with pytest.raises(ValueError, match="turn"):
        evaluate_bank(view._replace(phase="play"))


def test_burning_is_a_new_first_card() -> None:
    rules = replace(ITALY, burn="4")
    view = banks_view("4h", Rival("3c 2c", 2), unseen="Ac 3d 7d", rules=rules)
    assert "burn" not in evaluate_bank(view)
    odds = evaluate_bank(view._replace(legal=(Action("burn"), Action("hit"), Action("stand"))))
    # A 7 wins. An ace or a 3 goes on: 1 + 3 = 4 and 3 + 1 = 4, then only the 7 is left, which
    # busts; with the 7 first both bust.
    assert odds["burn"] == pytest.approx(2 * (1 - 1 - 1) / 3)


def test_views_of_states_that_differ_only_in_secrets_give_the_same() -> None:
    for number in range(12):
        state = at_the_banks_turn(PRESETS[number % len(PRESETS)].rules, f"secret {number}", 5)
        other = rearranged(state, state.banker, random.Random(number))
        one, two = (view_for(each, state.banker) for each in (state, other))
        assert evaluate_bank(one) == evaluate_bank(two)


def test_hands_beyond_the_budget_are_judged_nearly_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = table.WORK
    for number in range(10):
        preset = PRESETS[number % len(PRESETS)]
        state = at_the_banks_turn(preset.rules, f"budget {number}", 7)
        view = view_for(state, state.banker)
        at_stake = sum(hand.stake for seat in state.seats for hand in seat.hands)
        monkeypatch.setattr(table, "WORK", 10**9)
        exact = evaluate_bank(view)
        for work, near in ((usual, 0.015), (0, 0.05)):
            monkeypatch.setattr(table, "WORK", work)
            odds = evaluate_bank(view)
            assert odds["stand"] == pytest.approx(exact["stand"], abs=near * at_stake)
            assert odds.get("hit", 0) == pytest.approx(exact.get("hit", 0), abs=near * at_stake)


@pytest.mark.parametrize(("rules", "hands"), [(ITALY, 222), (FRANCE32, 78)])
def test_how_many_hands_that_are_not_bust_there_are(rules: Rules, hands: int) -> None:
    # The hand without a card among them.
    assert table.lines(shapes_of(rules), EMPTY) == hands
    worths = Counter(points((card,), rules) for card in PACKS[rules.pack])
    totals = Counter({0.0: 1})
    for worth, many in worths.items():
        longer: Counter[float] = Counter()
        for total, ways in totals.items():
            for number in range(many + 1):
                longer[total + number * worth] += ways
        totals = longer
    assert sum(ways for total, ways in totals.items() if total <= 7.5) == hands


def test_odd_play_under_any_rules_never_leaves_the_bank_without_an_answer() -> None:
    judged = 0
    for number in range(60):
        rules = rule_sets.any_rules(random.Random(number))
        for state, action, _, _ in walk(rules, 2 + number % 7, f"odd {number}", steps=120):
            if state.phase == "bank":
                view = view_for(state, state.banker)
                odds = evaluate_bank(view)
                at_stake = sum(hand.stake for seat in state.seats for hand in seat.hands)
                assert abs(odds["stand"]) <= 3 * at_stake + 1e-6
                assert ("hit" in odds) == (Action("hit") in view.legal)
                assert ("burn" in odds) == (Action("burn") in view.legal)
                judged += action is not None
    assert judged > 100
