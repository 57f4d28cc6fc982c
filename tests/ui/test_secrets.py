"""No hidden card of anybody else is anywhere in the page: not drawn, not named, not in a key.

A state is rearranged in everything that a seat cannot see; the page of that seat must not change.
"""

import json
import random
from collections.abc import Iterator

import pytest

from game.app.model import Model
from game.app.play import summary
from game.app.replay import tape_of
from game.app.review import deciding, review_of, weigh
from game.engine import (
    PRESETS,
    Action,
    Event,
    Rules,
    State,
    apply,
    legal_actions,
    open_game,
    redact,
    replace,
    why_illegal,
)
from game.engine.cards import PACKS
from game.i18n import LANGUAGES
from game.ui import view
from game.ui.cards import card_words
from game.ui.dialogs import dialog
from tests.engine.test_secrets import rearranged
from tests.ui.games import NAMES, chosen, moments, telling
from tests.ui.tables import advised_on, model_of
from tools.soak.rule_sets import any_rules, any_seats

FRANCE, PORTUGAL = PRESETS[2].rules, PRESETS[4].rules
TABLES = {
    **{preset.name: preset.rules for preset in PRESETS},
    "everything, shown or hidden after": replace(
        FRANCE, wild="Kd", royal=True, pair_of_sevens=True, burn="3-4", split_hands=4, raising=True
    ),
    "everything, open or closed": replace(
        PORTUGAL, banker_looks=False, split_hands=4, wild="Ad", burn="3-4", first_banker="vote"
    ),
    **{f"any {number}": any_rules(random.Random(f"page {number}")) for number in range(8)},
}
every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def pages(state: State, told: list[Event], viewer: int) -> list[str]:
    """The table, the log over it and the saved game's preview."""
    model = model_of(state, told, LANGUAGES[viewer % len(LANGUAGES)], viewer=viewer)
    assert model.game is not None
    start = Model(prefs=model.prefs, saved=summary(model.game))
    drawn = [view(model), view(model._replace(dialog="log"))]
    # Whoever is advised learns nothing more.
    drawn += [view(advised_on(model, dialog)) for dialog in ("", "advice")]
    if state.phase == "between":
        drawn.append(view(start))
    return [json.dumps(tree) for tree in (*drawn, start.saved)]


@every_table
def test_the_page_does_not_change_with_what_the_seat_cannot_see(rules: Rules) -> None:
    dice = random.Random("secrets")
    seats = min(3, any_seats(rules, dice))
    hidden = 0
    for state, told, _, _ in moments(rules, seats, "secrets", steps=40):
        for viewer in range(seats):
            other = rearranged(state, viewer, dice)
            assert pages(other, told, viewer) == pages(state, told, viewer)
            hidden += [seat.hands for seat in other.seats] != [seat.hands for seat in state.seats]
    assert hidden


@every_table
def test_what_is_being_told_names_no_hidden_card(rules: Rules) -> None:
    """Between the events too: no sign, no index, no name of a card that lies face down."""
    seats = 3
    for model in telling(rules, seats, "a seed of 3", steps=60, viewer=0):
        assert model.game is not None
        state = model.game.state
        # A card that the whole action turns up is still a secret before that is told.
        known = {card for event in model.told for card in redact(event, 0).cards}
        assert model.shown is not None
        known |= {card for seat in model.shown.seats for hand in seat.hands for card in hand.cards}
        known |= set(model.shown.used)
        secret = [card for card in state.pack if card not in known]
        text = json.dumps(view(model), ensure_ascii=False)
        for card in secret:
            assert f"-{card}" not in text
            assert f'"{card.rank}{SIGNS[card.suit]}"' not in text
            assert card_words("en", card) not in text
        assert state.seed not in text


def choices(
    rules: Rules, seats: int, seed: str, steps: int
) -> Iterator[tuple[State, Action, int | None]]:
    """Every choice on a hand that is made in a game played at random, and by whom."""
    dice = random.Random(seed)
    for state, _, _, _ in moments(rules, seats, seed, steps):
        if state.phase in ("play", "bank"):
            yield state, dice.choice(legal_actions(state)), state.to_act


def looked_back(state: State, action: Action, viewer: int) -> str:
    """The review of one decision, as the page shows it."""
    chosen_on = deciding(tape_of(state, (action,), viewer))
    decisions = tuple(one for moment in chosen_on if (one := weigh(moment)))
    tape = tape_of(state, (), viewer)
    review = review_of(tape, state.hand_number, decisions)
    model = model_of(state, (), LANGUAGES[viewer % len(LANGUAGES)], viewer=viewer)
    return json.dumps(view(model._replace(dialog="review", review=review, tape=tape)))


@every_table
def test_a_decision_is_judged_by_what_the_seat_could_see(rules: Rules) -> None:
    dice = random.Random("back")
    seats = min(3, any_seats(rules, dice))
    hidden = 0
    for state, action, viewer in choices(rules, seats, "back", steps=40):
        assert viewer is not None
        other = rearranged(state, viewer, dice)
        if why_illegal(other, action) is None:
            assert looked_back(other, action, viewer) == looked_back(state, action, viewer)
            hidden += [seat.hands for seat in other.seats] != [seat.hands for seat in state.seats]
    assert hidden


@every_table
def test_a_replay_shows_no_card_before_it_was_turned_up(rules: Rules) -> None:
    """At every step of a hand that is over: neither cards still to come, nor any never seen."""
    dice = random.Random("replay")
    seats = min(4, any_seats(rules, dice))
    start, _ = open_game(rules, NAMES[:seats], "a seed of 4")
    state = start
    actions: list[Action] = []
    while state.phase not in ("between", "over"):
        legal = {str(action): action for action in legal_actions(state)}
        actions.append(legal[chosen(state, dice)])
        state, _ = apply(state, actions[-1])
    tape = tape_of(start, tuple(actions), 0)
    model = model_of(state, ())._replace(dialog="replay", tape=tape)
    secrets = 0
    for stop in tape.stops:
        shown = tape.view_at(stop)
        known = {card for event in tape.told[:stop] for card in event.cards}
        known |= {card for seat in shown.seats for hand in seat.hands for card in hand.cards}
        known |= set(shown.used)
        # The dialog alone: what is under it is the end of the hand.
        text = json.dumps(dialog(model._replace(told_to=stop)), ensure_ascii=False)
        for card in PACKS[rules.pack]:
            if card not in known:
                secrets += 1
                assert f"-{card}" not in text
                assert f'"{card.rank}{SIGNS[card.suit]}"' not in text
                assert card_words("en", card) not in text
        assert start.seed not in text
    assert secrets
