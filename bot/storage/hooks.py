"""Hooks through which features declare what the storage has to do with their tables.

A feature calls them beside its tables, as it calls `falls_due` for its due times. Rows with a `user_id`, `match_id` or
`guild_id` are deleted without a hook.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from sqlalchemy import BindParameter, Column, Exists, Select, bindparam
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, UserId

ForgetUser = Callable[[AsyncConnection, UserId], Awaitable[None]]
TakeLeave = Callable[[AsyncConnection, UserId, datetime], Awaitable[None]]
ForgetServer = Callable[[AsyncConnection, GuildId], Awaitable[None]]

TAKE_LEAVE: list[TakeLeave] = []
FORGET_USER: list[ForgetUser] = []
FORGET_SERVER: list[ForgetServer] = []
SERVERS: list[Column[Any]] = []
NAMED: list[Column[Any]] = []
FORGETTING: list[Column[Any]] = []
COUNTS: dict[str, Select[int]] = {}
ONLOOKERS: dict[str, Exists] = {}

USER: BindParameter[int] = bindparam("user")
"""The user in the queries of `counts_for_user`."""


def before_forgetting(take_leave: TakeLeave) -> TakeLeave:
    """Register a function to call before a user who is to be forgotten resigns all matches."""
    TAKE_LEAVE.append(take_leave)
    return take_leave


def on_forget_user(forget: ForgetUser) -> ForgetUser:
    """Register a function to call when a user is forgotten, while the user's matches still name the user."""
    FORGET_USER.append(forget)
    return forget


def on_forget_server(forget: ForgetServer) -> ForgetServer:
    """Register a function to call when the data of a server is deleted, before its rows are deleted."""
    FORGET_SERVER.append(forget)
    return forget


def has_servers(guild: Column[Any]) -> None:
    """Declare that the servers in a column have the bot, unless they are marked as having removed it."""
    SERVERS.append(guild)


def keeps_names(user: Column[Any]) -> None:
    """Declare that the names of the users in a column are still needed when a server is deleted."""
    NAMED.append(user)


def forgets(user: Column[Any]) -> None:
    """Declare that a user's id in a column is erased when they are forgotten, once all hooks have been called."""
    FORGETTING.append(user)


def counts_for_user(sentence: str, count: Select[int]) -> None:
    """Declare a query that counts what a feature has stored about `USER`.

    The user is told the count, if there is any, with this sentence of the catalogues and its value `$count`.
    """
    COUNTS[sentence] = count


def onlookers(name: str, exist: Exists) -> None:
    """Declare a kind of onlookers, and the condition on `matches` under which a match has them."""
    ONLOOKERS[name] = exist
