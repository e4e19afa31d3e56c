"""Handlers: the functions that answer commands, presses on controls and forms.

Each feature has its own table; `Handlers.include` merges the tables of all features into that of the bot.
"""

import functools
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import discord
from discord import app_commands

from bot.catalogue import language_for
from bot.domain.refusals import RefusalReason, Refused
from bot.process.logs import add_fields
from bot.requests.answering import Waiting, answered
from bot.requests.request import Request, User
from bot.toolkit.answer import Answer
from bot.toolkit.control import Control
from bot.toolkit.page import FOR_CLUBS, FOR_EVERYBODY, FOR_MANAGERS

P = ParamSpec("P")
C = TypeVar("C", bound=Control)
Target = TypeVar("Target", User, discord.Message)

CommandHandler = Callable[Concatenate[Request, P], Awaitable[Answer]]
ControlHandler = Callable[[Request, C], Awaitable[Answer]]
MenuHandler = Callable[[Request, Target], Awaitable[Answer]]

Command = app_commands.Command[Any, ..., None]


@dataclass(frozen=True)
class Handled(Generic[C]):
    """A type of control with its handler, and what builds the page that is shown while a slow answer is prepared."""

    control: type[C]
    handler: ControlHandler[C]
    meanwhile: Waiting | None = None

    async def respond(self, request: Request, custom_id: str) -> Answer:
        """Call the handler with the parsed control.

        Raises `Refused` (OUTDATED_CONTROL) for an id that can't be parsed. If the id names a match, the
        refusal carries it, so that the user sees its current board.
        """
        match_id = self.control.match_in(custom_id)
        if match_id is not None:
            add_fields(match=match_id)
        try:
            control = self.control.read(custom_id)
        except Refused as refusal:
            if match_id is None:
                raise
            raise Refused(RefusalReason.OUTDATED_CONTROL, await request.match(match_id)) from refusal
        return await self.handler(request, control)


class Handlers:
    """A table of handlers, filled by its decorators."""

    def __init__(self) -> None:
        self.commands: dict[str, Command] = {}
        """Slash commands by full name, such as `dvonn learn`."""
        self.only_in_servers: set[str] = set()
        """The commands of `/dvonn` and `/dvonn-club` that are refused outside of the bot's servers."""
        self.menu_commands: dict[str, app_commands.ContextMenu] = {}
        self.controls: dict[str, Handled[Any]] = {}
        """Controls by action."""

    def include(self, other: "Handlers") -> None:
        """Add all handlers of another table. Raises `ValueError` for a duplicate."""
        _add(self.commands, other.commands)
        _add(self.menu_commands, other.menu_commands)
        _add(self.controls, other.controls)
        self.only_in_servers |= other.only_in_servers

    def command(
        self, subcommand: str, *, servers_only: bool = False
    ) -> Callable[[CommandHandler[P]], Command]:
        """Register a handler for `/dvonn` `subcommand`, described in the catalogues as `command-` `subcommand`.

        discord.py reads the options from the function's signature; the catalogues name each one as `name-` plus the
        parameter's name. `servers_only` refuses the command outside of the bot's servers, because there Discord can
        offer only all of `/dvonn` or none of it.
        """
        typed, described = f"{FOR_EVERYBODY} {subcommand}", phrase(f"command-{subcommand}")
        return self._command_for_all(typed, described, servers_only=servers_only)

    def club_command(
        self, club: str, *, servers_only: bool = False
    ) -> Callable[[CommandHandler[P]], Command]:
        """Register a handler for `/dvonn-club` `club`, described in the catalogues as `command-club-` `club`.

        The group is for what connects games; `servers_only` is as for `command`.
        """
        typed, described = f"{FOR_CLUBS} {club}", phrase(f"command-club-{club}")
        return self._command_for_all(typed, described, servers_only=servers_only)

    def _command_for_all(
        self, typed: str, described: app_commands.locale_str, *, servers_only: bool
    ) -> Callable[[CommandHandler[P]], Command]:
        def register(handler: CommandHandler[P]) -> Command:
            if not servers_only:
                return self._command(typed, described)(handler)
            self.only_in_servers.add(typed)
            return self._command(typed, described)(_in_servers(typed, handler))

        return register

    def admin_command(self, name: str) -> Callable[[CommandHandler[P]], Command]:
        """Register a handler for `/dvonn-admin` `name`, described in the catalogues as `command-admin-` `name`.

        A server's owner may open the command to everyone, so the handler checks the user's permissions too.
        """
        typed, described = f"{FOR_MANAGERS} {name}", phrase(f"command-admin-{name}")
        return lambda handler: self._command(typed, described)(_in_servers(typed, handler))

    def _command(
        self, typed: str, description: app_commands.locale_str
    ) -> Callable[[CommandHandler[P]], Command]:
        def register(handler: CommandHandler[P]) -> Command:
            made = app_commands.command(name=typed.partition(" ")[2], description=description)
            command: Command = made(_name_options(handler)(answered(handler)))
            _add(self.commands, {typed: command})
            return command

        return register

    def menu_command(
        self, name: str | app_commands.locale_str
    ) -> Callable[[MenuHandler[Target]], app_commands.ContextMenu]:
        """Register a handler for a user command or a message command.

        The type of its second parameter decides which: `whom: discord.User | discord.Member` or `message:
        discord.Message`.
        """

        def register(handler: MenuHandler[Target]) -> app_commands.ContextMenu:
            made = app_commands.context_menu(name=name)(answered(handler))
            _add(self.menu_commands, {str(name): made})
            return made

        return register

    def control(
        self, control: type[C], *, meanwhile: Waiting | None = None
    ) -> Callable[[ControlHandler[C]], ControlHandler[C]]:
        """Register a handler for a type of control."""

        def register(handler: ControlHandler[C]) -> ControlHandler[C]:
            _add(self.controls, {control.action: Handled(control, handler, meanwhile)})
            return handler

        return register


def _add(known: dict[str, Any], new: dict[str, Any]) -> None:
    if twice := known.keys() & new.keys():
        raise ValueError(f"two handlers for {', '.join(sorted(twice))}")
    known.update(new)


def phrase(key: str, message: str | None = None) -> app_commands.locale_str:
    """Return a text of the catalogue that `CatalogueTranslator` can translate; by default its message is English."""
    return app_commands.locale_str(message or language_for(None).say(key), key=key)


def _in_servers(typed: str, handler: CommandHandler[P]) -> CommandHandler[P]:
    @functools.wraps(handler)
    async def checked(request: Request, /, *args: P.args, **options: P.kwargs) -> Answer:
        request.check_server(f"/{typed}")
        return await handler(request, *args, **options)

    return checked


def _name_options(handler: Callable[..., Any]) -> Callable[[Any], Any]:
    """Rename options as in the catalogues: the parameter `results_only` is `name-results-only` there.

    The untranslated name, by which Discord identifies an option, is the parameter's, so that a new word in a
    catalogue doesn't break the commands that clients have cached.
    """
    _, *options = (name.replace("_", "-") for name in inspect.signature(handler).parameters)
    names = {option.replace("-", "_"): phrase(f"name-{option}", option) for option in options}
    return app_commands.rename(**names)
