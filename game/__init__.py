"""Sette e mezzo: rules, computer players and page of a banking card game."""
