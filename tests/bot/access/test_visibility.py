"""A match is shown in another channel only if all readers of that channel may see the match."""

import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.access.visibility import Visibility
from bot.discord_errors import UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_USER, OutOfOrderError
from bot.domain import ChannelId, GuildId, Match, Venue
from discord_playground import Guild, Intent, Permission, Playground, TextChannel, guild_create
from dvonn import Game
from tests.bot.company import ANNA, HERE, NOON
from tests.bot.played import match_of

SEEING = Permission.VIEW_CHANNEL
NOTHING = Permission(0)
KINDS = {"allow": (SEEING, NOTHING), "deny": (NOTHING, SEEING), "neutral": (NOTHING, NOTHING)}
ROLES = 2

overwrites = st.lists(st.sampled_from(sorted(KINDS)), min_size=ROLES + 2, max_size=ROLES + 2)
"""Overwrites for everyone, for each role, and for one member."""


class Town:
    """A server in the playground with members of all role combinations, and the bot's view of it."""

    def __init__(self, everyone: bool, roles: list[bool]) -> None:
        playground = Playground()
        self.application = playground.create_application("DVONN")
        self.guild: Guild = playground.create_guild("Town")
        self.guild.everyone.permissions = SEEING if everyone else NOTHING
        self.roles = [
            self.guild.create_role(str(number), permissions=SEEING if sees else NOTHING)
            for number, sees in enumerate(roles)
        ]
        self.guild.add_bot(self.application, permissions=Permission.ADMINISTRATOR)
        self.people = [
            playground.create_user(f"{name}{mixture}") for name in ("plain", "named") for mixture in range(4)
        ]
        for number, person in enumerate(self.people):
            mixture = [role for bit, role in enumerate(self.roles) if number & (1 << bit)]
            self.guild.add_member(person, roles=mixture)

    def channel(self, name: str, kinds: list[str]) -> TextChannel:
        """A channel with overwrites for everyone, the roles and the named members."""
        channel = self.guild.create_text_channel(name)
        named = [self.guild.members[person.id] for person in self.people if person.name.startswith("named")]
        everyone, *roles, member = (KINDS[kind] for kind in kinds)
        for role, (allow, deny) in zip((self.guild.everyone, *self.roles), (everyone, *roles), strict=True):
            channel.set_permissions(role, allow=allow, deny=deny)
        for person in named:
            channel.set_permissions(person, allow=member[0], deny=member[1])
        return channel

    def judgement(self) -> Callable[[TextChannel, TextChannel], bool]:
        """For each pair of channels, whether a match in one may be shown in the other."""
        client = discord.Client(intents=discord.Intents.none())
        payload = guild_create(self.guild, self.application, Intent(1))
        client._connection._add_guild_from_data(payload)  # type: ignore[arg-type]
        visibility = Visibility(client, lambda: NOON)

        def may_be_shown_in(home: TextChannel, stage: TextChannel) -> bool:
            venue = Venue(GuildId(self.guild.id), ChannelId(home.id))
            match: Match = match_of(Game(), venue=venue)
            return visibility.may_be_shown_in(match, ChannelId(stage.id))

        return may_be_shown_in


@settings(deadline=None, max_examples=25)  # each with twelve pairs of channels
@given(
    st.booleans(),
    st.lists(st.booleans(), min_size=ROLES, max_size=ROLES),
    st.lists(overwrites, min_size=4, max_size=4),
)
async def test_nobody_sees_a_match_on_a_stage_whose_channel_they_do_not_see(
    everyone: bool,
    roles: list[bool],
    kinds: list[list[str]],
) -> None:
    town = Town(everyone, roles)
    channels = [town.channel(str(number), each) for number, each in enumerate(kinds)]
    seen = {channel.id: [person for person in town.people if channel.sees(person)] for channel in channels}
    may_be_shown_in = town.judgement()
    for home, stage in itertools.permutations(channels, 2):
        if may_be_shown_in(home, stage):
            assert [person for person in seen[stage.id] if person not in seen[home.id]] == []


