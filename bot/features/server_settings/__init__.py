"""What a server settles for its matches."""

from bot.features.server_settings import commands, controls

__all__ = ["commands", "controls"]
