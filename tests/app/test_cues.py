"""What is heard and felt: from events told by hand, and at whole hands of stacked packs."""

import random
from typing import Literal

import pytest

from game.app.cues import LONG_WAIT, cued, turn_cued
from game.app.messages import Msg
from game.app.model import Game, Model, Person
from game.app.settings import Prefs
from game.engine import (
    Event,
    Rules,
    State,
    apply,
    find_preset,
    legal_actions,
    new_game,
    parse_action,
    parse_cards,
    redact,
    replace,
    view_for,
)
from game.storage import GAME, PREFS, Save, write_save
from tests.app.desk import Desk, MemoryStore

ITALY = find_preset("italy").rules
BOT = Person("medium", "steady")
QUIET = Prefs(vibration="off")
BUST = "80"


def at_table(banker: int = 1, prefs: Prefs = QUIET, rules: Rules = ITALY) -> Model:
    """A person at seat 0 among computer players, the first hand being played."""
    names = ("", "Anna", "Bruno", "Carla")
    state = new_game(rules, names, "s", packs=["5c 6d"], banker=banker)
    game = Game(state, state, (), (Person(), BOT, BOT, BOT))
    told = (Event("hand_begins", banker, amount=1),)
    return Model(screen="table", prefs=prefs, game=game, shown=view_for(state, 0), told=told)


def heard(model: Model, *events: Event, at_once: bool = False) -> list[tuple[str, float]]:
    """What sounds when these are told in one step, and how loud."""
    effects = cued(told(model, *events), events, at_once=at_once)
    return [(one.name, one.loudness) for one in effects if one.kind == "cue"]


def felt(model: Model, *events: Event) -> list[str]:
    return [one.value for one in cued(told(model, *events), events) if one.kind == "vibrate"]


def told(model: Model, *events: Event) -> Model:
    return model._replace(told=(*model.told, *events))


def pays(seat: int, amount: int = 5) -> Event:
    return Event("pays", seat, amount=amount, text="higher")


def collects(seat: int, amount: int = 5, why: str = "lower") -> Event:
    return Event("collects", seat, amount=amount, text=why)


CARD = parse_cards("5c")


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (Event("deals", 0, cards=CARD, seen_by="owner"), "card"),
        (Event("draws_card", 0, cards=CARD), "card"),
        (Event("shuffles", 0, amount=40, text="abc"), "shuffle"),
        (Event("stakes", 0, amount=5), "chip"),
        (Event("stands", 0), "knock"),
        (Event("seven_half", 0, total=15), "seven_half"),
        (Event("bust", 0, total=17), "bust"),
        (pays(0), "win"),
        (collects(0), "lose"),
        (Event("returns", 0, amount=5), "chips"),
        (Event("banker", 0, text="seven_half"), "bank"),
    ],
)
def test_what_happens_to_oneself_is_loud(event: Event, name: str) -> None:
    assert heard(at_table(), event) == [(name, 1.0)]


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (Event("deals", 2, cards=parse_cards("??"), seen_by="owner"), "card"),
        (Event("bust", 2, total=17), "bust"),
        (Event("seven_half", 2, total=15), "seven_half"),
        (pays(2), "chips"),
        (collects(2), "chips"),
        (Event("banker", 3, text="rotate"), "bank"),
    ],
)
def test_what_happens_to_others_is_softer(event: Event, name: str) -> None:
    assert heard(at_table(), event) == [(name, 0.5)]


@pytest.mark.parametrize("kind", ["turn", "reveals", "keeps_hidden", "leaves"])
def test_what_nobody_would_hear_at_a_table_has_no_sound(kind: str) -> None:
    assert heard(at_table(), Event(kind, 0)) == []


def test_a_stake_lost_with_a_bust_hand_is_not_mourned_twice() -> None:
    assert heard(at_table(), Event("bust", 0, total=17), collects(0, why="bust")) == [
        ("bust", 1.0),
        ("chips", 1.0),
    ]


def test_a_banker_hears_their_own_chips_and_at_the_end_how_it_went() -> None:
    bank = at_table(banker=0)
    assert heard(bank, collects(1)) == [("chips", 1.0)]
    assert heard(told(bank, collects(1, 8), pays(2, 5)), Event("hand_ends")) == [("win", 1.0)]
    assert heard(told(bank, collects(1, 4), pays(2, 5)), Event("hand_ends")) == [("lose", 1.0)]
    assert heard(told(bank, collects(1, 5), pays(2, 5)), Event("hand_ends")) == []
    assert heard(told(at_table(), collects(2, 8)), Event("hand_ends")) == []


