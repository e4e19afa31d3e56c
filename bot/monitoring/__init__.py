"""Health and metrics over HTTP for operators; off unless a port is set."""

from bot.monitoring.figures import Figures
from bot.monitoring.server import HEALTH, Server

__all__ = ["HEALTH", "Figures", "Server"]
