"""`dvonn-bot run`."""

import logging
import platform

from bot.app import run
from bot.process.logs import set_up_logging
from bot.process.settings import Settings, unknown_settings
from bot.process.version import discord_py, version

log = logging.getLogger(__name__)


async def run_bot(settings: Settings) -> None:
    """Run the bot until it is stopped. Raises what `run` raises."""
    set_up_logging(
        settings.logging_level, as_json=settings.log_format == "json", process=settings.cluster or "1/1"
    )
    log.info("dvonn-bot %s, Python %s, discord.py %s", version(), platform.python_version(), discord_py())
    for name, meant in unknown_settings().items():
        log.warning("%s is not a setting%s", name, f": {meant}?" if meant else "")
    await run(settings)
