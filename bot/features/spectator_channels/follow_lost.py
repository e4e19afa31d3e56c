"""Telling the manager who has set a channel for spectators that it follows no longer."""

import contextlib

from bot.delivery.messenger import Messenger, NoDirectMessagesError
from bot.domain import Follow
from bot.features.spectator_channels.posts import follow_lost_page
from bot.storage import Store


async def tell_manager(store: Store, messenger: Messenger, follow: Follow, missing: tuple[str, ...]) -> None:
    """Write to the manager, if there is one and a direct message reaches them; `missing` are the lacking permissions.

    Raises `OutOfOrderError`, `StoreUnavailableError`.
    """
    if follow.manager is None:
        return
    async with store.read() as uow:
        spoken = (await uow.people.languages([follow.manager])).get(follow.manager)
    language, server = messenger.language(follow.guild, spoken), messenger.server_name(follow.guild)
    page = follow_lost_page(follow, missing, server, language)
    with contextlib.suppress(NoDirectMessagesError):
        await messenger.write_to(follow.manager, page, nonce=f"f{follow.channel}")
