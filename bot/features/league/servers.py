"""The service for the servers of a league: managers of its owner invite others, whose managers join and leave."""

from collections.abc import Callable
from datetime import datetime

from bot.domain.ids import GuildId, UserId
from bot.domain.moderation import AuditEntry, DeclaredAction
from bot.domain.refusals import Refused
from bot.features.league.consequences import announce, changed
from bot.features.league.invitations import VALID_FOR, new_code, read_code
from bot.features.league.refusals import LEAGUE_FULL, NO_LEAGUE, NOT_AN_INVITATION
from bot.features.league.repository import (
    CALL,
    CARD,
    WINNER,
    League,
    LeagueRepository,
    LeagueServer,
    PlaceRepository,
    Season,
    SeasonRepository,
)
from bot.features.league.season import MOST_SERVERS
from bot.features.league.service import check_free, league_of, own_league, withdraw_answer
from bot.storage import Store, UnitOfWork, retried

INVITE_TO_LEAGUE = DeclaredAction("invite-to-league")
JOIN_LEAGUE = DeclaredAction("join-league")
"""The server has joined the league of another one."""
LEAVE_LEAGUE = DeclaredAction("leave-league")
REMOVE_FROM_LEAGUE = DeclaredAction("remove-from-league")
"""Another server was removed from the league."""


class LeagueServers:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def invite(self, guild: GuildId, *, by: UserId) -> tuple[str, datetime]:
        """Return a new code, with which one server can join until a moment. An earlier one ends.

        Raises `Refused`: NO_LEAGUE, LEAGUE_FULL.
        """
        async with self._store.write() as uow:
            at = self._clock()
            league = await own_league(uow, guild)
            _check_room(league)
            code, until = new_code(), at + VALID_FOR
            await LeagueRepository(uow).invite(league.id, code, until)
            await uow.audit_log.add(AuditEntry(guild, INVITE_TO_LEAGUE, by, at, value=league.terms.name))
            return code, until

    @retried
    async def join(self, server: LeagueServer, typed: str, *, by: UserId) -> Season:
        """Have a league run in another server, too. Raises `Refused`: LEAGUE_EXISTS, NOT_AN_INVITATION, LEAGUE_FULL."""
        async with self._store.write() as uow:
            leagues, seasons, at = LeagueRepository(uow), SeasonRepository(uow), self._clock()
            await check_free(uow, server.guild)
            league = await leagues.redeem(read_code(typed), at)
            if league is None:
                raise Refused(NOT_AN_INVITATION)
            _check_room(league)
            await leagues.add_server(league.id, server, at)
            season = await seasons.latest(league.id, lock=True)
            await announce(uow, season, server, at)
            await changed(uow, season, at)
            await uow.audit_log.add(AuditEntry(server.guild, JOIN_LEAGUE, by, at, value=league.terms.name))
            return season

    @retried
    async def leave(self, guild: GuildId, *, by: UserId) -> Season:
        """End a league in one server, which isn't its owner. Raises `Refused`: NO_LEAGUE."""
        async with self._store.write() as uow:
            league = await league_of(uow, guild)
            server = league.server(guild)
            if server is None or league.owner == guild:
                raise Refused(NO_LEAGUE)
            await uow.audit_log.add(
                AuditEntry(guild, LEAVE_LEAGUE, by, self._clock(), value=league.terms.name)
            )
            return await self._remove(uow, league, server, by)

    @retried
    async def remove(self, owner: GuildId, guild: GuildId, *, by: UserId) -> LeagueServer:
        """Remove another server from the league of its owner. Raises `Refused`: NO_LEAGUE."""
        async with self._store.write() as uow:
            league = await own_league(uow, owner)
            server = league.server(guild)
            if server is None or guild == owner:
                raise Refused(NO_LEAGUE)
            await uow.audit_log.add(
                AuditEntry(owner, REMOVE_FROM_LEAGUE, by, self._clock(), value=server.name)
            )
            await self._remove(uow, league, server, by)
            return server

    async def _remove(self, uow: UnitOfWork, league: League, server: LeagueServer, by: UserId) -> Season:
        """Take a server out of a league with its card, its questions and its members.

        Those who play a season play it out.
        """
        at, guild = self._clock(), server.guild
        season = await SeasonRepository(uow).latest(league.id, lock=True)
        for user in await LeagueRepository(uow).remove_server(league.id, guild, at):
            await withdraw_answer(uow, season, user)
        await PlaceRepository(uow).remove(league.id, guild)
        for view in await uow.views.of_kinds([CARD, CALL], season.id):
            if view.guild == guild:
                await uow.views.unwant(view.key)
        await uow.titles.choose(guild, WINNER, None, None, at, by=by)
        await changed(uow, season, at)
        return season


def _check_room(league: League) -> None:
    if len(league.servers) >= MOST_SERVERS:
        raise Refused(LEAGUE_FULL, MOST_SERVERS)
