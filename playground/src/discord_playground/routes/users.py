"""Users, and direct messages with them.

https://docs.discord.com/developers/resources/user#endpoints
"""

from discord_playground.calls import NO_CONTENT, Answer, Call, Routes
from discord_playground.errors import Reason, Refusal

routes = Routes()

MOST_GUILDS = 200
"""The maximum page size."""


@routes("GET", "/users/@me")
def get_me(call: Call) -> Answer:
    return Answer(body=call.application.user.private_payload())


@routes("GET", "/users/@me/guilds")
def list_my_guilds(call: Call) -> Answer:
    """List one page of the bot's servers."""
    limit = call.number("limit", MOST_GUILDS, most=MOST_GUILDS)
    after = call.number("after", 0, least=0)
    guilds = sorted(call.world.guilds_of(call.application), key=lambda guild: guild.id)
    return Answer(
        body=[
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(int(guild.permissions_of(call.application.user))),
                "features": [],
            }
            for guild in [guild for guild in guilds if guild.id > after][:limit]
        ]
    )


@routes("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> Answer:
    guild = call.world.guild(call.id("guild_id", Reason.UNKNOWN_GUILD))
    if call.application.id not in guild.applications:
        raise Refusal(Reason.UNKNOWN_GUILD)
    guild.remove_bot(call.application)
    return NO_CONTENT


@routes("POST", "/users/@me/channels")
def open_direct_messages(call: Call) -> Answer:
    """Open the direct messages with a person.

    The status for those who can't have any is 400: https://github.com/discord/discord-api-docs/issues/1905 for bots,
    https://github.com/discord/discord-api-docs/issues/8274 for deleted accounts.
    """
    user = call.world.users.get(int(call.json().get("recipient_id") or 0))
    if user is None:
        raise Refusal(Reason.UNKNOWN_USER)
    if user.bot:
        raise Refusal(Reason.CANNOT_OPEN_MESSAGES)
    if user.deleted:
        raise Refusal(Reason.INVALID_RECIPIENTS)
    return Answer(body=call.world.direct_channel(user, call.application.user).payload())


@routes("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    call.application  # noqa: B018  raises for unauthenticated requests
    user = call.world.users.get(call.id("user_id", Reason.UNKNOWN_USER))
    if user is None:
        raise Refusal(Reason.UNKNOWN_USER)
    return Answer(body=user.payload())
