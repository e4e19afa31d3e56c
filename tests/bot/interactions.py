"""Interactions as Discord sends them, from each kind of place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.domain.context import InteractionContext
from tests.bot.company import ANNA, HERE

APPLICATION, BOTS_CHANNEL, ELSEWHERE, STRANGERS_SERVER = 7, 800, 801, 900

GUILD_INSTALL, USER_INSTALL = "0", "1"

NOTHING = "0"
ALL = str(2**53 - 1)
IN_PRIVATE_CHANNELS = str(1 << 15 | 1 << 14 | 1 << 17)
"""Attach Files, Embed Links and Mention Everyone, as Discord sends them outside of servers.

https://docs.discord.com/developers/change-log#user-installable-apps-preview
"""


@dataclass(frozen=True)
class Place:
    """The parts of a payload that tell where it comes from."""

    context: InteractionContext
    channel: int
    guild: int | None = None
    owners: Mapping[str, int] | None = None
    told: int | None = None
    """The number of Discord's context."""
    channel_type: int = 0


SERVER = Place(InteractionContext.GUILD, HERE.channel, HERE.guild, {GUILD_INSTALL: HERE.guild}, 0)
BOT_DM = Place(InteractionContext.BOT_DM, BOTS_CHANNEL, None, {GUILD_INSTALL: 0}, 1, 1)
OTHERS_DM = Place(InteractionContext.PRIVATE_CHANNEL, ELSEWHERE, None, {USER_INSTALL: ANNA.id}, 2, 1)
GROUP = Place(InteractionContext.PRIVATE_CHANNEL, ELSEWHERE, None, {USER_INSTALL: ANNA.id}, 2, 3)
FOREIGN_SERVER = Place(
    InteractionContext.FOREIGN_GUILD, ELSEWHERE, STRANGERS_SERVER, {USER_INSTALL: ANNA.id}, 0
)


def payload(place: Place, user: int = ANNA.id, *, nick: str | None = None, **more: object) -> dict[str, Any]:
    """A command from a place. `more` replaces what is in it, and None takes it out.

    https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
    """
    person = {
        "id": str(user),
        "username": "anna",
        "global_name": "Anna",
        "discriminator": "0",
        "avatar": None,
    }
    channel: dict[str, Any] = {
        "id": str(place.channel),
        "type": place.channel_type,
        "name": "games",
        "position": 0,
    }
    if place.guild is None:
        channel |= {"recipients": [person], "last_message_id": None}
    made: dict[str, Any] = {
        "id": "1",
        "application_id": str(APPLICATION),
        "type": 2,
        "token": "token",
        "version": 1,
        "data": {"id": "1", "name": "dvonn", "type": 1},
        "channel": channel,
        "channel_id": str(place.channel),
        "locale": "en-GB",
        "entitlements": [],
        "attachment_size_limit": 10 * 2**20,
        "app_permissions": ALL if place.guild else IN_PRIVATE_CHANNELS,
        "authorizing_integration_owners": {kind: str(owner) for kind, owner in (place.owners or {}).items()},
        "context": place.told,
    }
    if place.guild is None:
        made["user"] = person
    else:
        made["guild_id"] = str(place.guild)
        made["guild"] = {"id": str(place.guild), "features": [], "locale": "en-US"}
        made["member"] = {
            "user": person,
            "nick": nick,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": ALL,
        }
    return {name: value for name, value in (made | more).items() if value is not None}
