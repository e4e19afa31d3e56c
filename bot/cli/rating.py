"""`dvonn-bot ratings`: how many games and players are rated; with `--recompute` all ratings are computed again."""

from datetime import UTC, datetime

from bot.cli.command import tell
from bot.cli.stores import current_store
from bot.features import define_tables
from bot.features.ratings.service import Ratings
from bot.settings import Settings

define_tables()


async def show_ratings(settings: Settings, *, recompute: bool) -> None:
    """Count the rated games and players or, with `recompute`, compute all ratings again, and print the outcome.

    This also works while the bot runs: the end of a match waits until the new ratings are stored.
    """
    async with current_store(settings) as store:
        ratings = Ratings(store, clock=lambda: datetime.now(UTC))
        if not recompute:
            known = await ratings.known()
            tell(f"Rated games: {known.games}. Players with a rating: {known.players}.")
            return
        await ratings.fill_in()
        computed = await ratings.recompute()
    tell(f"Computed again: {computed.games} rated games of {computed.players} players.")
    if computed.changed:
        tell(f"Ratings that have changed: {computed.changed}, by up to {computed.largest} points.")
    else:
        tell("No rating has changed.")
