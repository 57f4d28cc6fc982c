"""What is counted over all games: hands, games, chips, runs; and what has been counted already.

Format 1: ``{"format": 1, "rows": {"italy.player.medium.3": [hands, dealt, …]}, "games":
{"italy.medium": [games, won, …]}, "line": [[0, 1, 5, -3, …], …], "kinds": ["italy.medium"],
"before": {…}, "runs": {…}, "bests": {…}, "seen": [[…], …]}``. ``rows`` are the fields of
:class:`Count`, by tradition (with a + under house rules), role, level and number of opponents;
``games`` those of :class:`Games`, by *kind*: tradition and level. ``line`` is what hands brought,
the oldest first: the number of a kind, how many hands each entry is of, the entries. ``seen`` are
the games counted last, so that no hand of theirs is counted twice.

What is damaged anywhere is refused as a whole: the caller sets it aside.
"""

import json
import re
from math import isfinite
from typing import Any, NamedTuple

FORMAT = 1

# So many of the latest hands stand in the line one by one; with more than the most entries, those
# before are put together, evenly, to about so many.
EXACT, MOST, COARSE = 500, 720, 100
# Only one game is kept at a time; tabs that were left standing may bring back an earlier one.
_MOST_SEEN = 30
# Nobody comes near; what is larger was not written by us.
_LARGEST = 10**12
# Shares of a game that all play equally well, as whole numbers for two to ten seats.
WHOLE = 2520

_SORT = ("tradition", "role", "level", "opponents")
RUNS = ("wins", "sevens", "safe", "games")
BESTS = ("hand", "game", "chips")

_ROW = re.compile(r"[a-z0-9]{1,20}\+?\.(player|bank)\.[a-z]{1,20}\.[1-9]")
_KIND = re.compile(r"[a-z0-9]{1,20}\.[a-z]{1,20}")
_DAY = re.compile(r"(\d{4}-\d\d-\d\d)?")


class Count(NamedTuple):
    """What came of hands of one sort.

    ``hands``: rounds that were dealt. ``dealt``: hands of cards, two after a split; for the bank
    those rounds in which it had somebody left to beat. Of these ``seven`` ended as 7½ (a royal
    one too), ``bust`` as bust, ``royal`` as royal. ``won`` and ``lost``: rounds that brought or
    cost chips. ``staked``: chips, as the bank those of the others; ``net``: chips won less those
    lost, ``squares`` the sum of its squares.
    """

    hands: int = 0
    dealt: int = 0
    seven: int = 0
    bust: int = 0
    royal: int = 0
    won: int = 0
    lost: int = 0
    staked: int = 0
    net: int = 0
    squares: int = 0

    def with_more(self, other: "Count") -> "Count":
        """Return both together."""
        return Count(*(mine + more for mine, more in zip(self, other, strict=True)))


class Games(NamedTuple):
    """Games of one kind, and what the decisions in them were worth.

    ``games``: played to their end. ``won``: with nobody ahead. ``fair``: parts of WHOLE of a game
    that would be won if all played alike. ``hands``, ``result``, ``decisions``, ``best``,
    ``given`` and ``most`` are of the hands that were weighed (:class:`game.storage.Tally`).
    """

    games: int = 0
    won: int = 0
    fair: int = 0
    hands: int = 0
    result: int = 0
    decisions: int = 0
    best: int = 0
    given: float = 0.0
    most: float = 0.0

    def with_more(self, other: "Games") -> "Games":
        """Return both together."""
        sums = (mine + more for mine, more in zip(self, other, strict=True))
        return Games(*(round(one, 4) if type(one) is float else one for one in sums))  # type: ignore[arg-type]  # each of its field's type


class Point(NamedTuple):
    """``net`` chips that ``hands`` of a kind brought, one after the other."""

    kind: str
    hands: int
    net: int


class Run(NamedTuple):
    """So many in a row ``now``, and at ``best``: of which kind, and on which day it ended."""

    now: int = 0
    best: int = 0
    kind: str = ""
    day: str = ""

    def after(self, goes_on: bool, kind: str, day: str) -> "Run":
        """Return the run after one more."""
        if not goes_on:
            return self._replace(now=0)
        now = self.now + 1
        return Run(now, now, kind, day) if now > self.best else self._replace(now=now)


class Best(NamedTuple):
    """The most chips there were: of which kind, on which day."""

    value: int
    kind: str
    day: str


