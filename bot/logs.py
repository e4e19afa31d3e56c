"""The log: it tells what happened and where, but no token and nothing personal."""

import logging

import discord


def set_up_logging(level: int) -> None:
    """Log to stderr. discord.py's own DEBUG lines hold whole messages and tokens: they are never logged."""
    discord.utils.setup_logging(level=level)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    discord.VoiceClient.warn_nacl = False  # the bot has no voice, and nobody misses it
    discord.VoiceClient.warn_dave = False


def in_short(error: BaseException) -> str:
    """An error without addresses, which may hold an interaction's token: its name and Discord's codes."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status} (code {error.code})"
    return type(error).__name__
