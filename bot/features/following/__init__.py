"""Channels for spectators."""
