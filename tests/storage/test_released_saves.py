"""A game saved by any version that was ever released can be gone on with for ever.

The files in saves/ were written by those versions and are never written again; a new format adds
a file.
"""

from pathlib import Path

import pytest

from game.engine import apply, parse_action, parse_cards
from game.storage import read_save, write_save

SAVES = Path(__file__).parent / "saves"


def test_format_1_in_the_middle_of_a_hand() -> None:
    """Nonna, with 3 on 9 chips, is to act; Anna, the bank, has Bruno's 3 chips already."""
    save = read_save((SAVES / "format1.json").read_text())
    assert save.people == ("", "cautious", "steady", "bold")
    state, _ = save.replay()
    assert (state.hand_number, state.phase, state.to_act, state.banker) == (2, "play", 0, 1)
    assert [seat.name for seat in state.seats] == ["Nonna", "Anna", "Bruno", "Carla"]
    assert [seat.chips for seat in state.seats] == [50, 32, 51, 49]
    assert [seat.hands[0].stake for seat in state.seats] == [9, 0, 0, 9]
    assert state.seats[0].hands[0].cards == parse_cards("3s")
    assert state.seats[2].hands[0].state == "bust"
    # The next cards are A, J, 7: she goes to 4, to 4½, and over; her 9 chips go to the bank.
    for action in ("hit", "hit", "hit"):
        state, _ = apply(state, parse_action(action))
    assert state.seats[0].hands[0].total == 6 + 2 + 1 + 14
    assert [seat.chips for seat in state.seats] == [50, 41, 51, 49]


@pytest.mark.parametrize("path", sorted(SAVES.iterdir()), ids=lambda path: path.name)
def test_every_released_save_is_written_again_without_loss(path: Path) -> None:
    save = read_save(path.read_text())
    again = read_save(write_save(save))
    assert again == save
    assert again.replay() == save.replay()
