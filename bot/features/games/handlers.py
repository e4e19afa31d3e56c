"""Commands and controls that list and open matches."""

from collections.abc import Sequence
from dataclasses import replace

import aiohttp
import discord
from discord import app_commands

from bot.delivery.messenger import OutOfOrderError, within
from bot.delivery.visibility import PATIENCE
from bot.domain import ChallengeId, HaltReason, Match, MatchId, UserId
from bot.domain.match import Head, Listing
from bot.domain.refusals import RefusalReason, Refused
from bot.features.games.pages import (
    EVERYBODY,
    LIVE_ON_A_PAGE,
    MOST_OPPONENTS,
    ON_A_PAGE,
    GameFilter,
    Games,
    GamesAgainst,
    InWords,
    More,
    MoveHere,
    OpenMatch,
    ShowGames,
    TurnGames,
    brought_down_page,
    games_page,
    live_page,
    more_page,
    moved_here_page,
    words_page,
)
from bot.requests.autocompletion import own_matches
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.ui.answer import Answer, Live
from bot.ui.beginning import ListOwn, TurnLive
from bot.ui.board_post import current_board_page
from bot.ui.control import read_value
from bot.ui.lists import FIRST_PAGE, ListPage, PageNumber, list_page
from bot.ui.page import Block, Kind, MessageTag, Page, tag_of
from bot.ui.permissions import check_posting, may_write

handlers = Handlers()

OWN_LOOKED_THROUGH = 200
"""How many of a user's matches are searched for visible ones and for opponents."""


async def games_of(
    request: Request,
    player: UserId,
    *,
    kept: GameFilter = GameFilter.RUNNING,
    page: int = 1,
    opponent: UserId | None = None,
) -> Page:
    """Build a page of a user's matches; for other users, only those visible to the viewer from here.

    An unknown page becomes the first. Direct messages list the viewer's own matches of all servers, or the
    viewer's matches against the given user.
    """
    listing = Listing(player, request.guild, kept is GameFilter.FINISHED, opponent)
    if request.is_direct and player != request.user:
        listing = replace(listing, player=request.user, opponent=player)
    shown = PageNumber(max(page, FIRST_PAGE))
    found = await _heads(request, listing, shown)
    if not found and shown > FIRST_PAGE:
        shown, found = FIRST_PAGE, await _heads(request, listing, FIRST_PAGE)
    return games_page(await _games(request, listing, shown, found), request.language)


async def _heads(request: Request, listing: Listing, page: PageNumber) -> Sequence[Head]:
    """Load the matches of a page, plus one more if there is a next page."""
    skip = (page - 1) * ON_A_PAGE
    async with request.client.store.read() as uow:
        if listing.player == request.user:
            return await uow.matches.heads(listing, skip=skip, most=ON_A_PAGE + 1)
        heads = await uow.matches.heads(listing, most=OWN_LOOKED_THROUGH)
    return [head for head in heads if request.sees(head)][skip : skip + ON_A_PAGE + 1]


async def _games(request: Request, listing: Listing, page: PageNumber, found: Sequence[Head]) -> Games:
    shown: list[MatchId] = [head.id for head in found[:ON_A_PAGE]]
    async with request.client.store.read() as uow:
        matches = await uow.matches.find_each(shown)
        boards = await uow.boards.of_each(shown)
        opponents: Sequence[UserId] = ()
        if listing.player == request.user:
            opponents = await uow.matches.opponents(
                request.user, listing.guild, looked_through=OWN_LOOKED_THROUGH, most=MOST_OPPONENTS
            )
        names = await uow.people.names(opponents)
    return Games(
        listing,
        request.user,
        [matches[each] for each in shown if each in matches],
        page,
        has_later=len(found) > ON_A_PAGE,
        boards=boards,
        servers={head.venue.guild: request.server_of(head) for head in found},
        opponents={user: names[user] for user in opponents if user in names},
    )


ABOUT_MATCHES = frozenset(
    {
        Kind.BOARD,
        Kind.PAST_BOARD,
        Kind.SCORE_SHEET,
        Kind.RESULT,
        Kind.SPECTATORS_BOARD,
        Kind.SPECTATORS_RESULT,
        Kind.PING,
        Kind.DIRECT_MESSAGE,
        Kind.WATCHERS_NOTICE,
        Kind.WATCHERS_MENTION,
        Kind.SHARED_POSITION,
        Kind.SHARED_CHART,
        Kind.SHARED_REPLAY,
        Kind.SHARED_REVIEW,
        Kind.SHARED_LINE,
    }
)
"""Kinds of messages whose tag holds a match id, or 0 for none."""

ABOUT_CHALLENGES = frozenset({Kind.CHALLENGE, Kind.INVITATION})
"""Kinds whose tag holds the id of a challenge, which may have become a match with its thread below the message."""


async def match_shown_in(request: Request, message: discord.Message) -> Match:
    """Find the match that a message of the bot is about, if the user may see it.

    Raises `Refused`: NO_MATCH_IN_MESSAGE, NO_SUCH_MATCH.
    """
    own = request.client.user
    message_tag = tag_of(message.components) if own and message.author.id == own.id else None
    match_id = await _match_of(request, message_tag) if message_tag else None
    if match_id is None:
        raise Refused(RefusalReason.NO_MATCH_IN_MESSAGE)
    return await request.match(match_id)


async def _match_of(request: Request, message_tag: MessageTag) -> MatchId | None:
    if message_tag.kind in ABOUT_MATCHES and message_tag.about:
        return MatchId(message_tag.about)
    if message_tag.kind not in ABOUT_CHALLENGES:
        return None
    async with request.client.store.read() as uow:
        return (await uow.challenges.find(ChallengeId(message_tag.about))).match_id


