"""A game on the page, tap by tap."""

import random

import pytest

from game.app.messages import Msg
from game.app.model import Game, Model, Person
from game.app.pace import GUARD
from game.app.play import TELL, tell_next
from game.engine import (
    HIDDEN,
    Event,
    apply,
    find_preset,
    legal_actions,
    new_game,
    parse_action,
    view_for,
)
from tests.app.desk import Desk, MemoryStore


def my_choice(desk: Desk, chance: random.Random) -> str:
    """Choose for the person like a player in a hurry, never ending the game."""
    if desk.state.phase == "between":
        return "next"
    return str(chance.choice(legal_actions(desk.state)))


def play_until(desk: Desk, phase: str, chance: random.Random) -> None:
    """Play on, at least one action, until the table rests in ``phase`` or the game is over."""
    while True:
        desk.act(my_choice(desk, chance))
        desk.wait()
        if desk.state.phase in (phase, "over"):
            return


def pause_before(player: Person) -> float:
    """Milliseconds from telling that it is seat 1's turn to what it does."""
    state = new_game(find_preset("italy").rules, ("", "Anna"), "s", packs=["5c 6d"], banker=0)
    state, _ = apply(state, parse_action("bet:5"))
    game = Game(state, state, (), (Person(), player))
    queue = (Event("turn", 1),)
    model = Model(screen="table", game=game, shown=view_for(state, 0), queue=queue)
    _, effects = tell_next(model, 0.0)
    (effect,) = effects
    return effect.delay


def test_a_cautious_player_thinks_longer_than_a_bold_one() -> None:
    cautious, steady, bold = (
        pause_before(Person("medium", character)) for character in ("cautious", "steady", "bold")
    )
    assert cautious == pytest.approx(1.3 * steady)
    assert bold == pytest.approx(0.75 * steady)


def test_a_game_begins_with_everybody_seated_and_the_first_banker_drawn() -> None:
    desk = Desk()
    desk.start_game(name="Nonna", players="7", hands="5")
    assert desk.state.seats[0].name == "Nonna"
    assert len(desk.state.seats) == 8
    assert [event.kind for event in desk.model.told].count("draws") >= 8
    assert desk.model.my_turn


def test_computer_players_have_other_names_than_the_person() -> None:
    desk = Desk()
    desk.start_game(name="anna", players="7")
    names = [seat.name.casefold() for seat in desk.state.seats]
    assert len(set(names)) == 8


def test_a_second_tap_at_once_does_not_count() -> None:
    desk = Desk()
    desk.start_game()
    while desk.state.phase != "play":
        desk.act(my_choice(desk, random.Random(1)))
        desk.wait()
    before = desk.game
    stamp = before.stamp
    desk.tap("act:hit", stamp)
    desk.tap("act:hit", stamp)
    desk.tap("act:stand", desk.game.stamp)
    assert [str(action) for action in desk.game.actions[len(before.actions) :]] == ["hit"]


def at_a_turn_that_a_card_does_not_end() -> Desk:
    for number in range(50):
        desk = Desk(seed=f"a low card {number}")
        desk.start_game()
        while desk.state.phase not in ("play", "bank"):
            desk.act(my_choice(desk, random.Random(1)))
            desk.wait()
        after, _ = apply(desk.state, parse_action("hit"))
        if after.to_act == desk.state.to_act:
            return desk
    raise AssertionError("a card ends the turn every time")


def test_a_tap_meant_for_what_stood_there_before_does_not_count() -> None:
    desk = at_a_turn_that_a_card_does_not_end()
    desk.act("hit")
    while not desk.model.my_turn:
        desk.wait(min(desk.timers.values()) - desk.time + 0.001)
    actions = desk.game.actions
    desk.act("hit")
    assert desk.game.actions == actions
    desk.wait(GUARD)
    desk.act("hit")
    assert len(desk.game.actions) == len(actions) + 1


def test_a_key_of_the_keyboard_does_what_a_tap_does() -> None:
    desk = Desk()
    desk.loop.send(Msg("key", "play", "", desk.time))
    desk.wait()
    assert desk.model.my_turn


def test_a_tap_of_a_hand_that_is_over_does_not_count() -> None:
    desk = Desk()
    desk.start_game()
    old = desk.game.stamp
    play_until(desk, "between", random.Random(2))
    before = desk.state
    desk.tap("act:next", old)
    assert desk.state is before
    desk.act("next")
    assert desk.state.hand_number == 2


@pytest.mark.parametrize("forged", ["bet:999", "bet:0", "stop", "next", "raise:3", "bet:x", "fly"])
def test_what_is_not_allowed_does_nothing(forged: str) -> None:
    desk = Desk()
    desk.start_game()
    while desk.state.phase != "stakes":
        desk.act(my_choice(desk, random.Random(3)))
        desk.wait()
    before = desk.game
    desk.act(forged)
    assert desk.game is before


def test_nobody_but_the_person_acts_for_the_person_and_the_person_for_nobody() -> None:
    desk = Desk()
    desk.start_game(players="3")
    chance = random.Random(4)
    for _ in range(200):
        if desk.state.phase == "over":
            break
        assert desk.state.phase == "between" or desk.state.to_act == desk.game.viewer
        desk.act(my_choice(desk, chance))
        # The computer players act only as the clock ticks: a tap now is for none of them.
        if not desk.model.resting:
            before = desk.game
            for action in legal_actions(desk.state):
                desk.act(str(action))
            assert desk.game is before
        desk.wait()


