"""Views of what one person sees: servers, channels, members, messages and commands, as the page receives them.

Messages and users are Discord's objects (https://docs.discord.com/developers/resources/message) with a few extra
fields that Discord's client would get from elsewhere.
"""

from collections.abc import Collection, Iterable
from typing import Any

from discord_playground.channels import ForumChannel, GuildChannel, TextChannel, Thread
from discord_playground.commands import Command, CommandType
from discord_playground.direct_messages import DirectChannel
from discord_playground.guilds import Guild
from discord_playground.interaction_data import offered_commands, offered_menu
from discord_playground.localizations import localised
from discord_playground.members import Member
from discord_playground.messages import Channel, Message, MessageType
from discord_playground.people import Person
from discord_playground.permissions import Permission
from discord_playground.private_channels import PrivateChannel
from discord_playground.users import Application, User
from discord_playground.world import World

PAGE_OF_MESSAGES = 50


def see_place(world: World, viewer: Person, online: Collection[int]) -> dict[str, Any]:
    """Return a person's servers with their contents, and the direct messages."""
    guilds = [guild for guild in world.guilds.values() if viewer.id in guild.members]
    directs = [channel for channel in world.direct_channels.values() if channel.human is viewer]
    private = [channel for channel in world.private_channels.values() if viewer in channel.people]
    return {
        "guilds": [_guild(guild, viewer, online) for guild in guilds],
        "directs": [
            *(
                {**_channel(each, viewer), "people": _people([each.human, each.bot], online)}
                for each in directs
            ),
            *({**_channel(each, viewer), "people": _people(each.people, online)} for each in private),
        ],
    }


def _people(users: Iterable[User], online: Collection[int]) -> list[dict[str, Any]]:
    """Return the people in direct messages, in the form of members."""
    return [{**see_user(user), "online": user.id in online, "admin": False} for user in users]


def _guild(guild: Guild, viewer: Person, online: Collection[int]) -> dict[str, Any]:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "available": guild.available,
        "channels": [
            _channel(channel, viewer)
            for channel in guild.channels.values()
            if guild.available and channel.sees(viewer)
        ],
        "members": [_member(guild, member, online) for member in guild.members.values() if guild.available],
        "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
    }


def _member(guild: Guild, member: Member, online: Collection[int]) -> dict[str, Any]:
    user = member.user
    return {
        "id": str(user.id),
        "name": member.nick or user.shown_name,
        "username": user.name,
        "bot": user.bot,
        "online": user.id in online,
        "admin": Permission.ADMINISTRATOR in guild.permissions_of(user),
    }


def _channel(channel: Channel, viewer: Person) -> dict[str, Any]:
    held = channel.permissions_of(viewer)
    posts_only = isinstance(channel, ForumChannel)
    seen: dict[str, Any] = {
        "id": str(channel.id),
        "type": int(channel.type),
        "name": channel.name if isinstance(channel, GuildChannel) else "",
        "last": channel.last_message_id,
        "may": {
            "write": channel.writing in held
            and not (posts_only or (isinstance(channel, Thread) and channel.obstacle(viewer))),
            "command": Permission.USE_APPLICATION_COMMANDS in held
            and not (posts_only or (isinstance(channel, Thread) and channel.archived)),
            "thread": isinstance(channel, TextChannel)
            and not posts_only
            and Permission.CREATE_PUBLIC_THREADS in held,
            "clear": Permission.MANAGE_MESSAGES in held,
        },
    }
    match channel:
        case TextChannel():
            seen["topic"] = channel.topic or ""
        case Thread():
            seen |= {
                "parent": str(channel.parent.id),
                "owner": see_user(channel.owner),
                "archived": channel.archived,
                "locked": channel.locked,
            }
        case DirectChannel():
            seen["name"] = channel.bot.shown_name
        case PrivateChannel():
            seen["name"] = channel.name_for(viewer)
    return seen


def see_user(user: User) -> dict[str, Any]:
    """Return a user without server-specific data."""
    return {"id": str(user.id), "name": user.shown_name, "username": user.name, "bot": user.bot}


def see_message(message: Message, viewer: User) -> dict[str, Any]:
    return {
        **message.payload(),
        "attachments": [attachment.payload() for attachment in message.attachments],
        "ephemeral": message.ephemeral,
        "loading": message.loading,
        "v2": message.is_v2,
        "used": _used(message),
        # An edit that removes the mention also removes its highlight.
        "pinged": viewer.id in message.pings & message.mentions.pinged,
        "pings": [str(user_id) for user_id in message.pings],
        "notified": [see_user(user) for user in message.notified],
        "notice": message.notice,
    }


def _used(message: Message) -> str | None:
    """Return the command that a message answers, as displayed."""
    if message.command is None or message.type is MessageType.MENU_COMMAND:
        return message.command
    return f"/{message.command}"


def see_messages(
    channel: Channel, viewer: Person, *, since: int, before: int | None = None
) -> dict[str, Any]:
    """Return a channel's latest messages, or those before an id; `more` says whether there are older ones.

    As in Discord's client, a thread begins with its `starter` message. Ephemeral messages older than `since` are
    left out: Discord's client forgets them on reload.
    """
    seen = [
        message
        for message in channel.visible_to(viewer)
        if (before is None or message.id < before) and (not message.ephemeral or message.id > since)
    ]
    starter = channel.starter if isinstance(channel, Thread) else None
    return {
        "messages": [see_message(message, viewer) for message in seen[-PAGE_OF_MESSAGES:]],
        "more": len(seen) > PAGE_OF_MESSAGES,
        "starter": starter and see_message(starter, viewer),
    }


def see_commands(world: World, channel: Channel, viewer: Person) -> list[dict[str, Any]]:
    """Return the slash commands offered to a person in a channel; `shown` is in that person's language."""
    return [
        {
            "application": see_user(application.user),
            "path": path,
            "shown": command.shown(path, viewer.locale),
            "description": localised(subcommand, "description", viewer.locale),
            "options": [_option(option, viewer.locale) for option in subcommand.get("options") or ()],
        }
        for application, command, path, subcommand in offered_commands(world, channel, viewer)
    ]


def see_menus(world: World, channel: Channel, viewer: Person) -> dict[str, list[dict[str, Any]]]:
    """Return the context-menu commands offered to a person in a channel."""

    def menu(kind: CommandType) -> list[dict[str, Any]]:
        offered = offered_menu(world, channel, viewer, kind)
        return [_menu_command(application, command, viewer.locale) for application, command in offered]

    return {"person": menu(CommandType.USER), "message": menu(CommandType.MESSAGE)}


def _menu_command(application: Application, command: Command, locale: str) -> dict[str, Any]:
    return {
        "application": see_user(application.user),
        "name": command.name,
        "shown": localised(command.payload, "name", locale),
    }


def _option(option: dict[str, Any], locale: str) -> dict[str, Any]:
    choices = option.get("choices") or []
    return {
        "name": option["name"],
        "type": option["type"],
        "shown": localised(option, "name", locale),
        "description": localised(option, "description", locale),
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [{"name": localised(each, "name", locale), "value": each["value"]} for each in choices],
        "channel_types": option.get("channel_types") or [],
    }
