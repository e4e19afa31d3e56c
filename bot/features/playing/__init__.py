"""Moves: typed, picked on the board step by step, and confirmed."""
