"""Passing the phone round: when it is covered, who uncovers it, when a card can be held up."""

import pytest

from game.app.messages import Msg
from game.app.passing import for_review
from game.engine import parse_action
from game.engine.cards import HIDDEN
from tests.app.desk import Desk


def table(preset: str, people: int = 2, players: int = 2) -> Desk:
    """Nonna and more people, in the seats after hers, against the rest; at the first rest."""
    desk = Desk()
    desk.tap("preset", preset)
    desk.tap("players", str(players))
    desk.tap("seats")
    for number in range(people - 1):
        desk.tap("one_more")
        desk.send(Msg("input", "guest_name", ("Piero", "Ugo", "Rita")[number], desk.time))
    desk.tap("close")
    desk.tap("speed", "none")
    desk.start_game()
    return desk


def later(desk: Desk) -> Desk:
    desk.time += 1000.0
    return desk


def here(desk: Desk) -> None:
    later(desk).tap("here", str(desk.model.cover))


def act(desk: Desk, action: str) -> None:
    later(desk).act(action)
    desk.wait()


def until_cover(desk: Desk) -> Desk:
    """Do the first thing there is until the phone is to be given to somebody."""
    for _ in range(20):
        if desk.model.cover >= 0:
            return desk
        verbs = {action.verb: action for action in desk.model.shown.legal}  # type: ignore[union-attr]
        act(desk, str(next(iter(verbs.values()))))
    raise AssertionError("no cover")


def own_cards(desk: Desk) -> tuple[str, ...]:
    shown = desk.model.shown
    assert shown is not None
    assert shown.seat is not None
    return tuple(map(str, shown.seats[shown.seat].hands[0].cards))


def test_what_is_open_needs_no_cover_and_turns_the_table_to_whose_turn_it_is() -> None:
    """Cuts and stakes before the deal (R8, R11 Italian): there is nothing to see for one alone."""
    desk = table("italy", people=3)
    seen = set()
    while desk.state.phase in ("cut", "stakes"):
        assert desk.model.cover == -1
        assert desk.model.my_turn
        assert desk.model.shown is not None
        assert desk.model.shown.seat == desk.state.to_act == desk.game.viewer
        seen.add(desk.state.to_act)
        act(desk, "cut:9" if desk.state.phase == "cut" else "bet:2")
    assert len(seen) > 1
    assert desk.model.cover == desk.state.to_act


def test_under_the_cover_nobody_can_act_or_look() -> None:
    desk = until_cover(table("italy"))
    before = desk.state
    later(desk).act("stand")
    desk.send(Msg("hold", "", "", desk.time))
    desk.tap("peek")
    desk.tap("here", str(1 - desk.model.cover))
    desk.tap("here", "7")
    desk.tap("here", "")
    assert desk.state == before
    assert desk.model.cover == desk.state.to_act
    assert not desk.model.held
    assert desk.model.shown is not None
    assert desk.model.shown.seat is None
    assert not desk.model.my_turn


def test_a_second_tap_on_what_was_there_does_not_uncover() -> None:
    desk = until_cover(table("italy"))
    desk.time = desk.model.ready_at - 1.0
    desk.tap("here", str(desk.model.cover))
    assert desk.model.cover >= 0


def test_a_card_is_seen_while_it_is_held() -> None:
    desk = until_cover(table("italy"))
    here(desk)
    assert own_cards(desk) == (str(HIDDEN),)
    desk.send(Msg("hold", "", "", desk.time))
    seat = desk.model.holder
    assert own_cards(desk) == tuple(map(str, desk.state.seats[seat].hands[0].cards))
    desk.send(Msg("release", "", "", desk.time))
    assert own_cards(desk) == (str(HIDDEN),)


def test_a_look_without_a_finger_ends_by_itself_by_a_second_tap_and_by_acting() -> None:
    desk = until_cover(table("italy"))
    here(desk)
    later(desk).tap("peek")
    assert desk.model.held
    desk.wait(4900.0)
    assert desk.model.held
    desk.wait(200.0)
    assert not desk.model.held
    desk.tap("peek")
    desk.tap("peek")
    assert not desk.model.held
    desk.tap("peek")
    act(desk, "stand")
    assert not desk.model.held


@pytest.mark.parametrize("dialog", ["menu", "log", "force", "rules"])
def test_a_dialog_over_the_table_hides_what_is_held(dialog: str) -> None:
    desk = until_cover(table("italy"))
    here(desk)
    desk.send(Msg("hold", "", "", desk.time))
    desk.tap(dialog)
    assert not desk.model.held
    desk.send(Msg("hold", "", "", desk.time))
    assert not desk.model.held
    assert own_cards(desk) == (str(HIDDEN),)


def test_who_goes_on_needs_no_second_cover_but_the_next_one_does() -> None:
    desk = until_cover(table("france40", people=3, players=2))
    first = desk.model.cover
    here(desk)
    act(desk, "bet:3")
    # Stakes after looking (R11): the next one looks too.
    assert desk.model.cover not in (-1, first)
    desk = until_cover(table("italy"))
    here(desk)
    holder = desk.model.holder
    while desk.state.to_act == holder and desk.state.phase == "play":
        assert desk.model.cover == -1
        act(desk, "hit")
    assert desk.model.holder == -1


