"""Rates the matches that ended before ratings existed, in the background, because it can take minutes."""

from bot.background import BackgroundWork
from bot.features.ratings.service import Ratings


class Backlog(BackgroundWork):
    name = "Rating earlier matches"

    def __init__(self, ratings: Ratings) -> None:
        super().__init__()
        self._ratings = ratings

    async def work(self) -> None:
        await self._ratings.fill_in()
