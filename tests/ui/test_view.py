"""The page as trees: what is drawn, what can be tapped, what nobody may find in it."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.app.model import Model
from game.app.people import seat_names
from game.app.settings import SETTINGS, Prefs
from game.engine import State, apply, find_preset, legal_actions, open_game, redact, replace
from game.i18n import LANGUAGES, words
from game.ui import Tree, first_screen_html, same_screen, to_html, view
from game.ui.picking import chosen_stake, next_stake, quick_stakes
from game.ui.places import places
from game.ui.screens import SAME
from tests.ui import lessons, people, statistics, tables, traditions, training
from tests.ui.tables import NAMES, eight_bank, model_of, over_eight, reckoned

TABLES = {
    **tables.TABLES,
    **traditions.TABLES,
    **training.TABLES,
    **lessons.TABLES,
    **statistics.TABLES,
    **people.TABLES,
}

KNOWN_ACTIONS = {
    "name", "players", "level", "chips", "stakes", "hands", "lang", "play", "continue", "replace",
    "stake", "speed", "skip", "menu", "log", "rules", "close", "stop", "leave", "again", "dismiss",
    "preset", "house", "first", "force", "send_link", "amount", "install", "advisor", "advice",
    "renew", "repair", "decline", "train", "done", "scores", "practise", "next", "weighed",
    "forget", "remember", "review", "balance", "replay", "step", "settings", *SETTINGS,
    "day", "shuffle", "send_hand",
    "lesson", "lesson_later", "for_real",
    "statistics", "figures_tradition", "figures_level", "figures_forget", "figures_keep",
    "figures_clear", "figures_undo", "figures_export",
    "hurry",
    "seats", "seat", "person", "one_more", "guest_name", "colour",
    "here", "peek", "look_back", "not_now",
}  # fmt: skip


def elements(tree: Tree) -> Iterator[Tree]:
    yield tree
    for child in tree[2]:
        if not isinstance(child, str):
            yield from elements(child)


def text_of(tree: Tree) -> str:
    return "".join(child if isinstance(child, str) else text_of(child) for child in tree[2])


def seen_text(tree: Tree) -> Iterator[str]:
    """Every text that a person reads or hears."""
    for _, attributes, children in elements(tree):
        for name in ("aria-label", "placeholder", "title", "alt"):
            if name in attributes:
                yield str(attributes[name])
        yield from (child for child in children if isinstance(child, str))


def random_game(seed: int, seats: int, hands: int) -> Iterator[tuple[State, list[Any]]]:
    """Every moment of a game played at random, with what was told of the hand."""
    rng = random.Random(seed)
    rules = replace(find_preset("italy").rules, hands=hands)
    state, events = open_game(rules, NAMES[:seats], f"seed {seed}")
    told = list(events)
    while True:
        yield state, told
        legal = [action for action in legal_actions(state) if action.verb != "stop"]
        if not legal:
            return
        action = rng.choice(legal)
        state, events = apply(state, action)
        told = [*events] if action.verb == "next" else [*told, *events]


@pytest.fixture(params=[(name, lang) for name in TABLES for lang in LANGUAGES], ids="-".join)
def drawn(request: pytest.FixtureRequest) -> tuple[Model, Tree]:
    name, lang = request.param
    model = TABLES[name](lang)
    return model, view(model)


def test_trees_are_plain(drawn: tuple[Model, Tree]) -> None:
    _, tree = drawn
    assert json.loads(json.dumps(tree))
    for tag, attributes, _ in elements(tree):
        assert tag.isalnum()
        for name, value in attributes.items():
            if name == "style":
                assert isinstance(value, dict)
                assert all(isinstance(one, str) for pair in value.items() for one in pair)
            else:
                assert value is True or isinstance(value, str), (tag, name, value)
            assert not name.startswith("on")


def test_keys_differ_among_siblings(drawn: tuple[Model, Tree]) -> None:
    _, tree = drawn
    for _, _, children in elements(tree):
        keys = [
            child[1]["key"]
            for child in children
            if not isinstance(child, str) and "key" in child[1]
        ]
        assert len(keys) == len(set(keys)), keys


def test_every_control_is_named_and_known(drawn: tuple[Model, Tree]) -> None:
    model, tree = drawn
    game = model.lesson.table.game if model.lesson else model.game
    stamp = game.stamp if game else ""
    for tag, attributes, children in elements(tree):
        action = attributes.get("data-action")
        if action is None:
            assert tag not in ("button", "input") or "data-hold" in attributes
            continue
        assert isinstance(action, str)
        if action.startswith("act:"):
            assert attributes["data-value"] == stamp
        else:
            assert action in KNOWN_ACTIONS
        if tag == "button":
            assert attributes["type"] == "button"
            assert attributes.get("aria-label") or text_of((tag, attributes, children)).strip()


def test_ids_are_unique_and_labels_lead_somewhere(drawn: tuple[Model, Tree]) -> None:
    _, tree = drawn
    ids = [attributes["id"] for _, attributes, _ in elements(tree) if "id" in attributes]
    assert len(ids) == len(set(ids))
    for _, attributes, _ in elements(tree):
        assert attributes.get("aria-labelledby", "sheet-title") in (*ids, "sheet-title")


def test_an_open_dialog_shuts_off_what_is_under_it(drawn: tuple[Model, Tree]) -> None:
    model, tree = drawn
    under = next(one for one in elements(tree) if one[1].get("class") == "under")
    dialogs = [one for one in elements(tree) if one[1].get("role") == "dialog"]
    assert bool(model.dialog) == ("inert" in under[1]) == (len(dialogs) == 1)
    for _, attributes, _ in dialogs:
        assert attributes["aria-modal"] == "true"


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_drawn_for_every_seat(seed: int) -> None:
    seats = 2 + seed
    for state, told in random_game(seed, seats, hands=4):
        for seat in {0, seats - 1}:
            for lang in LANGUAGES:
                model = model_of(state, told, lang, viewer=seat)
                tree = view(model)
                assert model.shown is not None
                offered = {
                    str(attributes["data-action"]).removeprefix("act:")
                    for _, attributes, _ in elements(tree)
                    if str(attributes.get("data-action")).startswith("act:")
                }
                allowed = {str(action) for action in model.shown.legal}
                # Going on is for the page to offer, whoever holds the bank.
                assert offered <= allowed | ({"next"} if state.phase == "between" else set())
                assert offered or not allowed


class _NoState:
    """What the stamp of a moment needs of a state, and nothing more."""

    def __init__(self, hand_number: int) -> None:
        self.hand_number = hand_number


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_is_drawn(seed: int) -> None:
    for state, told in random_game(seed, 5, hands=3):
        model = model_of(state, told, "en")
        hidden = {
            str(card)
            for owner, seat in enumerate(state.seats)
            for hand in seat.hands
            for card, up in zip(hand.cards, hand.face_up, strict=True)
            if not up and owner != 0
        } | {str(card) for card in state.pack[state.dealt :]}
        # Cards set aside or told earlier in the hand may be seen.
        hidden -= {str(card) for event in told for card in redact(event, 0).cards}
        text = json.dumps(view(model))
        for card in hidden:
            assert f"c-{card}" not in text
            assert f"m-{card}" not in text
        assert state.seed not in text


@pytest.mark.parametrize("name", TABLES)
def test_views_never_look_at_the_whole_state(name: str) -> None:
    model = TABLES[name]("en")
    if model.game is not None:
        nothing: Any = _NoState(model.game.state.hand_number)
        blind = model.game._replace(state=nothing, start=nothing)
        assert json.dumps(view(model._replace(game=blind))) == json.dumps(view(model))


@pytest.mark.parametrize("name", TABLES)
def test_no_word_stands_in_the_views(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language of signs only, no letter is left but names, indexes and languages' codes."""
    signs = {
        key: "§" + "".join(f"{{{piece}}}" for piece, named in words.pieces("en", key, 2) if named)
        for key in words._TABLES["en"]
    }
    monkeypatch.setitem(words._TABLES, "en", signs)
    model = TABLES[name]("en")
    position = model.trainer.position if model.trainer else None
    table = model.lesson.table if model.lesson else model
    seen = position.view if position else table.shown
    names = {seat.name for seat in seen.seats} if seen else set(seat_names(model.setup, "en"))
    # What a fingerprint begins with is no word either.
    prints = [event.text for event in model.told if event.kind in ("shuffles", "reshuffles")]
    names.update(part for one in prints for part in (one[:4], one[4:8]))
    # On the discs of people.
    names |= {name[:1] for name in names}
    for text in seen_text(view(model)):
        rest = text
        for known in sorted({*names, "EN", "IT", "A♣", "A♦", "A♥", "A♠"}, key=len, reverse=True):
            rest = rest.replace(known, "") if known else rest
        letters = {letter for letter in rest if letter.isalpha()}
        assert letters <= set("JQK"), text


