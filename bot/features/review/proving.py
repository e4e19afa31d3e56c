"""Proves how finished matches ended, in the background.

While a position of the game is in play elsewhere, the proof waits, as reviews do.
"""

import asyncio
from datetime import datetime, timedelta

from bot.discord.client import DvonnClient
from bot.domain import Match, MatchId
from bot.domain.proved import ProvedEnding, proved_ending
from bot.domain.refusals import Protected
from bot.features.review.repository import EndingRepository
from bot.features.review.service import ProvedEndings
from bot.services import Reviews
from bot.services.fair_play import RequestedPositions, find_in_play

UNTIL_SHOWN = timedelta(minutes=1)
"""How long to wait for a card that isn't shown yet."""

LOOK_AGAIN = timedelta(hours=1)
"""How often to check whether a running match still protects a game; a secret board does until its occasion ends."""


class Proving:
    """Proves endings, and has the proofs shown on result cards."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    async def search(self, about: int) -> datetime | None:
        """Prove the ending of a match, or return when to try again."""
        due = await self._client.get(ProvedEndings).to_prove(MatchId(about))
        if due.waits_for_card:
            return self._client.clock() + UNTIL_SHOWN
        if until := await self._protected_until(due.match):
            return until
        await self._prove(due.match)
        return None

    async def _prove(self, match: Match) -> None:
        endings, presenter = self._client.get(ProvedEndings), self._client.presenter
        async with self._client.store.read() as uow:
            known = await EndingRepository(uow).find(match.id)  # from a review that a player has seen
        ending = known or await self._proof(match)
        if await endings.keep(match, ending):
            presenter.refresh(match.id)
        presenter.renew_panels(match.id)

    async def _proof(self, match: Match) -> ProvedEnding:
        """Raises `TimeoutError` if the engine is too busy."""
        review = await self._client.get(Reviews).ending(match.game, match=MatchId(-match.id))
        return await asyncio.to_thread(proved_ending, match, review)

    async def _protected_until(self, match: Match) -> datetime | None:
        """Return when to look again if something protects a position of the game; None if nothing does."""
        at, wanted = self._client.clock(), RequestedPositions.game(match.game)
        for player in match.people:
            if found := await find_in_play(self._client.store, wanted, at=at, asked_by=player):
                return found.until if isinstance(found, Protected) else at + LOOK_AGAIN
        return None
