"""Plans: moves that are played as soon as one's turn comes."""

from bot.features.plans import commands, controls

__all__ = ["commands", "controls"]
