"""Tables of all traditions and house rules to draw, from stacked packs."""

from collections.abc import Callable, Sequence
from typing import Any

from game.app.model import Dialog, Model
from game.engine import Event, State, apply, find_preset, open_game, parse_action, replace
from tests.ui import tables
from tests.ui.tables import LONG, NAMES, advised_on, model_of

TEN = (*NAMES, "Ivo", "Lucia")


def sat(
    preset: str,
    pack: str | None,
    actions: str = "",
    *,
    names: Sequence[str] = NAMES[:4],
    banker: int | None = 1,
    chips: int | Sequence[int] | None = None,
    **changes: Any,
) -> tuple[State, list[Event]]:
    """Play ``actions``, divided by blanks, at a table of a tradition with some other rules."""
    rules = replace(find_preset(preset).rules, **{"hands": 10, **changes})
    packs = None if pack is None else (pack,)
    state, events = open_game(rules, names, "seed", packs=packs, banker=banker, chips=chips)
    told = list(events)
    for word in actions.split():
        state, more = apply(state, parse_action(word))
        told += more
    return state, told


def table(
    *args: Any, queue: Sequence[Event] = (), upto: int | None = None, **more: Any
) -> Callable[[str], Model]:
    """Return a table in any language; ``queue`` is still to be told."""

    def draw(lang: str) -> Model:
        state, told = sat(*args, **more)
        return model_of(state, told, lang, queue=queue)

    return draw


SPLIT_PACK = "Kd 5h 4s Qc Jh 3c 2d Kh Ah 2h"
FOUR_PACK = "Kd 6h 5s 4c Jh Qh Qs 2c Ac Js Kc 2d 2s Ah As Ad Jd Jc Qd 3c Kh 3d"

