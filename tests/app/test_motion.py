"""What moves when an event is told: which card, whose chips, from where to where.

The right answers come from the packs and the rules: who holds what, who owes whom.
"""

import pytest

from game.app.messages import Msg
from game.app.motion import PACK, USED, Move, after
from game.app.play import TELL
from game.app.retelling import retell
from game.app.update import update
from game.engine import (
    Event,
    Rules,
    apply,
    find_preset,
    legal_actions,
    new_game,
    parse_action,
    redact,
    replace,
    view_for,
)
from tests.app.desk import Desk
from tests.ui.tables import model_of

NAMES = ("Nonna", "Anna", "Bruno")
ITALY = find_preset("italy").rules
SPAIN = find_preset("spain").rules
PORTUGAL = find_preset("portugal").rules
FRANCE = find_preset("france40").rules
MOVING = ("chips", "mark", "card")


def told(
    pack: str, actions: str, rules: Rules = ITALY, *, banker: int = 0, viewer: int | None = 1
) -> list[tuple[Event, tuple[Move, ...]]]:
    """Play for the table of three; return each event with the moves that it alone begins."""
    state = new_game(rules, NAMES, "seed", packs=(pack,), banker=banker)
    found = []
    for action in actions.split():
        view = view_for(state, viewer)
        state, events = apply(state, parse_action(action))
        for at, event in enumerate(redact(one, viewer) for one in events):
            found.append((event, after((), view, event, at)))
            view = retell(view, event)
    return found


def moves(found: list[tuple[Event, tuple[Move, ...]]], *kinds: str) -> list[Move]:
    return [move for _, begun in found for move in begun if move.kind in kinds]


# Bank 0 holds 4; Anna 6 (she stands), Bruno king and 7: seven and a half.
PASSING = "6d Kc 4s 7h", "bet:3 bet:8 stand hit stand"


def test_each_card_comes_from_the_pack_to_its_place() -> None:
    comes = moves(told(*PASSING), "comes")
    assert [(move.seat, move.hand, move.place) for move in comes] == [
        (1, 0, 0), (2, 0, 0), (0, 0, 0), (2, 0, 1),
    ]  # fmt: skip


def test_who_has_seven_and_a_half_turns_up_the_hidden_card_and_glows() -> None:
    # R14: the hidden king is the first card; the seven lies open already.
    found = told(*PASSING)
    assert [(move.seat, move.place) for move in moves(found, "turns")][:1] == [(2, 0)]
    assert [move.seat for move in moves(found, "seven_half")] == [2]


def test_the_bank_takes_first_and_then_pays_and_its_mark_goes_to_who_had_seven_and_a_half() -> None:
    # The bank stands on 4: it pays Anna's 6 her 3 and Bruno's 7½ his 8 (R18), who takes it (R31).
    ways = moves(told(*PASSING), *MOVING)
    assert [(move.kind, move.seat, move.to, move.amount) for move in ways] == [
        ("chips", 0, 1, 3), ("chips", 0, 2, 8), ("mark", 0, 2, 0),
    ]  # fmt: skip


def test_a_bust_hand_shakes_and_its_chips_go_to_the_bank_at_once() -> None:
    # R15: Anna's 6 and 7 are bust; Bruno has not yet played.
    found = told("6d Kc 4s 7h", "bet:3 bet:8 hit")
    kinds = [move.kind for _, begun in found for move in begun]
    assert kinds[-2:] == ["busts", "chips"]
    assert moves(found, "chips") == [Move("chips", moves(found, "chips")[0].at, 1, to=0, amount=3)]


def test_a_tie_that_is_a_stand_off_moves_no_chips() -> None:
    # R18: Anna and the bank have 4 both; Bruno's 5 is paid.
    rules = replace(ITALY, tie="push")
    found = told("4d 5c 4s", "bet:3 bet:8 stand stand stand", rules)
    assert [(move.seat, move.to) for move in moves(found, "chips")] == [(0, 2)]


def test_the_fund_pays_out_of_the_middle_of_the_table() -> None:
    # R29: the bank has 20 chips and owes 15 to Anna and 15 to Bruno.
    rules = replace(FRANCE, chips=20, stake_max=0, seven_half_pays=1)
    found = told("5d 5c 4s", "bet:15 bet:15 stand stand stand", rules)
    assert [(move.seat, move.to, move.amount) for move in moves(found, "chips")] == [
        (0, 1, 15), (0, 2, 5), (PACK, 2, 10),
    ]  # fmt: skip


def test_a_burned_card_goes_to_the_used_ones_and_another_comes() -> None:
    # R26.
    rules = replace(ITALY, burn="4")
    found = told("4d 5c 6s 7h", "bet:3 bet:8 burn", rules)
    thrown = moves(found, "card")[0]
    assert (thrown.seat, thrown.to, str(thrown.card)) == (1, USED, "4d")
    assert moves(found, "comes")[-1][2:5] == (1, 0, 0)


def test_cards_that_are_laid_aside_fall_on_the_used_ones() -> None:
    # R9: with the whole pack shuffled there are none.
    for rules, laid in ((replace(ITALY, shuffle="run_down"), 1), (ITALY, 0)):
        found = told("6d 5c 4s", "bet:3 bet:8 stand stand stand next", rules)
        assert len(moves(found, "laid")) == laid


