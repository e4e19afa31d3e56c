"""Telling the manager who has set a channel for spectators that it follows no longer."""

import contextlib

from bot.features.following.posts import follow_lost_page
from bot.matches import Follow, Store
from bot.showing.postbox import NoDirectMessagesError, Postbox


async def tell_manager(store: Store, postbox: Postbox, follow: Follow, missing: tuple[str, ...]) -> None:
    """Write to the manager, if there is one and a direct message reaches them; `missing` are the lacking permissions.

    Raises `OutOfOrderError`, `StoreUnavailableError`.
    """
    if follow.manager is None:
        return
    async with store.read() as ledger:
        spoken = (await ledger.people.languages([follow.manager])).get(follow.manager)
    language, server = postbox.language(follow.guild, spoken), postbox.server_name(follow.guild)
    page = follow_lost_page(follow, missing, server, language)
    with contextlib.suppress(NoDirectMessagesError):
        await postbox.write_to(follow.manager, page, nonce=f"f{follow.channel}")
