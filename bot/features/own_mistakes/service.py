"""The service for users' own mistakes: which return when, and what the latest games have in common."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.domain.computer import JudgedMove
from bot.domain.ids import EVERY_SERVER, MatchId, UserId
from bot.domain.match import Listing
from bot.domain.seen_review import SeenReview
from bot.features.own_mistakes.latest_games import LATEST, LatestGames, given_away, look_at, players_colour
from bot.features.own_mistakes.learning import Mistake, after_answer, first_return, mistakes_in
from bot.features.own_mistakes.repository import OwnMistakeRepository
from bot.storage import Store, UnitOfWork, retried

MOST_MOVES = 6
"""How many moves of the better line are stored, passes included."""


async def keep_mistakes(uow: UnitOfWork, seen: SeenReview) -> None:
    """Store a player's mistakes and what they cost when the player sees the review; known ones stay as they are."""
    mistakes = OwnMistakeRepository(uow)
    due_at = first_return(seen.at)
    found = mistakes_in(seen.match, seen.review, seen.colour)
    await mistakes.add(seen.player, [_mistake(seen.match.id, judged, due_at) for judged in found])
    given = await asyncio.to_thread(given_away, seen.match, seen.review, seen.colour)
    await mistakes.keep_given_away(seen.player, seen.match.id, given)


def _mistake(match: MatchId, judged: JudgedMove, due_at: datetime) -> Mistake:
    return Mistake(match, judged.ply, judged.before.line[:MOST_MOVES], due_at)


class OwnMistakes:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def answer(self, user: UserId, mistake: Mistake, *, right: bool) -> tuple[Mistake, bool]:
        """Record an answer; return the mistake as it is now, and whether a right answer counted.

        A mistake that was deleted meanwhile stays deleted.
        """
        at = self._clock()
        async with self._store.write() as uow:
            await uow.people.hold(user)
            known = await OwnMistakeRepository(uow).find(user, mistake.match, mistake.ply)
            if known is None:
                return mistake, False
            after = after_answer(known, at, right=right)
            if after != known:
                await OwnMistakeRepository(uow).save(user, after)
        return after, after.solved > known.solved

    async def latest_games(self, user: UserId) -> LatestGames:
        """Look at a user's latest finished games, on all servers."""
        async with self._store.read() as uow:
            listing = Listing(user, EVERY_SERVER, finished=True)
            heads = await uow.matches.heads(listing, most=2 * LATEST)  # some may have been cancelled
            matches = await uow.matches.find_each([head.id for head in heads])
            given = await OwnMistakeRepository(uow).given_away(user, [head.id for head in heads])
        found = [matches[head.id] for head in heads if head.id in matches]
        games = [(match, colour) for match in found if (colour := players_colour(match, user))][:LATEST]
        shown = [given[match.id] for match, _ in games if match.id in given]
        return await asyncio.to_thread(look_at, games, shown)
