"""What the events set in motion is marked so in the tree, and nothing else is."""

import pytest

from game.app.motion import Move, after
from game.app.retelling import retell
from game.engine import (
    Event,
    Rules,
    apply,
    find_preset,
    new_game,
    parse_action,
    redact,
    replace,
    view_for,
)
from game.ui import Tree, view
from game.ui.chips import discs
from tests.ui.tables import looked_back, model_of
from tests.ui.test_view import elements

ITALY = find_preset("italy").rules
NAMES = ("Nonna", "Anna", "Bruno", "Carla")
# Nonna, the bank, holds 4; Anna 6, Bruno king and 7, Carla 5.
PACK = "6d Kc 5h 4s 7h"


def drawn(pack: str, actions: str, until: str, rules: Rules = ITALY, banker: int = 0) -> Tree:
    """The page, Nonna's, just after the last event of a kind of the last action was told."""
    state = new_game(rules, NAMES, "seed", packs=(pack,), banker=banker)
    moves: tuple[Move, ...] = ()
    told: list[Event] = []
    for action in actions.split():
        shown = view_for(state, 0)
        state, happened = apply(state, parse_action(action))
        events = [redact(event, 0) for event in happened]
        kinds = [event.kind for event in events]
        last = len(kinds) - kinds[::-1].index(until) if until in kinds else len(kinds)
        for event in events[:last]:
            moves = after(moves, shown, event, len(told))
            told.append(event)
            shown = retell(shown, event)
    model = model_of(state, told, queue=events[last:] or events[-1:])
    return view(model._replace(shown=shown, moves=moves, resting=False))


def with_class(tree: Tree, *names: str) -> list[Tree]:
    return [one for one in elements(tree) if {*names} <= {*str(one[1].get("class", "")).split()}]


def seat(tree: Tree, number: int) -> Tree:
    return next(one for one in elements(tree) if one[1].get("key") == f"seat-{number}")


def test_a_card_dealt_to_another_comes_with_its_back_and_does_not_turn() -> None:
    tree = drawn(PACK, "bet:1 bet:1 bet:1", "deals")
    (card,) = with_class(seat(tree, 1), "card-comes")
    assert "flips" not in str(card[1]["class"])
    assert not with_class(card, "back")


def test_ones_own_card_turns_over_as_it_comes() -> None:
    tree = drawn("6d Kc 5h 4s", "bet:1 bet:1 bet:1", "deals", banker=3)
    (me,) = with_class(tree, "me-cards")
    (card,) = with_class(me, "card-comes")
    assert "flips" in str(card[1]["class"]).split()
    assert len(with_class(card, "back")) == 1


def test_a_card_asked_for_turns_over_as_it_comes_and_is_spoken_of_later() -> None:
    tree = drawn(PACK, "bet:1 bet:1 bet:1 stand hit", "draws_card")
    cards = with_class(seat(tree, 2), "card-comes", "flips")
    assert [card[1]["style"] for card in cards] == [{"--i": "1"}]
    assert len(with_class(tree, "late")) >= 1


def test_seven_and_a_half_glows_and_a_royal_one_more() -> None:
    tree = drawn(PACK, "bet:1 bet:1 bet:1 stand hit", "seven_half")
    assert len(with_class(seat(tree, 2), "glows")) == 1
    assert not with_class(tree, "royally")
    royal = replace(ITALY, royal=True, next_banker="royal")
    tree = drawn(PACK, "bet:1 bet:1 bet:1 stand hit", "seven_half", royal)
    assert len(with_class(seat(tree, 2), "glows", "royally")) == 1


def test_a_bust_hand_shakes_once_and_stays_lost() -> None:
    tree = drawn("6d Kc 5h 4s 7h", "bet:1 bet:1 bet:1 hit", "bust")
    assert len(with_class(seat(tree, 1), "busts")) == 1
    assert len(with_class(seat(tree, 1), "slot", "lost")) == 2