@pytest.mark.parametrize("event", ["hidden", "trainer", "left"])
def test_out_of_sight_it_is_covered_again(event: str) -> None:
    desk = until_cover(table("italy"))
    here(desk)
    desk.send(Msg("hold", "", "", desk.time))
    if event == "hidden":
        desk.send(Msg("visibility", "hidden", "", desk.time))
    elif event == "trainer":
        desk.tap("train")
        desk.tap("done")
    else:
        desk.send(Msg("back", "", "", desk.time))
        assert desk.model.screen == "start"
        desk.tap("continue")
        desk.wait()
    assert desk.model.screen == "table"
    assert desk.model.cover == desk.state.to_act
    assert (desk.model.holder, desk.model.held) == (-1, False)
    here(desk)
    assert desk.model.my_turn


def test_out_of_sight_while_something_is_told_it_is_covered_too() -> None:
    desk = until_cover(table("italy", people=2, players=4))
    here(desk)
    desk.tap("speed", "calm")
    later(desk).act("hit")
    assert not desk.model.resting
    desk.send(Msg("visibility", "hidden", "", desk.time))
    assert desk.model.holder == -1
    desk.send(Msg("visibility", "visible", "", desk.time))
    desk.wait()
    assert desk.model.cover == desk.state.to_act or desk.state.to_act != desk.game.viewer


def test_skipping_stops_at_every_person() -> None:
    desk = table("italy", people=2, players=5)
    desk.tap("speed", "calm")
    asked = set()
    for _ in range(30):
        desk.tap("skip")
        assert desk.model.resting
        if desk.state.phase == "between":
            break
        asked.add(desk.state.to_act)
        assert desk.game.people[desk.state.to_act or 0].human
        if desk.model.cover >= 0:
            here(desk)
        verbs = [str(action) for action in desk.model.shown.legal]  # type: ignore[union-attr]
        later(desk).act("stand" if "stand" in verbs else verbs[0])
    assert asked == {0, 1}


def played_out(preset: str = "italy") -> Desk:
    """A hand that is over."""
    desk = table(preset)
    for _ in range(40):
        if desk.state.phase == "between":
            return desk
        if desk.model.cover >= 0:
            here(desk)
        verbs = [str(action) for action in desk.model.shown.legal]  # type: ignore[union-attr]
        act(desk, "stand" if "stand" in verbs else verbs[0])
    raise AssertionError("the hand does not end")


def test_the_reckoning_is_everybodys() -> None:
    desk = played_out()
    assert desk.model.shown is not None
    assert desk.model.shown.seat is None
    assert (desk.model.cover, desk.model.holder) == (-1, -1)
    act(desk, "next")
    assert desk.state.hand_number == 2


def test_who_looks_back_is_asked_and_the_others_see_nothing_of_it() -> None:
    desk = played_out()
    assert desk.model.weighing is None
    assert desk.model.tally is None
    later(desk).tap("review")
    assert str(desk.model.dialog) == "whose"
    assert desk.model.review is None
    desk.tap("look_back", "2")
    assert desk.model.cover == -1, "a computer player's decisions are nobody's to see"
    desk.tap("look_back", "1")
    assert (desk.model.cover, desk.model.dialog) == (1, "")
    assert for_review(desk.model)
    here(desk)
    assert desk.model.dialog == "review"
    assert desk.model.tape is not None
    assert all(moment.view.seat == 1 for moment in desk.model.tape.moments)
    desk.tap("balance")
    assert desk.model.dialog == "review"
    desk.tap("close")
    put_away = desk.model
    assert (put_away.review, put_away.tape, put_away.cover) == (None, None, -1)
    act(desk, "next")
    assert desk.state.hand_number == 2


@pytest.mark.parametrize("way", ["tap", "back"])
def test_a_look_back_that_nobody_wants_leads_back_to_the_reckoning(way: str) -> None:
    desk = played_out()
    later(desk).tap("review")
    desk.tap("look_back", "0")
    if way == "tap":
        desk.tap("not_now")
    else:
        desk.send(Msg("back", "", "", desk.time))
    assert (desk.model.cover, desk.model.screen, desk.model.dialog) == (-1, "table", "")


def test_a_look_back_is_closed_when_the_phone_is_put_away() -> None:
    desk = played_out()
    later(desk).tap("review")
    desk.tap("look_back", "0")
    here(desk)
    desk.tap("replay")
    desk.send(Msg("visibility", "hidden", "", desk.time))
    assert (desk.model.dialog, desk.model.review, desk.model.tape) == ("", None, None)


def test_whoever_plays_alone_never_meets_a_cover() -> None:
    desk = Desk()
    desk.tap("speed", "none")
    desk.start_game(preset="france40")
    for _ in range(40):
        assert (desk.model.cover, desk.model.holder) == (-1, -1)
        desk.send(Msg("visibility", "hidden", "", desk.time))
        desk.send(Msg("visibility", "visible", "", desk.time))
        assert desk.model.shown is not None
        assert desk.model.shown.seat == 0
        desk.send(Msg("hold", "", "", desk.time))
        assert not desk.model.held
        if desk.state.phase == "between":
            break
        act(desk, str(desk.model.shown.legal[0]))
    assert parse_action("next") in desk.game.actions or desk.state.phase == "between"
