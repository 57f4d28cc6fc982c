"""Tables to draw: models built by playing the engine with stacked packs, no browser needed."""

from collections.abc import Callable, Sequence

from game.app.advice import advised, framed
from game.app.messages import Msg
from game.app.model import Dialog, Game, Model, Person, SavedGame, Setup
from game.app.replay import tape_of
from game.app.retelling import before_the_first_hand, retell
from game.app.review import deciding, review_of, weigh
from game.app.settings import Prefs
from game.engine import (
    Event,
    Rules,
    State,
    apply,
    find_preset,
    open_game,
    parse_action,
    redact,
    replace,
    view_for,
)

NAMES = ("Nonna", "Bruno", "Anna", "Carla", "Davide", "Elena", "Fabio", "Giulia")
LONG = (
    "Massimiliano Rossini",
    "Bartolomeo Esposito.",
    "Maria Antonietta Doc",
    "Pierfrancesco Monte",
)
PEOPLE = (
    "",
    "easy cautious",
    "medium bold",
    "hard steady",
    "medium bold",
    "hard cautious",
    "easy steady",
    "medium bold",
)


def model_of(
    state: State,
    told: Sequence[Event],
    lang: str = "en",
    queue: Sequence[Event] = (),
    viewer: int = 0,
) -> Model:
    """Return the page as a seat sees it, the first one unless said."""
    people = tuple(Person(*PEOPLE[seat % 8].split()) for seat in range(len(state.seats)))
    return Model(
        screen="table",
        prefs=Prefs(lang=lang),
        setup=Setup(name=state.seats[0].name),
        game=Game(state, state, (), people, viewer),
        shown=view_for(state, viewer),
        queue=tuple(queue),
        told=tuple(redact(event, viewer) for event in told),
        resting=not queue,
        stake=min(5, state.seats[0].chips),
    )


def advised_on(model: Model, dialog: Dialog = "") -> Model:
    """The same page for somebody who is always advised."""
    prefs = model.prefs._replace(advisor="always")
    model, effects = advised(model._replace(prefs=prefs, dialog=dialog))
    while effects:
        (effect,) = effects
        model, effects = framed(model, Msg(effect.kind, effect.name, effect.value))
    return model


def played(
    names: Sequence[str],
    pack: str | None,
    actions: str,
    *,
    banker: int | None = 1,
    chips: int | Sequence[int] | None = None,
    hands: int = 10,
    stake_max: int = 10,
) -> tuple[State, list[Event]]:
    """Play ``actions``, divided by blanks, from a stacked pack."""
    rules: Rules = replace(find_preset("italy").rules, hands=hands, stake_max=stake_max)
    packs = None if pack is None else (pack,)
    state, events = open_game(rules, names, "seed", packs=packs, banker=banker, chips=chips)
    told = list(events)
    for word in actions.split():
        state, more = apply(state, parse_action(word))
        told += more
    return state, told


def start(lang: str) -> Model:
    """An empty table, a game saved."""
    return Model(
        prefs=Prefs(lang=lang),
        setup=Setup(name="Nonna"),
        saved=SavedGame(NAMES[:4], (47, 51, 62, 40), 4),
    )


def drawing(lang: str) -> Model:
    """Cards are being drawn for the first bank."""
    state, told = played(NAMES[:6], None, "", banker=None)
    shown = before_the_first_hand(state, 0)
    for event in told[:5]:
        shown = retell(shown, redact(event, 0))
    return model_of(state, told[:5], lang, queue=told[5:])._replace(shown=shown)


def cut(lang: str) -> Model:
    """The first player to act must cut the pack."""
    state, told = played(NAMES[:4], None, "", banker=1)
    return model_of(state, told, lang)


def stake(lang: str) -> Model:
    """It is time to set one's stake."""
    state, told = played(NAMES[:4], "7d", "bet:4 bet:6", banker=1)
    return model_of(state, told, lang)


def big_stake(lang: str) -> Model:
    """Any stake up to all one has, and chips of five digits."""
    state, told = played(LONG, "7d", "bet:1200 bet:60", chips=10_000, stake_max=0)
    model = model_of(state, told, lang)
    assert model.shown is not None
    many = (10_000, 98_765, 54_321, 9_940)
    seats = tuple(
        seat._replace(chips=chips) for seat, chips in zip(model.shown.seats, many, strict=True)
    )
    return model._replace(shown=model.shown._replace(seats=seats))