TABLES: dict[str, Callable[[str], Model]] = {
    "vote": table("portugal", None, banker=None, first_banker="vote"),
    "vote_ten": table(
        "portugal", None, banker=None, first_banker="vote", names=("", *TEN[1:9], LONG[0])
    ),
    "voting": table(
        "portugal",
        None,
        "vote:2 vote:0 vote:2",
        banker=None,
        first_banker="vote",
        names=NAMES[:5],
        queue=(Event("votes", 3, amount=1),),
    ),
    "lot": table("portugal", None, banker=None),
    "france_stake": table("france40", "6d 5h 4s Kc", banker=3),
    "france_stake_many": table(
        "france40", "6d 5h 4s Kc", "bet:1 bet:1", banker=1, names=NAMES[:4], chips=12_345
    ),
    "france_first": table("france40", "6d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=3),
    "france_decide": table("france40", "6d 5h 4s Kc Ac", "bet:5 bet:5 bet:7 hit", banker=3),
    "france_decide_many": table(
        "france40",
        "Ad 5h 4s Kc Ac As Ah Kd Ks Js",
        "bet:5 bet:5 bet:7" + " hit show hit hide hit show hit hide hit show hit",
        banker=3,
    ),
    "france_decide_split": table(
        "france40", "Kd 5h 4s Kc Jc", "bet:5 bet:5 bet:7 hit", banker=3, split_hands=4
    ),
    "france_blind_bank": table(
        "france40", "6d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=0, queue=(Event("stands", 1),)
    ),
    "france_double": table(
        "france40",
        "5d 6h 4s 7c Kc 3d 7s Kh",
        "bet:15 bet:30 bet:7 stand hit show stand stand hit",
        banker=3,
    ),
    "france_fund": table(
        "france40",
        "7d 6h 7s 5c Kc Kd",
        "bet:15 bet:10 bet:20 hit show stand hit hide stand",
        banker=3,
        chips=(50, 50, 50, 8),
    ),
    "france_takes_double": table(
        "france40",
        "6d 7h 4s 7c Kd Kh",
        "bet:5 bet:5 bet:7 stand hit show stand hit",
        banker=3,
        chips=(50, 8, 50, 50),
    ),
    "small_stake": table("france32", "Kd 5h 4s Kc".replace("5h 4s", "Ah 9s"), banker=3),
    "small_decide": table(
        "france32", "Kd Ah 9s Kc Qc", "bet:5 bet:5 bet:7 hit", banker=3, names=NAMES[:4]
    ),
    "small_eight": table(
        "france32",
        "Kd Ah 9s Kc Qc 10c 8d 7s Jc",
        "bet:5 " * 7 + "hit",
        banker=7,
        names=NAMES,
        pair_of_sevens=True,
    ),
    "portugal_first": table("portugal", "6d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=3),
    "portugal_burn": table(
        "portugal", "4d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=3, burn="4", stake_max=0
    ),
    "portugal_raised": table("portugal", "3d 5h 4s Kc", "bet:5 bet:5 bet:7 raise:8", banker=3),
    "portugal_closed": table(
        "portugal", "3d 5h 4s Kc Ac Kd", "bet:5 bet:5 bet:7 hit:down hit:down", banker=3
    ),
    "portugal_open": table("portugal", "3d 5h 4s Kc Ac Kd", "bet:10 bet:5 bet:7 hit", banker=3),
    "portugal_ten": table(
        "portugal",
        "3d 5h 4s Kc 2s 6d 6h 5c 7c 7s Ac Kd Ad As",
        "bet:5 " * 8 + "bet:7 raise:9 hit hit stand hit:down hit:down stand" + " stand" * 6,
        banker=1,
        names=TEN,
    ),
    "portugal_ten_bank": table(
        "portugal",
        "3d 5h 4s Kc 2s 6d 6h 5c 7c 7s Ac Kd Ad As",
        "bet:5 " * 8 + "bet:7 raise:9 hit hit stand hit:down hit:down stand" + " stand" * 7,
        banker=0,
        names=TEN,
    ),
    "offer": table(
        "portugal", "7d 6h 5s 4c", "bet:5 bet:5 bet:7 stand stand stand stand", banker=3
    ),
    "offer_ten": table(
        "portugal",
        "3d 5h 4s Kc 2s 6d 6h 5c 7c 7s Ac Kd Ad As",
        "bet:5 " * 9 + "stand " * 10 + "offer:1 offer:2 offer:3 pass offer:4 pass pass pass",
        banker=1,
        names=(LONG[0], *TEN[1:]),
    ),
    "offer_wait": table(
        "portugal",
        "7d 6h 5s 4c",
        "bet:5 bet:5 bet:7 stand stand stand stand offer:3",
        banker=3,
        queue=(Event("passes", 1),),
    ),
    "answer": table(
        "portugal",
        "7d 6h 5s 4c",
        "bet:5 bet:5 bet:7 stand stand stand stand offer:3 offer:4 pass pass",
        banker=0,
    ),
    "answer_ten": table(
        "portugal",
        "3d 5h 4s Kc 2s 6d 6h 5c 7c 7s Ac Kd Ad As",
        "bet:5 " * 9 + "stand " * 10 + " ".join(f"offer:{n}" for n in range(1, 10)) + " pass" * 8,
        banker=0,
        names=(TEN[0], LONG[0], *TEN[2:9], LONG[1]),
    ),
    "bought": table(
        "portugal",
        "7d 6h 5s 4c",
        "bet:5 bet:5 bet:7 stand stand stand stand offer:3 pass pass accept:0",
        banker=3,
    ),
    "spain_turn": table("spain", "6d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=3),
    "spain_split": table("spain", "Kd 5h 4s Kc Qc", "bet:5 bet:5 bet:7 hit", banker=3),
    "spain_two": table(
        "spain", SPLIT_PACK, "bet:5 bet:5 bet:7 hit split hit:down hit stand hit", banker=3
    ),
    "spain_poor": table(
        "spain", "Kd 5h 4s Kc Qc", "bet:5 bet:5 bet:7 hit", banker=3, chips=(8, 50, 50, 50)
    ),
    "four_hands": table(
        "spain",
        FOUR_PACK,
        "bet:2 bet:3 bet:7 hit split hit split hit split hit hit hit hit stand hit",
        banker=3,
        split_hands=4,
    ),
    "four_hands_raise": table(
        "portugal",
        FOUR_PACK,
        "bet:2 bet:3 bet:7 hit split hit split hit split hit hit hit hit hit",
        banker=3,
        split_hands=4,
        burn="4",
    ),
    "their_splits": table(
        "spain",
        "6h 6d Kd 5s 4c 3h 2s 6c Jh Qh Qs 2c Ac Js Kc 2d Kh Ah As Ad Jd Jc Qd 3c 3s 3d",
        "bet:2 " * 6
        + "bet:3 stand stand hit split hit split hit split hit hit hit hit stand hit hit",
        banker=7,
        names=(*NAMES[5:8], *NAMES[:5]),
        split_hands=4,
        queue=(Event("stands", 3),),
    ),
    "wild": table("italy", "Kd 5h 4s Kc 3c Ah", "bet:5 bet:5 bet:7 hit hit", banker=3, wild="Kd"),
    "wild_theirs": table(
        "italy",
        "6d 5h 4s Kc Kd 2d",
        "bet:5 bet:5 bet:7 hit stand stand hit",
        banker=3,
        wild="Kd",
        queue=(Event("stands", 2),),
    ),
    "wild_of_another": table(
        "italy",
        "6d 5h 4s Kc Kd",
        "bet:5 bet:5 bet:7 stand hit",
        banker=3,
        wild="Kd",
        queue=(Event("stands", 1),),
    ),
    "royal": table(
        "reale",
        "7d 5h 4s 6c Kc",
        "bet:5 bet:5 bet:7 hit",
        banker=3,
        queue=(Event("stands", 1),),
    ),
    "pair": table(
        "italy",
        "7d 7h 4s 6c 7c 7s",
        "bet:5 bet:5 bet:7 hit hit",
        banker=3,
        pair_of_sevens=True,
        queue=(Event("stands", 2),),
    ),
    "all_paid": table(
        "reale",
        "7d 7h Kd 6c 7c Kc Kh Jh 6d Qd Ks",
        "bet:5 bet:5 bet:7 hit hit hit split hit hit stand stand stand",
        banker=3,
        pair_of_sevens=True,
        split_hands=2,
    ),
    "bank_royal": table(
        "reale", "7d 6h 4s 7c Qc Kc", "bet:5 bet:5 bet:7 stand stand stand hit", banker=3
    ),
    "burn": table("italy", "4d 5h 4s Kc", "bet:5 bet:5 bet:7", banker=3, burn="3-4"),
    "burned": table(
        "italy", "4d 5h 4s Kc 6d", "bet:5 bet:5 bet:7 burn", banker=3, burn="3-4", raising=True
    ),
}


def _advised(name: str, dialog: Dialog = "") -> Callable[[str], Model]:
    return lambda lang: advised_on({**tables.TABLES, **TABLES}[name](lang), dialog)


_TO_ADVISE = (
    *("my_turn", "as_bank", "eight_bank", "france_first", "france_decide"),
    *("portugal_burn", "portugal_raised", "portugal_closed", "spain_split", "spain_poor", "burn"),
)
TABLES |= {f"advised_{name}": _advised(name) for name in _TO_ADVISE}
TABLES |= {f"advice_{name}": _advised(name, "advice") for name in _TO_ADVISE}
