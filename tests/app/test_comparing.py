"""What the statistics say: sums by hand, and what is chance and what is not."""

import random

import pytest

from game.app.comparing import (
    MOST_DRAWN,
    games_of,
    hands_of,
    line_of,
    played,
    side_of,
)
from game.odds.expected import expected
from game.storage.statistics import Count, Games, Point, Statistics

ITALY = expected("italy", False, 3)


def rows(**counts: Count) -> Statistics:
    return Statistics({key.replace("_", ".").replace("X", "+"): one for key, one in counts.items()})


def of(hands: int, seven: int = 0, bust: int = 0, *, net: int = 0, stake: int = 1) -> Count:
    return Count(hands, hands, seven, bust, 0, 0, 0, hands * stake, net, hands * stake * stake)


def test_sums_are_of_what_was_chosen() -> None:
    kept = rows(
        italy_player_medium_3=of(10, 1, 2, net=5),
        italy_bank_medium_3=of(4, net=9),
        italyX_player_easy_1=of(7, net=-3),
        spain_player_medium_2=of(2, net=-8),
    )
    assert hands_of(kept).hands == 23
    assert hands_of(kept).net == 3
    assert hands_of(kept, "italy").hands == 21
    assert hands_of(kept, "italy", "easy").hands == 7
    assert hands_of(kept, "", "medium").net == 6
    assert hands_of(kept, role="bank").hands == 4
    assert played(kept) == (["italy", "spain"], ["easy", "medium"])


def test_games_are_of_what_was_chosen() -> None:
    kept = Statistics(
        games={"italy.easy": Games(3, 1, 0, 9, 4), "reale.hard": Games(2, 2, 0, 5, -6)}
    )
    assert games_of(kept)[:5] == (5, 3, 0, 14, -2)
    assert games_of(kept, "reale")[:2] == (2, 2)
    assert games_of(kept, "reale", "easy") == Games()


# Of 400 hands in Italia 25.5 should be 7½, 72.4 bust; the standard errors are 4.9 and 7.7.
@pytest.mark.parametrize(
    ("seven", "bust", "verdicts"),
    [
        (25, 72, ("as", "as")),
        (37, 91, ("as", "as")),
        (38, 92, ("more", "more")),
        (14, 54, ("as", "as")),
        (13, 53, ("less", "less")),
    ],
)
def test_chance_ends_two_and_a_half_standard_errors_away(
    seven: int, bust: int, verdicts: tuple[str, str]
) -> None:
    side = side_of(rows(italy_player_medium_3=of(400, seven, bust)), "player")
    assert tuple(one.verdict for one in side.rates) == verdicts
    assert [one.expected for one in side.rates] == pytest.approx([ITALY.seven, ITALY.bust])


def test_few_hands_say_nothing() -> None:
    side = side_of(rows(italy_player_medium_3=of(29, 12, 0)), "player")
    assert {one.verdict for one in side.rates} == {"few"}
    assert side.gain.verdict == "few"
    # Of 40 hands two or three would be 7½: that is too few to say, of bust hands it is not.
    side = side_of(rows(italy_player_medium_3=of(40, 0, 7)), "player")
    assert [one.verdict for one in side.rates] == ["few", "as"]


def test_chips_beside_the_stakes() -> None:
    """400 stakes of 2 chips bring −131 on average; a standard error is 40 chips."""
    for net, verdict in ((-131, "as"), (-35, "as"), (-25, "more"), (-240, "less")):
        side = side_of(rows(italy_player_hard_1=of(400, net=net, stake=2)), "player")
        assert side.gain.staked == 800
        assert side.gain.expected == pytest.approx(800 * ITALY.result)
        assert side.gain.verdict == verdict


def test_tables_are_weighed_by_their_hands() -> None:
    kept = rows(italy_bank_medium_1=of(100), italy_bank_easy_7=of(300))
    (seven, bust) = side_of(kept, "bank").rates
    first, last = expected("italy", True, 1), expected("italy", True, 7)
    assert seven.expected == pytest.approx((first.seven + 3 * last.seven) / 4)
    assert bust.expected == pytest.approx((first.bust + 3 * last.bust) / 4)


def test_royal_is_told_where_it_is_played() -> None:
    reale = Count(100, 100, 6, 20, 3, 40, 60, 100, 0, 100)
    kept = Statistics({"reale.player.medium.3": reale, "italy.player.medium.3": of(50, 3)})
    royal = side_of(kept, "player").rates[-1]
    assert (royal.what, royal.times, royal.of) == ("royal", 3, 100)
    assert royal.expected == pytest.approx(expected("reale", False, 3).royal)
    assert [one.what for one in side_of(kept, "player", "italy").rates] == ["seven", "bust"]


def test_house_rules_are_counted_and_not_compared() -> None:
    kept = rows(italy_player_medium_3=of(50, 4), italyX_player_medium_3=of(30, 9))
    side = side_of(kept, "player")
    assert side.sums.hands == 80
    assert side.house == 30
    assert (side.rates[0].times, side.rates[0].of) == (4, 50)
    alone = side_of(rows(italyX_player_medium_3=of(60, 9)), "player")
    assert (alone.rates[0].times, alone.rates[0].expected, alone.house) == (9, None, 0)


def walk(nets: list[int], kind: str = "italy.medium") -> Statistics:
    return Statistics(line=tuple(Point(kind, 1, net) for net in nets))


def test_the_line_begins_at_nothing_and_ends_at_the_sum() -> None:
    line = line_of(walk([5, -12, 3]))
    assert line.points == ((0, 0), (1, 5), (2, -7), (3, -4))
    assert (line.high, line.low) == ((1, 5), (2, -7))
    assert line.told == ((1, 5), (2, -7), (3, -4))


def test_the_line_of_a_choice_skips_the_other_hands() -> None:
    kept = Statistics(
        line=(Point("italy.easy", 1, 5), Point("spain.easy", 2, 9), Point("italy.hard", 1, -1)),
        before={"italy.easy": Point("italy.easy", 10, -20)},
    )
    assert line_of(kept, "italy").points == ((0, 0), (10, -20), (11, -15), (12, -16))
    assert line_of(kept, level="hard").points == ((0, 0), (1, -1))


@pytest.mark.parametrize("seed", range(5))
def test_a_long_line_keeps_its_peaks(seed: int) -> None:
    chance = random.Random(seed)
    nets = [chance.randint(-10, 10) for _ in range(700)]
    line = line_of(walk(nets))
    every = {(0, 0)}
    chips = 0
    for number, net in enumerate(nets, 1):
        chips += net
        every.add((number, chips))
    assert len(line.points) <= MOST_DRAWN + 4
    assert set(line.points) <= every
    assert line.points[0] == (0, 0)
    assert line.points[-1] == (700, chips)
    assert list(line.points) == sorted(line.points)
    assert max(one for _, one in line.points) == max(one for _, one in every)
    assert min(one for _, one in line.points) == min(one for _, one in every)
    # All that is read out is in the drawing.
    assert set(line.told) <= set(line.points)
    assert len(line.told) <= 16