def test_the_card_kept_hidden_slips_under_and_the_other_is_turned_up() -> None:
    # R13, France: the new card stays hidden, the one hidden until now is turned up.
    found = told("2d 5c 4s 3h", "bet:3 bet:8 hit hide", FRANCE)
    assert [move[2:5] for move in moves(found, "tucks")] == [(1, 0, 1)]
    assert [move[2:5] for move in moves(found, "turns")] == [(1, 0, 0)]


def test_split_cards_part_and_what_moved_under_their_old_numbers_is_over() -> None:
    # R27.
    rules = replace(SPAIN, split_hands=2)
    state = new_game(rules, NAMES, "seed", packs=("Kd 5c 4s Qh",), banker=0)
    held: tuple[Move, ...] = ()
    for action in ("bet:3", "bet:8", "hit", "split"):
        view = view_for(state, 1)
        state, events = apply(state, parse_action(action))
        for at, event in enumerate(events):
            held = after(held, view, event, at)
            view = retell(view, event)
            if event.kind == "splits":
                own = [move for move in held if move.seat == 1]
                assert [(move.kind, move.hand) for move in own] == [("parts", 0), ("parts", 1)]


def test_a_bank_that_is_bought_is_paid_for_on_the_table() -> None:
    # R32: Bruno buys the bank for 5.
    rules = replace(PORTUGAL, first_banker="chosen")
    found = told(
        "6d 5c 4s", "bet:3 bet:8 stand stand stand pass offer:5 accept:2", rules, viewer=None
    )
    ways = moves(found, *MOVING)[-2:]
    assert [(move.kind, move.seat, move.to, move.amount) for move in ways] == [
        ("chips", 2, 0, 5), ("mark", 0, 2, 0),
    ]  # fmt: skip


def test_the_mark_of_the_first_bank_comes_from_the_middle() -> None:
    view = view_for(new_game(ITALY, NAMES, "seed", banker=1), 0)
    view = view._replace(hand_number=0)
    assert after((), view, Event("banker", 1, text="draw"), 0) == (Move("mark", 0, PACK, to=1),)


# ---- what hurries it


def dealing() -> Desk:
    """A desk at which the cards are being dealt."""
    desk = Desk()
    desk.tap("play")
    for _ in range(200):
        if desk.model.told[-1].kind == "deals" and desk.model.queue:
            return desk
        if desk.model.resting:
            desk.act("bet:1" if desk.state.phase == "stakes" else "cut:20")
        desk.wait(100)
    raise AssertionError


def test_a_tap_on_the_cloth_ends_what_is_in_the_air_and_tells_what_is_under_way() -> None:
    desk = dealing()
    assert [move.kind for move in desk.model.moves][-1:] == ["comes"]
    desk.tap("hurry")
    assert desk.model.moves == ()
    assert desk.model.queue == ()
    dealt = [event.seat for event in desk.model.told if event.kind == "deals"]
    assert sorted(dealt) == list(range(len(desk.state.seats)))


def test_a_tap_on_the_cloth_makes_whoever_thinks_act() -> None:
    desk = dealing()
    desk.tap("hurry")
    if desk.model.resting:
        return
    acted = len(desk.model.told)
    desk.tap("hurry")
    assert len(desk.model.told) > acted


def test_a_tap_on_the_cloth_decides_nothing() -> None:
    desk = Desk()
    desk.start_game()
    before = desk.model
    assert desk.model.my_turn
    desk.tap("hurry")
    assert desk.model == before


def test_what_is_skipped_does_not_move() -> None:
    desk = dealing()
    desk.tap("skip")
    assert desk.model.resting
    assert desk.model.moves == ()


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_without_speed_all_is_told_at_once_and_nothing_moves(seed: str) -> None:
    desk = Desk(seed=seed)
    desk.tap("speed", "none")
    desk.tap("play")
    for _ in range(30):
        assert desk.model.resting
        assert desk.model.moves == ()
        assert TELL not in desk.timers
        if desk.state.phase == "over":
            break
        desk.wait(300)
        desk.act("next" if desk.state.phase == "between" else str(legal_actions(desk.state)[0]))


def test_who_wants_no_speed_any_more_waits_no_more() -> None:
    desk = dealing()
    desk.tap("speed", "none")
    assert desk.model.resting
    assert desk.model.moves == ()


def test_a_saved_game_is_gone_on_with_at_once_without_speed() -> None:
    desk = dealing()
    again = Desk(desk.store)
    again.tap("speed", "none")
    again.tap("continue")
    again.wait(0)
    assert again.model.resting


def test_a_hand_that_is_looked_at_is_held_when_the_cloth_is_tapped() -> None:
    state = new_game(ITALY, NAMES, "seed", packs=("6d 5c 4s",), banker=0)
    model = model_of(state, (), queue=(Event("stands", 2),))._replace(dialog="log")
    after_tap, effects = update(model, Msg("tap", "hurry", "", 5.0))
    assert after_tap.queue == model.queue
    assert "timer" not in [effect.kind for effect in effects]
