"""A hand of each tradition by touch, with every choice that its rules bring, at 360 by 640.

The packs are stacked so that each choice comes up; where the others' choices matter they have
been made already, and the person goes on from there.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from e2e.phone import shot, wait_until_playable
from e2e.player import come_to_rest, control, play_on, saved, state, tap_action
from e2e.test_game import assert_nothing_to_scroll, small_targets
from game.engine import State, find_preset, legal_actions, new_game, parse_action, replace
from game.storage import GAME, Save, write_save

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ("Nonna", "Anna", "Bruno", "Carla", "Dino", "Elena", "Franco", "Gina", "Ivo", "Lucia")
PEOPLE = (
    "",
    "medium steady",
    "medium cautious",
    "medium bold",
    *("medium steady", "medium cautious", "medium bold") * 2,
)


class Table:
    """The phone at a table of a tradition; the person sits at seat 0."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()

    def sit(
        self,
        preset: str,
        pack: str | None,
        actions: str = "",
        *,
        seats: int = 3,
        banker: int | None = 1,
        chips: int | list[int] | None = None,
        **changes: Any,
    ) -> State:
        """Put a game on the table: on a phone just opened, or in place of the one before."""
        rules = replace(find_preset(preset).rules, hands=10, **changes)
        packs = None if pack is None else [pack]
        start = new_game(rules, NAMES[:seats], preset, packs=packs, banker=banker, chips=chips)
        done = tuple(parse_action(text) for text in actions.split())
        game = [GAME, write_save(Save(start, done, PEOPLE[:seats], 0))]
        page = self.page
        if page.locator("main").count():
            control(page, "menu").tap()
            control(page, "leave").tap()
            page.evaluate("([key, text]) => localStorage.setItem(key, text)", game)
        else:
            page.goto("./", wait_until="commit")
            page.evaluate("([key, text]) => localStorage.setItem(key, text)", game)
            page.reload()
            wait_until_playable(page)
        control(page, "continue").tap()
        page.wait_for_selector(".table")
        return come_to_rest(page)

    def do(self, actions: str) -> State:
        """Make choices by touch; at each everything must be in sight and large enough."""
        now = come_to_rest(self.page)
        for text in actions.split():
            self.look(now)
            tap_action(self.page, parse_action(text))
            now = come_to_rest(self.page)
        return now

    def look(self, now: State) -> None:
        """See that whatever is legal can be done, and that nothing is too small or out of sight."""
        assert now.to_act == 0 or now.phase == "between"
        verbs = {action.verb for action in legal_actions(now)} - {"stop"}
        name = "-".join(sorted(verbs)).replace(":", "_")
        if name not in self.seen:
            self.seen.add(name)
            shot(self.page, f"tradition-{now.rules.receive}-{name}")
            for verb in verbs:
                starts = f'[data-action^="act:{verb}:"], [data-action="act:{verb}"]'
                expect(self.page.locator(starts).first).to_be_in_viewport(ratio=1)
            assert small_targets(self.page) == []
            assert_nothing_to_scroll(self.page)

    def finish(self) -> State:
        """Play the hand to its end, somehow."""
        now = come_to_rest(self.page)
        chance = random.Random(3)
        while now.phase not in ("between", "over"):
            now = play_on(self.page, chance)
        return now

    def done(self) -> str:
        return " ".join(str(action) for action in saved(self.page).actions)


def test_italy_with_burning_a_wild_card_and_a_pair_of_sevens(phone: Page) -> None:
    table = Table(phone)
    # The cut is the person's, who sits on the banker's left.
    assert table.sit("italy", None, seats=2).phase == "cut"
    table.look(state(phone))
    phone.locator(".cut-here").nth(2).tap()
    assert come_to_rest(phone).phase == "stakes"
    table.do("bet:5 stand")
    assert table.finish().phase == "between"
    table.do("next")

    extras: dict[str, Any] = {"burn": "4", "wild": "Kd", "pair_of_sevens": True}
    table.sit("italy", "4d 6h Kc 7s 7d", "bet:5", seats=2, **extras)
    assert table.do("burn").used == ("4d",)
    table.sit("italy", "7d 6h 7c", "bet:5", seats=2, **extras)
    table.do("hit")
    expect(phone.locator(".sheet")).to_contain_text("a pair of sevens pays triple: 15")
    assert table.sit("italy", "Kd 6h 3c 2s", "bet:5", seats=2, **extras).phase == "play"
    table.do("hit")
    # A three beside it: the wild king counts as much as fits.
    now = state(phone)
    assert now.seats[0].hands[0].total == 14
    assert phone.locator(".me-cards .tag-wild").inner_text() == "★4"


def test_sette_e_mezzo_reale(phone: Page) -> None:
    table = Table(phone)
    table.sit("reale", "7d 6h Kc", seats=2)
    table.do("bet:5 hit")
    expect(phone.locator(".sheet")).to_contain_text("a royal 7½ pays double: 10")
    expect(phone.locator(".sheet")).to_contain_text("Reale! You take the bank")
    assert state(phone).banker == 0
    shot(phone, "tradition-royal")
    table.do("next")


