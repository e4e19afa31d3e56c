"""Errors that keep the show from going on."""


class ShowcaseError(Exception):
    """The show can't go on; the message says why, for the person who started it."""
