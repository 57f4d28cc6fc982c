"""The first lesson: what its hands give by the rules, what a tap does, and what stays as it was."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from game.app import course
from game.app.course import ANNA, BRUNO, OWN, STEPS
from game.app.lesson import Lesson
from game.app.messages import Msg
from game.app.pace import GUARD
from game.app.settings import SETTINGS
from game.engine import State, legal_actions
from game.storage import GAME, PREFS
from tests.app.desk import Desk, MemoryStore

BRANCHES = ("hit", "stand")


def opened(store: MemoryStore | None = None) -> Desk:
    desk = Desk(store)
    desk.tap("lesson")
    desk.wait()
    return desk


def lesson(desk: Desk) -> Lesson:
    assert desk.model.lesson is not None
    return desk.model.lesson


def state(desk: Desk) -> State:
    game = lesson(desk).table.game
    assert game is not None
    return game.state


def screen(desk: Desk) -> str:
    return desk.model.screen


def name(desk: Desk) -> str:
    task = lesson(desk).task
    return task.name if task else ""


def do(desk: Desk, action: str) -> None:
    """Tap a control of the lesson's table, and let everything be told."""
    game = lesson(desk).table.game
    assert game is not None
    desk.tap(f"act:{action}", game.stamp)
    desk.wait()


def asked(desk: Desk, choice: str = "hit") -> str:
    """Return the action that is asked for; ``choice`` where one is free."""
    task = lesson(desk).task
    assert task is not None
    if task.verbs == ("bet",):
        return f"bet:{lesson(desk).table.stake}"
    return choice if choice in task.verbs else task.verbs[0]


def played(desk: Desk, choice: str = "hit") -> Iterator[str]:
    """Do what is asked for up to the end, yielding each task's name before it is done."""
    while not lesson(desk).over:
        yield name(desk)
        do(desk, asked(desk, choice))


def at(task: str, choice: str = "hit") -> Desk:
    desk = opened()
    for reached in played(desk, choice):
        if reached == task:
            break
    assert name(desk) == task
    return desk


def totals(desk: Desk) -> list[int]:
    """Half points of each seat's hand."""
    return [seat.hands[0].total for seat in state(desk).seats]


# ---- the hands, by the rules


def test_at_the_table_three_sit_by_the_italian_rules_and_bruno_has_the_bank() -> None:
    desk = opened()
    assert [seat.name for seat in state(desk).seats] == ["", "Anna", "Bruno"]
    assert [seat.chips for seat in state(desk).seats] == [50, 50, 50]
    assert state(desk).banker == BRUNO
    assert state(desk).rules.next_banker == "seven_half"
    assert state(desk).rules.tie == "bank"


def test_the_first_hand_four_and_two_stand_and_the_bank_goes_bust() -> None:
    desk = at("card")
    assert totals(desk)[OWN] == 8
    do(desk, "hit")
    assert totals(desk)[OWN] == 12
    do(desk, "stand")
    assert name(desk) == "paid"
    # Four and two; five and a jack; five and four.
    assert totals(desk) == [12, 11, 18]
    assert state(desk).seats[BRUNO].hands[0].state == "bust"
    assert [seat.chips for seat in state(desk).seats] == [52, 52, 46]


def test_who_draws_on_five_is_bust_and_not_paid_though_the_bank_goes_bust_too() -> None:
    desk = at("choose")
    assert totals(desk)[OWN] == 10
    do(desk, "hit")
    assert name(desk) == "bust"
    # Five and six; seven; four and seven.
    assert totals(desk) == [22, 14, 22]
    assert [seat.chips for seat in state(desk).seats] == [50, 54, 46]


def test_who_stands_on_five_sees_the_six_go_to_the_bank() -> None:
    desk = at("stood", "stand")
    # Five; seven; four and the very six.
    assert totals(desk) == [10, 14, 20]
    assert state(desk).seats[BRUNO].hands[0].cards[-1].rank == "6"
    assert [seat.chips for seat in state(desk).seats] == [54, 54, 42]


