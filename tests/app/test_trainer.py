"""The trainer as it is used: asked, answered, kept; the game beside it is left alone."""

import json
import subprocess
import sys

import pytest

from game.app import training
from game.app.messages import Msg
from game.app.pace import GUARD
from game.app.trainer import Trainer
from game.engine import PRESETS
from game.storage import GAME, SCORES, read_save
from game.storage.scores import Score, read_scores
from tests.app.desk import Desk, MemoryStore


def opened(store: MemoryStore | None = None, seed: str = "a seed") -> Desk:
    desk = Desk(store, seed)
    desk.tap("train")
    settle(desk)
    return desk


def settle(desk: Desk) -> None:
    """Let the guard against hasty taps pass."""
    desk.time += GUARD + 1


def trainer(desk: Desk) -> Trainer:
    assert desk.model.trainer is not None
    return desk.model.trainer


def position(desk: Desk) -> training.Position:
    found = trainer(desk).position
    assert found is not None
    return found


def answer(desk: Desk, *, right: bool = True) -> None:
    """Answer, and let the guard pass."""
    choices = position(desk).advice.choices
    pick = max if right else min
    verb = pick(choices, key=lambda one: one.value).verb
    ways = {action.verb for action in position(desk).view.legal}
    desk.tap(f"act:{verb if verb in ways else f'{verb}:down'}")
    settle(desk)


def go_on(desk: Desk) -> None:
    desk.tap("next")
    settle(desk)


def test_one_tap_leads_to_a_question_and_back_to_where_one_was() -> None:
    desk = Desk()
    desk.tap("preset", "spain")
    before = desk.model
    desk.tap("train")
    assert desk.model.screen == "trainer"
    assert trainer(desk).tradition == "spain"
    assert trainer(desk).role == "player"
    assert position(desk).deal.tradition == "spain"
    desk.tap("done")
    assert desk.model == before._replace(ready_at=desk.model.ready_at)


@pytest.mark.parametrize("way", ["done", "back"])
def test_both_ways_back_lead_to_the_start(way: str) -> None:
    desk = opened()
    if way == "back":
        desk.loop.send(Msg("back", at=desk.time))
    else:
        desk.tap("done")
    assert desk.model.screen == "start"
    assert desk.model.trainer is None
    assert "prepare" not in desk.timers


def test_back_closes_a_dialog_first() -> None:
    desk = opened()
    desk.tap("scores")
    desk.loop.send(Msg("back", at=desk.time))
    assert (desk.model.screen, desk.model.dialog) == ("trainer", "")


def test_positions_come_from_the_pages_seed_and_differ() -> None:
    one, same, other = opened(seed="one"), opened(seed="one"), opened(seed="two")
    assert position(one) == position(same)
    assert position(one) != position(other)
    seen = []
    for _ in range(4):
        seen.append(position(one).view)
        answer(one)
        go_on(one)
    assert all(view not in seen[:place] for place, view in enumerate(seen))


def test_answers_are_told_counted_and_kept() -> None:
    desk = opened()
    for right in (True, True, False, True):
        answer(desk, right=right)
        assert trainer(desk).is_right == right
        go_on(desk)
    score = Score(4, 3, 1, 2, "1101")
    assert trainer(desk).score == score
    kept = read_scores(desk.store.texts[SCORES])
    assert kept.scores == {"italy.player": score}
    # It survives the page.
    again = opened(desk.store)
    assert trainer(again).score == score
    answer(again)
    assert trainer(again).score == Score(5, 4, 2, 2, "11011")


def test_a_choice_as_good_but_for_a_hair_is_right() -> None:
    desk = opened()
    found = position(desk)
    best = found.advice.best
    assert best is not None
    for less, right in ((0.0049, True), (0.0051, False)):
        choices = tuple(
            one if one is best else one._replace(value=best.value - less)
            for one in found.advice.choices
        )
        near = found._replace(advice=found.advice._replace(choices=choices))
        for one in choices:
            assert near.is_right(one.verb) == (right or one.verb == best.verb)


def test_a_hasty_tap_is_not_counted() -> None:
    desk = Desk()
    desk.tap("train")
    before = desk.model
    desk.tap("act:stand")
    assert desk.model is before
    settle(desk)
    desk.tap("act:stand")
    told = desk.model
    assert trainer(desk).answer == "stand"
    # A second tap on the same place, where *Next* is now; and an answer after the answer.
    desk.tap("next")
    desk.tap("act:hit")
    assert desk.model is told
    settle(desk)
    desk.tap("act:hit")
    assert desk.model is told
    desk.tap("next")
    assert trainer(desk).number == 2


