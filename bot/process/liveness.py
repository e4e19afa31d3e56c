"""The file that the bot touches while all is well, for the check of `bot/process/health.py`."""

import asyncio
import hashlib
import tempfile
from pathlib import Path
from typing import Protocol

from bot.process.settings import Settings

EVERY = 20.0
"""Seconds between touches."""


class Writable(Protocol):
    """The part of the store that is needed here."""

    @property
    def is_writable(self) -> bool:
        pass


class Connected(Protocol):
    """The part of the client that is needed here."""

    @property
    def store(self) -> Writable:
        pass

    @property
    def is_connected(self) -> bool:
        pass


def sign_of(settings: Settings, folder: Path) -> Path:
    """Return the file that a bot with these settings touches if it runs in `folder`; each bot on a machine has one."""
    if settings.alive_file:
        return settings.alive_file
    own = "\n".join((settings.token, settings.database_url, settings.cluster or "", str(folder)))
    return Path(tempfile.gettempdir()) / f"dvonn-bot-{hashlib.sha256(own.encode()).hexdigest()[:16]}.alive"


def here() -> Path:
    return Path.cwd()


async def show_signs_of_life(client: Connected, sign: Path) -> None:
    """Touch the file regularly while the gateway is connected and the database takes what is written."""
    while True:
        if client.is_connected and client.store.is_writable:
            await asyncio.to_thread(sign.touch)
        await asyncio.sleep(EVERY)
