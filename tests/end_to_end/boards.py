"""Finds boards among messages. Also used by the benchmarks."""

from typing import Any

from bot.toolkit.page import ABOUT, KINDS, NUMBERS, Kind, MessageTag
from discord_playground import Message


def tag_in(message: Message) -> MessageTag | None:
    """The tag of a message, in its container or in the first row of a plain message; None for messages without one."""
    holder: dict[str, Any] = message.components[0] if message.components else {}
    first, *_ = holder.get("components") or [{}]
    kind, number = divmod(holder.get("id", 0), NUMBERS)
    return MessageTag(KINDS[kind], first["id"] - ABOUT, number) if kind in KINDS else None


def board_in(message: Message) -> MessageTag | None:
    """The tag of a board or a result, with the match and the event that it shows; None for other messages.

    A message that has pinged is a board before the board's page takes its place.
    """
    tag = tag_in(message)
    return tag if tag and tag.kind in {Kind.BOARD, Kind.RESULT} else None


def is_board(message: Message, match: int) -> bool:
    """Whether a message is the board of a match, or its result."""
    board = board_in(message)
    return board is not None and board.about == match