async def opened(request: Request, match: Match, *, back: Block | None = None) -> Answer:
    """Open the panel on the user's turn, otherwise the current board with all available actions.

    `back` leads back to where it was opened from.
    """
    if match.player_to_move == request.user and match.offer is None and not match.halted:
        answer = await panel(request, match)
        if back and isinstance(answer, Live):
            answer.page.add_row(back)
        return answer
    return await board_for(request, match, back=back)


async def board_for(
    request: Request, match: Match, *, movable: bool = False, back: Block | None = None
) -> Page:
    """Build the private page with the current board; `movable` offers to move the match to this channel."""
    async with request.client.store.read() as uow:
        shown = await uow.boards.of(match.id)
    return await current_board_page(
        match,
        request.user,
        request.language,
        await request.display(),
        message=shown.message if shown else None,
        movable=movable,
        names=await request.names_of(match),
        back=back,
    )


SERVER_LOOKED_THROUGH = 1_000
"""How many of a server's running matches are searched for visible ones."""


async def move_here(request: Request, match_id: MatchId) -> Page:
    """Move a match to the current channel and show it there.

    Raises what `Matches.relocate` raises, and `Refused`: MAY_NOT_WRITE, CANNOT_POST.
    """
    client, venue = request.client, request.venue
    request.check_server("/dvonn board")
    check_posting(request.interaction)
    match = await client.matches.relocate(match_id, venue, by=request.user, parent=request.parent_of())
    delivery = await client.presenter.show_match_again(match)
    return moved_here_page(match, delivery, request.language)


async def live_list(request: Request, page: int) -> Page:
    async with request.client.store.read() as uow:
        heads = await uow.matches.heads_on(request.guild, most=SERVER_LOOKED_THROUGH)
    shown = list_page([head.id for head in heads if request.sees(head)], page, LIVE_ON_A_PAGE)
    async with request.client.store.read() as uow:
        matches = await uow.matches.find_each(shown.items)
        boards = await uow.boards.of_each(shown.items)
    running = ListPage([matches[number] for number in shown.items], shown.page, shown.pages, shown.total)
    return live_page(running, boards, request.language, and_more=len(heads) == SERVER_LOOKED_THROUGH)


@handlers.command("board")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def board(request: Request, match: int | None = None) -> Page:
    """Repost the board for a player who may write in the match's own channel; otherwise show it privately.

    If the match's channel is gone, a player moves the match to the current one.
    """
    found = await request.match_to_see(match)
    plays = request.user in found.players and not found.is_over
    if plays and found.venue == request.venue and may_write(request.interaction):
        delivery = await request.client.presenter.show_match_again(found)
        return brought_down_page(found, delivery, request.language)
    movable = plays and not request.is_direct and found.venue != request.venue
    if movable and (found.halted is HaltReason.CHANNEL or not await _exists(request, found)):
        return await move_here(request, found.id)
    return await board_for(request, found, movable=movable)


async def _exists(request: Request, match: Match) -> bool:
    """Whether the bot can see the match's channel. Archived threads are not cached, so Discord is asked."""
    guild, channel = request.interaction.guild, match.venue.channel
    if guild is None or guild.get_channel_or_thread(channel):
        return True
    try:
        async with within(PATIENCE):
            await guild.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError, OutOfOrderError):
        return True  # unknown, so the match stays where it is
    return True


@handlers.command("text")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def text(request: Request, match: int | None = None) -> Page:
    return words_page(await request.match_to_see(match), request.user, request.language)


@handlers.command("games")
@app_commands.describe(player=phrase("option-player"), opponent=phrase("option-games-against"))
async def games(
    request: Request, player: discord.User | None = None, opponent: discord.User | None = None
) -> Page:
    return await games_of(
        request,
        UserId(player.id) if player else request.user,
        opponent=UserId(opponent.id) if opponent else None,
    )


@handlers.command("watch live", servers_only=True)
async def live(request: Request) -> Page:
    return await live_list(request, 1)


@handlers.menu_command(phrase("menu-open"), in_direct_messages=True)
async def open_this(request: Request, message: discord.Message) -> Answer:
    return await opened(request, await match_shown_in(request, message))


@handlers.control(More)
async def more(request: Request, control: More) -> Page:
    return more_page(await request.match(control.match), request.user, request.language)


@handlers.control(InWords)
async def in_words(request: Request, control: InWords) -> Page:
    return words_page(await request.match(control.match), request.user, request.language)


@handlers.control(MoveHere)
async def here(request: Request, control: MoveHere) -> Page:
    return await move_here(request, control.match)


@handlers.control(ListOwn)
async def list_own_matches(request: Request, _control: ListOwn) -> Page:
    return await games_of(request, request.user)


@handlers.control(ShowGames)
async def show_games(request: Request, control: ShowGames) -> Page:
    return await games_of(request, control.player, kept=control.kept, opponent=control.opponent)


@handlers.control(TurnGames)
async def turn_games(request: Request, control: TurnGames) -> Page:
    return await games_of(
        request, control.player, kept=control.kept, page=control.page, opponent=control.opponent
    )


@handlers.control(GamesAgainst)
async def games_against(request: Request, control: GamesAgainst) -> Page:
    """List matches against the chosen opponent, or against everyone."""
    chosen = read_value(int, request.chosen_one or EVERYBODY)
    opponent = UserId(chosen) if chosen else None
    return await games_of(request, control.player, kept=control.kept, opponent=opponent)


@handlers.control(OpenMatch)
async def open_match(request: Request, control: OpenMatch) -> Answer:
    match = await request.match(control.match)
    return await opened(request, match, back=control.back(request.language))


@handlers.control(TurnLive)
async def press_live(request: Request, control: TurnLive) -> Page:
    request.check_server("/dvonn watch live")
    return await live_list(request, control.page)
