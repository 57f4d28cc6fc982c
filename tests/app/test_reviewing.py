"""Looking back, as the person does it: opened by a tap, never by itself, there after a reload."""

import json
import random
from typing import Any

import pytest

import game.app.review
from game.app.messages import Msg
from game.app.reviewing import WEIGH, can_review, hands_kept, whole
from game.engine import dump_state
from game.storage import BOOK, GAME, Tally
from game.storage.books import MOST_ACTIONS
from tests.app.desk import Desk, MemoryStore
from tests.app.test_keeping import copy_of
from tests.app.test_play import my_choice, play_until


def after_hand(number: int = 1, seed: str = "a seed", **setup: str) -> Desk:
    """A desk in the pause after a hand, everything weighed."""
    desk = Desk(seed=seed)
    desk.start_game(**{"players": "3", "hands": "0", **setup})
    chance = random.Random(number)
    while desk.state.phase != "between" or desk.state.hand_number < number:
        desk.act(my_choice(desk, chance))
        desk.wait()
    return desk


def dialog(desk: Desk) -> str:
    return desk.model.dialog


def reloaded(desk: Desk) -> Desk:
    again = Desk(copy_of(desk.store))
    again.tap("continue")
    again.wait()
    return again


def test_a_hand_is_opened_replayed_and_left_where_it_was() -> None:
    desk = after_hand()
    before, texts = desk.game, dict(desk.store.texts)
    desk.tap("review")
    assert dialog(desk) == "review"
    assert desk.model.review is not None
    assert desk.model.review.number == 1
    desk.tap("replay")
    tape = desk.model.tape
    assert dialog(desk) == "replay"
    assert tape is not None
    seen = [desk.model.told_to]
    for _ in range(len(tape.stops) + 3):
        desk.tap("step", "next")
        seen.append(desk.model.told_to)
    # Every step once, and the last one is the last.
    assert seen == [*tape.stops, *[tape.stops[-1]] * 4]
    desk.tap("step", "previous")
    assert desk.model.told_to == tape.stops[-2]
    desk.tap("step", "first")
    desk.tap("step", "previous")
    assert desk.model.told_to == tape.stops[0]
    desk.tap("step", "last")
    assert desk.model.told_to == tape.stops[-1]
    # The device's own way back, then the button.
    desk.loop.send(Msg("back", at=desk.time))
    assert dialog(desk) == "review"
    desk.tap("close")
    assert dialog(desk) == ""
    assert desk.game == before
    assert desk.store.texts == texts
    desk.act("next")
    assert desk.state.hand_number == 2


def test_a_replay_can_begin_at_a_decision() -> None:
    desk = after_hand()
    desk.tap("review")
    review = desk.model.review
    assert review is not None
    at = review.decisions[-1].at
    desk.tap("replay", str(at))
    assert desk.model.told_to == at
    desk.tap("close")
    desk.tap("replay", "99999")
    tape = desk.model.tape
    assert tape is not None
    assert desk.model.told_to == tape.stops[0]


def test_nothing_opens_in_the_middle_of_a_hand() -> None:
    desk = Desk()
    desk.start_game(players="3")
    chance = random.Random(5)
    for _ in range(40):
        if can_review(desk.model):
            assert desk.state.phase in ("between", "over", "offers", "answer")
        else:
            for tap in ("review", "balance", "replay", "step"):
                desk.tap(tap, "1")
                assert dialog(desk) == ""
        if desk.state.phase == "over":
            break
        desk.act(my_choice(desk, chance))
        desk.wait()


def test_from_the_game_to_a_hand_and_back() -> None:
    desk = after_hand(3)
    desk.tap("review")
    desk.tap("balance")
    assert dialog(desk) == "balance"
    for number in (1, 2, 3):
        desk.tap("review", str(number))
        assert desk.model.review is not None
        assert desk.model.review.number == number
        desk.tap("replay")
        assert desk.model.tape is not None
        shown = desk.model.tape.view_at(desk.model.told_to)
        assert shown.hand_number == number
        desk.tap("close")
        desk.tap("close")
        assert dialog(desk) == "balance"
    # No such hand.
    desk.tap("review", "4")
    assert dialog(desk) == "balance"
    desk.tap("close")
    assert dialog(desk) == ""


