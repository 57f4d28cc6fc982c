"""What is said to somebody who asks for advice: counted by hand, for every decision, no secrets."""

import random
from typing import Any

import pytest

from game.engine import (
    HIDDEN,
    PRESETS,
    Rules,
    State,
    apply,
    find_preset,
    new_game,
    parse_action,
    replace,
    view_for,
)
from game.odds import Advice, advise
from tests.engine.naive import place, points
from tests.engine.test_secrets import rearranged
from tests.odds.naive import Player
from tests.ui.games import moments
from tools.soak.rule_sets import any_rules, any_seats

ITALY = find_preset("italy").rules


def sat(
    pack: str, actions: str, rules: Rules = ITALY, *, seats: int = 3, banker: int = 2
) -> tuple[State, Advice]:
    """The advice for the seat to act after ``actions`` at a stacked table."""
    names = ["Anna", "Ben", "Carla", "Dino"][:seats]
    state = new_game(rules, names, "advice", packs=[pack], banker=banker)
    for action in actions.split():
        state, _ = apply(state, parse_action(action))
    given = advise(view_for(state, state.to_act))
    assert given is not None
    return state, given


def values(given: Advice) -> dict[str, float]:
    return {choice.verb: choice.value for choice in given.choices}


def test_the_cards_that_can_come_are_counted_by_what_all_have_seen() -> None:
    # Ben has a hidden 5. Anna shows K, 4 and 7 of a bust hand that began with a 6, and is gone.
    _, given = sat("6d 5h 2s Kc 4d 7c", "bet:5 bet:5 hit hit")
    counted = {kind.counts: (kind.left, kind.seen, kind.size) for kind in given.kinds}
    assert counted == {
        1: (11, 1, 12), 2: (4, 0, 4), 4: (4, 0, 4), 6: (4, 0, 4),
        8: (3, 1, 4), 10: (3, 0, 4), 12: (3, 1, 4), 14: (4, 0, 4),
    }  # fmt: skip
    # 5 and ½, 1, 2 stay in; a 3 and all above is bust: 4 + 3 + 3 + 3 + 4 of 36.
    assert [kind.makes for kind in given.kinds] == [11, 12, 14, 0, 0, 0, 0, 0]
    assert given.bust == pytest.approx(17 / 36)
    assert sum(kind.left for kind in given.kinds) == 36


def test_a_first_card_of_four_stands_and_of_four_and_a_half_draws() -> None:
    # docs/odds.md: stand on 4, draw on 4½, with nothing else seen.
    _, on_four = sat("4d 5h 2s", "bet:5 bet:5")
    assert on_four.best is not None
    assert on_four.best.verb == "stand"
    # 15 of 39: the three other fours, and all fives, sixes and sevens.
    assert on_four.bust == pytest.approx(15 / 39)
    _, more = sat("4d 5h 2s Kc", "bet:5 bet:5 hit")
    assert more.best is not None
    assert more.best.verb == "hit"


def test_chances_and_values_are_those_of_trying_every_card() -> None:
    # All but a few cards have been seen: 36 lie used, 4 in hands.
    rules = replace(ITALY, shuffle="run_down")
    state, _ = sat("6d 5h 2s", "bet:5 bet:5", rules)
    view = view_for(state, 0)
    unseen = [c for c in whole() if c in ("5h", "2s", "Kc", "Ad", "3c", "7h")]
    view = view._replace(used=tuple(c for c in whole() if c not in (*unseen, "6d")), pack_count=4)
    given = advise(view)
    assert given is not None
    naive = Player(rules, 10)
    rest = tuple(unseen)
    stand, hit = float(naive.stand(("6d",), rest)), float(naive.hit(("6d",), rest))
    assert values(given) == pytest.approx({"stand": stand, "hit": hit}, abs=1e-9)
    # Standing wins a stake or loses it, nothing between: v = wins − loses, and both are all.
    outcome = given.choices[0].outcome
    assert outcome == pytest.approx(((1 + stand) / 2, 0.0, (1 - stand) / 2), abs=1e-9)
    assert given.unweighed == ("few_cards",)


def whole() -> tuple[Any, ...]:
    from game.engine.cards import PACKS

    return PACKS["40"]


def test_a_stand_off_is_told_apart() -> None:
    _, given = sat("6d 5h 2s", "bet:5 bet:5", replace(ITALY, tie="push"))
    for choice in given.choices:
        assert choice.outcome is not None
        wins, back, loses = choice.outcome
        assert back > 0
        assert wins + back + loses == pytest.approx(1)
        # All payments are single here.
        assert choice.value == pytest.approx(wins - loses)


