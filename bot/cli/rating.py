"""`dvonn-bot ratings`: how many games, players and tries at puzzles are rated.

With `--recompute`, all ratings are computed again.
"""

from datetime import UTC, datetime

from bot.cli.command import tell
from bot.cli.stores import current_store
from bot.features import declare
from bot.features.puzzles.repository import PuzzleRepository
from bot.features.puzzles.service import PuzzleRatings
from bot.features.ratings.service import Ratings
from bot.process.settings import Settings

declare()


async def show_ratings(settings: Settings, *, recompute: bool) -> None:
    """Count what is rated or, with `recompute`, compute all ratings again, and print the outcome.

    This also works while the bot runs: ends of matches and tries at puzzles wait until the new ratings are stored.
    """
    async with current_store(settings) as store:
        ratings = Ratings(store, clock=lambda: datetime.now(UTC))
        if not recompute:
            known = await ratings.known()
            tell(f"Rated games: {known.results}. Players with a rating: {known.rated}.")
            async with store.read() as uow:
                tries = await PuzzleRepository(uow).count_results()
            tell(f"Rated tries at puzzles: {tries}.")
            return
        computed = await ratings.recompute()
        tried = await PuzzleRatings(store).recompute()
    tell(f"Computed again: {computed.results} rated games of {computed.rated} players.")
    if computed.changed:
        tell(f"Ratings that have changed: {computed.changed}, by up to {computed.largest} points.")
    else:
        tell("No rating has changed.")
    tell(f"Tries at puzzles, computed again: {tried.results}.")
    if tried.changed:
        tell(
            f"Puzzles and solvers whose rating has changed: {tried.changed}, by up to {tried.largest} points."
        )
    else:
        tell("No rating of a puzzle or solver has changed.")
