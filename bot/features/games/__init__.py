"""Viewing matches and lists of matches."""
