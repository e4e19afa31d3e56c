"""The permissions that the bot lacks, told one step at a time."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.catalogue import language_for
from bot.domain import ChannelId, ServerSettings
from bot.ui.permissions import (
    FOR_THREADS,
    IN_CHANNELS,
    IN_THREADS,
    describe_permissions,
    missing_for,
    missing_permissions,
)

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


def test_permissions_are_named_as_discords_settings_do() -> None:
    told = describe_permissions(("view_channel", "send_messages_in_threads"), language_for("en"))
    assert told == "**View Channel** and **Send Messages in Threads**"
