"""A user's request: a command, a press, a form or a menu command."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeVar

import discord

from bot.access import permissions
from bot.access.contexts import context_of
from bot.access.permissions import invite_link, public_part
from bot.catalogue import Language, language_for, language_spoken
from bot.delivery.errors import UnreachableError
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError, asking_discord, within
from bot.domain import Challenge, ChannelId, GuildId, Match, MatchId, Person, Preferences, UserId, Venue
from bot.domain.cluster import SHARD_BITS
from bot.domain.context import InteractionContext
from bot.domain.ids import EVERY_SERVER, NO_SERVER
from bot.domain.match import Head
from bot.domain.refusals import RefusalReason, Refused
from bot.pages.viewer import DisplayOptions, Viewer
from bot.process.logs import add_fields
from bot.services import match_resolution
from bot.storage import StoreUnavailableError, UnitOfWork
from bot.storage.match_views import shown_to_readers
from bot.toolkit.answer import control_id
from bot.toolkit.control import Control, action_of
from bot.toolkit.dates import Dates
from bot.toolkit.page import FOR_MANAGERS, Page, mentioned_on, name_users
from bot.toolkit.words import NOBODY

Interaction = discord.Interaction[DvonnClient]

User = discord.User | discord.Member
"""A Discord user: a `Member` if the user belongs to the server."""

T = TypeVar("T")

NAMING = 1.0
"""Time limit in seconds for looking up the names on a page; with `answering.AT_ONCE` it fits into Discord's 3 s."""


