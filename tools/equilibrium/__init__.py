"""The game of one player against the bank: its equilibrium, found and measured."""
