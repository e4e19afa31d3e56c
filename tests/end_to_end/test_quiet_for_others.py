"""Messages that ping nobody notify nobody, also where Discord notifies a server's members of all messages."""

import pytest

from bot.features.spectator_channels.spectators import Spectators
from playground import Notification, NotificationLevel, Person
from tests.end_to_end.club import Club
from tests.end_to_end.puzzling import open_puzzle


@pytest.fixture
async def noisy(club: Club) -> Club:
    """A club whose members Discord notifies of all messages, as it does in new servers."""
    club.guild.edit(default_message_notifications=NotificationLevel.ALL_MESSAGES)
    await club.quiet()
    return club


def rung(club: Club) -> list[Notification]:
    """The notifications since this was asked last."""
    heard = list(club.playground.notifications)
    club.playground.notifications.clear()
    return heard


async def test_a_message_that_pings_nobody_notifies_nobody(noisy: Club, dora: Person) -> None:
    club = noisy
    stage = club.guild.create_text_channel("stage")
    club.bot.get(Spectators).pace = 0
    await club.use(club.anna, "challenge")
    page, _ = await open_puzzle(club, club.anna)
    await club.press(club.anna, page, "Share")
    await club.use(dora, "dvonn-admin show", {"channel": stage, "what": 1})
    await club.nothing_to_do()
    assert len(club.public()) == 2
    assert club.public(stage)
    assert rung(club) == []


async def test_a_new_server_is_greeted_without_a_notification(noisy: Club) -> None:
    club = noisy
    guild = club.playground.create_guild(
        "Another", owner=club.olga, default_message_notifications=NotificationLevel.ALL_MESSAGES
    )
    hall = guild.create_text_channel("hall")
    guild.add_bot(club.application)
    await club.quiet()
    assert len(club.olga.messages(hall)) == 1
    assert rung(club) == []
