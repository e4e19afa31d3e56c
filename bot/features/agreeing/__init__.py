"""What needs the other player's word or one's own: undo, draw, resigning."""

from bot.features.agreeing import commands, controls

__all__ = ["commands", "controls"]
