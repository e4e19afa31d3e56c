"""Each change of a server is checked once: together with all servers when the bot connects, or by itself later."""

import asyncio

from typing_extensions import override

from bot.access.visibility import Visibility
from bot.delivery import Presenter
from bot.delivery.server_changes import ServerChanges
from bot.domain import GuildId
from bot.services import Servers
from bot.storage import Store
from tests.bot.company import Clock

FIRST, SECOND, THIRD = map(GuildId, (1, 2, 3))


class InServers(Visibility):
    """A bot that is in some servers."""

    def __init__(self, *guilds: GuildId) -> None:
        self._guilds = set(guilds)

    @override
    def servers(self) -> set[GuildId]:
        return self._guilds

    @override
    def unavailable_servers(self) -> set[GuildId]:
        return set()

    @override
    def is_in(self, guild: GuildId) -> bool:
        return guild in self._guilds

    @override
    def notifies_all(self, guild: GuildId) -> bool:
        return False


class Doorkeeper:
    """A greeter that is held up by the first server, until it has met all."""

    def __init__(self) -> None:
        self.greeted: list[GuildId] = []
        self._met = asyncio.Event()

    async def meet(self) -> None:
        self._met.set()

    async def greet(self, guild: GuildId) -> None:
        self.greeted.append(guild)
        await self._met.wait()


async def test_servers_that_are_checked_together_are_not_checked_again_one_by_one(
    store: Store, presenter: Presenter, clock: Clock
) -> None:
    greeter = Doorkeeper()
    visible = InServers(FIRST, SECOND, THIRD)
    changes = ServerChanges(store, visible, Servers(store, clock=clock), presenter)
    changes.add_greeter(greeter)
    for guild in (FIRST, SECOND, THIRD):
        changes.visit(guild)
    changes.meet()
    await presenter.idle()
    assert greeter.greeted == [FIRST]
    changes.visit(SECOND)
    await presenter.idle()
    assert greeter.greeted == [FIRST, SECOND]
