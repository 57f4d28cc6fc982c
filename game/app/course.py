"""What the first lesson consists of: four stacked hands, what the others do, what is asked for.

All of it goes by the state of the table alone, so that each step can be looked up and tested.
"""

from typing import NamedTuple

from game.engine import Action, Event, State, find_preset, legal_actions, open_game

# Whoever learns sits here.
OWN, ANNA, BRUNO = 0, 1, 2
LAST_HAND = 4
# In dealing order: a card for each seat, the banker's last; then those that are asked for.
PACKS = (
    # Four and two to stand on; the bank goes bust.
    "4h 5c 5s 2d Jc 4s",
    # Five, and a six to be tempted by: to whoever asks first; then a seven.
    "5d 7h 4c 6c 7s",
    # A king and a seven; the bank has six.
    "Kh 3d 6d 7d 2s",
    # One's own bank: Anna goes bust, Bruno has six, and so has the bank.
    "4d 5h 3c 5s Ac 3h",
)
# How many cards the others take, by hand and seat: one card where nothing stands.
_CARDS = {(1, ANNA): 2, (1, BRUNO): 2, (2, BRUNO): 2, (3, ANNA): 2, (4, ANNA): 2, (4, BRUNO): 2}
_STAKES = {ANNA: 2, BRUNO: 3}


class Task(NamedTuple):
    """One thing that is asked of whoever learns.

    ``name`` is that of its words, ``verbs`` are those of the actions that go on, ``lit`` the parts
    of the table that it is about: ``me ring bank rival sheet``. ``step`` counts from 1; the
    reckoning belongs to the step that led there.
    """

    name: str
    verbs: tuple[str, ...]
    lit: tuple[str, ...]
    step: int


# By the hand, the phase and how many cards one has.
_TASKS = {
    (1, "stakes", 0): Task("stake", ("bet",), ("me", "bank"), 1),
    (1, "play", 1): Task("card", ("hit",), ("me",), 2),
    (1, "play", 2): Task("stand", ("stand",), ("me",), 3),
    (1, "between", 2): Task("paid", ("next",), ("sheet", "bank"), 3),
    (2, "play", 1): Task("choose", ("stand", "hit"), ("me",), 4),
    (2, "between", 2): Task("bust", ("next",), ("sheet", "bank"), 4),
    (2, "between", 1): Task("stood", ("next",), ("sheet", "bank"), 4),
    (3, "play", 1): Task("face", ("hit",), ("me",), 5),
    (3, "between", 2): Task("seven_half", ("next",), ("sheet", "bank"), 5),
    (4, "bank", 1): Task("bank", ("hit",), ("me", "ring"), 6),
    (4, "bank", 2): Task("enough", ("stand",), ("me", "rival"), 7),
    (4, "between", 2): Task("tie", ("next",), ("sheet", "rival"), 7),
}
STEPS = max(task.step for task in _TASKS.values())


def deal(names: list[str]) -> tuple[State, tuple[Event, ...]]:
    """Open the table for three ``names``, one's own first: the Italian game, Bruno at the bank."""
    return open_game(find_preset("italy").rules, names, "lesson", packs=PACKS, banker=BRUNO)


def task_of(state: State) -> Task | None:
    """Return what is asked for at this moment; None where others act."""
    hands = state.seats[OWN].hands
    count = len(hands[0].cards) if hands else 0
    if state.phase != "between" and state.to_act != OWN:
        return None
    return _TASKS.get((state.hand_number, state.phase, count))


def move_of(state: State, stake: int) -> Action | None:
    """Return what is done without whoever learns, who staked ``stake`` chips; None if nothing."""
    seat = state.to_act
    if seat is None or task_of(state) is not None:
        return None
    if state.phase == "stakes":
        return Action("bet", _STAKES.get(seat, stake))
    cards = len(state.seats[seat].hands[0].cards)
    return Action("hit" if cards < _CARDS.get((state.hand_number, seat), 1) else "stand")


def step_of(state: State) -> int:
    """Return the step that the others' acting belongs to: the one that is to come."""
    cards = len(hands[0].cards) if (hands := state.seats[OWN].hands) else 0
    coming = [
        task.step
        for (hand, _, count), task in _TASKS.items()
        if (hand, count) >= (state.hand_number, cards)
    ]
    return min(coming, default=STEPS)


def offered(state: State) -> tuple[Action, ...]:
    """Return the actions for which the lesson has a control."""
    return tuple(action for action in legal_actions(state) if action.verb != "stop")
