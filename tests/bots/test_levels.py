"""What each level does at a table that is laid for it: mistakes, sound rules, exact odds."""

import random
from typing import Any

import pytest

from game.bots import LEVELS
from game.bots.reading import cannot_bust
from game.engine import PRESETS, Action, Rules, State, unseen_cards, view_for
from game.odds import best_choice, evaluate, evaluate_bank
from tests.bots.players import MOODS, chosen, in_moods, verbs, verbs_in_moods
from tests.engine.table import FRANCE, FRANCE32, ITALY, PORTUGAL, SPAIN, Played, play, sit

every_preset = pytest.mark.parametrize(
    "rules", [one.rules for one in PRESETS], ids=[one.name for one in PRESETS]
)


def start(pack: str, rules: Rules, actions: str = "", **switches: Any) -> Played:
    return play(sit(pack, rules=rules, **switches).state, f"bet:1 {actions}")


def holding(cards: str, rules: Rules = ITALY) -> State:
    """Seat 1 is to act with these cards, the others of its hand drawn open."""
    first, *more = cards.split()
    hits = "hit show " if rules.receive == "hide_after" else "hit "
    return start(f"{first} Qs {' '.join(more)}", rules, hits * len(more)).state


def bank_with(card: str, players: str, actions: str, rules: Rules = ITALY) -> State:
    """The bank turns up ``card`` after the players, whose first cards are given, have acted."""
    dealt, _, drawn = players.partition("/")
    seats = len(dealt.split()) + 1
    return play(sit(f"{dealt} {card} {drawn}", seats=seats, rules=rules).state, actions).state


# --- easy: mistakes, within bounds


def test_easy_stands_now_early_now_late_on_what_lies_between() -> None:
    for cards in ("4c", "4c Kd", "5c", "5c Kd", "6c"):
        seen = verbs_in_moods(holding(cards), "easy")
        assert set(seen) == {"stand", "hit"}, cards
        assert min(seen.values()) >= 3, cards


@every_preset
def test_easy_knows_that_6_and_a_half_is_enough_and_3_is_not(rules: Rules) -> None:
    small = rules.pack == "32"
    for cards in ("Jc", "Jc 7d") if small else ("Kc", "Ac", "2c", "3c"):
        assert "stand" not in verbs_in_moods(holding(cards, rules), "easy"), cards
    for cards in ("Ac", "Kc Jd 7d") if small else ("7c", "6c Kd"):
        assert set(verbs_in_moods(holding(cards, rules), "easy")) == {"stand"}, cards


def test_easy_forgets_cards_that_it_has_seen() -> None:
    """Whatever has gone before, the same hand in the same mood does the same."""
    state = holding("5c")
    other = state.copy()
    other.used = (*state.used, *state.pack[-9:])
    other.pack = state.pack[:-9]
    for number in range(50):
        state.fingerprint = other.fingerprint = f"mood {number}"
        assert chosen(state, "easy") == chosen(other, "easy")


def test_easy_as_the_bank_chases_one_open_hand_whatever_else_it_would_lose() -> None:
    """Seat 1 has shown 7½ with a chip at stake; seats 2 and 3 stand on one card with ten."""
    at = bank_with("6s", "7d 4c 4h/Kc", "bet:1 bet:10 bet:10 hit stand stand")
    assert set(verbs_in_moods(at, "easy")) == {"hit"}
    assert verbs(at, ("medium", "hard")) == {"medium": "stand", "hard": "stand"}


def test_easy_stakes_by_feel_and_the_others_by_the_card() -> None:
    for level in LEVELS:
        stakes = {}
        for card in ("7c", "4c"):
            counts = in_moods(sit(f"{card} 5h", rules=PORTUGAL).state, level)
            stakes[card] = sum((action.amount or 0) * times for action, times in counts.items())
        assert (stakes["7c"] > 1.2 * stakes["4c"]) == (level != "easy"), level


# --- medium: fixed rules that are sound