def test_the_first_screen_is_the_start_screen_before_it_lives() -> None:
    for lang in LANGUAGES:
        html = first_screen_html(lang, saved=False)
        assert " style=" not in html
        assert " key=" not in html
        for part in ('id="boot"', "boot-text", "boot-bar", "boot-fill", "boot-retry"):
            assert part in html
        live = to_html(view(TABLES["start_first"](lang)))
        assert 'id="boot"' not in live
        # The same controls, which can be used now.
        assert html.count("data-action") == live.count("data-action")
        assert html.count("<button") - html.count("boot-retry") == html.count("<button") - 1
        assert " disabled" in html
        assert " disabled" not in live


def test_the_first_screen_has_continue_where_a_game_is_saved() -> None:
    for lang in LANGUAGES:
        assert 'data-action="continue"' not in first_screen_html(lang, saved=False)
        html = first_screen_html(lang, saved=True)
        assert re.search('<button[^>]* data-action="continue"[^>]* disabled', html)


def test_a_name_is_text_and_never_markup() -> None:
    model = TABLES["my_turn"]("en")
    assert model.shown is not None
    evil = "<img src=x onerror=alert(1)>"
    seats = (model.shown.seats[0], model.shown.seats[1]._replace(name=evil), *model.shown.seats[2:])
    html = to_html(view(model._replace(shown=model.shown._replace(seats=seats))))
    assert "<img" not in html
    assert "&lt;img src=x" in html


