"""The gateway dispatches for an event, filtered by a session's intents.

https://docs.discord.com/developers/events/gateway#gateway-intents
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntFlag
from typing import Any

from discord_playground.channels import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    TextChannel,
    Thread,
    TypingStarted,
)
from discord_playground.clock import timestamp
from discord_playground.direct_messages import DirectChannel
from discord_playground.events import Event
from discord_playground.guilds import (
    BotJoined,
    BotLeft,
    Guild,
    GuildCameBack,
    GuildDeleted,
    GuildUpdated,
    GuildWentDown,
    MemberJoined,
    MemberLeft,
    MemberUpdated,
    RoleCreated,
    RoleUpdated,
    SightChanged,
)
from discord_playground.interactions import InteractionCreated
from discord_playground.messages import (
    Home,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    MessagesPurged,
)
from discord_playground.users import Application, User


class Intent(IntFlag):
    """The intents that affect the playground's dispatches."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
CHANNEL_CHANGES = {ChannelCreated: "CREATE", ChannelUpdated: "UPDATE", ChannelDeleted: "DELETE"}
THREAD_IDENTITY = ("id", "guild_id", "parent_id", "type")
CONTENT_FIELDS: dict[str, Any] = {"content": "", "embeds": [], "components": [], "attachments": []}


@dataclass(frozen=True)
class Delivery:
    """One dispatch: the event's name, its data, and the server that determines the shard (none: shard 0)."""

    name: str
    data: dict[str, Any]
    guild: Home | None


def deliveries(event: Event, application: Application, intents: Intent) -> Iterator[Delivery]:
    """Yield the dispatches of an event for a session of the application."""
    match event:
        case InteractionCreated(interaction):
            if interaction.application is application and not application.interactions_endpoint_url:
                yield Delivery("INTERACTION_CREATE", interaction.payload(), interaction.channel.guild)
        case MessageCreated() | MessageEdited() | MessageDeleted():
            yield from _of_message(event, application, intents)
        case MessagesPurged():
            yield from _of_purge(event, application.user, intents)
        case ChannelCreated() | ChannelUpdated() | ChannelDeleted():
            yield from _of_channel(event, application, intents)
        case TypingStarted():
            yield from _of_typing(event, application.user, intents)
        case RoleCreated() | RoleUpdated():
            yield from _of_role(event, application, intents)
        case MemberJoined() | MemberUpdated() | MemberLeft():
            yield from _of_member(event, application, intents)
        case SightChanged(_, concerned) if concerned is application and Intent.GUILDS in intents:
            yield from _of_visibility(event)
        case _:
            yield from _of_guild(event, application, intents)


def _of_guild(event: Event, application: Application, intents: Intent) -> Iterator[Delivery]:
    match event:
        case BotJoined(guild, joined) if joined is application:
            yield Delivery("GUILD_CREATE", guild_create(guild, application, intents), guild)
        case BotLeft(guild, left) if left is application:
            yield Delivery("GUILD_DELETE", {"id": str(guild.id)}, guild)
        case GuildDeleted(guild) if application.id in guild.applications:
            yield Delivery("GUILD_DELETE", {"id": str(guild.id)}, guild)
        case GuildWentDown(guild) if application.id in guild.applications:
            yield Delivery("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild)
        case GuildCameBack(guild) if application.id in guild.applications:
            yield Delivery("GUILD_CREATE", guild_announced(guild, application, intents), guild)
        case GuildUpdated(guild) if application.id in guild.applications and Intent.GUILDS in intents:
            yield Delivery("GUILD_UPDATE", guild.payload(), guild)


def _of_role(
    event: RoleCreated | RoleUpdated, application: Application, intents: Intent
) -> Iterator[Delivery]:
    guild = event.guild
    if application.id in guild.applications and Intent.GUILDS in intents:
        change = "CREATE" if isinstance(event, RoleCreated) else "UPDATE"
        data = {"guild_id": str(guild.id), "role": event.role.payload()}
        yield Delivery(f"GUILD_ROLE_{change}", data, guild)


def _of_member(
    event: MemberJoined | MemberUpdated | MemberLeft, application: Application, intents: Intent
) -> Iterator[Delivery]:
    """Yield a member event: always if the member is the bot, otherwise only with the members intent."""
    guild, member = event.guild, event.member
    told = {"guild_id": str(guild.id), **member.payload()}
    receives = _receives_members(guild, application, intents)
    match event:
        case MemberUpdated() if receives or member.user is application.user:
            yield Delivery("GUILD_MEMBER_UPDATE", told, guild)
        case MemberJoined() if receives:
            yield Delivery("GUILD_MEMBER_ADD", told, guild)
        case MemberLeft() if receives:
            gone = {"guild_id": str(guild.id), "user": member.user.payload()}
            yield Delivery("GUILD_MEMBER_REMOVE", gone, guild)


def _receives_members(guild: Guild, application: Application, intents: Intent) -> bool:
    return application.id in guild.applications and Intent.GUILD_MEMBERS in intents


def _receives_messages_of(message: Message, bot: User, intents: Intent) -> bool:
    """Return whether a bot receives a message's events; no bot receives those of an ephemeral message."""
    direct = isinstance(message.channel, DirectChannel)
    wanted = Intent.DIRECT_MESSAGES if direct else Intent.GUILD_MESSAGES
    return wanted in intents and message.viewer is None and message.channel.sees(bot)


def _of_message(
    event: MessageCreated | MessageEdited | MessageDeleted, application: Application, intents: Intent
) -> Iterator[Delivery]:
    bot, message = application.user, event.message
    if not _receives_messages_of(message, bot, intents):
        return
    if isinstance(event, MessageDeleted):
        yield Delivery("MESSAGE_DELETE", _deletion(message), message.channel.guild)
        return
    data = _readable(message, bot, intents)
    guild = message.channel.guild
    if guild is not None:
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author.id)
        if member is not None and message.origin is None:
            data["member"] = member.partial()
    name = "MESSAGE_CREATE" if isinstance(event, MessageCreated) else "MESSAGE_UPDATE"
    yield Delivery(name, data, guild)


