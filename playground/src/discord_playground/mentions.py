"""The mentions in a message, and the users that it actually pings.

https://docs.discord.com/developers/resources/message#allowed-mentions-object
"""

import re
from collections.abc import Set as AbstractSet
from typing import Any

from discord_playground.errors import Form
from discord_playground.messages import CODE, USER, Channel, Home, Mentions
from discord_playground.permissions import Permission
from discord_playground.users import User

ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
KINDS = frozenset({"users", "roles", "everyone"})
MOST_NAMED = 100


def check_allowed_mentions(allowed: dict[str, Any] | None, form: Form) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in KINDS:
            form.refuse(("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", f"Unknown kind {kind!r}.")
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        form.length(("allowed_mentions", kind), named, 0, MOST_NAMED)
        if named and kind in parse:
            form.refuse(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def read_mentions(
    text: str,
    allowed: dict[str, Any] | None,
    *,
    channel: Channel,
    author: User,
    replied_to: User | None = None,
) -> Mentions:
    """Parse the mentions in a text that `allowed_mentions` and the author's permissions permit.

    Users who aren't in the channel's server are not among them:
    https://github.com/discord/discord-api-docs/issues/979
    """
    text = CODE.sub("", text)
    users = {
        user.id: user
        for user in (channel.user(int(found)) for found in USER.findall(text))
        if user is not None and _allows(allowed, "users", user.id)
    }
    if replied_to is not None and (allowed is None or allowed.get("replied_user")):
        users[replied_to.id] = replied_to
    guild = channel.guild
    may_all = Permission.MENTION_EVERYONE in channel.permissions_of(author)
    roles = {
        role.id: role
        for role in (guild.roles.get(int(found)) for found in ROLE.findall(text) if guild)
        if role is not None and _allows(allowed, "roles", role.id) and (role.mentionable or may_all)
    }
    everyone = may_all and bool(guild and EVERYONE.search(text)) and _allows(allowed, "everyone", 0)
    reached = set(users)
    if guild is not None and (roles or everyone):
        reached |= _members_reached(guild, roles.keys(), everyone=everyone)
    seeing = frozenset(
        each
        for each in reached - {author.id}
        if (user := channel.user(each)) is not None and channel.sees(user)
    )
    return Mentions(tuple(users.values()), tuple(roles.values()), everyone, seeing)


def _allows(allowed: dict[str, Any] | None, kind: str, subject_id: int) -> bool:
    if allowed is None:
        return True
    named = {int(each) for each in allowed.get(kind) or ()} if kind != "everyone" else set()
    return kind in (allowed.get("parse") or ()) or subject_id in named


def _members_reached(guild: Home, role_ids: AbstractSet[int], *, everyone: bool) -> set[int]:
    return {
        member.user.id
        for member in guild.members.values()
        if everyone or role_ids & {role.id for role in member.roles}
    }
