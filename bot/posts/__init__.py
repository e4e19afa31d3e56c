"""The messages that the bot posts in channels and sends as direct messages."""
