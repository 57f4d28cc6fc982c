"""Plays very many hands of any rules at random, and looks for what may never happen."""
