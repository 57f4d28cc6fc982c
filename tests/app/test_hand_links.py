"""A hand in a link: it comes back as it was told, tells nothing more, and no text breaks it."""

import base64
import json
import random
import zlib
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.hand_links import LONGEST, read_hand, write_hand
from game.app.messages import Msg
from game.app.replay import Tape, tape_of
from game.engine import (
    PRESETS,
    Action,
    Event,
    Rules,
    State,
    apply,
    encode_rules,
    find_preset,
    legal_actions,
    new_game,
    parse_action,
)
from game.ui import view
from tests.app.desk import Desk
from tests.ui.games import NAMES, chosen
from tools.soak.rule_sets import any_rules, any_seats

# What is told of the game and not of the hand, or needs the seed.
AROUND = {"shuffles", "reshuffles", "cuts", "reveals", "draws", "votes", "banker"}

Hand = tuple[State, tuple[Action, ...]]


def hands(rules: Rules, seats: int, seed: str, steps: int) -> Iterator[Hand]:
    """Yield start and actions of each whole hand of a game played by lot."""
    dice = random.Random(seed)
    state = start = new_game(rules, NAMES[:seats], seed)
    done: list[Action] = []
    for _ in range(steps):
        if not legal_actions(state):
            break
        action = parse_action(chosen(state, dice))
        if action.verb == "next":
            yield start, tuple(done)
            start, done = state, []
        state, _ = apply(state, action)
        done.append(action)
    if state.phase == "over":
        yield start, tuple(done)


def of_the_hand(tape: Tape) -> list[Event]:
    begin = [event.kind for event in tape.told].index("hand_begins")
    return [event for event in tape.told[begin:] if event.kind not in AROUND]


def assert_comes_back(start: State, done: tuple[Action, ...], viewer: int) -> str:
    tape = tape_of(start, done, viewer)
    code = write_hand(tape, done)
    assert code
    assert code.isascii()
    assert all(letter.isalnum() or letter in "-_" for letter in code)
    rules, back = read_hand(code)
    assert rules == encode_rules(start.rules)
    assert of_the_hand(back) == of_the_hand(tape)
    assert back.view_at(len(back.told)).seats == tape.view_at(len(tape.told)).seats
    assert back.before.seat == viewer
    return code


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_hand_comes_back_as_it_was_told(preset: object) -> None:
    rules = find_preset(getattr(preset, "name", "")).rules
    for seats in (2, 5, 8):
        for start, done in hands(rules, seats, f"seed {seats}", 120):
            for viewer in {0, seats - 1}:
                code = assert_comes_back(start, done, viewer)
                # Many a messenger cuts an address that is longer.
                assert len(code) < 400


def test_hands_of_any_house_rules_come_back() -> None:
    dice = random.Random("house")
    for number in range(60):
        rules = any_rules(dice)
        seats = any_seats(rules, dice)
        for start, done in hands(rules, seats, f"any {number}", 60):
            assert_comes_back(start, done, dice.randrange(seats))


def after(state: State, *words: str) -> Hand:
    """Play on from a state; return it with what was done."""
    done = tuple(parse_action(word) for word in words)
    for action in done:
        next_state, _ = apply(state, action)
        state = next_state
    assert state.phase == "between"
    return state, done


def test_the_link_knows_neither_the_seed_nor_what_was_left_in_the_pack() -> None:
    links = set()
    for left in ("2c 3c 4c 5c", "5c 4c 3c 2c", "Kd Ks 2s 3s"):
        start = new_game(
            find_preset("france40").rules,
            ["A", "B"],
            seed=left,
            packs=[f"5h Qs 2d {left}"],
            banker=0,
        )
        _, done = after(start, "bet:5", "hit", "show", "stand", "stand")
        links.add(write_hand(tape_of(start, done, 1), done))
    assert len(links) == 1


def test_a_link_by_hand() -> None:
    """Made here from the format as it is told, without the code that writes links."""
    data = [1, "italy", 3, 0, 1, ["Nonna", ""], [60, 40], 0, ["GN"], None, "bet:5 stand stand"]
    # By suits, clubs first, each from the ace: G is the seven of clubs, N the ace of diamonds.
    code = packed(data)
    rules, tape = read_hand(code)
    assert rules == "italy"
    end = tape.view_at(len(tape.told))
    assert end.hand_number == 3
    assert [seat.hands[0].cards for seat in end.seats] == [("Ad",), ("7c",)]
    # The banker has 1, the player 7.
    assert [seat.chips for seat in end.seats] == [55, 45]
    assert end.seats[1].name == ""


def packed(data: object) -> str:
    whole = zlib.compress(json.dumps(data).encode(), wbits=-15)
    return base64.urlsafe_b64encode(whole).decode().rstrip("=")