@pytest.mark.parametrize("choice", BRANCHES)
def test_a_king_and_a_seven_take_the_bank(choice: str) -> None:
    desk = at("face", choice)
    assert totals(desk)[OWN] == 1
    before = state(desk).seats[OWN].chips + state(desk).seats[OWN].hands[0].stake
    do(desk, "hit")
    assert name(desk) == "seven_half"
    # ½ and seven; three and two; six.
    assert totals(desk) == [15, 10, 12]
    assert state(desk).banker == OWN
    assert state(desk).seats[OWN].chips == before + 2


@pytest.mark.parametrize("choice", BRANCHES)
def test_ones_own_bank_plays_last_and_wins_the_tie(choice: str) -> None:
    desk = at("bank", choice)
    before = state(desk).seats[OWN].chips
    # Anna, four and five, is bust and has paid; Bruno stands.
    assert totals(desk) == [6, 18, 12]
    assert state(desk).seats[ANNA].hands[0].stake == 0
    assert state(desk).seats[BRUNO].hands[0].face_up == (False, True)
    do(desk, "hit")
    assert totals(desk)[OWN] == totals(desk)[BRUNO] == 12
    do(desk, "stand")
    assert name(desk) == "tie"
    assert state(desk).seats[OWN].chips == before + 3
    assert state(desk).banker == OWN


@pytest.mark.parametrize(
    ("task", "fits"),
    # On four up to three; on six an ace or a face card; on five about half; on ½ all.
    [("card", 4 * 3 + 12 + 0), ("stand", 4 + 12), ("choose", 4 + 4 + 12), ("face", 39)],
)
def test_what_is_said_of_the_next_card_is_so(task: str, fits: int) -> None:
    """Counted by hand: of each rank there are four, and what one has is not to come."""
    desk = at(task)
    own = state(desk).seats[OWN].hands[0]
    values = {"A": 2, "J": 1, "Q": 1, "K": 1}
    come = [
        values.get(rank) or 2 * int(rank)
        for rank in "A234567JQK"
        for suit in "cdhs"
        if f"{rank}{suit}" not in map(str, own.cards)
    ]
    assert sum(own.total + value <= 15 for value in come) == fits


# ---- what a tap does


@pytest.mark.parametrize("choice", BRANCHES)
def test_every_branch_reaches_the_end_in_seven_steps(choice: str) -> None:
    desk = opened()
    steps = []
    seen = []
    for task in played(desk, choice):
        seen.append(task)
        steps.append(lesson(desk).step)
    ways = {"hit": "bust", "stand": "stood"}
    assert seen == [
        *("stake", "card", "stand", "paid", "choose", ways[choice]),
        *("face", "seven_half", "bank", "enough", "tie"),
    ]
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, STEPS + 1))
    assert lesson(desk).step == STEPS + 1


@pytest.mark.parametrize("stake", [1, 7, 10])
@pytest.mark.parametrize("choice", BRANCHES)
def test_with_any_stake_and_it_stays_the_same(stake: int, choice: str) -> None:
    desk = opened()
    desk.tap("stake", str(stake))
    for task in played(desk, choice):
        if task in ("card", "choose", "face"):
            assert state(desk).seats[OWN].hands[0].stake == stake
    assert state(desk).seats[OWN].chips == 55 + stake * (3 if choice == "stand" else 1)


