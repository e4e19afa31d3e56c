"""`/dvonn-club week`, and the controls of the board of the week."""

from bot.domain import Match, Message
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
from bot.features.board_of_the_week.repository import Try, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards, WeekSeen
from bot.features.board_of_the_week.week import Opponent, Week
from bot.requests.beginning import bot_itself
from bot.requests.handlers import Handlers
from bot.requests.match_panel import attend, has_board_here
from bot.requests.request import Request
from bot.requests.sharing import check_sharing_here, describe_posted, is_shared_place, try_to_post
from bot.toolkit.answer import Answer, Delivery, Gone, done_page
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
        match = await uow.matches.find(own.match) if own else None
        players = match.players.both if match else ()
        names = await uow.people.names([*(each.user for each in seen.table), *players])
        board = await uow.boards.of(own.match, request.user) if own else None
    message = board.message if board else None
    return WeekPageData(seen, names, past, match, message, is_shared_place=is_shared_place(request))


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
    """Begin the user's try, or show the running one; otherwise show the page, which says how to begin or why not."""
    boards, say = request.get(WeeklyBoards), request.language.say
    if control.week != boards.week:
        return await show_week(request, note=say("week-new"))
    seen = await boards.seen(control.week, request.user, request.guild)
    if seen.own and seen.is_playing:
        return await _show_again(request, seen.own)
    if seen.may_begin and control.opponent:
        return await _begin(request, control.opponent)
    return await show_week(request, note=say("week-had") if seen.own else "")


async def _begin(request: Request, opponent: Opponent) -> Answer:
    """Begin the user's try in their direct messages, unless another press has begun it meanwhile."""
    client, boards = request.client, request.get(WeeklyBoards)
    direct = await request.direct_channel()
    begun = await boards.begin(request.guild, request.person, bot_itself(request), direct, opponent)
    if not begun.is_new:
        return await _show_again(request, begun.own)
    attend(request, begun.match)
    delivery = await client.presenter.show_match(begun.match)
    return _told(request, begun.match, delivery, request.language.say("week-begun"))


async def _show_again(request: Request, own: Try) -> Answer:
    """Bring the board of the user's running try to the bottom of their direct messages."""
    async with request.client.store.read() as uow:
        match = await uow.matches.find(own.match)
    attend(request, match)
    delivery = await request.client.presenter.show_match_again(match, request.user)
    told = request.language.say("week-playing", level=own.opponent.level)
    return _told(request, match, delivery, told)


def _told(request: Request, match: Match, delivery: Delivery, text: str) -> Answer:
    return Gone() if has_board_here(request, match) else done_page(text, match, delivery, request.language)


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
    week = control.week
    seen = await request.get(WeeklyBoards).see(week, request.user, request.guild)
    if seen.own is None or seen.own.result is None:
        raise Refused(NOTHING_TO_SHARE)
    posted = await _post_once(request, week, await _card(request, seen, seen.own))
    return await show_week(request, week, note="" if posted else describe_posted(posted, request.language))


async def _post_once(request: Request, week: Week, page: Page) -> Message | None:
    """Post a card unless one was shared in this server before; one that wasn't posted can be shared again."""
    boards, user, guild = request.get(WeeklyBoards), request.user, request.guild
    await boards.begin_sharing(week, user, guild)
    try:
        posted = await try_to_post(request, page, nonce=str(request.interaction.id))
    except Refused:
        await boards.give_up_sharing(week, user, guild)
        raise
    if posted is None:
        await boards.give_up_sharing(week, user, guild)
    return posted


async def _card(request: Request, seen: WeekSeen, own: Try) -> Page:
    async with request.client.store.read() as uow:
        match = await uow.matches.find(own.match)
        names = await uow.people.names(match.players.both)
    return await shared_page(own, seen, match, names, request.public_language)