@dataclass(frozen=True)
class Request:
    """An interaction with its user, place and language, and the values that were chosen or entered."""

    interaction: Interaction
    picked: tuple[User, ...] = ()
    """The users who were chosen in a user select."""

    @property
    def client(self) -> DvonnClient:
        """The bot, which also gives access to the services."""
        return self.interaction.client

    @property
    def label(self) -> str:
        """The name of the command or of the control's action, or of the command being typed, without any input."""
        command = None
        with contextlib.suppress(LookupError, TypeError, AttributeError):  # of data that aren't Discord's
            command = self.interaction.command
        if command:
            suggests = self.interaction.type is discord.InteractionType.autocomplete
            return f"{'suggest ' if suggests else ''}{command.qualified_name}"
        data: Any = self.interaction.data or {}
        action = action_of(control_id(str(data.get("custom_id", ""))))
        is_known = any(control.action == action for control in Control.__subclasses__())
        return f"press {action}" if is_known else "press something unknown"

    @property
    def shard(self) -> int:
        """The shard that received the interaction; outside of servers, the first."""
        return ((self.interaction.guild_id or NO_SERVER) >> SHARD_BITS) % (self.client.shard_count or 1)

    def note_names(self) -> None:
        """Keep the names that the interaction brings along: of its user, and of the users chosen in it."""
        people = self.client.people
        people.saw(self.user, self.person.name)
        # The errors are those of data that aren't Discord's.
        with contextlib.suppress(LookupError, TypeError, AttributeError, ValueError):
            resolved: Any = dict(self.interaction.data or {})["resolved"]
            for number, user in resolved["users"].items():
                member = {} if self.context.is_foreign else resolved.get("members", {}).get(number, {})
                nick = member.get("nick")
                people.saw(UserId(int(number)), str(nick or user["global_name"] or user["username"]))

    # user, place and preferences

    @property
    def user(self) -> UserId:
        return UserId(self.interaction.user.id)

    @property
    def person(self) -> Person:
        """The user with their display name in this server, and their language if the bot supports it.

        A nickname in a server that the bot is no member of is told nowhere else.
        """
        user, tag = self.interaction.user, self.language_tag
        named = outside_servers(user) if self.context.is_foreign else person_of(user)
        return replace(named, language=tag)

    @property
    def language(self) -> Language:
        """The language of private answers."""
        return language_for(self.language_tag)

    @property
    def dates(self) -> Dates:
        """How the user writes dates. In English, only the American client puts the month first."""
        american = str(self.interaction.locale) == "en-US"
        return Dates(self.language, "us" if american else "gb")

    @property
    def language_tag(self) -> str | None:
        """The tag of the language chosen in the user's preferences, or else `client_language`."""
        known = self.client.people.locales.get(self.user)
        return known.chosen if known and known.chosen else self.client_language

    @property
    def client_language(self) -> str | None:
        """The tag of the Discord client's language, if the bot supports it."""
        known = language_spoken(str(self.interaction.locale))
        return known.tag if known else None

    @property
    def public_language(self) -> Language:
        """The language of public messages that are not about a match."""
        return self.client.messenger.language(self.guild)

    async def language_about(self, match: Match) -> Language:
        """Return the language of public messages about a match, or of the user's board in direct messages."""
        async with self.client.store.read() as uow:
            spoken = await uow.people.languages(match.players.both)
        if match.venue.is_direct:
            return self.client.messenger.language(match.venue.guild, spoken.get(self.user))
        return self.client.messenger.language_about(match, spoken)

    async def display(self) -> DisplayOptions:
        return self.display_of(await self.preferences())

    def display_of(self, preferences: Preferences) -> DisplayOptions:
        """Return how boards are shown to the user here: in words where no files may be attached."""
        return DisplayOptions.of(preferences, may_attach=self.may_attach)

    @property
    def may_attach(self) -> bool:
        """Whether answers may have files.

        Where the bot is a stranger, it may only do what the user may.
        https://docs.discord.com/developers/resources/application#user-install-context
        """
        return not self.context.is_foreign or self.interaction.app_permissions.attach_files

    @property
    def reader(self) -> Viewer:
        """The user as the reader of a page that shows no board: nothing is read for it."""
        return Viewer(self.language, self.user)

    async def viewer(self, match: Match | None = None) -> Viewer:
        """Return the user as the reader of a page, with the last known names of a match's players."""
        async with self.client.store.read() as uow:
            return await self.viewer_in(uow, match)

    async def viewer_in(self, uow: UnitOfWork, match: Match | None = None) -> Viewer:
        """Like `viewer`, in a transaction that reads more."""
        preferences = (await uow.people.preferences([self.user]))[self.user]
        names = await uow.people.names(match.players.both) if match else NOBODY
        return Viewer(self.language, self.user, self.display_of(preferences), names)

    async def preferences(self) -> Preferences:
        async with self.client.store.read() as uow:
            return (await uow.people.preferences([self.user]))[self.user]

    @cached_property
    def context(self) -> InteractionContext:
        """The kind of place that the request comes from. A missing server, for example, doesn't tell it."""
        return context_of(self.interaction, self.client.is_stranger_in)

    @property
    def guild(self) -> GuildId:
        """The server that the request is about: the one it comes from if the bot is a member, otherwise all of them."""
        guild = self.interaction.guild_id
        return GuildId(guild) if guild and self.context is InteractionContext.GUILD else EVERY_SERVER

    def get(self, kind: type[T]) -> T:
        return self.client.get(kind)

    def check_server(self, command: str) -> None:
        """Check that the request comes from a server of the bot; `command` is the command's full name.

        Raises `Refused`: ONLY_IN_SERVERS, NOT_IN_SERVER.
        """
        self.check_invited()
        if self.context is not InteractionContext.GUILD:
            raise Refused(RefusalReason.ONLY_IN_SERVERS, command)

    def check_invited(self) -> None:
        """Check that the bot is a member of the server, if this is one. Raises `Refused`: NOT_IN_SERVER."""
        if self.context is InteractionContext.FOREIGN_GUILD:
            raise Refused(RefusalReason.NOT_IN_SERVER, invite_link(self.interaction.application_id))

    def check_not_foreign(self) -> None:
        """Check that the bot can post here. Raises `Refused`: NOT_IN_SERVER, NOT_IN_PRIVATE_CHANNELS."""
        self.check_invited()
        if self.context is InteractionContext.PRIVATE_CHANNEL:
            raise Refused(RefusalReason.NOT_IN_PRIVATE_CHANNELS)

    def check_posting(self) -> None:
        """Check that both the user and the bot may post here.

        Raises what `check_not_foreign` and `permissions.check_posting` raise.
        """
        self.check_not_foreign()
        if self.context is InteractionContext.GUILD:
            permissions.check_posting(self.interaction)

    def check_manager(self) -> None:
        """Check that the user manages the server. Raises what `check_server` and `permissions.check_manager` raise.

        A press may come from elsewhere: a server that has removed the bot keeps its buttons.
        """
        self.check_server(f"/{FOR_MANAGERS}")
        permissions.check_manager(self.interaction)

    @property
    def presses_foreign_message(self) -> bool:
        """Whether a message was pressed that everyone sees, and that the bot can change only by answering the press.

        Such a message is the answer to a command. It stays that if the bot becomes a member of its server later.
        """
        message = self.interaction.message
        if message is None or message.flags.ephemeral or self.context is InteractionContext.BOT_DM:
            return False
        return self.context.is_foreign or message.interaction_metadata is not None

    @property
    def is_seen_by_others(self) -> bool:
        """Whether others see an answer that isn't meant for the user alone.

        In a server without the bot that takes two permissions of the user. Without them, Discord shows an answer to
        the user alone: https://docs.discord.com/developers/topics/permissions
        """
        if self.context is not InteractionContext.FOREIGN_GUILD:
            return True
        return self.interaction.permissions.use_external_apps and permissions.may_write(self.interaction)

    @property
    def may_write(self) -> bool:
        """Whether the user may write in this channel; in foreign places, nothing is posted for them anyway."""
        if self.context is InteractionContext.GUILD:
            return permissions.may_write(self.interaction)
        return self.context is InteractionContext.BOT_DM

    async def check_member(self, guild: GuildId) -> None:
        """Check that a user who writes from elsewhere is still a member of a server.

        Raises `Refused`: LEFT_THE_SERVER.
        """
        if self.guild != guild and await self.client.visibility.has_left(guild, self.user):
            raise Refused(RefusalReason.LEFT_THE_SERVER)

    async def direct_channel(self) -> ChannelId:
        """Return the user's direct messages with the bot.

        Raises `Refused`: NO_DIRECT_MESSAGES, and `OutOfOrderError`.
        """
        messenger = self.client.messenger
        try:
            return await messenger.direct_channel(self.user)
        except UnreachableError as error:
            raise Refused(RefusalReason.NO_DIRECT_MESSAGES, messenger.install_link) from error

    async def direct_channel_of(self, user: UserId) -> ChannelId:
        """Return another user's direct messages with the bot. Raises `Refused`: CANNOT_WRITE_TO, `OutOfOrderError`."""
        try:
            return await self.client.messenger.direct_channel(user)
        except UnreachableError as error:
            raise Refused(RefusalReason.CANNOT_WRITE_TO, user) from error

    async def user_named(self, user: UserId) -> User:
        """Return a user whom a control names: a member of this server, outside of servers anyone.

        Raises `Refused`: OPPONENT_CANNOT_SEE, and `OutOfOrderError`.
        """
        guild = self.client.get_guild(self.guild)
        found: User | None = None
        if guild is not None:
            found = await self.client.visibility.member(guild, user)
        else:
            with contextlib.suppress(discord.NotFound), asking_discord(discord.NotFound):
                async with within(NAMING):
                    found = self.client.get_user(user) or await self.client.fetch_user(user)
        if found is None:
            raise Refused(RefusalReason.OPPONENT_CANNOT_SEE, user)
        return found

    def server_of(self, match: Match | Head | Challenge) -> str:
        """Return the name of a match's or challenge's server; empty if the request comes from that server.

        For a match in direct messages, return a name for the direct messages.
        """
        if isinstance(match, Challenge) and match.is_foreign:
            return self.language.say("place-foreign")
        if match.venue.is_direct:
            return self.language.say("place-direct")
        return "" if match.venue.guild == self.guild else self.client.messenger.server_name(match.venue.guild)

    @property
    def venue(self) -> Venue:
        return Venue(self.guild, ChannelId(self.interaction.channel_id or 0))

    async def here(self, page: Page) -> Page:
        """Write names on a page; make the commands that an answer to a command names clickable in its place.

        The client of a user who has just used a command knows all of them, also while they press the buttons of its
        answer. To another client, the mention of a subcommand may be nothing but a number:
        https://github.com/discord/discord-api-docs/issues/6524
        """
        messenger = self.client.messenger
        try:
            async with within(NAMING):
                await messenger.with_names(page, self.language)
        except (OutOfOrderError, StoreUnavailableError):  # rather no name than no answer
            users, people = mentioned_on(page), self.client.people
            known = people.seen(users)
            with contextlib.suppress(StoreUnavailableError):
                known = await people.names(users)
            name_users(page, known, self.language)
        if not self._follows_a_command:
            return page
        is_in_server = self.context is InteractionContext.GUILD
        return messenger.for_server(page) if is_in_server else messenger.for_person(page)

    @property
    def _follows_a_command(self) -> bool:
        """Whether the request is a command, or made on the answer to one."""
        message = self.interaction.message
        origin = message.interaction_metadata if message else None
        return (origin or self.interaction).type is discord.InteractionType.application_command

    def parent_of(self, channel_id: ChannelId | None = None) -> ChannelId | None:
        """Return the parent channel of the current or given thread; None if it is not a thread."""
        channel: object = self.interaction.channel
        if channel_id not in (None, self.interaction.channel_id):
            channel = self.client.get_channel(channel_id)
        return ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None

    # matches

    def sees(self, match: Match | Head) -> bool:
        """Whether the user may see a match from here."""
        return permissions.sees(self.interaction, self.context, match)

    def may_share(self, match: Match) -> bool:
        """Whether all readers of this channel may see a match."""
        return permissions.may_share_here(self.interaction, self.context, match)

    def check_public(self, match: Match) -> None:
        """Check that the bot can look up later who sees the match. Raises `Refused`: NOT_WATCHABLE.

        Others see a match in direct messages only where a view shows it, and the bot knows who sees that.
        """
        guild = self.client.get_guild(match.venue.guild)
        if guild is not None and public_part(guild, match) is None:
            raise Refused(RefusalReason.NOT_WATCHABLE, match)

    def seen_in(self, match: Match) -> GuildId:
        """Return the server in which the user sees a match: that of the request, for those who only look on."""
        looks_on = match.venue.is_direct and self.user not in match.players
        return self.guild if looks_on else match.venue.guild

    async def match(self, match_id: MatchId) -> Match:
        """Load a match that the user may see. Raises `Refused`: NO_SUCH_MATCH."""
        add_fields(match=match_id)
        async with self.client.store.read() as uow:
            match = await uow.matches.find(match_id)
            return await self._seen(uow, match)

    async def match_to_see(self, number: int | None) -> Match:
        """Return the match to show. Hidden matches count as missing. Raises what `resolve_match_to_see` raises."""
        if number is not None:
            return await self.match(MatchId(number))
        async with self.client.store.read() as uow:
            match = await match_resolution.resolve_match_to_see(uow, self.user, self.venue, None)
            return await self._seen(uow, match)

    async def _seen(self, uow: UnitOfWork, match: Match) -> Match:
        add_fields(match=match.id)
        if not await self.sees_or_is_shown(uow, match):
            raise Refused(RefusalReason.NO_SUCH_MATCH, match.id)
        return match

    async def sees_or_is_shown(self, uow: UnitOfWork, match: Match) -> bool:
        """Whether the user may see a match from here, or sees a channel of this server that shows it."""
        if self.sees(match):
            return True
        if self.context is not InteractionContext.GUILD or not match.venue.is_direct:
            return False
        here = (await shown_to_readers(uow.views, match.id)).get(self.guild)
        return here is not None and permissions.sees_channel(self.interaction, here.channel)

    async def match_to_act(self, number: int | None) -> Match:
        """Return the user's own match to act in. Raises what `resolve_match_to_act` raises."""
        async with self.client.store.read() as uow:
            match = await match_resolution.resolve_match_to_act(uow, self.user, self.venue, named(number))
        add_fields(match=match.id)
        return match

    async def match_to_play(self, number: int | None) -> Match:
        """Return the match in which the user wants to move. Raises what `resolve_match_to_play` raises."""
        async with self.client.store.read() as uow:
            match = await match_resolution.resolve_match_to_play(uow, self.user, self.venue, named(number))
        add_fields(match=match.id)
        return match

    async def names_of(self, match: Match) -> dict[UserId, str]:
        """Return the last known names of the players."""
        async with self.client.store.read() as uow:
            return await uow.people.names(match.players.both)

    # input

    @property
    def chosen(self) -> tuple[str, ...]:
        """The selected option values, or the ids of selected channels. Raises `Refused`: OUTDATED_CONTROL."""
        data: Any = self.interaction.data
        values = data.get("values", [])
        if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
            raise Refused(RefusalReason.OUTDATED_CONTROL)
        return tuple(values)

    @property
    def chosen_one(self) -> str:
        """The single selected value; empty if none. Raises what `chosen` raises."""
        return next(iter(self.chosen), "")

    def entered(self, field: str) -> str:
        """Return the text entered or the value selected in a field of a form.

        Raises `Refused`: OUTDATED_CONTROL if the form has no such field.
        """
        data: Any = self.interaction.data
        try:
            entered = dict(_fields(data.get("components", ())))[field]
        except (LookupError, TypeError, AttributeError) as error:
            raise Refused(RefusalReason.OUTDATED_CONTROL) from error
        if not isinstance(entered, str):
            raise Refused(RefusalReason.OUTDATED_CONTROL)
        return entered


def person_of(user: User) -> Person:
    """Return the user with their display name in this server."""
    return Person(UserId(user.id), user.display_name, is_bot=user.bot)


def outside_servers(user: User) -> Person:
    """Return the user with their display name outside of servers."""
    return Person(UserId(user.id), user.global_name or user.name, is_bot=user.bot)


def named(number: int | None) -> MatchId | None:
    return None if number is None else MatchId(number)


def _fields(components: Any) -> Iterator[tuple[str, object]]:  # noqa: ANN401  Discord's JSON
    """Yield the name and the value of each field of a form; Discord wraps each field in a label."""
    for component in components:
        field = component.get("component", {})
        if "custom_id" in field:
            yield field["custom_id"], next(iter(field.get("values", ())), field.get("value", ""))