@pytest.mark.parametrize("count", range(1, 10))
def test_seats_lie_round_the_table(count: int) -> None:
    spots = places(count, "anticlockwise")
    assert len(spots) == count
    assert len({(spot["--col"], spot["--row"]) for spot in spots}) == count
    mirrored = places(count, "clockwise")
    if count > 1:
        assert (spots[0]["--col"], spots[-1]["--col"]) == ("3", "1")
        assert (mirrored[0]["--col"], mirrored[-1]["--col"]) == ("1", "3")
        assert float(spots[0]["--x"].rstrip("%")) > 50 > float(mirrored[0]["--x"].rstrip("%"))


@pytest.mark.parametrize(
    ("low", "high", "chips"),
    [
        (1, 10, [1, 2, 5, 10]),
        (1, 5, [1, 2, 5]),
        (2, 20, [2, 5, 10, 20]),
        (5, 50, [5, 10, 20, 50]),
        (1, 1, [1]),
        (1, 12_345, [1, 10, 100, 1000, 12_345]),
    ],
)
def test_a_few_chips_span_all_stakes(low: int, high: int, chips: list[int]) -> None:
    assert quick_stakes(low, high) == chips


def test_steps_stay_within_the_stakes_and_undo_one_another() -> None:
    stake, steps = 1, []
    while stake < 9000:
        more = next_stake(stake, 1, 9000, up=True)
        assert more > stake
        assert next_stake(more, 1, 9000, up=False) == stake
        stake = more
        steps.append(stake)
    assert steps[:20] == [*range(2, 21), 25]
    assert len(steps) < 110
    assert next_stake(1, 1, 9000, up=False) == 1


def test_the_chosen_stake_is_always_a_legal_one() -> None:
    model = TABLES["stake"]("en")
    assert model.shown is not None
    for stake, chosen in ((0, 1), (5, 5), (99, 10)):
        assert chosen_stake(model._replace(stake=stake), model.shown) == chosen


def test_the_reckoning_says_who_paid_whom_and_why() -> None:
    tree = view(reckoned("en"))
    rows = [
        text_of(one) for one in elements(tree) if str(one[1].get("class")).startswith("payment ")
        or one[1].get("class") == "payment"
    ]  # fmt: skip
    assert rows == [
        "Carlabust with 13: 2 to the bank−2",
        "Davide5 ties: 9 to the bank−9",
        "Elena4 against 5: 3 to the bank−3",
        "Nonna2½ against 5: 8 to the bank−8",
        "Anna7½ beats 5: the bank pays 4+4",
        "Brunothe bank, all in all+18",
    ]
    whole = text_of(tree)
    assert "The bank has 5" in whole
    assert "Sette e mezzo! Anna takes the bank" in whole


def test_the_banker_sees_how_many_can_still_win() -> None:
    assert "6 players can still beat you" in text_of(view(eight_bank("en")))


def test_equal_chips_share_the_place() -> None:
    tree = view(over_eight("en"))
    medals = [text_of(one) for one in elements(tree) if one[1].get("class") == "medal"]
    assert [medal.removeprefix("Place ") for medal in medals] == ["11"] * 4 + ["55"] * 4
    assert "Shared first place" in text_of(tree)


@pytest.mark.parametrize("name", TABLES)
def test_no_screen_depends_on_what_lies_over_it(name: str) -> None:
    """Or it would have to be drawn anew with it, and is not."""
    model = TABLES[name]("en")
    other = model._replace(dialog="" if model.dialog else "menu", notice="copied")
    assert same_screen(model, other)
    whole, marked = view(other), view(other, known=True)
    (screen,) = _under(whole)
    assert _under(view(model)) == (screen,)
    assert _under(marked) == (SAME,)
    assert json.dumps(marked).replace(json.dumps(SAME), json.dumps(screen)) == json.dumps(whole)


def _under(page: Tree) -> tuple[str | Tree, ...]:
    (under,) = (one for one in elements(page) if one[1].get("class") == "under")
    return under[2]


def test_a_screen_that_has_changed_is_drawn_anew() -> None:
    model = TABLES["eight_other"]("en")
    assert model.told
    assert not same_screen(model, model._replace(told=model.told[:-1]))
    assert not same_screen(model, model._replace(prefs=Prefs(lang="it")))
