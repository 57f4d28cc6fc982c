"""Hypothesis looks for the same examples on every run, and no slow machine fails a test."""

from hypothesis import settings

settings.register_profile("same_every_run", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("same_every_run")
