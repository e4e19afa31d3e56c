"""Sentences on obstacles and missing permissions."""

import discord

from bot.catalogue import Language
from bot.domain import ChannelId, Obstacle, ObstacleKind
from bot.toolkit.words import enumerated


def describe_permissions(missing: tuple[str, ...], language: Language) -> str:
    """Describe permissions as Discord's settings name them, as part of a sentence; empty for none."""
    names = [f"**{language.say('permission-' + name.replace('_', '-'))}**" for name in missing]
    return enumerated(names, language) if names else ""


def about_missing(channel: ChannelId, missing: tuple[str, ...], language: Language) -> dict[str, str | int]:
    """Return the values for sentences on permissions missing in a channel."""
    return {
        "channel": f"<#{channel}>",
        "count": len(missing),
        "permissions": describe_permissions(missing, language),
    }


def describe_obstacle(channel: ChannelId, obstacle: Obstacle, outcome: str, language: Language) -> str:
    """Return a sentence on what keeps the bot from posting in a channel.

    `outcome` is the prefix of the catalogue key: it distinguishes a match on hold, a late message and a refused one.
    """
    about = about_missing(channel, obstacle.missing, language)
    if obstacle.kind in (ObstacleKind.GONE, ObstacleKind.PERMISSIONS):
        key = "missing-permissions" if obstacle.missing else "no-channel"
        return language.say(f"{outcome}-{key}", **about)
    until = discord.utils.format_dt(obstacle.until, "f") if obstacle.until else ""
    return language.say(f"{outcome}-{obstacle.kind}", until=until, **about)
