"""The buttons that leave everything as it is and take a private page away."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.ui.control import Control, button
from bot.ui.page import Block, fits_a_phone


class Close(Control, action="close"):
    """Leaves everything as it is."""


def never_mind(language: Language) -> Block:
    """The way out of a question."""
    return button(language.say("button-never-mind"), Close())


def close_button(language: Language) -> Block:
    """The way out of a panel."""
    return button(language.say("button-close"), Close())


def close_where_it_fits(ways_on: Sequence[Block | None], language: Language) -> Block | None:
    """The same at the end of a row, if a phone has room for it there: what is private can be dismissed all the same."""
    close = close_button(language)
    return close if fits_a_phone([each for each in (*ways_on, close) if each]) else None
