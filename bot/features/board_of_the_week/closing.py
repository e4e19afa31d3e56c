"""The end of a week: its unfinished tries end, and their boards say so."""

from bot.discord.client import DvonnClient
from bot.features.board_of_the_week.service import WeeklyBoards


class Closing:
    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    async def close_due(self) -> None:
        """Close the weeks that are over, and show the boards of the tries that end with them."""
        for match_id in await self._client.get(WeeklyBoards).close_due():
            self._client.presenter.refresh(match_id)
