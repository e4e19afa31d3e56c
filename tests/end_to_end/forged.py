"""Presses on buttons that no page of the bot has there."""

from bot.domain import ChannelId
from bot.toolkit.control import Control, button
from bot.toolkit.page import Page, row
from discord_playground import Channel, Message, Person
from tests.end_to_end.club import Club


async def press_by_hand(
    club: Club, person: Person, control: Control, *, channel: Channel | None = None
) -> Message:
    """Press a button that no page of the bot has there, by default in the club's channel."""
    channel = channel or club.channel
    page = Page(row(button("Made by hand", control)))
    nonce = str(len(person.messages(channel)))
    await club.bot.messenger.post(ChannelId(channel.id), page, nonce=nonce, ping=None)
    posted = [message for message in person.messages(channel) if not message.ephemeral][-1]
    return await club.press(person, posted, "Made by hand")
