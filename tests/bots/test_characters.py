"""Three characters who differ visibly, play soundly, and know only what their seat sees."""

import random
from collections import Counter

import pytest

from game.bots import CHARACTERS, choose
from game.engine import (
    Action,
    State,
    apply,
    find_preset,
    legal_actions,
    new_game,
    parse_action,
    replace,
    view_for,
)

ITALY = find_preset("italy").rules
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Franco", "Gina", "Ivo")


def after(state: State, actions: str) -> State:
    for action in actions.split():
        state, _ = apply(state, parse_action(action))
    return state


def player_with(card: str, *, shown: str = "") -> State:
    """Seat 0 holds ``card`` against a bank with a two, and has drawn the cards in ``shown``."""
    state = new_game(ITALY, ["A", "B"], "s", packs=[f"{card} 2s {shown}"], banker=1)
    return after(state, "bet:1 " + "hit " * len(shown.split()))


def banker_with(card: str, players: str, actions: str, **switches: object) -> State:
    """The bank, last of the seats, turns up ``card`` after the others have acted."""
    dealt, drawn = players.split("/")
    count = len(dealt.split())
    packs = [f"{dealt} {card} {drawn}"]
    rules = replace(ITALY, **switches)  # type: ignore[arg-type]  # names of fields
    names = list(NAMES[: count + 1])
    return after(new_game(rules, names, "s", packs=packs, banker=count), actions)


# 39 cards are unseen. On 3½ the 5s, 6s and 7s bust (12 of 39, 31 %); on 4 and 4½ the 4s too
# (on 4: 4s to 7s less an own four, 15 or 16 of 39, about 40 %); on 5 and 5½ the 3s too (about
# 19 or 20 of 39, 50 %); on 6 the 2s as well (24 of 39, 61 %).
@pytest.mark.parametrize(
    ("cards", "draws"),
    [
        ("3d", "cautious steady bold"),
        ("3d Kc", "cautious steady bold"),
        ("4d", "steady bold"),
        ("4d Kc", "steady bold"),
        ("5d", "bold"),
        ("5d Kc", "bold"),
        ("6d", ""),
        ("6d Kc", ""),
        ("7d", ""),
    ],
)
def test_how_far_each_character_goes(cards: str, draws: str) -> None:
    first, *shown = cards.split()
    view = view_for(player_with(first, shown=" ".join(shown)), 0)
    who = {name for name in CHARACTERS if str(choose(view, name)) == "hit"}
    assert who == set(draws.split())


def test_bolder_characters_stake_more_and_nobody_all_at_once() -> None:
    stakes = dict.fromkeys(CHARACTERS, 0)
    for number in range(40):
        state = new_game(ITALY, NAMES[:3], f"stakes {number}", banker=2)
        state = after(state, "cut:20")
        for name in CHARACTERS:
            action = choose(view_for(state, 0), name)
            assert action in legal_actions(state)
            assert action.amount is not None
            stakes[name] += action.amount
    assert stakes["cautious"] * 1.5 < stakes["steady"]
    assert stakes["steady"] * 1.5 < stakes["bold"]


def test_who_has_less_than_the_smallest_stake_stakes_it_all() -> None:
    rules = replace(ITALY, stake_min=5)
    state = after(new_game(rules, NAMES[:2], "s", chips=[3, 9], banker=1), "cut:9")
    for name in CHARACTERS:
        assert choose(view_for(state, 0), name) == Action("bet", 3)


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_bank_stands_on_what_beats_all_and_draws_against_a_shown_seven_and_a_half(
    name: str,
) -> None:
    # Seat 0 stands on one hidden card; the bank has 7: hardly anything beats it.
    strong = banker_with("7s", "5d/", "bet:5 stand")
    assert str(choose(view_for(strong, 1), name)) == "stand"
    # Seat 0 has shown 7½, the only hand in: standing on 5 loses for sure, drawing may not.
    beaten = banker_with("5s", "7d/Kc", "bet:5 hit")
    assert str(choose(view_for(beaten, 1), name)) == "hit"


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_bank_knows_that_a_hidden_card_stood_on_is_no_small_one(name: str) -> None:
    # The bank has 4 against a single hidden card. Were that any of the 39 unseen, 27
    # (twelve face cards, four aces, 2s and 3s, three 4s) would lose to it or tie: standing would
    # win. But nobody stands on less than 4: of 4, 5, 6 and 7 only the 4s lose to it.
    state = banker_with("4s", "5d/", "bet:5 stand")
    assert str(choose(view_for(state, 1), name)) == "hit"


def everything_seen_is_equal(state: State, seat: int) -> State:
    """Return a state that differs from ``state`` only in what ``seat`` cannot see."""
    other = state.copy()
    other.seed = "another seed"
    hidden = [
        (hand, place)
        for number, player in enumerate(other.seats)
        if number != seat
        for hand in player.hands
        for place, up in enumerate(hand.face_up)
        if not up
    ]
    left = list(other.pack[other.dealt :])
    random.Random(0).shuffle(left)
    for (hand, place), card in zip(hidden, left, strict=False):
        left[left.index(card)] = hand.cards[place]
        hand.cards = (*hand.cards[:place], card, *hand.cards[place + 1 :])
    other.pack = (*other.pack[: other.dealt], *left)
    return other


def test_what_a_seat_cannot_see_changes_no_choice() -> None:
    choices: Counter[str] = Counter()
    for number in range(60):
        state = new_game(ITALY, NAMES[:4], f"secret {number}")
        chance = random.Random(number)
        for _ in range(25):
            seat = state.to_act
            if seat is None or state.phase == "between":
                break
            twin = everything_seen_is_equal(state, seat)
            for name in CHARACTERS:
                choice = choose(view_for(state, seat), name)
                assert choice == choose(view_for(twin, seat), name)
                assert choice in legal_actions(state)
                choices[choice.verb] += 1
            state, _ = apply(state, chance.choice(legal_actions(state)))
    assert set(choices) == {"cut", "bet", "hit", "stand"}


@pytest.mark.parametrize("switches", [{}, {"shuffle": "run_down"}, {"stake_time": "after"}])
def test_games_of_computer_players_alone_come_to_an_end(switches: dict[str, str]) -> None:
    rules = replace(ITALY, hands=40, chips=30, **switches)  # type: ignore[arg-type]  # fields
    who = ("cautious", "steady", "bold")
    for number in range(10):
        state = new_game(rules, NAMES, f"alone {number}")
        while state.to_act is not None:
            state, _ = apply(state, choose(view_for(state, state.to_act), who[state.to_act % 3]))
        assert sum(seat.chips for seat in state.seats) == 30 * len(NAMES)
