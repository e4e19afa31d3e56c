"""Servers, their channels, roles and members.

https://docs.discord.com/developers/resources/guild#endpoints
"""

from playground.calls import NO_CONTENT, Answer, Call, Routes
from playground.errors import Reason, Refusal
from playground.guilds import Guild
from playground.members import Member, Role
from playground.permissions import Permission

routes = Routes()


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.id("guild_id", Reason.UNKNOWN_GUILD))
    if call.application.id not in guild.applications:
        raise Refusal(Reason.UNKNOWN_GUILD)
    return guild


@routes("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Answer:
    guild = _guild(call)
    counts = {
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }
    return Answer(body={**guild.payload(), **counts})


@routes("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> Answer:
    """List the channels that the bot can see, without threads."""
    bot = call.application.user
    return Answer(body=[channel.payload() for channel in _guild(call).text_channels if channel.sees(bot)])


@routes("GET", "/guilds/{guild_id}/threads/active")
def list_active_threads(call: Call) -> Answer:
    """List the active threads that the bot can see."""
    bot = call.application.user
    threads = [each for each in _guild(call).threads if not each.archived and each.sees(bot)]
    return Answer(
        body={
            "threads": [thread.payload() for thread in threads],
            "members": [thread.membership(bot) for thread in threads if bot.id in thread.member_ids],
            "has_more": False,
        }
    )


@routes("GET", "/guilds/{guild_id}/roles")
def list_roles(call: Call) -> Answer:
    return Answer(body=[role.payload() for role in _guild(call).roles.values()])


@routes("GET", "/guilds/{guild_id}/roles/{role_id}")
def get_role(call: Call) -> Answer:
    role = _guild(call).roles.get(call.id("role_id", Reason.UNKNOWN_ROLE))
    if role is None:
        raise Refusal(Reason.UNKNOWN_ROLE)
    return Answer(body=role.payload())


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    member = _guild(call).members.get(call.id("user_id", Reason.UNKNOWN_MEMBER))
    if member is None:
        known = call.id("user_id") in call.world.users
        raise Refusal(Reason.UNKNOWN_MEMBER if known else Reason.UNKNOWN_USER)
    return Answer(body=member.payload())


@routes("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def give_role(call: Call) -> Answer:
    guild, member, role = _role_of_member(call)
    if role not in member.roles:
        guild.edit_member(member.user, roles=[*member.roles, role])
    return NO_CONTENT


@routes("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def take_role(call: Call) -> Answer:
    guild, member, role = _role_of_member(call)
    if role in member.roles:
        guild.edit_member(member.user, roles=[each for each in member.roles if each is not role])
    return NO_CONTENT


def _role_of_member(call: Call) -> tuple[Guild, Member, Role]:
    """Return whose role is to change: it takes the permission, and a role of the bot above the one that it changes.

    https://docs.discord.com/developers/topics/permissions#permission-hierarchy
    """
    guild = _guild(call)
    member = guild.members.get(call.id("user_id", Reason.UNKNOWN_MEMBER))
    if member is None:
        raise Refusal(Reason.UNKNOWN_MEMBER)
    role = guild.roles.get(call.id("role_id", Reason.UNKNOWN_ROLE))
    if role is None:
        raise Refusal(Reason.UNKNOWN_ROLE)
    bot = call.application.user
    highest = max((each.position for each in guild.members[bot.id].roles), default=0)
    may = Permission.MANAGE_ROLES in guild.permissions_of(bot) and role.position < highest
    if not may or role.bot_id is not None or role is guild.everyone:
        raise Refusal(Reason.MISSING_PERMISSIONS)
    return guild, member, role
