"""The command group, and which match its commands are about."""

import discord
from discord import app_commands

from bot.catalogue import language_for
from bot.matches import Match, MatchId
from bot.matches.refusals import Refused, Why
from bot.pages.visibility import sees
from bot.requests.answering import Interaction, user_of, venue_of


def phrase(key: str) -> app_commands.locale_str:
    """A description or the name of a choice from the catalogue; `CatalogueTranslator` finds it in other languages."""
    return app_commands.locale_str(language_for(None).say(key), key=key)


dvonn = app_commands.Group(name="dvonn", description=phrase("command-dvonn"), guild_only=True)


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


def match_number(match: int | None) -> MatchId | None:
    """The match that was named, if one was."""
    return None if match is None else MatchId(match)


async def match_to_see(interaction: Interaction, number: int | None) -> Match:
    """The match to look at. One that the user may not see is as good as none.

    Raises as `Matches.meant_to_see`.
    """
    match = await interaction.client.matches.meant_to_see(
        user_of(interaction), venue_of(interaction), match_number(number)
    )
    if not sees(interaction, match):
        raise Refused(Why.NO_SUCH_MATCH, match.id)
    return match
