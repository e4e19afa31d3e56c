"""The settings of a server for its matches."""

from bot.features.server_settings import commands, controls

__all__ = ["commands", "controls"]
