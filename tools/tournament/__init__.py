"""Measures how well the computer players play: against each other, and against what is best."""
