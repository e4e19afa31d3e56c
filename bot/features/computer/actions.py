"""Beginning a match against the computer, and what it is asked for in one."""

from bot.domain import Person, UserId
from bot.domain.computer import LEVELS, Level
from bot.domain.refusals import RefusalReason, Refused
from bot.features.computer.pages import begun_page
from bot.features.playing.actions import panel
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.beginning import PlayComputer
from bot.ui.delivery import Delivered
from bot.ui.permissions import check_access, opens_threads
from dvonn import Game


async def begin_here(request: Request, wanted: PlayComputer, opening: Game | None = None) -> Answer:
    """Begin a match where it is asked for, and open the panel.

    In direct messages the board stands there. Raises as `Computing.begin`, and `Refused`: LEVEL_TOO_HIGH, CANNOT_POST.
    """
    client, venue = request.client, request.venue
    if wanted.level > client.computer_player.strongest:
        raise Refused(RefusalReason.LEVEL_TOO_HIGH, client.computer_player.strongest)
    check_access(request.interaction)
    match = await client.computing.begin(
        venue,
        request.person,
        bot_itself(request),
        wanted.level,
        colour=wanted.colour,
        setup=wanted.setup,
        opening=opening,
        parent=request.parent_of(),
        below_a_channel=opens_threads(request.interaction, venue.channel),
    )
    delivery = await client.presenter.show_match(match)
    if not isinstance(delivery, Delivered):
        return begun_page(match, delivery, request.language)
    return await panel(request, match)


def level_of(number: int) -> Level:
    """A level that there is, which a control carried. Raises `Refused`: OUTDATED_CONTROL."""
    if number not in LEVELS:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return Level(number)


def bot_itself(request: Request) -> Person:
    """The bot as a player, under the name that it has in the server."""
    guild = request.interaction.guild
    me = guild.me if guild else request.client.user
    if me is None:
        raise ValueError("the bot is not logged in")
    return Person(UserId(me.id), me.display_name, is_bot=True)