def test_what_is_no_choice_here_does_nothing() -> None:
    desk = opened()
    before = desk.model
    for name in (
        "act:", "act:burn", "act:raise:3", "act:bet:3", "act:next", "next", "remember", "forget",
        "weighed", "skip", "leave", "play", "again", "continue", "menu", "stake",
    ):  # fmt: skip
        desk.tap(name, "1")
        assert desk.model is before, name


def test_the_next_position_is_made_while_the_answer_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = opened()
    answer(desk)
    assert trainer(desk).coming is None
    desk.wait()
    coming = trainer(desk).coming
    assert coming is not None

    def never(*_: object) -> None:
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr(training, "make", never)
        go_on(desk)
    assert position(desk) == coming
    # Whoever is quicker gets the same one.
    quick = opened()
    answer(quick)
    go_on(quick)
    assert position(quick) == coming


def test_it_becomes_harder_with_the_streak() -> None:
    levels = []
    for streak in range(12):
        answers = Score(streak, streak, streak, streak, "1" * streak)
        levels.append(Trainer("italy", "player", {"italy.player": answers}).level)
    assert levels == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3]


def test_each_tradition_and_seat_has_a_score_of_its_own_and_the_last_is_remembered() -> None:
    desk = opened()
    answer(desk)
    for preset in PRESETS:
        for role in training.ROLES:
            desk.tap("scores")
            desk.tap("practise", f"{preset.name}.{role}")
            settle(desk)
            assert desk.model.dialog == ""
            assert position(desk).deal.tradition == preset.name
            assert position(desk).view.rules == preset.rules
            assert (position(desk).view.banker == 0) == (role == "banker")
            fresh = (preset.name, role) != ("italy", "player")
            assert trainer(desk).score == (Score() if fresh else Score(1, 1, 1, 1, "1"))
    desk.tap("practise", "player")
    assert (trainer(desk).tradition, trainer(desk).role) == ("spain", "player")
    again = opened(desk.store)
    assert (trainer(again).tradition, trainer(again).role) == ("spain", "player")
    assert trainer(again).score_of("italy", "player").right == 1
    desk.tap("practise", "nowhere.nobody")
    assert (trainer(desk).tradition, trainer(desk).role) == ("spain", "player")


def test_choosing_what_is_practised_already_changes_nothing() -> None:
    desk = opened()
    answer(desk)
    before = desk.model
    desk.tap("scores")
    desk.tap("practise", "italy.player")
    assert desk.model == before


def test_starting_over_can_be_taken_back() -> None:
    desk = opened()
    answer(desk)
    desk.tap("practise", "spain.banker")
    settle(desk)
    answer(desk)
    kept = desk.store.texts[SCORES]
    desk.tap("scores")
    desk.tap("forget")
    assert trainer(desk).score == Score()
    scores = read_scores(desk.store.texts[SCORES]).scores
    assert scores["italy.player"].answered == 1
    desk.tap("remember")
    assert desk.store.texts[SCORES] == kept
    desk.tap("forget")
    desk.tap("close")
    go_on(desk)
    answer(desk)
    # Too late: it has begun anew.
    desk.tap("remember")
    assert trainer(desk).score.answered == 1


@pytest.mark.parametrize(
    "text",
    ["{", "[]", json.dumps({"format": 1, "tradition": "atlantis", "role": "king", "scores": 3})],
)
def test_damaged_scores_are_none(text: str) -> None:
    store = MemoryStore()
    store.texts[SCORES] = text
    desk = opened(store)
    assert (trainer(desk).tradition, trainer(desk).role) == ("italy", "player")
    assert trainer(desk).scores == {}
    answer(desk)
    assert read_scores(store.texts[SCORES]).scores["italy.player"].answered == 1


def test_scores_of_a_later_version_stay_as_they_are() -> None:
    store = MemoryStore()
    later = json.dumps({"format": 2, "scores": {"italy.player": "who knows"}})
    store.texts[SCORES] = later
    desk = opened(store)
    answer(desk)
    assert store.texts[SCORES] == later
    assert desk.model.notice == "scores_failed"
    assert trainer(desk).score.answered == 1


def test_a_full_disk_is_told_once_and_practising_goes_on() -> None:
    desk = opened()
    desk.store.full = True
    answer(desk)
    assert desk.model.notice == "scores_failed"
    assert not desk.model.unsaved
    desk.tap("dismiss")
    go_on(desk)
    answer(desk)
    assert desk.model.notice == ""
    assert trainer(desk).score.answered == 2


