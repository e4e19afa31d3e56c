"""`/dvonn profile`, and `/dvonn-admin unrate`, with which managers take a match out of the ratings."""

import discord
from discord import app_commands

from bot.domain import ChannelId, MatchId, UserId
from bot.domain.match import Head
from bot.features.board_of_the_week.service import WeeklyBoards
from bot.features.puzzles.service import Puzzling
from bot.features.ratings.pages import Unrate, ask_unrate_page, taken_out_page
from bot.features.ratings.pictures import Won
from bot.features.ratings.profile import Profile
from bot.features.ratings.profile_pages import RECENT, OpenPlayed, match_of, profile_page
from bot.features.ratings.repository import RatingRepository
from bot.features.ratings.service import Ratings, match_to_take_out
from bot.features.ratings.table import TurnTable, absence_of, games_in, table_of, table_page
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import panel, private_board
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.control import read_value
from bot.toolkit.lists import FIRST_PAGE, PageNumber
from bot.toolkit.page import Page

handlers = Handlers()

LOOKED_THROUGH = 1_000
"""How many of a player's latest games a profile covers."""


@handlers.command("profile")
@app_commands.describe(user=phrase("option-profile-user"))
async def profile(request: Request, user: discord.User | None = None) -> Page:
    return await show_profile(request, UserId(user.id) if user else request.user)


@handlers.menu_command(phrase("menu-profile"))
async def profile_of(request: Request, whom: discord.User | discord.Member) -> Page:
    return await show_profile(request, UserId(whom.id))


async def show_profile(request: Request, user: UserId) -> Page:
    """Show a player's profile; another user's profile covers only the games that the viewer may see from here."""
    known = await profile_for(request, user)
    best = known.best_win
    opponents = {game.opponent for game in known.openable[:RECENT]} | ({best.opponent} if best else set())
    async with request.client.store.read() as uow:
        names = await uow.people.names([user, *opponents])
        won = Won(best, await uow.matches.find(best.head.id)) if best else None
    return await profile_page(
        known, won, names, request.dates, await request.display(), context=request.context
    )


async def profile_for(request: Request, user: UserId) -> Profile:
    async with request.client.store.read() as uow:
        ratings = RatingRepository(uow)
        games = await ratings.games(user, most=LOOKED_THROUGH)
        computer_games = await ratings.computer_games(user, most=LOOKED_THROUGH)
        rating = (await ratings.ratings([user])).get(user)
        private = await uow.people.hidden([user, *{game.opponent for game in games}])
    is_own, is_private = user == request.user, user in private

    def sees(game: Head) -> bool:
        return is_own or (request.user in game.players if is_private else request.sees(game))

    games = [game for game in games if sees(game.head)]
    hidden = not is_own and (is_private or not games)
    solver = None if hidden else await request.get(Puzzling).solver(user)
    weeks = request.get(WeeklyBoards)
    return Profile(
        user,
        request.user,
        None if hidden or rating is None else rating.at(request.client.clock()),
        games,
        [game for game in computer_games if sees(game.head)],
        solver.rating if solver and solver.tried else None,
        None if hidden else await weeks.latest_result(user, request.user, request.guild),
        hidden=private - {request.user, user},
        is_private=is_private,
    )


@handlers.control(OpenPlayed)
async def open_played(request: Request, _: OpenPlayed) -> Answer:
    match = await request.match(read_value(match_of, request.chosen_one))
    if not match.is_over and match.player_to_move == request.user:
        return await panel(request, match)
    return await private_board(request, match)


@handlers.club_command("table", servers_only=True)
async def table(request: Request) -> Page:
    return await show_table(request)


@handlers.control(TurnTable)
async def turn_table(request: Request, control: TurnTable) -> Page:
    return await show_table(request, control.page)


async def show_table(request: Request, page: PageNumber = FIRST_PAGE) -> Page:
    """Show a page of the table with the players of games that the viewer may see, and the viewer's own row."""
    at, guild = request.client.clock(), request.guild

    def sees(user: UserId, channel: ChannelId) -> bool:
        return request.sees(games_in(guild, channel, user))

    async with request.client.store.read() as uow:
        known = await table_of(uow, guild, sees, at, page=page)
        own = known.ranking.of(request.user) or await absence_of(uow, request.user, at)
    return await table_page(known, request.language, await request.display(), viewer=request.user, own=own)


@handlers.admin_command("unrate")
@app_commands.describe(match=phrase("option-finished-match"))
async def unrate(request: Request, match: int) -> Page:
    """Ask for confirmation before taking a match out of the ratings."""
    request.check_manager()
    async with request.client.store.read() as uow:
        rated = await match_to_take_out(uow, MatchId(match), request.guild, by=request.user)
    return ask_unrate_page(rated, request.language)


@handlers.control(Unrate)
async def press_unrate(request: Request, control: Unrate) -> Page:
    request.check_manager()
    taken_out = await request.get(Ratings).take_out(control.match, request.guild, by=request.user)
    await request.client.presenter.show_match(taken_out)
    await request.client.presenter.deliver_direct_messages()
    return taken_out_page(taken_out, request.language)
