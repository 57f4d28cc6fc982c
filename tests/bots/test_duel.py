"""The shipped equilibrium is played where it applies, and there is no answer elsewhere."""

import random
from collections import Counter
from typing import Any

import pytest

from game.bots import duel
from game.bots.equilibrium import (
    CLOSED,
    FIRST,
    HID,
    HIGH,
    LOW,
    PLAIN,
    UNSTAKED,
    BankSees,
    PlayerSees,
    high_chance,
    table,
)
from game.engine import (
    PRESETS,
    Action,
    Rules,
    SeatView,
    State,
    apply,
    legal_actions,
    open_game,
    replace,
    view_for,
)
from tests.engine.table import (
    FRANCE,
    FRANCE32,
    ITALY,
    NAMES,
    PORTUGAL,
    REALE,
    SPAIN,
    play,
    sit,
)
from tests.engine.test_secrets import rearranged

every_preset = pytest.mark.parametrize(
    "rules", [preset.rules for preset in PRESETS], ids=[preset.name for preset in PRESETS]
)


def answer(view: SeatView) -> Action | None:
    asked = {"play": duel.play, "bank": duel.bank, "stakes": duel.stake}.get(view.phase)
    return asked(view) if asked else None


def after(pack: str, rules: Rules, actions: str, **switches: Any) -> State:
    """Seat 1 plays against the bank of seat 0, whose card is the second of ``pack``."""
    return play(sit(pack, rules=rules, **switches).state, actions).state


def seen(state: State) -> SeatView:
    return view_for(state, state.to_act)


@every_preset
def test_in_a_game_of_two_there_is_always_an_answer_and_it_is_allowed(rules: Rules) -> None:
    answered: Counter[str] = Counter()
    for number in range(40):
        state, _ = open_game(replace(rules, hands=6), NAMES[:2], f"two {number}", chips=50)
        dice = random.Random(number)
        own_stake = rules.stake_time == "before"
        while (seat := state.to_act) is not None:
            view = view_for(state, seat)
            choice = answer(view)
            if view.phase == "stakes" and rules.stake_time == "after":
                own_stake = choice is not None
            if choice is None:
                if view.phase == "bank" or (view.phase == "play" and own_stake):
                    # Nothing but a bank that may not be able to pay.
                    stake = state.seats[duel._player(view)].hands[0].stake
                    assert not rules.fund
                    assert 2 * stake > state.seats[state.banker].chips
                choice = dice.choice([one for one in legal_actions(state) if one.verb != "stop"])
            else:
                assert choice in legal_actions(state)
                answered[view.phase] += 1
            state, _ = apply(state, choice)
    assert answered["play"] > 100
    assert answered["bank"] > 100
    assert (answered["stakes"] > 50) == (rules.stake_time == "after")


@every_preset
def test_what_a_seat_cannot_see_changes_no_answer(rules: Rules) -> None:
    dice = random.Random(5)
    compared = 0
    for number in range(12):
        state, _ = open_game(rules, NAMES[:2], f"secret {number}", chips=50)
        for _ in range(40):
            if (seat := state.to_act) is None:
                break
            choice = answer(view_for(state, seat))
            if choice is not None:
                assert choice == answer(view_for(rearranged(state, seat, dice), seat))
                compared += 1
            state, _ = apply(state, choice or dice.choice(legal_actions(state)))
    assert compared > 50