GOOD: list[object] = [
    *(1, "italy", 3, 0, 1, ["Nonna", "Anna"], [60, 40], 0, ["GN"], None, "bet:5 stand stand")
]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, 2),
        (0, True),
        (1, "italia"),
        (1, "italy.zz9"),
        (1, 7),
        (2, 0),
        (2, -3),
        (2, 1.5),
        (2, 10**30),
        (3, 2),
        (3, -1),
        (4, 5),
        (4, None),
        (5, ["Nonna"]),
        (5, ["Nonna", 7]),
        (6, [60, -1]),
        (6, [0, 40]),
        (6, [60, "40"]),
        (6, [10**12, 40]),
        (7, 5),
        (7, -5),
        (8, ["GGi"]),
        (8, ["é"]),
        # The eight of clubs, which is not in this pack.
        (8, ["GNH"]),
        # One card too few, and one too many.
        (8, ["G"]),
        (8, ["GNA"]),
        (8, []),
        (8, [7]),
        (9, "GG"),
        (9, "G"),
        (10, "bet:5 stand"),
        (10, "bet:5 stand stand next"),
        (10, "bet:500 stand stand"),
        (10, "bet:5 fold"),
        (10, "stop"),
        (10, 7),
        (10, "hit " * 5000),
    ],
)
def test_what_cannot_be_is_no_hand(place: int, value: object) -> None:
    read_hand(packed(GOOD))
    with pytest.raises(ValueError, match="no hand"):
        read_hand(packed([*GOOD[:place], value, *GOOD[place + 1 :]]))


def test_a_link_that_would_fill_the_memory_is_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        read_hand(packed([" " * 4_000_000]))


def test_names_are_text_that_can_be_seen_and_no_longer_than_others() -> None:
    names = ["<b>N\u202e\n</b>" + "x" * 50, "Zoë"]
    _, tape = read_hand(packed([*GOOD[:5], names, *GOOD[6:]]))
    assert [seat.name for seat in tape.before.seats] == ["<b>N</b>xxxxxxxxxxxx", "Zoë"]


WORDS = st.lists(st.sampled_from(["hit", "stand", "bet:1", "bet:5", "split", "hit:down", "pass"]))


@given(
    st.text(max_size=300)
    | st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", max_size=300)
    | st.builds(
        packed,
        st.tuples(
            st.just(1),
            st.sampled_from([preset.name for preset in PRESETS]),
            st.integers(-1, 12),
            st.integers(-1, 3),
            st.integers(-1, 3),
            st.lists(st.text(max_size=5), max_size=4),
            st.lists(st.integers(-1, 60), max_size=4),
            st.integers(-2, 1),
            st.lists(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", max_size=9), max_size=2),
            st.none() | st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", max_size=9),
            WORDS.map(" ".join),
        ),
    )
)
def test_any_text_is_a_hand_that_can_be_looked_at_or_is_refused(code: str) -> None:
    desk = Desk()
    desk.start_game(players="1")
    game = desk.model.game
    desk.send(Msg("link", "", f"hand.{code}", desk.time))
    if desk.model.linked:
        assert desk.model.dialog == "replay"
        tape = desk.model.tape
        assert tape is not None
        for stop in tape.stops:
            view(desk.model._replace(told_to=stop))
    else:
        assert desk.model.notice == "hand_bad"
    desk.tap("close")
    assert desk.model.game == game
    assert desk.model.screen == "table"


def test_one_letter_changed_never_breaks_the_page() -> None:
    code = packed(GOOD)
    for place in range(len(code)):
        for letter in "A_x9":
            with suppress(ValueError):
                read_hand(code[:place] + letter + code[place + 1 :])
    with pytest.raises(ValueError, match="no hand"):
        read_hand(code + "A" * LONGEST)


def test_a_shared_hand_is_opened_by_another_phone() -> None:
    mine = Desk()
    mine.start_game(players="2")
    while mine.state.phase != "between":
        mine.act(str(next(a for a in legal_actions(mine.state) if a.verb != "hit")))
        mine.wait()
    mine.tap("review")
    mine.tap("send_hand")
    (link,) = mine.shared
    yours = Desk()
    yours.send(Msg("link", "", link, yours.time))
    assert yours.model.dialog == "replay"
    yours.tap("step", "last")
    assert yours.model.tape
    assert mine.model.shown
    assert yours.model.tape.view_at(yours.model.told_to).seats == mine.model.shown.seats
    yours.tap("play_linked")
    assert (yours.model.screen, yours.model.dialog) == ("start", "")
    assert yours.model.setup.rules == mine.model.setup.rules
    assert yours.store.texts.keys() == {"setteemezzo.setup"}


def test_at_the_table_the_game_waits_and_no_other_is_offered() -> None:
    desk = Desk()
    desk.start_game(players="2")
    model = desk.model
    desk.send(Msg("link", "", f"hand.{packed(GOOD)}", desk.time))
    assert "play_linked" not in str(view(desk.model))
    desk.tap("close")
    assert desk.model._replace(tape=None, told_to=0) == model


def test_what_is_said_with_it_is_in_the_players_language() -> None:
    for lang, begin in (("en", "Look at hand 1"), ("it", "Guarda la mano 1")):
        desk = Desk()
        desk.tap("lang", lang)
        desk.start_game(players="1")
        while desk.state.phase != "between":
            desk.act(str(next(a for a in legal_actions(desk.state) if a.verb != "hit")))
            desk.wait()
        desk.tap("review")
        desk.tap("send_hand")
        assert desk.said[0].startswith(begin)
