"""The match that a message is about, for somebody who wants to see it as it stands."""

import discord

from bot.domain import ChallengeId, Match, MatchId
from bot.domain.refusals import RefusalReason, Refused
from bot.requests.current_board import current_board_page
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.message_tags import tag_of
from bot.ui.page import Kind, MessageTag, Page

ABOUT_MATCHES = frozenset(
    {
        Kind.BOARD,
        Kind.PAST_BOARD,
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
"""The kinds of messages whose mark tells a match, or 0 where they are about none."""

ABOUT_CHALLENGES = frozenset({Kind.CHALLENGE, Kind.INVITATION})
"""Those whose mark tells a challenge, which may have become a match; such a message is the head of a match's thread."""


async def match_shown_in(request: Request, message: discord.Message) -> Match:
    """The match that a message of the bot's is about, if the asker may see it.

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


async def opened(request: Request, match: Match) -> Answer:
    """The panel on the asker's own turn, else the board as it stands with all that the asker can do."""
    if match.player_to_move == request.user and match.offer is None and not match.halted:
        return await panel(request, match)
    return await board_for(request, match)


async def board_for(request: Request, match: Match, *, movable: bool = False) -> Page:
    """The board as it stands, for the asker alone; where it is `movable`, the match can go on in this channel."""
    async with request.client.store.read() as uow:
        shown = await uow.boards.of(match.id)
    return await current_board_page(
        match,
        request.user,
        request.language,
        await request.display(),
        message=shown.message if shown else None,
        movable=movable,
    )
