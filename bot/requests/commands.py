"""The command group, and how a handler becomes one of its commands."""

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec

import discord
from discord import app_commands

from bot.catalogue import Language, language_for
from bot.pages.answer import Answer
from bot.pages.page import Page
from bot.requests.answering import answered
from bot.requests.request import Request

P = ParamSpec("P")

Waiting = Callable[[Language], Page]
"""The text that is shown meanwhile where an answer takes a while."""


def phrase(key: str) -> app_commands.locale_str:
    """A description or the name of a choice from the catalogue; `CatalogueTranslator` finds it in other languages."""
    return app_commands.locale_str(language_for(None).say(key), key=key)


dvonn = app_commands.Group(name="dvonn", description=phrase("command-dvonn"), guild_only=True)


def command(
    name: str, *, meanwhile: Waiting | None = None
) -> Callable[[Callable[Concatenate[Request, P], Awaitable[Answer]]], app_commands.Command[Any, ..., None]]:
    """Make a handler the command `/dvonn` `name`: it is given the request and the options, and its answer is shown.

    `meanwhile` is said where the answer takes a while. discord.py reads the options from the handler's signature.
    """

    def put(
        handler: Callable[Concatenate[Request, P], Awaitable[Answer]],
    ) -> app_commands.Command[Any, ..., None]:
        return dvonn.command(name=name, description=phrase(f"command-{name}"))(answered(handler, meanwhile))

    return put


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the commands' descriptions in every language that there is a catalogue for."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  discord.py's signature
    ) -> str | None:
        """The description in a language, or None where there is no catalogue for it."""
        key, language = string.extras.get("key"), language_for(str(locale))
        if key is None or not str(locale).startswith(language.tag):
            return None
        return language.say(key)