def test_another_tabs_scores_are_taken_over() -> None:
    desk, other = opened(), opened()
    answer(other)
    desk.store.texts[SCORES] = other.store.texts[SCORES]
    asked = position(desk)
    desk.storage(SCORES)
    assert trainer(desk).score.answered == 1
    assert position(desk) is asked
    # Who does not practise does not care.
    start = Desk(other.store)
    before = start.model
    start.storage(SCORES)
    assert start.model is before


def playing() -> Desk:
    """A game at a decision of one's own, some hands old."""
    desk = Desk()
    desk.start_game(players="3")
    for _ in range(6):
        moves = {"cut": "cut:7", "stakes": "bet:2", "between": "next"}
        desk.act(moves.get(desk.state.phase, "stand"))
        desk.wait()
    return desk


def test_the_saved_game_is_not_touched_from_the_start_screen() -> None:
    desk = playing()
    desk.tap("leave")
    game = desk.store.texts[GAME]
    shown = desk.model
    desk.tap("train")
    settle(desk)
    for _ in range(5):
        answer(desk)
        desk.wait()
        go_on(desk)
    desk.tap("practise", "france40.banker")
    settle(desk)
    answer(desk, right=False)
    desk.tap("done")
    assert desk.store.texts[GAME] == game
    assert desk.model == shown._replace(ready_at=desk.model.ready_at)
    desk.tap("continue")
    assert desk.state == read_save(game).replay()[0]


def test_a_game_on_the_table_waits_as_it_is() -> None:
    desk = playing()
    texts = {key: text for key, text in desk.store.texts.items() if key != SCORES}
    before = desk.model
    desk.tap("menu")
    desk.tap("train")
    settle(desk)
    answer(desk)
    desk.wait()
    go_on(desk)
    assert {key: text for key, text in desk.store.texts.items() if key != SCORES} == texts
    desk.tap("done")
    assert desk.model == before._replace(ready_at=desk.model.ready_at)
    settle(desk)
    moves = {"cut": "cut:7", "stakes": "bet:2", "between": "next"}
    actions = len(desk.game.actions), desk.state.hand_number
    desk.act(moves.get(desk.state.phase, "stand"))
    assert (len(desk.game.actions), desk.state.hand_number) != actions


def test_what_is_being_told_waits_and_goes_on() -> None:
    desk = Desk()
    desk.tap("players", "3")
    desk.tap("play")
    desk.wait(800.0)
    assert desk.model.queue
    before = desk.model
    game = desk.store.texts[GAME]
    desk.tap("menu")
    desk.tap("train")
    assert set(desk.timers) <= {"prepare"}
    settle(desk)
    answer(desk)
    desk.wait()
    assert desk.model.queue == before.queue
    assert desk.store.texts[GAME] == game
    desk.tap("done")
    assert desk.model.screen == "table"
    assert "tell" in desk.timers
    desk.wait()
    assert desk.model.resting


def test_another_tab_that_plays_on_takes_the_waiting_game_and_leaves_the_question() -> None:
    desk = playing()
    desk.tap("menu")
    desk.tap("train")
    settle(desk)
    asked = position(desk)
    desk.storage(GAME)
    assert desk.model.game is None
    assert desk.model.notice == "other_tab"
    assert position(desk) is asked
    desk.tap("done")
    assert desk.model.screen == "start"


@pytest.mark.parametrize(("shortcut", "screen"), [("continue", "table"), ("new", "start")])
def test_shortcuts_lead_out_of_the_trainer(shortcut: str, screen: str) -> None:
    desk = playing()
    state, game = desk.state, desk.store.texts[GAME]
    desk.tap("menu")
    desk.tap("train")
    desk.loop.send(Msg("link", value=shortcut, at=desk.time))
    assert desk.model.screen == screen
    assert desk.model.trainer is None
    assert desk.store.texts[GAME] == game
    if shortcut == "continue":
        assert desk.state == state
    else:
        assert desk.model.dialog == "replace"


def test_a_shortcut_leads_to_the_trainer() -> None:
    desk = Desk()
    desk.send(Msg("link", value="train", at=desk.time))
    assert desk.model.screen == "trainer"
    before = desk.model
    desk.send(Msg("link", value="train", at=desk.time))
    assert desk.model == before


def test_nothing_is_loaded_before_somebody_practises() -> None:
    code = (
        "import sys, game.app.loop, game.ui\n"
        "names = [name for name in sys.modules if not name.startswith('game.i18n')]\n"
        "print([name for name in names if 'odds' in name or 'train' in name or 'scores' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