class Seen(NamedTuple):
    """A game that is counted up to the hand ``number``; ``over``: it too.

    ``weighed`` are the fields of ``Games`` from ``hands`` on, as far as they are in the sums.
    """

    game: str
    number: int = 0
    over: bool = False
    weighed: tuple[int, int, int, int, float, float] = (0, 0, 0, 0, 0.0, 0.0)


class Statistics(NamedTuple):
    """All that is counted; the module's account says what each part is.

    ``before`` are the hands that had to leave the line, by kind.
    """

    rows: dict[str, Count] = {}  # noqa: RUF012 -- never changed: a new one takes its place
    games: dict[str, Games] = {}  # noqa: RUF012 -- never changed: a new one takes its place
    line: tuple[Point, ...] = ()
    before: dict[str, Point] = {}  # noqa: RUF012 -- never changed: a new one takes its place
    runs: dict[str, Run] = {}  # noqa: RUF012 -- never changed: a new one takes its place
    bests: dict[str, Best] = {}  # noqa: RUF012 -- never changed: a new one takes its place
    seen: tuple[Seen, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is counted."""
        return not self.rows and not self.games

    def of_game(self, game: str) -> Seen:
        """Return how far a game is counted."""
        return next((one for one in self.seen if one.game == game), Seen(game))

    def with_seen(self, seen: Seen) -> "Statistics":
        """Return them with how far a game is counted now; the earliest games are forgotten."""
        others = tuple(one for one in self.seen if one.game != seen.game)
        return self._replace(seen=(*others, seen)[-_MOST_SEEN:])

    def with_line(self, more: tuple[Point, ...]) -> "Statistics":
        """Return them with more at the line's end."""
        line, before = thinned((*self.line, *more)), dict(self.before)
        for point in line[: max(0, len(line) - MOST)]:
            old = before.get(point.kind, Point(point.kind, 0, 0))
            before[point.kind] = Point(point.kind, old.hands + point.hands, old.net + point.net)
        return self._replace(line=line[-MOST:], before=before)

    def cleared(self) -> "Statistics":
        """Return nothing counted; what has been is not to be counted again."""
        return Statistics(seen=self.seen)

    def with_more(self, later: "Statistics") -> "Statistics":
        """Return these, and what was counted after them."""
        both = self._replace(
            rows=_together(self.rows, later.rows),
            games=_together(self.games, later.games),
            before=_together(
                self.before,
                later.before,
                lambda one, other: Point(one.kind, one.hands + other.hands, one.net + other.net),
            ),
            runs=_together(
                self.runs,
                later.runs,
                lambda one, other: max(one, other, key=lambda run: run.best)._replace(
                    now=other.now
                ),
            ),
            bests=_together(
                self.bests, later.bests, lambda *two: max(two, key=lambda one: one.value)
            ),
            seen=later.seen,
        )
        return both.with_line(later.line)


def thinned(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """Put the older points of a line that is too long together: each kind's of a stretch of it.

    Sums stay what they are, over all and for each kind, at the end of every stretch.
    """
    if len(line) <= MOST:
        return line
    old, latest = line[:-EXACT], line[-EXACT:]
    stretch = -(-sum(point.hands for point in old) // COARSE)
    kept: list[Point] = []
    part: dict[str, Point] = {}
    hands = 0
    for point in old:
        if hands and hands + point.hands > stretch:
            kept += part.values()
            part, hands = {}, 0
        one = part.get(point.kind, Point(point.kind, 0, 0))
        part[point.kind] = Point(point.kind, one.hands + point.hands, one.net + point.net)
        hands += point.hands
    return (*kept, *part.values(), *latest)


def _together(ours: Any, theirs: Any, both: Any = None) -> Any:
    """Merge two dictionaries; ``both`` makes one of two values, by default ``with_more``."""
    merged = dict(ours)
    for key, value in theirs.items():
        old = merged.get(key)
        merged[key] = value if old is None else both(old, value) if both else old.with_more(value)
    return merged


class StatisticsError(ValueError):
    """Statistics that cannot be read; ``code`` is ``broken``, or ``newer`` than this version."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def write_statistics(kept: Statistics) -> str:
    """Write the statistics as a text for the store."""
    kinds = sorted({point.kind for point in kept.line})
    line: list[list[int]] = []
    for point in kept.line:
        head = [kinds.index(point.kind), point.hands]
        if not line or line[-1][:2] != head:
            line.append(head)
        line[-1].append(point.net)
    return json.dumps(
        {
            "format": FORMAT,
            **kept._asdict(),
            "kinds": kinds,
            "line": line,
            "before": {kind: point[1:] for kind, point in kept.before.items()},
        },
        separators=(",", ":"),
    )


def read_statistics(text: str | None) -> Statistics:
    """Read the statistics, none for no text; StatisticsError when they cannot be read."""
    if not text:
        return Statistics()
    try:
        data = json.loads(text)
        number = data["format"]
        if type(number) is int and number > FORMAT:
            raise StatisticsError("newer")
        if type(number) is not int or number != FORMAT:
            raise StatisticsError("broken")
        return _read(data)
    except StatisticsError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as bad:
        raise StatisticsError("broken") from bad


def _read(data: dict[str, Any]) -> Statistics:
    kinds = [_matched(_KIND, kind) for kind in data["kinds"]]
    line = []
    for place, hands, *entries in data["line"]:
        _sound(_whole(place) < len(kinds) and _whole(hands) > 0 and bool(entries))
        line += [Point(kinds[place], hands, _number(net)) for net in entries]
    _sound(len(line) <= MOST)
    seen = tuple(_seen(*one) for one in data["seen"])
    _sound(len({one.game for one in seen}) == len(seen) <= _MOST_SEEN)
    return Statistics(
        {_matched(_ROW, key): _count(row) for key, row in data["rows"].items()},
        {_matched(_KIND, key): _games(row) for key, row in data["games"].items()},
        tuple(line),
        {
            _matched(_KIND, key): Point(key, _whole(hands), _number(net))
            for key, (hands, net) in data["before"].items()
        },
        {_one_of(RUNS, key): _run(*row) for key, row in data["runs"].items()},
        {
            _one_of(BESTS, key): Best(_number(value), _matched(_KIND, kind), _matched(_DAY, day))
            for key, (value, kind, day) in data["bests"].items()
        },
        seen,
    )


def _sound(sound: bool) -> None:
    if not sound:
        raise ValueError("not written by us")


def _matched(pattern: re.Pattern[str], text: str) -> str:
    _sound(pattern.fullmatch(text) is not None)
    return text


def _one_of(names: tuple[str, ...], name: str) -> str:
    _sound(name in names)
    return name


def _number(value: Any) -> int:
    _sound(type(value) is int and abs(value) < _LARGEST)
    return int(value)


def _whole(value: Any) -> int:
    _sound(_number(value) >= 0)
    return int(value)


def _amount(value: Any) -> float:
    _sound(type(value) in (int, float) and isfinite(value) and 0 <= value < _LARGEST)
    return float(value)


def _count(row: list[Any]) -> Count:
    *counts, net, squares = row
    _sound(len(row) == len(Count._fields))
    count = Count._make((*map(_whole, counts), _number(net), _whole(squares)))
    _sound(count.seven + count.bust <= count.dealt and count.royal <= count.seven)
    _sound(count.won + count.lost <= count.hands)
    return count


def _weighed(values: list[Any]) -> tuple[int, int, int, int, float, float]:
    hands, result, decisions, best, given, most = values
    return (
        _whole(hands),
        _number(result),
        _whole(decisions),
        _whole(best),
        _amount(given),
        _amount(most),
    )


def _games(row: list[Any]) -> Games:
    games = Games._make((*map(_whole, row[:3]), *_weighed(row[3:])))
    _sound(games.won <= games.games and games.best <= games.decisions)
    return games


def _run(now: Any, best: Any, kind: Any, day: Any) -> Run:
    run = Run(_whole(now), _whole(best), kind and _matched(_KIND, kind), _matched(_DAY, day))
    _sound(run.now <= run.best)
    return run


def _seen(game: Any, number: Any, over: Any, weighed: Any) -> Seen:
    _sound(isinstance(game, str) and len(game) <= 40 and type(over) is bool)
    return Seen(game, _whole(number), over, _weighed(weighed))


def exported(kept: Statistics) -> str:
    """Write the statistics as JSON with a name for each number, to be read outside the game."""
    rows = [
        {**dict(zip(_SORT, key.split("."), strict=True)), **count._asdict()}
        for key, count in kept.rows.items()
    ]
    games = [{"kind": kind, **one._asdict()} for kind, one in kept.games.items()]
    line = [point._asdict() for point in (*kept.before.values(), *kept.line)]
    records = {
        **{name: run._asdict() for name, run in kept.runs.items()},
        **{name: best._asdict() for name, best in kept.bests.items()},
    }
    return json.dumps({"hands": rows, "games": games, "chips": line, "records": records}, indent=1)