def test_who_has_most_chips_at_the_end_is_crowned() -> None:
    model = at_table()
    over = Event("game_over", text="stopped")
    assert heard(model, over) == [("crown", 1.0)]
    assert model.shown is not None
    first, *others = model.shown.seats
    poorer = model.shown._replace(seats=(first._replace(chips=first.chips - 1), *others))
    assert heard(model._replace(shown=poorer), over) == []


def test_two_told_together_both_sound_and_of_more_the_weightiest() -> None:
    model = at_table()
    cards = [Event("deals", seat, cards=parse_cards("??"), seen_by="owner") for seat in (1, 2, 3)]
    assert len(heard(model, *cards[:2])) == 2
    assert heard(model, *cards) == [("card", 0.5)]
    assert heard(model, Event("bust", 2), *cards) == [("bust", 0.5)]


def test_of_all_told_at_once_the_last_that_matters_sounds_and_ones_own_before_others() -> None:
    model = at_table()
    mine, theirs = Event("bust", 0, total=17), Event("bust", 2, total=17)
    assert heard(model, mine, theirs, pays(3), at_once=True) == [("bust", 1.0)]
    assert heard(model, theirs, Event("seven_half", 3), collects(3), at_once=True) == [
        ("seven_half", 0.5)
    ]
    assert heard(model, Event("seven_half", 0), theirs, pays(0), at_once=True) == [("win", 1.0)]
    # Where nothing matters there is still something that a tap is answered by.
    assert heard(model, Event("stands", 0), Event("draws_card", 2), at_once=True) == [("card", 0.5)]


def test_only_ones_own_is_felt() -> None:
    model = at_table(prefs=Prefs())
    assert felt(model, Event("bust", 0, total=17)) == [BUST]
    assert felt(model, Event("bust", 2, total=17)) == []
    assert felt(model, Event("draws_card", 0, cards=CARD)) == []
    assert felt(model, collects(0)) == []
    for event in (Event("seven_half", 0), pays(0)):
        assert felt(model, event)


def test_sound_and_vibration_are_turned_off_one_by_one() -> None:
    bust = Event("bust", 0, total=17)
    silent = at_table(prefs=Prefs(sound="off"))
    assert heard(silent, bust) == []
    assert felt(silent, bust) == [BUST]
    still = at_table(prefs=Prefs(vibration="off"))
    assert heard(still, bust) == [("bust", 1.0)]
    assert felt(still, bust) == []


@pytest.mark.parametrize(("direction", "side"), [("anticlockwise", 1), ("clockwise", -1)])
def test_a_seat_sounds_from_where_it_is_drawn(
    direction: Literal["anticlockwise", "clockwise"], side: int
) -> None:
    """Playing anticlockwise, the next seat sits on the right hand (R8)."""
    model = at_table(rules=replace(ITALY, direction=direction))
    pans = [
        effect.pan
        for seat in range(4)
        for effect in cued(model, (Event("stakes", seat, amount=1),))
    ]
    assert pans[0] == pans[2] == 0
    assert 0 < pans[1] * side <= 1
    assert pans[3] == -pans[1]


def test_whoever_has_waited_long_is_told_that_it_is_their_turn() -> None:
    model = at_table(prefs=Prefs())
    state = model.game.state if model.game else None
    assert state is not None
    assert state.to_act == 0 or state.phase == "stakes"
    mine = model._replace(resting=True, shown=view_for(_until_my_turn(state), 0), acted_at=1000.0)
    kinds = [effect.kind for effect in turn_cued(mine, 1000.0 + LONG_WAIT)]
    assert kinds == ["cue", "vibrate"]
    assert turn_cued(mine, 999.0 + LONG_WAIT) == ()
    assert turn_cued(mine._replace(resting=False), 1000.0 + LONG_WAIT) == ()


def _until_my_turn(state: State) -> State:
    while state.to_act != 0:
        state, _ = apply(state, legal_actions(state)[0])
    return state


