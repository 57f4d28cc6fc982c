"""Faults that other programs of this kind have, each shown not to be here.

Where a fault can come up anywhere, games of all presets and of other rules are looked through for
it; else a table is set for it. That the shuffle is fair is in ``test_shuffle.py``.
"""

import random
from collections.abc import Iterator

import pytest

from game.engine import (
    HIDDEN,
    PRESETS,
    Action,
    Event,
    Rules,
    State,
    apply,
    hand_rank,
    hand_total,
    legal_actions,
    open_game,
    parse_cards,
    redact,
    replace,
    view_for,
)
from tests.engine.table import (
    FRANCE,
    ITALY,
    NAMES,
    PORTUGAL,
    REALE,
    SPAIN,
    cards_in_all,
    chips_in_all,
    play,
    settle,
    sit,
    walk,
    whole_pack,
)
from tools.soak.rule_sets import any_rules

TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    "much of everything": replace(
        FRANCE, split_hands=4, royal=True, pair_of_sevens=True, wild="Kd", burn="3-4", raising=True
    ),
    "run down": replace(SPAIN, shuffle="run_down", next_banker="never", chips=200, split_hands=3),
    **{f"any {number}": any_rules(random.Random(100 + number)) for number in range(12)},
}
every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)

Step = tuple[State, Action, State, tuple[Event, ...]]


def steps(rules: Rules) -> Iterator[Step]:
    for seats in (2, 3, 7):
        yield from walk(rules, seats, f"known faults {seats}", steps=120)


def hands_of(state: State, seat: int) -> str:
    return " | ".join(" ".join(hand.cards) for hand in state.seats[seat].hands)


# --- a bust bank that still collects -------------------------------------------------------


@every_table
def test_a_bust_bank_collects_nothing_and_pays_every_hand_that_is_not_bust(rules: Rules) -> None:
    for before, _, after, events in steps(rules):
        kinds = [(event.kind, event.seat) for event in events]
        if ("bust", before.banker) not in kinds:
            continue
        rest = events[kinds.index(("bust", before.banker)) :]
        assert not [event for event in rest if event.kind in ("collects", "returns")]
        standing = [
            (seat, number)
            for seat, player in enumerate(after.seats)
            for number, hand in enumerate(player.hands)
            if hand.state == "standing" and seat != before.banker
        ]
        assert sorted((e.seat, e.hand) for e in rest if e.kind == "pays") == sorted(standing)


def test_a_bust_bank_does_not_tie_with_anybody() -> None:
    for tie in ("bank", "push"):
        assert settle("Kc", bank="5h 6h", stakes=3, tie=tie).chips == [47, 53]


# --- a bust split hand that gets paid ------------------------------------------------------


@every_table
def test_a_hand_that_is_bust_is_never_paid_nor_given_back(rules: Rules) -> None:
    bust: set[tuple[int, int]] = set()
    for before, _, _, events in steps(rules):
        for event in events:
            place = (event.seat, event.hand)
            if event.kind == "hand_begins":
                bust = set()
            elif event.kind == "splits":
                bust = {(s, h + (s == event.seat and h > event.hand)) for s, h in bust}
            elif event.kind == "bust":
                bust.add(place)
            elif event.kind in ("pays", "returns", "fund_pays"):
                assert place not in bust
        assert before.phase != "over"


def test_a_bust_split_hand_is_lost_even_though_the_bank_is_bust_too() -> None:
    # K and 6 and 2 are 8½; the Q and a 3 stand; the bank has 5 and 4.
    table = sit("Kc 5h Qd 6c 2c 3c 4h", rules=SPAIN)
    after = play(table.state, "bet:3 hit split hit hit hit stand hit")
    assert [(e.kind, e.hand) for e in after.events if e.kind in ("collects", "pays")] == [
        ("collects", 0),
        ("pays", 1),
    ]
    assert after.chips == [50, 50]


# --- a royal that loses to an ordinary 7½ --------------------------------------------------

ROYALS = ("7c Kc", "Kc 7c", "7d Js", "Qh 7s")
PLAIN = ("3h 4h Kh", "6h Ah Jh", "2h 2d 3d Jd")


