"""The service for watching: users are notified of matches that they don't play in."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.domain.events import Event
from bot.domain.ids import GuildId, MatchId, Person, UserId
from bot.domain.match import Match
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.spectators import Watcher
from bot.features.watching.refusals import WATCHED_OWN_MATCH
from bot.features.watching.repository import WatcherRepository
from bot.storage import Store, UnitOfWork, retried


class Watching:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, match_id: MatchId, user: UserId) -> tuple[Match, Watcher | None]:
        """Return a match, and how a user watches it, if they do. Raises what `watch` raises."""
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            _check(match, user)
            return match, await WatcherRepository(uow).find(match_id, user)

    @retried
    async def watch(
        self,
        match_id: MatchId,
        by: Person,
        change: Callable[[Watcher], Watcher],
        *,
        guild: GuildId | None = None,
    ) -> tuple[Match, Watcher]:
        """Begin to watch a match, or change how it is watched. Earlier events are not reported.

        `guild` is the server in which the user sees a match that is played in direct messages. Raises `Refused`:
        NO_SUCH_MATCH, WATCHED_OWN_MATCH, MATCH_OVER.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            _check(match, by.id)
            await uow.people.remember(by)
            before = await WatcherRepository(uow).find(match_id, by.id)
            if before is None or before.lost:
                before = replace(before or Watcher(match_id, by.id), told=match.number, lost=False)
            watcher = change(replace(before, guild=guild if match.venue.is_direct else None))
            await WatcherRepository(uow).save(watcher)
            return match, watcher

    @retried
    async def stop(self, match_ids: Sequence[MatchId], user: UserId) -> None:
        """Stop watching these matches, whether or not the user watched them."""
        async with self._store.write() as uow:
            for match_id in match_ids:
                await WatcherRepository(uow).stop(match_id, user)

    async def watched_by(self, user: UserId, guild: GuildId) -> Sequence[tuple[Match, Watcher]]:
        """Return what a user watches in a server, oldest match first."""
        async with self._store.read() as uow:
            watchers = await WatcherRepository(uow).of_user(user, guild)
            matches = await uow.matches.find_each([watcher.match_id for watcher in watchers])
            return [(matches[watcher.match_id], watcher) for watcher in watchers]


async def call_elsewhere(uow: UnitOfWork, match: Match, events: tuple[Event, ...]) -> None:
    """Have the processes of other servers notify those who see a match there that is played in direct messages."""
    if match.venue.is_direct:
        await WatcherRepository(uow).call_elsewhere(match.id, events[-1].at)


def _check(match: Match, user: UserId) -> None:
    if user in match.players:
        raise Refused(WATCHED_OWN_MATCH, match)
    if match.is_over:
        raise Refused(RefusalReason.MATCH_OVER, match)
