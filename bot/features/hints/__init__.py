"""Hints against the computer and in finished matches."""
