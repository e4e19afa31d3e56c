"""The command tree as registered with Discord: order and translations.

https://discord.com/developers/docs/interactions/application-commands#subcommands-and-subcommand-groups
"""

import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, cast

import discord
from discord import app_commands
from typing_extensions import override

from bot.catalogue import language_spoken
from bot.discord.client import DvonnClient, ResponseOutcome
from bot.discord_errors import FAILURES
from bot.domain.refusals import RefusalReason, Refused
from bot.process.logs import begin_work, in_short
from bot.requests.answering import answer
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Interaction, Request
from bot.requests.sent_options import check_options, options_of
from bot.storage.silence import limited_in_all
from bot.toolkit.answer import Answer
from bot.toolkit.page import FOR_CLUBS, FOR_EVERYBODY, FOR_MANAGERS

ORDER = (
    "dvonn challenge",
    "dvonn next",
    "dvonn games",
    "dvonn profile",
    "dvonn move",
    "dvonn puzzle",
    "dvonn watch",
    "dvonn learn",
    "dvonn rules",
    "dvonn help",
    "dvonn remind",
    "dvonn resign",
    "dvonn away",
    "dvonn preferences",
    "dvonn import",
    "dvonn forget",
    "dvonn-club opponent",
    "dvonn-club table",
    "dvonn-club mistakes",
    "dvonn-club puzzles",
    "dvonn-club archive",
    "dvonn-club week",
    "dvonn-club league",
    "dvonn-club crown",
    "dvonn-admin settings",
    "dvonn-admin follow",
    "dvonn-admin show",
    "dvonn-admin crown",
    "dvonn-admin digest",
    "dvonn-admin cancel",
    "dvonn-admin ban",
    "dvonn-admin unban",
    "dvonn-admin inspect",
    "dvonn-admin unrate",
    "dvonn-admin export",
    "dvonn-admin log",
)
"""The order in which commands are registered; those used most come first."""


FOR_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


def installed(*, for_users: bool) -> app_commands.AppInstallationType:
    """Return for whom commands are installed: for servers and, if Discord allows it, by users `for_users` themselves.

    Discord takes no command for users of an application that doesn't allow that.
    """
    return app_commands.AppInstallationType(guild=True, user=for_users)


def offered(*, for_users: bool) -> app_commands.AppCommandContext:
    """Return where commands are offered; those of users also in group chats and in direct messages with others."""
    return app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=for_users)


def commands_of(
    handlers: Handlers, *, for_users: bool
) -> Sequence[app_commands.Group | app_commands.ContextMenu]:
    """Return everything to register, `for_users` of the bot themselves as well or for servers only.

    Raises what `command_groups` raises.
    """
    menus = list(handlers.menu_commands.values())
    for each in menus:
        each.allowed_installs, each.allowed_contexts = (
            installed(for_users=for_users),
            offered(for_users=for_users),
        )
    return [*command_groups(handlers, for_users=for_users), *menus]


def command_groups(handlers: Handlers, *, for_users: bool = False) -> tuple[app_commands.Group, ...]:
    """Build the groups `/dvonn`, `/dvonn-club` and `/dvonn-admin` from a table of handlers.

    Raises `ValueError` for a command that is missing from `ORDER`.
    """
    if lost := handlers.commands.keys() - set(ORDER):
        raise ValueError(f"no place in the order for {', '.join(sorted(lost))}")
    groups = {
        FOR_EVERYBODY: app_commands.Group(
            name=FOR_EVERYBODY,
            description=phrase("command-dvonn"),
            allowed_contexts=offered(for_users=for_users),
            allowed_installs=installed(for_users=for_users),
        ),
        FOR_CLUBS: app_commands.Group(
            name=FOR_CLUBS,
            description=phrase("command-dvonn-club"),
            allowed_contexts=offered(for_users=for_users),
            allowed_installs=installed(for_users=for_users),
        ),
        FOR_MANAGERS: app_commands.Group(
            name=FOR_MANAGERS,
            description=phrase("command-dvonn-admin"),
            allowed_contexts=IN_SERVERS,
            allowed_installs=FOR_SERVERS,
            default_permissions=discord.Permissions(manage_guild=True),
        ),
    }
    for typed in ORDER:
        if command := handlers.commands.get(typed):
            groups[typed.partition(" ")[0]].add_command(command)
    return tuple(groups.values())


class CatalogueTranslator(app_commands.Translator):
    """A translator of descriptions and option names into every language of the catalogue.

    Command names are the same in all languages, so that players can tell each other what to type.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  discord.py's signature
    ) -> str | None:
        """Return the translation; None if the catalogue lacks the language."""
        tag, key = str(locale), string.extras.get("key")
        language = language_spoken(tag)
        if key is None or language is None:
            return None
        return language.say_in(tag.partition("-")[2].lower(), key)


log = logging.getLogger(__name__)


UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""The errors of reading data that aren't as Discord describes them. Errors of handlers are wrapped."""


class UnreadError(app_commands.AppCommandError):
    """A command whose data aren't what Discord describes, or that it wouldn't have let through."""


class ObservedTree(app_commands.CommandTree[DvonnClient]):
    """A command tree that answers unreadable commands and measures autocompletion.

    Discord validates commands before it sends them. A command that is unreadable all the same comes from a
    client that has cached an older version of the commands, or from no client at all.
    """

    @override
    async def _call(self, interaction: Interaction) -> None:
        """Measure autocompletion; commands are measured where they are answered.

        discord.py calls this private method for both; a new version may rename it. Raises `AppCommandError`, which
        discord.py passes to `on_error`.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.client.finishing(self._suggest(interaction))
            return
        try:
            command, data = interaction.command, cast("Mapping[str, Any]", interaction.data)
            if isinstance(command, app_commands.Command):
                check_options(command, data)
            await super()._call(interaction)
        except UNREADABLE as error:
            raise UnreadError(str(error)) from error

    async def _suggest(self, interaction: Interaction) -> None:
        begun = time.monotonic()
        request = Request(interaction)
        begin_work(reference=secrets.token_hex(3), command=request.label, shard=request.shard)
        with limited_in_all():
            try:
                for option in options_of(cast("Mapping[str, Any]", interaction.data)):
                    if option.get("focused"):
                        option["value"] = str(option["value"])  # of an option of any type: it is half-typed
                await super()._call(interaction)
            except UNREADABLE as error:
                raise UnreadError(str(error)) from error
        outcome = ResponseOutcome.ANSWERED if interaction.response.is_done() else ResponseOutcome.LOST
        interaction.client.observer.answered(interaction, outcome, time.monotonic() - begun)

    @override
    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer commands that discord.py could not parse; the base class logs errors of handlers."""
        if isinstance(error, app_commands.CommandInvokeError):
            await super().on_error(interaction, error)
            return
        log.warning("A command was not read: %s", in_short(error))
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer(Request(interaction), _unreadable)
            return
        try:
            await interaction.response.autocomplete([])
        except FAILURES as failure:  # too late for Discord; harmless
            log.warning("Suggestions were not given: %s", in_short(failure))


async def _unreadable() -> Answer:
    raise Refused(RefusalReason.UNREADABLE_COMMAND)
