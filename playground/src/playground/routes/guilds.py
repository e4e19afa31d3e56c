"""Servers, their channels, roles and members.

https://docs.discord.com/developers/resources/guild#endpoints
"""

from playground.calls import Answer, Call, Routes
from playground.errors import Reason, Refusal
from playground.guilds import Guild

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
