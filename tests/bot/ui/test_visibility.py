"""A match is seen, and may be shared, from some places only; `tests/bot/delivery` compares whole channels."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.domain import Venue
from bot.domain.ids import EVERY_SERVER
from bot.ui.visibility import may_share_here, may_write, sees
from dvonn import Game
from tests.bot.company import ANNA, CLEO, HERE
from tests.bot.played import match_of

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
    ("guild", "channel", "player", "outsider"),
    [
        (HERE.guild, HERE.channel, True, True),
        (HERE.guild, ELSEWHERE, True, False),
        (ANOTHER_SERVER, ELSEWHERE, False, False),
        (None, ELSEWHERE, True, False),
    ],
)
def test_a_match_is_seen_within_its_server_and_by_its_players_in_direct_messages(
    guild: int | None, channel: int, *, player: bool, outsider: bool
) -> None:
    assert sees(used(guild, channel, user=ANNA.id), MATCH) is player
    assert sees(used(guild, channel), MATCH) is outsider


def test_a_match_of_direct_messages_is_not_seen_in_a_server() -> None:
    assert sees(used(None, HERE.channel, user=ANNA.id), DIRECT)
    assert not sees(used(HERE.guild, ELSEWHERE, user=ANNA.id), DIRECT)


def test_somebody_who_no_longer_sees_the_channel_sees_the_match_only_if_they_play() -> None:
    nothing = discord.Permissions.none()
    assert sees(used(HERE.guild, HERE.channel, user=ANNA.id, permissions=nothing), MATCH)
    assert not sees(used(HERE.guild, HERE.channel, permissions=nothing), MATCH)


def test_a_match_may_be_shared_in_any_thread_of_its_channel() -> None:
    server = SimpleNamespace(id=HERE.guild, get_channel_or_thread=lambda _: None)
    for parent, may in ((HERE.channel, True), (ELSEWHERE, False)):
        thread = MagicMock(spec=discord.Thread, parent_id=parent)
        assert may_share_here(used(HERE.guild, ELSEWHERE, guild=server, channel=thread), MATCH) is may


@pytest.mark.parametrize("thread", [True, False])
def test_writing_in_threads_and_in_channels_are_different_permissions(*, thread: bool) -> None:
    channel = MagicMock(spec=discord.Thread if thread else discord.TextChannel)
    for in_threads in (True, False):
        granted = discord.Permissions(
            view_channel=True, send_messages_in_threads=in_threads, send_messages=not in_threads
        )
        written = may_write(used(HERE.guild, ELSEWHERE, channel=channel, permissions=granted))
        assert written is (in_threads is thread)
