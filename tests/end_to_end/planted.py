"""Messages of the bot with arbitrary controls, for pressing controls that the bot never showed."""

from discord import SelectOption, ui

from bot.domain import MatchId, UserId
from bot.features.games.pages import OpenMatch
from bot.pages.game_lists import GameFilter
from bot.toolkit.control import Control
from bot.toolkit.lists import FIRST_PAGE
from discord_playground import Channel, Message, Person
from tests.end_to_end.club import Club


async def planted(club: Club, channel: Channel, *custom_ids: str, select: bool = False) -> Message:
    """Post a message of the bot with a button per custom id (labelled with it), or with menus."""
    view: ui.View = ui.View(timeout=None)
    for each in custom_ids:
        option = SelectOption(label="One", value="1")
        view.add_item(
            ui.Select(custom_id=each, options=[option])
            if select
            else ui.Button(label=each[:80], custom_id=each)
        )
    view.stop()  # route presses to the bot's own controls
    sent = await club.bot.get_partial_messageable(channel.id).send("Planted", view=view)
    return channel.messages[sent.id]


async def press_control(
    club: Club, person: Person, control: Control, *, channel: Channel | None = None
) -> Message:
    """Press a control that is planted in a channel; return the ephemeral answer."""
    message = await planted(club, channel or club.channel, control.custom_id)
    return await club.press(person, message, control.custom_id)


def listed(match: MatchId) -> OpenMatch:
    """Return the control with which somebody's list opens a match."""
    return OpenMatch(match, UserId(1), GameFilter.RUNNING, FIRST_PAGE)
