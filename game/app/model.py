"""Everything the page shows, as one value that ``update`` replaces and ``view`` draws."""

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from game.app.settings import Prefs
from game.engine import Action, Event, Preset, SeatView, State, find_preset
from game.storage import Book, Tally

if TYPE_CHECKING:
    from game.app.checking import Check
    from game.app.day import Daily
    from game.app.figures import Figures
    from game.app.lesson import Lesson
    from game.app.motion import Move
    from game.app.replay import Moment, Tape
    from game.app.review import Decision, Review
    from game.app.trainer import Trainer
    from game.odds import Advice

Screen = Literal["start", "house", "table", "trainer", "lesson"]
Dialog = Literal[
    "",
    "menu",
    "settings",
    "log",
    "rules",
    "force",
    "share",
    "stop",
    "replace",
    "install",
    "advice",
    "scores",
    "weighed",
    "review",
    "replay",
    "balance",
    "statistics",
    "day",
    "shuffle",
    "seats",
    "whose",
]
Offline = Literal[
    "",
    "fetching",
    "waiting",
    "ready",
    "damaged",
    "repairing",
    "unrepaired",
    "full",
    "insecure",
    "unsupported",
]
Offer = Literal["", "version", "repair"]
Install = Literal["", "offered", "by_hand"]

INSTALLS: tuple[Install, ...] = ("", "offered", "by_hand")
OFFLINE: tuple[Offline, ...] = get_args(Offline)
# The choice of the start screen that seats computer players of every level but the master.
MIXED = "mixed"


class Setup(NamedTuple):
    """The choices of the start screen; ``players`` computer players, ``rules`` a rule code.

    The code begins with the tradition that was picked. ``name`` is empty until the player gives
    one. ``first`` is the seat with the first bank where it is chosen (R7). ``level`` is how well
    the computer players play: one of ``game.bots.LEVELS`` or ``MIXED``, some of each. ``guests``
    are those of the ``players`` in whose place people sit, as ``game.app.people`` writes them, and
    ``colour`` is one's own among them. Kept on the device for the next game.
    """

    name: str = ""
    players: int = 3
    rules: str = "italy.hn10"
    first: int = 0
    level: str = "medium"
    colour: str = "red"
    guests: str = ""

    @property
    def preset(self) -> Preset:
        """The tradition that was picked."""
        return find_preset(self.rules.partition(".")[0])


# The level of who plays by a script, as the others do in the first lesson.
SCRIPTED = "scripted"


class Person(NamedTuple):
    """Who sits at a seat: a human being, or a computer player of a ``level`` and a ``character``.

    These are names of :mod:`game.bots`; or the level is ``SCRIPTED``. ``colour`` tells several
    people apart, and is empty for whoever plays alone.
    """

    level: str = ""
    character: str = ""
    colour: str = ""

    @property
    def human(self) -> bool:
        """Whether a human being plays the seat."""
        return not self.level


class Game(NamedTuple):
    """A game being played.

    ``state`` is the truth. ``start`` is the state from which the hand was begun (a new game, or
    the pause after the hand before) and ``actions`` are those since: these are what is saved.
    ``people`` sit at the seats; ``viewer`` is the seat whose eyes the screen uses. Where several
    people pass the phone round it is only the place from which the table is seen.
    """

    state: State
    start: State
    actions: tuple[Action, ...]
    people: tuple[Person, ...]
    viewer: int = 0

    @property
    def several(self) -> bool:
        """Whether more than one person plays at this phone."""
        return sum(person.human for person in self.people) > 1

    @property
    def stamp(self) -> str:
        """Name this very moment of the game; a tap which carries another one is stale."""
        return f"{self.state.hand_number}.{len(self.actions)}"


class SavedGame(NamedTuple):
    """What *Continue* tells of the saved game: its seats' names and chips, the hand's number.

    Chips at stake are counted in. ``over``: only the ranking is left to see. ``table``: the seed
    of a day's table, which is no secret; empty for any other.
    ``people``: how many pass the phone round.
    """

    names: tuple[str, ...]
    chips: tuple[int, ...]
    hand_number: int
    over: bool = False
    table: str = ""
    people: int = 1


class RuleSet(NamedTuple):
    """House rules that somebody has kept under a ``name``; ``rules`` is their code."""

    name: str
    rules: str


class Weighing(NamedTuple):
    """A hand whose decisions are being weighed: those that are left, and those that are done."""

    number: int
    tape: "Tape"
    left: "tuple[Moment, ...]"
    done: "tuple[Decision, ...]" = ()


