"""Users, names and lists as text, and the accent colours of messages."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import discord

from bot.catalogue import Language
from bot.domain import UserId
from bot.domain.ids import is_former
from dvonn import Colour

ACCENTS = {Colour.WHITE: 0xA8834F, Colour.BLACK: 0x6B7F99}
"""Accent colours by side to move; both are visible on Discord's dark and light themes."""

GOLD = 0xB08318
"""The accent colour of results."""

DANGER = 0xE5393F
"""The accent colour of confirmations of irreversible actions; informational pages have none."""


def accent(to_move: Colour | None) -> int:
    return ACCENTS[to_move] if to_move else GOLD


LONGEST_NAME = 40
"""The length at which names on a line with other text are cut."""


Names = Mapping[UserId, str]
NOBODY: Names = MappingProxyType({})


def mention(user: UserId, language: Language) -> str:
    """Return a user's mention. Where it doesn't ping, a name takes its place when the page is sent."""
    return language.say("former-player") if is_former(user) else f"<@{user}>"


def calling(users: Iterable[int], text: str) -> str:
    """Put the mentions of those users before a text whom it doesn't mention."""
    mentions = (f"<@{user}>" for user in users)
    return " ".join((*(each for each in mentions if each not in text), text))


def name(user: UserId, names: Mapping[UserId, str], language: Language) -> str:
    """Return a user's name on one line, at most 40 characters; a word for it if no name is known."""
    if is_former(user):
        return language.say("former-player")
    return " ".join(names.get(user, "").split())[:LONGEST_NAME] or language.say("unknown-user")


def named(user: UserId, names: Names, language: Language) -> str:
    """Return a user's name, or their mention if the name isn't known."""
    return escaped_name(user, names, language) if user in names else mention(user, language)


def escaped_name(user: UserId, names: Names, language: Language) -> str:
    """Return a user's name, or a word for it, as a part of a text: at most 40 characters with what escapes them."""
    shown = name(user, names, language)
    while len(quoted(shown)) > LONGEST_NAME:
        shown = shown[:-1]
    return quoted(shown)


TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Bidirectional control characters."""

LINKING = re.compile(r"(?<=\w)[.:/](?=[\w/])")
"""The punctuation by which Discord detects URLs and invites."""

NO_WIDTH = "\u200b"
"""The zero-width space."""


def quoted(text: str) -> str:
    """Escape user input: it can't format, link, ping, or change the text direction.

    URLs, invites, channels, timestamps and emojis stay visible as plain characters.
    """
    plain = discord.utils.escape_markdown(TURNING.sub("", text), ignore_links=False).replace("<", r"\<")
    return discord.utils.escape_mentions(LINKING.sub(rf"\g<0>{NO_WIDTH}", plain))


def listed(them: Iterable[object], language: Language) -> str:
    """Join texts with the language's list separator."""
    return language.say("list-comma").join(map(str, them))


def enumerated(them: Iterable[object], language: Language) -> str:
    """Join texts into a part of a sentence: "c3, d4 and e2". There must be at least one."""
    *others, last = map(str, them)
    if not others:
        return last
    return language.say("list-and", others=listed(others, language), last=last, letter=last[:1].lower())


def dotted(parts: Iterable[str], language: Language) -> str:
    """Join short facts on one line: "c3 · stack of 2"."""
    return language.say("list-dot").join(parts)


def signed(number: int) -> str:
    """Write a number with its sign: "+6", "−15"."""
    return f"{number:+}".replace("-", "−")


def in_a_row(sentences: Iterable[str], language: Language) -> str:
    """Join sentences, skipping empty ones."""
    return language.say("list-sentences").join(filter(None, sentences))