def test_the_sums_of_the_game_are_those_of_its_hands_and_of_the_chips() -> None:
    desk = after_hand(4)
    sums = Tally()
    for number, tally in hands_kept(desk.model):
        desk.tap("balance")
        desk.tap("review", str(number))
        assert desk.model.review is not None
        assert desk.model.review.tally == tally
        sums = sums.with_more(desk.model.review.tally)
        desk.tap("close")
        desk.tap("close")
    assert [number for number, _ in hands_kept(desk.model)] == [1, 2, 3, 4]
    assert whole(desk.model) == sums
    assert sums.result == desk.state.seats[0].chips - desk.state.rules.chips
    assert sums.decisions > 0


def test_one_decision_at_a_time_is_weighed_and_only_while_nothing_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weigh, calls = game.app.review.weigh, 0

    def counted(moment: Any) -> Any:
        nonlocal calls
        calls += 1
        return weigh(moment)

    monkeypatch.setattr(game.app.review, "weigh", counted)
    desk = Desk()
    desk.start_game(players="3", hands="4")
    chance = random.Random(2)
    most = 0
    while True:
        while desk.timers:
            before, resting = calls, desk.model.resting
            weighing = min(desk.timers, key=lambda name: desk.timers[name]) == WEIGH
            desk.wait(min(desk.timers.values()) - desk.time + 0.001)
            assert calls - before <= (weighing and resting)
            most = max(most, calls - before)
        if desk.state.phase == "over":
            break
        desk.time += 1000
        desk.act(my_choice(desk, chance))
    assert most == 1
    done = calls
    # Nothing is left to do when it is looked at.
    desk.tap("balance")
    desk.tap("review", "4")
    assert desk.model.review is not None
    assert calls == done
    assert whole(desk.model).decisions == done


def test_who_does_not_wait_has_every_hand_weighed_in_the_end() -> None:
    slow, quick = after_hand(3), Desk()
    quick.start_game(players="3", hands="0")
    chance = random.Random(3)
    while quick.state.phase != "between" or quick.state.hand_number < 3:
        # Each choice is made as soon as it counts; all else is skipped.
        quick.tap("skip")
        quick.time += 300
        quick.act(my_choice(quick, chance))
        quick.tap("skip")
    assert whole(quick.model).hands < 3
    quick.wait()
    assert quick.state == slow.state
    assert whole(quick.model) == whole(slow.model)
    assert quick.store.texts[BOOK] == slow.store.texts[BOOK]


def test_a_visit_to_the_trainer_holds_the_weighing_and_does_not_end_it() -> None:
    desk = after_hand(2)
    desk.act("next")
    chance = random.Random(4)
    while desk.state.phase != "between":
        desk.tap("skip")
        desk.time += 300
        desk.act(my_choice(desk, chance))
        desk.tap("skip")
    desk.tap("train")
    desk.wait()
    assert whole(desk.model).hands == 2
    desk.tap("done")
    desk.wait()
    assert whole(desk.model).hands == 3


def test_a_reload_in_the_pause_forgets_nothing() -> None:
    desk = after_hand(3)
    again = reloaded(desk)
    assert again.model.book == desk.model.book
    assert hands_kept(again.model) == hands_kept(desk.model)
    for number in ("", "1"):
        for one in (desk, again):
            one.tap("balance" if number else "review")
            if number:
                one.tap("review", number)
        assert again.model.review == desk.model.review
        assert again.model.tape == desk.model.tape
        for one in (desk, again):
            one.tap("close")
            one.tap("close")


def test_the_last_hand_can_be_reviewed_after_the_game_and_a_reload() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="2")
    play_until(desk, "over", random.Random(1))
    for one in (desk, reloaded(desk)):
        assert one.state.phase == "over"
        one.tap("review")
        assert dialog(one) == "review"
        one.tap("close")
        one.tap("balance")
        assert whole(one.model).hands == 2
        one.tap("close")
    desk.tap("leave")
    assert BOOK not in desk.store.texts


def test_another_game_begins_with_nothing() -> None:
    desk = Desk()
    desk.start_game(players="2", hands="2")
    play_until(desk, "over", random.Random(1))
    assert BOOK in desk.store.texts
    desk.seed = "another seed"
    desk.tap("again")
    assert whole(desk.model) == Tally()
    assert hands_kept(desk.model) == ()
    assert BOOK not in desk.store.texts
    desk.wait()
    play_until(desk, "between", random.Random(2))
    assert whole(desk.model).hands == 1