def my_turn(lang: str) -> Model:
    """One's own turn with two cards."""
    state, told = played(
        NAMES[:4], "Kd 3c 5h 4s Qc 6d 2d Ah", "bet:4 bet:6 bet:5 hit hit stand hit stand hit"
    )
    return model_of(state, told, lang)


EIGHT_PACK = "6d Kc 5h 4s Qc 7d 2d Ah 4h Js 3d 7s Jd 2c 2h As Ac 3h"


def eight_mine(lang: str) -> Model:
    """Eight seats; everybody after one's own still waits."""
    bets = "bet:1 " * 5 + "bet:7 bet:2 "
    state, told = played(NAMES, EIGHT_PACK, bets + "hit stand hit hit", banker=1)
    while state.to_act != 0:
        state, more = apply(state, parse_action("stand"))
        told += more
    return model_of(state, told, lang)


def eight_other(lang: str) -> Model:
    """Eight seats; somebody else thinks, and there is more to tell."""
    state, told = played(
        NAMES, EIGHT_PACK, "bet:1 " * 5 + "bet:7 bet:2 hit hit stand hit", banker=1
    )
    return model_of(state, told, lang, queue=(Event("stands", 3),))


def six_cards(lang: str) -> Model:
    """Hands of six cards, one's own too, at a full table."""
    state, told = played(
        NAMES,
        "Kd 2c 3h Qs 5c 6d Jd 7h Ad Qc Jh Qd Kc Ac Js Kh Ks Jc As 2d 2h Ah",
        "bet:3 " * 7 + "hit " * 5 + "stand " * 6 + "hit " * 5,
        banker=7,
    )
    return model_of(state, told, lang, queue=(Event("stands", 6),))


MY_BANK_PACK = "7d 6c 5h 4s 3c Kd 7s 2h Qc Qs 4d"
MY_BANK = "bet:4 " * 4 + "hit stand hit hit hit stand hit"


def as_bank(lang: str) -> Model:
    """One's own bank, all others having played."""
    state, told = played(NAMES[:5], MY_BANK_PACK, MY_BANK, banker=0)
    return model_of(state, told, lang)


def eight_bank(lang: str) -> Model:
    """A full table, and one's own bank to play."""
    bets = "bet:10 " * 7
    state, told = played(NAMES, EIGHT_PACK, bets + "hit " + "stand " * 6 + "hit", banker=0)
    return model_of(state, told, lang)


def reckoned(lang: str) -> Model:
    """The end of a hand with every reason, among them a 7½ which takes the bank."""
    state, told = played(
        NAMES[:6],
        "7d 6c 5h 4s Kc 5d Kd 7s 2h Qc Qs",
        "bet:4 bet:2 bet:9 bet:3 bet:8 hit hit stand stand hit stand stand",
        banker=1,
    )
    return model_of(state, told, lang)


def reckoned_eight(lang: str) -> Model:
    """The same at a full table, with long names and a bank that cannot pay."""
    state, told = played(
        (*LONG, *NAMES[4:]),
        "7d 6c 5h 4s Kc 5d 3c 6h 7s Kd 7c",
        "bet:4 bet:10 bet:9 bet:3 bet:8 bet:5 bet:2 stand hit" + " stand" * 5 + " hit stand",
        banker=1,
        chips=(50, 12, 50, 50, 50, 50, 50, 50),
    )
    return model_of(state, told, lang)


def reckoned_mine(lang: str) -> Model:
    """The reckoning of one's own bank."""
    state, told = played(NAMES[:5], MY_BANK_PACK, MY_BANK + " stand", banker=0)
    return model_of(state, told, lang)


def two(lang: str) -> Model:
    """Two seats, one's own turn."""
    state, told = played(NAMES[:2], "6d 5c", "bet:5", banker=1)
    return model_of(state, told, lang)


def three(lang: str) -> Model:
    """Three seats; somebody is thinking and has just said something."""
    state, told = played(NAMES[:3], "6d 5c 3h Kd", "bet:5 bet:5 hit", banker=1)
    return model_of(state, told, lang, queue=(Event("stands", 2),))


def bust(lang: str) -> Model:
    """One's own hand is bust, and the others go on."""
    state, told = played(
        NAMES[:5], "4c 5h 4s 6c 5d 7s", "bet:4 bet:6 bet:2 bet:5 stand stand stand hit"
    )
    return model_of(state, told, lang, queue=(Event("stands", 1),))


