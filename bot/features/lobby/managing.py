"""The service for what managers choose for the lobby of their server."""

from collections.abc import Callable
from datetime import datetime

from bot.domain import GuildId, MatchId, UserId
from bot.domain.moderation import AuditAction, AuditEntry
from bot.features.lobby.open_server import LobbyServer
from bot.features.lobby.repository import LobbyRepository
from bot.storage import Store, UnitOfWork, retried


class LobbyServers:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def find(self, guild: GuildId) -> LobbyServer:
        async with self._store.read() as uow:
            return await LobbyRepository(uow).server(guild)

    async def other_server(self, match: MatchId, guild: GuildId | None) -> str:
        """Return the name of the server other than `guild` in which a match is shown; empty if it isn't told."""
        async with self._store.read() as uow:
            return await LobbyRepository(uow).other_server(match, guild)

    @retried
    async def choose(
        self, guild: GuildId, change: Callable[[LobbyServer], LobbyServer], *, by: UserId
    ) -> LobbyServer:
        """Change what a manager has chosen. The boards of running matches move to another channel, or are removed."""
        async with self._store.write() as uow:
            lobby = LobbyRepository(uow)
            await lobby.hold(guild)
            before = await lobby.server(guild)
            server = change(before)
            await lobby.save_server(server)
            for setting, value in _changed(before, server).items():
                entry = AuditEntry(
                    guild, AuditAction.SETTING, by, self._clock(), setting=setting, value=value
                )
                await uow.audit_log.add(entry)
            await _move_boards(uow, server)
            return server


def _changed(before: LobbyServer, after: LobbyServer) -> dict[str, str]:
    """Return what has changed, by its name in audit entries."""
    both = (
        ("lobby_openness", before.openness, after.openness),
        ("lobby_channel", before.channel, after.channel),
        ("lobby_role", before.role, after.role),
    )
    return {name: "" if new is None else str(new) for name, old, new in both if old != new}


async def _move_boards(uow: UnitOfWork, server: LobbyServer) -> None:
    for key in await LobbyRepository(uow).running_shown_in(server.guild):
        if server.is_open and server.channel:
            await uow.views.want(key, server.guild, server.channel)
        else:
            await uow.views.unwant(key)
