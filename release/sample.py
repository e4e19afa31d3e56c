"""A database with matches of several kinds: the packages are tried with it, and each release keeps one.

    python release/sample.py sqlite+aiosqlite:///dvonn.db

It needs only the bot's packages, so any environment with the bot can run it.
"""

import asyncio
import random
import sys
from datetime import UTC, datetime, timedelta

from bot.domain import (
    ChannelId,
    ColourChoice,
    GuildId,
    MatchId,
    OfferKind,
    Pace,
    Person,
    Players,
    Setup,
    Stakes,
    UserId,
    Venue,
)
from bot.features import declare
from bot.features.ratings import service  # noqa: F401  rates each match that ends
from bot.services.challenges import Challenges
from bot.services.match_lifecycle import begin_match, set_up
from bot.services.matches import Matches
from bot.storage import Store
from dvonn import Game, Space

ANNA, BEN, CLEO = (
    Person(UserId(1000 + number), name) for number, name in enumerate(("Anna", "Ben", "Cleo"), 1)
)
HERE, ELSEWHERE = Venue(GuildId(1), ChannelId(11)), Venue(GuildId(2), ChannelId(21))
MATCHES = 6
BEGUN = datetime(2026, 5, 4, 12, tzinfo=UTC)
"""When the first match begins. Everything else happens in the minutes after that."""


class Sample:
    """The services, with a clock that advances by a second whenever it is read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rng = random.Random(4242)  # noqa: S311  for the same games each time
        self._now = BEGUN
        self.matches = Matches(store, clock=self._clock)
        self.challenges = Challenges(store, clock=self._clock, rng=self._rng)

    def _clock(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now

    async def begin(self, setup: Setup, white: Person, black: Person, venue: Venue = HERE) -> MatchId:
        async with self._store.write() as uow:
            for person in (white, black):
                await uow.people.remember(person)
            match = await begin_match(
                uow,
                venue,
                Players(white=white.id, black=black.id),
                setup,
                set_up(setup, Game(), self._rng),
                pace=Pace.NONE,
                in_thread=False,
                at=self._clock(),
                stakes=Stakes.RATED,
            )
            return match.id

    async def play(self, match_id: MatchId, moves: int) -> None:
        """Play up to so many moves at random."""
        for _ in range(moves):
            async with self._store.read() as uow:
                match = await uow.matches.find(match_id)
            if match.player_to_move is None:
                return
            move = self._rng.choice(match.position.legal_moves())
            await self.matches.play(match_id, move, by=match.player_to_move, sure=True)


async def fill(url: str) -> None:
    """Fill an empty database; it is migrated first."""
    declare()
    store = await Store.open(url)
    try:
        await _fill(Sample(store))
    finally:
        await store.close()


async def _fill(sample: Sample) -> None:
    placing = await sample.begin(Setup.FULL, ANNA, BEN)
    await sample.play(placing, 12)
    await sample.matches.plan_spaces(placing, [Space.parse("a1"), Space.parse("a2")], by=BEN.id)
    full = await sample.begin(Setup.FULL, BEN, ANNA)
    await sample.play(full, 52)
    over = await sample.begin(Setup.RANDOM, ANNA, BEN)
    await sample.play(over, 100)
    resigned = await sample.begin(Setup.RANDOM, CLEO, ANNA)
    await sample.play(resigned, 20)
    await sample.matches.resign(resigned, by=CLEO.id)
    undone = await sample.begin(Setup.RANDOM, BEN, CLEO)
    await sample.play(undone, 3)
    await sample.matches.offer(undone, OfferKind.UNDO, by=BEN.id)
    await sample.matches.accept_offer(undone, OfferKind.UNDO, by=CLEO.id)
    elsewhere = await sample.begin(Setup.RANDOM, CLEO, ANNA, ELSEWHERE)
    await sample.play(elsewhere, 4)
    declined = await sample.challenges.challenge(HERE, CLEO, BEN, ColourChoice.WHITE, Setup.FULL)
    await sample.challenges.decline(declined.id, BEN.id, "Not today.")
    await sample.challenges.challenge(HERE, ANNA, None, ColourChoice.RANDOM, Setup.FULL)


if __name__ == "__main__":
    asyncio.run(fill(sys.argv[1]))
