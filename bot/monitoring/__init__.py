"""Health and figures over HTTP, for whoever runs the bot: off unless a port is set."""

from bot.monitoring.figures import Figures
from bot.monitoring.server import Server

__all__ = ["Figures", "Server"]
