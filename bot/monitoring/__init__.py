"""Health and metrics over HTTP for operators; off unless a port is set."""

from bot.monitoring.figures import Figures, Readings
from bot.monitoring.server import HEALTH, PATIENCE, MonitoringServer

__all__ = ["HEALTH", "PATIENCE", "Figures", "MonitoringServer", "Readings"]
