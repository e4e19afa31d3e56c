"""Servers, their channels, roles and members.

https://docs.discord.com/developers/resources/guild#endpoints
"""

from discord_playground.calls import Answer, Call, Routes
from discord_playground.errors import Reason, Refusal
from discord_playground.guilds import Guild
from discord_playground.members import Member, Role
from discord_playground.permissions import Permission

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
def add_role(call: Call) -> Answer:
    """Give a member a role.

    https://docs.discord.com/developers/resources/guild#add-guild-member-role
    """
    guild, member, role = _assigned(call)
    guild.edit_member(member.user, roles=[*(each for each in member.roles if each is not role), role])
    return Answer(204)


@routes("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def remove_role(call: Call) -> Answer:
    """Take a role from a member.

    https://docs.discord.com/developers/resources/guild#remove-guild-member-role
    """
    guild, member, role = _assigned(call)
    guild.edit_member(member.user, roles=[each for each in member.roles if each is not role])
    return Answer(204)


def _assigned(call: Call) -> tuple[Guild, Member, Role]:
    """Return the member and the role of a request.

    A bot needs Manage Roles, and manages only roles below its highest one:
    https://docs.discord.com/developers/topics/permissions#permission-hierarchy
    """
    guild, bot = _guild(call), call.application.user
    member = guild.members.get(call.id("user_id", Reason.UNKNOWN_MEMBER))
    role = guild.roles.get(call.id("role_id", Reason.UNKNOWN_ROLE))
    if member is None:
        raise Refusal(Reason.UNKNOWN_MEMBER)
    if role is None:
        raise Refusal(Reason.UNKNOWN_ROLE)
    highest = max(each.position for each in guild.members[bot.id].roles)
    may = Permission.MANAGE_ROLES in guild.permissions_of(bot) and role.position < highest
    if not may or role.bot_id is not None or role is guild.everyone:
        raise Refusal(Reason.MISSING_PERMISSIONS)
    return guild, member, role