@pytest.mark.parametrize("choice", BRANCHES)
def test_no_wrong_tap_changes_anything_and_none_is_a_dead_end(choice: str) -> None:
    desk = opened()
    tried = 0
    for _ in played(desk, choice):
        task, before = lesson(desk).task, state(desk)
        assert task is not None
        others = [one for one in legal_actions(before) if one.verb not in task.verbs]
        for number, one in enumerate(others, start=1):
            do(desk, str(one))
            assert state(desk) is before
            assert lesson(desk).task == task
            # Ending the game has no control there.
            assert lesson(desk).slips == (number if one.verb != "stop" else number - 1)
            tried += one.verb != "stop"
        do(desk, "hit:down")
        desk.tap("act:nonsense")
        desk.tap("menu")
        desk.tap("skip")
        assert state(desk) is before
        assert (desk.model.screen, desk.model.dialog) == ("lesson", "")
    # Standing on 4, drawing on 6, standing on ½, standing on 3, drawing on 6.
    assert tried == 5


def test_a_hasty_tap_or_a_stale_one_does_nothing() -> None:
    desk = opened()
    do(desk, "bet:2")
    desk.tap("act:hit", "0.0")
    assert name(desk) == "card"
    assert lesson(desk).slips == 0
    game = lesson(desk).table.game
    assert game is not None
    desk.time = lesson(desk).table.ready_at - GUARD / 2
    desk.tap("act:stand", game.stamp)
    assert lesson(desk).slips == 0


@pytest.mark.parametrize("speed", SETTINGS["speed"])
def test_at_every_speed(speed: str) -> None:
    desk = Desk()
    desk.tap("speed", speed)
    desk.tap("lesson")
    desk.wait()
    assert len(list(played(desk))) == 11


def test_a_tap_on_the_cloth_goes_on_with_it_and_leaves_nothing_out() -> None:
    desk, patient = Desk(), opened()
    desk.tap("lesson")
    taps = 0
    while name(desk) != "stake":
        desk.tap("hurry")
        taps += 1
        assert taps < 10
    assert state(desk) == state(patient)
    for one in (desk, patient):
        one.time = max(desk.time, patient.time) + GUARD
        do(one, "bet:2")
        do(one, "hit")
    game = lesson(desk).table.game
    assert game is not None
    desk.tap("act:stand", game.stamp)
    do(patient, "stand")
    while name(desk) != "paid":
        desk.tap("hurry")
        taps += 1
        assert taps < 30
    assert state(desk) == state(patient)
    assert lesson(desk).table.told == lesson(patient).table.told
    before = desk.model
    desk.tap("hurry")
    assert desk.model is before


# ---- what is beside it


@pytest.mark.parametrize("way", ["done", "back"])
def test_a_game_in_progress_waits_and_is_not_touched(way: str) -> None:
    desk = Desk()
    desk.start_game()
    game, kept = desk.game, desk.store.texts[GAME]
    desk.tap("menu")
    desk.tap("lesson")
    desk.wait()
    for _ in played(desk):
        assert desk.store.texts[GAME] == kept
    if way == "back":
        desk.send(Msg("back", at=desk.time))
    else:
        desk.tap("done")
    assert (desk.model.screen, desk.model.dialog, desk.model.lesson) == ("table", "", None)
    assert desk.game == game
    assert desk.store.texts[GAME] == kept


def test_what_was_being_told_at_the_table_goes_on_after_it() -> None:
    desk = Desk()
    desk.tap("play")
    told = desk.model.told
    desk.tap("lesson")
    desk.wait(5000)
    assert desk.model.told == told
    desk.tap("done")
    desk.wait()
    assert desk.model.my_turn


def test_left_in_the_middle_nothing_rings_any_more() -> None:
    desk = Desk()
    desk.tap("lesson")
    assert desk.timers
    desk.tap("done")
    assert desk.model.screen == "start"
    assert not desk.timers


def test_from_the_trainer_and_the_house_rules_one_comes_to_the_start() -> None:
    desk = Desk()
    desk.tap("train")
    desk.tap("rules")
    desk.tap("lesson")
    assert screen(desk) == "lesson"
    desk.tap("done")
    assert (screen(desk), desk.model.trainer) == ("start", None)
    desk.tap("house")
    desk.tap("lesson")
    desk.tap("done")
    assert screen(desk) == "start"


