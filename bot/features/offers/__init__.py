"""Offers (undo, draw) and resignation."""
