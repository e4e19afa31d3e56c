"""The thread of a match that has one of its own."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.ui.words import name

LONGEST = 100
"""Characters of a thread's name (https://discord.com/developers/docs/resources/channel#channel-object)."""


def thread_name(match: Match, names: Mapping[UserId, str], language: Language) -> str:
    """The name of a match's thread, after its players: "DVONN 12: Anna – Ben"."""
    return language.say(
        "thread-name",
        match=match.id,
        white=name(match.players.white, names, language),
        black=name(match.players.black, names, language),
    )[:LONGEST]


def harmless_name(match: Match, language: Language) -> str:
    """The name of the thread where a server's moderation takes none with these players: "DVONN 12"."""
    return language.say("thread-name-alone", match=match.id)