def test_it_can_be_had_again_at_any_time() -> None:
    desk = at("face")
    desk.tap("lesson")
    desk.wait()
    assert name(desk) == "stake"
    for _ in played(desk):
        pass
    desk.tap("lesson")
    desk.wait()
    assert name(desk) == "stake"


def test_while_out_of_sight_it_stands_still() -> None:
    desk = Desk()
    desk.tap("lesson")
    desk.send(Msg("visibility", "hidden", "", desk.time))
    assert not desk.timers
    desk.send(Msg("visibility", "visible", "2026-12-24", desk.time))
    desk.wait()
    assert name(desk) == "stake"
    assert desk.model.day == "2026-12-24"


def test_another_tab_that_goes_on_with_the_game_disturbs_nobody_who_learns() -> None:
    desk = Desk()
    desk.start_game()
    desk.tap("lesson")
    desk.storage(GAME)
    assert desk.model.game is None
    assert screen(desk) == "lesson"
    desk.wait()
    assert name(desk) == "stake"
    desk.tap("done")
    assert screen(desk) == "start"


# ---- the way there, and from there


def test_the_link_leads_there_from_anywhere() -> None:
    desk = Desk()
    desk.send(Msg("link", "", "lesson", desk.time))
    assert desk.model.screen == "lesson"
    desk.send(Msg("link", "", "train", desk.time))
    assert (desk.model.screen, desk.model.lesson) == ("trainer", None)
    desk.send(Msg("link", "", "lesson", desk.time))
    assert (desk.model.screen, desk.model.trainer) == ("lesson", None)
    desk.send(Msg("link", "", "new", desk.time))
    assert (desk.model.screen, desk.model.lesson) == ("table", None)


def test_it_is_offered_until_it_is_left_or_put_away() -> None:
    from game.app.learning import is_offered

    desk = Desk()
    assert is_offered(desk.model)
    desk.tap("lesson")
    # A reload in the middle of it: it is offered again.
    assert is_offered(Desk(desk.store).model)
    desk.tap("done")
    assert not is_offered(desk.model)
    assert not is_offered(Desk(desk.store).model)
    other = Desk()
    other.tap("lesson_later")
    assert other.model.screen == "start"
    assert not is_offered(Desk(other.store).model)
    assert json.loads(other.store.texts[PREFS])["taught"] is True


def test_whoever_has_a_game_to_go_on_with_is_offered_nothing() -> None:
    from game.app.learning import is_offered

    desk = Desk()
    desk.start_game()
    desk.tap("leave")
    assert desk.model.screen == "start"
    assert not is_offered(desk.model)


def test_for_real_begins_the_game_that_is_laid() -> None:
    desk = Desk()
    desk.tap("preset", "spain")
    desk.tap("lesson")
    desk.wait()
    for _ in played(desk):
        pass
    desk.tap("for_real")
    assert desk.model.screen == "table"
    assert desk.game.state.rules.split_hands == 2
    assert desk.model.lesson is None


def test_for_real_goes_on_with_the_game_that_is_kept() -> None:
    desk = Desk()
    desk.start_game()
    desk.tap("leave")
    kept = desk.store.texts[GAME]
    desk.tap("lesson")
    desk.wait()
    for _ in played(desk):
        pass
    desk.tap("for_real")
    assert desk.model.screen == "table"
    assert desk.store.texts[GAME] == kept


def test_a_game_of_a_later_version_is_not_replaced() -> None:
    store = MemoryStore()
    store.texts[GAME] = kept = '{"format": 1000}'
    desk = Desk(store)
    assert desk.model.unread
    desk.tap("lesson")
    desk.tap("for_real")
    assert desk.model.screen == "start"
    assert store.texts[GAME] == kept


def test_no_start_waits_for_it() -> None:
    code = "import sys, game.app.loop, game.ui; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "game.app.learning" in loaded
    assert not {"game.app.lesson", "game.app.course", "game.ui.lesson"} & set(loaded)
    assert course.STEPS == 7