def test_chips_fly_from_the_loser_to_the_bank_and_from_the_bank_to_the_winner() -> None:
    # Anna's 6 and 7 are bust; her 9 go to Nonna's bank.
    tree = drawn("6d Kc 5h 4s 7h", "bet:9 bet:1 bet:1 hit", "collects")
    (flight,) = with_class(tree, "flight")
    assert {"flight-chips", "to-me"} <= {*str(flight[1]["class"]).split()}
    assert flight[1]["style"] == {f"--from-{key[2:]}": seat(tree, 1)[1]["style"][key]  # type: ignore[index]
                                  for key in ("--col", "--row", "--dx", "--dy")}  # fmt: skip
    assert [one[1]["class"] for one in elements(flight) if one[0] == "i"] == ["c5"] + ["c1"] * 4
    # The bank stands on 4 and pays all three; Carla's 5 last.
    tree = drawn(PACK, "bet:1 bet:1 bet:6 stand hit stand stand", "pays")
    flight = with_class(tree, "flight")[-1]
    assert {"flight-chips", "from-me"} <= {*str(flight[1]["class"]).split()}
    assert "--to-col" in flight[1]["style"]  # type: ignore[operator]


def test_the_banks_mark_flies_to_the_next_banker_and_lies_there() -> None:
    tree = drawn(PACK, "bet:1 bet:1 bet:6 stand hit stand stand", "banker")
    (flight,) = with_class(tree, "flight-mark")
    assert "from-me" in str(flight[1]["class"]).split()
    assert len(with_class(seat(tree, 2), "bank-mark", "arrives")) == 1
    assert len(with_class(tree, "bank-mark")) == 1


def test_used_cards_lie_beside_the_pack_with_their_number() -> None:
    # R9: Anna, Bruno, Carla and the bank had one card each, Bruno two.
    rules = replace(ITALY, shuffle="run_down", next_banker="never")
    tree = drawn(PACK, "bet:1 bet:1 bet:6 stand hit stand stand next", "hand_begins", rules)
    (used,) = with_class(tree, "used")
    assert "5" in [text for one in elements(used) for text in one[2] if isinstance(text, str)]
    assert not with_class(drawn(PACK, "bet:1 bet:1 bet:6", "deals"), "used")


def test_a_replay_stands_still_whatever_moves_behind_it() -> None:
    moves = (Move("comes", 1, 0), Move("chips", 40, 0, to=1, amount=5))
    tree = view(looked_back("en", "replay")._replace(moves=moves))
    (replay,) = with_class(tree, "replay")
    assert not [*with_class(replay, "card-comes"), *with_class(replay, "flight")]


def test_a_table_at_rest_waits_for_no_tap_on_the_cloth() -> None:
    state = new_game(ITALY, NAMES, "seed", packs=(PACK,), banker=3)
    (table,) = with_class(view(model_of(state, ())), "table")
    assert "data-action" not in table[1]


def test_a_game_gone_on_with_stands_still() -> None:
    state = new_game(ITALY, NAMES, "seed", packs=(PACK,), banker=0)
    for action in ("bet:1", "bet:1", "bet:1", "hit"):
        state, _ = apply(state, parse_action(action))
    tree = view(model_of(state, ()))
    moving = ("card-comes", "card-turns", "flight", "glows", "busts", "staked", "aside")
    assert not [one for name in moving for one in with_class(tree, name)]


@pytest.mark.parametrize(
    ("amount", "chips"),
    [
        (1, [1]),
        (4, [1, 1, 1, 1]),
        (10, [5, 5]),
        (38, [25, 5, 5, 1, 1, 1]),
        (99, [25, 25, 25, 5, 5, 5, 5, 1, 1, 1]),
        (130, [100, 25, 5]),
        (9_999, [1000] * 9 + [500]),
    ],
)
def test_an_amount_is_laid_with_few_chips_the_dearest_first(amount: int, chips: list[int]) -> None:
    assert discs(amount) == chips
