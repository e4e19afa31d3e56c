"""The service for managers: their actions on matches, challenges and users, and the audit log of these actions.

Each action and its audit entry are one transaction. The caller checks that the user is a manager.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.challenge import LONGEST_REASON, Challenge, ChallengeState
from bot.domain.ids import ChallengeId, GuildId, MatchId, UserId
from bot.domain.match import Match
from bot.domain.moderation import AuditAction, AuditEntry, Ban, DeclaredAction
from bot.domain.refusals import Refused
from bot.features.moderation.refusals import NOT_BANNED
from bot.services.match_lifecycle import continue_match
from bot.services.match_resolution import match_of_server
from bot.storage import Store, UnitOfWork, retried

BAN = "ban"
"""The direct message to a user who was banned in a server, or whose ban was lifted."""

EXPORT = DeclaredAction("export")
"""Matches of the server were exported."""


class Moderation:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # cancelling

    async def match_to_cancel(self, match_id: MatchId, guild: GuildId, *, by: UserId) -> Match:
        """Return a running match of a server. Raises `Refused`: NO_SUCH_MATCH, OWN_MATCH, MATCH_OVER."""
        async with self._store.read() as uow:
            match = await match_of_server(uow, match_id, guild)
        match.check_uninvolved(by)
        match.cancel(self._clock())  # raises if it can't be cancelled
        return match

    @retried
    async def cancel_match(self, match_id: MatchId, guild: GuildId, *, by: UserId, reason: str = "") -> Match:
        """End a match of a server without a result. Raises what `match_to_cancel` raises."""
        async with self._store.write() as uow:
            match, at, words = await match_of_server(uow, match_id, guild), self._clock(), _shortened(reason)
            match.check_uninvolved(by)
            after = await continue_match(uow, match, match.cancel(at, words))
            await uow.audit_log.add(
                AuditEntry(guild, AuditAction.CANCEL_MATCH, by, at, number=match_id, reason=words)
            )
            return after

    async def challenge_to_cancel(self, challenge_id: ChallengeId, guild: GuildId) -> Challenge:
        """Return an open challenge of a server. Raises what `Challenge.check_cancellation` raises."""
        async with self._store.read() as uow:
            return await self._open(uow, challenge_id, guild)

    @retried
    async def cancel_challenge(
        self, challenge_id: ChallengeId, guild: GuildId, *, by: UserId, reason: str = ""
    ) -> Challenge:
        """Close an open challenge of a server. Raises what `Challenge.check_cancellation` raises."""
        async with self._store.write() as uow:
            challenge, at, words = (
                await self._open(uow, challenge_id, guild),
                self._clock(),
                _shortened(reason),
            )
            closed = await uow.challenges.close(challenge, ChallengeState.CANCELLED, at, reason=words)
            await uow.audit_log.add(
                AuditEntry(guild, AuditAction.CANCEL_CHALLENGE, by, at, number=challenge_id, reason=words)
            )
            return closed

    async def _open(self, uow: UnitOfWork, challenge_id: ChallengeId, guild: GuildId) -> Challenge:
        challenge = await uow.challenges.find(challenge_id)
        if challenge.state is ChallengeState.OPEN and challenge.expires_at <= self._clock():
            challenge = replace(challenge, state=ChallengeState.EXPIRED)
        challenge.check_cancellation(guild)
        return challenge

    # bans

    @retried
    async def ban(
        self, guild: GuildId, whom: UserId, *, by: UserId, reason: str = ""
    ) -> tuple[Ban, Sequence[Challenge]]:
        """Ban a user from challenges in a server, and notify the user; running matches continue.

        Returns the ban and the open challenges of the server that it closes: those that the user made or is named in.
        The reason of an existing ban is replaced.
        """
        async with self._store.write() as uow:
            await uow.people.hold(whom)  # otherwise the user could begin a challenge or match meanwhile
            at, words = self._clock(), _shortened(reason)
            before = await uow.bans.find(guild, whom)
            if before and before.reason == words:
                return before, ()
            ban = Ban(guild, whom, before.since if before else at, words)
            await uow.bans.save(ban)
            closed = await self._close_all(uow, guild, whom, at)
            await uow.audit_log.add(AuditEntry(guild, AuditAction.BAN, by, at, whom=whom, reason=words))
            await uow.direct_messages.write(BAN, whom, guild)
            return ban, closed

    async def _close_all(
        self, uow: UnitOfWork, guild: GuildId, whom: UserId, at: datetime
    ) -> Sequence[Challenge]:
        closed = []
        for challenge in await uow.challenges.open_of(whom):
            if challenge.venue.guild == guild:
                with contextlib.suppress(Refused):  # answered or withdrawn meanwhile
                    closed.append(await uow.challenges.close(challenge, ChallengeState.CANCELLED, at))
        return closed

    @retried
    async def unban(self, guild: GuildId, whom: UserId, *, by: UserId) -> None:
        """Lift a ban, and notify the user. Raises `Refused`: NOT_BANNED."""
        async with self._store.write() as uow:
            await uow.people.hold(whom)
            if not await uow.bans.lift(guild, whom):
                raise Refused(NOT_BANNED, whom)
            await uow.audit_log.add(AuditEntry(guild, AuditAction.UNBAN, by, self._clock(), whom=whom))
            await uow.direct_messages.write(BAN, whom, guild)

    # exporting

    @retried
    async def note_export(self, guild: GuildId, matches: int, *, by: UserId) -> None:
        """Log that a number of the server's matches were exported."""
        async with self._store.write() as uow:
            await uow.audit_log.add(AuditEntry(guild, EXPORT, by, self._clock(), number=matches))


def _shortened(reason: str) -> str:
    return reason.strip()[:LONGEST_REASON]
