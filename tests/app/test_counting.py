"""What is counted of a hand, worked out by hand; and each hand and game once, whatever happens."""

import json
import random

import pytest

from game.app.figures import Round, round_of
from game.app.messages import Msg
from game.engine import Rules, find_preset, new_game, parse_action, replace
from game.storage import GAME, STATISTICS, Save, write_save
from game.storage.statistics import (
    Count,
    Point,
    Statistics,
    read_statistics,
    write_statistics,
)
from tests.app.desk import Desk, MemoryStore
from tests.app.test_keeping import copy_of
from tests.app.test_play import my_choice, play_until

NAMES = ("", "Anna", "Ben")


def rules_of(preset: str) -> Rules:
    return replace(find_preset(preset).rules, hands=10)


def hand(preset: str, pack: str, actions: str, *, banker: int = 1, seats: int = 2) -> Round:
    """A hand that is over, as seat 0 had it; cards come in the order of the pack."""
    start = new_game(rules_of(preset), NAMES[:seats], "s", packs=[pack], banker=banker)
    (one,) = round_of(start, tuple(map(parse_action, actions.split())), 0)
    return one


@pytest.mark.parametrize(
    ("preset", "pack", "actions", "count"),
    [
        # 7 and a face card: 7½, paid once. The bank stands on 4.
        ("italy", "7d 4c Kh", "bet:5 hit stand", Count(1, 1, 1, 0, 0, 1, 0, 5, 5, 25)),
        # The same is a royal hand where there is one, and paid double.
        ("reale", "7d 4c Kh", "bet:5 hit stand", Count(1, 1, 1, 0, 1, 1, 0, 5, 10, 100)),
        # 6 and 1 and ½: 7½ in three cards is none.
        ("reale", "6d 4c Ah Kh", "bet:5 hit hit stand", Count(1, 1, 1, 0, 0, 1, 0, 5, 5, 25)),
        # 6 and 2: bust. The bank draws nothing.
        ("italy", "6d 4c 2h", "bet:5 hit", Count(1, 1, 0, 1, 0, 0, 1, 5, -5, 25)),
        # 4 stands against 4: the bank takes ties.
        ("italy", "4d 4c", "bet:3 stand stand", Count(1, 1, 0, 0, 0, 0, 1, 3, -3, 9)),
        # Two face cards are split: 7½, and 6½; both beat the bank's 4.
        (
            "spain",
            "Kd 4c Qh 7s 6h",
            "bet:5 hit split hit hit stand stand",
            Count(1, 2, 1, 0, 0, 1, 0, 10, 10, 100),
        ),
        # 7½ pays double in France.
        ("france40", "7d 4c Kh", "bet:5 hit show stand", Count(1, 1, 1, 0, 0, 1, 0, 5, 10, 100)),
        # The bank makes 7½, which collects double: 5 and 5 more.
        (
            "france40",
            "6d 7c Kh",
            "bet:5 stand hit",
            Count(1, 1, 0, 0, 0, 0, 1, 5, -10, 100),
        ),
        # With 32 cards an ace counts 7, a ten ½, the bank's king 4.
        ("france32", "As Kc 10h", "bet:1 hit show stand", Count(1, 1, 1, 0, 0, 1, 0, 1, 2, 4)),
        # Raised from 2 to 6, and then bust.
        ("portugal", "6d 4c 2h", "bet:2 raise:6 hit", Count(1, 1, 0, 1, 0, 0, 1, 6, -6, 36)),
    ],
)
def test_a_hand_as_a_player(preset: str, pack: str, actions: str, count: Count) -> None:
    one = hand(preset, pack, actions)
    assert one.came == count
    assert (one.bank, one.opponents, one.number) == (False, 1, 1)


@pytest.mark.parametrize(
    ("preset", "pack", "actions", "count"),
    [
        # Anna stands on 5, Ben is bust with 6 and 3; 7 and a face card beat her. Stakes 4 and 2.
        (
            "italy",
            "5d 6c 7h 3s Kh",
            "bet:4 bet:2 stand hit hit",
            Count(1, 1, 1, 0, 0, 1, 0, 6, 6, 36),
        ),
        # The same is royal, and still collects once.
        (
            "reale",
            "5d 6c 7h 3s Kh",
            "bet:4 bet:2 stand hit hit",
            Count(1, 1, 1, 0, 1, 1, 0, 6, 6, 36),
        ),
        # The bank is bust with 5 and 6: Anna's stake is paid, Ben's was lost before.
        (
            "italy",
            "5d 6c 5h 3s 6h",
            "bet:4 bet:2 stand hit hit",
            Count(1, 1, 0, 1, 0, 0, 1, 6, -2, 4),
        ),
        # Both are bust: the bank has nobody to beat, and no hand to count.
        (
            "italy",
            "5d 6c 5h 3s 2h",
            "bet:4 bet:2 hit hit",
            Count(1, 0, 0, 0, 0, 1, 0, 6, 6, 36),
        ),
        # Anna's split: both of her hands are stakes against the bank's 5; 7½ and 2½.
        (
            "spain",
            "Kd 3c 5h Qh 7s 2h",
            "bet:4 bet:1 hit split hit hit stand stand stand",
            Count(1, 1, 0, 0, 0, 1, 0, 9, 1, 1),
        ),
    ],
)
def test_a_hand_as_the_bank(preset: str, pack: str, actions: str, count: Count) -> None:
    one = hand(preset, pack, actions, banker=0, seats=3)
    assert one.came == count
    assert (one.bank, one.opponents) == (True, 2)


