"""Several people at one phone: nobody's hidden card is in the page but under its owner's finger.

Whole games are played by taps. Every page that is drawn on the way is read, with the log over it.
"""

import json
import random
from collections.abc import Iterator

import pytest

from game.app.messages import Msg
from game.app.model import Game, Model, Setup
from game.app.people import Guest, write_guests
from game.app.play import handed_over
from game.app.replay import opening_events
from game.engine import Card, Rules, apply, encode_rules, redact, replace, view_for
from game.storage import SETUP
from game.ui import view
from game.ui.cards import card_words
from tests.app.desk import Desk, MemoryStore
from tests.engine.test_secrets import rearranged
from tests.ui.games import chosen
from tests.ui.test_secrets import SIGNS, TABLES, every_table

GUESTS = {1: Guest("blue", "Anna"), 3: Guest("gold", "Carla")}


def table(rules: Rules, *, speed: str = "none", players: int = 3) -> Desk:
    """Nonna, Anna and Carla sit round one phone, and a computer player among them."""
    store = MemoryStore()
    setup = Setup("Nonna", players, encode_rules(rules), guests=write_guests(GUESTS))
    store.texts[SETUP] = json.dumps(setup._asdict())
    desk = Desk(store)
    desk.tap("speed", speed)
    desk.tap("play")
    assert desk.game.several
    # The start screen is decked with cards that are nobody's.
    desk.drawn = [model for model in desk.drawn if model.screen == "table"]
    return desk


def known_to_all(game: Game) -> set[Card]:
    """Every card that was face up in this hand, by the engine's own account."""
    state = game.start
    # With cards of their own, which are put back, the first bank was drawn for.
    known = {card for event in opening_events(state) for card in event.cards}
    for action in game.actions:
        state, events = apply(state, action)
        known |= {card for event in events for card in redact(event, None).cards}
    seen = view_for(state, None)
    assert state == game.state
    known |= {card for seat in seen.seats for hand in seat.hands for card in hand.cards}
    return known | set(seen.used)


def own_cards(game: Game, seat: int) -> set[Card]:
    return {card for hand in view_for(game.state, seat).seats[seat].hands for card in hand.cards}


def assert_keeps(model: Model, secrets: set[Card]) -> None:
    """Hold that no page made of the model shows, names or hints at one of the cards."""
    for drawn in (model, model._replace(dialog="log"), model._replace(dialog="menu")):
        text = json.dumps(view(drawn), ensure_ascii=False)
        for card in secrets:
            assert f"c-{card}" not in text
            assert f"m-{card}" not in text
            assert f'"{card.rank}{SIGNS[card.suit]}"' not in text
            assert card_words("en", card) not in text
        assert drawn.game is None or drawn.game.state.seed not in text


def played(desk: Desk, steps: int, dice: random.Random) -> Iterator[None]:
    """Play on by taps, the table at rest after each; pages drawn before are in ``desk.drawn``."""
    for _ in range(steps):
        desk.wait()
        yield
        if desk.state.phase == "over":
            return
        desk.time += 1000.0
        if desk.model.cover >= 0:
            desk.tap("here", str(desk.model.cover))
        else:
            desk.act(chosen(desk.state, dice))


@every_table
@pytest.mark.parametrize("speed", ["none", "quick"])
def test_no_page_shows_a_hidden_card_that_is_not_held(rules: Rules, speed: str) -> None:
    dice = random.Random(f"round {speed}")
    desk = table(rules, speed=speed)
    secret, covers = 0, 0
    for _ in played(desk, 30, dice):
        hidden = set(desk.state.pack) - known_to_all(desk.game)
        for model in desk.drawn:
            assert_keeps(model, hidden)
        desk.drawn.clear()
        secret += len(hidden)
        covers += desk.model.cover >= 0
    assert secret
    assert covers or rules.banker_looks


@every_table
def test_who_holds_a_card_sees_it_and_no_other(rules: Rules) -> None:
    dice = random.Random("hold")
    desk = table(rules)
    looks = 0
    for _ in played(desk, 40, dice):
        game, holder = desk.game, desk.model.holder
        hidden = set(desk.state.pack) - known_to_all(game)
        desk.send(Msg("hold", "", "", desk.time))
        mine = own_cards(game, holder) & hidden if desk.model.held else set()
        if desk.model.held:
            assert holder == desk.state.to_act
            text = json.dumps(view(desk.model), ensure_ascii=False)
            assert all(f"c-{card}" in text or f"m-{card}" in text for card in mine)
            looks += 1
        assert_keeps(desk.model, hidden - mine)
        desk.send(Msg("release", "", "", desk.time))
        assert_keeps(desk.model, hidden)
    assert looks


@every_table
def test_the_page_is_the_same_whatever_lies_face_down(rules: Rules) -> None:
    """Covered or not: buttons and their names, whose turn it is, what the news say."""
    dice = random.Random("same")
    desk = table(rules)
    hidden = 0
    for _ in played(desk, 40, dice):
        model, game = desk.model, desk.game
        other = game._replace(state=rearranged(game.state, None, dice))
        cards = [[hand.cards for hand in seat.hands] for seat in game.state.seats]
        hidden += cards != [[hand.cards for hand in seat.hands] for seat in other.state.seats]
        # The state from which the hand was begun is never drawn.
        again = handed_over(model._replace(game=other), other)
        for dialog in ("", "log"):
            assert view(again._replace(dialog=dialog)) == view(model._replace(dialog=dialog))
    assert hidden


def test_a_save_of_such_a_game_comes_back_covered_at_every_step() -> None:
    dice = random.Random("again")
    desk = table(TABLES["france40"])
    covered = 0
    for _ in played(desk, 60, dice):
        later = Desk(desk.store)
        later.tap("continue")
        later.wait()
        model = later.model
        assert model.game is not None
        assert model.game.people == desk.game.people
        assert (model.holder, model.held) == (-1, False)
        hidden = set(desk.state.pack) - known_to_all(desk.game)
        assert_keeps(model, hidden)
        covered += model.cover >= 0
    assert covered > 5


def test_nobody_is_advised_among_several() -> None:
    desk = table(TABLES["portugal"])
    desk.tap("advisor", "always")
    for _ in played(desk, 40, random.Random("advice")):
        assert desk.model.advice is None
        assert desk.model.advised == ""
        desk.time += 1000.0
        desk.tap("advice")
        assert desk.model.dialog == ""


def test_a_card_that_may_not_be_burnt_is_said_after_the_tap_alone() -> None:
    """The button is there whatever the card is: that it is one to burn is a secret too (R26)."""
    rules = replace(TABLES["italy"], burn="4")
    told = set()
    for seed in range(8):
        desk = table(rules)
        desk.tap("leave")
        desk.seed = f"burn {seed}"
        desk.tap("play")
        desk.tap("replace")
        for _ in played(desk, 25, random.Random(seed)):
            shown = desk.model.shown
            if desk.model.holder < 0 or desk.state.phase != "play" or shown is None:
                continue
            hand = desk.state.seats[desk.model.holder].hands[0]
            if len(hand.cards) > 1 or hand.burned:
                continue
            assert "burn" in {action.verb for action in shown.legal}
            desk.time += 1000.0
            card = hand.cards[0]
            desk.act("burn")
            told.add(desk.model.notice)
            assert (desk.model.notice == "cannot_burn") == (card.rank != "4")
            desk.tap("dismiss")
            break
    assert "cannot_burn" in told