def test_the_banker_against_hands_that_lie_open_all_but_one_card() -> None:
    # Anna stands with a hidden 6 and a queen, the bank has 7.
    state, given = sat("6d 7h Qc", "bet:4 hit stand", seats=2, banker=1)
    assert state.phase == "bank"
    assert given.bank
    assert given.assumed == (8, 12)
    # Only 7½ would be more, and would lie open: whatever Anna hides, the bank takes her 4 chips.
    assert values(given)["stand"] == pytest.approx(4.0)
    # Any card but a face card is bust: 27 of the 38 unseen, of which Anna has one.
    assert given.best is not None
    assert given.best.verb == "stand"
    assert given.bust > 0.6
    assert all(choice.outcome is None for choice in given.choices)


def test_only_what_is_allowed_is_weighed() -> None:
    spain = find_preset("spain").rules
    _, given = sat("Kd 7h 4s Qc", "bet:5 bet:5 hit", spain)
    assert set(values(given)) == {"stand", "hit", "split"}
    assert given.unweighed == ("ways",)
    portugal = replace(find_preset("portugal").rules, burn="4")
    _, given = sat("4d 5h 7s", "bet:5 bet:5", portugal)
    assert set(values(given)) == {"stand", "hit", "burn"}
    assert given.unweighed == ("ways", "raise")
    # Raised: a card must be asked for.
    _, given = sat("4d 5h 7s", "bet:5 bet:5 raise:7", portugal)
    assert set(values(given)) == {"hit"}


def test_which_card_to_show_is_not_weighed() -> None:
    _, given = sat("3d 5h 7s 2c", "bet:5 bet:5 hit", find_preset("france40").rules)
    assert given.choices == ()
    assert given.unweighed == ("show",)


def test_when_the_pack_has_run_out_only_the_next_card_is_told() -> None:
    state, _ = sat("6d 5h 2s", "bet:5 bet:5")
    view = view_for(state, 0)._replace(
        pack_count=0, used=tuple(c for c in whole() if c[0] in "A7K")
    )
    given = advise(view)
    assert given is not None
    assert given.choices == ()
    assert given.unweighed == ("run_out",)
    # Of the twelve used cards the four sevens are bust; an ace makes 7, a king 6½.
    assert given.bust == pytest.approx(4 / 12)
    assert sum(kind.left for kind in given.kinds) == 12


def test_nobody_is_advised_on_anything_else() -> None:
    state = new_game(ITALY, ["Anna", "Ben"], "advice", banker=1)
    for action in ("cut:7", "bet:5"):
        assert state.to_act == 0
        assert advise(view_for(state, 0)) is None
        state, _ = apply(state, parse_action(action))
    assert state.phase in ("play", "bank")
    assert advise(view_for(state, 1 - (state.to_act or 0))) is None
    assert advise(view_for(state, None)) is None


TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    **{f"any {number}": any_rules(random.Random(f"advice {number}")) for number in range(10)},
}


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_every_decision_is_advised_and_no_secret_moves_it(rules: Rules) -> None:
    dice = random.Random("advice")
    seats = min(4, any_seats(rules, dice))
    asked = changed = 0
    for state, _, _, _ in moments(rules, seats, "advice", steps=60):
        if state.phase not in ("play", "bank") or state.to_act is None:
            continue
        asked += 1
        view = view_for(state, state.to_act)
        given = advise(view)
        verbs = {action.verb for action in view.legal}
        assert given is not None
        assert given.bank == (state.phase == "bank")
        if verbs & {"stand", "hit", "hit:down"} and "run_out" not in given.unweighed:
            assert given.best is not None
            assert given.best.value == max(values(given).values())
            assert values(given).keys() <= verbs | {"hit"}
            assert ("hit" in values(given)) == bool(verbs & {"hit", "hit:down"})
        hand = view.seats[state.to_act].hands[view.to_act_hand]
        for kind in given.kinds:
            # A card of that kind, tried: whichever, they all count the same.
            like = [card for card in unknown(state, view) if kind.wild == (card == rules.wild)
                    and points((card,), rules) * 2 == kind.counts]  # fmt: skip
            if view.pack_count:
                assert kind.left == len(like)
            for card in like[:1]:
                made = place((*hand.cards, card), rules, hand.split)
                assert (kind.makes == 0) == (made == 0)
        other = rearranged(state, state.to_act, dice)
        changed += other != state
        assert advise(view_for(other, state.to_act)) == given
    assert asked
    assert changed


def unknown(state: State, view: Any) -> list[Any]:
    """All cards that the view does not show."""
    shown = {card for seat in view.seats for hand in seat.hands for card in hand.cards}
    shown |= set(view.used)
    everywhere = set(state.pack) | {
        card for seat in state.seats for hand in seat.hands for card in hand.cards
    }
    assert HIDDEN not in everywhere
    return sorted((everywhere | set(state.used)) - shown)
