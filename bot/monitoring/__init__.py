"""Health and metrics over HTTP for operators; off unless a port is set."""

from bot.monitoring.figures import Figures
from bot.monitoring.server import Server

__all__ = ["Figures", "Server"]
