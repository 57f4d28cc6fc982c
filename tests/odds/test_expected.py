"""What is expected, held against a second count card by card, and against hands played anew."""

import pytest

from game.engine import PRESETS, Preset, find_preset, replace
from game.engine.cards import PACKS, Card
from game.odds import best_choice, evaluate
from game.odds.expected import Expected, expected, holds_for
from tests.engine.naive import points
from tools.expectations.bank import of_bank
from tools.expectations.player import of_player

every_preset = pytest.mark.parametrize("preset", PRESETS, ids=[one.name for one in PRESETS])


@every_preset
def test_the_players_part_is_what_the_tool_works_out(preset: Preset) -> None:
    assert player(preset.name) == pytest.approx(of_player(preset.rules), abs=6e-5)


def player(name: str) -> Expected:
    return expected(name, False, 1)


def ends(preset: Preset) -> dict[str, float]:
    """How often the best play ends as 7½, as bust, as royal: from card to card, no odds of ends.

    Cards that count the same are taken together, which a card's points tell.
    """
    rules = preset.rules
    found: dict[str, float] = dict.fromkeys(("seven", "bust", "royal"), 0.0)

    def follow(hand: tuple[Card, ...], chance: float) -> None:
        worth = points(hand, rules)
        royal = rules.royal and len(hand) == 2 and worth == 7.5
        if worth >= 7.5:
            found["seven" if worth == 7.5 else "bust"] += chance
            found["royal"] += chance if royal else 0
            return
        unseen = tuple(card for card in PACKS[rules.pack] if card not in hand)
        if hand and best_choice(evaluate(hand, unseen, rules)) == "stand":
            return
        alike: dict[float, list[Card]] = {}
        for card in unseen:
            alike.setdefault(points((card,), rules), []).append(card)
        for cards in alike.values():
            follow((*hand, cards[0]), chance * len(cards) / len(unseen))

    follow((), 1.0)
    return found


@pytest.mark.parametrize("name", ["italy", "reale", "france40", "france32"])
def test_the_players_part_card_by_card(name: str) -> None:
    found = ends(find_preset(name))
    one = player(name)
    assert one.seven == pytest.approx(found["seven"], abs=6e-5)
    assert one.bust == pytest.approx(found["bust"], abs=6e-5)
    assert one.royal == pytest.approx(found["royal"], abs=6e-5)


def test_royal_by_hand() -> None:
    """A 7 stands; so it is a face card, 12 in 40, and then a 7, 4 in 39."""
    assert player("reale").royal == pytest.approx(12 / 40 * 4 / 39, abs=6e-5)


def test_what_best_play_loses_in_italia() -> None:
    """As docs/odds.md tells it."""
    assert player("italy").result == pytest.approx(-0.164, abs=5e-4)


@pytest.mark.parametrize(("name", "opponents"), [("italy", 1), ("reale", 3), ("spain", 2)])
def test_the_banks_part_comes_again_with_other_cards(name: str, opponents: int) -> None:
    """Within four standard errors, of what ships and of these few hands."""
    hands = 300
    again = of_bank((name, opponents, "other cards", hands)).expected
    one = expected(name, True, opponents)
    for mean, found in zip(one[:3], again[:3], strict=True):
        error = (mean * (1 - mean) / (0.7 * hands)) ** 0.5
        assert abs(mean - found) <= 4 * error + 1e-9


@every_preset
def test_there_is_a_row_for_every_table(preset: Preset) -> None:
    for opponents in range(1, preset.seats[1]):
        for bank in (False, True):
            one = expected(preset.name, bank, opponents)
            assert 0 <= one.royal <= one.seven < 0.25
            assert 0.15 < one.bust < 0.5
            assert (one.royal > 0) == (preset.name == "reale")
            # The bank has the advantage.
            assert one.result > 0 if bank else one.result < 0
    most = preset.seats[1] - 1
    assert expected(preset.name, True, most) != expected(preset.name, True, most - 1)
    assert expected(preset.name, True, 9) == expected(preset.name, True, most)


@every_preset
def test_where_the_numbers_hold(preset: Preset) -> None:
    rules = preset.rules
    assert holds_for(rules, preset)
    for free in ({"chips": 200, "stake_max": 20}, {"hands": 5}, {"first_banker": "draw"}):
        assert holds_for(replace(rules, **free), preset)
    for switch in ({"tie": "push"}, {"pair_of_sevens": True}, {"burn": "4"}, {"split_hands": 3}):
        assert not holds_for(replace(rules, **switch), preset)
