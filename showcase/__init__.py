"""Demonstrations of the bot: it runs against a playground, and two people play a recorded game."""
