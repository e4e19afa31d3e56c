"""The boards in servers of matches between people from anywhere: which servers show one, and when it is drawn again."""

from collections.abc import Collection

from bot.domain.events import Event
from bot.domain.ids import GuildId, MatchId
from bot.domain.match import Match
from bot.domain.preferences import ChangedPreferences
from bot.features.lobby.repository import ANYWHERE_BOARD, LobbyRepository, anywhere_key
from bot.storage import UnitOfWork
from bot.storage.views import ROWS


async def show_in(uow: UnitOfWork, match: Match, guilds: Collection[GuildId]) -> None:
    """Have a match shown in those of some servers that are open and have a channel for such matches."""
    lobby = LobbyRepository(uow)
    for guild in sorted(guilds):
        await lobby.hold(guild)
        server = await lobby.server(guild)
        if server.is_open and server.channel:
            await uow.views.want(anywhere_key(match.id, guild), guild, server.channel)


async def show_rematch(uow: UnitOfWork, rematch: Match, before: MatchId) -> None:
    """Have a rematch shown in the servers that show the match before it and have banned neither player since."""
    shown = await uow.views.of_kinds([ANYWHERE_BOARD], before)
    guilds = {view.guild for view in shown if view.guild is not None}
    players = rematch.players.both
    await show_in(uow, rematch, [guild for guild in guilds if not await uow.bans.among(guild, players)])


async def show_in_servers(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Have the boards of a match in servers drawn again after its events."""
    if match.venue.is_direct:
        await uow.views.changed(ROWS.kind == ANYWHERE_BOARD, ROWS.about == match.id)


async def hide_from_servers(uow: UnitOfWork, changed: ChangedPreferences) -> None:
    """Have the boards of someone removed from servers who hides their profile."""
    if changed.after.private and not changed.before.private:
        await LobbyRepository(uow).boards_changed(changed.user)