def seven_half(lang: str) -> Model:
    """One's own hand is seven and a half."""
    state, told = played(
        NAMES[:5], "4c 5h 4s 7c 5d Ks", "bet:4 bet:6 bet:2 bet:5 stand stand stand hit"
    )
    return model_of(state, told, lang, queue=(Event("stands", 1),))


def over(lang: str) -> Model:
    """The end of a game, places shared."""
    state, told = played(
        NAMES[:6],
        "7d 6c 5h 4s Kc 5d Kd 7s 2h Qc Qs",
        "bet:4 bet:4 bet:9 bet:3 bet:8 hit hit stand stand hit stand stand",
        banker=1,
        hands=1,
    )
    return model_of(state, told, lang)


def over_eight(lang: str) -> Model:
    """The end of a game of eight."""
    bets = "bet:10 " * 7
    state, told = played(NAMES, EIGHT_PACK, bets + "hit " + "stand " * 7, banker=0, hands=1)
    return model_of(state, told, lang)


def nameless(lang: str) -> Model:
    """The reckoning of somebody who gave no name."""
    state, told = played(
        ("", *NAMES[1:4]), "7d 6c 5h 4s Kd 7s", "bet:4 bet:4 bet:4 stand hit stand hit"
    )
    return model_of(state, told, lang)


def looked_back(lang: str, dialog: Dialog) -> Model:
    """The reckoning of a hand in which one drew on 4 and stood on 4½, looked at again."""
    names, pack, actions = NAMES[:2], "4d 6h Kc", "bet:5 hit stand stand"
    start, _ = played(names, pack, "")
    tape = tape_of(start, tuple(map(parse_action, actions.split())), 0)
    decisions = tuple(one for moment in deciding(tape) if (one := weigh(moment)))
    review = review_of(tape, 1, decisions)
    return model_of(*played(names, pack, actions), lang)._replace(
        dialog=dialog, review=review, tape=tape, tally=review.tally, told_to=tape.stops[-2]
    )


def with_dialog(of: Callable[[str], Model], name: str) -> Callable[[str], Model]:
    """Return the same table with a dialog open."""
    return lambda lang: of(lang)._replace(dialog=name)  # type: ignore[arg-type]


TABLES: dict[str, Callable[[str], Model]] = {
    "start": start,
    "start_first": lambda lang: Model(prefs=Prefs(lang=lang)),
    "drawing": drawing,
    "cut": cut,
    "stake": stake,
    "big_stake": big_stake,
    "my_turn": my_turn,
    "two": two,
    "three": three,
    "eight_mine": eight_mine,
    "eight_other": eight_other,
    "six_cards": six_cards,
    "as_bank": as_bank,
    "eight_bank": eight_bank,
    "bust": bust,
    "seven_half": seven_half,
    "reckoned": reckoned,
    "reckoned_eight": reckoned_eight,
    "reckoned_mine": reckoned_mine,
    "nameless": nameless,
    "over": over,
    "over_eight": over_eight,
    "replace": lambda lang: start(lang)._replace(dialog="replace"),
    "menu": with_dialog(reckoned, "menu"),
    "settings": with_dialog(my_turn, "settings"),
    "settings_first": with_dialog(start, "settings"),
    "log": with_dialog(eight_mine, "log"),
    "rules": with_dialog(my_turn, "rules"),
    "stop": with_dialog(reckoned, "stop"),
    "review": lambda lang: looked_back(lang, "review"),
    "replay": lambda lang: looked_back(lang, "replay"),
    "balance": lambda lang: looked_back(lang, "balance"),
    "offer": lambda lang: reckoned(lang)._replace(renewable=True),
    "offer_at_start": lambda lang: start(lang)._replace(renewable=True, offline="ready"),
    "damaged": lambda lang: start(lang)._replace(offline="damaged"),
    "menu_offline": lambda lang: reckoned(lang)._replace(
        dialog="menu", renewable=True, offline="ready", persisted=True
    ),
    "menu_damaged": lambda lang: my_turn(lang)._replace(
        dialog="menu", renewable=True, offline="unrepaired"
    ),
    "notice": lambda lang: my_turn(lang)._replace(notice="save_failed"),
}
