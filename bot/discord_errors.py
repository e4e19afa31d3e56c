"""Discord's errors: the JSON error codes that the bot knows, which errors pass by themselves, and limits of time.

https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_ROLE = 10011
UNKNOWN_USER = 10013
EXPLICIT_CONTENT = 20009
TOO_MANY_OLD_EDITS = 30046
FORUM_CHANNEL = 40058
MISSING_ACCESS = 50001
EDIT_OF_OTHERS = 50005
CANNOT_MESSAGE_USER = 50007
NO_TEXT_CHANNEL = 50008
VERIFICATION_TOO_HIGH = 50009
MISSING_PERMISSIONS = 50013
SYSTEM_MESSAGE = 50021
INVALID_RECIPIENTS = 50033
THREAD_ARCHIVED = 50083
NO_COMMON_GUILD = 50278
TWO_FACTOR_REQUIRED = 60003
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005

PERMANENT = frozenset(
    {
        UNKNOWN_CHANNEL,
        UNKNOWN_GUILD,
        UNKNOWN_MEMBER,
        UNKNOWN_ROLE,
        UNKNOWN_USER,
        EXPLICIT_CONTENT,
        FORUM_CHANNEL,
        MISSING_ACCESS,
        EDIT_OF_OTHERS,
        CANNOT_MESSAGE_USER,
        NO_TEXT_CHANNEL,
        VERIFICATION_TOO_HIGH,
        MISSING_PERMISSIONS,
        SYSTEM_MESSAGE,
        INVALID_RECIPIENTS,
        THREAD_ARCHIVED,
        NO_COMMON_GUILD,
        TWO_FACTOR_REQUIRED,
        THREAD_LOCKED,
    }
)
"""Codes that say that a channel, user or role can't be reached until someone changes something.

The status doesn't matter. Opening direct messages with a deleted account is refused with 400:
https://github.com/discord/discord-api-docs/issues/8274. Any other 403 or 404 passes: it may come from Discord's edge
(https://github.com/discord/discord-api-docs/issues/6473), or mean "too fast" (40003) or "too much like spam" (20026).
"""

LOCKED_THREAD = frozenset({THREAD_LOCKED, THREAD_ARCHIVED})
"""Codes with which Discord refuses a message in a locked thread, whatever the status.

A new message opens an archived thread, and so does `Messenger` before an edit, unless the thread is also locked.
"""

PASSING = frozenset(
    {
        0,  # no code: the answer of something on the way to Discord's API, often a page in HTML
        20016,  # slow mode
        20022,  # rate limit of edits in announcement channels
        20028,  # write rate limit of the channel
        20029,  # write rate limit of the server
        40003,  # direct messages opened too fast
        40004,  # sending temporarily disabled
        40006,  # feature temporarily disabled
        40062,  # resource rate limited
        40333,  # blocked by Cloudflare
        130000,  # resource overloaded
    }
)
"""Codes that pass by themselves, whatever the status."""

UNAUTHORIZED, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, SERVER_ERRORS = 401, 403, 404, 429, 500
"""Statuses. 401 stands for a wrong token, Discord's only lasting refusal without a code."""


def is_out_of_order(error: discord.HTTPException) -> bool:
    """Whether an error says nothing about the request: Discord, or something on the way to it, is out of order."""
    if error.status >= SERVER_ERRORS or error.status == TOO_MANY_REQUESTS:
        return True
    return error.code in PASSING and error.status != UNAUTHORIZED


def is_refused(error: BaseException) -> bool:
    """Whether Discord has refused a request, and so hasn't carried it out. In doubt it may have."""
    return isinstance(error, discord.HTTPException) and error.status < SERVER_ERRORS


def is_passing(error: discord.HTTPException) -> bool:
    """Whether an error says nothing lasting about the request, so that it is sent again."""
    is_denial = error.status in (FORBIDDEN, NOT_FOUND)
    return is_out_of_order(error) or (is_denial and error.code not in PERMANENT | {UNKNOWN_MESSAGE})


FAILURES = (
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,  # `TimeoutError` included
)
"""The errors with which a request, or an attempt to connect, fails."""

LONGEST_REST = 600.0
"""The longest pause in seconds after a refusal, whatever Discord's answer says."""


class OutOfOrderError(Exception):
    """A failure of Discord or of the connection to it. It is unknown whether the request took effect."""

    @property
    def rest(self) -> float:
        """The seconds for which Discord refuses such requests, at most `LONGEST_REST`; 0 if it doesn't say."""
        answer = getattr(self.__cause__, "response", None)
        return min(wait_of(answer), LONGEST_REST) if isinstance(answer, aiohttp.ClientResponse) else 0.0


@contextlib.asynccontextmanager
async def within(seconds: float) -> AsyncIterator[None]:
    """Limit the time of a request to Discord. Raises `OutOfOrderError`.

    For requests outside the queue, which has its own timeouts.
    """
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as error:
        raise OutOfOrderError from error


@contextlib.contextmanager
def asking_discord(*denials: type[discord.HTTPException]) -> Iterator[None]:
    """Map failures of Discord or the connection to `OutOfOrderError`.

    Discord's own answers of the kinds `denials` are raised as they are, but not what looks like them on the way.
    """
    try:
        yield
    except FAILURES as error:
        if isinstance(error, denials) and not is_passing(error):
            raise
        raise OutOfOrderError from error


def wait_of(response: aiohttp.ClientResponse) -> float:
    """Return for how many seconds a request was refused: 0 if it was not.

    https://discord.com/developers/docs/topics/rate-limits#exceeding-a-rate-limit
    """
    if response.status != TOO_MANY_REQUESTS:
        return 0.0
    try:
        return float(response.headers.get("Retry-After", 0))
    except ValueError:  # a date, which no server of Discord's sends
        return 0.0
