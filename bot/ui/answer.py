"""The answers to an interaction."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.domain import Match
from bot.ui.form import Form
from bot.ui.page import Page


@dataclass(frozen=True, slots=True)
class Gone:
    """Nothing is left to be said: a private page that was pressed on goes away, and there is no new one."""


@dataclass(frozen=True, slots=True)
class Live:
    """A private page that is brought up to date when its match changes, for as long as Discord lets it be edited.

    `renew` gives what is to be shown by now, or None where it is the same. Somebody has one such page of a match: the
    one before goes away. It is over once something on the page is pressed.
    """

    page: Page
    match: Match
    """As it is drawn there."""
    renew: Callable[[], Awaitable["Answer | None"]]


Answer = Page | Live | Form | Gone
"""A page, a form that asks for more, or nothing."""
