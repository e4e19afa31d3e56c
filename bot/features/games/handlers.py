"""Commands and controls that list and open matches."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.domain import ChallengeId, Match, MatchId, UserId, Venue
from bot.domain.context import InteractionContext
from bot.domain.ids import EVERY_SERVER
from bot.domain.match import Head, Listing
from bot.domain.refusals import Refused
from bot.features.games.pages import (
    EVERYBODY,
    MOST_OPPONENTS,
    ON_A_PAGE,
    Games,
    GamesAgainst,
    InWords,
    More,
    OpenMatch,
    ShowHere,
    TurnGames,
    brought_down_page,
    games_page,
    more_button,
    more_page,
    moved_here_page,
    words_page,
)
from bot.features.games.refusals import NO_MATCH_IN_MESSAGE, OUT_OF_SIGHT
from bot.pages.beginning_pages import ListOwn
from bot.pages.brief_result import OpenResult
from bot.pages.game_lists import GameFilter, ShowGames
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import has_board_here, panel, private_board, whole_result
from bot.requests.request import Request
from bot.toolkit.answer import Answer, Live
from bot.toolkit.control import read_value
from bot.toolkit.lists import FIRST_PAGE, PageNumber
from bot.toolkit.page import Block, MessageTag, Page, Subject, tag_of

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
    """Build a page of the user's own matches, wherever they are played, or of those of another user in this server.

    Of another user's, only those are listed that the viewer may see; outside of servers, those against the viewer. A
    page without matches becomes the first one.
    """
    own = Listing(request.user, EVERY_SERVER, kept is GameFilter.FINISHED, opponent)
    if player == request.user:
        listing = own
    elif request.context is InteractionContext.GUILD:
        listing = replace(own, player=player, guild=request.guild)
    else:
        listing = replace(own, opponent=player)
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
        boards = await uow.boards.of_each(shown, request.user)
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
        context=request.context,
    )


async def match_shown_in(request: Request, message: discord.Message) -> Match:
    """Find the match that a message of the bot is about, if the user may see it.

    Raises `Refused`: NO_MATCH_IN_MESSAGE, NO_SUCH_MATCH.
    """
    own = request.client.user
    message_tag = tag_of(message.components) if own and message.author.id == own.id else None
    match_id = await _match_of(request, message_tag) if message_tag else None
    if match_id is None:
        raise Refused(NO_MATCH_IN_MESSAGE)
    return await request.match(match_id)


async def _match_of(request: Request, message_tag: MessageTag) -> MatchId | None:
    if message_tag.kind.subject is Subject.MATCH and message_tag.about:
        return MatchId(message_tag.about)
    if message_tag.kind.subject is not Subject.CHALLENGE:
        return None
    async with request.client.store.read() as uow:
        return (await uow.challenges.find(ChallengeId(message_tag.about))).match_id


async def opened(request: Request, match: Match, *, back: Block | None = None) -> Answer:
    """Open the panel on the user's turn, otherwise the current board with all available actions.

    In the direct messages where a running match is played, the board itself has these controls, so it is posted again
    instead. `back` is the button that leads to where the match was opened from.
    """
    if has_board_here(request, match) and not match.is_over:
        return await show_here(request, match.id)
    if match.player_to_move == request.user and match.offer is None and not match.is_on_hold:
        answer = await panel(request, match)
        if isinstance(answer, Live):
            answer.page.add_row(*filter(None, [back, more_button(match, request.language)]))
        return answer
    return await private_board(request, match, here=here(request, match), back=back)


def here(request: Request, match: Match) -> Venue | None:
    """Return the venue of the request if the user may have the board of their running match posted there."""
    if match.is_over or request.user not in match.players:
        return None
    if request.venue == match.venue or has_board_here(request, match):
        return match.venue if request.may_write else None
    is_in_its_server = request.context is InteractionContext.GUILD and match.venue.guild == request.guild
    return request.venue if is_in_its_server else None


async def show_here(request: Request, match_id: MatchId) -> Page:
    """Post the board again in its own channel, or move the match to the current channel.

    Raises what `Matches.relocate` raises, and `Refused`: MAY_NOT_WRITE, CANNOT_POST, ONLY_IN_SERVERS, OUT_OF_SIGHT.
    """
    client, venue, language = request.client, request.venue, request.language
    match = await request.match(match_id)
    if here(request, match) == match.venue:
        delivery = await client.presenter.show_match_again(match, request.user)
        return brought_down_page(match, delivery, language)
    request.check_server("/dvonn games")
    request.check_posting()
    for player in match.people:  # a clock must not run where its player doesn't see the board
        if await client.visibility.is_hidden_from(venue, player):
            raise Refused(OUT_OF_SIGHT, player)
    match = await client.matches.relocate(match_id, venue, by=request.user, parent=request.parent_of())
    delivery = await client.presenter.show_match_again(match, request.user)
    return moved_here_page(match, delivery, language)


@handlers.command("games")
@app_commands.describe(player=phrase("option-player"), opponent=phrase("option-only-against"))
async def games(
    request: Request, player: discord.User | None = None, opponent: discord.User | None = None
) -> Page:
    return await games_of(
        request,
        UserId(player.id) if player else request.user,
        opponent=UserId(opponent.id) if opponent else None,
    )


@handlers.menu_command(phrase("menu-open"))
async def open_this(request: Request, message: discord.Message) -> Answer:
    return await opened(request, await match_shown_in(request, message))


@handlers.control(More)
async def more(request: Request, control: More) -> Page:
    match = await request.match(control.match)
    return more_page(match, request.user, request.language, here=here(request, match))


@handlers.control(OpenResult)
async def open_result(request: Request, control: OpenResult) -> Answer:
    match = await request.match(control.match)
    return await (whole_result(request, match) if match.is_over else opened(request, match))


@handlers.control(InWords)
async def in_words(request: Request, control: InWords) -> Page:
    return words_page(await request.match(control.match), request.user, request.language)


@handlers.control(ShowHere)
async def press_show_here(request: Request, control: ShowHere) -> Page:
    return await show_here(request, control.match)


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
