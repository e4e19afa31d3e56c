"""Presses on buttons that no page of the bot has there."""

from bot.domain import ChannelId
from bot.ui.control import Control, button
from bot.ui.page import Page, row
from playground import Message, Person
from tests.end_to_end.club import Club


async def press_by_hand(club: Club, person: Person, control: Control) -> Message:
    """Press a button that no page of the bot has there."""
    page = Page(row(button("Made by hand", control)))
    nonce = str(len(club.public()))
    await club.bot.messenger.post(ChannelId(club.channel.id), page, nonce=nonce, ping=None)
    return await club.press(person, club.public()[-1], "Made by hand")
