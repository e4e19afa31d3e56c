"""The database of the bot, for commands that read or change what is in it."""

import contextlib
from collections.abc import AsyncIterator

from bot import features
from bot.cli.command import OperatingError
from bot.process.settings import Settings
from bot.storage import Store
from bot.storage.checks import condition_of

features.declare()


@contextlib.asynccontextmanager
async def current_store(settings: Settings) -> AsyncIterator[Store]:
    """Connect to the database, whose transactions features take part in, and disconnect in the end.

    Raises `OperatingError` if it is missing or of another version.
    """
    found = await condition_of(settings.database_url)
    if found is None or found.lacking != 0:
        raise OperatingError(
            "DATABASE_URL: there is no database of this version of the bot: start the bot first."
        )
    store = Store.connected(settings.database_url)
    features.subscribe(store)
    try:
        yield store
    finally:
        await store.close()