# What lies face up and face down, worked out by hand.
@pytest.mark.parametrize(
    ("pack", "rules", "actions", "sees"),
    [
        ("3c 7h", ITALY, "bet:4", PlayerSees(PLAIN, FIRST, 0, 6)),
        ("3c 7h Kd", ITALY, "bet:4 hit", PlayerSees(PLAIN, "1", 1, 6)),
        ("3c 7h Kd Ad", REALE, "bet:4 hit hit", PlayerSees(PLAIN, "2", 3, 6)),
        ("3c 7h Kd", SPAIN, "bet:4 hit:down", PlayerSees(PLAIN, HID, 6, 1)),
        ("3c 7h Kd Ad", SPAIN, "bet:4 hit:down hit", PlayerSees(PLAIN, "2", 8, 1)),
        ("3c 7h 2d", FRANCE, "bet:9 hit", PlayerSees(HIGH, FIRST, 0, 6, 4)),
        ("3c 7h 2d", FRANCE, "bet:9 hit show", PlayerSees(HIGH, "4", 4, 6)),
        ("3c 7h 2d", FRANCE, "bet:1 hit hide", PlayerSees(LOW, HID, 6, 4)),
        ("3c 7h 2d Ad", FRANCE, "bet:1 hit hide hit", PlayerSees(LOW, HID, 6, 4, 2)),
        ("Jc Ah 7d", FRANCE32, "bet:1 hit show", PlayerSees(LOW, FIRST, 0, 4)),
        ("3c 7h Kd", PORTUGAL, "bet:1 hit", PlayerSees(LOW, "1", 1, 6)),
        ("3c 7h Kd", PORTUGAL, "bet:1 hit:down", PlayerSees(LOW, CLOSED, 6, 1)),
        ("3c 7h Kd 2c", PORTUGAL, "bet:1 hit:down hit:down", PlayerSees(LOW, CLOSED, 6, 5)),
        ("3c 7h Kd", PORTUGAL, "bet:1 raise:7 hit", PlayerSees(HIGH, "1", 1, 6)),
    ],
)
def test_a_player_looks_at_its_own_cards(
    pack: str, rules: Rules, actions: str, sees: PlayerSees
) -> None:
    state = after(pack, rules, actions)
    if sees.last == FIRST and not sees.pending and len(state.seats[1].hands[0].cards) > 1:
        # The ten of the small pack counts ½, like the seven.
        sees = PlayerSees(LOW, "1", 1, 4)
    assert duel._sees(seen(state), sees.stake) == sees


def test_before_the_stake_is_set_it_is_not_set() -> None:
    state = sit("3c 7h", rules=PORTUGAL).state
    assert duel._sees(seen(state), UNSTAKED) == PlayerSees(UNSTAKED, FIRST, 0, 6)


def often(state: State, times: int = 600) -> Counter[str]:
    """How often the seat to act does what, over many shuffles with the same cards."""
    done: Counter[str] = Counter()
    for number in range(times):
        other = state.copy()
        other.fingerprint = f"shuffle {number}"
        choice = answer(seen(other))
        assert choice is not None
        done[str(choice)] += 1
    return done


def test_mixed_decisions_fall_as_often_as_the_table_says() -> None:
    mixed = 0
    book = table("italy")
    for pack, actions in (("2c 7h", "bet:1"), ("3c 7h", "bet:1"), ("2c 7h 2d", "bet:1 hit")):
        state = after(pack, ITALY, actions)
        chances = book.player(duel._sees(seen(state), PLAIN))
        assert chances is not None
        done = often(state)
        for choice, chance in chances.items():
            # Four standard deviations of 600 throws are at most 0.082.
            assert done[choice] / 600 == pytest.approx(chance, abs=0.082)
            mixed += 0.2 < chance < 0.8
    assert mixed >= 4


def test_the_bank_draws_as_often_as_the_table_says() -> None:
    mixed = 0
    book = table("italy")
    for card in ("3h", "4h", "5h", "6h"):
        state = after(f"5c {card} Kd", ITALY, "bet:1 hit stand")
        chance = book.bank(BankSees(PLAIN, "1", 1, 1), 2 * int(card[0]), 1)
        assert chance is not None
        assert often(state)["hit"] / 600 == pytest.approx(chance, abs=0.082)
        mixed += 0.1 < chance < 0.9
    assert mixed


def test_a_stake_between_is_now_taken_for_high_and_now_for_low() -> None:
    # By hand: of ten chips, one is never high, ten always, two (1 - 1/2) / (1 - 1/10) = 5/9.
    assert high_chance(1, 1, 10) == 0
    assert high_chance(10, 1, 10) == 1
    assert high_chance(2, 1, 10) == pytest.approx(5 / 9)
    assert high_chance(20, 1, 10) == 1


def test_how_a_stake_is_taken_and_whether_to_draw_do_not_hang_together() -> None:
    # Two of ten chips, a face card shown, the bank has 2: high in 5 of 9, and both tables mix.
    book = table("portugal")
    chances = {level: book.bank(BankSees(level, "1", 1, 1), 4, 1) or 0.0 for level in (HIGH, LOW)}
    assert chances[HIGH] < 0.6 < chances[LOW]
    state = after("5c 2h Kd", PORTUGAL, "bet:2 hit stand")
    expected = 5 / 9 * chances[HIGH] + 4 / 9 * chances[LOW]
    # Four standard deviations of 600 throws are at most 0.082.
    assert often(state)["hit"] / 600 == pytest.approx(expected, abs=0.082)


