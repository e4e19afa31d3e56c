"""Discord's JSON error codes that the bot knows, and which errors pass by themselves.

https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
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
"""Codes that say that a channel or user can't be reached until someone changes something.

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


def is_passing(error: discord.HTTPException) -> bool:
    """Whether an error says nothing lasting about the request, so that it is sent again."""
    is_denial = error.status in (FORBIDDEN, NOT_FOUND)
    return is_out_of_order(error) or (is_denial and error.code not in PERMANENT | {UNKNOWN_MESSAGE})