def test_medium_stands_from_5_and_with_32_cards_from_6() -> None:
    for cards in ("3c", "4c", "4c Kd"):
        assert verbs_in_moods(holding(cards), "medium") == {"hit": MOODS}, cards
    for cards in ("5c", "5c Kd", "6c", "7c"):
        assert verbs_in_moods(holding(cards), "medium") == {"stand": MOODS}, cards
    # With 32 cards an ace counts 7, a king 4, a jack 2, and a 7 ½.
    for cards, verb in {"Kc": "hit", "Kc 7d 8d 9d": "hit", "Kc Jd": "stand"}.items():
        assert verbs(holding(cards, FRANCE32), ["medium"]) == {"medium": verb}, cards


def test_medium_draws_on_a_lone_wild_king_which_nothing_can_bust() -> None:
    at = start("Kd 5h", ITALY, wild="Kd").state
    assert view_for(at, 1).seats[1].hands[0].total == 14
    assert chosen(at, "medium") == Action("hit")


def test_medium_as_the_bank_draws_while_it_would_lose_twice_what_it_wins() -> None:
    # Whoever stands on one hidden card is taken to have 5½.
    for card, verb in {"4s": "hit", "5s": "hit", "6s": "stand"}.items():
        assert chosen(bank_with(card, "5d", "bet:5 stand"), "medium").verb == verb
    # 6 against a 7½ with more than twice at stake than the other's, and with twice.
    for stakes, verb in {"bet:5 bet:2": "hit", "bet:4 bet:2": "stand"}.items():
        at = bank_with("6s", "7d 5h/Kc", f"{stakes} hit stand")
        assert chosen(at, "medium").verb == verb
    # With 7 it draws only when it would lose to all.
    at = bank_with("7s", "7d 5h/Kc", "bet:9 bet:1 hit stand")
    assert chosen(at, "medium").verb == "stand"
    assert chosen(bank_with("7s", "7d/Kc", "bet:9 hit"), "medium").verb == "hit"


@pytest.mark.parametrize("level", LEVELS)
def test_every_bank_stands_on_what_beats_all_and_draws_against_a_shown_seven_and_a_half(
    level: str,
) -> None:
    assert set(verbs_in_moods(bank_with("7s", "5d", "bet:5 stand"), level)) == {"stand"}
    for rules in (ITALY, SPAIN):
        beaten = bank_with("5s", "7d/Kc", "bet:5 hit", rules)
        assert set(verbs_in_moods(beaten, level)) == {"hit"}


# --- hard: what is worth most, by the exact odds


def hands_by_lot(rules: Rules, number: int) -> list[State]:
    """Decisions in a hand of four that play at random, with all that comes before them."""
    dice = random.Random(number)
    state = sit(seats=4, rules=rules, seed=f"hard {number}").state
    found = []
    while state.phase in ("cut", "stakes", "play", "bank"):
        if state.phase in ("play", "bank"):
            found.append(state)
        assert state.to_act is not None
        legal = view_for(state, state.to_act).legal
        state = play(state, str(dice.choice(legal))).state
    return found


@every_preset
def test_hard_as_a_player_does_what_is_worth_most_against_its_model(rules: Rules) -> None:
    """Within nothing, and the task is a thousandth: its model is the odds themselves."""
    looked_at = 0
    for number in range(12):
        for state in hands_by_lot(rules, number):
            assert state.to_act is not None
            view = view_for(state, state.to_act)
            verbs = {action.verb for action in view.legal}
            if state.phase != "play" or not {"hit", "stand"} <= verbs or not view.pack_count:
                continue
            hand = view.seats[state.to_act].hands[state.to_act_hand]
            odds = evaluate(hand.cards, unseen_cards(view), rules, split=hand.split)
            values: dict[str, float] = {
                verb: odds[verb] for verb in ("stand", "hit", "split") if verb in odds
            }
            did = chosen(state, "hard").verb
            did = "hit" if did in ("hit:down", "raise") else did
            assert values[did] >= max(values.values()) - 1e-12
            looked_at += 1
    assert looked_at > 15