class Model(NamedTuple):
    """The page.

    ``shown`` is the table as far as it has been told: ``queue`` holds the events that are still
    to be told (redacted for the viewer), one at each tick of the clock; ``told`` those of this
    hand which have been, in order, for the line of news, the log and the reckoning. ``resting``:
    all is told, nobody but the person can go on, and ``shown`` is what the viewer sees of
    ``game.state``. ``stake`` is the stake
    being chosen, ``amount`` the raise or the offer. ``sets`` are the house rules kept under
    names, ``set_name`` the name being written for another one, ``dropped`` the one just dropped.
    ``link`` is an address that could not be copied. ``notice`` is the code of a message for the
    player, or empty; ``unsaved`` says that the device does not keep the game, ``unread`` that it
    keeps one which this version cannot read. ``offline`` is how far the page can do without the
    network, empty until it is known. ``renewable``: another version is ready to be taken.
    ``declined`` are the offers that the player has put away; ``offered_at`` is when the one on the
    page came up, in milliseconds of the page's clock.
    ``persisted``: the browser will not clear away what is kept; ``asked``: it has been asked not
    to. ``install`` is how the game can come to the home screen: the browser has a question for it
    (``offered``), or it is done ``by_hand``. ``advice`` on the viewer's decision has been worked
    out for the moment ``advised``, None where there is none or nobody has asked. ``trainer`` is
    what is being practised, ``lesson`` what is taught; a game waits meanwhile. ``book`` holds the
    hands before the one on the table, ``tally`` what came of that once it is over and weighed, and
    ``weighing`` is what is being weighed. ``review`` is the hand that is looked at again, or may
    be next, ``tape`` all that was told of it, ``told_to`` how far it is replayed; ``trail`` are
    the dialogs to go back to. ``moves`` is what has just begun to move on the table. Taps on
    actions of the game before ``ready_at`` (milliseconds of the page's clock) are not counted;
    ``acted_at`` is when the person did the last one that was.
    ``day`` is the player's, as ``2026-12-24``; ``daily`` is what is looked at of the days' tables.
    ``linked`` is the rule code of a hand that came by a link and is being replayed, else empty.
    ``checks`` are the shuffles that are looked at, the latest first.
    ``figures`` are the statistics being looked at; ``uncounted`` is why nothing can be counted:
    ``full``, ``broken`` or of a ``newer`` version, or empty. ``lacks`` are the settings that this
    device can do nothing about, which are not offered.
    ``seat`` is the one whose person is being named. Where several people pass the phone round,
    ``cover`` is the seat to which it is to be given, under a cover of everything, -1 for no cover;
    ``holder`` has said to have it and ``held`` the own hidden cards up to the own eyes.
    """

    screen: Screen = "start"
    prefs: Prefs = Prefs()
    setup: Setup = Setup()
    saved: SavedGame | None = None
    unread: bool = False
    game: Game | None = None
    shown: SeatView | None = None
    queue: tuple[Event, ...] = ()
    told: tuple[Event, ...] = ()
    resting: bool = False
    stake: int = 0
    amount: int = 0
    sets: tuple[RuleSet, ...] = ()
    set_name: str = ""
    dropped: RuleSet | None = None
    link: str = ""
    dialog: Dialog = ""
    notice: str = ""
    unsaved: bool = False
    offline: Offline = ""
    renewable: bool = False
    declined: tuple[Offer, ...] = ()
    offered_at: float = 0.0
    persisted: bool = False
    asked: bool = False
    install: Install = ""
    advice: "Advice | None" = None
    advised: str = ""
    trainer: "Trainer | None" = None
    lesson: "Lesson | None" = None
    book: Book = Book()
    tally: Tally | None = None
    weighing: Weighing | None = None
    review: "Review | None" = None
    tape: "Tape | None" = None
    told_to: int = 0
    moves: "tuple[Move, ...]" = ()
    trail: tuple[Dialog, ...] = ()
    ready_at: float = 0.0
    acted_at: float = 0.0
    day: str = ""
    figures: "Figures | None" = None
    uncounted: str = ""
    lacks: tuple[str, ...] = ()
    daily: "Daily | None" = None
    linked: str = ""
    checks: "tuple[Check, ...]" = ()
    seat: int = 0
    cover: int = -1
    holder: int = -1
    held: bool = False

    @property
    def my_turn(self) -> bool:
        """Whether the viewer can act now, everything having been told."""
        return self.resting and self.shown is not None and bool(self.shown.legal)
