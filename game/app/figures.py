"""The statistics: each hand and game counted once, and the sheet that shows them.

What is kept is read at the moment of writing, so that two tabs lose nothing of each other's.
Counted are games with one human being at the table, from the seat of that person.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from game.app.messages import Effect, Msg
from game.app.model import MIXED, Game, Model
from game.app.play import Step
from game.app.review import result_of
from game.app.reviewing import whole
from game.engine import (
    Action,
    Event,
    State,
    apply,
    decode_rules,
    encode_rules,
    find_preset,
    hand_rank,
)
from game.engine.scoring import ROYAL, SEVEN_HALF
from game.odds.expected import holds_for
from game.storage import STATISTICS, number_after
from game.storage.statistics import (
    WHOLE,
    Best,
    Count,
    Games,
    Point,
    Run,
    Statistics,
    StatisticsError,
    exported,
    read_statistics,
    write_statistics,
)

_OVER = ("offers", "answer", "between", "over")
_PLAYED = ("cut", "stakes", "play", "bank")


class Figures(NamedTuple):
    """The sheet: what is kept, and of which ``tradition`` and ``level`` (empty for all).

    ``asking``: whether to begin anew. ``forgotten`` is what was just forgotten, ``wanted`` what is
    to be done with what is read next. ``sent`` is what became of the file.
    """

    kept: Statistics = Statistics()
    tradition: str = ""
    level: str = ""
    asking: bool = False
    forgotten: Statistics | None = None
    wanted: Literal["", "clear", "undo"] = ""
    sent: str = ""

    @property
    def text(self) -> str:
        """All of it, as a text to take along."""
        return exported(self.kept)


class Round(NamedTuple):
    """A hand that is over, as one seat had it: in it ``bank`` or not, against ``opponents``.

    ``came`` is what it was. ``chips``: what the seat had at its end.
    """

    number: int
    bank: bool
    opponents: int
    came: Count
    chips: int


def update(model: Model, msg: Msg) -> Step:
    """Answer a message that is meant for the statistics."""
    answer = _TAPS.get(msg.name) if msg.kind in ("tap", "key") else _OTHERS.get(msg.kind)
    return answer(model, msg) if answer else (model, ())


# ---- counting


def counted(kept: Statistics, model: Model) -> Statistics:
    """Return the statistics with all of the game on the table that is over and not in them."""
    game = model.game
    if game is None or sum(person.human for person in game.people) != 1:
        return kept
    tradition, house = _tradition(model, game)
    kind = f"{tradition}.{_level(game)}"
    for one in _rounds(model, game, kept.of_game(_name(game)).number):
        role = "bank" if one.bank else "player"
        key = f"{tradition}{'+' * house}.{role}.{_level(game)}.{one.opponents}"
        kept = _with_round(kept, one, key, kind, model.day)
        kept = kept.with_seen(kept.of_game(_name(game))._replace(number=one.number))
    seen = kept.of_game(_name(game))
    if game.state.phase == "over" and not seen.over:
        kept = _with_end(kept, game, kind, model.day).with_seen(seen._replace(over=True))
    return _with_weighed(kept, model, game, kind)


def _name(game: Game) -> str:
    """Name a game, without giving away its seed."""
    return sha256(f"{encode_rules(game.state.rules)} {game.state.seed}".encode()).hexdigest()[:16]


def _tradition(model: Model, game: Game) -> tuple[str, bool]:
    """Return the tradition of a game, and whether house rules make another game of it."""
    rules, code = game.state.rules, model.setup.rules
    if decode_rules(code) != rules:
        code = encode_rules(rules)
    preset = find_preset(code.partition(".")[0])
    return preset.name, not holds_for(rules, preset)


def _level(game: Game) -> str:
    levels = {person.level for person in game.people if not person.human}
    return levels.pop() if len(levels) == 1 else MIXED


def _rounds(model: Model, game: Game, after: int) -> Iterator[Round]:
    """Yield the hands that are over and numbered above ``after``, as far as they are known."""
    for place, hand in enumerate(model.book.hands):
        if model.book.first_number + place > after:
            yield from round_of(model.book.start_of(place), hand.actions, game.viewer)
    if number_after(game.start) > after:
        yield from round_of(game.start, game.actions, game.viewer)


def round_of(start: State, actions: tuple[Action, ...], seat: int) -> Iterator[Round]:
    """Yield what a hand was for ``seat``, begun from ``start``; nothing if it is not over.

    Nor if the seat was not in it.
    """
    state, told, stakes = start, list[Event](), dict[int, list[int]]()
    bank = start.banker
    for action in actions:
        if state.phase in _PLAYED:
            bank = state.banker
        state, events = apply(state, action)
        told += events
        for event in events:
            own = stakes.setdefault(event.seat, [])
            if event.kind == "stakes":
                own.append(event.amount)
            elif event.kind == "raises":
                own[event.hand] = event.amount
            elif event.kind == "splits":
                own.insert(event.hand, event.amount)
        if state.phase in _OVER and action.verb != "next":
            break
    hands = state.seats[seat].hands
    others = [one for number, one in enumerate(state.seats) if number != seat and one.hands]
    if state.phase not in _OVER or not hands or not others:
        return
    if bank == seat and all(hand.state == "bust" for one in others for hand in one.hands):
        # It had nobody left to beat, and drew nothing.
        hands = []
    staked = sum(sum(some) for number, some in stakes.items() if (number == seat) != (bank == seat))
    net = result_of(tuple(told), seat, bank)
    ranks = [hand_rank(hand.cards, state.rules, split=hand.split) for hand in hands if hand.cards]
    yield Round(
        state.hand_number,
        bank == seat,
        len(others),
        Count(
            1,
            len(hands),
            sum(hand.total == SEVEN_HALF for hand in hands),
            sum(hand.state == "bust" for hand in hands),
            ranks.count(ROYAL),
            int(net > 0),
            int(net < 0),
            staked,
            net,
            net * net,
        ),
        state.seats[seat].chips,
    )


def _with_round(kept: Statistics, one: Round, key: str, kind: str, day: str) -> Statistics:
    count = one.came
    goes_on = {"wins": count.won > 0, "sevens": count.seven > 0, "safe": count.bust == 0}
    runs = dict(kept.runs)
    for name, goes in goes_on.items():
        # The bank that had nobody to beat has neither drawn well nor badly.
        if name == "wins" or count.dealt:
            runs[name] = runs.get(name, Run()).after(goes, kind, day)
    bests = _raised(kept.bests, "hand", Best(count.net, kind, day))
    return kept._replace(
        rows={**kept.rows, key: kept.rows.get(key, Count()).with_more(count)},
        runs=runs,
        bests=_raised(bests, "chips", Best(one.chips, kind, day)),
    ).with_line((Point(kind, 1, count.net),))


def _with_end(kept: Statistics, game: Game, kind: str, day: str) -> Statistics:
    chips = [seat.chips for seat in game.state.seats]
    mine = chips[game.viewer]
    won = mine == max(chips)
    more = Games(1, int(won), WHOLE // len(chips))
    run = kept.runs.get("games", Run()).after(won, kind, day)
    gain = Best(mine - game.state.rules.chips, kind, day)
    return kept._replace(
        games={**kept.games, kind: kept.games.get(kind, Games()).with_more(more)},
        runs={**kept.runs, "games": run},
        bests=_raised(kept.bests, "game", gain),
    )


def _raised(bests: dict[str, Best], name: str, best: Best) -> dict[str, Best]:
    old = bests.get(name)
    better = best.value > (old.value if old else 0)
    return {**bests, name: best} if better else bests


def _with_weighed(kept: Statistics, model: Model, game: Game, kind: str) -> Statistics:
    """Add what the game's hands cost and brought, as far as more of them are weighed than before.

    After a reload the latest one is weighed anew: until then fewer are.
    """
    seen, tally = kept.of_game(_name(game)), whole(model)
    now = (tally.hands, tally.result, tally.decisions, tally.best, tally.lost, tally.most)
    if tally.hands <= seen.weighed[0]:
        return kept
    hands, result, decisions, best, given, most = (
        one - other for one, other in zip(now, seen.weighed, strict=True)
    )
    more = Games(
        0, 0, 0, int(hands), int(result), int(decisions), int(best), max(given, 0.0), max(most, 0.0)
    )
    games = {**kept.games, kind: kept.games.get(kind, Games()).with_more(more)}
    return kept._replace(games=games).with_seen(seen._replace(weighed=now))


# ---- reading and writing


def _read(model: Model, msg: Msg) -> Step:
    """Count what is new into what is kept, do what is wanted, and keep that."""
    try:
        kept = read_statistics(msg.value)
    except StatisticsError as error:
        return _unreadable(model, error.code)
    after, sheet = counted(kept, model), model.figures
    if sheet is not None:
        forgotten = sheet.forgotten
        if sheet.wanted == "clear":
            after, forgotten = after.cleared(), after
        elif sheet.wanted == "undo" and forgotten is not None:
            after, forgotten = forgotten.with_more(after), None
        sheet = sheet._replace(kept=after, forgotten=forgotten, wanted="")
    trouble = "" if model.uncounted in ("newer", "broken") else model.uncounted
    model = model._replace(figures=sheet, uncounted=trouble)
    if after == kept:
        return model, ()
    return model, (Effect("store", STATISTICS, write_statistics(after)),)


def _unreadable(model: Model, code: str) -> Step:
    """Leave alone what a newer version has kept; set aside what is damaged, once, and begin."""
    if code == "newer":
        return model._replace(uncounted="newer"), ()
    if model.uncounted in ("broken", "full"):
        return model, ()
    model = model._replace(uncounted="broken")
    if not model.notice:
        model = model._replace(notice="statistics_broken")
    return model, (Effect("set_aside", STATISTICS), Effect("load", STATISTICS))


def _storage(model: Model, msg: Msg) -> Step:
    """Show what another tab has counted, where the sheet is open."""
    if model.figures is None or model.dialog != "statistics":
        return model, ()
    return _read(model, msg)


def _refused(model: Model, msg: Msg) -> Step:
    return model._replace(uncounted="full"), ()


def _kept(model: Model, msg: Msg) -> Step:
    return model._replace(uncounted="") if model.uncounted == "full" else model, ()


# ---- the sheet


def _open(model: Model, msg: Msg) -> Step:
    if model.screen not in ("start", "table"):
        return model, ()
    model = model._replace(dialog="statistics", figures=Figures())
    return model, (Effect("load", STATISTICS),)


def _with(**fields: Any) -> Callable[[Model, Msg], Step]:
    """Return what changes the sheet; a field that is ``...`` takes the value of the tap."""

    def answer(model: Model, msg: Msg) -> Step:
        if model.figures is None:
            return model, ()
        changes: dict[str, Any] = {
            key: msg.value if value is ... else value for key, value in fields.items()
        }
        return model._replace(figures=model.figures._replace(**changes)), ()

    return answer


def _clear(model: Model, msg: Msg) -> Step:
    sheet = model.figures
    if sheet is None or not sheet.asking or model.uncounted:
        return model, ()
    sheet = sheet._replace(asking=False, wanted="clear", tradition="", level="")
    return model._replace(figures=sheet), (Effect("load", STATISTICS),)


def _undo(model: Model, msg: Msg) -> Step:
    sheet = model.figures
    if sheet is None or sheet.forgotten is None:
        return model, ()
    return model._replace(figures=sheet._replace(wanted="undo")), (Effect("load", STATISTICS),)


def _export(model: Model, msg: Msg) -> Step:
    if model.figures is None:
        return model, ()
    name = f"sette-e-mezzo-{model.day}.json"
    return model, (Effect("export", name, model.figures.text),)


def _exported(model: Model, msg: Msg) -> Step:
    if model.figures is None:
        return model, ()
    return model._replace(figures=model.figures._replace(sent=msg.value)), ()


_TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "statistics": _open,
    "figures_tradition": _with(tradition=...),
    "figures_level": _with(level=...),
    "figures_forget": _with(asking=True),
    "figures_keep": _with(asking=False),
    "figures_clear": _clear,
    "figures_undo": _undo,
    "figures_export": _export,
}

_OTHERS: dict[str, Callable[[Model, Msg], Step]] = {
    "loaded": _read,
    "storage": _storage,
    "refused": _refused,
    "kept": _kept,
    "exported": _exported,
}
