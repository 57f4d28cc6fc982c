"""A game saved by any version that was ever released can be gone on with for ever.

The files in saves/ were written by those versions and are never written again; a new format adds
a file.
"""

import json
import random
from pathlib import Path

import pytest

from game.engine import (
    Action,
    apply,
    find_preset,
    legal_actions,
    new_game,
    parse_action,
    parse_cards,
    replace,
)
from game.storage import Save, SaveError, read_save, write_save

SAVES = Path(__file__).parent / "saves"


def read(name: str) -> Save:
    return read_save((SAVES / name).read_text())


def test_format_1_in_the_middle_of_a_hand_begins_it_anew() -> None:
    """The shuffle of its second hand cannot be made again; the chips are those of the first."""
    save = read("format1.json")
    assert save.people == ("", "medium cautious", "medium steady", "medium bold")
    assert save.actions == ()
    state, _ = save.replay()
    assert (state.hand_number, state.phase, state.to_act, state.banker) == (1, "between", 1, 1)
    assert [seat.name for seat in state.seats] == ["Nonna", "Anna", "Bruno", "Carla"]
    assert [seat.chips for seat in state.seats] == [59, 29, 54, 58]
    for action in ("next", "cut:29", "bet:3", "bet:9", "bet:9"):
        state, _ = apply(state, parse_action(action))
    assert (state.hand_number, state.phase, state.to_act) == (2, "play", 2)
    assert [seat.chips for seat in state.seats] == [50, 29, 51, 49]


def test_format_1_in_the_first_hand_goes_on_where_it_was() -> None:
    """Bruno's 5 chips are in Nonna's bank; Carla, with 1½ on 3 chips, is to act."""
    state, _ = read("format1-first-hand.json").replay()
    assert (state.hand_number, state.phase, state.to_act, state.banker) == (1, "play", 3, 0)
    assert [seat.chips for seat in state.seats] == [55, 48, 45, 47]
    assert [seat.hands[0].stake for seat in state.seats] == [0, 2, 0, 3]
    assert state.seats[2].hands[0].state == "bust"
    assert state.seats[3].hands[0].cards == parse_cards("Jc Ad")
    # The next cards are a queen and a king: she goes to 2½ and stands, and loses 3 to Nonna's 6;
    # Anna, whose 7 beats it, gets her 2 back and 2 more. 200 chips in all.
    for action in ("hit", "hit", "stand", "stand"):
        state, _ = apply(state, parse_action(action))
    assert state.seats[3].hands[0].cards == parse_cards("Jc Ad Qs Ks")
    assert [seat.chips for seat in state.seats] == [55 + 3 - 2, 48 + 2 + 2, 45, 47]


def test_format_2_in_the_middle_of_a_hand() -> None:
    """Nonna, with 2 on 9 chips, is to act; Carla stands on 6½, and Bruno has the bank."""
    save = read("format2.json")
    assert save.people == ("", "medium cautious", "medium steady", "medium bold")
    state, _ = save.replay()
    assert (state.hand_number, state.phase, state.to_act, state.banker) == (2, "play", 0, 2)
    assert [seat.name for seat in state.seats] == ["Nonna", "Anna", "Bruno", "Carla"]
    assert [seat.chips for seat in state.seats] == [36, 37, 65, 43]
    assert [seat.hands[0].stake for seat in state.seats] == [9, 7, 0, 3]
    assert state.seats[0].hands[0].cards == parse_cards("2h")
    assert state.seats[3].hands[0].cards == parse_cards("Jh 6d")
    # The next cards are A, 2, 3: she goes to 3, to 5, and over; her 9 chips go to the bank.
    for action in ("hit", "hit", "hit"):
        state, _ = apply(state, parse_action(action))
    assert state.seats[0].hands[0].total == 4 + 2 + 4 + 6
    assert [seat.chips for seat in state.seats] == [36, 37, 74, 43]


def test_format_3_knows_how_well_everybody_plays() -> None:
    """Nonna, with 3 on 4 chips, is to act first against Carla's bank; Dino stands on 7."""
    save = read("format3.json")
    assert save.people == ("", "easy cautious", "medium steady", "hard bold", "easy steady")
    state, _ = save.replay()
    assert (state.hand_number, state.phase, state.to_act, state.banker) == (2, "play", 0, 3)
    assert [seat.chips for seat in state.seats] == [42, 46, 43, 63, 44]
    assert [seat.hands[0].stake for seat in state.seats] == [4, 2, 4, 0, 2]
    assert state.seats[0].hands[0].cards == parse_cards("3c")
    # The next cards are two queens and a 2: she goes to 3½, 4 and 6.
    for action in ("hit", "hit", "hit", "stand"):
        state, _ = apply(state, parse_action(action))
    assert state.seats[0].hands[0].total == 6 + 1 + 1 + 4
    assert state.to_act == 1


def test_format_4_has_several_people_at_one_phone() -> None:
    """Bruno, with a hidden 7 on 1 chip, is to act; Anna has the bank, Carla is no human being."""
    save = read("format4.json")
    assert save.people == ("person red", "person blue", "person gold", "medium steady")
    state, _ = save.replay()
    assert (state.hand_number, state.phase, state.to_act, state.banker) == (2, "play", 2, 1)
    assert [seat.name for seat in state.seats] == ["Nonna", "Anna", "Bruno", "Carla"]
    assert [seat.chips for seat in state.seats] == [45, 49, 50, 48]
    assert [seat.hands[0].stake for seat in state.seats] == [1, 0, 1, 6]
    assert state.seats[2].hands[0].cards == parse_cards("7h")
    # The next card is a 6: he goes over, and his chip goes to Anna's bank.
    state, _ = apply(state, parse_action("hit"))
    assert state.seats[2].hands[0].state == "bust"
    assert [seat.chips for seat in state.seats] == [45, 50, 50, 48]
    assert state.to_act == 3


@pytest.mark.parametrize(
    "person", ["bold", "hard", "hard bold twice", " bold", 3, ["hard", "bold"]]
)
def test_somebody_without_level_and_character_is_no_player(person: object) -> None:
    data = json.loads((SAVES / "format3.json").read_text())
    data["people"][1] = person
    with pytest.raises(SaveError, match="broken"):
        read_save(json.dumps(data))


def test_format_1_keeps_all_up_to_the_first_shuffle() -> None:
    """Eight seats run the pack down, so that cards are shuffled in the middle of hands too."""
    rules = replace(find_preset("italy").rules, shuffle="run_down", next_banker="never")
    names = [f"Seat {number}" for number in range(8)]
    chance = random.Random(1)
    cut_short = 0
    for game in range(30):
        start = state = new_game(rules, names, f"game {game}")
        actions: list[Action] = []
        while state.phase != "over" and len(actions) < 60:
            action = chance.choice(legal_actions(state))
            state, events = apply(state, action)
            actions.append(action)
            if any(event.kind in ("shuffles", "reshuffles") for event in events):
                break
        text = write_save(Save(start, tuple(actions), ("",) * 8, 0))
        assert read_save(text).actions == tuple(actions)
        old = read_save(text.replace('"format":4', '"format":1'))
        shuffled = state.shuffles > start.shuffles
        assert old.actions == tuple(actions[:-1] if shuffled else actions)
        cut_short += shuffled and actions[-1].verb != "next"
    assert cut_short > 3


@pytest.mark.parametrize("path", sorted(SAVES.iterdir()), ids=lambda path: path.name)
def test_every_released_save_is_written_again_without_loss(path: Path) -> None:
    save = read_save(path.read_text())
    again = read_save(write_save(save))
    assert again == save
    assert again.replay() == save.replay()
