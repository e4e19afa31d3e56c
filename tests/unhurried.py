"""Disables the bot's deadlines: it never defers, announces or omits anything because the machine is slow."""

from datetime import timedelta
from typing import Protocol

import bot.discord.client
from bot.domain import notifications
from bot.features.history import handlers as history
from bot.features.records import reading
from bot.features.trying import handlers as trying
from bot.monitoring import server as monitoring
from bot.requests import answering, request
from bot.storage import silence
from discord_playground.discordpy import PATIENCE


class SetAttribute(Protocol):
    """Sets an attribute of a module, as `setattr` does."""

    def __call__(self, module: object, name: str, value: object, /) -> None: ...


def be_patient(set_attribute: SetAttribute, seconds: float = PATIENCE) -> None:
    """Set the bot's deadlines so that they are never reached but by what hangs."""
    for name in ("AT_ONCE", "IN_DOUBT"):
        set_attribute(answering, name, seconds)
    set_attribute(request, "NAMING", seconds)
    set_attribute(bot.discord.client, "SOON", seconds)
    for limit in ("IN_REQUEST", "ELSEWHERE", "PING"):
        set_attribute(silence, limit, seconds)
    set_attribute(notifications, "FRESH", timedelta(seconds=seconds))
    for waiting in (history, reading, trying, monitoring):
        set_attribute(waiting, "PATIENCE", seconds)
