"""The permissions that the bot lacks, told one step at a time."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.access.permissions import (
    FOR_THREADS,
    IN_CHANNELS,
    IN_THREADS,
    may_share_here,
    may_write,
    missing_for,
    missing_permissions,
    optionally_needs,
    sees,
)
from bot.catalogue import language_for
from bot.domain import ChannelId, ServerSettings, Venue
from bot.domain.context import InteractionContext
from bot.domain.ids import EVERY_SERVER
from bot.features import modules
from bot.toolkit.obstacles import describe_permissions
from dvonn import Game
from tests.bot.company import ANNA, CLEO, HERE
from tests.bot.played import match_of

LACKING = {
    "view_channel": ("view_channel",),
    "send_messages": ("send_messages",),
    "attach_files": ("attach_files",),
    "read_message_history": ("read_message_history",),
}


@pytest.mark.parametrize(("taken", "missing"), LACKING.items())
def test_a_single_missing_permission_is_named(taken: str, missing: tuple[str, ...]) -> None:
    granted = discord.Permissions.all()
    granted.update(**{taken: False})
    assert missing_permissions(granted, in_thread=False) == missing


def test_somebody_who_can_not_see_a_channel_needs_that_first() -> None:
    assert missing_permissions(discord.Permissions.none(), in_thread=False) == ("view_channel",)
    assert missing_permissions(discord.Permissions.none(), in_thread=True) == ("view_channel",)


def test_somebody_who_can_not_write_can_attach_nothing_either() -> None:
    sees = discord.Permissions(view_channel=True)
    assert missing_permissions(sees, in_thread=False) == ("send_messages", "read_message_history")
    assert set(missing_permissions(sees, in_thread=True)) == {
        "send_messages_in_threads",
        "read_message_history",
    }


def test_threads_need_their_own_permission() -> None:
    assert missing_permissions(IN_CHANNELS, in_thread=False) == ()
    assert missing_permissions(IN_THREADS, in_thread=True) == ()
    assert missing_permissions(IN_CHANNELS, in_thread=True) == ("send_messages_in_threads",)


def test_opening_threads_needs_what_threads_need_besides() -> None:
    assert missing_permissions(IN_CHANNELS | FOR_THREADS, in_thread=False, opens_threads=True) == ()
    assert set(missing_permissions(IN_CHANNELS, in_thread=False, opens_threads=True)) == {
        "create_public_threads",
        "send_messages_in_threads",
    }
    assert missing_permissions(IN_CHANNELS, in_thread=False) == ()


def test_the_channel_of_the_daily_puzzle_needs_threads_only_where_matches_are_played_too() -> None:
    modules("permissions")
    channel = MagicMock(spec=discord.TextChannel)
    channel.permissions_for.return_value = IN_CHANNELS
    client = SimpleNamespace(get_channel=lambda _: channel)
    here: Any = SimpleNamespace(client=client, channel_id=0)
    matches, puzzles = ChannelId(11), ChannelId(12)
    settings = ServerSettings(channels=(matches,), threads=True, daily_channel=puzzles)
    lacking = {"create_public_threads", "send_messages_in_threads"}
    found = missing_for(settings, here)
    assert (set(found[matches]), found[puzzles]) == (lacking, ())
    assert set(missing_for(replace(settings, channels=(matches, puzzles)), here)[puzzles]) == lacking


def test_a_permission_that_discord_does_not_have_can_not_be_declared() -> None:
    with pytest.raises(ValueError, match="manage_boards"):
        optionally_needs("manage_boards", "to try it")


def test_permissions_are_named_as_discords_settings_do() -> None:
    told = describe_permissions(("view_channel", "send_messages_in_threads"), language_for("en"))
    assert told == "**View Channel** and **Send Messages in Threads**"


GUILD = InteractionContext.GUILD

MATCH = match_of(Game())
"""Anna plays in it, Cleo does not."""
DIRECT = match_of(Game(), venue=Venue(EVERY_SERVER, HERE.channel))
ELSEWHERE, ANOTHER_SERVER = HERE.channel + 1, HERE.guild + 1


def used(guild_id: int | None, channel_id: int, *, user: int = CLEO.id, **more: object) -> Any:  # noqa: ANN401  a stub
    """An interaction, as far as it is looked at here; no channel is known beyond its own."""
    known = {"permissions": discord.Permissions(view_channel=True), "guild": None, "channel": None}
    place = {"guild_id": guild_id, "channel_id": channel_id, "user": SimpleNamespace(id=user)}
    return SimpleNamespace(**{**known, **place, **more})


@pytest.mark.parametrize(
    ("context", "guild", "channel", "outsider"),
    [
        (GUILD, HERE.guild, HERE.channel, True),
        (GUILD, HERE.guild, ELSEWHERE, False),
        (GUILD, ANOTHER_SERVER, ELSEWHERE, False),
        (InteractionContext.BOT_DM, None, ELSEWHERE, False),
        (InteractionContext.PRIVATE_CHANNEL, None, ELSEWHERE, False),
        (InteractionContext.FOREIGN_GUILD, ANOTHER_SERVER, ELSEWHERE, False),
        (InteractionContext.FOREIGN_GUILD, HERE.guild, HERE.channel, False),  # it has removed the bot
    ],
)
def test_a_match_is_seen_within_its_server_and_by_its_players_anywhere(
    context: InteractionContext, guild: int | None, channel: int, *, outsider: bool
) -> None:
    for match in (MATCH, DIRECT):
        assert sees(used(guild, channel, user=ANNA.id), context, match)
    assert sees(used(guild, channel), context, MATCH) is outsider
    assert not sees(used(guild, channel), context, DIRECT)


def test_somebody_who_no_longer_sees_the_channel_sees_the_match_only_if_they_play() -> None:
    nothing = discord.Permissions.none()
    assert sees(used(HERE.guild, HERE.channel, user=ANNA.id, permissions=nothing), GUILD, MATCH)
    assert not sees(used(HERE.guild, HERE.channel, permissions=nothing), GUILD, MATCH)


def test_a_match_may_be_shared_in_any_thread_of_its_channel() -> None:
    server = SimpleNamespace(id=HERE.guild, get_channel_or_thread=lambda _: None)
    for parent, may in ((HERE.channel, True), (ELSEWHERE, False)):
        thread = MagicMock(spec=discord.Thread, parent_id=parent)
        asked = used(HERE.guild, ELSEWHERE, guild=server, channel=thread)
        for context in InteractionContext:
            assert may_share_here(asked, context, MATCH) is (may and context is GUILD)


@pytest.mark.parametrize("thread", [True, False])
def test_writing_in_threads_and_in_channels_are_different_permissions(*, thread: bool) -> None:
    channel = MagicMock(spec=discord.Thread if thread else discord.TextChannel)
    for in_threads in (True, False):
        granted = discord.Permissions(
            view_channel=True, send_messages_in_threads=in_threads, send_messages=not in_threads
        )
        written = may_write(used(HERE.guild, ELSEWHERE, channel=channel, permissions=granted))
        assert written is (in_threads is thread)