@pytest.mark.parametrize("person", [0, 1])
def test_no_sound_tells_what_may_not_be_known(person: int) -> None:
    """A 7½ that stays hidden (R14) sounds like any hand that stands, one's own too."""
    rules = replace(find_preset("france40").rules, hands=10)
    people = tuple(Person() if seat == person else BOT for seat in (0, 1))
    sounds = []
    for pack, actions in (("7d 5c Kc", "bet:1 hit hide"), ("6d 5c Kc", "bet:1 hit hide stand")):
        start = state = new_game(rules, ["", "Anna"], "s", packs=[pack], banker=1)
        events: list[Event] = []
        for text in actions.split():
            state, more = apply(state, parse_action(text))
            events += [redact(event, person) for event in more]
        kinds = [event.kind for event in events if event.seat == 0]
        assert "stands" in kinds
        assert "seven_half" not in kinds
        model = Model(prefs=Prefs(), game=Game(start, start, (), people))
        until = [event.kind for event in events].index("stands") + 1
        sounds.append([cued(model, (event,)) for event in events[:until]])
    assert sounds[0] == sounds[1]


def at_a_hand(packs: str, actions: str, prefs: str = "{}") -> Desk:
    """A table of two, the computer player has the bank; a pack in dealing order."""
    start = new_game(replace(ITALY, hands=10), ["", "Anna"], "s", packs=[packs], banker=1)
    store = MemoryStore()
    done = tuple(parse_action(text) for text in actions.split())
    store.set(GAME, write_save(Save(start, done, ("", "medium steady"), 0)))
    store.set(PREFS, prefs)
    desk = Desk(store)
    desk.tap("continue")
    desk.wait()
    return desk


def names(desk: Desk) -> list[str]:
    return [name for name, _, _ in desk.heard]


def test_a_hand_that_is_gone_on_with_is_silent_until_something_happens() -> None:
    desk = at_a_hand("7d 6h 3c 4s", "bet:5")
    assert desk.sounding
    assert desk.heard == []


def test_a_card_too_many() -> None:
    desk = at_a_hand("7d 6h 3c 4s", "bet:5")
    desk.act("hit")
    desk.wait()
    # The card, the one that was hidden, ten points, the stake; then the bank turns up what it has.
    assert names(desk) == ["card", "flip", "bust", "chips", "flip"]
    assert desk.felt == [BUST]


def test_all_told_at_once_has_one_sound() -> None:
    desk = at_a_hand("7d 6h 3c 4s", "bet:5", '{"speed": "none"}')
    desk.act("hit")
    assert desk.heard == [("bust", 1.0, 0.0)]
    assert desk.felt == [BUST]


def test_what_is_skipped_has_one_sound() -> None:
    desk = at_a_hand("7d 6h Kc 4s", "bet:5")
    desk.act("hit")
    assert names(desk) == ["card"]
    desk.tap("skip")
    # 7½ beats the bank whatever it draws: it pays.
    assert names(desk)[1:] == ["win"]
    assert desk.model.resting


def test_off_in_one_tap_and_remembered() -> None:
    desk = at_a_hand("7d 6h 3c 4s", "bet:5")
    desk.tap("sound", "off")
    assert not desk.sounding
    desk.act("hit")
    desk.wait()
    assert desk.heard == []
    again = Desk(desk.store)
    assert not again.sounding
    again.tap("sound", "on")
    assert again.sounding
    # One hears at once what it is like.
    assert names(again) == ["chips"]


def test_vibration_is_felt_as_it_is_turned_on() -> None:
    desk = Desk()
    desk.tap("vibration", "off")
    assert desk.felt == []
    desk.tap("vibration", "on")
    assert len(desk.felt) == 1


def test_a_page_that_comes_back_does_not_sound_what_was_told_before() -> None:
    desk = at_a_hand("7d 6h 3c 4s", "bet:5")
    desk.act("hit")
    before = len(desk.heard)
    desk.send(Msg("visibility", "hidden", "", desk.time))
    desk.wait()
    assert len(desk.heard) == before
    desk.send(Msg("visibility", "visible", desk.day, desk.time))
    desk.wait()
    assert names(desk).count("bust") == 1


def test_a_whole_game_sounds_at_most_two_at_a_time() -> None:
    desk = Desk()
    desk.start_game(players="7", hands="5")
    chance = random.Random(5)
    while desk.state.phase != "over":
        choices = [one for one in legal_actions(desk.state) if one.verb != "stop"]
        desk.act(str(chance.choice(choices)))
        while desk.timers:
            before = len(desk.heard)
            desk.wait(min(desk.timers.values()) - desk.time + 0.001)
            assert len(desk.heard) - before <= 2
        # Past the guard against hasty taps.
        desk.wait()
    assert {"card", "chip", "chips", "shuffle"} <= set(names(desk))