@pytest.mark.parametrize("royal", ROYALS)
@pytest.mark.parametrize("plain", PLAIN)
def test_a_royal_beats_an_ordinary_seven_and_a_half_on_both_sides(royal: str, plain: str) -> None:
    assert hand_rank(parse_cards(royal), REALE) > hand_rank(parse_cards(plain), REALE)
    assert settle(royal, bank=plain, stakes=4, rules=REALE).chips == [42, 58]
    assert settle(plain, bank=royal, stakes=4, rules=REALE).chips == [54, 46]


# --- seven with a wild card counted as bust ------------------------------------------------


@pytest.mark.parametrize(("wild", "cards"), [("Kd", "7c Kd"), ("Kd", "Kd 7c"), ("Ad", "7c Ad"),
                                             ("Ad", "Ad 7c")])  # fmt: skip
def test_seven_with_a_wild_card_is_seven_and_a_half(wild: str, cards: str) -> None:
    after = settle(cards, bank="6h", stakes=4, wild=wild)
    assert after.told("bust") == []
    assert after.told("seven_half")[0].total == 15
    assert after.chips == [46, 54]


# --- a wild card's value frozen when it was drawn ------------------------------------------


def test_a_wild_card_counts_anew_with_each_card() -> None:
    at = play(sit("2c 5h Kd 2d Ac Jc Qc", wild="Kd").state, "bet:1")
    totals = []
    for _ in range(4):
        at = play(at.state, "hit")
        totals.append(at.state.seats[1].hands[0].total)
    # 2 and 5; 4 and 3; 5 and 2; 5½ and 2.
    assert totals == [14, 14, 14, 15]


@every_table
def test_every_total_on_the_table_is_that_of_its_cards_now(rules: Rules) -> None:
    for _, _, after, _ in steps(replace(rules, wild="Kd") if rules.pack == "40" else rules):
        for seat in after.seats:
            for hand in seat.hands:
                if hand.cards:
                    assert hand.total == hand_total(hand.cards, after.rules)


# --- double payment that drives chips below zero, and chips from nowhere -------------------


@every_table
def test_nobody_ever_has_less_than_no_chips_and_none_come_from_nowhere(rules: Rules) -> None:
    poor = replace(
        rules, seven_half_pays=2, bank_seven_half_collects=2, chips=7, stake_min=1, stake_max=0
    )
    for seats in (2, 5):
        for _, _, after, _ in walk(poor, seats, f"poor {seats}", steps=200):
            assert min(seat.chips for seat in after.seats) >= 0
            assert chips_in_all(after) == 7 * seats
            assert after.fund == 0 or rules.fund


def test_a_player_who_cannot_pay_twice_stops_at_none() -> None:
    after = settle("6c", bank="7h Kh", stakes=5, chips=[50, 7], bank_seven_half_collects=2)
    assert after.chips == [57, 0]


def test_a_bank_that_cannot_pay_twice_or_three_times_stops_at_none() -> None:
    for cards in ("7c Kc", "7c 7d"):
        after = settle(
            cards, bank="5h", stakes=5, chips=[4, 20], seven_half_pays=2, pair_of_sevens=True
        )
        assert after.chips == [0, 24], cards


def test_chips_come_only_from_the_fund_and_it_says_how_many() -> None:
    after = settle("7c", bank="5h", stakes=5, chips=[2, 20], fund=True)
    assert (sum(after.chips), after.state.fund) == (25, -3)


# --- a pack of 44, a card lost or doubled on reshuffling -----------------------------------


@every_table
@pytest.mark.parametrize("seats", [3, 8])
def test_every_card_is_there_once_at_every_step(rules: Rules, seats: int) -> None:
    run_down = replace(rules, shuffle="run_down", next_banker="never", royal=rules.royal)
    whole = whole_pack(rules)
    assert len(whole) == int(rules.pack)
    for state, _, after, _ in walk(run_down, seats, f"cards {seats}", chips=99, steps=250):
        if state.phase != "vote" and after.phase != "vote":
            assert cards_in_all(after) == whole


# --- an endless loop on an empty pack ------------------------------------------------------