def test_france_shows_or_hides_each_card_and_the_fund_pays(phone: Page) -> None:
    table = Table(phone)
    table.sit("france40", "3d 7h Qs 2c Ah Ac Kd 6s", banker=2, chips=[50, 50, 3])
    # The stake comes after a look at the card, which stays in sight.
    expect(phone.locator(".me .secret")).to_be_visible()
    now = table.do("bet:10 hit hide")
    assert now.seats[0].hands[0].face_up == (True, False)
    now = table.do("hit show hit hide hit show")
    now = table.finish()
    hand = now.seats[0].hands[0]
    assert hand.total == 15
    sheet = phone.locator(".sheet")
    expect(sheet).to_contain_text("7½ pays double")
    expect(sheet).to_contain_text("from the fund")
    assert now.fund < 0
    expect(phone.locator(".pack .fund")).to_have_text(f"Fund −{-now.fund}")
    shot(phone, "tradition-fund")


def test_france_with_the_small_pack(phone: Page) -> None:
    table = Table(phone)
    table.sit("france32", "Kd 7h Ah Qc 10c", banker=2)
    expect(phone.locator(".pack-values")).to_be_visible()
    table.do("bet:5 hit show hit")
    assert state(phone).seats[0].hands[0].total == 15
    assert phone.locator(".me-cards .tag").all_inner_texts() == ["4", "3", "½"]
    table.do("hide")
    assert table.finish().phase == "between"


def test_portugal_votes_raises_and_deals_open_or_closed(phone: Page) -> None:
    table = Table(phone)
    now = table.sit("portugal", None, banker=None, first_banker="vote")
    assert now.phase == "vote"
    now = table.do("vote:2")
    assert now.votes[0] == 2
    assert table.finish().phase == "between"

    table.sit("portugal", "2d 6h 4s Ac As Kd", seats=3, banker=2)
    now = table.do("bet:2 raise:5")
    expect(control(phone, "act:stand")).to_have_count(0)
    now = table.do("hit")
    assert now.seats[0].hands[0].face_up == (False, True)
    expect(control(phone, "act:hit:down")).to_have_count(0)
    table.do("raise:6 hit stand")
    table.finish()

    table.sit("portugal", "2d 6h 4s Ac As Kd", seats=3, banker=2, wild="Ad")
    now = table.do("bet:2 hit:down hit:down")
    assert now.seats[0].hands[0].face_up == (True, False, False)
    expect(control(phone, "act:hit")).to_have_count(0)
    table.do("stand")
    assert table.finish().phase == "between"


def test_portugal_sells_the_bank(phone: Page) -> None:
    table = Table(phone)
    played = "bet:5 bet:5 stand stand stand"
    now = table.sit("portugal", "7d 6h 5s", played, banker=2)
    assert now.phase == "offers"
    # The reckoning is there to be read before anything is offered.
    expect(phone.locator(".sheet .payments")).to_be_visible()
    now = table.do("offer:6")
    while now.phase == "offers":
        now = table.do("pass")
    table.do("next")

    as_bank = f"{played} offer:2 offer:3 pass"
    now = table.sit("portugal", "7d 6h 5s", as_bank, banker=0)
    assert now.phase == "answer"
    now = table.do("accept:2")
    assert now.banker == 2
    assert sum(seat.chips for seat in now.seats) == 150
    expect(phone.locator(".sheet")).to_contain_text("Bruno has bought the bank for 3")
    table.sit("portugal", "7d 6h 5s", as_bank, banker=0)
    now = table.do("refuse")
    assert now.banker == 0
    table.do("next")


def test_spain_hides_the_new_card_and_splits(phone: Page) -> None:
    table = Table(phone)
    table.sit("spain", "6d 7h 4s Ac", banker=2)
    now = table.do("bet:5 hit:down")
    assert now.seats[0].hands[0].face_up == (True, False)
    table.do("stand")
    assert table.finish().phase == "between"

    table.sit("spain", "Kd 7h 4s Qc 3c 4d 5h As", banker=2)
    now = table.do("bet:5 hit split")
    assert [hand.stake for hand in now.seats[0].hands] == [5, 5]
    expect(phone.locator(".own-hand")).to_have_count(2)
    now = table.do("hit:down hit")
    # ½, 3 and 4 are 7½: the second hand is next.
    assert now.to_act_hand == 1
    expect(phone.locator(".own-hand").nth(1)).to_have_attribute("aria-current", "true")
    table.do("hit stand")
    assert table.finish().phase == "between"
    expect(phone.locator(".payment.yours.in-all")).to_be_visible()
    shot(phone, "tradition-split-reckoned")


def test_a_full_table_of_ten_and_four_hands(phone: Page) -> None:
    table = Table(phone)
    cards = "3d 5h 4s Kc 2s 6d 6h 5c 7c 7s Ac Kd Ad As"
    table.sit("portugal", cards, "bet:5 " * 8, seats=10, banker=1)
    table.do("bet:5")
    come_to_rest(phone)
    table.do("raise:6 hit:down")
    shot(phone, "tradition-ten")
    boxes = [seat.bounding_box() for seat in phone.locator(".seats > li").all()]
    assert len([box for box in boxes if box and box["y"] + box["height"] <= 640]) == 9

    many = "Kd 7h 4s Jh Qh Qs 2c Ac Js Kc 2d"
    table.sit("spain", many, banker=2, split_hands=4)
    table.do("bet:2 hit split hit split hit split hit hit hit stand")
    hands = [hand.bounding_box() for hand in phone.locator(".own-hand").all()]
    assert len(hands) == 4
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in hands)
    shot(phone, "tradition-four-hands")