def _of_purge(event: MessagesPurged, bot: User, intents: Intent) -> Iterator[Delivery]:
    told = [each for each in event.messages if _receives_messages_of(each, bot, intents)]
    guild = event.channel.guild
    if told and guild is not None:
        data = {
            "ids": [str(each.id) for each in told],
            "channel_id": str(event.channel.id),
            "guild_id": str(guild.id),
        }
        yield Delivery("MESSAGE_DELETE_BULK", data, guild)


def _readable(message: Message, bot: User, intents: Intent) -> dict[str, Any]:
    """Return a message object without the content that the bot may not read.

    https://docs.discord.com/developers/events/gateway#message-content-intent
    """
    data = message.payload()
    if not _may_read(message, bot, intents):
        data |= CONTENT_FIELDS
    replied_to = message.reference
    if replied_to and data["referenced_message"] and not _may_read(replied_to, bot, intents):
        data["referenced_message"] |= CONTENT_FIELDS
    return data


def _may_read(message: Message, bot: User, intents: Intent) -> bool:
    concerned = message.author is bot or bot in message.mentions.users
    return concerned or isinstance(message.channel, DirectChannel) or Intent.MESSAGE_CONTENT in intents


def _deletion(message: Message) -> dict[str, Any]:
    data = {"id": str(message.id), "channel_id": str(message.channel.id)}
    if message.channel.guild is not None:
        data["guild_id"] = str(message.channel.guild.id)
    return data


def _of_channel(
    event: ChannelCreated | ChannelUpdated | ChannelDeleted, application: Application, intents: Intent
) -> Iterator[Delivery]:
    change, channel = CHANNEL_CHANGES[type(event)], event.channel
    guild = channel.guild
    if application.id not in guild.applications or Intent.GUILDS not in intents:
        return
    if isinstance(channel, TextChannel):
        yield Delivery(f"CHANNEL_{change}", channel.payload_for(application.user), guild)
    if not isinstance(channel, Thread):
        return
    if change == "DELETE" and channel.sees(application.user):
        yield Delivery("THREAD_DELETE", {name: channel.payload()[name] for name in THREAD_IDENTITY}, guild)
    elif channel.sees(application.user):
        data = channel.payload()
        if change == "CREATE":
            data["newly_created"] = True
        if application.user.id in channel.member_ids:
            data["member"] = channel.membership(application.user)
        yield Delivery(f"THREAD_{change}", data, guild)


def _of_visibility(event: SightChanged) -> Iterator[Delivery]:
    """Yield the channel update that hides or reveals a channel, and for a revealed one its active threads."""
    channel, guild, bot = event.channel, event.guild, event.application.user
    if not event.told:
        yield Delivery("CHANNEL_UPDATE", channel.payload_for(bot), guild)
    if channel.sees(bot):
        threads = [thread for thread in channel.threads if not thread.archived and thread.sees(bot)]
        data = {
            "guild_id": str(guild.id),
            "channel_ids": [str(channel.id)],
            "threads": [thread.payload() for thread in threads],
            "members": [thread.membership(bot) for thread in threads if bot.id in thread.member_ids],
        }
        yield Delivery("THREAD_LIST_SYNC", data, guild)


def _of_typing(event: TypingStarted, bot: User, intents: Intent) -> Iterator[Delivery]:
    guild = event.channel.guild
    wanted = Intent.GUILD_TYPING if guild else Intent.DIRECT_TYPING
    if wanted not in intents or not event.channel.sees(bot):
        return
    data: dict[str, Any] = {
        "channel_id": str(event.channel.id),
        "user_id": str(event.user.id),
        "timestamp": int(event.at),
    }
    if guild is not None:
        data |= {"guild_id": str(guild.id), "member": guild.members[event.user.id].payload()}
    yield Delivery("TYPING_START", data, guild)


def guild_create(guild: Guild, application: Application, intents: Intent) -> dict[str, Any]:
    """Return the data of GUILD_CREATE for a newly invited bot.

    Without the members intent it lists only the bot itself.
    """
    bot = application.user
    everybody = Intent.GUILD_MEMBERS in intents
    members = [member for member in guild.members.values() if everybody or member.user is bot]
    threads = [thread for thread in guild.threads if not thread.archived and thread.sees(bot)]
    return {
        **guild.payload(),
        "joined_at": timestamp(guild.members[bot.id].joined_at),
        "large": False,
        "member_count": len(guild.members),
        "members": [member.payload() for member in members],
        "channels": [channel.payload_for(bot) for channel in guild.text_channels],
        "threads": [thread.payload() for thread in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_announced(guild: Guild, application: Application, intents: Intent) -> dict[str, Any]:
    """Return the data of GUILD_CREATE for a server that READY announced as unavailable."""
    return {**guild_create(guild, application, intents), "unavailable": False}