def test_a_hand_that_is_not_over_is_none() -> None:
    start = new_game(rules_of("italy"), NAMES[:2], "s", packs=["4d 4c"], banker=1)
    assert not list(round_of(start, (parse_action("bet:3"), parse_action("stand")), 0))


# ---- once


def kept_by(store: MemoryStore) -> Statistics:
    return read_statistics(store.texts.get(STATISTICS))


def sums(kept: Statistics) -> Count:
    total = Count()
    for count in kept.rows.values():
        total = total.with_more(count)
    return total


def assert_agrees(kept: Statistics, chips: int, hands: int) -> None:
    """Whatever one has more, or less, than at first was won, or lost, hand by hand."""
    total = sums(kept)
    assert (total.net, total.hands) == (chips, hands)
    points = [*kept.before.values(), *kept.line]
    assert sum(point.net for point in points) == chips
    assert sum(point.hands for point in points) == hands


@pytest.mark.parametrize("preset", ["italy", "reale", "france40", "france32", "spain"])
def test_every_hand_counts_once_wherever_the_page_is_closed(preset: str) -> None:
    desk = Desk(seed=f"once {preset}")
    desk.start_game(preset=preset, players="3", hands="10")
    chance = random.Random(preset)
    chips, hands = desk.state.rules.chips, 0
    while desk.state.phase != "over" and not desk.state.seats[0].out:
        before = desk.state
        desk.act(my_choice(desk, chance))
        if chance.random() < 0.3:
            # Closed in the middle of what is told, and opened again.
            desk = Desk(copy_of(desk.store), seed="unused")
            desk.tap("continue")
        desk.wait()
        if desk.state.phase in ("between", "over") and before.phase not in ("between", "over"):
            hands += 1
            assert_agrees(kept_by(desk.store), desk.state.seats[0].chips - chips, hands)
    assert hands > 2


def test_a_hand_is_counted_before_it_is_told() -> None:
    """Whoever closes the page while the reckoning is being told has lost nothing."""
    desk = stacked("told", "7d 4c Kh")
    desk.act("bet:5")
    desk.wait()
    desk.act("hit")
    while desk.state.phase == "play" or (desk.state.phase == "bank" and desk.timers):
        desk.wait(min(desk.timers.values()) - desk.time + 0.001)
    assert not desk.model.resting
    assert sums(kept_by(desk.store)).hands == 1


def stacked(seed: str, pack: str, preset: str = "italy", people: str = "medium steady") -> Desk:
    start = new_game(rules_of(preset), NAMES[:2], seed, packs=[pack], banker=1)
    store = MemoryStore()
    store.texts[GAME] = write_save(Save(start, (), ("", people), 0))
    desk = Desk(store)
    desk.tap("continue")
    desk.wait()
    return desk


def test_where_it_is_counted() -> None:
    """7½ against the 7 of a hard player: 5 chips in Italia, as a player, against one."""
    desk = stacked("where", "7d 7c Kh", people="hard bold")
    for action in ("bet:5", "hit"):
        desk.act(action)
        desk.wait()
    kept = kept_by(desk.store)
    assert kept.rows == {"italy.player.hard.1": Count(1, 1, 1, 0, 0, 1, 0, 5, 5, 25)}
    assert kept.line == (Point("italy.hard", 1, 5),)
    assert kept.bests["hand"][:2] == (5, "italy.hard")
    assert kept.bests["hand"].day == desk.day
    assert kept.bests["chips"].value == 55
    assert kept.runs["sevens"][:2] == (1, 1)


def test_house_rules_stand_apart() -> None:
    desk = Desk(seed="house")
    desk.send(Msg("link", value="italy.ti1"))
    desk.tap("done")
    desk.start_game(players="2")
    assert desk.state.rules.tie == "push"
    play_until(desk, "between", random.Random(1))
    assert all(key.startswith("italy+.") for key in kept_by(desk.store).rows)


