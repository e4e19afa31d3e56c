"""`/dvonn-club week`, and the controls of the board of the week."""

from bot.domain.refusals import Refused
from bot.features.board_of_the_week.pages import (
    BestOfWeek,
    ChooseWeek,
    OpenWeek,
    PlayWeek,
    ShareWeek,
    WeekPageData,
    best_page,
    shared_page,
    week_page,
)
from bot.features.board_of_the_week.refusals import NOTHING_TO_SHARE
from bot.features.board_of_the_week.repository import WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards, WeekSeen
from bot.features.board_of_the_week.week import Week
from bot.requests.beginning import bot_itself
from bot.requests.handlers import Handlers
from bot.requests.match_panel import attend, has_board_here
from bot.requests.request import Request
from bot.requests.sharing import check_sharing_here, describe_posted, is_shared_place, try_to_post
from bot.toolkit.answer import Answer, Gone, done_page
from bot.toolkit.control import read_value
from bot.toolkit.page import Page

handlers = Handlers()

MOST_PAST = 24
"""How many past weeks are offered; a menu has room for 25."""


async def show_week(request: Request, week: Week | None = None, *, note: str = "") -> Page:
    """Show the page of a week, by default the current one. A week that is still to come can't be looked at."""
    boards = request.get(WeeklyBoards)
    week = min(week or boards.week, boards.week)
    shown = await _shown(request, await boards.see(week, request.user, request.guild))
    return await week_page(shown, request.language, await request.display(), note=note)


async def _shown(request: Request, seen: WeekSeen) -> WeekPageData:
    own = seen.own
    async with request.client.store.read() as uow:
        past = await WeekRepository(uow).past(most=MOST_PAST)
        names = await uow.people.names([each.user for each in seen.table])
        match = await uow.matches.find(own.match) if own else None
        board = await uow.boards.of(own.match, request.user) if own else None
    may_share = own is not None and own.margin is not None and is_shared_place(request)
    return WeekPageData(seen, names, past, match, board.message if board else None, may_share=may_share)


@handlers.club_command("week")
async def week(request: Request) -> Page:
    return await show_week(request)


@handlers.control(OpenWeek)
async def open_week(request: Request, control: OpenWeek) -> Page:
    return await show_week(request, control.week)


@handlers.control(ChooseWeek)
async def choose_week(request: Request, _: ChooseWeek) -> Page:
    return await show_week(request, read_value(Week.parse, request.chosen_one))


@handlers.control(PlayWeek)
async def play(request: Request, control: PlayWeek) -> Answer:
    """Begin the user's try in their direct messages; a button of a past week opens the current one instead."""
    client, boards = request.client, request.get(WeeklyBoards)
    if control.week != boards.week:
        return await show_week(request, note=request.language.say("week-new"))
    direct = await client.messenger.direct_channel(request.user)
    begun = await boards.begin(request.guild, request.person, bot_itself(request), direct)
    attend(request, begun.match)
    show = client.presenter.show_match if begun.is_new else client.presenter.show_match_again
    delivery = await show(begun.match)
    if has_board_here(request, begun.match):
        return Gone()
    return done_page(request.language.say("week-begun"), begun.match, delivery, request.language)


@handlers.control(BestOfWeek)
async def show_best(request: Request, control: BestOfWeek) -> Page:
    seen = await request.get(WeeklyBoards).seen(control.week, request.user, request.guild)
    if seen.best is None:
        return await show_week(request, control.week)
    return await best_page(control.week, seen.best, request.language, await request.display())


@handlers.control(ShareWeek)
async def share(request: Request, control: ShareWeek) -> Page:
    """Post the user's result in the channel, once in each server.

    Raises what `check_sharing_here` raises, and `Refused`: ONLY_IN_SERVERS, NOTHING_TO_SHARE, WEEK_SHARED.
    """
    request.check_server("/dvonn-club week")
    check_sharing_here(request)
    boards, week = request.get(WeeklyBoards), control.week
    seen = await boards.see(week, request.user, request.guild)
    if seen.own is None or seen.own.margin is None:
        raise Refused(NOTHING_TO_SHARE)
    page = shared_page(request.user, seen, request.public_language)
    await boards.begin_sharing(week, request.user, request.guild)
    try:
        posted = await try_to_post(request, page, nonce=str(request.interaction.id))
    except Refused:
        await boards.give_up_sharing(week, request.user, request.guild)
        raise
    return await show_week(request, week, note=describe_posted(posted, request.language))
