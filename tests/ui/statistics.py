"""The statistics' sheets, as somebody comes to them by taps."""

from collections.abc import Callable

from game.app.messages import Msg
from game.app.model import Model
from game.app.settings import Prefs
from game.app.update import update
from game.storage import STATISTICS
from game.storage.statistics import (
    Best,
    Count,
    Games,
    Point,
    Run,
    Statistics,
    write_statistics,
)
from tests.ui.training import tapped

NETS = (5, -3, -5, 10, -2, 4, -8, 5, 5, -1)
KEPT = Statistics(
    {
        "italy.player.medium.3": Count(420, 420, 44, 81, 0, 190, 230, 2100, -90, 11000),
        "italy.bank.medium.3": Count(80, 78, 6, 28, 0, 50, 30, 1100, 160, 9000),
        "reale+.player.hard.7": Count(1, 1, 1, 0, 1, 1, 0, 5, 10, 100),
        "reale.player.hard.7": Count(60, 60, 5, 12, 2, 30, 30, 300, -20, 1500),
    },
    {
        "italy.medium": Games(50, 16, 31500, 490, 70, 700, 655, 41.2, 300.0),
        "reale.hard": Games(6, 0, 1890, 61, -10, 80, 79, 0.5, 40.0),
    },
    tuple(
        Point("reale.hard" if number % 50 < 6 else "italy.medium", 1, net)
        for number, net in enumerate(NETS * 50)
    ),
    {"italy.medium": Point("italy.medium", 61, 10)},
    {
        "wins": Run(2, 7, "italy.medium", "2026-12-24"),
        "sevens": Run(0, 1, "italy.medium", "2026-12-24"),
        "safe": Run(3, 19, "reale.hard", "2026-12-25"),
    },
    {
        "hand": Best(30, "italy.medium", "2026-12-24"),
        "game": Best(71, "reale.hard", "2027-01-06"),
    },
)


def opened(lang: str, kept: Statistics = KEPT) -> Model:
    """The sheet, as it is come to from the start screen."""
    model = tapped(Model(prefs=Prefs(lang=lang), day="2026-12-24"), "statistics")
    return update(model, Msg("loaded", STATISTICS, write_statistics(kept)))[0]


def cleared(lang: str) -> Model:
    """The sheet after all has been forgotten."""
    model = tapped(opened(lang), "figures_forget", "figures_clear")
    return update(model, Msg("loaded", STATISTICS, write_statistics(KEPT)))[0]


def one_hand(lang: str) -> Model:
    """The sheet after the first hand of all."""
    kept = Statistics(
        {"spain+.bank.master.1": Count(1, 0, 0, 0, 0, 0, 0, 0, 0, 0)},
        line=(Point("spain.master", 1, 0),),
    )
    return opened(lang, kept)


TABLES: dict[str, Callable[[str], Model]] = {
    "statistics": opened,
    "statistics_empty": lambda lang: opened(lang, Statistics()),
    "statistics_one_hand": one_hand,
    "statistics_italy": lambda lang: tapped(opened(lang), "figures_tradition italy"),
    "statistics_hard": lambda lang: tapped(opened(lang), "figures_level hard"),
    "statistics_none": lambda lang: tapped(
        opened(lang), "figures_tradition italy", "figures_level hard"
    ),
    "statistics_asked": lambda lang: tapped(opened(lang), "figures_forget"),
    "statistics_cleared": cleared,
    "statistics_unsaved": lambda lang: update(opened(lang), Msg("exported", "", "failed"))[0],
    "statistics_newer": lambda lang: update(
        opened(lang), Msg("loaded", STATISTICS, '{"format": 9}')
    )[0],
    "statistics_full": lambda lang: update(opened(lang), Msg("refused", STATISTICS))[0],
}
