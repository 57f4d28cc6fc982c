"""Hypothesis plays games of any rules, seats and chips, and looks for what may never happen."""

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.engine import (
    HIDDEN,
    OPTIONS,
    PRESETS,
    Action,
    Option,
    Rules,
    State,
    apply,
    dump_state,
    legal_actions,
    load_state,
    open_game,
    redact,
    replace,
    validate,
    view_for,
    why_illegal,
)
from game.engine.rules import MOST_SEATS
from tests.engine.table import AMOUNTS, NAMES, VERBS, check_sound

# Small numbers, which bring seats to their last chip and games to their end.
SMALL = {
    "chips": st.integers(1, 30),
    "stake_min": st.integers(1, 12),
    "stake_max": st.integers(0, 15),
    "hands": st.integers(0, 4),
}


def any_value(option: Option) -> st.SearchStrategy[Any]:
    if option.key in SMALL:
        return SMALL[option.key]
    if option.range is not None:
        return st.integers(*option.range)
    return st.sampled_from(option.choices)


CHOICES = {option.key: any_value(option) for option in OPTIONS}
# Any combination at all, or a preset with a few switches changed.
any_combination = st.builds(Rules, **CHOICES)
near_a_preset = st.builds(
    lambda preset, changes: replace(preset.rules, **changes),
    st.sampled_from(PRESETS),
    st.fixed_dictionaries({}, optional=CHOICES),
)
any_rules = (any_combination | near_a_preset).filter(lambda rules: not validate(rules))


class Game(RuleBasedStateMachine):
    """A game in which every seat does anything that is allowed."""

    state: State
    chips: int

    @initialize(
        rules=any_rules,
        seats=st.integers(2, 10),
        seed=st.text(st.characters(exclude_categories=["Cs"]), max_size=5),
        chips=st.none() | st.lists(st.integers(1, 12), min_size=10, max_size=10),
        banker=st.none() | st.integers(0, 1),
    )
    def sit_down(
        self, rules: Rules, seats: int, seed: str, chips: list[int] | None, banker: int | None
    ) -> None:
        seats = min(seats, MOST_SEATS[rules.pack])
        each = chips[:seats] if chips else [rules.chips] * seats
        self.chips = sum(each)
        self.state, _ = open_game(rules, NAMES[:seats], seed, chips=each, banker=banker)

    def act(self, action: Action) -> None:
        before = self.state
        self.state, events = apply(before, action)
        assert events
        for event in events:
            for seat in (None, *range(len(before.seats))):
                redacted = redact(event, seat)
                assert redacted._replace(cards=event.cards) == event
                assert redacted.cards in (event.cards, (HIDDEN,) * len(event.cards))

    @precondition(lambda self: self.state.phase != "over")
    @rule(place=st.integers(0, 10**6))
    def do_anything_allowed(self, place: int) -> None:
        legal = [action for action in legal_actions(self.state) if action.verb != "stop"]
        self.act(legal[place % len(legal)])

    @precondition(lambda self: self.state.phase in ("stakes", "play", "bank"))
    @rule(most=st.booleans())
    def be_bold_or_careful(self, most: bool) -> None:
        legal = legal_actions(self.state)
        # Stakes grow along the list; of a turn's actions the first draws.
        self.act(legal[-1] if most == (self.state.phase == "stakes") else legal[0])

    @precondition(lambda self: self.state.phase == "between")
    @rule(really=st.integers(0, 9))
    def stop(self, really: int) -> None:
        if really == 0:
            self.act(Action("stop"))
            assert self.state.phase == "over"

    @rule(verb=st.sampled_from(VERBS), amount=st.sampled_from(AMOUNTS))
    def ask_for_anything(self, verb: str, amount: int | None) -> None:
        action = Action(verb, amount)
        allowed = action in legal_actions(self.state)
        assert (why_illegal(self.state, action) is None) == allowed

    @rule()
    def close_and_open_again(self) -> None:
        loaded = load_state(json.loads(json.dumps(dump_state(self.state))))
        assert loaded == self.state
        self.state = loaded

    @invariant()
    def nothing_is_lost(self) -> None:
        check_sound(self.state, self.chips)

    @invariant()
    def stakes_keep_the_limits(self) -> None:
        rules = self.state.rules
        for seat in self.state.seats:
            for hand in seat.hands:
                assert not rules.stake_max or hand.stake <= rules.stake_max
                if 0 < hand.stake < rules.stake_min:
                    assert seat.chips == 0

    @invariant()
    def the_last_hand_is_the_last(self) -> None:
        if self.state.rules.hands:
            assert self.state.hand_number <= self.state.rules.hands
        owners = [seat for seat in self.state.seats if not seat.out]
        assert len(owners) > 1 or self.state.phase == "over"

    @invariant()
    def nobody_sees_a_hidden_card_of_another(self) -> None:
        state = self.state
        for viewer in (None, *range(len(state.seats))):
            view = view_for(state, viewer)
            for number, seat in enumerate(state.seats):
                blind = viewer != number or (
                    number == state.banker and not state.rules.banker_looks
                )
                for hand, shown in zip(seat.hands, view.seats[number].hands, strict=True):
                    expected = tuple(
                        HIDDEN if blind and not up else card
                        for card, up in zip(hand.cards, hand.face_up, strict=True)
                    )
                    assert shown.cards == expected
                    assert (shown.total is None) == (HIDDEN in expected)


def test_any_game_of_any_rules_is_sound_at_every_step() -> None:
    run_state_machine_as_test(
        Game, settings=settings(max_examples=250, stateful_step_count=60, deadline=None)
    )
