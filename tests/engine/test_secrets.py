"""Hidden cards, the order of the pack and the seed reach nobody who may not know them.

A state is rearranged: what a seat cannot see is exchanged among itself, so that the seat's view
must stay the same. Every hand keeps a total that it could have, a hand in play less than 7½.
"""

import random
import re
from collections.abc import Iterator

import pytest

from game.engine import (
    HIDDEN,
    PRESETS,
    SEVEN_HALF,
    Action,
    Card,
    Event,
    Rules,
    SeatView,
    State,
    apply,
    hand_total,
    open_game,
    redact,
    replace,
    shuffle_key,
    view_for,
)
from tests.engine.table import (
    FRANCE,
    ITALY,
    NAMES,
    PORTUGAL,
    cards_in_all,
    play,
    sit,
    walk,
)
from tools.soak.rule_sets import any_rules

TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    "banker blind": replace(ITALY, banker_looks=False, stake_time="after"),
    "quiet": replace(ITALY, show_seven_half=False, stake_time="after", tie="push"),
    "run down": replace(ITALY, shuffle="run_down", next_banker="never", chips=500),
    "wild, hidden after": replace(
        FRANCE, wild="Kd", royal=True, pair_of_sevens=True, burn="3-4", split_hands=4, raising=True
    ),
    "closed, blind": replace(PORTUGAL, banker_looks=False, split_hands=3, wild="Ad", burn="4"),
    **{f"any {number}": any_rules(random.Random(number)) for number in range(10)},
}
every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)


def blind(state: State, owner: int, viewer: int | None) -> bool:
    """Tell whether ``viewer`` does not know the cards of ``owner`` that lie face down."""
    return owner != viewer or (owner == state.banker and not state.rules.banker_looks)


def rearranged(state: State, viewer: int | None, dice: random.Random) -> State:
    """Return a state which differs only in what ``viewer`` cannot see, and in all of that."""
    new = state.copy()
    new.seed = f"another {state.seed}"
    new.packs = (tuple(dice.sample(state.pack, len(state.pack))),)
    new.shuffles += 7
    undealt = list(state.pack[state.dealt :])
    dice.shuffle(undealt)
    gone = dice.sample(state.pack[: state.dealt], state.dealt)
    for number, seat in enumerate(new.seats):
        for hand in seat.hands:
            for place, up in enumerate(hand.face_up):
                if up or not blind(state, number, viewer):
                    continue
                cards = list(hand.cards)
                for other, card in enumerate(undealt):
                    swapped = (*cards[:place], card, *cards[place + 1 :])
                    if hand_total(swapped, state.rules) < SEVEN_HALF:
                        cards[place], undealt[other] = card, cards[place]
                        break
                hand.cards = tuple(cards)
                hand.total = hand_total(hand.cards, state.rules)
    new.pack = (*gone, *undealt)
    assert cards_in_all(new) == cards_in_all(state)
    return new


def situations(rules: Rules, steps: int = 150) -> Iterator[tuple[State, Action, int | None]]:
    """Every state and action of a walk, with every viewer."""
    for number in range(4):
        seats = 2 if number % 2 else 4
        # Short games are followed by others; chips enough for some hands.
        for state, action, _, _ in walk(rules, seats, f"secrets {number}", 30, steps // 2):
            for viewer in (None, *range(seats)):
                yield state, action, viewer


@every_table
def test_states_that_differ_only_in_secrets_give_equal_views(rules: Rules) -> None:
    dice = random.Random(7)
    hidden = 0
    for state, _, viewer in situations(rules):
        other = rearranged(state, viewer, dice)
        assert other != state
        assert view_for(other, viewer) == view_for(state, viewer)
        hidden += [seat.hands for seat in other.seats] != [seat.hands for seat in state.seats]
    assert hidden > 50


def turns_no_card(before: State, action: Action, after: State) -> bool:
    """Tell whether the action takes or turns up no card that was hidden before it."""
    dealt_before = all(seat.hands for seat in before.seats if not seat.out)
    if action.verb == "bet":
        return after.phase == "stakes" or dealt_before
    if action.verb == "vote":
        return after.phase == "vote"
    if action.verb == "stand":
        return after.phase == "play"
    return action.verb in ("raise", "offer", "pass", "accept", "refuse")


@every_table
def test_the_next_action_tells_the_same_where_it_does_not_depend_on_secrets(rules: Rules) -> None:
    dice = random.Random(8)
    compared = 0
    for state, action, viewer in situations(rules):
        after, events = apply(state, action)
        if not turns_no_card(state, action, after):
            continue
        other, others = apply(rearranged(state, viewer, dice), action)
        assert [redact(e, viewer) for e in events] == [redact(e, viewer) for e in others]
        assert view_for(after, viewer) == view_for(other, viewer)
        compared += 1
    assert compared > 30


def test_the_deal_tells_a_seat_its_own_card_and_nothing_else() -> None:
    for looks in (True, False):
        one = play(sit("6c 5d 4h 3s", seats=4, banker_looks=looks).state, "bet:1 bet:2 bet:3")
        two = play(sit("6c Kd Ah 7s", seats=4, banker_looks=looks).state, "bet:1 bet:2 bet:3")
        told = [[redact(event, 1) for event in at.events] for at in (one, two)]
        assert told[0] == told[1]
        deals = [event.cards[0] for event in told[0] if event.kind == "deals"]
        assert deals == ["6c", HIDDEN, HIDDEN, HIDDEN]
        assert view_for(one.state, 1) == view_for(two.state, 1)
        assert view_for(one.state, 0) != view_for(two.state, 0) or not looks


def test_R11_a_banker_who_does_not_look_does_not_see_the_own_card() -> None:  # noqa: N802
    at = play(sit("6c 5d", banker_looks=False).state, "bet:1")
    own = view_for(at.state, 0).seats[0].hands[0]
    assert (own.cards, own.total) == ((HIDDEN,), None)
    assert [redact(event, 0).cards for event in at.told("deals")] == [(HIDDEN,), (HIDDEN,)]
    turn = play(at.state, "stand")
    assert redact(turn.told("shows")[0], 0).cards == ("5d",)
    assert view_for(turn.state, 1).seats[0].hands[0].cards == ("5d",)


def test_everybody_else_sees_the_own_card_and_its_total() -> None:
    at = play(sit("6c 5d").state, "bet:1")
    for seat, card, total in ((1, "6c", 12), (0, "5d", 10)):
        own = view_for(at.state, seat).seats[seat].hands[0]
        assert (own.cards, own.total) == ((card,), total)


def test_a_hand_that_lies_face_up_has_its_total_for_everybody() -> None:
    at = play(sit("7c 2c 5d 6d", seats=3).state, "bet:1 bet:1 hit")
    for viewer in (None, 0, 1, 2):
        hand = view_for(at.state, viewer).seats[1].hands[0]
        assert (hand.cards, hand.total) == (("7c", "6d"), 26)


CARD = re.compile(r"(?<![0-9A-Za-z])(?:A|[2-9]|10|J|Q|K)[cdhs](?![0-9A-Za-z])")


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text))