def test_how_a_game_ends_counts_once() -> None:
    desk = Desk(seed="ends")
    desk.start_game(players="3", hands="5")
    play_until(desk, "over", random.Random(2))
    chips = [seat.chips for seat in desk.state.seats]
    (games,) = kept_by(desk.store).games.values()
    assert (games.games, games.won, games.fair) == (1, int(chips[0] == max(chips)), 2520 // 4)
    again = Desk(copy_of(desk.store))
    again.tap("continue")
    again.wait()
    assert kept_by(again.store) == kept_by(desk.store)


def test_what_was_weighed_counts_once() -> None:
    """Luck and skill are those of the game's own balance, through reloads in the pauses."""
    from game.app.reviewing import whole

    desk = Desk(seed="weighed")
    desk.start_game(players="2", hands="5")
    chance = random.Random(4)
    while desk.state.phase != "over":
        play_until(desk, "between", chance)
        if chance.random() < 0.5:
            desk = Desk(copy_of(desk.store))
            desk.tap("continue")
            desk.wait()
    tally = whole(desk.model)
    assert tally.hands == 5
    (games,) = kept_by(desk.store).games.values()
    assert games[3:7] == (5, tally.result, tally.decisions, tally.best)
    assert games.given == pytest.approx(tally.lost, abs=1e-3)


def test_two_tabs_lose_nothing_of_each_other() -> None:
    """A second tab takes the game over; the first one goes on with what that has kept."""
    desk = Desk(seed="tabs")
    desk.start_game(players="2", hands="10")
    chance = random.Random(5)
    play_until(desk, "between", chance)
    other = Desk(desk.store)
    other.tap("continue")
    other.wait()
    play_until(other, "between", chance)
    desk.storage(GAME)
    desk.storage(STATISTICS)
    assert sums(kept_by(desk.store)).hands == 2
    desk.tap("continue")
    desk.wait()
    play_until(desk, "between", chance)
    chips = desk.state.seats[0].chips - desk.state.rules.chips
    assert_agrees(kept_by(desk.store), chips, 3)


def test_a_tab_that_missed_the_other_counts_nothing_twice() -> None:
    desk = Desk(seed="stale")
    desk.start_game(players="2", hands="10")
    chance = random.Random(6)
    play_until(desk, "between", chance)
    other = Desk(desk.store)
    other.tap("continue")
    other.wait()
    play_until(other, "between", chance)
    # Not having heard of it, this one plays its own second hand.
    play_until(desk, "between", chance)
    assert sums(kept_by(desk.store)).hands == 2


def test_the_trainer_and_the_review_count_nothing() -> None:
    desk = Desk(seed="others")
    desk.start_game(players="2", hands="10")
    play_until(desk, "between", random.Random(7))
    desk.wait()
    before = desk.store.texts[STATISTICS]
    desk.tap("review")
    desk.tap("replay")
    for _ in range(30):
        desk.tap("step", "next")
    desk.tap("close")
    desk.tap("close")
    desk.tap("menu")
    desk.tap("train")
    desk.time += 1000
    desk.tap("act:stand")
    desk.wait(2000)
    desk.tap("done")
    assert desk.store.texts[STATISTICS] == before


def test_several_people_at_one_phone_are_not_counted() -> None:
    desk = stacked("several", "7d 4c Kh")
    game = desk.game
    people = tuple(person._replace(level="", character="") for person in game.people)
    desk.loop.model = desk.model._replace(game=game._replace(people=people))
    for action in ("bet:5", "hit"):
        desk.act(action)
        desk.wait()
    assert STATISTICS not in desk.store.texts or not kept_by(desk.store).rows


# ---- a full disk, damage, a newer version


def test_a_full_disk_is_caught_up_with() -> None:
    desk = Desk(seed="full")
    desk.start_game(players="2", hands="10")
    chance = random.Random(8)
    desk.store.full = True
    play_until(desk, "between", chance)
    desk.tap("dismiss")
    desk.wait()
    play_until(desk, "between", chance)
    desk.tap("statistics")
    assert desk.model.uncounted == "full"
    assert STATISTICS not in desk.store.texts
    desk.tap("close")
    desk.store.full = False
    desk.wait()
    play_until(desk, "between", chance)
    assert desk.model.uncounted == ""
    chips = desk.state.seats[0].chips - desk.state.rules.chips
    assert_agrees(kept_by(desk.store), chips, 3)


def test_what_is_damaged_is_set_aside_and_counting_begins_anew() -> None:
    store = MemoryStore()
    store.texts[STATISTICS] = '{"format": 1, "rows": {"italy'
    desk = Desk(store, seed="damaged")
    desk.start_game(players="2", hands="10")
    play_until(desk, "between", random.Random(9))
    assert store.texts[f"{STATISTICS}.unreadable.1"] == '{"format": 1, "rows": {"italy'
    assert sums(kept_by(store)).hands == 1
    assert desk.model.notice == "statistics_broken"
    assert desk.model.uncounted == ""


def test_what_is_damaged_stays_where_there_is_no_room_to_set_it_aside() -> None:
    store = MemoryStore()
    store.texts[STATISTICS] = "{"
    desk = Desk(store, seed="damaged")
    desk.start_game(players="2", hands="10")
    store.full = True
    chance = random.Random(10)
    play_until(desk, "between", chance)
    play_until(desk, "between", chance)
    assert store.texts[STATISTICS] == "{"
    assert desk.model.uncounted == "full"


def test_what_a_newer_version_has_kept_is_left_alone() -> None:
    store = MemoryStore()
    newer = store.texts[STATISTICS] = '{"format": 2}'
    desk = Desk(store, seed="newer")
    desk.start_game(players="2", hands="10")
    play_until(desk, "between", random.Random(11))
    desk.tap("statistics")
    assert desk.model.uncounted == "newer"
    desk.tap("figures_forget")
    desk.tap("figures_clear")
    assert store.texts[STATISTICS] == newer


# ---- the sheet


def played(seed: str, hands: int) -> Desk:
    desk = Desk(seed=seed)
    desk.start_game(players="2", hands="20")
    chance = random.Random(seed)
    for _ in range(hands):
        play_until(desk, "between", chance)
    return desk


def test_forgetting_is_asked_for_and_can_be_undone_until_one_leaves() -> None:
    desk = played("forget", 2)
    before = kept_by(desk.store)
    desk.tap("statistics")
    desk.tap("figures_clear")
    assert kept_by(desk.store) == before
    desk.tap("figures_forget")
    assert kept_by(desk.store) == before
    desk.tap("figures_keep")
    desk.tap("figures_clear")
    assert kept_by(desk.store) == before
    desk.tap("figures_forget")
    desk.tap("figures_clear")
    assert kept_by(desk.store).is_empty
    desk.tap("figures_undo")
    assert kept_by(desk.store) == before
    desk.tap("figures_forget")
    desk.tap("figures_clear")
    desk.tap("close")
    desk.tap("statistics")
    desk.tap("figures_undo")
    assert kept_by(desk.store).is_empty


def test_what_is_forgotten_does_not_come_back_by_itself() -> None:
    desk = played("back", 2)
    desk.tap("statistics")
    desk.tap("figures_forget")
    desk.tap("figures_clear")
    desk.tap("close")
    desk.wait()
    play_until(desk, "between", random.Random(1))
    kept = kept_by(desk.store)
    assert sums(kept).hands == 1
    assert sum(games.hands for games in kept.games.values()) == 1


def test_undoing_keeps_what_another_tab_has_counted_meanwhile() -> None:
    desk = played("meanwhile", 2)
    before = sums(kept_by(desk.store))
    desk.tap("statistics")
    desk.tap("figures_forget")
    desk.tap("figures_clear")
    other = kept_by(desk.store)
    more = Statistics(
        {"spain.bank.easy.2": Count(1, 1, 0, 1, 0, 0, 1, 4, -4, 16)},
        line=(Point("spain.easy", 1, -4),),
    )
    desk.store.texts[STATISTICS] = write_statistics(other.with_more(more)._replace(seen=other.seen))
    desk.tap("figures_undo")
    after = kept_by(desk.store)
    assert sums(after).hands == before.hands + 1
    assert sums(after).net == before.net - 4
    assert after.line[-1] == Point("spain.easy", 1, -4)


def test_the_file_has_every_number_under_a_name() -> None:
    desk = played("file", 2)
    desk.tap("statistics")
    desk.tap("figures_export")
    ((name, text),) = desk.exported
    assert name == f"sette-e-mezzo-{desk.day}.json"
    data = json.loads(text)
    assert sum(row["hands"] for row in data["hands"]) == 2
    assert {row["tradition"] for row in data["hands"]} == {"italy"}
    assert [point["net"] for point in data["chips"]] == [
        point.net for point in kept_by(desk.store).line
    ]
    # Nothing of the shuffle that is being played.
    assert desk.state.seed not in text


def test_the_sheet_opens_from_the_start_and_goes_back_there() -> None:
    desk = Desk()
    desk.tap("statistics")
    assert desk.model.dialog == "statistics"
    assert desk.model.figures is not None
    assert desk.model.figures.kept.is_empty
    desk.tap("close")
    assert (desk.model.dialog, desk.model.screen) == ("", "start")
