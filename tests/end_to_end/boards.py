"""Finds boards among messages. Also used by the benchmarks."""

from typing import Any

from bot.ui.page import ABOUT, NUMBERS, Kind, MessageTag
from playground import Message


def board_in(message: Message) -> MessageTag | None:
    """The tag of a board or a result, with the match and the event that it shows; None for other messages."""
    if len(message.components) != 1:
        return None
    container: dict[str, Any] = message.components[0]
    first, *_ = container.get("components", [{}])
    kind, number = divmod(container["id"], NUMBERS)
    return MessageTag(Kind(kind), first["id"] - ABOUT, number) if kind in {Kind.BOARD, Kind.RESULT} else None


def is_board(message: Message, match: int) -> bool:
    """Whether a message is the board of a match, or its result."""
    board = board_in(message)
    return board is not None and board.about == match