@pytest.mark.parametrize(
    ("home", "stage", "shown"),
    [
        ("neutral neutral neutral neutral", "neutral neutral neutral neutral", True),
        ("neutral neutral neutral neutral", "deny allow neutral neutral", True),
        ("deny allow neutral neutral", "neutral neutral neutral neutral", False),
        ("deny allow neutral neutral", "deny allow neutral neutral", True),
        ("deny allow allow neutral", "deny allow neutral neutral", True),
        ("deny allow neutral neutral", "deny allow allow neutral", False),
        ("deny allow neutral neutral", "deny allow neutral allow", False),
        ("neutral deny neutral neutral", "neutral neutral neutral neutral", False),
        ("neutral neutral neutral deny", "neutral neutral neutral neutral", False),
        ("neutral neutral neutral deny", "neutral neutral neutral deny", True),
    ],
)
async def test_the_overwrites_of_both_channels_are_compared_one_by_one(
    home: str, stage: str, *, shown: bool
) -> None:
    town = Town(everyone=True, roles=[False, False])
    channels = town.channel("home", home.split()), town.channel("stage", stage.split())
    assert town.judgement()(*channels) is shown


async def test_a_match_is_not_shown_a_second_time_in_its_own_channel() -> None:
    town = Town(everyone=True, roles=[False, False])
    home = town.channel("home", ["neutral"] * 4)
    assert not town.judgement()(home, home)


UNKNOWN_GUILD = 10004


@pytest.mark.parametrize(
    ("code", "is_in", "left"),
    [
        (UNKNOWN_MEMBER, True, True),
        (UNKNOWN_MEMBER, False, True),
        (UNKNOWN_USER, True, True),
        (UNKNOWN_GUILD, False, False),
        (UNKNOWN_GUILD, True, False),
        (0, True, False),
        (40333, True, False),
    ],
)
async def test_only_somebody_whom_discord_does_not_know_there_has_left(
    code: int, *, is_in: bool, left: bool
) -> None:
    async def get_member(*_: int) -> None:
        raise not_found(code)

    known = SimpleNamespace(unavailable=False) if is_in else None
    client = SimpleNamespace(get_guild=lambda _: known, http=SimpleNamespace(get_member=get_member))
    visibility = Visibility(cast(discord.Client, client), lambda: NOON)
    assert await visibility.has_left(HERE.guild, ANNA.id) is left


def not_found(code: int) -> discord.NotFound:
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(response, {"code": code, "message": "unknown"})


@pytest.mark.parametrize("code", [0, 20026, 40333])
async def test_a_404_that_is_not_discords_says_nothing_about_a_channel_or_a_member(code: int) -> None:
    async def fetch(_: int) -> None:
        raise not_found(code)

    guild = SimpleNamespace(id=HERE.guild, unavailable=False, fetch_member=fetch)
    client = SimpleNamespace(get_guild=lambda _: guild, fetch_channel=fetch)
    visibility = Visibility(cast(discord.Client, client), lambda: NOON)
    with pytest.raises(OutOfOrderError):
        await visibility.is_deleted(HERE.channel)
    with pytest.raises(OutOfOrderError):
        await visibility.member(cast(discord.Guild, guild), ANNA.id)


async def test_a_channel_that_discord_does_not_know_is_deleted() -> None:
    async def fetch(_: int) -> None:
        raise not_found(UNKNOWN_CHANNEL)

    client = SimpleNamespace(fetch_channel=fetch)
    visibility = Visibility(cast(discord.Client, client), lambda: NOON)
    assert await visibility.is_deleted(HERE.channel)


async def test_what_a_member_may_do_in_another_server_says_nothing_about_this_one() -> None:
    guild = MagicMock(id=HERE.guild, fetch_member=AsyncMock(return_value=None))
    guild.get_channel_or_thread.return_value.permissions_for.return_value = discord.Permissions.all()
    client: Any = SimpleNamespace(get_guild=lambda _: guild)
    member = MagicMock(spec=discord.Member, id=ANNA.id)
    for home, sees in ((HERE.guild, True), (HERE.guild + 1, False)):
        member.guild = SimpleNamespace(id=home)
        assert await Visibility(client, lambda: NOON).sees_place(HERE, member) is sees