def test_with_no_card_left_anywhere_the_hand_goes_on_without_drawing() -> None:
    for rules in TABLES.values():
        state = sit("", seats=3, rules=rules).state
        while state.phase == "stakes":
            state = play(state, str(legal_actions(state)[0])).state
        state = state.copy()
        state.pack, state.dealt, state.used = (), 0, ()
        for _ in range(10):
            if state.phase not in ("play", "bank"):
                break
            assert legal_actions(state) == (Action("stand"),)
            state, _ = apply(state, Action("stand"))
        assert state.phase not in ("play", "bank")


def test_a_drawing_for_the_bank_that_ties_through_the_whole_pack_begins_anew() -> None:
    # Two seats and twenty ties, rank by rank; then the next pack decides.
    ranks = ["A", "2", "3", "4", "5", "6", "7", "J", "Q", "K"]
    ties = " ".join(f"{rank}c {rank}d {rank}h {rank}s" for rank in ranks)
    at = sit(ties, "Qc Kd", "", banker=None)
    assert len(at.told("draws")) == 42
    assert at.state.banker == 1
    assert cards_in_all(at.state) == whole_pack(ITALY)


# --- the bank acting before the players ----------------------------------------------------


@every_table
def test_the_bank_acts_when_all_hands_have_been_played_and_not_before(rules: Rules) -> None:
    for before, _, after, events in steps(rules):
        begins = [event.seat for event in events if event.kind == "turn"]
        if before.banker in begins:
            assert begins[-1] == before.banker
        if before.phase == "bank" or after.phase == "bank":
            for seat, player in enumerate(after.seats):
                if seat != before.banker:
                    assert {hand.state for hand in player.hands} <= {"standing", "bust"}
        if after.phase in ("stakes", "play"):
            assert after.to_act != after.banker
            bank = after.seats[after.banker].hands
            assert [hand.state for hand in bank] in ([], ["waiting"])


def test_the_banks_card_stays_face_down_while_others_play() -> None:
    for rules in TABLES.values():
        state = sit("", seats=3, rules=rules).state
        while state.phase in ("stakes", "play"):
            for hand in state.seats[0].hands:
                assert not any(hand.face_up)
            state, _ = apply(state, legal_actions(state)[-1])


# --- hidden cards in another seat's view or event ------------------------------------------


@pytest.mark.parametrize(
    ("rules", "actions", "seen"),
    [
        (ITALY, "hit", "?? 2d"),
        (SPAIN, "hit:down", "3c ??"),
        (FRANCE, "hit", "?? ??"),
        (FRANCE, "hit hide", "3c ??"),
        (FRANCE, "hit show", "?? 2d"),
        (PORTUGAL, "hit", "?? 2d"),
        (PORTUGAL, "hit:down hit:down", "3c ?? ??"),
        (replace(ITALY, burn="3-4"), "burn", "??"),
    ],
)
def test_no_other_seat_is_shown_or_told_a_hidden_card(
    rules: Rules, actions: str, seen: str
) -> None:
    table = sit("3c 5h 2d Ac", rules=rules)
    at = play(table.state, f"bet:1 {actions}")
    hidden = {
        card
        for hand in at.state.seats[1].hands
        for card, up in zip(hand.cards, hand.face_up, strict=True)
        if not up
    }
    assert hidden
    for viewer in (None, 0):
        view = view_for(at.state, viewer)
        assert " ".join(view.seats[1].hands[0].cards) == seen
        assert view.seats[1].hands[0].total is None
        events = table.events + at.events
        told = [redact(event, viewer) for event in events if event.seat == 1]
        assert HIDDEN in {card for event in told for card in event.cards}
        for card in hidden:
            assert f"'{card}'" not in repr(view)
            assert f"'{card}'" not in repr(told)


def test_the_first_views_of_a_game_hold_no_card_of_anybody_else() -> None:
    for rules in TABLES.values():
        state, _ = open_game(rules, NAMES[:3], "first", banker=0)
        while state.phase in ("cut", "stakes"):
            state, _ = apply(state, legal_actions(state)[0])
            for viewer in (None, 0, 1, 2):
                for seat, player in enumerate(view_for(state, viewer).seats):
                    shown = {card for hand in player.hands for card in hand.cards}
                    assert seat == viewer or shown <= {HIDDEN}, hands_of(state, seat)
