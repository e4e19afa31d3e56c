from dataclasses import replace

from discord import app_commands

from bot.delivery.queue import LONGEST
from bot.discord_errors import within
from bot.domain import Match, MatchId
from bot.domain.agreement import agreement
from bot.domain.computer import LEVELS
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.seen_review import SeenReview
from bot.features.review.inspection import Inspected, inspection_page
from bot.features.review.pages import (
    SHARED_REVIEW,
    Reviewed,
    ShareReview,
    ShowConsequence,
    ShowMistake,
    ShowReview,
    consequence_page,
    mistake_page,
    review_page,
    shared_review_page,
    waiting_page,
)
from bot.features.review.refusals import NO_REVIEW_YET, NOTHING_TO_REVIEW
from bot.features.review.repository import RatingsBefore
from bot.features.review.service import UNDER_WAY, Inspections, SharedReviews
from bot.pages.match_status import Past, id_of, owner_of, stacks_moved
from bot.pages.viewer import Viewer
from bot.requests.handlers import Handlers, phrase
from bot.requests.looking_back import check_game_not_in_play, past_of
from bot.requests.request import Request
from bot.requests.sharing import check_sharing_here, describe_posted, try_to_post
from bot.services import Reviews
from bot.services.reviews import note_seen
from bot.toolkit.page import Page
from dvonn import Colour

handlers = Handlers()


async def reviewed(request: Request, past: Past) -> Reviewed:
    """Review a game for the requesting user.

    Raises `Refused`: NO_REVIEW_YET, STILL_IN_PLAY, NOTHING_TO_REVIEW, TOO_BUSY.
    """
    if isinstance(past, Match) and not past.is_over:
        raise Refused(NO_REVIEW_YET, past)
    if not stacks_moved(past):
        raise Refused(NOTHING_TO_REVIEW)
    await check_game_not_in_play(request, past.game)
    try:
        review = await request.get(Reviews).of(past.game, match=owner_of(past))
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy
    shallow = request.client.computer_player.strongest < LEVELS[-1]
    return Reviewed(past, review, await request.viewer(past if isinstance(past, Match) else None), shallow)


async def show_review(request: Request, past: Past) -> Page:
    """Show the review of a game. Raises the same errors as `reviewed`."""
    seen = await reviewed(request, past)
    await _note_seen(request, seen)
    return await review_page(seen, may_share=await _may_share(request, past))


async def _note_seen(request: Request, seen: Reviewed) -> None:
    own = seen.past.players.colour_of(request.user) if isinstance(seen.past, Match) else None
    if isinstance(seen.past, Match) and own is not None:
        now = request.client.clock()
        await note_seen(request.client.store, SeenReview(seen.past, seen.review, request.user, own, now))


async def show_mistake(request: Request, past: Past, number: int) -> Page:
    """Show the mistake with this number, or the review if there are none. Raises the same errors as `reviewed`."""
    seen = await reviewed(request, past)
    return await mistake_page(seen, number) if seen.mistakes else await review_page(seen)


async def show_consequence(request: Request, past: Past, number: int, step: int) -> Page:
    """Show a step of a mistake's consequence, or the review if there is no mistake. Raises the errors of `reviewed`."""
    seen = await reviewed(request, past)
    return await consequence_page(seen, number, step) if seen.mistakes else await review_page(seen)


async def share_review(request: Request, match: Match) -> Page:
    """Post the review of a match on behalf of one of its players, once per match.

    Raises what `check_not_foreign`, `check_sharing_here` and `reviewed` raise, and `Refused`: NOT_TO_BE_SHARED_HERE,
    NOT_A_PLAYER, REVIEW_SHARED.
    """
    request.check_not_foreign()
    if not request.may_share(match):
        raise Refused(RefusalReason.NOT_TO_BE_SHARED_HERE)
    check_sharing_here(request)
    own = await reviewed(request, match)
    everyone = Viewer(await request.language_about(match), names=own.viewer.names)
    public = replace(own, viewer=everyone)
    page = await shared_review_page(match, public, request.user)
    note = await _post_once(request, match, page)
    return await review_page(own, note=note, may_share=await _may_share(request, match))


async def _may_share(request: Request, past: Past) -> bool:
    if not isinstance(past, Match) or not request.may_share(past):
        return False
    return await request.get(SharedReviews).may_be_shared(past, request.user)


async def _post_once(request: Request, match: Match, page: Page) -> str:
    """Post the card unless an earlier attempt already did, and describe the outcome."""
    shared, messenger = request.get(SharedReviews), request.client.messenger
    uncertain = await shared.begin(match, request.venue.channel, by=request.user)
    if uncertain is not None:  # an earlier attempt was interrupted
        until = uncertain.began + UNDER_WAY
        async with within(LONGEST):
            async for found in messenger.left_in(uncertain.channel, (SHARED_REVIEW,), match.id, until=until):
                await shared.done(match, found.message)
                return request.language.say("shared")
    try:
        posted = await try_to_post(request, page, nonce=f"review-{id_of(match)}")
    except Refused:
        await shared.give_up(match.id)
        raise
    if posted:
        await shared.done(match, posted)
    return describe_posted(posted, request.language)


@handlers.control(ShowReview, meanwhile=waiting_page)
async def press_review(request: Request, control: ShowReview) -> Page:
    return await show_review(request, await past_of(request, control.past))


@handlers.control(ShowMistake, meanwhile=waiting_page)
async def mistake(request: Request, control: ShowMistake) -> Page:
    return await show_mistake(request, await past_of(request, control.past), control.number)


@handlers.control(ShowConsequence, meanwhile=waiting_page)
async def consequence(request: Request, control: ShowConsequence) -> Page:
    past = await past_of(request, control.past)
    return await show_consequence(request, past, control.number, control.step)


@handlers.control(ShareReview, meanwhile=waiting_page)
async def share(request: Request, control: ShareReview) -> Page:
    return await share_review(request, await request.match(control.match))


@handlers.admin_command("inspect")
@app_commands.describe(match=phrase("option-finished-match"))
async def inspect(request: Request, match: int) -> Page:
    """Show a manager how a finished match of the server was played. Raises the same errors as `reviewed`."""
    request.check_manager()
    found = await request.get(Inspections).match_to_inspect(MatchId(match), request.guild)
    seen = await reviewed(request, found)
    async with request.client.store.read() as uow:
        before = await RatingsBefore(uow).of(found.id)
        hidden = await uow.people.hidden(before)
    ratings = {player: rating for player, rating in before.items() if player not in hidden}
    await request.get(Inspections).note(found.id, request.guild, by=request.user)
    agreements = {colour: agreement(seen.review, found.game, colour) for colour in Colour}
    return inspection_page(Inspected(found, agreements, ratings, seen.viewer.names), request.language)
