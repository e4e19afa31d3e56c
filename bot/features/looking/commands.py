"""`/dvonn board`, `/dvonn text`, `/dvonn games` and `/dvonn next`."""

import aiohttp
import discord
from discord import app_commands

from bot.features.looking.actions import move_here
from bot.features.playing.pages import next_page
from bot.features.watching.actions import boards_of
from bot.matches import HaltReason, Match, UserId
from bot.pages.lists import LONGEST_LIST, games_page, next_waiting
from bot.pages.page import Page
from bot.pages.visibility import sees
from bot.requests.answering import Interaction, answer, language_of, taste_of, user_of, venue_of
from bot.requests.autocompletion import own_matches
from bot.requests.done import brought_down_page
from bot.requests.group import dvonn, match_to_see, phrase
from bot.requests.match_pages import current_board_page, words_page


@dvonn.command(name="board", description=phrase("command-board"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def board(interaction: Interaction, match: int | None = None) -> None:
    """Show the board of a match."""
    await answer(interaction, _board(interaction, match))


async def _board(interaction: Interaction, number: int | None) -> Page:
    """Bring the board down for a player in the match's own channel; show it privately to everybody else.

    Where its channel can't be used any more, a player takes the match along into this one.
    """
    client, language, user = interaction.client, language_of(interaction), user_of(interaction)
    match = await match_to_see(interaction, number)
    plays = user in match.players and not match.is_over
    if plays and match.venue == venue_of(interaction):
        delivery = await client.presenter.show_match_again(match, nonce=str(interaction.id))
        return brought_down_page(match, delivery, language)
    if plays and (match.halted is HaltReason.CHANNEL or not await _exists(interaction, match)):
        return await move_here(interaction, match.id)
    shown = await client.matches.shown_board(match.id)
    return await current_board_page(
        match,
        user,
        language,
        await taste_of(interaction),
        message=shown.message if shown else None,
        movable=plays,
    )


async def _exists(interaction: Interaction, match: Match) -> bool:
    """Whether the bot can still see the channel of a match. Archived threads are known to Discord alone."""
    guild, channel = interaction.guild, match.venue.channel
    if guild is None or guild.get_channel_or_thread(channel):
        return True
    try:
        await guild.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return True  # nobody knows, so the match stays where it is
    return True


@dvonn.command(name="text", description=phrase("command-text"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def text(interaction: Interaction, match: int | None = None) -> None:
    """Tell the board of a match in words."""
    await answer(interaction, _text(interaction, match))


async def _text(interaction: Interaction, number: int | None) -> Page:
    match = await match_to_see(interaction, number)
    return words_page(match, user_of(interaction), language_of(interaction))


@dvonn.command(name="games", description=phrase("command-games"))
@app_commands.describe(player=phrase("option-player"))
async def games(interaction: Interaction, player: discord.User | None = None) -> None:
    """List matches."""
    await answer(interaction, _games(interaction, player or interaction.user))


async def _games(interaction: Interaction, player: discord.User | discord.Member) -> Page:
    """A player's matches; of somebody else's only those in channels that the user can see."""
    viewer, owner = user_of(interaction), UserId(player.id)
    running = await interaction.client.matches.running_of(owner, venue_of(interaction).guild)
    seen = [match for match in running if sees(interaction, match)]
    boards = await boards_of(interaction, seen[:LONGEST_LIST])
    return games_page(seen, owner, viewer, boards, language_of(interaction))


@dvonn.command(name="next", description=phrase("command-next"))
async def next_match(interaction: Interaction) -> None:
    """Open the match that has waited longest."""
    await answer(interaction, _next(interaction))


async def _next(interaction: Interaction) -> Page:
    user, language = user_of(interaction), language_of(interaction)
    running = await interaction.client.matches.running_of(user, venue_of(interaction).guild)
    return await next_page(next_waiting(running, user), user, language, await taste_of(interaction))
