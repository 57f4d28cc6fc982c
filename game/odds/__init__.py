"""Exact odds: what each choice is worth, from what a seat can see."""

from game.engine import unseen_cards
from game.odds.advice import Advice, Choice, Kind, advise
from game.odds.banker import BankOdds, evaluate_bank
from game.odds.habits import MIXTURE, Habits
from game.odds.player import BANK_DRAWS_BELOW, Odds, best_choice, evaluate

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
