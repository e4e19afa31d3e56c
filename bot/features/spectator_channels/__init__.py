"""Channels for spectators."""

from bot.features.spectator_channels import commands, controls

__all__ = ["commands", "controls"]
