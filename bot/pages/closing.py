"""The button **Never mind**: the way out of a question, which leaves everything as it is."""

from bot.catalogue import Language
from bot.pages.control import Control, button
from bot.pages.page import Block


class Close(Control, action="close"):
    """Leaves everything as it is."""


def never_mind(language: Language) -> Block:
    """The button for somebody who wants nothing after all."""
    return button(language.say("button-never-mind"), Close())
