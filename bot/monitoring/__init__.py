"""Health and metrics over HTTP for operators; off unless a port is set."""

from bot.monitoring.figures import Figures, Readings
from bot.monitoring.server import HEALTH, LIVE, PATIENCE, MonitoringServer

__all__ = ["HEALTH", "LIVE", "PATIENCE", "Figures", "MonitoringServer", "Readings"]
