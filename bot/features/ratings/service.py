"""The service for ratings: rates a match in the transaction that ends it, and can compute all ratings again."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.domain.challenge import LONGEST_REASON
from bot.domain.events import Event
from bot.domain.glicko import Strength
from bot.domain.ids import GuildId, MatchId, UserId, is_former
from bot.domain.match import Match
from bot.domain.moderation import AuditAction, AuditEntry
from bot.domain.rating import Stakes
from bot.domain.rating_history import Recomputed, Standing, recomputed
from bot.domain.refusals import Refused
from bot.domain.results import PlayerResult, is_short, results_of
from bot.features.ratings.computing import Computed, RatedGame, compute, standings_before
from bot.features.ratings.refusals import NOT_RATED
from bot.features.ratings.repository import STANDING_TABLE, PlayerRating, RatingRepository
from bot.services.match_resolution import match_of_server
from bot.services.recomputing import computed_again
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import standing_changed

BATCH = 20
"""How many matches that ended before ratings existed get their results in one transaction."""

UNRATED = "unrated"
"""The direct message about a match that a manager has taken out of the ratings."""


async def rate_match(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Store the results of an ended match between people and rate it.

    As the same transaction ends the match, no game is missed or counted twice, even if the process is killed.
    """
    if not match.is_over or match.computer is not None:
        return
    results = results_of(match)
    if not results:
        return
    repository = RatingRepository(uow)
    await repository.lock()
    counts = await _counts(repository, match, results)
    await repository.add_results(match.id, results, counts=counts)
    if not match.venue.is_direct:
        await repository.add_places(match, [result.user for result in results], results[0].at)
    if counts and match.is_rated:
        await _rate_from(repository, results[0].at)
        await standing_changed(uow.views, STANDING_TABLE, match.venue.guild, results[0].at)


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
        raise Refused(NOT_RATED, match)
    return match


async def _count_next_loss_on_time(uow: UnitOfWork, taken_out: MatchId, loss: PlayerResult) -> None:
    """Count a player's next loss on time, if only the one that a manager has taken out kept it from counting."""
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


class Ratings:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def recompute(self) -> Recomputed:
        """Compute all ratings again, from the games in the order in which they ended."""
        async with computed_again(self._store, _entries, _compute_all, lock=_lock) as (
            uow,
            entries,
            computed,
        ):
            repository = RatingRepository(uow)
            before, after = await repository.all_ratings(), _ratings(computed, computed.rated)
            await repository.record(computed.changes)
            await repository.save(after, before)
        games = len({entry.match for entry in entries if entry.counts})
        return recomputed(games, _strengths(before), _strengths(after))

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
                    await uow.direct_messages.write(UNRATED, player, guild, match_id)
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
        return Recomputed(len({entry.match for entry in entries if entry.change}), len(known))

    async def rating(self, user: UserId) -> PlayerRating | None:
        async with self._store.read() as uow:
            return (await RatingRepository(uow).ratings([user])).get(user)


async def _lock(uow: UnitOfWork) -> None:
    await RatingRepository(uow).lock()


async def _entries(uow: UnitOfWork) -> list[RatedGame]:
    return await RatingRepository(uow).entries()


def _compute_all(entries: Sequence[RatedGame]) -> Computed:
    return compute(entries, {})


def _strengths(ratings: Mapping[UserId, PlayerRating]) -> Mapping[UserId, Strength]:
    return {user: rating.strength for user, rating in ratings.items()}
