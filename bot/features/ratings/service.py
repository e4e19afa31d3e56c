"""The service for ratings: rates a match in the transaction that ends it, and can compute all ratings again."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.domain.challenge import LONGEST_REASON
from bot.domain.ids import GuildId, MatchId, UserId, is_former
from bot.domain.match import Match
from bot.domain.moderation import AuditAction, AuditEntry
from bot.domain.notifications import DirectMessageKind
from bot.domain.rating import Stakes
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.results import PlayerResult, is_short, results_of
from bot.features.ratings.computing import NEWCOMER, Computed, Standing, compute, standings_before
from bot.features.ratings.repository import STANDING_TABLE, PlayerRating, RatingRepository
from bot.services.match_lifecycle import at_the_end
from bot.services.match_resolution import match_of_server
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import standing_changed

BATCH = 20
"""How many matches that ended before ratings existed get their results in one transaction."""


@at_the_end
async def rate_match(uow: UnitOfWork, match: Match) -> None:
    """Store the results of a match between people and rate it.

    As the same transaction ends the match, no game is missed or counted twice, even if the process is killed.
    """
    if match.computer is not None or match.venue.is_direct:
        return
    results = results_of(match)
    if not results:
        return
    repository = RatingRepository(uow)
    await repository.lock()
    counts = await _store_results(repository, match, results)
    if counts and match.is_rated:
        await _rate_from(repository, results[0].at)
        await standing_changed(uow.views, STANDING_TABLE, match.venue.guild, results[0].at)


async def _store_results(
    repository: RatingRepository, match: Match, results: tuple[PlayerResult, ...]
) -> bool:
    """Store the results of a match, and where its players have played; return whether it counts if it is rated."""
    counts = await _counts(repository, match, results)
    await repository.add_results(match.id, results, counts=counts)
    await repository.add_places(match, [result.user for result in results], results[0].at)
    return counts


async def _counts(repository: RatingRepository, match: Match, results: tuple[PlayerResult, ...]) -> bool:
    """Whether a match counts if it is rated.

    A match that was over too soon doesn't count, nor does a loss on time by a player who hasn't moved in any match
    since their previous loss on time.
    """
    if is_short(match):
        return False
    for result in results:
        if result.is_lost_on_time and match.is_rated:
            before = await repository.lost_on_time(result.user, result.at, but=match.id)
            if before is not None and not await repository.has_moved(result.user, before, result.at):
                return False
    return True


async def match_to_take_out(uow: UnitOfWork, match_id: MatchId, guild: GuildId, *, by: UserId) -> Match:
    """Return a finished, rated match of a server. Raises `Refused`: NO_SUCH_MATCH, OWN_MATCH, NOT_RATED."""
    match = await match_of_server(uow, match_id, guild)
    match.check_uninvolved(by)
    if not match.is_rated or not results_of(match):
        raise Refused(RefusalReason.NOT_RATED, match)
    return match


async def _count_next_loss_on_time(uow: UnitOfWork, taken_out: MatchId, loss: PlayerResult) -> None:
    """Let a player's next loss on time count if it didn't because of the one that a manager has taken out."""
    repository = RatingRepository(uow)
    following = await repository.next_lost_on_time(loss.user, loss.at, but=taken_out)
    if following is None or not await repository.counts(taken_out):
        return
    if not is_short(await uow.matches.find(following)):
        await repository.count(following)


async def _rate_from(repository: RatingRepository, moment: datetime) -> None:
    """Rate all games that ended at `moment` or later; usually only the one that has just ended."""
    entries = await repository.entries(moment)
    before = standings_before(entries)
    known = await repository.ratings({entry.user for entry in entries})
    for user, rating in known.items():
        before.setdefault(user, Standing(rating.strength, rating.last_at))
    computed = await asyncio.to_thread(compute, entries, before)
    games = Counter({user: rating.games for user, rating in known.items()})
    games.update(computed.rated)
    games.subtract(computed.rated_before)
    await repository.record(computed.changes)
    await repository.save(_ratings(computed, games), known)


def _ratings(computed: Computed, games: Counter[UserId]) -> dict[UserId, PlayerRating]:
    """Return the ratings of the players who have rated games."""
    return {
        user: PlayerRating(standing.strength, games[user], standing.last_at)
        for user, standing in computed.standings.items()
        if games[user] and standing.last_at is not None
    }


@dataclass(frozen=True, slots=True)
class Recomputed:
    """The outcome of computing all ratings again."""

    games: int
    players: int
    changed: int
    """The number of players whose rating, in whole points, has changed."""
    largest: int
    """The largest change, in whole points."""


class Ratings:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def fill_in(self) -> None:
        """Store the results of matches that ended before ratings existed, and then compute all ratings again."""
        found = False
        while await self._fill_in_some():
            found = True
        if found:
            await self.recompute()

    @retried
    async def _fill_in_some(self) -> bool:
        async with self._store.write() as uow:
            repository = RatingRepository(uow)
            await repository.lock()
            waiting = await repository.to_rate(BATCH)
            matches = await uow.matches.find_each(waiting)
            for match_id in waiting:
                match = matches[match_id]
                found = await asyncio.to_thread(results_of, match)  # replays the match
                results = tuple(each for each in found if not is_former(each.user))
                if results:
                    await _store_results(repository, match, results)
            await repository.has_results(waiting)
            return bool(waiting)

    @retried
    async def recompute(self) -> Recomputed:
        """Compute all ratings again, from the games in the order in which they ended.

        Most of the work is done before the transaction that stores the outcome, because other writers wait for that
        one.
        """
        async with self._store.read() as uow:
            entries = await RatingRepository(uow).entries()
        computed = await asyncio.to_thread(compute, entries, {})
        async with self._store.write() as uow:
            repository = RatingRepository(uow)
            await repository.lock()
            before = await repository.all_ratings()
            current = await repository.entries()
            if current != entries:  # a game has ended meanwhile
                entries, computed = current, await asyncio.to_thread(compute, current, {})
            after = _ratings(computed, computed.rated)
            await repository.record(computed.changes)
            await repository.save(after, before)
        shifts = [_shift(before.get(user), after.get(user)) for user in {*before, *after}]
        games = len({entry.match for entry in entries if entry.counts})
        return Recomputed(games, len(after), sum(map(bool, shifts)), max(shifts, default=0))

    @retried
    async def take_out(self, match_id: MatchId, guild: GuildId, *, by: UserId, reason: str = "") -> Match:
        """Take a finished match of a server out of the ratings, rate the later games again, and tell both players.

        Raises what `match_to_take_out` raises.
        """
        async with self._store.write() as uow:
            match = await match_to_take_out(uow, match_id, guild, by=by)
            results = results_of(match)
            repository = RatingRepository(uow)
            await repository.lock()
            await uow.matches.set_stakes(match_id, Stakes.REMOVED)
            await uow.boards.redraw(match_id)
            for result in results:
                if result.is_lost_on_time:
                    await _count_next_loss_on_time(uow, match_id, result)
            await _rate_from(repository, results[0].at)
            for player in match.people:
                if not is_former(player):
                    await uow.direct_messages.write(DirectMessageKind.UNRATED, player, match_id)
            await standing_changed(uow.views, STANDING_TABLE, guild, self._clock())
            words = reason.strip()[:LONGEST_REASON]
            await uow.audit_log.add(
                AuditEntry(guild, AuditAction.UNRATE, by, self._clock(), number=match_id, reason=words)
            )
            return await uow.matches.find(match_id)

    async def known(self) -> Recomputed:
        """Count the rated games and the players with a rating, without computing anything."""
        async with self._store.read() as uow:
            repository = RatingRepository(uow)
            entries, known = await repository.entries(), await repository.all_ratings()
        return Recomputed(len({entry.match for entry in entries if entry.change}), len(known), 0, 0)

    async def rating(self, user: UserId) -> PlayerRating | None:
        async with self._store.read() as uow:
            return (await RatingRepository(uow).ratings([user])).get(user)


def _shift(before: PlayerRating | None, after: PlayerRating | None) -> int:
    """Return by how many whole points a rating has changed; a missing rating counts as a newcomer's."""
    one, other = (NEWCOMER.strength if each is None else each.strength for each in (before, after))
    return abs(round(one.rating) - round(other.rating))
