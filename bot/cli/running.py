"""`dvonn-bot run`."""

from bot.app import run
from bot.logs import set_up_logging
from bot.settings import Settings


async def run_bot(settings: Settings) -> None:
    """Run the bot until it is stopped. Raises what `run` raises."""
    set_up_logging(
        settings.logging_level, as_json=settings.log_format == "json", process=settings.cluster or "1/1"
    )
    await run(settings)
