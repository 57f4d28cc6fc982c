"""The pages of several people at one phone, as somebody comes to them by taps."""

from collections.abc import Callable

from game.app.messages import Msg
from game.app.model import Model
from tests.app.desk import Desk

_NAMES = ("Nonna", "Anna", "Bruno", "Carla", "Davide", "Elena", "Fabio", "Giulia", "Ivo", "Lucia")


def laid(lang: str, preset: str = "france40", people: int = 3, players: int = 3) -> Desk:
    """The sheet on which so many people have been seated."""
    desk = Desk()
    for name, value in (("lang", lang), ("preset", preset), ("players", str(players))):
        desk.tap(name, value)
    desk.tap("speed", "none")
    desk.tap("seats")
    for number in range(people):
        if number:
            desk.tap("one_more")
        desk.send(Msg("input", "guest_name", _NAMES[number], desk.time))
    return desk


def until(desk: Desk, done: Callable[[Desk], bool]) -> Desk:
    """Play on without a further card until it is so."""
    if desk.model.screen == "start":
        desk.tap("close")
        desk.tap("play")
        desk.wait()
    for _ in range(90):
        if done(desk):
            return desk
        desk.time += 1000.0
        if desk.model.cover >= 0:
            desk.tap("here", str(desk.model.cover))
            continue
        shown = desk.model.shown
        verbs = [str(action) for action in shown.legal] if shown else []
        act = "stand" if "stand" in verbs else verbs[0] if verbs else "next"
        desk.act(act)
        desk.wait()
    raise AssertionError("it never is")


def covered(desk: Desk) -> bool:
    """Whether the phone is to be given to somebody in a turn of the game."""
    return desk.model.cover >= 0 and desk.state.phase == "play"


def uncovered(desk: Desk) -> bool:
    """Whether somebody who has the phone may look."""
    return desk.model.holder >= 0 and desk.state.phase == "play"


def held(desk: Desk) -> Model:
    """The page while the card is held."""
    desk.send(Msg("hold", "", "", desk.time))
    return desk.model


def deciding(lang: str, *, hold: bool = False) -> Model:
    """The card just received is to be shown or hidden."""
    desk = until(laid(lang), uncovered)
    desk.time += 1000.0
    desk.act("hit")
    desk.wait()
    return held(desk) if hold else desk.model


def looking_back(lang: str, steps: int) -> Model:
    """The way to one's own review."""
    desk = until(laid(lang), lambda one: one.state.phase == "between")
    for name, value in (("review", ""), ("look_back", "1"), ("here", "1"))[:steps]:
        desk.time += 1000.0
        desk.tap(name, value)
    return desk.model


TABLES: dict[str, Callable[[str], Model]] = {
    "people_seats": lambda lang: laid(lang).model,
    "people_seats_ten": lambda lang: laid(lang, "portugal", 7, 9).model,
    "people_cut": lambda lang: until(laid(lang, "italy", 4), lambda one: True).model,
    "people_stake": lambda lang: (
        until(laid(lang, "italy", 4), lambda one: one.state.phase == "stakes").model
    ),
    "people_stake_held": lambda lang: held(
        until(laid(lang), lambda one: one.state.phase == "stakes" and one.model.holder >= 0)
    ),
    "people_cover": lambda lang: until(laid(lang), covered).model,
    "people_turn": lambda lang: until(laid(lang), uncovered).model,
    "people_turn_held": lambda lang: held(until(laid(lang), uncovered)),
    "people_ten": lambda lang: until(laid(lang, "portugal", 10, 9), uncovered).model,
    "people_split": lambda lang: until(laid(lang, "spain", 3, 4), uncovered).model,
    "people_decide": deciding,
    "people_decide_held": lambda lang: deciding(lang, hold=True),
    "people_reckoned": lambda lang: looking_back(lang, 0),
    "people_whose": lambda lang: looking_back(lang, 1),
    "people_cover_review": lambda lang: looking_back(lang, 2),
    "people_review": lambda lang: looking_back(lang, 3),
}