def known_to(state: State, viewer: int | None) -> set[Card]:
    """Cards that the viewer may know: used ones, face-up ones, the own."""
    known = set(state.used)
    for number, seat in enumerate(state.seats):
        for hand in seat.hands:
            known |= {
                card
                for card, up in zip(hand.cards, hand.face_up, strict=True)
                if up or not blind(state, number, viewer)
            }
    return known


@every_table
def test_no_text_of_a_view_names_a_card_that_is_hidden(rules: Rules) -> None:
    for state, _, viewer in situations(rules):
        view = view_for(state, viewer)
        # The rules say which card is wild; that is no card on the table.
        assert cards_in(repr(view._replace(rules=ITALY))) == known_to(state, viewer)


@every_table
def test_no_text_of_a_view_or_event_holds_the_seed_or_a_key_still_secret(rules: Rules) -> None:
    seed = "the very secret seed"
    state, events = open_game(rules, NAMES[:4], seed)
    keys = [shuffle_key(seed, number) for number in range(60)]
    steps = [(state, events)]
    steps += [(after, told) for _, _, after, told in walk(rules, 4, seed, steps=150)]
    for after, told in steps:
        secret = [seed, *(keys[number] for number in after.unrevealed), *keys[after.shuffles :]]
        for viewer in (None, 0, 1, 2, 3):
            text = repr(view_for(after, viewer)) + repr([redact(e, viewer) for e in told])
            assert not [word for word in secret if word in text]


@every_table
def test_events_name_only_cards_that_their_reader_may_know(rules: Rules) -> None:
    for state, action, viewer in situations(rules):
        after, events = apply(state, action)
        told = repr([redact(event, viewer) for event in events])
        # Cards of bust hands may be back in the pack: those were known before.
        shown = {card for event in events if event.seen_by == "all" for card in event.cards}
        assert cards_in(told) <= known_to(after, viewer) | shown
        for event in events:
            if event.seen_by != "all" and (
                viewer != event.seat or (event.kind == "deals" and blind(after, viewer, viewer))
            ):
                assert redact(event, viewer).cards == (HIDDEN,)


def test_redaction_changes_only_cards_and_only_for_those_who_may_not_know() -> None:
    event = Event("deals", 2, 0, cards=(Card("7d"),), seen_by="owner")
    assert redact(event, 2) == event
    for stranger in (None, 0, 1):
        assert redact(event, stranger) == event._replace(cards=(HIDDEN,))
    unseen = event._replace(seen_by="nobody")
    assert redact(unseen, 2).cards == (HIDDEN,)
    shown = event._replace(seen_by="all")
    assert redact(shown, None) == shown


def test_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    state = play(sit("6c 5d 4h", seats=3).state, "bet:1 bet:1").state
    legal = {viewer: view_for(state, viewer).legal for viewer in (None, 0, 1, 2)}
    assert legal == {None: (), 0: (), 1: (Action("hit"), Action("stand")), 2: ()}


def test_a_view_has_no_field_for_the_pack_the_seed_or_the_stacked_packs() -> None:
    assert not {"pack", "seed", "packs", "shuffles", "unrevealed"} & set(SeatView._fields)