def test_the_person_gets_the_bank_and_then_plays_last() -> None:
    chance = random.Random(5)
    for number in range(50):
        desk = Desk(seed=f"bank {number}")
        desk.start_game(players="3")
        if desk.state.banker == 0:
            break
    while desk.state.phase != "bank" and desk.state.phase != "between":
        desk.act(my_choice(desk, chance))
        desk.wait()
    turns = [event.seat for event in desk.model.told if event.kind == "turn"]
    assert turns == [1, 2, 3, 0]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_skipping_leads_to_the_same_table_as_waiting(seed: str) -> None:
    chance, same = random.Random(6), random.Random(6)
    patient, hasty = Desk(seed=seed), Desk(seed=seed)
    patient.start_game()
    hasty.tap("play")
    hasty.tap("skip")
    for _ in range(40):
        assert hasty.state == patient.state
        assert hasty.model.shown == patient.model.shown
        assert hasty.model.told == patient.model.told
        assert TELL not in hasty.timers
        if patient.state.phase == "over":
            break
        patient.act(my_choice(patient, chance))
        patient.wait()
        hasty.wait(GUARD)
        hasty.act(my_choice(hasty, same))
        hasty.tap("skip")


def test_faster_is_faster_and_the_speed_is_kept() -> None:
    times = []
    for speed in ("calm", "normal", "quick"):
        desk = Desk()
        desk.tap("speed", speed)
        start = desk.time
        desk.start_game(players="4")
        times.append(desk.time - start)
        assert Desk(desk.store).model.prefs.speed == speed
    assert times[0] > 1.4 * times[1] > 2.8 * times[2]


def test_what_is_shown_never_runs_ahead_of_what_is_told_and_hides_what_it_must() -> None:
    desk = Desk()
    desk.start_game(players="5", hands="4")
    chance = random.Random(7)
    while desk.state.phase != "over":
        desk.act(my_choice(desk, chance))
        desk.wait()
    assert len(desk.drawn) > 100
    for model in desk.drawn:
        if model.game is None or model.shown is None:
            continue
        if model.resting:
            assert model.shown == view_for(model.game.state, 0)
        for number, seat in enumerate(model.shown.seats):
            for hand in seat.hands:
                for card, up in zip(hand.cards, hand.face_up, strict=True):
                    assert up or number == 0 or card == HIDDEN
        for event in (*model.told, *model.queue):
            assert event.seen_by == "all" or event.seat == 0 or set(event.cards) <= {HIDDEN}


def test_an_open_dialog_holds_the_table_and_closing_it_goes_on() -> None:
    desk = Desk()
    desk.tap("play")
    assert desk.model.queue
    desk.tap("menu")
    queue = desk.model.queue
    desk.wait()
    assert desk.model.queue == queue
    desk.tap("close")
    desk.wait()
    assert desk.model.my_turn


def test_out_of_sight_the_table_is_held() -> None:
    desk = Desk()
    desk.tap("play")
    desk.loop.send(Msg("visibility", "hidden", "", desk.time))
    queue = desk.model.queue
    assert queue
    desk.wait()
    assert desk.model.queue == queue
    desk.loop.send(Msg("visibility", "visible", "", desk.time))
    desk.wait()
    assert desk.model.my_turn


def test_back_closes_a_dialog_first_and_then_leaves_the_table() -> None:
    desk = Desk()
    desk.start_game()
    desk.tap("rules")
    screens = []
    for _ in range(2):
        desk.loop.send(Msg("back", at=desk.time))
        screens.append((desk.model.screen, desk.model.dialog))
    assert screens == [("table", ""), ("start", "")]
    assert desk.model.saved is not None
    before = desk.model
    desk.loop.send(Msg("back", at=desk.time))
    assert desk.model is before


def test_a_tap_that_does_not_count_closes_no_dialog() -> None:
    desk = Desk()
    desk.start_game()
    desk.tap("menu")
    desk.act("fly")
    desk.act("next")
    assert desk.model.dialog == "menu"


def test_a_game_ends_with_the_agreed_hand_and_can_be_played_again() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="5")
    play_until(desk, "over", random.Random(8))
    assert desk.state.hand_number == 5 or sum(not seat.out for seat in desk.state.seats) == 1
    desk.wait()
    desk.tap("again")
    desk.wait()
    assert desk.state.hand_number == 1
    assert len(desk.state.seats) == 3


def test_a_person_without_chips_sees_the_others_play_to_the_end_of_each_hand() -> None:
    for number in range(100):
        desk = Desk(MemoryStore(), seed=f"poor {number}")
        desk.start_game(players="3", chips="10", stakes="1-10", hands="30")
        chance = random.Random(number)
        while desk.state.phase != "over" and not desk.state.seats[0].out:
            choice = my_choice(desk, chance)
            desk.act(
                "bet:10" if choice.startswith("bet") and desk.state.seats[0].chips >= 10 else choice
            )
            desk.wait()
        if desk.state.phase == "between":
            break
    assert desk.state.seats[0].out
    hand = desk.state.hand_number
    desk.act("next")
    desk.wait()
    assert desk.state.hand_number == hand + 1
    assert desk.state.phase in ("between", "over")


def test_the_stake_stays_from_hand_to_hand_within_what_is_allowed() -> None:
    for number in range(50):
        desk = Desk(seed=f"bank {number}")
        desk.start_game(players="1", stakes="2-5")
        if desk.state.banker == 1:
            break
    chance = random.Random(9)
    while desk.state.phase != "stakes":
        desk.act(my_choice(desk, chance))
        desk.wait()
    assert desk.model.stake == 2
    desk.tap("stake", "6")
    assert desk.model.stake == 2
    desk.tap("stake", "4")
    assert desk.model.stake == 4
    desk.act("bet:4")
    desk.wait()
    play_until(desk, "stakes", chance)
    assert desk.model.stake == 4
