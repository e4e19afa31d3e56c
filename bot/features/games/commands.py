"""`/dvonn board`, `/dvonn text`, `/dvonn games`, `/dvonn watch live`, and "Open this match" in a message's menu."""

import aiohttp
import discord
from discord import app_commands

from bot.delivery.messenger import OutOfOrderError, within
from bot.delivery.visibility import PATIENCE
from bot.domain import HaltReason, Match, UserId
from bot.features.games.actions import live_list, move_here
from bot.features.games.games import games_of
from bot.features.games.opening import board_for, match_shown_in, opened
from bot.features.games.pages import brought_down_page, words_page
from bot.requests.autocompletion import own_matches
from bot.requests.commands import command, menu_command, phrase
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.page import Page


@command("board")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def board(request: Request, match: int | None = None) -> Page:
    """Bring the board down for a player in the match's own channel; show it privately to everybody else, and elsewhere.

    Where its channel can't be used any more, a player takes the match along into this one.
    """
    meant = await request.match_to_see(match)
    plays = request.user in meant.players and not meant.is_over
    if plays and meant.venue == request.venue:
        delivery = await request.client.presenter.show_match_again(meant)
        return brought_down_page(meant, delivery, request.language)
    movable = plays and not request.is_direct
    if movable and (meant.halted is HaltReason.CHANNEL or not await _exists(request, meant)):
        return await move_here(request, meant.id)
    return await board_for(request, meant, movable=movable)


async def _exists(request: Request, match: Match) -> bool:
    """Whether the bot can still see the channel of a match. Archived threads are known to Discord alone."""
    guild, channel = request.interaction.guild, match.venue.channel
    if guild is None or guild.get_channel_or_thread(channel):
        return True
    try:
        async with within(PATIENCE):
            await guild.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError, OutOfOrderError):
        return True  # Discord didn't say, so the match stays where it is
    return True


@command("text")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def text(request: Request, match: int | None = None) -> Page:
    """Tell the board of a match in words."""
    return words_page(await request.match_to_see(match), request.user, request.language)


@command("games")
@app_commands.describe(player=phrase("option-player"), opponent=phrase("option-games-against"))
async def games(
    request: Request, player: discord.User | None = None, opponent: discord.User | None = None
) -> Page:
    """List a player's matches."""
    return await games_of(
        request,
        UserId(player.id) if player else request.user,
        opponent=UserId(opponent.id) if opponent else None,
    )


@command("watch live", servers_only=True)
async def live(request: Request) -> Page:
    """List the server's running matches."""
    return await live_list(request, 1)


@menu_command(phrase("menu-open"), in_direct_messages=True)
async def open_this(request: Request, message: discord.Message) -> Answer:
    """Show the match that a message is about, as it stands by now."""
    return await opened(request, await match_shown_in(request, message))
