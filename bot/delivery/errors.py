"""The errors of the messenger: what it means for a message, a thread or a user that Discord has refused a request."""

import contextlib
from collections.abc import Iterator

import discord

from bot.discord_errors import CANNOT_MESSAGE_USER, UNAUTHORIZED, OutOfOrderError, is_out_of_order
from bot.domain import Obstacle
from bot.domain.obstacle import GONE, REFUSED
from bot.process.logs import in_short

MOST_SAID = 300
"""The number of characters of Discord's words on a refusal that are logged."""


class UnreachableError(Exception):
    """A channel that is gone or not writable, as Discord says, and what is in the way."""

    def __init__(self, obstacle: Obstacle = GONE) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle

    @property
    def missing(self) -> tuple[str, ...]:
        """The missing permissions, if known."""
        return self.obstacle.missing


class PostRefusedError(Exception):
    """Discord's refusal of a message for a reason of its own; its cause is Discord's answer."""

    obstacle = REFUSED


class ThreadRefusedError(Exception):
    """Discord's refusal of another thread in the server, or of the thread's name."""


class MessageGoneError(Exception):
    """A message that was deleted."""


class NoDirectMessagesError(UnreachableError):
    """A user who accepts no direct messages from the bot, or can't be reached."""


class EditRefusedError(OutOfOrderError):
    """Discord's temporary refusal of edits of messages older than an hour in a channel; the edit took no effect."""


def refusal_of(error: BaseException) -> str | None:
    """Return what Discord has said about a request that it refused, for the log; None if the refusal isn't its own."""
    cause = error.__cause__
    if not isinstance(cause, discord.HTTPException) or is_out_of_order(cause):
        return None
    return " ".join(f"{in_short(cause)} {cause.text}".split())[:MOST_SAID]


def is_own_doing(error: BaseException) -> bool:
    """Whether a user has closed their direct messages, or has blocked the bot, which nobody else can do.

    Another code says that they share no server with the bot, whose managers may have removed it.
    """
    cause = error.__cause__
    return isinstance(cause, discord.HTTPException) and cause.code == CANNOT_MESSAGE_USER


@contextlib.contextmanager
def thread_refusals() -> Iterator[None]:
    """Map rejected requests to `ThreadRefusedError`: a server's limits and moderation can't be known in advance."""
    try:
        yield
    except discord.HTTPException as error:
        raise ThreadRefusedError from error


@contextlib.contextmanager
def post_refusals() -> Iterator[None]:
    """Map other refusals of a message: what a server's moderation or Discord allows can't be known in advance."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status == UNAUTHORIZED:
            raise
        raise PostRefusedError from error