def damages(text: str) -> list[str | None]:
    """No book at all, one that is none, and ones that tell of something else."""
    data = json.loads(text)
    damaged: list[str | None] = [None, "", "?", "[]", "null", "[" * 5000, text[:-9]]
    changes: list[dict[str, Any]] = [
        {"format": 2}, {"hands": []}, {"hands": 7}, {"first": None}, {"older": [0]},
        {"older": [0, 0, 0, 0, 1e999, 0, 0, 0]}, {"older": [10**400] * 8},
        {"older": [1, 10**400, 0, 0, 0, 0, 0, 0]},
        {"hands": [["bet:99", None]]}, {"hands": [[5, None]]}, {"hands": data["hands"][:1]},
        {"hands": [[data["hands"][0][0], [1, 2, 3]], *data["hands"][1:]]},
        {"hands": [[data["hands"][0][0], "hands"], *data["hands"][1:]]},
        {"first": dump_state(after_hand(1, "else").game.start)},
    ]  # fmt: skip
    return [*damaged, *(json.dumps(data | change) for change in changes)]


def test_a_damaged_book_is_as_good_as_none() -> None:
    desk = after_hand(3)
    for text in damages(desk.store.texts[BOOK]):
        store = copy_of(desk.store)
        store.texts.pop(BOOK)
        if text is not None:
            store.texts[BOOK] = text
        again = Desk(store)
        again.tap("continue")
        again.wait()
        assert again.state == desk.state
        assert [number for number, _ in hands_kept(again.model)] == [3]
        again.tap("review")
        assert dialog(again) == "review"
        again.tap("close")
        # It goes on from here.
        again.act("next")
        again.wait()
        play_until(again, "between", random.Random(1))
        assert [number for number, _ in hands_kept(again.model)] == [3, 4]


def test_the_book_of_another_game_is_not_taken() -> None:
    desk, other = after_hand(2), after_hand(2, "other")
    desk.store.texts[BOOK] = other.store.texts[BOOK]
    again = reloaded(desk)
    assert [number for number, _ in hands_kept(again.model)] == [2]


def test_the_oldest_hands_make_room_and_stay_counted() -> None:
    desk = after_hand(45, players="7", chips="500")
    book = desk.model.book
    assert sum(len(hand.actions) for hand in book.hands) <= MOST_ACTIONS
    numbers = [number for number, _ in hands_kept(desk.model)]
    assert numbers == list(range(book.first_number, 46))
    assert book.first_number > 1
    assert whole(desk.model).hands == 45
    assert whole(desk.model).result == desk.state.seats[0].chips - 500
    assert len(desk.store.texts[BOOK]) < 12_000
    # What is kept is the truth.
    again = reloaded(desk)
    assert again.model.book == book
    again.tap("balance")
    again.tap("review", str(numbers[0]))
    assert again.model.tape is not None
    assert again.model.tape.view_at(len(again.model.tape.told)).hand_number == numbers[0]


def test_a_full_disk_is_told_once_and_the_review_goes_on() -> None:
    desk = after_hand(1)
    desk.store.full = True
    desk.act("next")
    desk.wait()
    assert desk.model.notice == "save_failed"
    play_until(desk, "between", random.Random(1))
    assert whole(desk.model).hands == 2
    desk.tap("review")
    assert dialog(desk) == "review"


def test_a_save_from_before_there_were_books_is_gone_on_with() -> None:
    desk = after_hand(2)
    store = MemoryStore()
    store.texts = {GAME: desk.store.texts[GAME]}
    again = Desk(store)
    again.tap("continue")
    again.wait()
    assert whole(again.model).hands == 1
    again.act("next")
    again.wait()
    play_until(again, "between", random.Random(3))
    assert whole(again.model).hands == 2


def test_a_start_does_not_load_what_looks_back() -> None:
    import subprocess
    import sys

    late = ("game.app.review", "game.ui.review", "game.ui.replay", "game.ui.balance")
    code = f"import sys, game.app.loop, game.ui; print(sorted({set(late)} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