def test_who_knows_the_shuffles_fingerprint_alone_cannot_foretell_a_mixed_decision() -> None:
    # The same fingerprint, the same place in the table, another suit.
    differs = 0
    for number in range(60):
        choices = set()
        for card in ("3c", "3d", "3h", "3s"):
            state = after(f"{card} 7h", ITALY, "bet:1").copy()
            state.fingerprint = f"shuffle {number}"
            choices.add(answer(seen(state)))
        differs += len(choices) > 1
    # Half of the threes draw, so four agree in one shuffle of eight.
    assert differs > 40


def test_a_stake_after_looking_is_the_least_or_the_most_that_can_be_paid() -> None:
    for rules, most in ((PORTUGAL, 10), (FRANCE, 50), (FRANCE32, 50)):
        stakes: set[str] = set()
        for card in ("7c", "Kc", "Ac"):
            stakes |= set(often(sit(f"{card} Qh", rules=rules).state, 100))
        assert stakes == {"bet:1", f"bet:{most}"}
    # A bank of twelve chips can pay a 7½ of six only, and four chips are no ten times one: with
    # so little between there is not enough to tell by a stake.
    assert answer(seen(sit("7c 5h", rules=PORTUGAL, chips=[12, 50]).state)) is None
    assert answer(seen(sit("7c 5h", rules=PORTUGAL, chips=[50, 4]).state)) is None
    # In France the fund pays for the bank.
    assert set(often(sit("7c 5h", rules=FRANCE, chips=[3, 31]).state, 20)) == {"bet:31"}


def test_who_raises_raises_to_the_most_and_then_asks_for_a_card() -> None:
    raised = 0
    for number in range(400):
        state = after("Kc 7h 2d", PORTUGAL, "bet:1").copy()
        state.fingerprint = f"shuffle {number}"
        choice = answer(seen(state))
        assert choice is not None
        if choice.verb == "raise":
            assert choice.amount == 10
            then = answer(seen(play(state, str(choice)).state))
            assert then is not None
            assert then.verb in ("hit", "hit:down")
            raised += 1
    assert raised > 20


@pytest.mark.parametrize(
    "switches",
    [
        {"tie": "push"},
        {"royal": True, "pair_of_sevens": True},
        {"wild": "Kd"},
        {"burn": "4"},
        {"seven_half_pays": 2},
        {"show_seven_half": False},
        {"receive": "hide_after"},
        {"stake_time": "after"},
    ],
)
def test_rules_that_make_another_game_have_no_table(switches: dict[str, Any]) -> None:
    assert duel.preset_of(replace(ITALY, **switches)) is None


def test_rules_that_make_no_difference_to_two_keep_the_table() -> None:
    for switches in (
        {"stake_max": 5, "chips": 20},
        {"next_banker": "rotate", "direction": "clockwise"},
        {"first_banker": "chosen", "hands": 10, "bank_sale": True},
        {"shuffle": "run_down"},
    ):
        assert duel.preset_of(replace(ITALY, **switches)) == "italy"
    assert duel.preset_of(replace(SPAIN, split_hands=4)) == "spain"
    assert duel.preset_of(REALE) == "reale"
    assert duel.preset_of(replace(PORTUGAL, stake_max=20)) is None


def test_there_is_no_answer_at_a_table_of_three() -> None:
    state = play(sit("4c 5h 6d", seats=3).state, "bet:1 bet:1").state
    assert answer(seen(state)) is None


def test_there_is_no_answer_when_cards_are_out_of_the_pack() -> None:
    state = play(sit("4c 5h", rules=ITALY, shuffle="run_down", next_banker="never").state, "bet:1")
    assert answer(seen(state.state)) is not None
    on = play(state.state, "stand stand next bet:1").state
    assert on.phase == "play"
    assert answer(seen(on)) is None


def test_there_is_no_answer_on_split_hands_or_against_them() -> None:
    state = after("Kc 5h Qd", SPAIN, "bet:1 hit split")
    assert answer(seen(state)) is None
    bank = play(state, "hit stand hit stand").state
    while bank.phase == "play":
        bank = play(bank, "stand").state
    assert bank.phase == "bank"
    assert answer(seen(bank)) is None


def test_nobody_answers_when_the_bank_may_not_be_able_to_pay() -> None:
    assert answer(seen(after("4c 5h", ITALY, "bet:4", chips=[3, 50]))) is None
    assert answer(seen(after("7c 5h", FRANCE, "bet:4", chips=[3, 50]))) is not None


def test_the_bank_goes_on_until_it_beats_or_ties_what_is_shown() -> None:
    beaten = after("7c 6h Kd", ITALY, "bet:1 hit")
    assert answer(seen(beaten)) == Action("hit")
