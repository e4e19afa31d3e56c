"""The boards among messages, each with its match and its event; the benchmarks look at what was shown, too."""

from bot.features.looking.pages import More
from bot.pages.control import action_of
from playground import Message


def board_in(message: Message) -> More | None:
    """The match of a board or a result, and the event that it shows; None for other messages.

    These alone lead to all that can be done with a match.
    """
    ids = (button.custom_id or "" for button in message.buttons)
    return next((More.read(each) for each in ids if action_of(each) == More.action), None)


def is_board(message: Message, match: int) -> bool:
    """Whether a message is the board of a match, or its result."""
    board = board_in(message)
    return board is not None and board.match == match
