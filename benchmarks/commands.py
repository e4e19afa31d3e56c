"""The size of the commands against Discord's limits, counted as Discord does: each text in its longest language.

    python -m benchmarks.commands

Prints for `/dvonn` and `/dvonn-admin` the characters of all names, descriptions and values, each in its longest
language and in each language alone; the entries on the first level; and the largest number of options of a command.
The exit status is 1 if a limit is exceeded.

https://docs.discord.com/developers/interactions/application-commands#limits
"""

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.catalogue import languages
from bot.requests.command_tree import CatalogueTranslator
from tests.bot.registered import GROUPS

DISCORDS_CHARACTERS, MOST_CHARACTERS = 8000, 3500
"""Discord's limit of characters, and our own, which leaves room to grow."""

DISCORDS_ENTRIES, MOST_ENTRIES = 25, 16
"""The limits on entries on the first level: Discord's, and our own."""

MOST_OPTIONS = 25

Told = dict[str, Any]
"""A command, an option or a choice, as sent to Discord."""


async def told(command: app_commands.Group | app_commands.ContextMenu) -> Told:
    """Return a command with its translations, as sent to Discord."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return await command.get_translated_payload(tree, CatalogueTranslator())


def parts(command: Told) -> Iterator[Told]:
    """Yield a command and its subcommands, options and choices."""
    yield command
    for under in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(under)


def texts(part: Told, which: str, locale: str | None = None) -> list[str]:
    """Return a name or description in each language, or in one alone."""
    usual = str(part.get(which, ""))
    translated: dict[str, str] = part.get(f"{which}_localizations") or {}
    return [usual, *translated.values()] if locale is None else [translated.get(locale, usual)]


def characters(command: Told, locale: str | None = None) -> int:
    """Count the characters of a command: in one language, or each text in its longest one."""
    return sum(
        max(len(text) for text in texts(part, which, locale))
        for part in parts(command)
        for which in ("name", "description")
    ) + sum(len(str(part["value"])) for part in parts(command) if "value" in part)


def most_options(command: Told) -> int:
    """Return the largest number of options or subcommands on one level."""
    return max(len(part.get("options", ())) for part in parts(command))


async def main() -> int:
    """Print the figures and return the exit status."""
    fits = True
    for group in GROUPS:
        command = await told(group)
        size, entries = characters(command), len(command["options"])
        alone = ", ".join(f"{each.tag} {characters(command, _locale(each.tag)):,}" for each in languages())
        print(
            f"/{command['name']}: {size:,} of {DISCORDS_CHARACTERS:,} characters (at most {MOST_CHARACTERS:,})"
        )
        print(f"  alone: {alone}")
        print(f"  {entries} of {DISCORDS_ENTRIES} entries on the first level (at most {MOST_ENTRIES})")
        print(f"  {most_options(command)} of {MOST_OPTIONS} options or commands on one level")
        fits &= size <= MOST_CHARACTERS and entries <= MOST_ENTRIES and most_options(command) <= MOST_OPTIONS
    return 0 if fits else 1


def _locale(tag: str) -> str:
    """Return Discord's locale for a catalogue's language tag."""
    return next(str(locale) for locale in discord.Locale if str(locale).startswith(tag))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
