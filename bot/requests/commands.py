"""How a handler becomes a command: of `/dvonn`, of `/dvonn-admin`, or in the menu of a person or a message.

Where each one stands among the others is said in `bot/requests/command_tree.py`.
"""

import functools
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import app_commands

from bot.catalogue import language_for, language_spoken
from bot.requests.answering import Waiting, answered
from bot.requests.request import Request, User
from bot.ui.answer import Answer
from bot.ui.command_mentions import FOR_EVERYBODY, FOR_MANAGERS

P = ParamSpec("P")
Target = TypeVar("Target", User, discord.Message)

Handler = Callable[Concatenate[Request, P], Awaitable[Answer]]

Command = app_commands.Command[Any, ..., None]

COMMANDS: dict[str, Command] = {}
"""The commands that can be typed, by all that is typed: `dvonn record replay`."""

ONLY_IN_SERVERS: set[str] = set()
"""Those of `/dvonn` that are refused in direct messages."""

MENU_COMMANDS: dict[str, app_commands.ContextMenu] = {}
"""The commands in the menus of people and of messages, by their names."""


def phrase(key: str) -> app_commands.locale_str:
    """A description or a name from the catalogue; `CatalogueTranslator` finds it in other languages."""
    return app_commands.locale_str(language_for(None).say(key), key=key)


def command(
    path: str, *, servers_only: bool = False, meanwhile: Waiting | None = None
) -> Callable[[Handler[P]], Command]:
    """Make a handler the command `/dvonn` `path`: it is given the request and the options, and its answer is shown.

    A path such as `record replay` puts it into a group. It is described by `command-record-replay` in the catalogues,
    and an option is called there `name-` and the parameter's name.
    `meanwhile` is said where the answer takes a while. With `servers_only`, it is refused in direct messages: Discord
    offers all of `/dvonn` there, or nothing. discord.py reads the options from the handler's signature.
    """
    typed, described = f"{FOR_EVERYBODY} {path}", phrase(f"command-{path.replace(' ', '-')}")

    def put(handler: Handler[P]) -> Command:
        if not servers_only:
            return _command(typed, described, meanwhile)(handler)
        ONLY_IN_SERVERS.add(typed)
        return _command(typed, described, meanwhile)(_in_servers(typed, handler))

    return put


def _in_servers(typed: str, handler: Handler[P]) -> Handler[P]:
    @functools.wraps(handler)
    async def checked(request: Request, /, *args: P.args, **options: P.kwargs) -> Answer:
        request.check_server(f"/{typed}")
        return await handler(request, *args, **options)

    return checked


def admin_command(name: str) -> Callable[[Handler[P]], Command]:
    """Make a handler the command `/dvonn-admin` `name`, described by `command-admin-` and its name.

    Discord offers it only to those who may manage the server, unless the server's owner has decided otherwise: so the
    handler checks it too.
    """
    return _command(f"{FOR_MANAGERS} {name}", phrase(f"command-admin-{name}"))


def _command(
    typed: str, description: app_commands.locale_str, meanwhile: Waiting | None = None
) -> Callable[[Handler[P]], Command]:
    def put(handler: Handler[P]) -> Command:
        if typed in COMMANDS:
            raise ValueError(f"two commands /{typed}")
        made = app_commands.command(name=typed.rsplit(maxsplit=1)[-1], description=description)
        COMMANDS[typed] = made(_name_options(handler)(answered(handler, meanwhile)))
        return COMMANDS[typed]

    return put


def _name_options(handler: Callable[..., Any]) -> Callable[[Any], Any]:
    """Name each option as the catalogues call it: the parameter `results_only` is `name-results-only` there."""
    _, *options = (name.replace("_", "-") for name in inspect.signature(handler).parameters)
    return app_commands.rename(**{option.replace("-", "_"): phrase(f"name-{option}") for option in options})


def menu_command(
    name: str | app_commands.locale_str, *, in_direct_messages: bool = False
) -> Callable[[Callable[[Request, Target], Awaitable[Answer]]], app_commands.ContextMenu]:
    """Make a handler the command `name` in the menu of a person or of a message; a `phrase` has it in each language.

    Which menu it is says the handler's second parameter: `whom: discord.User | discord.Member`, or
    `message: discord.Message`. It is offered in servers, and if wanted in direct messages with the bot.
    """

    def put(handler: Callable[[Request, Target], Awaitable[Answer]]) -> app_commands.ContextMenu:
        if str(name) in MENU_COMMANDS:
            raise ValueError(f"two commands {name} in menus")
        made = app_commands.context_menu(name=name)(answered(handler))
        made.allowed_contexts = contexts(in_direct_messages=in_direct_messages)
        made.allowed_installs = INSTALLED
        MENU_COMMANDS[str(name)] = made
        return made

    return put


INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
"""Servers invite the bot; people alone can't."""


def contexts(*, in_direct_messages: bool) -> app_commands.AppCommandContext:
    """Where a command is offered: in servers, and if wanted in direct messages with the bot."""
    return app_commands.AppCommandContext(guild=True, dm_channel=in_direct_messages, private_channel=False)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord descriptions and the names of options in every language that there is a catalogue for.

    Commands keep one name for everybody, so that people can tell each other.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  discord.py's signature
    ) -> str | None:
        """The text in a language, or None where there is no catalogue for it."""
        tag, key = str(locale), string.extras.get("key")
        language = language_spoken(tag)
        if key is None or language is None:
            return None
        return language.say_in(tag.partition("-")[2].lower(), key)
