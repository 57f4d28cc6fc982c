"""Exact odds: what each choice is worth, from what a seat can see.

Its modules come when they are wanted, so that a page can load them one by one
(:mod:`game.app.loading`).
"""

from typing import TYPE_CHECKING

__all__ = [
    "BANK_DRAWS_BELOW",
    "MIXTURE",
    "Advice",
    "BankOdds",
    "Choice",
    "Habits",
    "Kind",
    "Odds",
    "advise",
    "best_choice",
    "evaluate",
    "evaluate_bank",
    "unseen_cards",
]

if TYPE_CHECKING:
    from game.engine import unseen_cards
    from game.odds.advice import Advice, Choice, Kind, advise
    from game.odds.banker import BankOdds, evaluate_bank
    from game.odds.habits import MIXTURE, Habits
    from game.odds.player import BANK_DRAWS_BELOW, Odds, best_choice, evaluate
else:

    def __getattr__(name: str) -> object:
        if name in __all__:
            from game.odds import advice, banker, habits, player

            for module in (advice, banker, habits, player):
                if hasattr(module, name):
                    return globals().setdefault(name, getattr(module, name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