@every_preset
def test_hard_as_the_bank_does_what_is_worth_most_against_its_mixture(rules: Rules) -> None:
    looked_at = 0
    for number in range(40):
        for state in hands_by_lot(rules, number):
            if state.phase == "bank":
                assert state.to_act is not None
                view = view_for(state, state.to_act)
                assert chosen(state, "hard").verb == best_choice(evaluate_bank(view))
                looked_at += 1
    assert looked_at > 15


def test_hard_counts_the_cards_that_are_gone() -> None:
    """On 5 it stands; with nothing left that could bust it, it draws."""
    state = holding("5c")
    assert chosen(state, "hard") == Action("stand")
    high = [card for card in state.pack[2:] if card.rank in "34567"]
    other = state.copy()
    other.used = tuple(high)
    other.pack = (*state.pack[:2], *(card for card in state.pack[2:] if card not in high))
    assert chosen(other, "hard") == Action("hit")


def test_hard_raises_where_the_next_card_promises_a_gain_and_only_there() -> None:
    # Half a point draws for nothing, and 7½ is paid twice: 0.065 of the stake on average.
    for character in ("cautious", "steady", "bold"):
        action = chosen(start("Kc 5h 4d", PORTUGAL).state, "hard", character)
        assert action.verb == "raise"
        assert 1 < (action.amount or 0) <= 10
    for card in ("Ac", "3c", "4c", "5c", "6c", "7c"):
        assert chosen(start(f"{card} 5h", PORTUGAL).state, "hard").verb != "raise", card


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_two_face_cards_are_split(level: str) -> None:
    """Split they lose 0.17 of a stake in both hands, drawn to 0.28 in one."""
    assert chosen(start("Kc 5h Qd", SPAIN, "hit").state, level) == Action("split")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_card_that_may_be_burned_is(level: str) -> None:
    """A 4 or a 3 loses 0.47 to 0.50 of the stake, any other card 0.16 on average."""
    for card in ("3c", "4c"):
        assert chosen(start(f"{card} 5h", ITALY, burn="3-4").state, level) == Action("burn")


def test_the_stakes_of_hard_pay_and_do_not_give_the_card_away() -> None:
    """Each third of its usual stakes comes with every card, only not as often."""
    for card in ("7c", "4c", "Kc"):
        counts = in_moods(sit(f"{card} 5h", rules=PORTUGAL, chips=100).state, "hard", "bold")
        # From 4 to 10 with these chips: the habit of the bold.
        thirds = [0, 0, 0]
        for action, times in counts.items():
            thirds[min(((action.amount or 0) - 4) // 2, 2)] += times
        assert all(thirds), (card, counts)


# --- which card is hidden


def test_the_card_that_counts_more_is_kept_hidden_by_medium() -> None:
    assert chosen(start("2c 5h 4d", FRANCE, "hit").state, "medium") == Action("hide")
    assert chosen(start("4c 5h Kd", FRANCE, "hit").state, "medium") == Action("show")


def test_hard_shows_what_leaves_the_bank_in_more_doubt() -> None:
    """With 6 shown only ½ and 1 can lie under it; with ½ shown 4, 5, 6 or 7 are as likely."""
    assert chosen(start("6c 5h Kd", FRANCE, "hit").state, "hard") == Action("show")
    assert chosen(start("Kc 5h 6d", FRANCE, "hit").state, "hard") == Action("hide")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_small_first_card_is_turned_up_for_a_hidden_one_and_a_large_one_is_not(
    level: str,
) -> None:
    for rules in (SPAIN, PORTUGAL):
        small = chosen(start("Kc 5h 4d", rules).state, level)
        assert small.verb in ("hit:down", "raise")
        assert chosen(start("3c 5h 4d", rules).state, level) == Action("hit")


def test_what_cannot_bust() -> None:
    for cards, safe in {"Kc": True, "Kc Kh": False, "Ac": False}.items():
        assert cannot_bust(view_for(holding(cards), 1)) == safe
    assert cannot_bust(view_for(start("Kd 5h", ITALY, wild="Kd").state, 1))
