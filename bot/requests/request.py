"""A request: what somebody asks of the bot, by a command, a press, a form or a menu."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from bot.catalogue import Language, language_for, language_spoken
from bot.client import DvonnClient
from bot.domain import Challenge, ChannelId, GuildId, Match, MatchId, Person, Preferences, UserId, Venue
from bot.domain.ids import EVERY_SERVER
from bot.domain.line import LineId, OwnLine
from bot.domain.match import Head
from bot.domain.refusals import RefusalReason, Refused
from bot.services import match_resolution
from bot.ui.control import read_value
from bot.ui.page import Page
from bot.ui.permissions import sees
from bot.ui.pictures import DisplayOptions
from dvonn import Space

Interaction = discord.Interaction[DvonnClient]

User = discord.User | discord.Member
"""Somebody as Discord tells of them: a member, if they belong to the server."""

T = TypeVar("T")


@dataclass(frozen=True)
class Request:
    """The asker, the place, the language and the taste in pictures; and what was chosen or filled in."""

    interaction: Interaction
    picked: tuple[User, ...] = ()
    """The people who were chosen in a menu of people."""

    @property
    def client(self) -> DvonnClient:
        """The bot, on which the services are found."""
        return self.interaction.client

    # who, where, how

    @property
    def user(self) -> UserId:
        """Tells who asks."""
        return UserId(self.interaction.user.id)

    @property
    def person(self) -> Person:
        """The person who asks, with the name that is shown in this server, and their language if the bot has it."""
        return replace(person_of(self.interaction.user), language=self.spoken)

    @property
    def language(self) -> Language:
        """The language of the answer, which only this person reads."""
        return language_for(self.spoken)

    @property
    def spoken(self) -> str | None:
        """The language that the person has chosen in the preferences, or else `heard`."""
        known = self.client.people.locales.get(self.user)
        return known.chosen if known and known.chosen else self.heard

    @property
    def heard(self) -> str | None:
        """The language in which the person uses Discord, if the bot has it."""
        known = language_spoken(str(self.interaction.locale))
        return known.tag if known else None

    @property
    def public_language(self) -> Language:
        """The language of what is posted here for everybody and is about nobody's match."""
        return self.client.messenger.language(self.guild)

    async def language_about(self, match: Match) -> Language:
        """The language of what is posted about a match for everybody."""
        async with self.client.store.read() as uow:
            spoken = await uow.people.languages(match.players.both)
        return self.client.messenger.language_about(match, spoken)

    async def display(self) -> DisplayOptions:
        """How the person likes private pictures to look."""
        return DisplayOptions.of(await self.preferences())

    async def preferences(self) -> Preferences:
        """The person's choices."""
        async with self.client.store.read() as uow:
            return (await uow.people.preferences([self.user]))[self.user]

    @property
    def guild(self) -> GuildId:
        """The server where it is asked; `EVERY_SERVER` in a direct message, which belongs to none."""
        return GuildId(self.interaction.guild_id or EVERY_SERVER)

    @property
    def is_direct(self) -> bool:
        """Whether it is asked in a direct message."""
        return self.guild == EVERY_SERVER

    def get(self, kind: type[T]) -> T:
        """Return what a feature has provided of a type."""
        return self.client.get(kind)

    def check_server(self, command: str) -> None:
        """Let something be done in a server only; `command` is how it is typed. Raises `Refused`: ONLY_IN_SERVERS."""
        if self.is_direct:
            raise Refused(RefusalReason.ONLY_IN_SERVERS, command)

    async def check_member(self, guild: GuildId) -> None:
        """Let something that is asked for in a direct message begin in a server. Raises `Refused`: LEFT_THE_SERVER."""
        if self.is_direct and await self.client.visibility.has_left(guild, self.user):
            raise Refused(RefusalReason.LEFT_THE_SERVER)

    def server_of(self, match: Match | Head | Challenge) -> str:
        """In direct messages, the name of the server to which something belongs, or that it is here; else nothing."""
        if match.venue.is_direct:
            return self.language.say("place-direct")
        return self.client.messenger.server_name(match.venue.guild) if self.is_direct else ""

    @property
    def venue(self) -> Venue:
        """The server and the channel where it is asked."""
        return Venue(self.guild, ChannelId(self.interaction.channel_id or 0))

    def here(self, page: Page) -> Page:
        """A page as it is answered here: the commands that it names can be pressed."""
        messenger = self.client.messenger
        return messenger.for_person(page) if self.is_direct else messenger.for_server(page)

    def parent_of(self, channel_id: ChannelId | None = None) -> ChannelId | None:
        """The channel of the thread where it is asked, or of another thread; None for no thread."""
        channel: object = self.interaction.channel
        if channel_id not in (None, self.interaction.channel_id):
            channel = self.client.get_channel(channel_id)
        return ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None

    # which match

    def sees(self, match: Match | Head) -> bool:
        """Whether the person may see a match from here."""
        return sees(self.interaction, match)

    async def match(self, match_id: MatchId) -> Match:
        """A match, if the person may see it by now. Raises `Refused`: NO_SUCH_MATCH."""
        async with self.client.store.read() as uow:
            match = await uow.matches.find(match_id)
        return self._seen(match)

    async def match_to_see(self, number: int | None) -> Match:
        """The match to look at. Hidden matches count as missing. Raises as `resolve_match_to_see` does."""
        async with self.client.store.read() as uow:
            match = await match_resolution.resolve_match_to_see(uow, self.user, self.venue, named(number))
        return self._seen(match)

    async def match_to_look_back(self, number: int | None) -> Match:
        """The match to look back at, where it may be seen. Raises as `resolve_match_to_look_back`."""
        async with self.client.store.read() as uow:
            match = await match_resolution.resolve_match_to_look_back(
                uow, self.user, self.venue, named(number)
            )
        return self._seen(match)

    def _seen(self, match: Match) -> Match:
        if not self.sees(match):
            raise Refused(RefusalReason.NO_SUCH_MATCH, match.id)
        return match

    async def match_to_act(self, number: int | None) -> Match:
        """The person's own match in which they want to do something. Raises as `resolve_match_to_act`."""
        async with self.client.store.read() as uow:
            return await match_resolution.resolve_match_to_act(uow, self.user, self.venue, named(number))

    async def match_to_play(self, number: int | None) -> Match:
        """The match in which the person wants to move. Raises as `resolve_match_to_play`."""
        async with self.client.store.read() as uow:
            return await match_resolution.resolve_match_to_play(uow, self.user, self.venue, named(number))

    async def line(self, line_id: LineId) -> OwnLine:
        """A line that the person tries out. Raises `Refused`: NO_SUCH_LINE."""
        async with self.client.store.read() as uow:
            return await uow.lines.find(line_id, self.user)

    async def names_of(self, match: Match) -> dict[UserId, str]:
        """The names under which the players of a match were last seen."""
        async with self.client.store.read() as uow:
            return await uow.people.names(match.players.both)

    # what was chosen or filled in

    @property
    def chosen(self) -> tuple[str, ...]:
        """The values of the options that were chosen in a menu, or the ids of channels."""
        data: Any = self.interaction.data
        return tuple(data.get("values", ()))

    @property
    def chosen_one(self) -> str:
        """The only value that was chosen in a menu; empty where none was."""
        return next(iter(self.chosen), "")

    @property
    def chosen_space(self) -> Space:
        """The space that was chosen in a menu. Raises `Refused`: OUTDATED_CONTROL."""
        return read_value(Space.parse, self.chosen_one)

    def entered(self, field: str) -> str:
        """The text in a field of a form, or the value that was chosen there.

        Raises `Refused`: OUTDATED_CONTROL where the form has no such field.
        """
        data: Any = self.interaction.data
        for name, text in _fields(data.get("components", ())):
            if name == field:
                return text
        raise Refused(RefusalReason.OUTDATED_CONTROL)


def person_of(user: User) -> Person:
    """Somebody, with the name that is shown in this server."""
    return Person(UserId(user.id), user.display_name, is_bot=user.bot)


def named(number: int | None) -> MatchId | None:
    """The match that was named in a command, if one was."""
    return None if number is None else MatchId(number)


def _fields(components: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  Discord's JSON
    """The names of a form's fields, and what was typed or chosen in them; each stands in a label."""
    for component in components:
        field = component.get("component", {})
        if "custom_id" in field:
            yield field["custom_id"], next(iter(field.get("values", ())), field.get("value", ""))
