"""The buttons that leave everything as it is and take a private page away."""

from bot.catalogue import Language
from bot.pages.control import Control, button
from bot.pages.page import Block


class Close(Control, action="close"):
    """Leaves everything as it is."""


def never_mind(language: Language) -> Block:
    """The way out of a question."""
    return button(language.say("button-never-mind"), Close())


def close_button(language: Language) -> Block:
    """The way out of a panel."""
    return button(language.say("button-close"), Close())
