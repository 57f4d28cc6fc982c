"""Exact odds: what each choice is worth, from what a seat can see."""

from game.odds.player import BANK_DRAWS_BELOW, Odds, best_choice, evaluate

__all__ = ["BANK_DRAWS_BELOW", "Odds", "best_choice", "evaluate"]
