"""When there is advice: kept as it was set, worked out once for a moment, never an action."""

import sys
from typing import Any

import pytest

import game.odds
from game.app.messages import Msg
from game.app.pace import GUARD
from game.engine import SeatView
from game.odds import Advice, advise
from tests.app.desk import Desk


def at_my_turn(advisor: str, **setup: str) -> Desk:
    """A desk at the person's first decision on a hand."""
    desk = Desk()
    desk.tap("advisor", advisor)
    desk.start_game(**{"players": "3", **setup})
    while desk.state.phase not in ("play", "bank"):
        desk.act({"cut": "cut:7", "stakes": "bet:2", "between": "next"}[desk.state.phase])
        desk.wait()
    return desk


def open_dialog(desk: Desk) -> str:
    return desk.model.dialog


def test_nothing_is_worked_out_for_whoever_wants_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(view: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(game.odds, "advise", never)
    for advisor in ("off", "ask"):
        desk = at_my_turn(advisor)
        desk.act("stand")
        # What is weighed for the review once the hand is over is no advice.
        while desk.state.phase in ("play", "bank") or not desk.model.resting:
            desk.wait(100.0)
        assert all(model.advice is None for model in desk.drawn)


def test_on_request_it_is_worked_out_once_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[SeatView] = []

    def counted(view: SeatView) -> Advice | None:
        calls.append(view)
        return advise(view)

    monkeypatch.setattr(game.odds, "advise", counted)
    desk = at_my_turn("ask")
    for _ in range(3):
        desk.tap("advice")
        assert open_dialog(desk) == "advice"
        desk.tap("close")
    assert calls == [desk.model.shown]
    assert desk.model.advice == advise(calls[0])
    if desk.state.to_act == 0:
        desk.act("hit")
        desk.wait()
        assert desk.model.advice is None


def test_always_is_there_when_it_is_ones_turn_and_at_no_other_time() -> None:
    desk = at_my_turn("always", hands="5")
    for _ in range(30):
        model = desk.model
        decides = model.my_turn and desk.state.phase in ("play", "bank")
        assert (model.advice is not None) == decides
        if decides:
            assert model.shown is not None
            assert model.advice == advise(model.shown)
        move = {"cut": "cut:7", "stakes": "bet:2", "between": "next"}.get(desk.state.phase)
        if desk.state.phase == "over":
            break
        desk.act(move or "stand")
        desk.wait()
    for model in desk.drawn:
        assert model.advice is None or (model.my_turn and model.shown is not None)


def test_asking_is_no_action_and_a_stale_tap_does_nothing() -> None:
    desk = at_my_turn("ask")
    game_before = desk.game
    kept = dict(desk.store.texts)
    desk.tap("advice")
    assert desk.game == game_before
    assert desk.store.texts == kept
    # A second tap on the same place, the device's own way back, and on with the game.
    desk.tap("advice")
    assert open_dialog(desk) == "advice"
    desk.loop.send(Msg("back", at=desk.time))
    assert open_dialog(desk) == ""
    desk.act("stand")
    assert not desk.model.my_turn
    before = desk.model
    desk.tap("advice")
    assert desk.model is before


def test_a_tap_that_was_meant_for_skipping_does_not_open_it() -> None:
    desk = Desk()
    desk.tap("advisor", "ask")
    desk.start_game(players="3")
    while desk.state.phase not in ("play", "bank"):
        desk.act({"cut": "cut:7", "stakes": "bet:2", "between": "next"}[desk.state.phase])
        desk.wait(1.0)
        desk.tap("skip")
        if desk.state.phase in ("play", "bank"):
            break
        desk.wait(GUARD + 1)
    desk.tap("advice")
    assert open_dialog(desk) == ""
    desk.wait(GUARD + 1)
    desk.tap("advice")
    assert open_dialog(desk) == "advice"


def test_switched_on_and_off_in_the_middle_of_a_decision() -> None:
    desk = at_my_turn("off")
    stamp = desk.game.stamp
    desk.tap("menu")
    desk.tap("advisor", "always")
    assert desk.model.advice is not None
    desk.tap("advisor", "off")
    assert desk.model.advice is None
    desk.tap("advisor", "ask")
    desk.tap("close")
    assert desk.game.stamp == stamp
    desk.tap("advice")
    assert desk.model.advice is not None
    desk.tap("leave")
    assert desk.model.advice is None
    assert open_dialog(desk) == ""


def test_a_game_that_asks_for_none_never_loads_the_odds() -> None:
    # The start of the page must not pay for what most hands do without.
    import subprocess

    code = "import sys, game.app.loop, game.ui; print([m for m in sys.modules if 'odds' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("advisor", ["always", "ask"])
def test_nothing_is_worked_out_before_the_turn_is_on_the_screen(
    advisor: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    desk = Desk()

    def watched(view: SeatView) -> Advice | None:
        # A hand that is over is weighed afterwards.
        now = desk.state
        if now.phase in ("play", "bank") and view.hand_number == now.hand_number:
            # What is drawn last is the moment asked about, and nothing waits to be drawn.
            seen.append(desk.drawn[-1] is desk.model and desk.model.shown == view)
        return advise(view)

    monkeypatch.setattr(game.odds, "advise", watched)
    desk.tap("advisor", advisor)
    desk.start_game(players="3", hands="3")
    for _ in range(30):
        if desk.state.phase == "over":
            break
        desk.tap("advice")
        desk.tap("close")
        move = {"cut": "cut:7", "stakes": "bet:2", "between": "next"}.get(desk.state.phase)
        desk.act(move or "stand")
        desk.wait()
    assert len(seen) >= 3
    assert all(seen)


def test_a_frame_that_comes_too_late_advises_on_nothing() -> None:
    for advisor, tap in (("ask", "advice"), ("always", "")):
        desk = Desk()
        desk.tap("advisor", advisor)
        desk.start_game(players="3")
        desk.frames = False
        while desk.state.phase not in ("play", "bank"):
            desk.act({"cut": "cut:7", "stakes": "bet:2", "between": "next"}[desk.state.phase])
            desk.wait()
        desk.tap(tap)
        assert desk.model.advice is None
        assert desk.waiting
        desk.act("stand")
        desk.frames = True
        desk.send(Msg("visibility", "visible", at=desk.time))
        assert desk.model.advice is None
        assert open_dialog(desk) == ""


# A page of its own, where nothing is loaded yet; the most modules that one message has loaded.
IN_PIECES = """
import sys
from tests.app.desk import Desk

def loaded():
    return sum(name.startswith("game.odds.") for name in sys.modules)

desk = Desk()
desk.tap("advisor", "ask")
send, most = desk.loop.send, 0
def watched(msg):
    global most
    before = loaded()
    send(msg)
    most = max(most, loaded() - before)
desk.loop.send = watched
"""
AT_TABLE = """
desk.start_game(players="3")
print(most, loaded())
"""
HURRIED = """
desk.tap("play")
while desk.state.phase not in ("play", "bank"):
    desk.wait(1.0)
    desk.tap("skip")
    desk.wait(290.0)
    if desk.state.phase in ("cut", "stakes"):
        desk.act({"cut": "cut:7", "stakes": "bet:2"}[desk.state.phase])
desk.timers.clear()
print(most, loaded(), end=" ")
desk.tap("advice")
print(most, desk.model.dialog)
"""
TO_THE_TRAINER = """
desk.tap("train")
print(most, desk.model.screen)
"""


@pytest.mark.parametrize(
    ("what", "said"),
    [
        # Ahead, while the table rests; all ten.
        (AT_TABLE, "2 10"),
        (HURRIED, "0 0 2 advice"),
        (TO_THE_TRAINER, "2 trainer"),
    ],
)
def test_the_odds_are_loaded_a_piece_at_a_time(what: str, said: str) -> None:
    """A piece is a module, or one with a small one that it needs."""
    import subprocess

    code = IN_PIECES + what
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == said
