"""`dvonn-bot ratings`: how many games and players are rated; with `--recompute` all ratings are computed again."""

from datetime import UTC, datetime

from bot.cli.command import OperatingError, tell
from bot.features import define_tables
from bot.features.ratings.service import Ratings
from bot.settings import Settings
from bot.storage import Store
from bot.storage.checks import condition_of

define_tables()


async def show_ratings(settings: Settings, *, recompute: bool) -> None:
    """Count the rated games and players or, with `recompute`, compute all ratings again, and print the outcome.

    This also works while the bot runs: the end of a match waits until the new ratings are stored.
    """
    found = await condition_of(settings.database_url)
    if found is None or found.lacking != 0:
        raise OperatingError(
            "DATABASE_URL: there is no database of this version of the bot: start the bot first."
        )
    store = Store.connected(settings.database_url)
    try:
        ratings = Ratings(store, clock=lambda: datetime.now(UTC))
        if not recompute:
            known = await ratings.known()
            tell(f"Rated games: {known.games}. Players with a rating: {known.players}.")
            return
        await ratings.fill_in()
        computed = await ratings.recompute()
    finally:
        await store.close()
    tell(f"Computed again: {computed.games} rated games of {computed.players} players.")
    if computed.changed:
        tell(f"Ratings that have changed: {computed.changed}, by up to {computed.largest} points.")
    else:
        tell("No rating has changed.")
